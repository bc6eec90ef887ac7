"""Which files of the drop folder are due, and when to look again (shell)."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from galley_watch.clock import Clock
from galley_watch.intake.content import intake_of
from galley_watch.intake.folder import ChangedWhileReadError, FolderLook, SeenFile, look_around, read_file
from galley_watch.settle import Sighting, has_settled, settles_at, sighted
from galley_watch.values.event import FileTaken
from galley_watch.values.intake import FileKind, FileLook, KnownFile
from galley_watch.values.job import DropIntake, PutResult
from galley_watch.values.settings import Settings
from galley_watch.watch import Watcher

logger = logging.getLogger(__name__)

_OFFLINE_SECONDS = 5.0
_PATIENCE_SECONDS = 30.0
_SHORTEST_REST_SECONDS = 0.02
_FIRST_RETRY_SECONDS = 2.0
_LONGEST_RETRY_SECONDS = 600.0
# A look at a large folder is followed by a rest of several times its length, however many events come.
_REST_PER_LOOK = 4.0
_LONGEST_REST_SECONDS = 2.0


class DropState(StrEnum):
    STARTING = "starting"
    WATCHING = "watching"
    OFFLINE = "offline"


@dataclass(frozen=True, slots=True)
class ScanResult:
    """One look: ``files`` read and enqueued with ``jobs`` new ones; ``waiting`` have not settled, ``unreadable`` cannot be read now.

    ``next_in_seconds``: when another look is worth it without any event, None where nothing waits.
    """

    state: DropState
    files: int = 0
    jobs: int = 0
    waiting: int = 0
    unreadable: int = 0
    next_in_seconds: float | None = None


class DropLedger(Protocol):
    """What intake needs of the queue."""

    async def known_looks(self) -> Mapping[bytes, KnownFile]:
        """Every file on record, taken or skipped, by its path relative to the drop folder."""
        ...

    async def put(self, intake: DropIntake) -> PutResult:
        """Enqueue all of one file and record it, in one transaction."""
        ...

    async def record_skipped(self, path: bytes, look: FileLook | None, reason: str) -> None:
        """Record why a file is not read; without a look it counts as not looked at yet."""
        ...


@dataclass(frozen=True, slots=True)
class _Trouble:
    """A file that could not be read: why, how often, and when (monotonic) it is tried again unless it changes before."""

    look: FileLook
    number: int
    tries: int
    again_at: float


@dataclass(frozen=True, slots=True)
class _Plan:
    folder: FolderLook
    due: tuple[SeenFile, ...]
    sightings: dict[bytes, Sighting]
    took_seconds: float


class Intake:
    """Takes what settles in the drop folder into the ledger. ``happened`` hears of each file taken.

    ``events`` off: only looks every ``rescan_seconds``. Raises what the ledger raises (``NotNow`` while it cannot be written); what
    was not recorded is read again.
    """

    def __init__(
        self,
        settings: Settings,
        queue: DropLedger,
        clock: Clock,
        happened: Callable[[FileTaken], None] = lambda _: None,
        events: bool = True,
    ) -> None:
        self._settings = settings
        self._queue = queue
        self._clock = clock
        self._happened = happened
        self._events = events
        self._watcher = Watcher(settings.drop_folder, clock)
        self._known: dict[bytes, FileLook] | None = None
        self._sightings: dict[bytes, Sighting] = {}
        self._troubles: dict[bytes, _Trouble] = {}
        self._state = DropState.STARTING
        self._rest_seconds = 0.0

    @property
    def drop_state(self) -> DropState:
        return self._state

    async def run(self, stop: asyncio.Event) -> None:
        """Look at start, at each event and every ``rescan_seconds``, until stopped."""
        watching = asyncio.create_task(self._watcher.run(), name="watch") if self._events else None
        try:
            while not stop.is_set():
                self._watcher.woken.clear()
                result = await self.scan_once(stop)
                await self._wait(stop, self._until_next(result))
        finally:
            if watching:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)

    async def take_present(self) -> ScanResult:
        """Look until all present files have settled and are taken; one that keeps changing is left after half a minute."""
        files = jobs = 0
        until = self._clock.monotonic() + _PATIENCE_SECONDS + self._settings.intake.settle_seconds
        while True:
            result = await self.scan_once()
            files, jobs = files + result.files, jobs + result.jobs
            if not result.waiting or self._clock.monotonic() > until:
                return ScanResult(result.state, files, jobs, result.waiting, result.unreadable, result.next_in_seconds)
            await self._clock.sleep(result.next_in_seconds or _SHORTEST_REST_SECONDS)

    async def scan_once(self, stop: asyncio.Event | None = None) -> ScanResult:
        """One look; files that settled since the last one are taken, until ``stop``."""
        if self._known is None:
            on_record = await self._queue.known_looks()
            self._known = {path: file.look for path, file in on_record.items() if file.look is not None}
        plan = await asyncio.to_thread(self._plan, self._known)
        self._sightings = plan.sightings
        self._rest_seconds = min(plan.took_seconds * _REST_PER_LOOK, _LONGEST_REST_SECONDS)
        self._watcher.root_is(plan.folder.identity)
        self._note_state(plan.folder)
        if plan.folder.identity is None:
            return ScanResult(self._state, next_in_seconds=_OFFLINE_SECONDS)
        files = jobs = 0
        for seen in plan.due:
            if stop is not None and stop.is_set():
                break
            taken = await self._take(seen, self._known)
            files, jobs = files + (taken is not None), jobs + (taken.taken if taken else 0)
        for skipped in plan.folder.skipped:
            if stop is not None and stop.is_set():
                break
            await self._queue.record_skipped(skipped.path, skipped.look, skipped.reason or "")
            self._known[skipped.path] = skipped.look
        return self._result(files, jobs)

    def _plan(self, known: Mapping[bytes, FileLook]) -> _Plan:
        """In a thread: nothing else touches the sightings meanwhile, as looks do not overlap."""
        before = self._clock.monotonic()
        folder = look_around(self._settings.drop_folder, known)
        after = self._clock.monotonic()
        if folder.identity is None:
            return _Plan(folder, (), {}, after - before)
        due = []
        sightings = {}
        for seen in folder.fresh:
            earlier = self._sightings.get(seen.path)
            trouble = self._troubles.get(seen.path)
            resting = trouble is not None and trouble.look == seen.look and before < trouble.again_at
            if not resting and has_settled(earlier, seen.look, before, self._settings.intake.settle_seconds):
                due.append(seen)
            sightings[seen.path] = sighted(earlier, seen.look, after)
        for path in self._troubles.keys() - sightings.keys():
            del self._troubles[path]
        return _Plan(folder, tuple(due), sightings, after - before)

    async def _take(self, seen: SeenFile, known: dict[bytes, FileLook]) -> PutResult | None:
        try:
            intake = await asyncio.to_thread(self._read, seen)
        except (ChangedWhileReadError, FileNotFoundError):
            self._sightings.pop(seen.path, None)
            return None
        except OSError as error:
            await self._postpone(seen, error)
            return None
        result = await self._queue.put(intake)
        known[seen.path] = seen.look
        self._sightings.pop(seen.path, None)
        self._troubles.pop(seen.path, None)
        name = os.fsdecode(seen.path)
        if intake.kind is FileKind.ERROR:
            logger.warning("%s cannot be taken: %s", _printable(name), _printable(intake.reason or "it cannot be read."))
        elif intake.kind is not FileKind.IGNORE:
            self._happened(FileTaken(name, result))
        return result

    def _read(self, seen: SeenFile) -> DropIntake:
        data = read_file(self._settings.drop_folder, seen)
        return intake_of(os.fsdecode(seen.path), data, seen.look, self._settings)

    async def _postpone(self, seen: SeenFile, error: OSError) -> None:
        """Cloud placeholders, foreign owners, bad disks: tried again, ever less often. One warning a cause, not one a file."""
        number = error.errno or 0
        cause = error.strerror or type(error).__name__
        if all(trouble.number != number for trouble in self._troubles.values()):
            logger.warning(
                "%s cannot be read now (%s). It is tried again; others like it are not mentioned.",
                _printable(os.fsdecode(seen.path)),
                cause,
            )
        earlier = self._troubles.get(seen.path)
        tries = earlier.tries + 1 if earlier and earlier.look == seen.look else 1
        wait = min(_FIRST_RETRY_SECONDS * 2 ** min(tries - 1, 20), _LONGEST_RETRY_SECONDS)
        self._troubles[seen.path] = _Trouble(seen.look, number, tries, self._clock.monotonic() + wait)
        if tries == 1:
            await self._queue.record_skipped(seen.path, None, f"It cannot be read now ({cause}). It is tried again.")

    def _result(self, files: int, jobs: int) -> ScanResult:
        now = self._clock.monotonic()
        settle_seconds = self._settings.intake.settle_seconds
        moments = []
        waiting = unreadable = 0
        for path, sighting in self._sightings.items():
            trouble = self._troubles.get(path)
            if trouble and trouble.look == sighting.look:
                unreadable += 1
                moments.append(trouble.again_at)
            else:
                waiting += 1
                moments.append(settles_at(sighting, settle_seconds))
        soonest = max(min(moments) - now, _SHORTEST_REST_SECONDS) if moments else None
        return ScanResult(self._state, files, jobs, waiting, unreadable, soonest)

    def _note_state(self, folder: FolderLook) -> None:
        state = DropState.OFFLINE if folder.identity is None else DropState.WATCHING
        if state is not self._state:
            if state is DropState.OFFLINE:
                logger.warning("The drop folder is offline: %s. It is taken up again when it is back.", folder.trouble)
            elif self._state is DropState.OFFLINE:
                logger.info("The drop folder is back.")
        self._state = state

    def _until_next(self, result: ScanResult) -> float:
        rescan_seconds = self._settings.intake.rescan_seconds
        return rescan_seconds if result.next_in_seconds is None else min(result.next_in_seconds, rescan_seconds)

    async def _wait(self, stop: asyncio.Event, seconds: float) -> None:
        """Until stopped, the time is over, or an event came and the folder had its rest."""
        stopped = asyncio.create_task(stop.wait())
        woken = asyncio.create_task(self._woken_and_rested())
        over = asyncio.create_task(self._clock.sleep(seconds))
        tasks: tuple[asyncio.Task[object], ...] = (stopped, woken, over)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _woken_and_rested(self) -> None:
        await self._watcher.woken.wait()
        await self._clock.sleep(self._rest_seconds)


def _printable(text: str) -> str:
    """For a log: no control characters, no lone surrogates."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)
