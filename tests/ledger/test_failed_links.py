"""Which links the page of failed links shows: those that failed and those that something holds up, a few of each site."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from galley_watch import ledger_read
from galley_watch.db import open_reader
from galley_watch.errors import ErrorCode
from galley_watch.queue import Queue
from galley_watch.values.failed_links import UNREAD_FILE, FailedGroup, FailedLink
from galley_watch.values.intake import FileKind
from galley_watch.values.job import NewJob, Stage
from galley_watch.values.outcome import Deferred, Failed, Outcome, RetryLater
from tests.ledger.kit import START_MS, FakeClock, drop, link, run, take, text, walk_to_staged

GONE = Failed(ErrorCode.HTTP_4XX, "The site has no such page (404).")


@pytest.fixture
def reader(queue: Queue, tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(open_reader(tmp_path)) as reader:
        yield reader


def fetched(queue: Queue, clock: FakeClock, outcome: Outcome, *jobs: NewJob) -> None:
    async def story() -> None:
        await queue.put(drop(*jobs, path=b"more.txt", content=str(jobs).encode()))
        for _ in jobs:
            clock.pass_seconds(60)
            assert await queue.settle(await take(queue, Stage.FETCH), outcome)

    run(story())


def listed(groups: tuple[FailedGroup, ...]) -> dict[str | None, dict[str | None, list[str]]]:
    return {group.code: {site.host: [link.name for link in site.links] for site in group.sites} for group in groups}


def test_a_ledger_in_which_all_goes_well_shows_none(queue: Queue, reader: sqlite3.Connection) -> None:
    run(queue.put(drop(link("leek"))))
    run(walk_to_staged(queue))
    run(queue.put(drop(link("pea"), path=b"more.txt")))
    assert ledger_read.failed_links(reader) == ()


def test_failures_by_cause_and_site_the_latest_first(queue: Queue, reader: sqlite3.Connection, clock: FakeClock) -> None:
    fetched(queue, clock, GONE, link("a"), link("b"))
    fetched(queue, clock, GONE, link("c", "pea.example"))
    fetched(queue, clock, Failed(ErrorCode.VIDEO, "A video."), link("d"))
    groups = ledger_read.failed_links(reader)
    assert listed(groups) == {"http_4xx": {"pea.example": ["c"], "soup.example": ["b", "a"]}, "video": {"soup.example": ["d"]}}
    link_ = groups[0].sites[0].links[0]
    assert (link_.url, link_.sentence, link_.moment_ms) == ("https://pea.example/c", "The site has no such page (404).", START_MS + 180_000)


def test_of_very_many_a_few_are_listed_and_all_counted(queue: Queue, reader: sqlite3.Connection, clock: FakeClock) -> None:
    fetched(queue, clock, GONE, *(link(str(number), "dead.example") for number in range(8)))
    [group] = ledger_read.failed_links(reader)
    assert (group.count, group.sites[0].count) == (8, 8)
    assert listed((group,)) == {"http_4xx": {"dead.example": ["7", "6", "5", "4", "3"]}}
    fetched(queue, clock, GONE, *(link(str(number), f"h{number}.example") for number in range(60)))
    [group] = ledger_read.failed_links(reader)
    assert (group.count, sum(len(site.links) for site in group.sites)) == (68, 50)
    assert group.sites[0].host == "h9.example", "claimed last"


def test_a_text_is_named_after_its_file(queue: Queue, reader: sqlite3.Connection) -> None:
    async def story() -> None:
        await queue.put(drop(text("Boil water."), path=b"Soups/Water.txt"))
        await queue.settle(await take(queue, Stage.EXTRACT), Failed(ErrorCode.NO_RECIPE, "No list."))

    run(story())
    assert listed(ledger_read.failed_links(reader)) == {"no_recipe": {None: ["Water.txt"]}}


def test_files_in_which_nothing_could_be_read(queue: Queue, reader: sqlite3.Connection) -> None:
    for name in (b"Soup.txt", b"Stew.txt"):
        run(queue.put(replace(drop(path=name), kind=FileKind.ERROR, reason="The file is empty.")))
    [group] = ledger_read.failed_links(reader)
    assert (group.code, group.count) == (UNREAD_FILE, 2)
    [group] = ledger_read.failed_links(reader, lambda path: path == b"Soup.txt")
    assert group.sites[0].links == (FailedLink(None, "Soup.txt", "The file is empty.", START_MS),)


def test_links_that_are_tried_again_or_wait_for_this_machine(queue: Queue, reader: sqlite3.Connection, clock: FakeClock) -> None:
    later = START_MS + 3_600_000
    fetched(queue, clock, RetryLater(ErrorCode.TIMEOUT, "Too slow.", later), link("a", "slow.example"))
    fetched(queue, clock, Deferred("The disk is full.", later), link("b", "pea.example"))
    run(queue.put(drop(link("c", "bean.example"), path=b"new.txt")))
    [group] = ledger_read.failed_links(reader)
    assert listed((group,)) == {None: {"pea.example": ["b"], "slow.example": ["a"]}}
    [waits, slow] = (site.links[0] for site in group.sites)
    assert (slow.sentence, slow.moment_ms) == ("Too slow.", START_MS), "since when it was saved"
    assert waits.sentence == "The disk is full."


def test_links_of_a_site_that_is_left_alone(queue: Queue, reader: sqlite3.Connection, clock: FakeClock) -> None:
    down = RetryLater(ErrorCode.CONNECT, "Down.", START_MS + 3_600_000)
    jobs = [link(str(number), "down.example") for number in range(7)]
    fetched(queue, clock, down, *jobs[:5])
    run(queue.put(drop(*jobs[5:], path=b"more of it.txt")))
    [group] = ledger_read.failed_links(reader)
    assert group.count == 7
    assert {link.sentence for link in group.sites[0].links} == {"Down.", "The site failed again and again and is left alone for a while."}


def test_a_link_tried_again_is_no_longer_failed(queue: Queue, reader: sqlite3.Connection, clock: FakeClock) -> None:
    fetched(queue, clock, GONE, link("a"))
    run(queue.put(drop(link("a"), path=b"again.txt")))
    assert ledger_read.failed_links(reader) == ()


def test_a_page_that_is_only_read_once_more_is_missed_by_nobody(queue: Queue, reader: sqlite3.Connection, clock: FakeClock) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek")))
        job_id = await walk_to_staged(queue)
        clock.pass_seconds(60)
        again = await queue.put(replace(drop(link("leek"), path=None), again=True))
        assert again.again == 1
        claim = await take(queue, Stage.FETCH)
        assert claim.job_id == job_id
        await queue.settle(claim, RetryLater(ErrorCode.TIMEOUT, "Too slow.", START_MS + 3_600_000))

    run(story())
    assert [job.status for job in ledger_read.jobs(reader)] == ["pending"]
    assert ledger_read.failed_links(reader) == ()
