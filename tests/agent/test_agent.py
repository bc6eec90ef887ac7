"""The agent in this process: its event loop goes on whatever holds the ledger, and a damaged ledger stops it in words."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import accumulate
from pathlib import Path

import pytest

from galley_watch.agent import Agent
from galley_watch.errors import AgentError
from galley_watch.values.event import Summary
from tests.agent.kit import drop_recipes, running, settings_in, until

LARGEST_GAP_SECONDS = 0.020
TICK_SECONDS = 0.002
LOCKED_SECONDS = 2.0

HOLD = """
import sqlite3, sys
other = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=10)
other.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
"""


@asynccontextmanager
async def holding(ledger: Path) -> AsyncIterator[None]:
    """Another process holds the ledger for writing."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLD, ledger, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        assert await process.stdout.readline() == b"held\n"
        yield
    finally:
        process.stdin.close()
        await process.wait()


def at_percentile(gaps: list[float], percent: float) -> float:
    """The gap that the loop is in, or in a shorter one, at so many of 100 moments: one gap of a second counts as much as 100 of 10 ms."""
    share = sum(gaps) * percent / 100
    ordered = sorted(gaps)
    return next(gap for gap, until_here in zip(ordered, accumulate(ordered), strict=True) if until_here >= share)


async def gaps_for(seconds: float) -> list[float]:
    """The times between ticks that are to be 2 ms apart."""
    gaps = []
    end = time.monotonic() + seconds
    while (before := time.monotonic()) < end:
        await asyncio.sleep(TICK_SECONDS)
        gaps.append(time.monotonic() - before)
    return gaps


def test_the_event_loop_goes_on_while_another_process_holds_the_ledger(tmp_path: Path) -> None:
    """Compared with what this machine does to an idle loop right before and after, so that a busy machine fails nothing."""
    settings = settings_in(tmp_path)

    async def measure() -> tuple[float, float]:
        drop_recipes(settings, 0, 3)
        idle = await gaps_for(1.0)
        async with running(Agent(settings)) as agent:
            await until(lambda: len(list(settings.review_folder.glob("*.md"))) == 3)
            async with holding(settings.state_folder / "galley.sqlite3"):
                drop_recipes(settings, 3, 20)  # so that intake has something to wait for
                locked = await gaps_for(LOCKED_SECONDS)
                assert len(list(settings.review_folder.glob("*.md"))) == 3, "the ledger was not locked: this test shows nothing"
            await until(lambda: len(list(settings.review_folder.glob("*.md"))) == 23)
            assert not agent.done()
        idle += await gaps_for(1.0)
        return at_percentile(locked, 99), at_percentile(idle, 99)

    locked, idle = asyncio.run(measure())
    assert locked - idle <= LARGEST_GAP_SECONDS, f"late by {locked * 1000:.1f} ms, an idle loop by {idle * 1000:.1f} ms"


def test_the_collector_leaves_alone_what_the_agent_is_made_of_while_it_works(tmp_path: Path) -> None:
    """Its rounds through all of that would hold up the event loop."""
    settings = settings_in(tmp_path)
    gc.unfreeze()  # what this test run has put aside

    async def counts() -> tuple[int, int]:
        drop_recipes(settings, 0, 1)
        async with running(Agent(settings)):
            await until(lambda: len(list(settings.review_folder.glob("*.md"))) == 1)
            return gc.get_freeze_count(), len(gc.get_objects())

    try:
        aside, looked_through = asyncio.run(counts())
        assert aside > 2 * looked_through
        assert gc.get_freeze_count() == 0
    finally:
        gc.freeze()


def test_a_damaged_ledger_stops_the_agent_in_words(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = settings_in(tmp_path)
    caplog.set_level(logging.INFO)

    async def damage_while_running() -> AgentError:
        async with running(Agent(settings)) as agent:
            drop_recipes(settings, 0, 3)
            await until(lambda: len(list(settings.review_folder.glob("*.md"))) == 3)
            ledger = settings.state_folder / "galley.sqlite3"
            with contextlib.closing(sqlite3.connect(ledger)) as other:
                other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            with ledger.open("r+b") as file:
                file.seek(4096)
                file.write(b"\xa5" * (ledger.stat().st_size - 4096))
            drop_recipes(settings, 3, 10)
            await asyncio.wait({agent}, timeout=20)
            assert agent.done(), "it goes on with a damaged ledger"
            error = agent.exception()
            assert isinstance(error, AgentError)
            return error

    assert asyncio.run(damage_while_running()).code == "ledger_damaged"
    assert not [record for record in caplog.records if record.exc_info], "a traceback for a fault of the machine"


def test_a_single_run_ends_where_the_review_folder_is_gone(tmp_path: Path) -> None:
    """The notes wait: it is said, nothing fails, and the run does not try for ever."""
    settings = settings_in(tmp_path)
    drop_recipes(settings, 0, 3)
    settings.review_folder.rmdir()

    async def once() -> Summary:
        async with asyncio.timeout(25):
            return await Agent(settings).run(once=True)

    assert asyncio.run(once()) == Summary(staged=0, failed=0, waiting_later=3)
