"""Daily copies of the ledger: three, whole and good, taken beside the writer and only where something changed."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from galley_watch.agent.housekeeping import keep_house
from galley_watch.db import backups, open_database
from galley_watch.errors import AgentError, NotNow
from tests.ledger.household import PAGE_BYTES, Household, link
from tests.ledger.kit import drop, fetch_one, run, saved_page

DAY = 86_400


@pytest.fixture
def home(tmp_path: Path) -> Household:
    return Household(tmp_path)


def names(home: Household) -> list[str]:
    return sorted(path.name for path in (home.root / "state" / "backups").iterdir())


def test_one_a_day_and_three_are_kept(home: Household) -> None:
    for number in range(5):
        home.put(link(f"soup{number}"))
        assert home.back_up() is not None
        assert home.back_up() is None, "today has its copy"
        home.clock.pass_seconds(DAY)
    assert names(home) == ["galley-2023-11-16.sqlite3", "galley-2023-11-17.sqlite3", "galley-2023-11-18.sqlite3"]
    copies = backups.backups(home.root / "state")
    assert all(backups.is_good(copy) for copy in copies)
    assert {copy.stat().st_mode & 0o777 for copy in copies} == {0o600}
    assert (home.root / "state" / "backups").stat().st_mode & 0o777 == 0o700
    with closing(sqlite3.connect(copies[0])) as copy:
        assert copy.execute("SELECT count(*) FROM ingestion_queue").fetchone() == (5,)


def test_nothing_new_is_not_copied_and_an_empty_ledger_neither(home: Household) -> None:
    assert home.back_up() is None
    assert not (home.root / "state" / "backups").exists()
    home.put(link("leek"))
    assert home.back_up() is not None
    home.clock.pass_seconds(DAY)
    assert home.back_up() is None
    home.clock.set_back(DAY / 2)
    home.clock.pass_seconds(DAY)
    with home.opened() as (_, queue):
        run(fetch_one(queue))
    assert home.back_up() is not None, "a changed job counts, whichever way the clock was set"


def test_a_clock_that_was_ahead_does_not_push_out_todays_copy(home: Household) -> None:
    home.clock.pass_seconds(100 * DAY)
    for number in range(3):
        home.put(link(f"soup{number}"))
        home.back_up()
        home.clock.pass_seconds(DAY)
    home.clock.set_back(103 * DAY)
    home.put(link("leek"))
    taken = home.back_up()
    assert taken is not None
    assert taken.exists()
    assert len(names(home)) == 3
    assert backups.backups(home.root / "state")[0] == taken, "the one that a damaged ledger is rebuilt from"


def test_copies_dated_ahead_go_as_others_do(home: Household) -> None:
    home.clock.pass_seconds(365 * DAY)
    home.put(link("soup"))
    home.back_up()
    home.clock.set_back(365 * DAY)
    taken = []
    for number in range(3):
        home.put(link(f"leek{number}"))
        taken.append(home.back_up())
        home.clock.pass_seconds(DAY)
    assert backups.backups(home.root / "state") == taken[::-1]


def test_a_damaged_ledger_is_never_copied(home: Household) -> None:
    home.put(*(link(f"soup{number}") for number in range(50)))
    home.back_up()
    before = names(home)
    home.clock.pass_seconds(DAY)
    home.put(link("leek"))
    ((number,),) = home.rows("SELECT rootpage FROM sqlite_schema WHERE name = 'link_keys'")
    assert isinstance(number, int)
    home.damage((number - 1) * PAGE_BYTES, b"\xa5" * PAGE_BYTES)
    database = open_database(home.root / "state", home.clock)
    with pytest.raises(AgentError, match="damaged"):
        run(database.back_up(home.clock.now_ms()))
    assert database.damage is not None
    database.close()
    assert names(home) == before


def test_a_row_that_makes_no_sense_is_damage_too(home: Household) -> None:
    home.stage(link("leek"))
    with home.opened() as (database, _):
        database.read_now(lambda c: c.execute("PRAGMA ignore_check_constraints = ON"))
        database.write_now(lambda c: c.execute("UPDATE staged_inbox SET note_state = 'garbled'"))
        with pytest.raises(AgentError, match="damaged"):
            run(database.back_up(home.clock.now_ms()))
        assert database.damage is not None
    assert names(home) == []


def test_a_copy_that_turns_out_bad_of_a_good_ledger_is_tried_again_later(home: Household, monkeypatch: pytest.MonkeyPatch) -> None:
    home.put(link("leek"))
    monkeypatch.setattr(
        backups, "problem_in", lambda c: "bad" if not c.execute("PRAGMA database_list").fetchone()[2].endswith("galley.sqlite3") else None
    )
    with home.opened() as (database, _):
        with pytest.raises(NotNow, match="turn out"):
            run(database.back_up(home.clock.now_ms()))
        assert database.damage is None
    assert names(home) == []


def test_what_lies_there_from_a_kill_is_cleared_and_the_copy_is_on_the_disk_before_its_name(
    home: Household, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.put(link("leek"))
    folder = home.root / "state" / "backups"
    folder.mkdir(mode=0o700)
    (folder / ".galley-2023-11-14.sqlite3.new").write_bytes(b"half")
    seen: list[str] = []
    fsync, rename = os.fsync, Path.rename

    def seen_fsync(descriptor: int) -> None:
        seen.append("synced")
        fsync(descriptor)

    def seen_rename(path: Path, target: Path) -> Path:
        seen.append("named")
        return rename(path, target)

    monkeypatch.setattr(os, "fsync", seen_fsync)
    monkeypatch.setattr(Path, "rename", seen_rename)
    assert backups.take_backup(home.root / "state", home.clock.now_ms()) is not None
    assert seen == ["synced", "named", "synced"]
    assert names(home) == ["galley-2023-11-14.sqlite3"]


def test_a_copy_is_broken_off_and_leaves_nothing(home: Household) -> None:
    home.put(*(link(f"soup{number}") for number in range(5_000)))
    looks = iter(range(1_000))
    with pytest.raises(NotNow, match="broken off"):
        backups.take_backup(home.root / "state", home.clock.now_ms(), lambda: next(looks) >= 2)
    assert names(home) == []


def test_pages_that_no_step_waits_for_are_left_out(home: Household) -> None:
    with home.opened() as (_, queue):
        run(queue.put(drop(link("staged"), path=b"1")))
        run(home.walk(queue))
        run(queue.put(drop(link("read"), path=b"2")))
        run(fetch_one(queue))
        run(queue.put(drop(saved_page("saved"), path=b"3")))
    copy = home.back_up()
    assert copy is not None
    with closing(sqlite3.connect(copy)) as connection:
        kept = connection.execute("SELECT link_key FROM pages JOIN ingestion_queue ON id = job_id ORDER BY id").fetchall()
    assert kept == [("https://soup.example/read",), ("https://soup.example/saved",)]
    assert len(home.rows("SELECT 1 FROM pages")) == 3


def test_the_writer_goes_on_while_a_copy_is_taken(home: Household) -> None:
    home.put(*(link(f"soup{number}") for number in range(3_000)))

    async def story() -> int:
        with home.opened() as (database, queue):
            copying = asyncio.create_task(database.back_up(home.clock.now_ms()))
            written = 0
            while not copying.done():
                await queue.put(drop(link(f"new{written}"), path=None))
                written += 1
            assert await copying is not None
            return written

    assert run(story()) > 3


def test_a_full_disk_stops_neither_the_agent_nor_the_dropping_of_pages(
    home: Household, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    home.stage(link("leek"))
    home.clock.pass_seconds(40 * DAY)
    rounds: list[float] = []

    async def pause(seconds: float) -> None:
        rounds.append(seconds)
        if len(rounds) == 2:
            raise asyncio.CancelledError

    def full(path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backups, "sync_file", full)
    monkeypatch.setattr(home.clock, "sleep", pause)

    async def story() -> None:
        with home.opened() as (database, queue):
            await keep_house(database, queue, home.clock)

    with caplog.at_level(logging.WARNING), pytest.raises(asyncio.CancelledError):
        run(story())
    assert caplog.text.count("No space left") == 2
    assert home.rows("SELECT 1 FROM pages") == []
    assert names(home) == []
