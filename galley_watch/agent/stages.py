"""Runs the steps of one stage side by side (shell): claims as many jobs as there are free hands, and sleeps in between."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping

from galley_watch.clock import Clock
from galley_watch.errors import AgentError, NotNow
from galley_watch.pipeline import Queue, Walk
from galley_watch.values.job import Claim, Stage
from galley_watch.values.outcome import Deferred, Outcome, PageKept, RecipeRead

log = logging.getLogger(__name__)

LONGEST_SLEEP_SECONDS = 30.0  # a clock that was set forward is noticed within this time
FIRST_REST_SECONDS = 2.0
LONGEST_REST_SECONDS = 30.0

Bells = Mapping[Stage, asyncio.Event]
Settled = Callable[[Claim, Outcome], None]


def new_bells() -> Bells:
    """One bell a stage; whoever makes work for a stage rings it."""
    return {stage: asyncio.Event() for stage in Stage}


class StageWorkers:
    """Up to ``hands`` steps of one stage at a time, each its own task."""

    def __init__(
        self, stage: Stage, hands: int, worker_id: str, walk: Walk, queue: Queue, bells: Bells, clock: Clock, settled: Settled
    ) -> None:
        self._stage = stage
        self._hands = hands
        self._worker_id = worker_id
        self._walk = walk
        self._queue = queue
        self._bells = bells
        self._clock = clock
        self._settled = settled
        self._running: set[asyncio.Task[tuple[Claim, Outcome | None]]] = set()
        self._claiming = False
        self._agent_error: AgentError | None = None
        self._rests_until = 0.0  # monotonic
        self.deferrals = 0
        """How many times in a row the machine would not let steps through: the stage rests after each, ever longer."""

    @property
    def busy(self) -> bool:
        """Steps are under way, or are being claimed this moment."""
        return self._claiming or bool(self._running)

    def rest_no_longer(self) -> None:
        """What the machine lacked seems to be there: one step finds out now."""
        self._rests_until = 0.0
        self._bells[self._stage].set()

    async def run(self) -> None:
        """Work until cancelled; the steps under way are cancelled with it. Raises the ``AgentError`` that a step ended with."""
        bell = self._bells[self._stage]
        try:
            while True:
                if self._agent_error is not None:
                    raise self._agent_error
                bell.clear()
                started = await self._start_claimed()
                if not started:
                    await self._sleep_until_work(bell)
        finally:
            for task in self._running:
                task.cancel()
            if self._running:
                await asyncio.wait(self._running)

    async def _start_claimed(self) -> bool:
        free = self._free_hands()
        if free <= 0 or self._rest_seconds() > 0:
            return False
        self._claiming = True
        try:
            claims = await self._queue.claim(self._stage, self._worker_id, free)
            for claim in claims:
                task = asyncio.create_task(self._take(claim))
                self._running.add(task)
                task.add_done_callback(self._finished)
        except NotNow as busy:
            log.warning("%s: %s", self._stage, busy.sentence)
            await self._clock.sleep(min(busy.wait_seconds, LONGEST_SLEEP_SECONDS))
            return True
        finally:
            self._claiming = False
        return bool(claims)

    def _free_hands(self) -> int:
        """After a deferral one: a single step finds out whether the machine lets it through again."""
        return (1 if self.deferrals else self._hands) - len(self._running)

    async def _take(self, claim: Claim) -> tuple[Claim, Outcome | None]:
        deferrals = self.deferrals
        outcome = await self._walk.take(claim)
        if outcome is not None:
            self._note_deferral(outcome, deferrals)
        return claim, outcome

    def _note_deferral(self, outcome: Outcome, deferrals_before: int) -> None:
        """Steps that were under way together met the fault together: they are one deferral."""
        if not isinstance(outcome, Deferred):
            self.deferrals = 0
            self._rests_until = 0.0
        elif not outcome.of_one_job and self.deferrals == deferrals_before:
            rest = min(FIRST_REST_SECONDS * 2 ** min(self.deferrals, 10), LONGEST_REST_SECONDS)
            self.deferrals += 1
            self._rests_until = self._clock.monotonic() + rest

    def _rest_seconds(self) -> float:
        return max(self._rests_until - self._clock.monotonic(), 0.0)

    def _finished(self, task: asyncio.Task[tuple[Claim, Outcome | None]]) -> None:
        """The hand is free before anyone hears of what it did."""
        self._running.discard(task)
        self._bells[self._stage].set()
        error = None if task.cancelled() else task.exception()
        if isinstance(error, AgentError):
            self._agent_error = error
        elif error is not None:
            log.error("%s: %s: %s", self._stage, type(error).__name__, error)
        elif not task.cancelled() and (outcome := task.result()[1]) is not None:
            self._settled(task.result()[0], outcome)

    async def _sleep_until_work(self, bell: asyncio.Event) -> None:
        """Until the bell rings (new work, or a hand is free again) or the next job is due."""
        seconds = LONGEST_SLEEP_SECONDS
        if self._free_hands() > 0:
            due = await self._next_due_ms()
            if due is not None:
                seconds = min(seconds, max((due - self._clock.now_ms()) / 1000, self._rest_seconds(), 0.005))
        try:
            async with asyncio.timeout(seconds):
                await bell.wait()
        except TimeoutError:
            return

    async def _next_due_ms(self) -> int | None:
        try:
            return await self._queue.next_due_ms(self._stage)
        except NotNow:
            return None


def ring_after(outcome: Outcome, claim: Claim, bells: Bells) -> None:
    """Wake the stage that a settled step made work for (and fetching, which pauses while too many pages wait to be read)."""
    match outcome:
        case PageKept():
            bells[Stage.EXTRACT].set()
        case RecipeRead():
            bells[Stage.NOTE].set()
            bells[Stage.FETCH].set()
        case _:
            bells[claim.stage].set()
