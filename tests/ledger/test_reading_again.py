"""A page read again although its note is written: the newer version goes to the ledger, and nothing else is touched."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from galley_watch import ledger_read
from galley_watch.db import open_database, open_reader
from galley_watch.db.connection import make_ledger
from galley_watch.db.schema import MIGRATIONS
from galley_watch.errors import ErrorCode
from galley_watch.ledger_read import JobRow, ReadAgainRow
from galley_watch.queue import Queue
from galley_watch.values.confidence import RecipeConfidence
from galley_watch.values.job import Claim, Stage
from galley_watch.values.outcome import Deferred, Failed, NoteWritten, Outcome, PageKept, ReadAgain, RecipeRead, RetryLater, WorkerDied
from galley_watch.values.page import FetchedPage
from tests.ledger.household import Household, pasted
from tests.ledger.household import link as house_link
from tests.ledger.kit import SETTINGS, FakeClock, drop, link, page, reading, run, saved_page, take, text, walk_to_staged

NEWER = reading("Soup, mended")


async def staged_leek(queue: Queue, clock: FakeClock) -> None:
    await queue.put(drop(link("leek")))
    await walk_to_staged(queue)
    clock.pass_seconds(60)


async def read_anew(queue: Queue, outcome: ReadAgain | None = None) -> None:
    """Fetch and read the one page that is due once more."""
    claim = await take(queue, Stage.FETCH)
    assert claim.has_note
    assert await queue.settle(claim, PageKept(page(claim.url, b"<h1>new</h1>")))
    claim = await take(queue, Stage.EXTRACT)
    assert claim.has_note
    assert await queue.settle(claim, outcome or ReadAgain(NEWER))


def jobs(folder: Path) -> list[JobRow]:
    with closing(open_reader(folder)) as reader:
        return list(ledger_read.jobs(reader))


def again(folder: Path, job_id: int = 1) -> ReadAgainRow | None:
    with closing(open_reader(folder)) as reader:
        return ledger_read.read_again(reader, job_id)


def row(folder: Path) -> tuple[object, ...]:
    """All of the staged row: its recipe, its note and what was decided."""
    with closing(open_reader(folder)) as reader:
        return tuple(reader.execute("SELECT * FROM staged_inbox").fetchone())


def test_a_newer_version_is_kept_beside_the_one_that_the_note_was_made_of(queue: Queue, clock: FakeClock, tmp_path: Path) -> None:
    async def story() -> None:
        await staged_leek(queue, clock)
        before = row(tmp_path)
        assert await queue.read_again([1, 2]) == [1]
        assert await queue.read_again([1]) == [], "it is on its way"
        await read_anew(queue)
        assert row(tmp_path) == before
        assert [await queue.next_due_ms(stage) for stage in Stage] == [None, None, None]

    run(story())
    [job] = jobs(tmp_path)
    assert (job.status, job.stage, job.note_path, job.newer_at) == ("staged", "note", "Soup.md", clock.now_ms())
    found = again(tmp_path)
    assert found is not None
    assert (found.newer, found.newer_at, found.tried_at, found.error) == (NEWER, clock.now_ms(), clock.now_ms(), None)


def test_the_same_reading_keeps_nothing_and_takes_back_an_earlier_newer_one(queue: Queue, clock: FakeClock, tmp_path: Path) -> None:
    async def story() -> None:
        await staged_leek(queue, clock)
        for outcome in (ReadAgain(None), ReadAgain(NEWER), ReadAgain(reading("Third")), ReadAgain(None)):
            clock.pass_seconds(60)
            await queue.read_again([1])
            await read_anew(queue, outcome)
            found = again(tmp_path)
            assert found is not None
            assert (found.newer, found.tried_at) == (outcome.newer, clock.now_ms())

    run(story())
    assert jobs(tmp_path)[0].newer_at is None


def test_what_the_person_has_seen_is_announced_no_more_until_it_changes_again(queue: Queue, clock: FakeClock, tmp_path: Path) -> None:
    async def announced_after(outcome: ReadAgain) -> int:
        clock.pass_seconds(60)
        await queue.read_again([1])
        await read_anew(queue, outcome)
        with closing(open_reader(tmp_path)) as reader:
            return len(ledger_read.newer_pages(reader))

    async def story() -> None:
        await staged_leek(queue, clock)
        assert await queue.newer_seen([1]) == [], "there is nothing to see"
        assert await announced_after(ReadAgain(NEWER)) == 1
        assert await queue.newer_seen([1, 2]) == [1]
        assert await announced_after(ReadAgain(replace(NEWER, confidence=RecipeConfidence(0.1)))) == 0, "the same recipe again"
        assert await announced_after(ReadAgain(reading("Third"))) == 1
        assert await queue.newer_seen([1]) == [1]
        assert await announced_after(ReadAgain(None)) == 0
        assert await announced_after(ReadAgain(reading("Third"))) == 1, "it had changed back meanwhile"

    run(story())


def test_a_page_that_is_gone_harms_nothing_and_the_reason_is_kept(queue: Queue, clock: FakeClock, tmp_path: Path) -> None:
    async def story() -> None:
        await staged_leek(queue, clock)
        await queue.read_again([1])
        await read_anew(queue)
        before = row(tmp_path)
        await queue.read_again([1])
        clock.pass_seconds(60)
        claim = await take(queue, Stage.FETCH)
        assert await queue.settle(claim, Failed(ErrorCode.HTTP_4XX, "Gone."))
        assert row(tmp_path) == before

    run(story())
    [job] = jobs(tmp_path)
    assert (job.status, job.error_code, job.read_again_error) == ("staged", None, "Gone.")
    found = again(tmp_path)
    assert found is not None
    assert (found.error_code, found.error, found.newer) == ("http_4xx", "Gone.", NEWER), "what was found before stays"


@pytest.mark.parametrize("stage", [Stage.FETCH, Stage.EXTRACT])
@pytest.mark.parametrize("way", ["retry", "defer", "die", "kill", "release", "lapse"])
def test_whatever_comes_between_it_is_read_in_the_end_and_no_note_is_due(
    queue: Queue, clock: FakeClock, tmp_path: Path, stage: Stage, way: str
) -> None:
    async def story() -> None:
        await staged_leek(queue, clock)
        await queue.read_again([1])
        claim = await take(queue, Stage.FETCH)
        if stage is Stage.EXTRACT:
            await queue.settle(claim, PageKept(page(claim.url)))
            claim = await take(queue, Stage.EXTRACT)
        later = clock.now_ms() + 1_000
        if way in ("kill", "release"):
            await (queue.rescue() if way == "kill" else queue.release())
        elif way == "lapse":
            expired = [await queue.expire_leases()]
            for _ in range(3):
                clock.pass_seconds(20)
                expired.append(await queue.expire_leases())
            assert sum(expired) == 1
        else:
            outcomes: dict[str, Outcome] = {"retry": RetryLater(ErrorCode.TIMEOUT, "Slow.", later), "defer": Deferred("Full.", later)}
            await queue.settle(claim, outcomes.get(way, WorkerDied("Died.", later)))
        assert jobs(tmp_path)[0].status == "pending"
        assert await queue.next_due_ms(Stage.NOTE) is None
        clock.pass_seconds(60)
        if stage is Stage.FETCH:
            await read_anew(queue)
        else:
            await queue.settle(await take(queue, Stage.EXTRACT), ReadAgain(NEWER))

    run(story())
    assert jobs(tmp_path)[0].status == "staged"
    assert jobs(tmp_path)[0].newer_at is not None


def test_the_crash_that_would_be_poison_leaves_it_staged(queue: Queue, clock: FakeClock, tmp_path: Path) -> None:
    async def story() -> None:
        await staged_leek(queue, clock)
        await queue.read_again([1])
        await queue.settle(await take(queue, Stage.FETCH), PageKept(page(None)))
        for _ in range(3):
            await queue.settle(await take(queue, Stage.EXTRACT), WorkerDied("It died.", clock.now_ms()))

    run(story())
    assert (jobs(tmp_path)[0].status, jobs(tmp_path)[0].read_again_error) == ("staged", "It died.")


def test_it_joins_no_other_link_and_loses_no_key(queue: Queue, clock: FakeClock, tmp_path: Path) -> None:
    """The page of leek leads to that of pea now (a front page, say): both keep their notes."""

    async def story() -> None:
        await staged_leek(queue, clock)
        await queue.put(drop(link("pea"), path=b"pea.txt"))
        await walk_to_staged(queue)
        await queue.read_again([1])
        clock.pass_seconds(60)
        await queue.settle(await take(queue, Stage.FETCH), PageKept(page(None), ("https://soup.example/pea", "https://soup.example/")))
        keys = ("https://soup.example/pea", "https://soup.example/leek-soup")
        await queue.settle(await take(queue, Stage.EXTRACT), ReadAgain(None, keys))
        await queue.put(drop(replace(link("new"), key="https://soup.example/leek-soup"), link("pea"), link("leek"), path=b"b.txt"))
        assert (await queue.put(drop(replace(link("front"), key="https://soup.example/"), path=b"c.txt"))).taken == 1

    run(story())
    assert [(job.status, job.joined_to, job.seen_again) for job in jobs(tmp_path)[:2]] == [("staged", None, 1), ("staged", None, 1)]


def test_a_link_to_the_page_joins_it_also_while_it_is_read_again(queue: Queue, clock: FakeClock, tmp_path: Path) -> None:
    async def story() -> None:
        await staged_leek(queue, clock)
        await queue.put(drop(link("short", "s.example"), path=b"short.txt"))
        await queue.read_again([1])
        leek, short = await queue.claim(Stage.FETCH, "worker", 2)
        assert (leek.has_note, short.has_note) == (True, False)
        await queue.settle(short, PageKept(page(leek.url), ("https://soup.example/leek",)))
        await queue.settle(leek, Failed(ErrorCode.HTTP_5XX, "Down."))
        assert await queue.read_again([2]) == [2], "the page that both share"
        assert (await take_later(queue, clock)).job_id == 1

    run(story())
    assert [(job.status, job.joined_to) for job in jobs(tmp_path)] == [("processing", None), ("staged", 1)]


async def take_later(queue: Queue, clock: FakeClock) -> Claim:
    clock.pass_seconds(3_600)
    return await take(queue, Stage.FETCH)


@pytest.mark.parametrize("in_hand", [False, True])
def test_cancelling_leaves_it_staged_and_fences_the_worker(queue: Queue, clock: FakeClock, tmp_path: Path, in_hand: bool) -> None:
    async def story() -> None:
        await staged_leek(queue, clock)
        before = row(tmp_path)
        await queue.read_again([1])
        claim = await take(queue, Stage.FETCH) if in_hand else None
        assert await queue.cancel([1]) == [1]
        assert claim is None or not await queue.settle(claim, PageKept(page(None)))
        assert await queue.next_due_ms(Stage.FETCH) is None
        assert row(tmp_path) == before

    run(story())
    assert jobs(tmp_path)[0].status == "staged"


def test_asked_for_again_by_its_address(queue: Queue, clock: FakeClock, tmp_path: Path) -> None:
    async def story() -> None:
        await staged_leek(queue, clock)
        result = await queue.put(replace(drop(link("leek"), path=None), again=True))
        assert (result.known, result.again) == (1, 1)
        assert [(seen.note_path, seen.read_again) for seen in result.seen] == [("Soup.md", True)]
        await read_anew(queue)
        assert not (await queue.put(drop(link("leek"), path=None))).again, "not unless asked for"

    run(story())
    assert jobs(tmp_path)[0].newer_at is not None


def test_a_page_that_the_person_saved_anew_is_a_newer_version(queue: Queue, clock: FakeClock, tmp_path: Path) -> None:
    async def story() -> None:
        await staged_leek(queue, clock)
        for number, content in enumerate((b"1", b"2", b"2")):
            html = b"<p>%s</p>" % content
            result = await queue.put(drop(saved_page("leek", html=html), path=b"leek.html", content=content))
            assert result.again == (1 if number < 2 else 0), "the same file saved over is new, the same content is not"
            if result.again:
                claim = await take(queue, Stage.EXTRACT)
                assert getattr(await queue.payload_of(claim), "body", None) == html
                await queue.settle(claim, ReadAgain(NEWER))

    run(story())
    assert (jobs(tmp_path)[0].status, jobs(tmp_path)[0].newer_at) == ("staged", clock.now_ms())


def test_a_saved_page_takes_the_place_of_what_is_being_fetched_again(queue: Queue, clock: FakeClock) -> None:
    async def story() -> None:
        await staged_leek(queue, clock)
        await queue.read_again([1])
        claim = await take(queue, Stage.FETCH)
        await queue.put(drop(saved_page("leek", html=b"<p>mine</p>"), path=b"leek.html"))
        assert not await queue.settle(claim, PageKept(page(None)))
        claim = await take(queue, Stage.EXTRACT)
        assert await queue.payload_of(claim) == FetchedPage("https://soup.example/leek", b"<p>mine</p>")

    run(story())


@pytest.mark.parametrize("status", ["rejected", "removed"])
def test_what_the_person_does_not_want_is_not_read_again_by_dropping_it(
    queue: Queue, clock: FakeClock, tmp_path: Path, status: str
) -> None:
    async def story() -> None:
        await staged_leek(queue, clock)
        with sqlite3.connect(tmp_path / "galley.sqlite3") as connection:
            connection.execute("UPDATE staged_inbox SET review_status = ?", (status,))
        connection.close()
        assert (await queue.put(drop(saved_page("leek"), path=b"leek.html"))).again == 0
        assert await queue.read_again([1]) == ([1] if status == "rejected" else [])

    run(story())


def test_a_removed_recipe_starts_over_from_the_page_given_and_forgets_newer_versions(
    queue: Queue, clock: FakeClock, tmp_path: Path
) -> None:
    async def story() -> None:
        await staged_leek(queue, clock)
        await queue.read_again([1])
        await read_anew(queue)
        with sqlite3.connect(tmp_path / "galley.sqlite3") as connection:
            connection.execute("UPDATE staged_inbox SET review_status = 'removed'")
        connection.close()
        saved = drop(saved_page("leek", html=b"<p>mine</p>"), path=b"leek.html")
        assert (await queue.put(replace(saved, again=True))).again == 1
        claim = await take(queue, Stage.EXTRACT)
        assert not claim.has_note
        assert getattr(await queue.payload_of(claim), "body", None) == b"<p>mine</p>"
        await queue.settle(claim, RecipeRead(NEWER))
        await queue.settle(await take(queue, Stage.NOTE), NoteWritten("Soup.md"))

    run(story())
    assert again(tmp_path) is None


def test_a_text_is_read_again_as_it_was_given(queue: Queue, clock: FakeClock, tmp_path: Path) -> None:
    async def story() -> None:
        await queue.put(drop(text("Soup: boil it.")))
        await queue.settle(await take(queue, Stage.EXTRACT), RecipeRead(reading()))
        await queue.settle(await take(queue, Stage.NOTE), NoteWritten("Soup.md"))
        assert await queue.read_again([1]) == [1]
        await queue.settle(await take(queue, Stage.EXTRACT), ReadAgain(None))

    run(story())
    assert jobs(tmp_path)[0].status == "staged"


def test_a_page_damaged_on_the_disk_is_fetched_or_given_up_and_no_second_note_is_due(
    queue: Queue, clock: FakeClock, tmp_path: Path
) -> None:
    async def story() -> None:
        await staged_leek(queue, clock)
        await queue.put(drop(saved_page("leek"), path=b"leek.html"))
        claim = await take(queue, Stage.EXTRACT)
        with sqlite3.connect(tmp_path / "galley.sqlite3") as connection:
            connection.execute("UPDATE pages SET body = x'00'")
        connection.close()
        with pytest.raises(Exception, match="damaged"):
            await queue.payload_of(claim)
        await read_anew(queue)

    run(story())
    assert jobs(tmp_path)[0].status == "staged"


def test_a_backup_holds_the_newer_version_and_a_rebuilt_ledger_has_it(tmp_path: Path) -> None:
    home = Household(tmp_path)
    home.stage(house_link("leek"))
    with home.opened() as (_, queue):
        run(queue.read_again([1]))
        run(read_anew(queue))
    assert home.back_up() is not None
    notes = home.notes()
    home.damage(0, b"\0" * 4096)
    with home.opened():
        pass
    found = again(tmp_path / home.state)
    assert found is not None
    assert found.newer == NEWER
    assert home.notes() == notes
    assert [job.status for job in jobs(tmp_path / home.state)] == ["staged"]


def test_a_ledger_rebuilt_while_a_page_is_read_again_knows_its_note(tmp_path: Path) -> None:
    home = Household(tmp_path)
    home.stage(house_link("leek"), pasted("Soup: boil it."))
    with home.opened() as (_, queue):
        assert run(queue.read_again([1, 2])) == [1, 2]
    home.back_up()
    notes = home.notes()
    home.damage(0, b"\0" * 4096)
    with home.opened() as (_, queue):
        assert run(queue.next_due_ms(Stage.NOTE)) is None
        run(read_anew(queue))
        run(queue.settle(run(take(queue, Stage.EXTRACT)), ReadAgain(None)))
    assert home.notes() == notes
    assert [job.status for job in jobs(tmp_path / home.state)] == ["staged", "staged"]
    found = again(tmp_path / home.state)
    assert found is not None
    assert found.newer == NEWER, "what the backup knew was wanted is done"


def test_a_ledger_lost_while_a_page_is_read_again_gives_no_note_a_second_row(tmp_path: Path) -> None:
    home = Household(tmp_path)
    home.stage(house_link("leek"), pasted("Soup: boil it."))
    with home.opened() as (_, queue):
        assert run(queue.read_again([1, 2])) == [1, 2]
    home.damage(0, b"\0" * 4096)
    with home.opened():
        pass
    assert [job.status for job in jobs(tmp_path / home.state)] == ["staged", "staged"]


def test_what_was_removed_while_its_page_is_read_again_starts_over_on_request(queue: Queue, clock: FakeClock, tmp_path: Path) -> None:
    async def story() -> None:
        await staged_leek(queue, clock)
        await queue.read_again([1])
        held = await take(queue, Stage.FETCH)
        with sqlite3.connect(tmp_path / "galley.sqlite3") as connection:
            connection.execute("UPDATE staged_inbox SET review_status = 'removed'")
        connection.close()
        assert (await queue.put(replace(drop(link("leek"), path=None), again=True))).again == 1
        assert not await queue.settle(held, PageKept(page(None)))
        clock.pass_seconds(1)
        assert not (await take(queue, Stage.FETCH)).has_note

    run(story())


def test_a_ledger_from_before_is_taken_over_whole(tmp_path: Path, clock: FakeClock) -> None:
    path = tmp_path / "galley.sqlite3"
    make_ledger(path)
    with sqlite3.connect(path) as connection:
        connection.execute("DROP TABLE read_again")
        connection.execute("PRAGMA user_version = 2")
    connection.close()
    assert len(MIGRATIONS) == 3
    database = open_database(tmp_path, clock)
    try:
        queue = Queue(database, clock, SETTINGS, lambda: 0.5)

        async def story() -> None:
            await staged_leek(queue, clock)
            await queue.read_again([1])
            await read_anew(queue)

        run(story())
    finally:
        database.close()
    assert jobs(tmp_path)[0].newer_at is not None
