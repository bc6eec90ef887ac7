"""Asked to end, it ends: in time, with status 0, nothing left in hand; asked twice, at once."""

from __future__ import annotations

import contextlib
import random
import signal
import sqlite3
import sys
import time
from functools import partial

import pytest

from tests.faults.conftest import ADDRESSES, Extent
from tests.faults.invariants import check_fetches, check_nothing_held, check_quiet
from tests.faults.product import Product
from tests.faults.site import Site
from tests.faults.test_kill import has_staged

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at processes as Linux shows them")

WORKERS = 8


@pytest.mark.timeout(600)
def test_ended_and_started_again_and_again(product: Product, site: Site, extent: Extent, chance: random.Random) -> None:
    rounds = extent.of(4, 20)
    urls = [site.url(f"/good/{number}") for number in range(10 * rounds)]
    product.drop_urls(urls)
    moments = sorted(chance.randrange(8 * rounds) for _ in range(rounds))
    for moment in moments:
        product.start()
        product.wait_until(product.answers_signals)
        if chance.random() < 0.7:
            product.wait_until(partial(has_staged, product, moment), 60)
        time.sleep(chance.uniform(0, 0.2))  # the signal is to come anywhere between two steps
        assert product.stop() == 0, product.log_tail()
        check_nothing_held(product)
    assert product.once().returncode == 0
    check_quiet(product, urls, good=urls)
    check_fetches(product, site, urls, rounds)
    spent = [dict(job) for job in product.jobs() if job["attempts"] or job["crashes"]]
    assert not spent, "an end in order costs no link anything"


def hang_all_workers(product: Product, hosts: Site) -> list[str]:
    """An agent whose every fetch worker waits for a page that never comes; the links that it has."""
    product.configure({}, {"deadline_seconds": 60.0, "workers": WORKERS})
    urls = [hosts.url(f"/hang?{number}", address) for address in ADDRESSES[:4] for number in range(4)]
    product.drop_urls(urls)
    product.start()
    product.wait_until(lambda: len(product.jobs()) == len(urls) and product.statuses()["processing"] == WORKERS)
    product.wait_until(lambda: sum(hosts.asked[f"{address}/hang?{number}"] for address in ADDRESSES for number in range(4)) == WORKERS)
    return urls


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_ends_in_time_while_all_workers_hang(product: Product, hosts: Site, number: signal.Signals) -> None:
    urls = hang_all_workers(product, hosts)
    assert product.process
    begun = time.monotonic()
    product.process.send_signal(number)
    assert product.process.wait(10) == 0
    assert time.monotonic() - begun < 5
    check_nothing_held(product)
    assert product.statuses() == {"pending": len(urls)}
    assert {job["attempts"] for job in product.jobs()} == {0}


def test_a_second_interrupt_ends_at_once(product: Product, hosts: Site) -> None:
    """The first is made to last: another process holds the ledger, so that what is in hand cannot be given back yet."""
    hang_all_workers(product, hosts)
    assert product.process
    with contextlib.closing(sqlite3.connect(product.state / "galley.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        product.process.send_signal(signal.SIGINT)
        time.sleep(0.5)  # two signals at the same instant are one to the kernel
        assert product.process.poll() is None, "the first interrupt ended it already: this test shows nothing"
        begun = time.monotonic()
        product.process.send_signal(signal.SIGINT)
        assert product.process.wait(5) == 130
        assert time.monotonic() - begun < 1
    product.wait_until(lambda: not product.processes(), 5)


def test_a_ledger_that_cannot_be_written_does_not_hold_up_the_end(product: Product, hosts: Site) -> None:
    """Then the next start takes up what was in hand."""
    urls = hang_all_workers(product, hosts)
    with contextlib.closing(sqlite3.connect(product.state / "galley.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert product.stop(5) == 0
    product.configure({}, {"max_attempts": 1, "deadline_seconds": 0.3, "workers": WORKERS})
    hosts.pages["/hang"] = hosts.pages["/missing"]
    assert product.once().returncode == 0
    check_quiet(product, urls)
    assert {job["error_code"] for job in product.jobs()} == {"http_4xx"}
