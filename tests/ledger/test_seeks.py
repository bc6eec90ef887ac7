"""A claim costs the same at any length of the queue: every statement it runs is a seek, and a resting host's jobs stay untouched."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from galley_watch.db import Database, open_database, transact
from galley_watch.errors import ErrorCode
from galley_watch.queue import Queue, claiming
from galley_watch.values.job import Stage
from galley_watch.values.outcome import Failed, PageKept
from galley_watch.values.page import FetchedPage
from tests.ledger.kit import SETTINGS, START_MS, FakeClock, drop, link, run, take, text


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def database(tmp_path: Path, clock: FakeClock) -> Iterator[Database]:
    database = open_database(tmp_path, clock)
    yield database
    database.close()


@pytest.fixture
def queue(database: Database, clock: FakeClock) -> Queue:
    return Queue(database, clock, SETTINGS, lambda: 0.5)


def plans(connection: sqlite3.Connection, stage: Stage) -> list[str]:
    """The query plan of every statement that a claim and a look at the next due time run."""
    statements: list[str] = []
    connection.set_trace_callback(statements.append)
    claiming.claim(connection, stage, "worker", 2, START_MS, SETTINGS)
    claiming.next_due_ms(connection, stage, START_MS)
    connection.set_trace_callback(None)
    return [row[3] for statement in statements for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}").fetchall()]


@pytest.mark.parametrize("stage", sorted(Stage))
def test_no_statement_walks_the_queue_or_sorts(queue: Queue, database: Database, stage: Stage) -> None:
    run(queue.put(drop(link("a"), link("b"), link("c", "other.example"), text("Boil water."))))
    found = database.read_now(plans, stage)
    assert found
    for step in found:
        walks = step.startswith("SCAN ingestion_queue") and "USING COVERING INDEX" not in step and "USING INDEX" not in step
        assert not walks, step
        assert "TEMP B-TREE" not in step, step


def test_the_jobs_of_a_resting_host_are_neither_read_nor_written(queue: Queue, database: Database, clock: FakeClock) -> None:
    run(queue.put(drop(*(link(f"{number}") for number in range(2_000)))))
    run(take(queue, Stage.FETCH))
    run(queue.put(drop(link("other", "other.example"), path=b"other.txt")))
    before = database.read_now(touched)
    clock.pass_seconds(0.1)
    steps = database.read_now(steps_of_a_claim, clock.now_ms())
    assert steps < 2_000, "about as many virtual machine steps as with two jobs"
    assert database.read_now(touched) == before


def touched(connection: sqlite3.Connection) -> list[tuple[int, int]]:
    return connection.execute("SELECT DISTINCT updated_at, claims FROM ingestion_queue WHERE id BETWEEN 2 AND 2000").fetchall()


def steps_of_a_claim(connection: sqlite3.Connection, now_ms: int) -> int:
    counted = 0

    def count() -> int:
        nonlocal counted
        counted += 10
        return 0

    connection.set_progress_handler(count, 10)
    (claim,) = claiming.claim(connection, Stage.FETCH, "worker", 1, now_ms, SETTINGS)
    connection.set_progress_handler(None, 0)
    assert claim.host == "other.example"
    return counted


def test_a_settled_page_writes_nothing_that_was_so_before(queue: Queue, database: Database, clock: FakeClock) -> None:
    run(queue.put(drop(link("leek"), link("kale"))))
    claim = run(take(queue, Stage.FETCH))
    clock.pass_seconds(0.1)
    database.write_now(refuse_changes)
    kept = PageKept(FetchedPage(claim.url, b"<h1>Soup</h1>"), ("https://soup.example/leek",))
    assert run(queue.settle(claim, kept))


def refuse_changes(connection: sqlite3.Connection) -> None:
    """Of what a claim has said of the host already, and a put of the link."""
    for table in ("hosts", "link_keys"):
        connection.execute(
            f"CREATE TEMP TRIGGER no_{table} BEFORE UPDATE ON {table} BEGIN SELECT RAISE(ABORT, 'written without need'); END"
        )


def test_fetching_pauses_while_too_many_pages_wait(queue: Queue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claiming, "MOST_PAGES_WAITING", 2)

    async def story() -> None:
        await queue.put(drop(link("leek"), text("one"), text("two")))
        assert await queue.claim(Stage.FETCH, "worker") == []
        assert await queue.next_due_ms(Stage.FETCH) == START_MS + claiming.PAUSE_MS
        await queue.settle(await take(queue, Stage.EXTRACT), Failed(ErrorCode.NO_RECIPE, "No recipe."))
        await take(queue, Stage.FETCH)

    run(story())


def test_eight_claimers_at_once_take_each_job_once(queue: Queue, tmp_path: Path) -> None:
    """Eight connections of their own, as eight processes would have, drive the claim alone."""
    run(queue.put(drop(*(text(f"{number}") for number in range(160)))))

    def claim_twenty(worker: str) -> list[int]:
        with closing(sqlite3.connect(tmp_path / "galley.sqlite3", isolation_level=None)) as connection:
            return [
                claim.job_id
                for _ in range(20)
                for claim in transact(connection, claiming.claim, Stage.EXTRACT, worker, 1, START_MS, SETTINGS)
            ]

    with ThreadPoolExecutor(8) as threads:
        taken = [job_id for ids in threads.map(claim_twenty, map(str, range(8))) for job_id in ids]
    assert sorted(taken) == list(range(1, 161))
