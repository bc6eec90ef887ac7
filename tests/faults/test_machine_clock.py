"""The clock is set while links wait for a back-off, a Retry-After or a circuit, in a run and between two: none waits longer than it may."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.faults import shim
from tests.faults.conftest import ADDRESSES
from tests.faults.invariants import check_quiet
from tests.faults.product import Product
from tests.faults.shim import Shim
from tests.faults.site import Reply, Site, answer, in_turn, page, recipe_page

pytestmark = pytest.mark.skipif(shim.why_not() is not None, reason=str(shim.why_not()))

HOUR = 3600
LEGAL_SECONDS = 200
"""Each wait below is at most so long: a back-off of 80 s and half of that, a rest of 100 s, an open circuit of 80 s and a tenth of that."""
NOTICED_SECONDS = 45
"""A clock that was set is noticed within this time."""

WAITS: dict[str, list[Reply]] = {
    ADDRESSES[0]: [answer("500 Internal Server Error")],
    ADDRESSES[1]: [answer("429 Too Many Requests", b"", Retry_After="100")],
    ADDRESSES[2]: [answer("500 Internal Server Error")] * 5,
}
"""What each host answers to the first who asks for a link, the number of links being that of answers: back-off, Retry-After, circuit."""


def more_with_all(*hours: float) -> list[Any]:
    return [pytest.param(hour * 3600, marks=pytest.mark.thorough) for hour in hours]


def let_all_wait(product: Product, hosts: Site) -> list[str]:
    """An agent with links that wait, each a good page once asked again."""
    product.configure({}, {"max_attempts": 4, "retry_seconds": 80})
    urls = []
    for address, replies in WAITS.items():
        for number, reply in enumerate(replies):
            path = f"/{address}-{number}"
            hosts.pages[path] = in_turn(reply, page(recipe_page(f"Chowder {number} of {address}")))
            urls.append(hosts.url(path, address))
    product.start()
    product.drop_urls(urls)
    product.wait_until(lambda: [job["attempts"] for job in product.jobs()] == [1] * len(urls))
    return urls


def are_at_rest(product: Product) -> bool:
    """Each link waits to be fetched or is done: none is in anyone's hand, or about to be."""
    return all((job["status"], job["stage"]) in (("staged", "note"), ("pending", "fetch")) for job in product.jobs())


def check_none_waits_longer(product: Product, shimmed: Shim, urls: list[str]) -> None:
    """The jump is noticed, the legal time goes by, and then everything is staged without another second of waiting."""
    product.wait_until(product.answers_signals)
    for seconds in (NOTICED_SECONDS, LEGAL_SECONDS):
        shimmed.let_time_pass(seconds)
        time.sleep(0.7)  # the agent looks at its clocks at least every half second
        product.wait_until(lambda: are_at_rest(product))  # or the next jump runs through the deadline of whatever is in work
    product.wait_until(lambda: product.statuses() == {"staged": len(urls)}, 10)
    assert product.stop() == 0
    check_quiet(product, urls, urls)


@pytest.mark.parametrize("jump", [-24 * HOUR, -3 * HOUR, 24 * HOUR, *more_with_all(-1 / 6, 3, -365 * 24, 365 * 24)])
def test_clock_set_while_running(product: Product, hosts: Site, shimmed: Shim, jump: float) -> None:
    product.extra_environment = shimmed.clocks_only
    urls = let_all_wait(product, hosts)
    shimmed.shift_clock(jump)
    check_none_waits_longer(product, shimmed, urls)


@pytest.mark.parametrize("jump", [-24 * HOUR, -3 * HOUR, 24 * HOUR, *more_with_all(-1 / 6, 3, -365 * 24, 365 * 24)])
def test_clock_set_between_runs(product: Product, hosts: Site, shimmed: Shim, jump: float) -> None:
    product.extra_environment = shimmed.clocks_only
    urls = let_all_wait(product, hosts)
    assert product.stop() == 0
    shimmed.shift_clock(jump)
    product.start()
    check_none_waits_longer(product, shimmed, urls)
