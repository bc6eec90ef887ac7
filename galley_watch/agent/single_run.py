"""What ``run --once`` does (shell): take what is there, and work until nothing is due soon."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from galley_watch.agent.failed_links import FailedLinks
from galley_watch.agent.stages import StageWorkers
from galley_watch.clock import Clock
from galley_watch.errors import NotNow
from galley_watch.intake import Intake
from galley_watch.queue import Queue
from galley_watch.review import Review
from galley_watch.values.job import Stage

log = logging.getLogger(__name__)

Result = TypeVar("Result")

HORIZON_MS = 60_000  # links due within this time are waited for, later ones left
MOST_DEFERRALS = 2  # a stage that the machine would not let through this often in a row is left
PATIENCE_SECONDS = 60.0  # a ledger that cannot be written for longer ends the run
LOOK_SECONDS = 0.25


class SingleRun:
    """``stages`` are those of all ``Stage``s in order; ``changed`` is set whenever anything happened."""

    def __init__(
        self,
        intake: Intake,
        review: Review,
        failed_links: FailedLinks | None,
        queue: Queue,
        stages: Sequence[StageWorkers],
        changed: asyncio.Event,
        clock: Clock,
    ) -> None:
        self._intake = intake
        self._review = review
        self._failed_links = failed_links
        self._queue = queue
        self._stages = stages
        self._changed = changed
        self._clock = clock

    async def run(self) -> None:
        """Raises ``NotNow`` where the machine's fault lasts too long."""
        if self._failed_links is not None:
            await self._patiently(self._failed_links.hear)
        await asyncio.gather(self._patiently(self._intake.take_present), self._patiently(self._review.take_present))
        while True:
            self._changed.clear()
            # A step claimed while the ledger is asked is seen by the second look at the hands.
            if not self._is_busy() and not await self._patiently(self._is_more_due) and not self._is_busy():
                return
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def _patiently(self, part: Callable[[], Awaitable[Result]]) -> Result:
        """Wait out a fault of the machine, but not for ever."""
        give_up = self._clock.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                return await part()
            except NotNow as busy:
                if self._clock.monotonic() > give_up:
                    raise
                log.warning("%s", busy.sentence)
            await self._clock.sleep(1)

    def _is_busy(self) -> bool:
        return any(stage.busy for stage in self._stages)

    async def _is_more_due(self) -> bool:
        horizon = self._clock.now_ms() + HORIZON_MS
        for stage, workers in zip(Stage, self._stages, strict=True):
            due = await self._queue.next_due_ms(stage)
            if due is not None and due <= horizon and workers.deferrals < MOST_DEFERRALS:
                return True
        return False
