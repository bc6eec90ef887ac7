"""Builds the parts, keeps them running and stops them in order (shell).

Start: take the ledger's lock, rebuild it where it is damaged, rescue what an earlier agent left in hand, clear our own temporary
files, then let intake, the stage workers, the order desk and the housekeeping run. A part that breaks by a bug is logged and started
again; it never takes the others down, unless with an ``AgentError`` (the ledger is damaged): that stops the agent in order.
Stop: intake and the workers are cancelled, their claims released unspent, the reading process ended, the ledger closed.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import uuid
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, Protocol

from galley_watch import ledger_read, note_files, recovery
from galley_watch.agent.connection import Connection
from galley_watch.agent.failed_links import FailedLinks
from galley_watch.agent.housekeeping import keep_house
from galley_watch.agent.order_desk import order_desk
from galley_watch.agent.put_aside import what_stays_put_aside
from galley_watch.agent.single_run import SingleRun
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

Part = Callable[[], Awaitable[None]]
LOCK_PATIENCE_SECONDS = 3.0  # a command may hold the ledger for a moment
STOP_SECONDS = 2.0
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
        await self._take_up(queue)
        doubt = await database.read(ledger_read.doubt)
        reader = ReadingWorker(clock=self._clock)
        intake = Intake(self._settings, queue, self._clock, self._happened)
        review = Review(self._settings, ReviewLedger(database, self._clock), self._clock, self._happened)
        if (page := self._settings.review.failed_links) is not None:
            self._failed_links = FailedLinks(page, self._settings.drop_folder, database, self._clock, lambda: self._try_failed_again(queue))
        async with self._open_fetcher(self._settings.fetch, self._clock) as fetcher:
            inbox = NoteInbox(queue, self._settings)
            connection = Connection(queue, self._clock, fetcher.has_route, self._try_to_fetch, self._observer.happened, doubt)
            walk = Walk(queue, fetcher, reader, inbox, self._clock, self._settings.fetch, random.random, connection)
            self._stages = self._stages_of(walk, queue)
            parts = [*self._parts(database, queue, review, once), connection.run]
            tasks = [asyncio.create_task(self._kept_running(part)) for part in parts]
            try:
                with what_stays_put_aside():
                    await self._work(intake, review, queue, once)
            finally:
                await _cancelled(tasks)
                await reader.close()
                await self._release(queue, connection)
        if self._stopped_by is not None:
            raise self._stopped_by
        return await self._summary(database, began_ms, connection)

    async def _take_up(self, queue: Queue) -> None:
        """What an earlier agent left."""
        rescued = await queue.rescue()
        if rescued:
            log.info("Taking up what the last run left in hand: %d links.", rescued)
        for folder in note_folders(self._settings):
            await asyncio.to_thread(note_files.clean_temporary_files, folder)

    def _stages_of(self, walk: Walk, queue: Queue) -> list[StageWorkers]:
        return [
            StageWorkers(stage, hands, self._worker_id, walk, queue, self._bells, self._clock, self._settled)
            for stage, hands in ((Stage.FETCH, self._settings.fetch.workers), (Stage.EXTRACT, 1), (Stage.NOTE, 1))
        ]

    def _parts(self, database: Database, queue: Queue, review: Review, once: bool) -> Iterator[Part]:
        """All that runs beside the intake."""
        yield from (stage.run for stage in self._stages)
        yield lambda: order_desk(self._settings, database, queue, review, self._clock, self._ring_all)
        yield lambda: self._expire(queue)
        yield lambda: keep_house(database, queue, self._clock)
        if not once:
            yield lambda: review.run(self._stopping)
            if self._failed_links is not None:
                yield self._failed_links.run
        if self._observer.wants_counts:
            yield lambda: self._count(database)

    async def _summary(self, database: Database, began_ms: int, connection: Connection) -> Summary:
        """Read aside: a locked ledger must not hold up the end."""
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
        single = SingleRun(intake, review, self._failed_links, queue, self._stages, self._changed, self._clock)
        work = asyncio.create_task(single.run() if once else self._kept_running(lambda: intake.run(self._stopping)))
        try:
            await asyncio.wait({stopped, work}, return_when=asyncio.FIRST_COMPLETED)
            if work.done() and not work.cancelled():
                work.result()
        finally:
            await _cancelled([stopped, work])

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

    async def _expire(self, queue: Queue) -> None:
        while True:
            await self._clock.sleep(15)
            if await queue.expire_leases():
                self._ring_all()

    async def _count(self, database: Database) -> None:
        while True:
            self._observer.happened(Counted((await database.read(ledger_read.counts))["jobs"]))
            await self._clock.sleep(COUNT_SECONDS)

    async def _kept_running(self, part: Part) -> None:
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
