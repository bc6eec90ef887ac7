"""Checks that depend on time and room: an agent that stands still, old backups, a clock that is wrong, a disk that fills, a long look."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from galley_watch.checks import Check, Mark, diagnose
from galley_watch.checks.words import reasons, size, some, span
from galley_watch.db import lock_state_folder
from galley_watch.queue import Queue
from galley_watch.values.job import Stage
from tests.ledger.household import Household, link
from tests.ledger.kit import FakeClock, run, take

MINUTE, DAY = 60.0, 86_400.0


@pytest.fixture
def house(tmp_path: Path) -> Household:
    """Its clock begins now: files on the disk have the machine's times."""
    house = Household(tmp_path)
    house.clock.pass_seconds(time.time() - house.clock.now_ms() / 1000)
    (tmp_path / "config.toml").write_text('drop_folder = "drop"\nreview_folder = "review"\nstate_folder = "state"\n')
    return house


def told(house: Household, name: str, state: Mark | None = None) -> list[str]:
    checks = list(diagnose(house.root / "config.toml", {}, house.clock))
    return [check.message for check in checks if check.name == name and state in (None, check.state)]


@contextmanager
def agent_runs(house: Household) -> Iterator[None]:
    lock = lock_state_folder(house.root / "state", house.clock)
    try:
        yield
    finally:
        lock.release()


def test_an_agent_that_does_not_take_what_lies_there_is_a_problem(house: Household) -> None:
    house.stage(link("leek"))
    (house.root / "drop/new.txt").write_text("https://soup.example/1\n")
    with agent_runs(house):
        assert told(house, "agent", Mark.OK)
        house.clock.pass_seconds(2 * MINUTE)
        assert told(house, "agent", Mark.OK), "it may be about to look"
        house.clock.pass_seconds(8 * MINUTE)
        [message] = told(house, "agent", Mark.PROBLEM)
        assert message.startswith(f"The agent runs (process {os.getpid()}, started ")
        assert message.endswith("it has not taken new.txt from the drop folder.")
    with agent_runs(house):
        assert told(house, "agent", Mark.OK), "this one has only just started"


def test_an_agent_that_takes_one_file_after_the_other_is_at_work(house: Household) -> None:
    (house.root / "drop/new.txt").write_text("https://soup.example/1\n")
    house.clock.pass_seconds(10 * MINUTE)
    house.put(link("onion"), path=b"another.txt")
    house.clock.set_back(10 * MINUTE)
    with agent_runs(house):
        house.clock.pass_seconds(11 * MINUTE)
        assert told(house, "agent", Mark.OK), "one was taken a minute ago"
        house.clock.pass_seconds(2 * MINUTE)
        assert "for 3 minutes it has not taken new.txt" in told(house, "agent", Mark.PROBLEM)[0]


def test_a_file_that_came_with_old_dates_has_just_come(house: Household) -> None:
    house.stage(link("leek"))
    old = house.root / "drop/old.txt"
    old.write_text("https://soup.example/1\n")
    os.utime(old, (1_000_000_000, 1_000_000_000))
    house.clock.set_back(20 * MINUTE)
    with agent_runs(house):
        house.clock.pass_seconds(20 * MINUTE)
        assert told(house, "agent", Mark.OK)
        house.clock.pass_seconds(20 * MINUTE)
        assert "old.txt" in told(house, "agent", Mark.PROBLEM)[0]


def test_an_agent_that_has_links_to_do_and_does_nothing_is_a_problem(house: Household) -> None:
    house.put(link("leek"), link("onion"))
    with agent_runs(house):
        house.clock.pass_seconds(5 * MINUTE)
        assert told(house, "agent", Mark.OK)
        house.clock.pass_seconds(6 * MINUTE)
        assert "2 links could go on, and nothing has changed for 11 minutes" in told(house, "agent", Mark.PROBLEM)[0]


def test_an_agent_that_was_told_to_pause_stands_still_rightly(house: Household) -> None:
    house.put(link("leek"))
    with house.opened() as (_, queue):
        run(queue.pause())
    with agent_runs(house):
        house.clock.pass_seconds(60 * MINUTE)
        assert told(house, "agent", Mark.OK)
        assert "paused for 1 hour" in told(house, "links", Mark.NOTE)[0]
    assert told(house, "agent", Mark.PROBLEM) == [], "starting one would fetch nothing"


