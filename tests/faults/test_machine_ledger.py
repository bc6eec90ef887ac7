"""The ledger held by another program, or damaged on disk: it is waited for, or refused in words; it is never taken for empty."""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.faults.invariants import check_fetches, check_nothing_held, check_quiet
from tests.faults.machine import locked
from tests.faults.product import Product
from tests.faults.site import Site, page, recipe_page
from tests.faults.test_machine_disks import drop, good

LOCKED_SECONDS = 8.0


def hold_locked(product: Product, seconds: float) -> None:
    with locked(product):
        time.sleep(seconds)


@pytest.mark.timeout(60)
def test_locked_for_eight_seconds(product: Product, site: Site) -> None:
    urls = good(site, 0, 20)
    process = product.start()
    drop(product, urls[:10])
    product.wait_until(lambda: product.statuses()["staged"] >= 3)
    with locked(product):
        drop(product, urls[10:])
        time.sleep(LOCKED_SECONDS)
        assert process.poll() is None, product.log_tail()
        assert product.call("status", "--json").returncode == 0, "who only reads need not wait"
    begun = time.monotonic()
    product.wait_until(lambda: product.statuses() == {"staged": 20}, 20)
    assert time.monotonic() - begun < 10
    assert product.stop() == 0
    assert "Traceback" not in product.log_tail()
    check_quiet(product, urls, urls)
    check_fetches(product, site, urls)
    assert {(job["attempts"], job["crashes"]) for job in product.jobs()} == {(0, 0)}


def test_ends_in_order_while_the_ledger_is_locked(product: Product, site: Site) -> None:
    """Idle, so that what is asked of the ledger is only its end; with links in hand see the tests of the shutdown."""
    urls = good(site, 0, 3)
    product.start()
    drop(product, urls)
    product.wait_until(lambda: product.statuses() == {"staged": 3})
    with locked(product):
        drop(product, [site.url("/good/late")])
        time.sleep(0.5)  # so that something waits for the lock
        assert product.stop(5) == 0
    check_nothing_held(product)
    assert product.once().returncode == 0
    check_quiet(product, [*urls, site.url("/good/late")], urls)


def test_locked_at_the_start(product: Product, site: Site) -> None:
    urls = good(site, 0, 4)
    drop(product, urls[:2])
    assert product.once().returncode == 0
    drop(product, urls[2:])
    with locked(product):
        process = product.start()
        time.sleep(1.5)
        assert process.poll() is None, product.log_tail()
    product.wait_until(lambda: product.statuses() == {"staged": 4})
    assert product.stop() == 0
    check_quiet(product, urls, urls)


def ledger_of(product: Product) -> Path:
    return product.state / "galley.sqlite3"


def zero_the_header(product: Product) -> None:
    with ledger_of(product).open("r+b") as file:
        file.write(bytes(100))


def overwrite_pages(product: Product) -> None:
    """All but the first, so that the file still says that it is a ledger."""
    path = ledger_of(product)
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * (path.stat().st_size - 4096))


def truncate(product: Product) -> None:
    path = ledger_of(product)
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)


def truncate_to_nothing(product: Product) -> None:
    with ledger_of(product).open("r+b") as file:
        file.truncate(0)


DAMAGES = [zero_the_header, overwrite_pages, truncate, truncate_to_nothing]


def check_refused_or_mended(product: Product, run: subprocess.CompletedProcess[str], urls: list[str]) -> None:
    """Refused: in words, with status 1. Mended: said so, everything there again. In no case is anything done in silence."""
    assert "Traceback" not in run.stderr
    assert "damaged" in run.stderr, run.stderr
    if run.returncode:
        assert run.returncode == 1
        assert "internal" not in run.stderr
    else:
        check_quiet(product, urls, urls)


@pytest.mark.parametrize("end", ["in order", pytest.param("killed", marks=pytest.mark.thorough)])
@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_damaged_between_runs(product: Product, site: Site, damage: Callable[[Product], None], end: str) -> None:
    urls = good(site, 0, 10)
    drop(product, urls)
    product.start()
    product.wait_until(lambda: product.statuses() == {"staged": 10})
    notes = {path: path.read_bytes() for path in product.notes()}
    if end == "killed":
        # The journal is written back first, or all of the damage would be mended from it.
        with contextlib.closing(sqlite3.connect(ledger_of(product))) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        product.kill()
    else:
        assert product.stop() == 0
    damage(product)
    late = [*urls, site.url("/good/late")]
    drop(product, late[-1:])
    check_refused_or_mended(product, product.once(), late)
    assert {path: path.read_bytes() for path in notes} == notes
    for words in (("status",), ("list",)):
        answer = product.call(*words)
        assert "Traceback" not in answer.stderr


