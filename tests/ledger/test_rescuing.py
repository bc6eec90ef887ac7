"""What no one works on any more is taken back: after a death, a lapsed lease, a stop; and no good link fails for it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from galley_watch import ledger_read
from galley_watch.db import open_reader
from galley_watch.errors import ErrorCode, NotNow
from galley_watch.ledger_read import JobRow
from galley_watch.values.job import Stage
from galley_watch.values.outcome import LONGEST_WAIT_MS, PageKept, RetryLater
from tests.ledger.kit import START_MS, FakeClock, drop, link, open_queue, page, run, take, text


def jobs(folder: Path) -> list[JobRow]:
    with closing(open_reader(folder)) as reader:
        return list(ledger_read.jobs(reader))


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


def die_while_working(folder: Path, clock: FakeClock, stage: Stage, times: int) -> None:
    for _ in range(times):
        with open_queue(folder, clock) as queue:
            run(queue.rescue())
            clock.pass_seconds(3_600)
            run(take(queue, stage))


def test_an_agent_that_died_at_work_costs_a_crash_and_no_attempt(tmp_path: Path, clock: FakeClock) -> None:
    with open_queue(tmp_path, clock) as queue:
        run(queue.put(drop(link("leek"))))
        run(take(queue, Stage.FETCH))
    clock.pass_seconds(2)
    with open_queue(tmp_path, clock) as queue:
        assert run(queue.rescue()) == 1
        claim = run(take(queue, Stage.FETCH))
        assert (claim.attempts, claim.crashes, claim.attempt) == (0, 1, 2)


def test_a_machine_switched_off_costs_nothing(tmp_path: Path, clock: FakeClock) -> None:
    with open_queue(tmp_path, clock) as queue:
        run(queue.put(drop(link("leek"))))
        run(take(queue, Stage.FETCH))
    clock.pass_seconds(86_400)
    with open_queue(tmp_path, clock) as queue:
        assert run(queue.rescue()) == 1
        assert run(take(queue, Stage.FETCH)).crashes == 0


def test_the_third_death_while_reading_one_page_is_poison(tmp_path: Path, clock: FakeClock) -> None:
    with open_queue(tmp_path, clock) as queue:
        run(queue.put(drop(text("Boil water."))))
    die_while_working(tmp_path, clock, Stage.EXTRACT, 3)
    with open_queue(tmp_path, clock) as queue:
        assert run(queue.rescue()) == 1
    (job,) = jobs(tmp_path)
    assert (job.status, job.error_code, job.error_stage, job.attempts) == ("failed", "poison", "extract", 0)


def test_deaths_while_fetching_only_make_it_wait_its_turn(tmp_path: Path, clock: FakeClock) -> None:
    with open_queue(tmp_path, clock) as queue:
        run(queue.put(drop(link("leek"))))
    die_while_working(tmp_path, clock, Stage.FETCH, 5)
    with open_queue(tmp_path, clock) as queue:
        run(queue.rescue())
        assert run(queue.claim(Stage.FETCH, "worker")) == [], "others pass first"
        clock.pass_seconds(600)
        assert run(take(queue, Stage.FETCH)).crashes == 5


def test_a_lapsed_lease_fences_its_worker(tmp_path: Path, clock: FakeClock) -> None:
    with open_queue(tmp_path, clock) as queue:
        run(queue.put(drop(link("leek"))))
        claim = run(take(queue, Stage.FETCH))
        for _ in range(8):
            clock.pass_seconds(10)
            run(queue.expire_leases())
        assert not run(queue.renew(claim))
        assert not run(queue.settle(claim, PageKept(page(claim.url))))
        assert run(take(queue, Stage.FETCH)).crashes == 1


def test_a_renewed_lease_does_not_lapse(tmp_path: Path, clock: FakeClock) -> None:
    with open_queue(tmp_path, clock) as queue:
        run(queue.put(drop(link("leek"))))
        claim = run(take(queue, Stage.FETCH))
        for _ in range(20):
            clock.pass_seconds(10)
            assert run(queue.renew(claim))
            assert run(queue.expire_leases()) == 0


@pytest.mark.parametrize("step", ["stopped", "back", "forward"])
def test_no_lease_lapses_over_a_stop_of_the_process_or_a_step_of_the_clock(tmp_path: Path, clock: FakeClock, step: str) -> None:
    with open_queue(tmp_path, clock) as queue:
        run(queue.put(drop(link("leek"))))
        claim = run(take(queue, Stage.FETCH))
        if step == "stopped":
            clock.pass_seconds(86_400)
        else:
            clock.set_back(86_400 if step == "back" else -86_400)
        assert run(queue.expire_leases()) == 0
        clock.pass_seconds(10)
        assert run(queue.expire_leases()) == 0
        assert run(queue.settle(claim, PageKept(page(claim.url))))


def test_times_far_ahead_are_healed_at_start(tmp_path: Path, clock: FakeClock) -> None:
    with open_queue(tmp_path, clock) as queue:
        run(queue.put(drop(link("leek"), text("Boil water."))))
    clock.set_back(LONGEST_WAIT_MS / 1000 + 1)
    with open_queue(tmp_path, clock) as queue:
        run(queue.rescue())
    assert [job.run_at for job in jobs(tmp_path)] == [clock.now_ms()] * 2
    assert clock.now_ms() < START_MS


@pytest.mark.parametrize("while_running", [True, False], ids=["while running", "between runs"])
@pytest.mark.parametrize("hours", [1, 5, 30])
def test_a_clock_set_back_makes_nothing_wait_for_the_old_time(tmp_path: Path, clock: FakeClock, while_running: bool, hours: int) -> None:
    """Also a step within the longest legal wait, which no limit on times ahead would notice."""
    with open_queue(tmp_path, clock) as queue:
        run(queue.put(drop(link("leek"), link("later"), text("Boil water."))))
        claim = run(take(queue, Stage.FETCH))
        run(queue.settle(claim, RetryLater(ErrorCode.TIMEOUT, "Slow.", clock.now_ms() + 30_000)))
        run(queue.expire_leases())
        clock.pass_seconds(10)
        clock.set_back(hours * 3600)
        if while_running:
            run(queue.expire_leases())
            clock.pass_seconds(31)
            assert len(run(queue.claim(Stage.FETCH, "worker"))) == 1
            assert len(run(queue.claim(Stage.EXTRACT, "worker"))) == 1
    if not while_running:
        with open_queue(tmp_path, clock) as queue:
            run(queue.rescue())
            clock.pass_seconds(31)
            assert len(run(queue.claim(Stage.FETCH, "worker"))) == 1
            assert len(run(queue.claim(Stage.EXTRACT, "worker"))) == 1


def test_a_ledger_locked_past_the_lease_costs_no_crash(tmp_path: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody could renew meanwhile: the leases say nothing about their workers."""
    monkeypatch.setattr("galley_watch.db.transaction.BUSY_TRIES", 1)
    with open_queue(tmp_path, clock) as queue:
        run(queue.put(drop(link("leek"))))
        claim = run(take(queue, Stage.FETCH))
        with closing(sqlite3.connect(tmp_path / "galley.sqlite3", isolation_level=None)) as stranger:
            stranger.execute("BEGIN IMMEDIATE")
            clock.pass_seconds(80)
            with pytest.raises(NotNow):
                run(queue.expire_leases())
            stranger.execute("ROLLBACK")
        clock.pass_seconds(1)
        assert run(queue.expire_leases()) == 0
        assert run(queue.settle(claim, PageKept(page(claim.url))))
