"""The real agent in this process, on folders of its own and without a network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from galley_watch.agent import Agent
from galley_watch.clock import Clock
from galley_watch.values.page import Payload
from galley_watch.values.reading import ReadRecipe
from galley_watch.values.settings import FetchSettings, IntakeSettings, Settings
from galley_watch.worker.reading import read_payload

RECIPE = """Title: Chowder {0}

Ingredients
- 2 leeks, sliced
- 500 ml milk
- 300 g smoked haddock

Method
1. Soften the leeks in butter.
2. Pour in the milk, add the haddock and poach it for 8 minutes.
"""


def settings_in(folder: Path) -> Settings:
    for name in ("drop", "review"):
        (folder / name).mkdir(exist_ok=True)
    return Settings(
        drop_folder=folder / "drop",
        review_folder=folder / "review",
        state_folder=folder / "state",
        intake=IntakeSettings(settle_seconds=0.05, rescan_seconds=0.5),
        fetch=FetchSettings(allow_private=True, deadline_seconds=5.0),
    )


def drop_recipes(settings: Settings, first: int, count: int) -> None:
    for number in range(first, first + count):
        (settings.drop_folder / f"{number}.txt").write_text(RECIPE.format(number), "utf-8")


class ReadsHere:
    """The walk's reader without a process of its own, for tests of everything else: starting that process takes half a second."""

    def __init__(self, clock: Clock) -> None:
        """As the real one is made."""

    async def read(self, payload: Payload) -> ReadRecipe:
        return await asyncio.to_thread(read_payload, payload)

    async def close(self) -> None:
        return


@asynccontextmanager
async def running(agent: Agent) -> AsyncIterator[asyncio.Task[object]]:
    task = asyncio.create_task(agent.run())
    try:
        yield task
    finally:
        agent.stop()
        await asyncio.wait({task})


async def until(condition: Callable[[], bool], seconds: float = 20.0) -> None:
    """Of what the agent does on disk there is no event to wait for."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110 - see above
            await asyncio.sleep(0.02)
