"""A column of few words is checked without an index made for each row; ledgers from before that was so mean the same and are kept."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from galley_watch.db import connection
from galley_watch.db.schema import MIGRATIONS
from tests.ledger.household import PAGE_BYTES, Household, link
from tests.ledger.kit import run

JOBS = "SELECT url, status FROM ingestion_queue ORDER BY url"
CHOICE = re.compile(r"(?<=[( ])(?P<column>\w+) = '\w+'(?: OR (?P=column) = '\w+'){2,}")
WRITES = [
    "INSERT INTO drop_files (path, content_hash, kind, read_at) VALUES (?, ?, ?, ?)",
    "UPDATE drop_files SET kind = ?",
    "INSERT INTO ingestion_queue (galley_id, link_key, status, stage, run_at, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
    "UPDATE ingestion_queue SET status = ?, stage = ?, error_stage = ?",
    "INSERT INTO hosts (host, breaker) VALUES (?, ?)",
    "UPDATE hosts SET breaker = ?",
    "UPDATE staged_inbox SET review_status = ?, note_said = ?, note_due = ?, note_state = ?",
    "INSERT INTO pages (job_id, origin, content_type, size, fetched_at, program_version, body) VALUES (?, ?, ?, ?, ?, ?, ?)",
]


def with_lists(sql: str) -> str:
    """The tables as they were before: `status IN ('pending', …)`."""

    def listed(choice: re.Match[str]) -> str:
        words = re.findall(r"'\w+'", choice[0])
        return f"{choice['column']} IN ({', '.join(words)})"

    return CHOICE.sub(listed, sql)


OLD = tuple(with_lists(migration) for migration in MIGRATIONS)


def made_before(home: Household, monkeypatch: pytest.MonkeyPatch) -> None:
    """The ledger as the program left it before, with a link staged and one waiting; and backed up."""
    with monkeypatch.context() as before:
        before.setattr(connection, "MIGRATIONS", OLD)
        home.stage(link("leek"))
        home.put(link("pea"), path=b"pea.txt")
    assert lists_in(home.ledger) == 6


def lists_in(ledger: Path) -> int:
    """How many columns of the ledger have a list of three or more words to choose from."""
    with closing(sqlite3.connect(ledger)) as connected:
        tables = connected.execute("SELECT sql FROM sqlite_schema WHERE type = 'table'").fetchall()
    return sum(len(re.findall(r"IN \('\w+'(?:, '\w+'){2,}\)", sql or "")) for (sql,) in tables)


@pytest.mark.parametrize("write", WRITES)
def test_no_write_makes_an_index_of_its_own(tmp_path: Path, write: str) -> None:
    connection.make_ledger(tmp_path / "new")
    with closing(sqlite3.connect(tmp_path / "new")) as connected:
        steps = connected.execute(f"EXPLAIN {write}", [None] * write.count("?")).fetchall()
    assert len(steps) > 10
    assert not [step for step in steps if step[1] == "OpenEphemeral"]


def test_an_older_ledger_is_taken_as_it_is_and_refuses_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = Household(tmp_path)
    made_before(home, monkeypatch)
    home.unclean()
    with home.opened() as (database, queue):
        assert database.rebuilt is None
        assert database.unclean_end, "so all of it was checked"
        run(home.walk(queue))
    assert home.rows(JOBS) == [("https://soup.example/leek", "staged"), ("https://soup.example/pea", "staged")]
    assert lists_in(home.ledger) == 6
    with closing(sqlite3.connect(home.ledger)) as connected:
        for change in (
            "ingestion_queue SET status = 'done'",
            "ingestion_queue SET stage = 'cook'",
            "ingestion_queue SET error_code = 'dns', error = 'No.', error_stage = 'x'",
            "staged_inbox SET review_status = 'eaten'",
            "drop_files SET kind = 'x'",
            "hosts SET breaker = 'ajar'",
        ):
            with pytest.raises(sqlite3.IntegrityError):
                connected.execute(f"UPDATE {change}")


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "header": lambda data: bytes(100) + data[100:],
    "first page": lambda data: bytes(PAGE_BYTES) + data[PAGE_BYTES:],
    "empty": lambda data: b"",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_an_older_ledger_is_backed_up_and_rebuilt_from_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str) -> None:
    home = Household(tmp_path)
    made_before(home, monkeypatch)
    assert home.back_up() is not None
    home.put(link("onion"), path=b"onion.txt")
    home.ledger.write_bytes(DAMAGES[damage](home.ledger.read_bytes()))
    with home.opened() as (database, _):
        assert database.rebuilt is not None
        assert database.rebuilt.backup_ms is not None
    salvaged = [] if damage == "empty" else [("https://soup.example/onion", "pending")]
    assert home.rows(JOBS) == [("https://soup.example/leek", "staged"), *salvaged, ("https://soup.example/pea", "pending")]
    assert lists_in(home.ledger) == 6, "a copy of the older one"


@pytest.mark.parametrize("damage", ["header", "first page"])
def test_what_an_older_ledger_held_is_read_through_the_first_page_of_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    home = Household(tmp_path)
    made_before(home, monkeypatch)
    home.ledger.write_bytes(DAMAGES[damage](home.ledger.read_bytes()))
    with home.opened():
        pass
    assert home.rows(JOBS) == [("https://soup.example/leek", "staged"), ("https://soup.example/pea", "pending")]
    assert lists_in(home.ledger) == 0, "made anew"
