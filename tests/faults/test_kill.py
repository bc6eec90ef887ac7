"""Killed at any moment and started again: every link ends once, one note a staged row, never a note before its row."""

from __future__ import annotations

import random
from functools import partial

import pytest

from tests.faults.invariants import check_always, check_quiet
from tests.faults.product import Product
from tests.faults.site import Site

LINKS = 40


def has_staged(product: Product, number: int) -> bool:
    return len([job for job in product.jobs() if job["status"] == "staged"]) >= number


@pytest.mark.parametrize("seed", [1, 2])
def test_kill_in_the_middle(product: Product, site: Site, seed: int) -> None:
    chance = random.Random(seed)
    urls = [site.url(f"/good/{number}") for number in range(LINKS)]
    for number, url in enumerate(urls):
        product.drop_url(f"{number}.url", url)
    moments = sorted(chance.randrange(LINKS) for _ in range(5))
    for moment in moments:
        product.start()
        product.wait_until(partial(has_staged, product, moment))
        product.kill()
        check_always(product)
    assert product.once().returncode == 0
    check_quiet(product, urls, good=urls)
    assert max(site.asked[f"/good/{number}"] for number in range(LINKS)) <= 1 + len(moments) + 1
