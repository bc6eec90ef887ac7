"""Killed at any moment and started again: every link ends once, one note a staged row, no note before its row or half written."""

from __future__ import annotations

import random
import time
from functools import partial

import pytest

from tests.faults.conftest import Extent
from tests.faults.invariants import Onlooker, check_always, check_fetches, check_quiet, check_somewhere
from tests.faults.product import Product
from tests.faults.site import Site, page, recipe_page, slow

# A note that takes long to write, so that one half written would be seen.
LONG_METHOD = [f"Step {number}: " + "stir, taste and season with a little salt, " * 200 for number in range(100)]


def has_staged(product: Product, number: int) -> bool:
    return product.statuses()["staged"] >= number


def was_asked(site: Site, path: str, times: int) -> bool:
    return site.asked[path] >= times


@pytest.mark.timeout(900)
def test_kill_at_random_moments(product: Product, site: Site, extent: Extent, chance: random.Random) -> None:
    links, kills = extent.of(40, 150), extent.of(6, 25)
    urls = [site.url(f"/good/{number}") for number in range(links)]
    for number in range(0, links, 10):
        urls[number] = site.url(f"/long/{number}")
        site.pages[f"/long/{number}"] = page(recipe_page(f"Long chowder {number}", more_steps=LONG_METHOD))
    files = [(product.drop_url(f"{number}.url", url), url) for number, url in enumerate(urls)]
    # Spread over most of the run: one link killed twice in a row rests half a minute.
    share = links * 3 / 4 / kills
    moments = [int(share * (number + chance.random())) for number in range(kills)]
    with Onlooker(product) as onlooker:
        for moment in moments:
            product.start()
            if chance.random() < 0.7:
                product.wait_until(partial(has_staged, product, moment), 60)
            time.sleep(chance.uniform(0, 0.3))  # the kill is to come anywhere between two steps
            product.kill()
            check_always(product)
            check_somewhere(product, files)
            taken = product.by_url()
            for path, url in files:
                if url in taken and chance.random() < 0.1:
                    path.unlink(missing_ok=True)  # a person who tidies up: from now on only the ledger knows this link
        assert product.once().returncode == 0
    check_quiet(product, urls, good=urls)
    check_fetches(product, site, urls, kills)
    onlooker.check()


def test_kill_while_pages_are_on_their_way(product: Product, site: Site, extent: Extent) -> None:
    """Killed with every worker in the middle of a fetch: the pages are fetched again, and none counts an attempt for it."""
    kills = extent.of(1, 2)
    site.hosts["127.0.0.1"] = slow(0.6, page(recipe_page("Slow chowder")))
    urls = [site.url(f"/slow/{number}") for number in range(4)]
    product.drop_urls(urls)
    for number in range(kills):
        product.start()
        product.wait_until(partial(was_asked, site, "/slow/0", number + 1))
        product.kill()
    product.start()
    product.wait_until(partial(was_asked, site, "/slow/0", kills + 1), 60)
    assert {job["attempts"] for job in product.jobs()} == {0}, "taken up again, and an attempt was counted for the kill"
    assert product.stop() == 0
    del site.hosts["127.0.0.1"]
    site.pages |= {f"/slow/{number}": page(recipe_page(f"Slow chowder {number}")) for number in range(4)}
    assert product.once().returncode == 0
    check_quiet(product, urls, good=urls)
    check_fetches(product, site, urls, kills + 1)


def test_a_kill_leaves_no_process_behind(product: Product, site: Site) -> None:
    site.pages["/long"] = page(recipe_page("Long chowder", more_steps=LONG_METHOD))
    product.drop_url("long.url", site.url("/long"))
    product.start()
    product.wait_until(lambda: product.reading_process() is not None)
    product.kill()
    product.wait_until(lambda: not product.processes(), 5)
    assert product.once().returncode == 0
    check_quiet(product, [site.url("/long")], good=[site.url("/long")])
