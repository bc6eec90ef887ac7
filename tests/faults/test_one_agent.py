"""One ledger, one agent: a second one is turned away in words, and one that was stopped for long goes on where it was."""

from __future__ import annotations

import signal
import time
from pathlib import Path

import pytest

from tests.faults import shim
from tests.faults.invariants import check_fetches, check_quiet
from tests.faults.product import Product
from tests.faults.site import Site, page, recipe_page, slow


@pytest.mark.parametrize("words", [("run",), ("run", "--once")], ids=["run", "once"])
def test_a_second_agent_says_who_has_the_ledger(product: Product, site: Site, words: tuple[str, ...]) -> None:
    urls = [site.url(f"/good/{number}") for number in range(10)]
    process = product.start()
    product.wait_until(product.state.joinpath("galley.sqlite3").exists)
    product.drop_urls(urls[:5])
    second = product.call(*words)
    assert second.returncode == 1
    assert f"process id {process.pid}" in second.stderr
    assert "Traceback" not in second.stderr
    for number, url in enumerate(urls[5:], 5):
        product.drop_url(f"{number}.url", url)
    product.wait_until(lambda: len(product.jobs()) == 10 and product.is_quiet())
    assert product.stop() == 0
    check_quiet(product, urls, urls)
    check_fetches(product, site, urls)
    assert {job["crashes"] for job in product.jobs()} == {0}


def test_a_deleted_lock_file_lets_no_second_agent_in(product: Product, site: Site) -> None:
    product.start()
    product.drop_url("first.url", site.url("/good/first"))
    product.wait_until(product.is_quiet)
    (product.state / "galley.lock").unlink()
    second = product.call("run", "--once")
    assert second.returncode == 1
    assert "in use by another galley-watch" in second.stderr
    assert "running" in product.call("status").stdout
    assert product.call("add", site.url("/good/second")).returncode == 0
    product.wait_until(lambda: len(product.jobs()) == 2 and product.is_quiet())
    assert product.stop() == 0


def stop_in_the_middle(product: Product, site: Site, fetch_seconds: float = 0.5) -> list[str]:
    """An agent stopped by the kernel while it is in the middle of several fetches, which take this long; its links."""
    urls = [site.url(f"/slow/{number}") for number in range(8)]
    site.pages |= {f"/slow/{number}": slow(fetch_seconds, page(recipe_page(f"Slow chowder {number}"))) for number in range(8)}
    process = product.start()
    product.drop_urls(urls)
    product.wait_until(lambda: sum(site.asked[f"/slow/{number}"] for number in range(8)) >= 3)
    process.send_signal(signal.SIGSTOP)
    return urls


def check_went_on(product: Product, site: Site, urls: list[str]) -> None:
    """No link is lost or doubled, and the stop is not counted as a crash of any."""
    late = site.url("/good/late")
    product.drop_url("late.url", late)
    product.wait_until(lambda: len(product.jobs()) == len(urls) + 1 and product.is_quiet(), 60)
    assert product.stop() == 0
    check_quiet(product, [*urls, late], [*urls, late])
    check_fetches(product, site, urls, attempts=1)
    crashed = [dict(job) for job in product.jobs() if job["crashes"]]
    assert not crashed, "a stop of the whole program is no crash of a link"


@pytest.mark.skipif(shim.why_not() is not None, reason=str(shim.why_not()))
def test_the_clock_passes_the_lease_while_the_agent_is_stopped(product: Product, site: Site, tmp_path: Path) -> None:
    clock = shim.Shim(tmp_path)
    product.extra_environment = clock.environment
    urls = stop_in_the_middle(product, site)
    clock.shift_clock(3600)
    assert product.process
    product.process.send_signal(signal.SIGCONT)
    check_went_on(product, site, urls)


@pytest.mark.skipif(shim.why_not() is not None, reason=str(shim.why_not()))
def test_no_deadline_counts_that_passed_while_it_was_stopped(product: Product, site: Site, shimmed: shim.Shim) -> None:
    """A page that the reading process has in hand and one that is on its way; the process goes on meanwhile."""
    steps = [f"Do step {step} of the long soup, slowly and with care." for step in range(20_000)]
    site.pages["/long"] = page(recipe_page("A long soup", more_steps=steps))
    site.pages["/slow"] = slow(1.5, page(recipe_page("A slow soup")))
    product.configure({}, {"deadline_seconds": 5.0})
    product.extra_environment = shimmed.clocks_only
    process = product.start()
    urls = [site.url("/good/first"), site.url("/long"), site.url("/slow")]
    product.drop_urls(urls[:1])
    product.wait_until(lambda: product.statuses() == {"staged": 1})  # the reading process is there
    product.drop_urls(urls)
    product.wait_until(lambda: ("processing", "extract") in [(job["status"], job["stage"]) for job in product.jobs()])
    process.send_signal(signal.SIGSTOP)
    shimmed.let_time_pass(3600)
    process.send_signal(signal.SIGCONT)
    product.wait_until(lambda: len(product.jobs()) == 3 and product.is_quiet())
    log = product.log_tail()
    assert product.stop() == 0
    check_quiet(product, urls, urls)
    assert "stood still" in log
    assert "tried again later" not in log, "an attempt or a crash was counted"


@pytest.mark.thorough
@pytest.mark.skipif(shim.why_not() is not None, reason=str(shim.why_not()))
def test_leases_that_passed_while_it_was_stopped_are_held_on_to(product: Product, site: Site, tmp_path: Path) -> None:
    """The fetches outlast the next look for lapsed leases, which comes every 15 seconds."""
    product.configure({}, {"deadline_seconds": 40.0})
    clock = shim.Shim(tmp_path)
    product.extra_environment = clock.environment
    urls = stop_in_the_middle(product, site, fetch_seconds=18)
    clock.shift_clock(3600)
    assert product.process
    product.process.send_signal(signal.SIGCONT)
    check_went_on(product, site, urls)
    assert {site.asked[f"/slow/{number}"] for number in range(8)} == {1}, "a page was fetched by two workers"


@pytest.mark.thorough
@pytest.mark.timeout(240)
def test_stopped_for_longer_than_the_lease(product: Product, site: Site) -> None:
    """A lease is the deadline and 45 seconds."""
    urls = stop_in_the_middle(product, site)
    time.sleep(1.0 + 45 + 5)
    assert product.process
    product.process.send_signal(signal.SIGCONT)
    check_went_on(product, site, urls)
