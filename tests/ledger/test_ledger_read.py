"""What status, list and export read, over a read-only connection beside a working agent."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from galley_watch import ledger_read
from galley_watch.db import open_reader
from galley_watch.errors import ErrorCode
from galley_watch.queue import Queue
from galley_watch.values.job import Stage
from galley_watch.values.outcome import Deferred, Failed, PageKept, RetryLater
from tests.ledger.kit import START_MS, FakeClock, drop, link, page, reading, run, take, text, walk_to_staged


@pytest.fixture
def reader(queue: Queue, tmp_path: Path) -> Iterator[sqlite3.Connection]:
    with closing(open_reader(tmp_path)) as reader:
        yield reader


def test_an_empty_ledger_names_every_count(reader: sqlite3.Connection) -> None:
    assert ledger_read.counts(reader) == {
        "jobs": {"pending": 0, "processing": 0, "staged": 0, "failed": 0, "cancelled": 0},
        "inbox": {"pending": 0, "approved": 0, "rejected": 0, "removed": 0},
    }
    assert list(ledger_read.jobs(reader)) == []
    assert ledger_read.failures(reader) == []
    assert ledger_read.waiting_later(reader, START_MS) == 0


def test_counts_lists_and_the_staged_recipe(queue: Queue, reader: sqlite3.Connection, clock: FakeClock) -> None:
    async def story() -> None:
        await queue.put(drop(link("leek")))
        await walk_to_staged(queue)
        await queue.put(drop(link("pea", "pea.example"), link("bean", "bean.example"), text("Boil water."), path=b"more.txt"))
        clock.pass_seconds(1)
        for claim in await queue.claim(Stage.FETCH, "worker", 2):
            if claim.host == "pea.example":
                await queue.settle(claim, Failed(ErrorCode.HTTP_4XX, "Gone."))

    run(story())
    counts = ledger_read.counts(reader)
    assert counts["jobs"] == {"pending": 1, "processing": 1, "staged": 1, "failed": 1, "cancelled": 0}
    assert counts["inbox"]["pending"] == 1
    assert [job.id for job in ledger_read.jobs(reader, status="failed")] == [2]
    assert [job.id for job in ledger_read.jobs(reader, host="bean.example")] == [3]
    assert [job.id for job in ledger_read.jobs(reader, file=b"more.txt")][:2] == [2, 3]
    assert [job.note_path for job in ledger_read.jobs(reader, status="staged")] == ["Soup.md"]
    (row,) = ledger_read.staged(reader)
    assert (row.title, row.note_path, row.tags, row.folders) == ("Soup", "Soup.md", ("soup",), ("Kitchen", "Soups"))
    assert ledger_read.staged_recipe(reader, row.id) == reading()
    assert ledger_read.staged_recipe(reader, 99) is None


def test_when_the_latest_recipe_was_staged_and_since_when_a_link_waits(queue: Queue, reader: sqlite3.Connection, clock: FakeClock) -> None:
    assert (ledger_read.last_staged_ms(reader), ledger_read.oldest_waiting_ms(reader)) == (None, None)

    async def story() -> None:
        await queue.put(drop(link("leek")))
        clock.pass_seconds(5)
        await walk_to_staged(queue)
        await queue.put(drop(link("pea", "pea.example"), path=b"more.txt"))
        clock.pass_seconds(5)
        await queue.put(drop(text("Boil water."), path=b"text.txt"))

    run(story())
    assert ledger_read.last_staged_ms(reader) == START_MS + 5_000
    assert ledger_read.oldest_waiting_ms(reader) == START_MS + 5_000


def test_a_job_by_its_number_or_its_notes_id(queue: Queue, reader: sqlite3.Connection) -> None:
    run(queue.put(drop(link("leek"))))
    for name in ("1", "id-leek"):
        job = ledger_read.job(reader, name)
        assert job is not None
        assert job.id == 1
    assert ledger_read.job(reader, "2") is None
    assert ledger_read.job(reader, "9" * 40) is None


def test_failures_come_by_cause_the_most_frequent_first(queue: Queue, reader: sqlite3.Connection, clock: FakeClock) -> None:
    async def story() -> None:
        await queue.put(drop(*(link(f"{number}", f"h{number}.example") for number in range(5))))
        for claim in await queue.claim(Stage.FETCH, "worker", 5):
            clock.pass_seconds(1)
            code = ErrorCode.DNS if claim.job_id > 1 else ErrorCode.VIDEO
            await queue.settle(claim, Failed(code, f"Sentence {claim.job_id}."))

    run(story())
    first, second = ledger_read.failures(reader)
    assert (first.code, first.count, first.sentence, first.examples) == (
        "dns",
        4,
        "Sentence 5.",
        ("https://h4.example/4", "https://h3.example/3", "https://h2.example/2"),
    )
    assert (second.code, second.count, second.job_ids) == ("video", 1, (1,))
    assert first.advice != second.advice


def test_what_waits_for_later(queue: Queue, reader: sqlite3.Connection, clock: FakeClock) -> None:
    async def story() -> None:
        await queue.put(drop(link("a"), link("b"), link("c", "c.example"), text("Boil water.")))
        a, c = await queue.claim(Stage.FETCH, "worker", 2)
        assert ledger_read.waiting_later(reader, clock.now_ms()) == 1, "b waits for its host"
        await queue.settle(a, RetryLater(ErrorCode.TIMEOUT, "Too slow.", START_MS + 30_000))
        await queue.settle(c, PageKept(page(c.url)))
        await queue.settle(await take(queue, Stage.EXTRACT), Deferred("The disk is full.", START_MS + 5_000))

    run(story())
    clock.pass_seconds(1)
    assert ledger_read.waiting_later(reader, clock.now_ms()) == 2
    assert [job.waiting_because for job in ledger_read.jobs(reader) if job.waiting_because] == ["The disk is full."]
