"""The ledger's file: for its owner and one process alone, whole or an error in words, never silently empty."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from galley_watch.db import Database, open_database, open_reader, transaction
from galley_watch.db.schema import SCHEMA_VERSION
from galley_watch.errors import AgentError, NotNow
from tests.ledger.kit import FakeClock, drop, link, open_queue, run

CLOCK = FakeClock()
HOLD = """
import sys
from pathlib import Path
from galley_watch.clock import SystemClock
from galley_watch.db import open_database
database = open_database(Path(sys.argv[1]), SystemClock())
print("open", flush=True)
sys.stdin.read()
"""


def refusal(folder: Path) -> AgentError:
    with pytest.raises(AgentError) as caught:
        open_database(folder, CLOCK)
    return caught.value


@pytest.fixture
def ledger(tmp_path: Path) -> Path:
    """A ledger with one link, closed in order."""
    with open_queue(tmp_path / "state", CLOCK) as queue:
        run(queue.put(drop(link("leek"))))
    return tmp_path / "state" / "galley.sqlite3"


def test_only_its_owner_may_read_it(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "state"
    with open_queue(folder, CLOCK) as queue:
        run(queue.put(drop(link("leek"))))
        modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
    assert folder.stat().st_mode & 0o777 == 0o700
    assert "galley.sqlite3" in modes
    assert set(modes.values()) == {0o600}


def test_a_second_process_is_told_who_has_it(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLD, tmp_path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "open\n"
        error = refusal(tmp_path)
        assert (error.code, error.exit_status) == ("ledger_in_use", 1)
        assert f"process id {holder.pid}" in error.sentence
        with closing(open_reader(tmp_path)) as reader:
            assert reader.execute("SELECT count(*) FROM ingestion_queue").fetchone() == (0,)
        holder.kill()
        holder.wait()
    open_database(tmp_path, CLOCK).close()


def test_a_killed_process_leaves_its_links_and_an_unclean_end(tmp_path: Path, ledger: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLD, ledger.parent], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        holder.stdout.readline()
        holder.kill()
    database = open_database(ledger.parent, CLOCK)
    assert database.unclean_end
    assert database.read_now(lambda c: c.execute("SELECT count(*) FROM ingestion_queue").fetchone()) == (1,)
    database.close()
    database = open_database(ledger.parent, CLOCK)
    assert not database.unclean_end
    database.close()


@pytest.mark.parametrize("damage", [b"", b"\0" * 100, b"no database at all, just some words that are long enough" * 10])
def test_a_damaged_ledger_is_never_taken_for_empty(ledger: Path, damage: bytes) -> None:
    ledger.write_bytes(damage + ledger.read_bytes()[len(damage) :] if damage else b"")
    before = ledger.read_bytes()
    error = refusal(ledger.parent)
    assert error.code == "ledger_damaged"
    assert error.advice
    assert ledger.read_bytes() == before
    with pytest.raises(AgentError, match="damaged"):
        open_reader(ledger.parent)


def test_pages_overwritten_are_found_after_an_unclean_end(ledger: Path) -> None:
    with closing(sqlite3.connect(ledger)) as connection, connection:
        connection.execute("UPDATE meta SET value = '0' WHERE name = 'clean_end'")
        (number,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'link_keys'").fetchone()
    data = bytearray(ledger.read_bytes())
    data[4096 * (number - 1) : 4096 * number] = os.urandom(4096)  # a page that opening alone does not read
    ledger.write_bytes(data)
    assert refusal(ledger.parent).code == "ledger_damaged"


def test_a_journal_without_its_ledger_is_damage(ledger: Path) -> None:
    ledger.rename(ledger.with_name("galley.sqlite3-wal"))
    assert refusal(ledger.parent).code == "ledger_damaged"


def test_another_programs_database_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "galley.sqlite3")) as connection, connection:
        connection.execute("CREATE TABLE photos (name TEXT)")
    assert refusal(tmp_path).code == "ledger_damaged"


def test_a_newer_ledger_is_refused(ledger: Path) -> None:
    with closing(sqlite3.connect(ledger)) as connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    assert refusal(ledger.parent).code == "ledger_newer"
    with pytest.raises(AgentError, match="newer"):
        open_reader(ledger.parent)


def test_a_state_folder_that_is_a_file_is_said_in_words(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("no folder")
    error = refusal(tmp_path / "state")
    assert error.code == "state_folder"
    assert str(tmp_path / "state") in error.sentence


def test_a_half_made_ledger_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / "galley.sqlite3.new").write_bytes(b"half")
    open_database(tmp_path, CLOCK).close()
    assert not (tmp_path / "galley.sqlite3.new").exists()


def test_no_ledger_yet_is_said_in_words(tmp_path: Path) -> None:
    with pytest.raises(AgentError, match="no ledger") as caught:
        open_reader(tmp_path)
    assert caught.value.code == "no_ledger"


def test_what_keeps_links_safe_is_switched_on(tmp_path: Path) -> None:
    database = open_database(tmp_path, CLOCK)
    pragmas = ("journal_mode", "synchronous", "foreign_keys", "auto_vacuum", "trusted_schema")
    found = [database.read_now(lambda c, name=name: c.execute(f"PRAGMA {name}").fetchone()[0]) for name in pragmas]
    database.close()
    assert found == ["wal", 2, 1, 2, 0]


def test_a_strangers_lock_is_not_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transaction, "BUSY_TRIES", 2)
    with open_queue(tmp_path, CLOCK) as queue:
        with closing(sqlite3.connect(tmp_path / "galley.sqlite3", isolation_level=None)) as stranger:
            stranger.execute("BEGIN IMMEDIATE")
            with pytest.raises(NotNow, match="locked"):
                run(queue.put(drop(link("leek"))))
        assert run(queue.put(drop(link("leek")))).taken == 1


def test_a_full_disk_is_not_now_and_writes_nothing(tmp_path: Path) -> None:
    database = open_database(tmp_path, CLOCK)
    size = database.read_now(lambda c: c.execute("PRAGMA page_count").fetchone()[0])
    database.read_now(lambda c: c.execute(f"PRAGMA max_page_count = {size + 2}"))
    with pytest.raises(NotNow, match="full"):
        database.write_now(lambda c: c.execute("INSERT INTO meta VALUES ('big', hex(zeroblob(100000)))"))
    assert database.read_now(lambda c: c.execute("SELECT count(*) FROM meta WHERE name = 'big'").fetchone()) == (0,)
    database.close()


def test_a_failed_write_is_rolled_back_whole(tmp_path: Path) -> None:
    def half(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO meta VALUES ('half', '')")
        raise ZeroDivisionError

    database = open_database(tmp_path, CLOCK)
    with pytest.raises(ZeroDivisionError):
        database.write_now(half)
    assert database.read_now(lambda c: c.execute("SELECT count(*) FROM meta WHERE name = 'half'").fetchone()) == (0,)
    database.close()
    database.close()


def test_a_reader_can_not_write(ledger: Path) -> None:
    with closing(open_reader(ledger.parent)) as reader, pytest.raises(sqlite3.OperationalError):
        reader.execute("DELETE FROM ingestion_queue")


def test_writes_that_wait_share_a_commit_and_no_fate(tmp_path: Path) -> None:
    def add(connection: sqlite3.Connection, number: int) -> int:
        connection.execute("INSERT INTO meta VALUES (?, '')", (f"n{number}",))
        if number == broken:
            raise ZeroDivisionError
        return number

    async def story() -> list[int | BaseException]:
        return await asyncio.gather(*(database.write(add, number) for number in range(start, start + 20)), return_exceptions=True)

    database = open_database(tmp_path, CLOCK)
    commits: list[str] = []
    database.read_now(lambda c: c.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None))
    start, broken = 0, None
    assert run(story()) == list(range(20))
    assert len(commits) < 20
    start, broken = 20, 30
    results = run(story())
    assert isinstance(results.pop(10), ZeroDivisionError)
    assert results == [*range(20, 30), *range(31, 40)]
    names = database.read_now(lambda c: [row[0] for row in c.execute("SELECT name FROM meta WHERE name LIKE 'n%'")])
    database.close()
    assert len(names) == 39
    assert "n30" not in names


def test_a_lock_held_by_a_stranger_never_holds_up_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transaction, "BUSY_TRIES", 2)

    async def story() -> float:
        loop = asyncio.get_running_loop()
        write = asyncio.create_task(queue.put(drop(link("leek"))))
        longest, last = 0.0, loop.time()
        while not write.done():
            await asyncio.sleep(0)
            longest, last = max(longest, loop.time() - last), loop.time()
        with pytest.raises(NotNow):
            await write
        return longest

    with open_queue(tmp_path, CLOCK) as queue, closing(sqlite3.connect(tmp_path / "galley.sqlite3", isolation_level=None)) as stranger:
        stranger.execute("BEGIN IMMEDIATE")
        assert run(story()) < 0.25, "the write itself waits for twice as long"


def test_a_folder_in_the_ledgers_place_is_said_in_words(tmp_path: Path) -> None:
    (tmp_path / "galley.sqlite3").mkdir(parents=True)
    for open_it in (lambda: open_reader(tmp_path), lambda: open_database(tmp_path, FakeClock())):
        with pytest.raises(AgentError, match="cannot be opened") as caught:
            open_it()
        assert caught.value.code == "state_folder"


def test_what_a_power_cut_may_undo_costs_no_fsync_and_the_next_write_has_its_own(tmp_path: Path) -> None:
    """Claims go without; whatever comes after them is durable again, also when the one before it failed."""

    def level(connection: sqlite3.Connection) -> int:
        return int(connection.execute("PRAGMA synchronous").fetchone()[0])

    def fail(connection: sqlite3.Connection) -> None:
        raise ZeroDivisionError

    async def story(database: Database) -> list[int]:
        levels = [await database.write_in_passing(level)]
        with pytest.raises(ZeroDivisionError):
            await database.write_in_passing(fail)
        levels.append(await database.write(level))
        together = await asyncio.gather(database.write_in_passing(level), database.write(level), database.write_in_passing(level))
        return [*levels, *together[1:2]]

    database = open_database(tmp_path, FakeClock())
    try:
        assert asyncio.run(story(database)) == [1, 2, 2], "1 is NORMAL, 2 is FULL"
    finally:
        database.close()