@pytest.mark.parametrize("damage", [zero_the_header, overwrite_pages, truncate], ids=lambda damage: damage.__name__)
def test_damaged_while_running(product: Product, site: Site, damage: Callable[[Product], None]) -> None:
    """No good page is failed by it, and the agent does not run on as if nothing were wrong: it ends in words, or has mended it."""
    urls = good(site, 0, 30)
    drop(product, urls[:10])
    process = product.start()
    product.wait_until(lambda: product.statuses() == {"staged": 10})
    with contextlib.closing(sqlite3.connect(ledger_of(product))) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    damage(product)
    drop(product, urls[10:])
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(8)
    log = product.log.read_text("utf-8")
    assert "Traceback" not in log
    assert "internal" not in log, "a good page was failed by a damaged ledger"
    if process.poll() is None:
        product.stop()  # as far as it needed the ledger so far, it was not damaged
    assert process.returncode in (0, 1)
    assert process.returncode == 0 or "damaged" in product.log_tail()
    run = product.once()
    assert "Traceback" not in run.stderr
    if run.returncode == 0:
        check_quiet(product, urls, urls)
    else:
        assert "damaged" in run.stderr


def put_a_copy_back(product: Product, copy: Path) -> None:
    new = product.state / "copy"
    new.write_bytes(copy.read_bytes())
    new.replace(ledger_of(product))


def delete_it(product: Product, copy: Path) -> None:
    for path in product.state.glob("galley.sqlite3*"):
        path.unlink()


def move_the_state_folder(product: Product, copy: Path) -> None:
    product.state.rename(product.folder / "elsewhere")


@pytest.mark.parametrize("harm", [put_a_copy_back, delete_it, move_the_state_folder])
def test_replaced_or_taken_away_while_running(product: Product, site: Site, harm: Callable[[Product, Path], None]) -> None:
    """An agent that went on would write into a file that nobody can find again: it ends in words, and the next start loses nothing."""
    urls = good(site, 0, 6)
    drop(product, urls[:2])
    assert product.once().returncode == 0
    copy = product.folder / "yesterday.sqlite3"
    copy.write_bytes(ledger_of(product).read_bytes())
    process = product.start()
    product.drop_url("third.url", urls[2])
    product.wait_until(lambda: product.statuses() == {"staged": 3})
    harm(product, copy)
    added = product.call("add", urls[3])
    product.wait_until(lambda: process.poll() is not None, 10)
    assert process.returncode == 1
    assert "was replaced or taken away" in product.log_tail()
    assert "Traceback" not in product.log_tail() + added.stderr
    product.drop_url("fifth.url", urls[4])
    run = product.once()
    assert run.returncode == 0, run.stderr
    known = [*urls[:3], urls[4], *([urls[3]] if added.returncode == 0 else [])]
    check_quiet(product, known, known)


def test_journal_deleted_after_a_kill(product: Product, site: Site) -> None:
    """What had not been written back is gone, and its links come from the drop folder again: one note each all the same."""
    urls = good(site, 0, 10)
    drop(product, urls)
    product.start()
    product.wait_until(lambda: product.statuses()["staged"] >= 5)
    product.kill()
    for path in product.state.glob("galley.sqlite3-*"):
        path.unlink()
    run = product.once()
    assert "Traceback" not in run.stderr
    if run.returncode == 0:
        assert {job["url"] for job in product.jobs()} == set(urls)
        assert product.statuses() == {"staged": 10}
    else:
        assert "damaged" in run.stderr


def test_newer_schema_is_refused(product: Product, site: Site) -> None:
    drop(product, good(site, 0, 2))
    assert product.once().returncode == 0
    with contextlib.closing(sqlite3.connect(ledger_of(product), isolation_level=None)) as other:
        other.execute("PRAGMA user_version = 9999")
    before = ledger_of(product).read_bytes()
    for words in (("run", "--once"), ("status",), ("list",), ("retry", "--failed"), ("add", "http://127.0.0.1:9/x")):
        run = product.call(*words)
        assert run.returncode == 1, words
        assert "newer galley-watch" in run.stderr
        assert "Traceback" not in run.stderr
    assert ledger_of(product).read_bytes() == before


def test_a_lock_that_comes_and_goes(product: Product, site: Site) -> None:
    """As a backup program does it: short locks, many of them, at any moment."""
    site.pages |= {f"/long-{number}": page(recipe_page(f"Long chowder {number}", more_steps=["Stir. " * 500] * 50)) for number in range(4)}
    urls = [*good(site, 0, 20), *(site.url(f"/long-{number}") for number in range(4))]
    product.start()
    drop(product, urls)
    product.wait_until(ledger_of(product).exists)
    product.wait_until(lambda: bool(product.jobs()))
    for number in range(8):
        hold_locked(product, 0.05 * number)
    product.wait_until(lambda: product.statuses() == {"staged": 24}, 20)
    assert product.stop() == 0
    check_quiet(product, urls, urls)
    check_fetches(product, site, urls)
