"""The page of failed links is kept up to date by the agent: calmly, and nothing is written while nothing happens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from galley_watch.agent import Agent, failed_links
from galley_watch.agent.failed_links import LOOK_SECONDS, MOST_LOOKS, FailedLinks
from galley_watch.db import Database, open_database
from galley_watch.errors import ErrorCode, NotNow
from galley_watch.failed_links_page import Fault
from galley_watch.notes import render_failed_links
from galley_watch.order_files import ask
from galley_watch.queue import Queue
from galley_watch.values.event import Event, StepSettled
from galley_watch.values.failed_links import FailedGroup
from galley_watch.values.job import Stage
from galley_watch.values.outcome import Failed
from galley_watch.values.settings import ReviewSettings, Settings
from tests.agent.kit import running, settings_in, until
from tests.ledger.kit import FakeClock, drop, link, take
from tests.review.kit import edit

NO_RECIPE = "<!doctype html><html><title>Water</title><body><p>Water is wet.</p></body></html>"


class Bench(FakeClock):
    """A clock whose sleepers wake when time is let pass."""

    database: Database

    def __init__(self) -> None:
        super().__init__()
        self._sleepers: list[tuple[float, asyncio.Event]] = []

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.Event()
        self._sleepers.append((self.monotonic() + seconds, woken))
        await woken.wait()

    async def later(self, seconds: float) -> None:
        """Time passes, and whoever woke does its work: a file may be written in a thread."""
        self.pass_seconds(seconds)
        due = [sleeper for sleeper in self._sleepers if sleeper[0] <= self.monotonic()]
        self._sleepers = [sleeper for sleeper in self._sleepers if sleeper not in due]
        for _, woken in due:
            woken.set()
        await settled(self.database)


async def settled(database: Database) -> None:
    """Until neither the two threads nor a task has anything left to do."""
    loop = asyncio.get_running_loop()
    for _ in range(20):
        await loop.run_in_executor(None, lambda: None)
        await database.read(lambda _: None)


class Desk:
    """A ledger with failing links, and the page that tells of them."""

    def __init__(self, folder: Path, database: Database, clock: Bench) -> None:
        self.page = folder / "Failed links.md"
        self.queue = Queue(database, clock, Settings(folder, folder, folder).fetch, lambda: 0.5)
        self.keeper = FailedLinks(self.page, folder, database, clock, self._try_again)
        self.tried = 0

    async def fails(self, name: str) -> None:
        await self.queue.put(drop(link(name, f"{name}.example"), path=name.encode()))
        await self.queue.settle(await take(self.queue, Stage.FETCH), Failed(ErrorCode.DNS, "The host is not known."))
        self.keeper.changed()

    async def _try_again(self) -> int:
        self.tried += 1
        return len(await self.queue.retry(failed=True))

    @property
    def text(self) -> str:
        return self.page.read_text("utf-8") if self.page.exists() else ""


@asynccontextmanager
async def kept(folder: Path, clock: Bench) -> AsyncIterator[Desk]:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))  # so that ``settled`` can tell
    database = clock.database = open_database(folder / "state", clock)
    desk = Desk(folder, database, clock)
    task = asyncio.create_task(desk.keeper.run())
    try:
        await settled(database)
        yield desk
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        database.close()


def test_it_is_there_from_the_start_and_follows_when_things_are_calm(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Bench()
        async with kept(tmp_path, clock) as desk:
            assert "Nothing failed" in desk.text
            await desk.fails("leek")
            await clock.later(LOOK_SECONDS)
            assert "leek" not in desk.text, "it has only just failed"
            await desk.fails("pea")
            await clock.later(LOOK_SECONDS)
            assert "leek" not in desk.text, "there was more"
            await clock.later(LOOK_SECONDS)
            assert "leek" in desk.text
            assert "pea" in desk.text

    asyncio.run(story())


def test_where_it_never_is_calm_it_follows_all_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Bench()
        async with kept(tmp_path, clock) as desk:
            for number in range(MOST_LOOKS):
                assert "n0" not in desk.text
                await desk.fails(f"n{number}")
                await clock.later(LOOK_SECONDS)
            assert "n0" in desk.text

    asyncio.run(story())


def test_nothing_is_written_while_nothing_happens(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Bench()
        async with kept(tmp_path, clock) as desk:
            desk.page.unlink()
            for _ in range(5):
                await clock.later(3600)
            assert not desk.page.exists()
            desk.keeper.changed()
            await clock.later(LOOK_SECONDS)
            await clock.later(LOOK_SECONDS)
            assert "Nothing failed" in desk.text

    asyncio.run(story())


def test_a_tick_tries_again_what_failed_and_goes(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Bench()
        async with kept(tmp_path, clock) as desk:
            await desk.fails("leek")
            await clock.later(LOOK_SECONDS)
            await clock.later(LOOK_SECONDS)
            edit(desk.page, "try_again: false", "try_again: true")
            await clock.later(LOOK_SECONDS)
            assert "try_again: false" in desk.text
            assert "Nothing failed" in desk.text, "it waits for its turn"
            assert (await take(desk.queue, Stage.FETCH)).url == "https://leek.example/leek"
            assert desk.tried == 1

    asyncio.run(story())


def test_a_tick_from_before_the_start_is_heard_before_anything_is_written(tmp_path: Path) -> None:
    (tmp_path / "Failed links.md").write_text(render_failed_links(()).replace("try_again: false", "try_again: true"))

    async def story() -> None:
        async with kept(tmp_path, Bench()) as desk:
            assert desk.tried == 1
            assert "try_again: false" in desk.text

    asyncio.run(story())


def test_a_tick_on_a_page_that_cannot_be_written_is_heard_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        clock = Bench()
        async with kept(tmp_path, clock) as desk:
            monkeypatch.setattr(failed_links, "fault_of", lambda _: Fault("The disk is read-only.", "Mend it."))
            edit(desk.page, "try_again: false", "try_again: true")
            for _ in range(3):
                await clock.later(LOOK_SECONDS)
            assert desk.tried == 1

    asyncio.run(story())


def test_a_tick_that_met_a_ledger_in_use_is_heard_again(tmp_path: Path) -> None:
    page = tmp_path / "Failed links.md"
    page.write_text(render_failed_links(()).replace("try_again: false", "try_again: true"))
    heard = 0

    async def try_again() -> int:
        nonlocal heard
        heard += 1
        if heard == 1:
            raise NotNow("The ledger is in use.")
        return 1

    async def story() -> None:
        clock = Bench()
        database = open_database(tmp_path / "state", clock)
        try:
            keeper = FailedLinks(page, tmp_path, database, clock, try_again)
            with pytest.raises(NotNow):
                await keeper.write()
            assert "try_again: true" in page.read_text("utf-8")
            await keeper.write()
        finally:
            database.close()

    asyncio.run(story())
    assert heard == 2
    assert "try_again: false" in page.read_text("utf-8")


def test_a_tick_that_comes_while_the_page_is_made_is_not_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        clock = Bench()
        async with kept(tmp_path, clock) as desk:

            def ticked_meanwhile(groups: Sequence[FailedGroup]) -> str:
                monkeypatch.undo()
                edit(desk.page, "try_again: false", "try_again: true")
                return render_failed_links(groups)

            monkeypatch.setattr(failed_links, "render_failed_links", ticked_meanwhile)
            await desk.fails("leek")
            for _ in range(3):
                await clock.later(LOOK_SECONDS)
            assert desk.tried == 1
            assert "try_again: false" in desk.text

    asyncio.run(story())


def test_what_is_in_the_way_is_said_once_and_tried_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        clock = Bench()
        (tmp_path / "Failed links.md").write_text("mine")
        async with kept(tmp_path, clock) as desk:
            for _ in range(5):
                await clock.later(LOOK_SECONDS)
            assert desk.text == "mine"
            desk.page.unlink()
            await clock.later(LOOK_SECONDS)
            assert "Nothing failed" in desk.text

    with caplog.at_level(logging.WARNING, "galley_watch"):
        asyncio.run(story())
    [said] = [record.getMessage() for record in caplog.records]
    assert "left as it is" in said
    assert "Rename it" in said


def with_page(folder: Path) -> Settings:
    settings = settings_in(folder)
    return replace(settings, review=ReviewSettings(failed_links=folder / "Failed links.md"))


def test_files_that_cannot_be_read_are_told_until_they_are_taken_away(tmp_path: Path) -> None:
    settings = with_page(tmp_path)
    (settings.drop_folder / "My notes.txt").write_text("Call grandmother about the cake.\n")
    asyncio.run(Agent(settings).run(once=True))
    page = tmp_path / "Failed links.md"
    assert "1 file could not be read" in page.read_text("utf-8")
    assert "My notes.txt" in page.read_text("utf-8")
    (settings.drop_folder / "My notes.txt").unlink()
    asyncio.run(Agent(settings).run(once=True))
    assert "My notes.txt" not in page.read_text("utf-8")


def test_a_single_run_leaves_the_page_as_things_are_at_its_end(tmp_path: Path) -> None:
    settings = with_page(tmp_path)
    (settings.drop_folder / "Water.html").write_text(NO_RECIPE)
    assert asyncio.run(Agent(settings).run(once=True)).failed == 1
    page = tmp_path / "Failed links.md"
    assert "- Water," in page.read_text("utf-8")
    before = page.stat()
    asyncio.run(Agent(settings).run(once=True))
    assert page.stat() == before


class Failures:
    wants_counts = False

    def __init__(self) -> None:
        self.seen = 0

    def happened(self, event: Event) -> None:
        self.seen += isinstance(event, StepSettled) and isinstance(event.outcome, Failed)


def test_a_running_agent_that_is_stopped_tells_what_it_had_not_told_yet(tmp_path: Path) -> None:
    settings, failures = with_page(tmp_path), Failures()
    page, saved = tmp_path / "Failed links.md", tmp_path / "Water.html"
    saved.write_text(NO_RECIPE)

    async def story() -> None:
        async with running(Agent(settings, failures)):
            await until(page.exists)
            order = {"order": "add", "files": [str(saved)]}
            await asyncio.to_thread(ask, settings.state_folder, order, 10.0)
            await until(lambda: failures.seen == 1)

    asyncio.run(story())
    assert "- Water," in page.read_text("utf-8")


def test_a_single_run_hears_the_tick(tmp_path: Path) -> None:
    settings = with_page(tmp_path)
    (settings.drop_folder / "Water.html").write_text(NO_RECIPE)
    asyncio.run(Agent(settings).run(once=True))
    assert asyncio.run(Agent(settings).run(once=True)).failed == 0
    edit(tmp_path / "Failed links.md", "try_again: false", "try_again: true")
    assert asyncio.run(Agent(settings).run(once=True)).failed == 1
    assert "try_again: false" in (tmp_path / "Failed links.md").read_text("utf-8")


def test_without_the_key_there_is_no_page(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    asyncio.run(Agent(settings).run(once=True))
    assert not list(tmp_path.rglob("*.md"))
