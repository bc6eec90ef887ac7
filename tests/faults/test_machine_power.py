"""The power goes: what was not fsynced is gone, or has reached the disk in part and in any order. What was seen to stand, stands."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path
from types import TracebackType

import pytest

from tests.faults import shim
from tests.faults.conftest import Extent
from tests.faults.invariants import check_always, check_fetches, check_quiet
from tests.faults.product import Product
from tests.faults.site import Site, page, recipe_page
from tests.faults.test_kill import LONG_METHOD, has_staged
from tests.faults.test_machine_disks import drop, good

pytestmark = pytest.mark.skipif(shim.why_not() is not None, reason=str(shim.why_not()))

LARGE_FILE_LINKS = 500
MINUTES_WITHOUT_POWER = 10


class Witness:
    """A second process' eye on the ledger: whatever it sees committed must outlast the power.

    It must look away before the agent is killed: who opens the ledger then reads a commit that was written and never fsynced.
    """

    def __init__(self, product: Product) -> None:
        self._product = product
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._look_on, daemon=True)
        self.links: set[str] = set()
        self.staged: set[str] = set()
        self.rows: set[str] = set()

    def __enter__(self) -> Witness:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._ended.set()
        self._thread.join(10)

    def _look_on(self) -> None:
        while not self._ended.is_set():
            jobs = self._product.jobs()
            self.links |= {job["url"] for job in jobs}
            self.staged |= {job["url"] for job in jobs if job["status"] == "staged"}
            self.rows |= {row["galley_id"] for row in self._product.staged()}
            self._ended.wait(0.005)

    def check(self) -> None:
        """To be called when the power is back and before anything is started again."""
        jobs = self._product.by_url()
        assert self.links <= jobs.keys(), f"links that were committed are gone: {self.links - jobs.keys()}"
        lost = {url for url in self.staged if jobs[url]["status"] != "staged"}
        assert not lost, f"staged links are no longer staged: {lost}"
        assert self.rows <= {row["galley_id"] for row in self._product.staged()}, "staged rows are gone"
        note_ids = set(self._product.note_ids())
        without = {job["galley_id"] for job in jobs.values() if job["status"] == "staged"} - note_ids
        assert not without, f"staged without a note: {without}"
        check_always(self._product)


def has_taken(product: Product, links: int) -> bool:
    return len(product.jobs()) >= links


def cut(product: Product, shimmed: shim.Shim, chance: random.Random | None) -> None:
    product.kill()
    for folder in filter(Path.exists, (product.state, product.review)):
        shimmed.cut_power(folder, chance)


@pytest.mark.parametrize("torn", [False, True], ids=["nothing more", "some of it"])
@pytest.mark.timeout(600)
def test_power_cuts_at_random_moments(
    product: Product, site: Site, shimmed: shim.Shim, extent: Extent, chance: random.Random, torn: bool
) -> None:
    """Several in a row, while links are taken, pages kept, and notes long and short written."""
    links, cuts = extent.of(24, 80), extent.of(3, 15)
    urls = good(site, 0, links)
    for number in range(0, links, 4):
        urls[number] = site.url(f"/long-{number}")
        site.pages[f"/long-{number}"] = page(recipe_page(f"Long chowder {number}", more_steps=LONG_METHOD))
    drop(product, urls)
    product.extra_environment = shimmed.environment
    for moment in sorted(chance.randrange(links) for _ in range(cuts)):
        with Witness(product) as witness:
            product.start()
            if chance.random() < 0.8:
                product.wait_until(partial(has_staged, product, moment), 60)
            time.sleep(chance.uniform(0, 0.1))  # the cut is to come anywhere between two steps
        cut(product, shimmed, chance if torn else None)
        witness.check()
        if chance.random() < 0.5:
            shimmed.let_time_pass(MINUTES_WITHOUT_POWER * 60)
    shimmed.let_time_pass(MINUTES_WITHOUT_POWER * 60)
    product.extra_environment = shimmed.clocks_only
    assert product.once().returncode == 0
    check_quiet(product, urls, urls)
    check_fetches(product, site, urls, cuts)


@pytest.mark.parametrize("moment", ["at the first row", "at random"])
def test_power_cut_while_a_large_file_is_taken(
    product: Product, site: Site, shimmed: shim.Shim, extent: Extent, chance: random.Random, moment: str
) -> None:
    """All of the file or nothing of it; all of it where another process saw a single one of its links."""
    product.configure({}, {"per_host_seconds": 5.0})  # fetching is not what this is about
    urls = good(site, 0, LARGE_FILE_LINKS)
    product.extra_environment = shimmed.environment
    for number in range(extent.of(1, 6)):
        product.start()
        product.wait_until(product.answers_signals)
        with Witness(product) as witness:
            (product.drop / f"export-{number}.txt").write_text("\n".join([f"{url}?n={number}" for url in urls]) + "\n", "utf-8")
            if moment == "at the first row":
                product.wait_until(partial(has_taken, product, number * LARGE_FILE_LINKS + 1))
            else:
                time.sleep(chance.uniform(0.1, 0.5))
        cut(product, shimmed, chance)
        taken = len(product.jobs())
        assert taken % LARGE_FILE_LINKS == 0, f"{taken} links: a part of a file"
        witness.check()
        product.start()
        product.wait_until(partial(has_taken, product, (number + 1) * LARGE_FILE_LINKS))
        product.wait_until(product.answers_signals)
        assert product.stop() == 0


def test_the_model_of_a_power_cut_takes_what_was_not_fsynced(shimmed: shim.Shim, product: Product) -> None:
    """Names and contents, each by itself; otherwise the tests above would show nothing."""
    steps = """
import os, sys
folder = sys.argv[1]
def write(name, data, sync):
    with open(f"{folder}/{name}", "wb") as file:
        file.write(data); file.flush()
        if sync: os.fsync(file.fileno())
def sync_folder():
    handle = os.open(folder, os.O_RDONLY); os.fsync(handle); os.close(handle)
write("content-only", b"never named", True)
write("old", b"first", True)
os.rename(f"{folder}/content-only", f"{folder}/named")
sync_folder()
write("name-only", b"never synced", False)
sync_folder()
write("old", b"second, longer", False)
write("reused", b"a", True); os.unlink(f"{folder}/reused")
write("late", b"after the last look at the folder", True)
"""
    subprocess.run([sys.executable, "-c", steps, product.review], check=True, env=os.environ | shimmed.environment, timeout=20)
    shimmed.cut_power(product.review)
    left = {path.name: path.read_bytes() for path in product.review.iterdir()}
    assert left == {"named": b"never named", "old": b"first", "name-only": b""}
