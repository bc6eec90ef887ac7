"""When to look at the drop folder, and taking what has settled there into the ledger (shell)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from galley_watch.clock import Clock
from galley_watch.intake.arrivals import Arrivals
from galley_watch.intake.folder import FolderLook, SeenFile, look_around
from galley_watch.intake.moving import Mover
from galley_watch.intake.taking import Taken, Taker
from galley_watch.values.event import DropEvent
from galley_watch.values.intake import FileLook, KnownFile
from galley_watch.values.job import DropIntake, PutResult
from galley_watch.values.settings import Settings
from galley_watch.watch import Watcher

log = logging.getLogger(__name__)

_OFFLINE_SECONDS = 5.0
_PATIENCE_SECONDS = 30.0
_SHORTEST_REST_SECONDS = 0.02
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

    async def record_archived(self, path: bytes) -> None:
        """Record that a taken file was moved out of the way: the next one of that name is another file."""
        ...

    async def archivable(self, unchanged_since_ms: int) -> list[tuple[bytes, FileLook]]:
        """Taken files that lie where they were, unchanged since then (UTC milliseconds), and never brought links a second time."""
        ...


@dataclass(frozen=True, slots=True)
class _Plan:
    folder: FolderLook
    due: list[SeenFile]
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
        happened: Callable[[DropEvent], None] = lambda _: None,
        events: bool = True,
    ) -> None:
        self._settings = settings
        self._queue = queue
        self._clock = clock
        self._events = events
        self._watcher = Watcher(settings.drop_folder, clock)
        self._known: dict[bytes, FileLook] | None = None
        self._arrivals = Arrivals(settings.intake.settle_seconds)
        self._mover = Mover(settings, queue, clock)
        self._taker = Taker(settings, queue, clock, self._arrivals, self._mover, happened)
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
                await self._watcher.wait(stop, self._until_next(result), lambda: self._rest_seconds)
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
        self._rest_seconds = min(plan.took_seconds * _REST_PER_LOOK, _LONGEST_REST_SECONDS)
        self._watcher.root_is(plan.folder.identity)
        self._note_state(plan.folder)
        if plan.folder.identity is None:
            return ScanResult(self._state, next_in_seconds=_OFFLINE_SECONDS)
        files = jobs = 0
        async for taken in self._taker.take(plan.due, stop):
            files, jobs = files + 1, jobs + taken.result.taken
            self._know(taken)
        await self._taker.skip(plan.folder.skipped, self._known, stop)
        for path in await self._mover.move_left_ones(stop):
            self._known.pop(path, None)
        return self._result(files, jobs)

    def _know(self, taken: Taken) -> None:
        assert self._known is not None
        if taken.is_moved:
            self._known.pop(taken.path, None)
        else:
            self._known[taken.path] = taken.look

    def _plan(self, known: Mapping[bytes, FileLook]) -> _Plan:
        """In a thread: nothing else touches the arrivals meanwhile, as looks do not overlap."""
        before = self._clock.monotonic()
        folder = look_around(self._settings.drop_folder, known)
        after = self._clock.monotonic()
        if folder.identity is None:
            self._arrivals.forget_sightings()
            return _Plan(folder, [], after - before)
        return _Plan(folder, self._arrivals.looked(folder.fresh, before, after), after - before)

    def _result(self, files: int, jobs: int) -> ScanResult:
        waiting, unreadable, moment = self._arrivals.waiting()
        soonest = None if moment is None else max(moment - self._clock.monotonic(), _SHORTEST_REST_SECONDS)
        return ScanResult(self._state, files, jobs, waiting, unreadable, soonest)

    def _note_state(self, folder: FolderLook) -> None:
        state = DropState.OFFLINE if folder.identity is None else DropState.WATCHING
        if state is not self._state:
            if state is DropState.OFFLINE:
                log.warning("The drop folder is offline: %s. It is taken up again when it is back.", folder.trouble)
            elif self._state is DropState.OFFLINE:
                log.info("The drop folder is back.")
        self._state = state

    def _until_next(self, result: ScanResult) -> float:
        rescan_seconds = self._settings.intake.rescan_seconds
        return rescan_seconds if result.next_in_seconds is None else min(result.next_in_seconds, rescan_seconds)