def test_a_backup_is_old_only_where_something_changed_since(house: Household) -> None:
    house.stage(link("leek"))
    assert told(house, "backup") == ["The ledger has no backup yet. The agent takes one a day."]
    house.clock.pass_seconds(2 * DAY)
    assert told(house, "backup", Mark.NOTE) == ["The ledger has no backup."]
    house.back_up()
    house.clock.pass_seconds(30 * DAY)
    assert "30 days old" in told(house, "backup", Mark.OK)[0]
    house.stage(link("onion"))
    assert "30 days old, and the ledger has changed since" in told(house, "backup", Mark.NOTE)[0]


def test_the_look_through_the_ledger_is_bounded_in_time(house: Household) -> None:
    house.put(*(link(f"soup-{number}") for number in range(2_000)))

    class Late(FakeClock):
        """Each look at it finds a minute gone."""

        def monotonic(self) -> float:
            self.pass_seconds(MINUTE)
            return super().monotonic()

    assert "is sound" in told(house, "ledger", Mark.OK)[0]
    late = Late()
    checks = list(diagnose(house.root / "config.toml", {}, late))
    [ledger] = [check for check in checks if check.name == "ledger"]
    assert (ledger.state, "too large to look through" in ledger.message) == (Mark.NOTE, True)


@pytest.mark.parametrize("year", [1970, 2015, 2130])
def test_a_clock_that_was_never_set_is_a_problem(house: Household, year: int) -> None:
    clock = FakeClock()
    clock.pass_seconds((year - 1970) * 365.25 * DAY + 100 * DAY - clock.now_ms() / 1000)
    checks = list(diagnose(house.root / "config.toml", {}, clock))
    assert [check.message for check in checks if check.name == "clock"] == [f"This machine's clock says the year {year}."]


def test_a_clock_behind_the_ledger_is_noted(house: Household) -> None:
    house.stage(link("leek"))
    house.clock.set_back(3 * DAY)
    assert "3 days behind the last change" in told(house, "clock", Mark.NOTE)[0]


def test_links_in_work_of_an_agent_that_is_gone_are_no_problem(house: Household) -> None:
    async def story(queue: Queue) -> None:
        await take(queue, Stage.FETCH)

    house.put(link("leek"))
    with house.opened() as (_, queue):
        run(story(queue))
    assert "1 in work" in told(house, "links", Mark.OK)[0]
    assert told(house, "agent", Mark.PROBLEM) == []


def small_disk(tmp_path: Path, options: str) -> Path:
    """A file system in memory of its own; skips where none may be mounted."""
    folder = tmp_path / "disk"
    folder.mkdir()
    if os.system(f"mount -t tmpfs -o {options} galley {folder} 2>/dev/null"):
        pytest.skip("needs root and the right to mount")
    return folder


@pytest.mark.parametrize(
    ("options", "state", "words"),
    [
        ("size=10m", Mark.PROBLEM, "its disk is full"),
        ("size=100m", Mark.NOTE, "only 1"),
        ("size=300m,nr_inodes=1", Mark.PROBLEM, "can hold no more files"),
    ],
)
def test_a_disk_with_little_room_is_told(tmp_path: Path, options: str, state: Mark, words: str) -> None:
    disk = small_disk(tmp_path, options)
    try:
        (tmp_path / "config.toml").write_text(f'drop_folder = "drop"\nreview_folder = "{disk}"\nstate_folder = "state"\n')
        checks = list(diagnose(tmp_path / "config.toml", {}, FakeClock()))
        [review] = [check for check in checks if check.name == "review_folder"]
        assert (review.state, words in review.message) == (state, True)
        if not os.system(f"mount -o remount,ro {disk} 2>/dev/null"):
            checks = list(diagnose(tmp_path / "config.toml", {}, FakeClock()))
            assert ["read-only" in check.message for check in checks if check.name == "review_folder"] == [True]
    finally:
        os.system(f"umount {disk}")


def test_times_and_sizes_are_told_as_people_say_them() -> None:
    assert [span(1000 * seconds) for seconds in (0, 59, 60, 3_599, 3_600, 86_399, 86_400, 200_000)] == [
        "less than a minute", "less than a minute", "1 minute", "59 minutes", "1 hour", "23 hours", "1 day", "2 days",
    ]  # fmt: skip
    assert [size(number) for number in (0, 102_400, 12_345_678, 1_500_000_000)] == ["0 kB", "102 kB", "12 MB", "1.5 GB"]
    assert some(["a", "b", "c", "d", "e"]) == "a, b, c and 2 more"
    assert reasons(["a: It is empty.", "b: It is large."]) == "a: It is empty; b: It is large."


def test_a_check_is_one_value(house: Household) -> None:
    checks = list(diagnose(house.root / "config.toml", {}, house.clock))
    assert all(isinstance(check, Check) and check.message for check in checks)
