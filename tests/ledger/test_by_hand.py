"""What a person asks of jobs: try again, cancel."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from galley_watch import ledger_read
from galley_watch.db import open_reader
from galley_watch.errors import ErrorCode
from galley_watch.queue import Queue, restarting
from galley_watch.values.job import Stage
from galley_watch.values.outcome import Failed, NoteWritten, PageKept, RecipeRead
from galley_watch.values.page import FetchedPage
from tests.ledger.kit import FakeClock, drop, fetch_one, link, open_queue, page, reading, run, saved_page, take, text


@pytest.fixture
def queue(tmp_path: Path) -> Iterator[Queue]:
    with open_queue(tmp_path, FakeClock()) as queue:
        yield queue


def states(folder: Path) -> list[tuple[str, str]]:
    with closing(open_reader(folder)) as reader:
        return [(job.status, job.stage) for job in ledger_read.jobs(reader)]


async def three_failed(queue: Queue) -> None:
    await queue.put(drop(link("a", "a.example"), link("b", "b.example"), link("c", "c.example")))
    codes = (ErrorCode.HTTP_4XX, ErrorCode.DNS, ErrorCode.DNS)
    for claim, code in zip(await queue.claim(Stage.FETCH, "worker", 3), codes, strict=True):
        await queue.settle(claim, Failed(code, "No."))


def test_retry_chooses(queue: Queue) -> None:
    async def story() -> None:
        await three_failed(queue)
        assert await queue.retry([2, 99]) == [2]
        assert await queue.retry(host="a.example", code="dns") == []
        assert await queue.retry(code="dns") == [3]
        assert await queue.retry(failed=True) == [1]
        assert await queue.retry(failed=True) == []
        assert await queue.next_due_ms(Stage.FETCH) is not None

    run(story())


def test_retry_starts_where_the_input_is_not_kept(queue: Queue, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek"), text("Boil water.")))
        await fetch_one(queue)
        for claim in await queue.claim(Stage.EXTRACT, "worker", 2):
            await queue.settle(claim, Failed(ErrorCode.NO_RECIPE, "No recipe."))
        await queue.retry(failed=True)
        assert states(tmp_path) == [("pending", "fetch"), ("pending", "extract")], "this program has read that page already"

    run(story())


def test_a_newer_program_reads_the_kept_page(queue: Queue, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek")))
        await fetch_one(queue)
        await queue.settle(await take(queue, Stage.EXTRACT), Failed(ErrorCode.NO_RECIPE, "No recipe."))
        monkeypatch.setattr(restarting, "__version__", "99")
        await queue.retry([1])
        assert states(tmp_path) == [("pending", "extract")]

    run(story())


def test_a_staged_recipe_only_needs_its_note(queue: Queue, tmp_path: Path) -> None:
    async def story() -> None:
        await queue.put(drop(text("Boil water.")))
        await queue.settle(await take(queue, Stage.EXTRACT), RecipeRead(reading()))
        await queue.settle(await take(queue, Stage.NOTE), Failed(ErrorCode.INTERNAL, "A bug."))
        await queue.retry([1])
        await queue.settle(await take(queue, Stage.NOTE), NoteWritten("Soup.md"))

    run(story())
    assert states(tmp_path) == [("staged", "note")]


def test_cancel_fences_the_worker_and_takes_back_the_due_row(queue: Queue, tmp_path: Path) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek"), text("Boil water.")))
        claim = await take(queue, Stage.FETCH)
        await queue.settle(await take(queue, Stage.EXTRACT), RecipeRead(reading()))
        assert await queue.cancel([1, 2, 3]) == [1, 2]
        assert not await queue.settle(claim, PageKept(page(claim.url)))
        assert await queue.claim(Stage.NOTE, "worker") == []
        assert await queue.cancel([1]) == []
        assert await queue.retry([1]) == [1], "a cancelled job comes back by its number"

    run(story())
    assert states(tmp_path) == [("pending", "fetch"), ("cancelled", "note")]


def test_a_note_being_written_is_left_to_finish(queue: Queue) -> None:
    async def story() -> None:
        await queue.put(drop(text("Boil water.")))
        await queue.settle(await take(queue, Stage.EXTRACT), RecipeRead(reading()))
        claim = await take(queue, Stage.NOTE)
        assert await queue.cancel([1]) == []
        assert await queue.settle(claim, NoteWritten("Soup.md"))

    run(story())


def test_cancel_by_file_takes_what_the_file_brought(queue: Queue, tmp_path: Path) -> None:
    async def story() -> None:
        await queue.put(drop(link("a"), path=b"first.txt"))
        await queue.put(drop(link("a"), link("b"), link("c"), path=b"second.txt"))
        assert await queue.cancel(file=b"second.txt") == [2, 3]
        assert await queue.next_due_ms(Stage.FETCH) is not None

    run(story())


def test_a_joined_job_goes_its_own_way_when_the_one_it_joined_is_cancelled(queue: Queue, tmp_path: Path) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek"), link("short", "s.example")))
        leek, short = await queue.claim(Stage.FETCH, "worker", 2)
        await queue.settle(leek, PageKept(page(leek.url)))
        await queue.settle(short, PageKept(page(leek.url), ("https://soup.example/leek",)))
        await queue.cancel([1])

    run(story())
    assert states(tmp_path) == [("cancelled", "extract"), ("pending", "fetch")]
    run(queue.retry([1]))
    assert [status for status, _ in states(tmp_path)] == ["pending", "pending"]


def test_a_job_whose_note_has_a_name_is_not_cancelled(queue: Queue, tmp_path: Path) -> None:
    """A kill between the note and its record leaves the note in the folder: without its row it would be doubled."""

    async def story() -> None:
        await queue.put(drop(link("leek")))
        await fetch_one(queue)
        await queue.settle(await take(queue, Stage.EXTRACT), RecipeRead(reading()))
        claim = await take(queue, Stage.NOTE)
        await queue.reserve_note_name((await queue.staged_of(claim)).id, "Soup.md")
        await queue.release()
        assert await queue.cancel([1]) == []

    run(story())
    assert states(tmp_path) == [("pending", "note")]


@pytest.mark.parametrize("stage", [Stage.FETCH, Stage.EXTRACT])
def test_a_saved_page_takes_the_place_of_what_a_worker_has_in_hand(queue: Queue, tmp_path: Path, stage: Stage) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek")))
        if stage is Stage.EXTRACT:
            await fetch_one(queue)
        held = await take(queue, stage)
        await queue.put(drop(saved_page("leek", html=b"<h1>Saved</h1>"), path=b"leek.html"))
        assert not await queue.settle(held, Failed(ErrorCode.BLOCKED, "No robots."))
        claim = await take(queue, Stage.EXTRACT)
        payload = await queue.payload_of(claim)
        assert isinstance(payload, FetchedPage)
        assert payload.body == b"<h1>Saved</h1>"

    run(story())


def test_a_cancelled_link_dropped_anew_is_tried_again(queue: Queue, tmp_path: Path) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek")))
        await queue.cancel([1])
        assert (await queue.put(drop(link("leek")))).again == 0, "the same file with the same link is nothing new"
        assert (await queue.put(drop(link("leek"), path=b"another.txt"))).again == 1

    run(story())
    assert states(tmp_path) == [("pending", "fetch")]
