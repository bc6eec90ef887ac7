"""Builds the parts, keeps them running and stops them in order (shell).

Start: take the ledger's lock, rebuild it where it is damaged, rescue what an earlier agent left in hand, clear our own temporary
files, then let intake, the stage workers, the order desk and the housekeeping run. A part that breaks by a bug is logged and started
again; it never takes the others down, unless with an ``AgentError`` (the ledger is damaged): that stops the agent in order.
Stop: intake and the workers are cancelled, their claims released unspent, the reading process ended, the ledger closed.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import random
import signal
import uuid
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from galley_watch import ledger_read, note_files, order_files, recovery
from galley_watch.agent import orders
from galley_watch.agent.connection import Connection
from galley_watch.agent.failed_links import FailedLinks
from galley_watch.agent.housekeeping import keep_house
from galley_watch.agent.stages import StageWorkers, new_bells, ring_after
from galley_watch.clock import Clock, SystemClock
from galley_watch.db import Database
from galley_watch.errors import AgentError, NotNow
from galley_watch.fetch import Fetcher
from galley_watch.inbox import NoteInbox, note_folders
from galley_watch.intake import Intake
from galley_watch.pipeline import Walk
from galley_watch.queue import Queue
from galley_watch.review import Review, ReviewLedger
from galley_watch.surroundings import place_warning
from galley_watch.values.event import Counted, Event, NoteReviewed, StepSettled, Summary
from galley_watch.values.job import Claim, Stage
from galley_watch.values.outcome import NoteWritten, Outcome
from galley_watch.values.settings import FetchSettings, Settings
from galley_watch.worker import ReadingWorker

log = logging.getLogger(__name__)

Result = TypeVar("Result")

ONCE_HORIZON_MS = 60_000  # `run --once` waits for links due within this time and leaves later ones
ONCE_DEFERRALS = 2  # ... and leaves a stage that the machine would not let through this often in a row
PATIENCE_SECONDS = 60.0  # a ledger that cannot be written for longer ends `run --once`
LOCK_PATIENCE_SECONDS = 3.0  # a command may hold the ledger for a moment
STOP_SECONDS = 2.0
ORDER_DESK_SECONDS = 0.5
ORDER_DESK_LONGEST = 10  # this many rests without a look at the requests
COUNT_SECONDS = 0.5


class Observer(Protocol):
    """Whoever watches the agent. ``wants_counts``: also send ``Counted`` while it runs (a terminal does, a log does not)."""

    wants_counts: bool

    def happened(self, event: Event) -> None: ...


class _Nobody:
    wants_counts = False

    def happened(self, event: Event) -> None:
        return


class Agent:
    """One agent on one ledger. ``run`` may be called once."""

    def __init__(
        self,
        settings: Settings,
        observer: Observer | None = None,
        open_fetcher: Callable[[FetchSettings, Clock], Fetcher] = Fetcher,
    ) -> None:
        self._settings = settings
        self._observer = observer or _Nobody()
        self._clock: Clock = SystemClock()
        self._open_fetcher = open_fetcher
        self._worker_id = f"{os.getpid()}-{uuid.uuid4().hex[:8]}"
        self._bells = new_bells()
        self._changed = asyncio.Event()
        self._stopping = asyncio.Event()
        self._stages: list[StageWorkers] = []
        self._failed_links: FailedLinks | None = None
        self._staged = 0
        self._decided: Counter[str] = Counter()
        self._stopped_by: AgentError | None = None

    async def run(self, once: bool = False) -> Summary:
        """Work until stopped, or with ``once`` until nothing is due within a minute.

        Raises ``AgentError`` where it cannot start or go on (ledger in use or newer, folders unusable, the ledger found damaged at work:
        the next start rebuilds it).
        """
        self._answer_signals()
        database = await self._open_ledger()
        if warning := place_warning(self._settings.state_folder):
            log.warning("%s", warning)
        try:
            return await self._run_on(database, once)
        finally:
            await asyncio.to_thread(database.close)

    def stop(self) -> None:
        """End the run in order; also what SIGTERM and Ctrl-C do."""
        self._stopping.set()

    async def _run_on(self, database: Database, once: bool) -> Summary:
        queue = Queue(database, self._clock, self._settings.fetch, random.random)
        began_ms = self._clock.now_ms()
        rescued = await queue.rescue()
        if rescued:
            log.info("Taking up what the last run left in hand: %d links.", rescued)
        for folder in note_folders(self._settings):
            await asyncio.to_thread(note_files.clean_temporary_files, folder)
        reader = ReadingWorker()
        intake = Intake(self._settings, queue, self._clock, self._happened)
        review = Review(self._settings, ReviewLedger(database, self._clock), self._clock, self._happened)
        doubt = await database.read(ledger_read.doubt)
        if (page := self._settings.review.failed_links) is not None:
            self._failed_links = FailedLinks(page, self._settings.drop_folder, database, self._clock, lambda: self._try_failed_again(queue))
        async with self._open_fetcher(self._settings.fetch, self._clock) as fetcher:
            inbox = NoteInbox(queue, self._settings)
            connection = Connection(queue, self._clock, fetcher.has_route, self._try_to_fetch, self._observer.happened, doubt)
            walk = Walk(queue, fetcher, reader, inbox, self._clock, self._settings.fetch, random.random, connection)
            self._stages = [
                StageWorkers(stage, hands, self._worker_id, walk, queue, self._bells, self._clock, self._settled)
                for stage, hands in ((Stage.FETCH, self._settings.fetch.workers), (Stage.EXTRACT, 1), (Stage.NOTE, 1))
            ]
            parts: list[Callable[[], Awaitable[None]]] = [
                *(stage.run for stage in self._stages),
                lambda: self._order_desk(database, queue, review),
                lambda: self._expire(queue),
                connection.run,
                lambda: keep_house(database, queue, self._clock),
            ]
            if not once:
                parts.append(lambda: review.run(self._stopping))
                parts += [self._failed_links.run] if self._failed_links else []
            if self._observer.wants_counts:
                parts.append(lambda: self._count(database))
            tasks = [asyncio.create_task(self._kept_running(part)) for part in parts]
            try:
                with _what_stays_put_aside():
                    await self._work(intake, review, queue, once)
            finally:
                await _cancelled(tasks)
                await reader.close()
                await self._release(queue, connection)
        if self._stopped_by is not None:
            raise self._stopped_by
        # Read aside: a locked ledger must not hold up the end.
        failed = await database.read_aside(ledger_read.failed_since, began_ms)
        no_recipe = await database.read_aside(ledger_read.without_recipe, began_ms)
        waiting = (await database.read_aside(ledger_read.counts))["jobs"]["pending"]
        paused = await database.read_aside(ledger_read.paused_since) is not None
        return Summary(
            self._staged, failed, waiting, no_recipe, paused, connection.is_offline, self._decided["approved"], self._decided["rejected"]
        )

    async def _open_ledger(self) -> Database:
        """Wait a moment for a command that has it; another agent keeps it."""
        give_up = self._clock.monotonic() + LOCK_PATIENCE_SECONDS
        while True:
            try:
                return recovery.open_ledger(self._settings, self._clock)
            except AgentError as error:
                if error.code != "ledger_in_use" or self._clock.monotonic() > give_up or self._stopping.is_set():
                    raise
            await self._clock.sleep(0.1)

    async def _work(self, intake: Intake, review: Review, queue: Queue, once: bool) -> None:
        stopped = asyncio.create_task(self._stopping.wait())
        walk = self._until_quiet(intake, review, queue) if once else self._kept_running(lambda: intake.run(self._stopping))
        work = asyncio.create_task(walk)
        try:
            await asyncio.wait({stopped, work}, return_when=asyncio.FIRST_COMPLETED)
            if work.done() and not work.cancelled():
                work.result()
        finally:
            await _cancelled([stopped, work])

    async def _until_quiet(self, intake: Intake, review: Review, queue: Queue) -> None:
        if self._failed_links is not None:
            await self._patiently(self._failed_links.hear)
        await asyncio.gather(self._patiently(intake.take_present), self._patiently(review.take_present))
        while True:
            self._changed.clear()
            # A step claimed while the ledger is asked is seen by the second look at the hands.
            if not self._busy() and not await self._patiently(lambda: self._due_soon(queue)) and not self._busy():
                return
            try:
                async with asyncio.timeout(0.25):
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def _patiently(self, part: Callable[[], Awaitable[Result]]) -> Result:
        """For a single run: wait out a fault of the machine, but not for ever."""
        give_up = self._clock.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                return await part()
            except NotNow as busy:
                if self._clock.monotonic() > give_up:
                    raise
                log.warning("%s", busy.sentence)
            await self._clock.sleep(1)

    def _busy(self) -> bool:
        return any(stage.busy for stage in self._stages)

    async def _due_soon(self, queue: Queue) -> bool:
        horizon = self._clock.now_ms() + ONCE_HORIZON_MS
        for stage, workers in zip(Stage, self._stages, strict=True):
            due = await queue.next_due_ms(stage)
            if due is not None and due <= horizon and workers.deferrals < ONCE_DEFERRALS:
                return True
        return False

    def _settled(self, claim: Claim, outcome: Outcome) -> None:
        ring_after(outcome, claim, self._bells)
        self._page_changed()
        self._staged += isinstance(outcome, NoteWritten)
        self._happened(StepSettled(claim, outcome))

    def _happened(self, event: Event) -> None:
        if isinstance(event, NoteReviewed):
            self._decided[event.review_status] += 1
        if not isinstance(event, StepSettled | Counted):
            self._ring_all()
        self._changed.set()
        self._observer.happened(event)

    def _ring_all(self) -> None:
        for bell in self._bells.values():
            bell.set()
        self._page_changed()

    async def _try_failed_again(self, queue: Queue) -> int:
        tried = await queue.retry(failed=True)
        self._ring_all()
        return len(tried)

    def _page_changed(self) -> None:
        if self._failed_links is not None:
            self._failed_links.changed()

    async def _order_desk(self, database: Database, queue: Queue, review: Review) -> None:
        """Carry out what commands ask for while this agent holds the ledger."""
        folder = self._settings.state_folder
        looked_at, unchanged = -1, 0
        while True:
            changed = order_files.changed_ns(folder)
            # Now and then all the same: a coarse clock of the file system may hide a change right after a look.
            if changed != looked_at or unchanged >= ORDER_DESK_LONGEST:
                looked_at, unchanged = changed, 0
                for request in await asyncio.to_thread(order_files.pending, folder):
                    answer = await orders.perform(request.order, queue, self._settings, review)
                    database.check_in_place()  # else the order stays, and the next start carries it out
                    await asyncio.to_thread(order_files.answer, folder, request, answer)
                    self._ring_all()
            unchanged += 1
            if database.damage is not None:
                raise database.damage
            database.check_in_place()
            await self._clock.sleep(ORDER_DESK_SECONDS)

    async def _expire(self, queue: Queue) -> None:
        while True:
            await self._clock.sleep(15)
            if await queue.expire_leases():
                self._ring_all()

    async def _count(self, database: Database) -> None:
        while True:
            self._observer.happened(Counted((await database.read(ledger_read.counts))["jobs"]))
            await self._clock.sleep(COUNT_SECONDS)

    async def _kept_running(self, part: Callable[[], Awaitable[None]]) -> None:
        """Run a part for ever: after a fault of the machine or a bug, say so, wait, and start it again. An ``AgentError`` stops us."""
        while True:
            try:
                return await part()
            except AgentError as error:
                self._stopped_by = self._stopped_by or error
                self.stop()
                return None
            except NotNow as busy:
                log.warning("%s", busy.sentence)
            except Exception:
                log.exception("A part of the agent stopped by a fault of its own and is started again.")
            await self._clock.sleep(5)

    def _try_to_fetch(self) -> None:
        self._stages[0].rest_no_longer()

    async def _release(self, queue: Queue, connection: Connection) -> None:
        """Give back what was in hand. Bounded: when the ledger cannot be written now, the next start rescues it."""
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await queue.release(self._worker_id)
                await connection.keep()
                if self._failed_links is not None:
                    await self._failed_links.write()
        except AgentError as error:
            self._stopped_by = self._stopped_by or error
        except (TimeoutError, NotNow):
            log.warning("The ledger cannot be written now; links in hand are taken up again at the next start.")

    def _answer_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._signalled)

    def _signalled(self) -> None:
        if self._stopping.is_set():
            os._exit(130)  # asked twice: the ledger is safe at any instant, so nothing is worth waiting for
        log.info("Told to stop.")
        self.stop()


async def _cancelled(tasks: Sequence[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@contextmanager
def _what_stays_put_aside() -> Iterator[None]:
    """What the agent is made of stays until its end. Python's collector goes through all of it again and again where many new objects come,
    as from a large export, 10 to 40 ms each time in which no thread runs, the event loop's neither: so it is told to leave that out."""
    is_aside = gc.get_freeze_count() > 0
    if not is_aside:
        gc.collect()  # what is no longer wanted does not stay
        gc.freeze()
    try:
        yield
    finally:
        if not is_aside:
            gc.unfreeze()
