"""The power goes, the clock jumps: nothing is lost, nothing doubled, nothing stuck."""

from __future__ import annotations

from functools import partial

import pytest

from tests.faults import shim
from tests.faults.invariants import check_quiet
from tests.faults.product import Product
from tests.faults.site import Site
from tests.faults.test_kill import has_staged

pytestmark = pytest.mark.skipif(shim.why_not() is not None, reason=str(shim.why_not()))

DAY = 86_400


@pytest.mark.parametrize("moment", [0, 3, 11, 19])
def test_power_cut(product: Product, site: Site, shimmed: shim.Shim, moment: int) -> None:
    urls = [site.url(f"/good/{number}") for number in range(20)]
    for number, url in enumerate(urls):
        product.drop_url(f"{number}.url", url)
    product.extra_environment = shimmed.environment
    product.start()
    product.wait_until(lambda: len(product.jobs()) == len(urls))
    product.wait_until(partial(has_staged, product, moment))
    product.kill()
    shimmed.cut_power(product.state)
    shimmed.cut_power(product.review)
    assert len(product.jobs()) >= 1, "links that were taken are gone"
    product.extra_environment = {}
    assert product.once().returncode == 0
    check_quiet(product, urls, good=urls)


@pytest.mark.parametrize("jump", [-DAY, DAY])
def test_clock_jumps_while_links_wait(product: Product, site: Site, shimmed: shim.Shim, jump: float) -> None:
    product.configure({}, {"max_attempts": 2, "retry_seconds": 1, "deadline_seconds": 0.5})
    product.extra_environment = shimmed.environment
    product.start()
    product.drop_url("slow.url", site.url("/hang"))
    product.wait_until(lambda: any(job["attempts"] == 1 for job in product.jobs()))
    shimmed.shift_clock(jump)
    urls = [site.url(f"/good/{number}") for number in range(5)]
    for number, url in enumerate(urls):
        product.drop_url(f"{number}.url", url)
    product.wait_until(lambda: len(product.jobs()) == 6 and product.is_quiet(), 40)
    assert product.stop() == 0
    check_quiet(product, [*urls, site.url("/hang")], good=urls)
