"""The queue as the walk, the intake and the commands use it (shell): each call is one transaction in the ledger's own thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence

from galley_watch.clock import Clock
from galley_watch.db import Database, compared
from galley_watch.errors import NotNow
from galley_watch.queue import (
    claiming,
    drop_file_rows,
    keeping,
    pausing,
    payloads,
    putting,
    reading_again,
    reconciling,
    rescuing,
    restarting,
    salvaging,
    settling,
)
from galley_watch.queue.host_rows import wake_all_hosts
from galley_watch.queue.salvaging import SalvagedJob
from galley_watch.values.intake import FileLook, KnownFile
from galley_watch.values.job import Claim, DropIntake, PutResult, Stage
from galley_watch.values.network import Doubt
from galley_watch.values.outcome import Outcome
from galley_watch.values.page import Payload
from galley_watch.values.settings import FetchSettings
from galley_watch.values.staged import FoundNote, StagedRecipe

_CLOCK_STEP_MS = 2_000


class Queue:
    """The durable queue. Every method may raise ``NotNow`` (ledger locked or disk full): nothing was written then.

    ``random`` gives numbers in [0, 1).

    A caller that is cancelled while it waits may still have its transaction take place: ``release`` gives such claims back.
    """

    def __init__(self, database: Database, clock: Clock, settings: FetchSettings, random: Callable[[], float]) -> None:
        self._database = database
        self._clock = clock
        self._settings = settings
        self._random = random
        self._looked_at = (clock.monotonic(), clock.now_ms())

    async def put(self, intake: DropIntake) -> PutResult:
        """Enqueue all that one drop file (or a command: ``path`` None) gives and record the file, whole or not at all."""
        return await self._database.write(putting.put, intake, self._clock.now_ms())

    async def known_looks(self) -> dict[bytes, KnownFile]:
        """Every drop file on record, taken or skipped, by its path relative to the drop folder."""
        return await self._database.read(drop_file_rows.known_looks)

    async def record_skipped(self, path: bytes, look: FileLook | None, reason: str) -> None:
        """Record why a file is not read, for the person; without a look it cannot be read now and counts as not looked at yet."""
        await self._database.write(drop_file_rows.record_skipped, path, look, reason, self._clock.now_ms())

    async def record_archived(self, path: bytes) -> None:
        """Record that a file that was read was moved out of the way: the next one of that name is another file."""
        await self._database.write(drop_file_rows.record_archived, path)

    async def archivable(self, unchanged_since_ms: int) -> list[tuple[bytes, FileLook]]:
        """Drop files taken and unchanged since then that never brought links a second time: what may be moved out of the way."""
        return await self._database.read_aside(drop_file_rows.archivable, unchanged_since_ms)

    async def pause(self) -> bool:
        """Fetch nothing until ``resume``, over restarts too; False where it was paused already."""
        return await self._database.write(pausing.pause, self._clock.now_ms())

    async def resume(self) -> bool:
        """Fetch again; False where it was not paused."""
        return await self._database.write(pausing.resume)

    async def keep_doubt(self, doubt: Doubt | None) -> None:
        """Record that this machine may be offline, for the person and for the next start; None: it is online."""
        await self._database.write_in_passing(pausing.set_doubt, doubt)

    async def claim(self, stage: Stage, worker_id: str, limit: int = 1) -> list[Claim]:
        """Take up to ``limit`` due jobs of this stage, sorted by id; of each host at most one, when its rest is over."""
        return await self._database.write_in_passing(claiming.claim, stage, worker_id, limit, self._clock.now_ms(), self._settings)

    async def renew(self, claim: Claim) -> bool:
        """Extend the lease; False when the claim is no longer ours."""
        return await self._database.write_in_passing(claiming.renew, claim, self._clock.now_ms(), self._settings)

    async def settle(self, claim: Claim, outcome: Outcome) -> bool:
        """Record what happened; False (and nothing written) when the claim is no longer ours."""
        return await self._database.write(settling.settle, claim, outcome, self._clock.now_ms(), self._settings, self._random())

    async def next_due_ms(self, stage: Stage) -> int | None:
        """When the next job of this stage may be claimed (UTC milliseconds, may be past); None when none waits."""
        return await self._database.read(claiming.next_due_ms, stage, self._clock.now_ms())

    async def payload_of(self, claim: Claim) -> Payload:
        """The kept page or raw text that the extract step reads. Raises ``NotNow`` for one damaged on the disk, which is fetched anew."""
        try:
            return await self._database.read(payloads.payload_of, claim.job_id)
        except payloads.PageDamagedError:
            await self._database.write(restarting.fetch_anew, claim.job_id, self._clock.now_ms())
            raise NotNow("The kept page of this link was damaged on the disk.", of_one_job=True) from None

    async def staged_of(self, claim: Claim) -> StagedRecipe:
        """The staged row whose note is due, or written where ``claim.has_note``."""
        return await self._database.read(payloads.staged_of, claim.job_id)

    async def reserve_note_name(self, staged_id: int, name: str) -> None:
        """Record under which file name the note of this row is going to be written. Raises ``NotNow`` where none is due."""
        await self._database.write(payloads.reserve_note_name, staged_id, name)

    async def rescue(self) -> int:
        """At start: give back everything that a dead agent left processing; how many jobs."""
        self._looked_at = (self._clock.monotonic(), self._clock.now_ms())
        return await self._database.write(rescuing.rescue, self._clock.now_ms(), self._settings)

    async def expire_leases(self) -> int:
        """Take back jobs whose worker no longer renews; how many. Call it every few seconds.

        After a stop of the whole process or a step of the clock no lease says anything: all are renewed instead. What waits for a time of
        a clock that was set back since waits as much less.
        """
        last_seconds, last_ms = self._looked_at
        seconds, now_ms = self._clock.monotonic(), self._clock.now_ms()
        elapsed_ms = (seconds - last_seconds) * 1000
        step_ms = round(now_ms - last_ms - elapsed_ms)
        if step_ms < -_CLOCK_STEP_MS:
            await self._database.write(rescuing.shift_waits, step_ms, now_ms)
        if abs(step_ms) > _CLOCK_STEP_MS or elapsed_ms > claiming.lease_ms(self._settings) / 2:
            await self._database.write(rescuing.renew_all, now_ms, self._settings)
            expired = 0
        else:
            expired = await self._database.write(rescuing.expire_leases, now_ms)
        # Only now: had the ledger been locked, the next call must see the whole time in which nobody could renew.
        self._looked_at = (seconds, now_ms)
        return expired

    async def release(self, worker_id: str | None = None) -> int:
        """Give back what this worker (None: every worker) holds, nothing spent; how many jobs."""
        return await self._database.write(rescuing.release, worker_id, self._clock.now_ms())

    async def retry(self, ids: Sequence[int] = (), failed: bool = False, host: str | None = None, code: str | None = None) -> list[int]:
        """Try again: failed or cancelled jobs by id, all failed ones, or the failed ones of a host or with a code; their ids."""
        return await self._database.write(lambda c: restarting.retry(c, self._clock.now_ms(), ids=ids, failed=failed, host=host, code=code))

    async def read_again(self, ids: Sequence[int]) -> list[int]:
        """Read the pages of these jobs again although their notes are written; those for which that begins (``queue.reading_again``)."""
        return await self._database.write(reading_again.read_again, ids, self._clock.now_ms())

    async def newer_seen(self, ids: Sequence[int]) -> list[int]:
        """The person has looked at the newer versions of these jobs' pages: they are announced no more; those that had one."""
        return await self._database.write(reading_again.seen, ids, self._clock.now_ms())

    async def cancel(self, ids: Sequence[int] = (), *, file: bytes | None = None) -> list[int]:
        """Cancel pending and processing jobs by id, or all that a drop file brought; their ids."""
        return await self._database.write(lambda c: restarting.cancel(c, self._clock.now_ms(), ids=ids, file=file))

    async def drop_old_pages(self) -> int:
        """Bound the kept pages by ``keep_pages_days`` and ``keep_pages_mb`` and give freed room back to the disk; how many pages went.

        In small transactions: the writer is never held for long.
        """
        dropped = 0
        portions = await self._database.read_aside(keeping.pages_to_drop, self._settings, self._clock.now_ms())
        for job_ids in portions:
            dropped += await self._database.write(keeping.drop_pages, job_ids)
        while await self._database.write(keeping.give_back):
            continue
        return dropped

    def reconcile_now(self, notes: Iterable[FoundNote], salvaged: Iterable[SalvagedJob], all_notes: bool) -> tuple[int, int]:
        """A rebuilt ledger learns its notes anew and takes up what the damaged one still held: how many notes and links it did not know.

        It is a ledger like any other then, unless these are not ``all_notes``.
        """

        def reconcile(connection: sqlite3.Connection) -> tuple[int, int]:
            now_ms = self._clock.now_ms()
            notes_unknown = reconciling.reconcile(connection, notes, now_ms)
            links_unknown = salvaging.put_salvaged(connection, salvaged, now_ms)
            wake_all_hosts(connection, now_ms)
            if all_notes:
                compared(connection)
            return notes_unknown, links_unknown

        return self._database.write_now(reconcile)
