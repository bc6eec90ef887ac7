"""A stage that the machine will not let through: it rests ever longer, one step probes, and it goes on at once when told to."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, cast

from galley_watch.agent.stages import FIRST_REST_SECONDS, StageWorkers, new_bells
from galley_watch.pipeline import Queue, Walk
from galley_watch.values.job import Claim, Stage
from galley_watch.values.outcome import Deferred, Outcome, PageKept
from galley_watch.values.page import FetchedPage
from tests.agent.kit import until
from tests.ledger.kit import FakeClock

HANDS = 8
PAGE = PageKept(FetchedPage("https://a.example/", b"soup"))


@dataclass
class World:
    """A queue with endless work, and a walk whose every step ends with ``outcome``, all that are under way together."""

    outcome: Outcome = field(default_factory=lambda: Deferred("Offline.", 0))
    asked_for: list[int] = field(default_factory=list)
    settled: int = 0

    async def claim(self, stage: Stage, worker_id: str, limit: int = 1) -> list[Claim]:
        self.asked_for.append(limit)
        return [Claim(number, stage, worker_id, 1, 0, "https://a.example/", "a.example", "id") for number in range(limit)]

    async def next_due_ms(self, stage: Stage) -> int | None:
        return 0

    async def take(self, claim: Claim) -> Outcome | None:
        await asyncio.sleep(0)
        return self.outcome

    def heard(self, claim: Claim, outcome: Outcome) -> None:
        self.settled += 1


def test_a_step_is_heard_of_when_its_hand_is_free() -> None:
    """Or a single run, which ends when nothing is under way, would not notice that it may."""

    async def story() -> None:
        world = World(PAGE)
        busy: list[bool] = []
        stage = StageWorkers(
            Stage.FETCH, 1, "worker", cast(Walk, world), cast(Queue, world), new_bells(), FakeClock(), lambda *_: busy.append(stage.busy)
        )
        work = asyncio.create_task(stage.run())
        await until(lambda: len(busy) > 1)
        work.cancel()
        assert busy[0] is False

    asyncio.run(story())


def test_steps_under_way_together_are_one_deferral_and_one_probes_after_each_rest() -> None:
    async def story() -> None:
        world, clock, bells = World(), FakeClock(), new_bells()
        part = cast(Any, world)
        stage = StageWorkers(Stage.FETCH, HANDS, "worker", cast(Walk, part), cast(Queue, part), bells, clock, world.heard)
        work = asyncio.create_task(stage.run())
        try:
            await until(lambda: world.settled == HANDS)
            assert stage.deferrals == 1
            clock.pass_seconds(FIRST_REST_SECONDS - 0.1)
            bells[Stage.FETCH].set()
            await until(lambda: not bells[Stage.FETCH].is_set())
            assert world.asked_for == [HANDS], "it rests, whoever rings"
            stage.rest_no_longer()
            await until(lambda: stage.deferrals == 2)
            assert world.asked_for == [HANDS, 1]
            world.outcome = PAGE
            stage.rest_no_longer()
            await until(lambda: world.settled > 3 * HANDS)
            assert stage.deferrals == 0
            assert max(world.asked_for[3:]) == HANDS
        finally:
            work.cancel()
            await asyncio.wait({work})

    asyncio.run(story())
