"""The process that reads pages is killed, held up or orphaned from outside: the page is read again, and its neighbours do not notice."""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from pathlib import Path

import pytest

from tests.faults.conftest import Extent
from tests.faults.invariants import check_fetches, check_quiet
from tests.faults.product import Product
from tests.faults.site import Site, page, recipe_page

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="finds the agent's child as Linux shows it")


def bulky_page(title: str, megabytes: int) -> bytes:
    """Takes about 0.04 s of processor time a megabyte to read, beside the 0.15 s of a start."""
    block = b"<div><span>some</span> words to read <b>about</b> soup</div>"
    return recipe_page(title).replace(b"</body>", block * (megabytes * 1_000_000 // len(block)) + b"</body>")


def reading(product: Product) -> list[int]:
    return [job["id"] for job in product.jobs() if (job["status"], job["stage"]) == ("processing", "extract")]


def processor_seconds(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def warm_reader(product: Product, site: Site) -> int:
    """Starts the agent and lets it read a page; the process that did."""
    product.drop_url("warm.url", site.url("/good/warm"))
    product.start()
    product.wait_until(lambda: product.statuses()["staged"] == 1)
    process = product.reading_process()
    assert process
    return process


def seconds_of_a_start(product: Product, site: Site) -> float:
    """With this much processor time a reading process has loaded its modules and is at its page, on this machine."""
    return 1.2 * processor_seconds(warm_reader(product, site)) + 0.05


def kill_reader(product: Product, process: int) -> None:
    """Kill it, and wait until the agent has noticed."""
    os.kill(process, signal.SIGKILL)
    product.wait_until(lambda: product.reading_process() != process)


@pytest.mark.timeout(600)
def test_killed_at_random_moments_while_pages_are_read(product: Product, site: Site, extent: Extent, chance: random.Random) -> None:
    """At most twice for one page: the third time would be the page's fault."""
    links, kills = extent.of(12, 60), extent.of(5, 25)
    product.configure({}, {"deadline_seconds": 20.0})
    site.pages |= {f"/bulky/{number}": page(bulky_page(f"Bulky chowder {number}", 3)) for number in range(links)}
    urls = [site.url(f"/bulky/{number}") for number in range(links)]
    started = seconds_of_a_start(product, site)
    product.drop_urls(urls)
    done = 0
    while done < kills and not (len(product.jobs()) == links + 1 and product.is_quiet()):
        time.sleep(chance.uniform(0, 0.4))  # the kill is to come anywhere between two steps
        process = product.reading_process()
        # Killed twice while it starts, a page rests half a minute: too long for a short pass.
        may_be_starting = extent.everything and chance.random() < 0.3
        if process and not any(job["crashes"] >= 2 for job in product.jobs()) and (may_be_starting or processor_seconds(process) > started):
            kill_reader(product, process)
            done += 1
    assert done >= kills // 2, "the pages were read too fast for this test to show anything"
    product.wait_until(product.is_quiet, 200)
    assert product.stop() == 0
    check_quiet(product, urls, urls)
    check_fetches(product, site, urls)


def test_a_page_that_ends_its_reader_three_times_is_poison_and_its_neighbours_are_not(product: Product, site: Site) -> None:
    product.configure({}, {"deadline_seconds": 20.0})
    site.pages["/bulky"] = page(bulky_page("Bulky chowder", 9))
    poison, good = site.url("/bulky"), [site.url(f"/good/{number}") for number in range(5)]
    started = seconds_of_a_start(product, site)
    product.drop_url("poison.url", poison)
    product.wait_until(lambda: bool(reading(product)))
    for number, url in enumerate(good):
        product.drop_url(f"{number}.url", url)
    number = product.by_url()[poison]["id"]
    for death in (1, 2, 3):
        product.wait_until(lambda: reading(product) == [number])
        process = product.reading_process()
        while not process or processor_seconds(process) < started:
            time.sleep(0.01)  # polling another process from outside: there is no event to wait for
            process = product.reading_process()
        kill_reader(product, process)
        product.wait_until(lambda death=death: product.by_url()[poison]["crashes"] == death)  # type: ignore[misc] # mypy infers no such lambda
    product.wait_until(lambda: len(product.jobs()) == 7 and product.is_quiet())
    assert product.stop() == 0
    check_quiet(product, [poison, *good], good)
    job = product.by_url()[poison]
    assert (job["status"], job["error_code"], job["crashes"], job["attempts"]) == ("failed", "poison", 3, 0)
    assert "SIGKILL" in job["error"]
    check_fetches(product, site, [poison, *good])


def hold_up_the_reader(product: Product, site: Site) -> int:
    """An agent whose reading process stands still, which is as good as a page that never ends; that process."""
    process = warm_reader(product, site)
    os.kill(process, signal.SIGSTOP)
    return process


def test_a_busy_reader_ends_with_a_killed_agent(product: Product, site: Site) -> None:
    hold_up_the_reader(product, site)
    product.drop_url("held.url", site.url("/good/held"))
    product.wait_until(lambda: bool(reading(product)))
    product.kill()
    product.wait_until(lambda: not product.processes(), 2)
    assert product.once().returncode == 0
    check_quiet(product, [site.url("/good/held")], [site.url("/good/held")])


def test_an_end_in_order_does_not_wait_for_a_busy_reader(product: Product, site: Site) -> None:
    hold_up_the_reader(product, site)
    product.drop_url("held.url", site.url("/good/held"))
    product.wait_until(lambda: bool(reading(product)))
    assert product.stop(5) == 0
    assert not product.processes()
    assert product.by_url()[site.url("/good/held")]["status"] == "pending"
    assert product.by_url()[site.url("/good/held")]["crashes"] == 0
    assert product.once().returncode == 0
    check_quiet(product, [site.url("/good/held")], [site.url("/good/held")])
    assert site.asked["/good/held"] == 1, "a page once fetched is not fetched again"


@pytest.mark.thorough
def test_a_reader_that_hangs_is_replaced_at_its_deadline(product: Product, site: Site) -> None:
    process = hold_up_the_reader(product, site)
    urls = [site.url(f"/good/{number}") for number in range(5)]
    for number, url in enumerate(urls):
        product.drop_url(f"{number}.url", url)
    product.wait_until(lambda: len(product.jobs()) == 7 and product.is_quiet(), 60)
    assert product.reading_process() != process
    assert product.stop() == 0
    check_quiet(product, urls, urls)
    check_fetches(product, site, urls)
