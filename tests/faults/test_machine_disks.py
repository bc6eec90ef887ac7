"""Disks that fill up, files that may not grow, disks that turn read-only: it pauses, says so, and goes on by itself."""

from __future__ import annotations

import resource
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.faults.invariants import check_fetches, check_quiet
from tests.faults.machine import Disk, limited, why_no_disks
from tests.faults.product import Product
from tests.faults.shim import Shim
from tests.faults.site import Site

LONGEST_PAUSE_SECONDS = 31.0
"""What waits for a fault of the machine to end looks again within this time; two such waits may follow each other."""

needs_disks = pytest.mark.skipif(why_no_disks() is not None, reason=str(why_no_disks()))


@pytest.fixture(params=["state", "review"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    """A disk of its own under one of the folders, unplugged after the product has ended."""
    with Disk(tmp_path / request.param, "8m") as made:
        yield made


def good(site: Site, first: int, count: int) -> list[str]:
    return [site.url(f"/good/{number}") for number in range(first, first + count)]


def drop(product: Product, urls: list[str]) -> None:
    for url in urls:
        product.drop_url(f"{url.rpartition('/')[2]}.url", url)


def start(product: Product, shimmed: Shim, urls: list[str], **popen: Any) -> None:
    """An agent whose time the test can let pass, and that has done its first links."""
    product.configure({}, {"deadline_seconds": 600.0})  # time that passes at once is to end no fetch that is under way
    product.extra_environment = shimmed.clocks_only
    product.start(**popen)
    drop(product, urls)
    product.wait_until(lambda: len(product.jobs()) == len(urls) and product.is_quiet())


def check_pauses(product: Product, shimmed: Shim, seconds: float = 0.9) -> None:
    """While the fault lasts: time goes by, nothing is lost or failed, and the agent lives."""
    assert product.process
    for _ in range(3):
        time.sleep(seconds / 3)  # that nothing happens can only be seen by waiting
        let_pause_pass(product, shimmed)
    assert product.process.poll() is None, product.log_tail()
    assert not product.statuses()["failed"], [dict(job) for job in product.jobs() if job["status"] == "failed"]
    assert not [path for path in product.notes() if not path.read_bytes().endswith(b"\n")], "a half-written note"


def let_pause_pass(product: Product, shimmed: Shim) -> None:
    """Where it can be, between two steps: the reading process has a deadline of its own."""
    looks = iter(range(10))
    product.wait_until(lambda: not product.statuses()["processing"] or next(looks, None) is None)
    shimmed.let_time_pass(LONGEST_PAUSE_SECONDS)


def check_goes_on(product: Product, shimmed: Shim, site: Site, urls: list[str]) -> None:
    """After the fault, and with nothing done by the person: everything is staged within the longest pause."""
    for _ in range(3):
        let_pause_pass(product, shimmed)
        end = time.monotonic() + 6
        while time.monotonic() < end and product.statuses() != {"staged": len(urls)}:
            time.sleep(0.05)  # polling another process from outside
    assert product.statuses() == {"staged": len(urls)}, product.log_tail()
    assert product.stop() == 0
    assert "Traceback" not in product.log_tail()
    check_quiet(product, urls, urls)
    check_fetches(product, site, urls, 1)
    spent = [dict(job) for job in product.jobs() if job["attempts"] or job["crashes"]]
    assert not spent, "a fault of the machine costs no link an attempt"


@needs_disks
def test_full_disk(disk: Disk, product: Product, site: Site, shimmed: Shim) -> None:
    urls = good(site, 0, 8)
    start(product, shimmed, urls[:2])
    disk.fill()
    drop(product, urls[2:])
    check_pauses(product, shimmed)
    assert product.statuses()["staged"] < len(urls), "the disk was not full: this test shows nothing"
    assert "space left" in product.log_tail() or "is full" in product.log_tail()
    disk.free()
    check_goes_on(product, shimmed, site, urls)


def test_files_that_may_not_grow(product: Product, site: Site, shimmed: Shim) -> None:
    """The kernel's answer is a signal that ends a program which does not expect it (SIGXFSZ)."""
    urls = good(site, 0, 8)
    start(product, shimmed, urls[:2])
    with limited(product, resource.RLIMIT_FSIZE, 0):
        drop(product, urls[2:])
        check_pauses(product, shimmed)
        assert product.statuses()["staged"] == 2, "files could grow: this test shows nothing"
    check_goes_on(product, shimmed, site, urls)


@pytest.mark.thorough
def test_notes_that_are_too_large_for_the_limit(product: Product, site: Site, shimmed: Shim) -> None:
    """The ledger lies in its journal's first kilobytes again and again; only notes and the ledger's growth do not fit."""
    urls = good(site, 0, 8)
    start(product, shimmed, urls[:2])
    size = max(path.stat().st_size for path in product.notes())
    with limited(product, resource.RLIMIT_FSIZE, size // 2):
        drop(product, urls[2:])
        check_pauses(product, shimmed)
    check_goes_on(product, shimmed, site, urls)


def check_counts_against_none(product: Product) -> None:
    assert not [dict(job) for job in product.jobs() if job["attempts"] or job["error_code"]], "the machine's fault, put down to a link"


def test_descriptors_used_up(product: Product, site: Site, shimmed: Shim) -> None:
    urls = good(site, 0, 8)
    start(product, shimmed, urls[:2])
    with limited(product, resource.RLIMIT_NOFILE, 3):
        drop(product, urls[2:])
        check_pauses(product, shimmed)
        assert product.statuses()["staged"] == 2, "there were descriptors: this test shows nothing"
        check_counts_against_none(product)
    check_goes_on(product, shimmed, site, urls)


@pytest.mark.parametrize("descriptors", [0, 3, *(pytest.param(number, marks=pytest.mark.thorough) for number in (1, 2, 4, 5, 6, 8))])
def test_few_descriptors_left(product: Product, site: Site, shimmed: Shim, descriptors: int) -> None:
    """Enough for some steps and too few for others."""
    urls = good(site, 0, 8)
    start(product, shimmed, urls[:2])
    assert product.process
    used = max(int(path.name) for path in Path(f"/proc/{product.process.pid}/fd").iterdir()) + 1
    with limited(product, resource.RLIMIT_NOFILE, used + descriptors):
        drop(product, urls[2:])
        check_pauses(product, shimmed)
        check_counts_against_none(product)
    check_goes_on(product, shimmed, site, urls)


@needs_disks
def test_a_log_on_a_full_disk_holds_nothing_up(tmp_path: Path, product: Product, site: Site, shimmed: Shim) -> None:
    urls = [*good(site, 0, 8), site.url("/missing")]
    with Disk(tmp_path / "log", "64k") as disk:
        product.log = tmp_path / "log" / "agent.log"
        start(product, shimmed, urls[:2], stdout=subprocess.DEVNULL)  # what is printed at the end is no log
        with product.log.open("ab") as log:
            log.write(b"\n" * (-product.log.stat().st_size % 4096))  # a page that was begun takes more on a full disk
        disk.fill()
        size = product.log.stat().st_size
        drop(product, urls[2:])
        product.wait_until(lambda: len(product.jobs()) == len(urls) and product.is_quiet())
        assert product.log.stat().st_size == size, "the log could grow: this test shows nothing"
        assert product.stop() == 0
    check_quiet(product, urls, urls[:-1])


@needs_disks
def test_review_folder_turns_read_only(tmp_path: Path, product: Product, site: Site, shimmed: Shim) -> None:
    urls = good(site, 0, 6)
    with Disk(tmp_path / "review", "8m") as disk:
        start(product, shimmed, urls[:2])
        disk.make_read_only()
        drop(product, urls[2:])
        check_pauses(product, shimmed)
        assert product.statuses()["staged"] == 2, "the folder could be written: this test shows nothing"
        disk.make_writable()
        check_goes_on(product, shimmed, site, urls)


@needs_disks
@pytest.mark.parametrize("name", ["state", "review"])
def test_start_on_a_read_only_disk(tmp_path: Path, product: Product, site: Site, name: str) -> None:
    """It says which folder, ends with status 1 and has changed nothing; whoever keeps services alive starts it again later."""
    urls = good(site, 0, 5)
    drop(product, urls[:3])
    with Disk(tmp_path / name, "8m") as disk:
        assert product.once().returncode == 0
        drop(product, urls[3:])
        disk.make_read_only()
        run = product.once()
        assert run.returncode == 1, run.stderr
        assert str(tmp_path / name) in run.stderr
        assert "Traceback" not in run.stderr
        for words in (("status",), ("list",), ("export",), ("diff", "1")):
            looked = product.call(*words)
            assert looked.returncode == 0, f"looking needs nothing written: {words} {looked.stderr}"
        disk.make_writable()
        assert product.once().returncode == 0
        check_quiet(product, urls, urls)
        check_fetches(product, site, urls)


@needs_disks
@pytest.mark.parametrize("is_first", [True, False], ids=["first", "later"])
def test_start_on_a_full_ledger_disk(tmp_path: Path, product: Product, site: Site, is_first: bool) -> None:
    urls = good(site, 0, 5)
    with Disk(tmp_path / "state", "8m") as disk:
        if not is_first:
            drop(product, urls[:3])
            assert product.once().returncode == 0
        disk.fill()
        drop(product, urls)
        run = product.once()
        assert run.returncode == 1, run.stderr
        assert "full" in run.stderr or "space left" in run.stderr
        assert "Traceback" not in run.stderr
        disk.free()
        assert product.once().returncode == 0
        check_quiet(product, urls, urls)
        check_fetches(product, site, urls)


@needs_disks
def test_read_only_drop_folder(tmp_path: Path, product: Product, site: Site) -> None:
    urls = good(site, 0, 3)
    with Disk(tmp_path / "drop", "1m") as disk:
        drop(product, urls)
        disk.make_read_only()
        assert product.once().returncode == 0
        check_quiet(product, urls, urls)


@needs_disks
def test_every_folder_on_a_disk_of_its_own(tmp_path: Path, product: Product, site: Site) -> None:
    urls = good(site, 0, 6)
    with Disk(tmp_path / "drop", "1m"), Disk(tmp_path / "state", "8m"), Disk(tmp_path / "review", "1m"):
        drop(product, urls)
        assert product.once().returncode == 0
        check_quiet(product, urls, urls)
        assert product.once().returncode == 0
        check_quiet(product, urls, urls)
        check_fetches(product, site, urls)
