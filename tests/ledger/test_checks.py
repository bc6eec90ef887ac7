"""Illegal states cannot be stored, whoever writes them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from galley_watch.db import Database, open_database
from galley_watch.queue import Queue
from galley_watch.values.job import Stage
from tests.ledger.kit import SETTINGS, FakeClock, drop, link, run, text, walk_to_staged


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """Job 1 staged, 2 processing, 3 pending at fetch, 4 pending at extract."""
    clock = FakeClock()
    database = open_database(tmp_path, clock)
    queue = Queue(database, clock, SETTINGS, lambda: 0.5)

    async def prepare() -> None:
        await queue.put(drop(link("staged")))
        await walk_to_staged(queue)
        await queue.put(drop(link("held", "held.example"), link("waiting", "held.example"), text("Boil water.")))
        clock.pass_seconds(1)
        await queue.claim(Stage.FETCH, "worker")

    run(prepare())
    yield database
    database.close()


@pytest.mark.parametrize(
    "change",
    [
        "status = 'done' WHERE id = 3",
        "stage = 'cook' WHERE id = 3",
        "status = 'processing' WHERE id = 3",
        "worker_id = 'w' WHERE id = 3",
        "lease_until = 1 WHERE id = 3",
        "attempt = 0 WHERE id = 3",
        "status = 'pending' WHERE id = 2",
        "worker_id = NULL WHERE id = 2",
        "worker_id = '' WHERE id = 2",
        "attempt = attempt + 1 WHERE id = 2",
        "status = 'failed' WHERE id = 3",
        "status = 'failed', error_code = 'dns' WHERE id = 3",
        "error_code = 'dns', error = '', error_stage = 'fetch' WHERE id = 3",
        "error = 'No.' WHERE id = 3",
        "error_code = 'dns', error = 'No.', error_stage = 'fetch' WHERE id = 1",
        "status = 'staged' WHERE id = 3",
        "joined_to = 1 WHERE id = 3",
        "status = 'staged', joined_to = 3 WHERE id = 3",
        "status = 'staged', joined_to = 99 WHERE id = 3",
        "waiting_because = 'Later.' WHERE id = 2",
        "url = NULL WHERE id = 3",
        "host = NULL WHERE id = 3",
        "stage = 'fetch' WHERE id = 4",
        "attempts = -1 WHERE id = 3",
        "run_at = 'soon' WHERE id = 3",
        "galley_id = '' WHERE id = 3",
    ],
)
def test_a_job_that_makes_no_sense(database: Database, change: str) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        database.write_now(lambda c: c.execute(f"UPDATE ingestion_queue SET {change}"))


@pytest.mark.parametrize(
    "change",
    [
        "note_state = 'due'",
        "note_path = NULL",
        "review_status = 'maybe'",
        "confidence = 1.5",
        "recipe = 'soup'",
        "note_state = 'due', note_path = NULL, review_status = 'approved'",
        "queue_id = 99",
    ],
)
def test_a_staged_row_that_makes_no_sense(database: Database, change: str) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        database.write_now(lambda c: c.execute(f"UPDATE staged_inbox SET {change}"))


@pytest.mark.parametrize("change", ["breaker = 'ajar'", "breaker = 'open'", "failures = -1"])
def test_a_host_that_makes_no_sense(database: Database, change: str) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        database.write_now(lambda c: c.execute(f"UPDATE hosts SET {change}"))


def test_one_key_means_one_job(database: Database) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        database.write_now(lambda c: c.execute("INSERT INTO link_keys VALUES ('https://held.example/held', 4)"))
