"""What a drop file gives reaches the ledger whole, and only what is new in it counts as dropped."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from galley_watch import ledger_read
from galley_watch.db import open_reader
from galley_watch.errors import ErrorCode
from galley_watch.queue import Queue
from galley_watch.values.intake import FileKind, FileLook, KnownFile, Problem
from galley_watch.values.job import DropIntake, PutResult, Stage
from galley_watch.values.outcome import Failed, PageKept, RecipeRead
from tests.ledger.kit import FakeClock, drop, link, page, reading, run, saved_page, take, text, walk_to_staged


async def fail_one(queue: Queue) -> None:
    assert await queue.settle(await take(queue, Stage.FETCH), Failed(ErrorCode.HTTP_4XX, "Gone."))


def test_a_file_read_again_tries_nothing_again(queue: Queue) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek")))
        await fail_one(queue)
        assert (await queue.put(drop(link("leek")))).again == 0, "the same content"
        assert (await queue.put(drop(link("leek"), link("pea"), content=b"2"))).again == 0, "the entry is not new in this file"
        assert (await queue.put(drop(link("pea"), content=b"3"))).again == 0
        assert (await queue.put(drop(link("pea"), link("leek"), content=b"4"))).again == 1, "taken out and put in again"

    run(story())


def test_given_by_hand_is_always_anew(queue: Queue) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek"), path=None))
        await fail_one(queue)
        assert (await queue.put(drop(link("leek"), path=None))).again == 1

    run(story())


def test_a_file_unreadable_for_a_while_drops_nothing_anew(queue: Queue) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek")))
        await fail_one(queue)
        await queue.record_skipped(b"links.txt", None, "It cannot be read now.")
        assert (await queue.known_looks())[b"links.txt"].look is None
        assert (await queue.put(drop(link("leek")))).again == 0

    run(story())


def test_a_staged_link_is_noted_as_seen_again(queue: Queue, tmp_path: Path) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek")))
        await walk_to_staged(queue)
        assert (await queue.put(drop(link("leek"), path=b"other.txt"))).known == 1
        await queue.put(drop(link("leek"), path=b"other.txt"))

    run(story())
    with closing(open_reader(tmp_path)) as reader:
        assert [(job.status, job.seen_again) for job in ledger_read.jobs(reader)] == [("staged", 1)]


def test_a_saved_page_takes_the_place_of_a_failed_job(queue: Queue) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek")))
        await fail_one(queue)
        result = await queue.put(drop(saved_page("leek", html=b"<p>mine</p>"), path=b"leek.html"))
        assert (result.taken, result.again, result.job_ids) == (0, 1, (1,))
        claim = await take(queue, Stage.EXTRACT)
        assert getattr(await queue.payload_of(claim), "body", None) == b"<p>mine</p>"
        await queue.settle(claim, Failed(ErrorCode.NO_RECIPE, "No recipe."))
        assert await queue.retry([1]) == [1]
        assert (await take(queue, Stage.EXTRACT)).job_id == 1, "a page that a person gave is read again, not fetched"

    run(story())


def test_a_saved_page_spares_a_waiting_link_its_fetch(queue: Queue) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek")))
        assert (await queue.put(drop(saved_page("leek"), path=b"leek.html"))).again == 0
        assert await queue.next_due_ms(Stage.FETCH) is None
        assert (await take(queue, Stage.EXTRACT)).job_id == 1

    run(story())


def test_the_record_of_a_file(queue: Queue, tmp_path: Path) -> None:
    look = FileLook(size=10, mtime_ns=253_370_764_800 * 10**9, ctime_ns=-5, inode=2**64 - 1)
    problems = (Problem(3, "javascript: is refused"), Problem(None, "not a link"))
    intake = DropIntake(b"a\xff.txt", look, b"hash", FileKind.LINKS, (link("a"), link("b")), refused=1, problems=problems)
    result = run(queue.put(intake))
    assert (result.taken, result.refused, result.bad) == (2, 1, 1)
    run(queue.record_skipped(b".DS_Store", look, "Litter of the system."))
    assert run(queue.known_looks()) == {b"a\xff.txt": KnownFile(look, b"hash"), b".DS_Store": KnownFile(look, b"")}
    with closing(open_reader(tmp_path)) as reader:
        skipped, read = ledger_read.drop_files(reader)
        assert (skipped.kind, skipped.reason) == ("ignore", "Litter of the system.")
        assert (read.taken, read.refused, read.bad, read.problems) == (2, 1, 1, problems)
        assert [job.id for job in ledger_read.jobs(reader, file=b"a\xff.txt")] == [1, 2]


def test_half_characters_do_no_harm(queue: Queue) -> None:
    broken = replace(link("leek"), title="so\ud83cup", tags=("\udfff",))
    run(queue.put(drop(broken, replace(text("x"), raw_text="half \ud83c"))))
    assert run(take(queue, Stage.FETCH)).title == "so?up"


def test_a_job_that_waits_for_a_page_gives_its_key_to_the_one_that_has_it(queue: Queue, clock: FakeClock, tmp_path: Path) -> None:
    """short → leek; leek itself was never fetched yet: short goes on with the page, leek joins it when it is fetched."""

    async def story() -> None:
        await queue.put(drop(link("leek"), link("short", "s.example")))
        leek, short = await queue.claim(Stage.FETCH, "worker", 2)
        await queue.settle(short, PageKept(page(leek.url), ("https://soup.example/leek",)))
        await queue.settle(leek, PageKept(page(leek.url), ("https://soup.example/leek",)))
        await queue.settle(await take(queue, Stage.EXTRACT), RecipeRead(reading()))

    run(story())
    with closing(open_reader(tmp_path)) as reader:
        assert [(job.status, job.stage, job.joined_to) for job in ledger_read.jobs(reader)] == [
            ("staged", "fetch", 2),
            ("pending", "note", None),
        ]


def test_a_joined_job_fails_with_the_one_it_joined(queue: Queue, tmp_path: Path) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek"), link("short", "s.example")))
        leek, short = await queue.claim(Stage.FETCH, "worker", 2)
        await queue.settle(leek, PageKept(page(leek.url)))
        await queue.settle(short, PageKept(page(leek.url), ("https://soup.example/leek",)))
        await queue.settle(await take(queue, Stage.EXTRACT), Failed(ErrorCode.NO_RECIPE, "No recipe."))

    run(story())
    with closing(open_reader(tmp_path)) as reader:
        assert [(job.status, job.error, job.joined_to) for job in ledger_read.jobs(reader)] == [("failed", "No recipe.", None)] * 2
        (group,) = ledger_read.failures(reader)
        assert (group.code, group.count, group.sentence) == ("no_recipe", 2, "No recipe.")
        assert "paste" in group.advice


def test_the_final_address_is_known_when_it_is_dropped_later(queue: Queue) -> None:
    async def story() -> None:
        await queue.put(drop(link("short")))
        claim = await take(queue, Stage.FETCH)
        await queue.settle(claim, PageKept(page(claim.url), ("https://soup.example/leek",)))
        result = await queue.put(drop(link("leek"), path=b"later.txt"))
        assert (result.taken, result.known, result.job_ids) == (0, 1, (1,))

    run(story())


def test_jobs_joined_to_a_job_that_joins_follow_it(queue: Queue, tmp_path: Path) -> None:
    """2 joins 1 after the fetch; then 3, further on, turns out to be the page of 1: all share the note of 3."""
    leek = "https://soup.example/leek"

    async def story() -> None:
        await queue.put(drop(link("a", "a.example"), link("b", "b.example"), link("c", "c.example")))
        first, second, third = await queue.claim(Stage.FETCH, "worker", 3)
        await queue.settle(first, PageKept(page("x"), ("x",)))
        await queue.settle(second, PageKept(page("x"), ("x",)))
        await queue.settle(third, PageKept(page(leek), (leek,)))
        one, three = await queue.claim(Stage.EXTRACT, "worker", 2)
        await queue.settle(three, RecipeRead(reading(), (leek,)))
        await queue.settle(one, RecipeRead(reading(), (leek,)))

    run(story())
    with closing(open_reader(tmp_path)) as reader:
        assert [job.joined_to for job in ledger_read.jobs(reader)] == [3, 3, None]


def test_a_link_with_its_note_makes_no_second_job_and_names_the_note(queue: Queue) -> None:
    async def story() -> PutResult:
        await queue.put(drop(link("leek")))
        await walk_to_staged(queue)
        return await queue.put(drop(link("leek"), path=b"again.txt"))

    result = run(story())
    assert (result.taken, result.known, result.again) == (0, 1, 0)
    [seen] = result.seen
    assert (seen.job_id, seen.url, seen.review_status) == (1, "https://soup.example/leek", "pending")
    assert seen.note_path


@pytest.mark.parametrize(
    ("status", "again", "job"),
    [("removed", True, "pending"), ("removed", False, "staged"), ("rejected", True, "staged"), ("approved", False, "staged")],
)
def test_what_the_person_removed_is_taken_anew_only_where_they_ask(
    queue: Queue, clock: FakeClock, status: str, again: bool, job: str
) -> None:
    database = queue._database

    async def story() -> None:
        await queue.put(drop(link("leek")))
        await walk_to_staged(queue)
        await database.write(lambda c: c.execute("UPDATE staged_inbox SET review_status = ?", (status,)).rowcount)
        await queue.put(replace(drop(link("leek"), path=None), again=again))

    run(story())
    assert database.read_now(lambda c: c.execute("SELECT status FROM ingestion_queue").fetchall()) == [(job,)]
    if job == "pending":
        clock.pass_seconds(1)
        run(walk_to_staged(queue))
        rows = database.read_now(lambda c: c.execute("SELECT note_state, review_status FROM staged_inbox").fetchall())
        assert rows == [("written", "pending")]


def test_a_pause_lasts_and_only_fetching_stops(queue: Queue) -> None:
    run(queue.put(drop(link("leek"), text("Boil water."))))
    assert run(queue.pause())
    assert not run(queue.pause())
    assert run(queue.claim(Stage.FETCH, "worker")) == []
    assert run(queue.next_due_ms(Stage.FETCH)) is None
    assert len(run(queue.claim(Stage.EXTRACT, "worker"))) == 1
    assert run(queue.resume())
    assert not run(queue.resume())
    assert len(run(queue.claim(Stage.FETCH, "worker"))) == 1


def test_many_links_of_one_intake_with_some_twice(queue: Queue, tmp_path: Path) -> None:
    links = [link(f"{number}") for number in range(2_500)]
    run(queue.put(drop(*links[1_000:1_200], path=b"before.txt")))
    result = run(queue.put(drop(*links, *links[:700])))
    assert (result.taken, result.known, result.again, len(result.job_ids)) == (2_300, 900, 0, 2_500)
    with closing(open_reader(tmp_path)) as reader:
        assert ledger_read.counts(reader)["jobs"]["pending"] == 2_500


def test_a_link_that_one_intake_names_twice_keeps_the_tags_of_both(queue: Queue) -> None:
    first, far = replace(link("0"), title=None, tags=("fish",)), replace(link("0"), title="Soup", tags=("fish", "soup"))
    near = replace(link("1"), title="Cake", tags=("sweet",))
    links = [first, replace(near, title=None, tags=()), near, *(link(f"{number}") for number in range(2, 1_500)), far]
    run(queue.put(drop(*links)))
    rows = queue._database.read_now(lambda c: c.execute("SELECT title, tags FROM ingestion_queue WHERE id < 3 ORDER BY id").fetchall())
    assert rows == [("Soup", '["fish", "soup"]'), ("Cake", '["sweet"]')]
