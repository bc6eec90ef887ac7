"""Pages that drip, swell, hang, lie or lead astray: each ends with its code and a sentence, and the good ones do not notice."""

from __future__ import annotations

import re
import sys
import time
from email.utils import formatdate
from pathlib import Path

import pytest

from tests.faults.conftest import ADDRESSES
from tests.faults.invariants import check_fetches, check_quiet
from tests.faults.product import Product
from tests.faults.site import BAD_PAGES, Exchange, Reply, Site, in_turn, page, recipe_page, redirect

PATIENT_SECONDS = 2

CODES = {
    "/hang": "timeout",
    "/drip": "timeout",
    "/endless": "too_large",
    "/bomb": "too_large",
    "/short": "short_body",
    "/brotli": "not_html",
    "/zstd": "not_html",
    "/picture": "not_html",
    "/loop": "redirect_loop",
    "/missing": "http_4xx",
    "/error": "http_5xx",
    "/unavailable": "http_5xx",
    "/busy": "http_429",
    "/forbidden": "blocked",
    "/broken": "no_recipe",
    "/noise": "no_recipe",
    "/nothing": "no_recipe",
}
STAGED = ("/charset", "/gzip")
OTHERS: dict[str, Reply] = {
    "/noise": page(bytes(range(256)) * 400),
    "/nothing": page(b""),
}


def test_each_bad_page_has_its_code_and_good_ones_are_unharmed(product: Product, hosts: Site) -> None:
    product.configure({}, {"max_attempts": 1, "max_bytes": 2_000_000, "deadline_seconds": 1.5, "retry_seconds": 1})
    hosts.pages |= OTHERS
    bad = {hosts.url(path, ADDRESSES[number % 9]): code for number, (path, code) in enumerate(CODES.items())}
    good = [hosts.url(f"/good/{number}", address) for number in range(3) for address in ADDRESSES]
    good += [hosts.url(path, ADDRESSES[0]) for path in STAGED]
    product.drop_urls([url for pair in zip(good, bad, strict=False) for url in pair] + good[len(bad) :])
    begun = time.monotonic()
    run = product.once()
    assert run.returncode == 0, run.stderr
    check_quiet(product, [*good, *bad], good)
    check_fetches(product, hosts, [url for url in [*good, *bad] if not url.endswith("/loop")])
    assert hosts.asked["/loop"] == 11, "one request and ten redirects"
    failed = {url: job["error_code"] for url, job in product.by_url().items() if job["status"] == "failed"}
    assert failed == bad
    assert time.monotonic() - begun < 30
    assert "Traceback" not in run.stderr


def test_every_bad_page_of_the_site_is_judged() -> None:
    assert set(BAD_PAGES) | set(OTHERS) == set(CODES) | set(STAGED)


def test_a_redirect_to_this_machine_is_refused_where_only_another_address_is_allowed(product: Product, hosts: Site) -> None:
    product.configure({}, {"max_attempts": 1, "allow_private": ["127.0.0.2"]})
    inside = "http://{}:" + str(hosts.port) + "/good/inside"
    spellings = ["127.0.0.1", "127.1", "0x7f000001", "2130706433", "localhost", "[::ffff:127.0.0.1]"]
    targets = {f"/to/{number}": redirect(inside.format(host)) for number, host in enumerate(spellings)}
    hosts.pages |= targets
    urls = [hosts.url(path, "127.0.0.2") for path in targets]
    good = hosts.url("/good/outside", "127.0.0.2")
    product.drop_urls([*urls, good, hosts.url("/good/inside", "127.0.0.1"), hosts.url("/good/inside", "127.0.0.3")])
    run = product.once()
    assert run.returncode == 0, run.stderr
    check_quiet(product, [*urls, good], [good])
    assert {product.by_url()[url]["error_code"] for url in urls} == {"refused_address"}
    assert hosts.asked["/good/inside"] == 0, "a refused address was asked"
    assert len(product.jobs()) == len(urls) + 1, "a refused address became a job"


@pytest.mark.parametrize("as_date", [False, True], ids=["seconds", "date"])
@pytest.mark.parametrize("status", ["429 Too Many Requests", "503 Service Unavailable"])
def test_the_site_says_when_to_come_back(product: Product, hosts: Site, status: str, as_date: bool) -> None:
    """Nothing is asked of that host before, also not for its other links."""
    product.configure({}, {"max_attempts": 2, "retry_seconds": 0.1, "workers": 1})

    async def not_yet(exchange: Exchange) -> None:
        date = formatdate(time.time() + PATIENT_SECONDS + 1, usegmt=True)  # in whole seconds
        await exchange.respond(status, Retry_After=date if as_date else str(PATIENT_SECONDS))

    hosts.pages["/patient"] = in_turn(not_yet, page(recipe_page("Patient chowder")))
    product.start()
    first = hosts.url("/patient", ADDRESSES[0])
    product.drop_url("patient.url", first)
    product.wait_until(lambda: hosts.asked["/patient"] == 1)
    product.wait_until(lambda: product.jobs()[0]["status"] != "processing")
    others = [hosts.url(f"/good/{number}", ADDRESSES[0]) for number in range(3)]
    elsewhere = hosts.url("/good/elsewhere", ADDRESSES[1])
    product.drop_urls([*others, elsewhere])
    product.wait_until(lambda: len(product.jobs()) == 5 and product.is_quiet())
    assert product.stop() == 0
    check_quiet(product, [first, *others, elsewhere], [first, *others, elsewhere])
    begun = hosts.moments["/patient"][0]
    again = [*hosts.moments["/patient"][1:], *(hosts.moments[f"/good/{number}"][0] for number in range(3))]
    assert min(again) - begun >= PATIENT_SECONDS, "the host was asked before it wanted to be"
    assert hosts.moments["/good/elsewhere"][0] < min(again), "another host was made to wait too"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at memory as Linux shows it")
def test_a_bomb_does_not_fill_the_memory(product: Product, site: Site) -> None:
    product.configure({}, {"max_attempts": 1, "deadline_seconds": 8.0})
    site.pages["/large"] = page(recipe_page("Large chowder") + b" " * 2_000_000)
    product.start()
    product.drop_url("large.url", site.url("/large"))
    product.wait_until(lambda: has_ended(product, site.url("/large")))
    before = most_memory(product)
    product.drop_urls([site.url("/bomb"), site.url("/good/one")])
    product.wait_until(lambda: len(product.jobs()) == 3 and product.is_quiet())
    grown = most_memory(product) - before
    assert product.stop() == 0
    check_quiet(product, [site.url("/bomb"), site.url("/good/one")], [site.url("/good/one"), site.url("/large")])
    assert product.by_url()[site.url("/bomb")]["error_code"] == "too_large"
    assert grown <= 16_000, f"the agent grew by {grown} kB"


def has_ended(product: Product, url: str) -> bool:
    return url in product.by_url() and product.by_url()[url]["status"] in ("staged", "failed")


def most_memory(product: Product) -> int:
    """The agent's largest size so far in kB."""
    assert product.process
    found = re.search(r"^VmHWM:\s*(\d+) kB$", Path(f"/proc/{product.process.pid}/status").read_text(), re.M)
    assert found
    return int(found[1])
