"""Killed at any moment and started again: every link ends once, one note a staged row, never a note before its row."""

from __future__ import annotations

import random

import pytest

from tests.faults.invariants import check_always, check_quiet
from tests.faults.product import Product
from tests.faults.site import Site

LINKS = 40


@pytest.mark.parametrize("seed", [1, 2])
def test_kill_in_the_middle(product: Product, site: Site, seed: int) -> None:
    chance = random.Random(seed)
    urls = [site.url(f"/good/{number}") for number in range(LINKS)]
    for number, url in enumerate(urls):
        product.drop_url(f"{number}.url", url)
    for _ in range(5):
        product.start()
        ended = chance.uniform(0.2, LINKS)
        product.wait_until(lambda: len(product.jobs()) == LINKS, 20)
        product.wait_until(lambda ended=ended: sum(job["status"] == "staged" for job in product.jobs()) >= ended * 0.8 or product.is_quiet())  # type: ignore[misc]  # a lambda's default has no type
        product.kill()
        check_always(product)
    assert product.once().returncode == 0
    check_quiet(product, urls, good=urls)
    assert max(site.asked[f"/good/{number}"] for number in range(LINKS)) <= 1 + 5 + 1
