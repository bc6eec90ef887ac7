"""Two links to one page give one note, and the second says which link it joined; also where the first one fails or is tried again."""

from __future__ import annotations

import json
import os
import signal
import sys

import pytest

from tests.faults.conftest import ADDRESSES
from tests.faults.invariants import check_quiet
from tests.faults.product import Product
from tests.faults.site import Site, answer, page, recipe_page, redirect


def joined(product: Product) -> dict[str, str | None]:
    """Each link's address → that of the link it joined."""
    jobs = {job["id"]: job for job in product.jobs()}
    return {job["url"]: jobs[job["joined_to"]]["url"] if job["joined_to"] else None for job in jobs.values()}


def check_one_recipe(product: Product, urls: list[str]) -> None:
    check_quiet(product, urls, urls)
    assert len(product.notes()) == 1
    first = [url for url, other in joined(product).items() if other is None]
    assert len(first) == 1
    assert set(joined(product).values()) == {None, first[0]}


def test_redirects_to_one_page(product: Product, site: Site) -> None:
    urls = [site.url(path) for path in ("/good/soup", "/moved", "/moved/again")]
    site.pages |= {"/moved": redirect("/good/soup"), "/moved/again": redirect("/moved")}
    product.drop_urls(urls)
    assert product.once().returncode == 0
    check_one_recipe(product, urls)
    number = next(job["id"] for job in product.jobs() if not job["joined_to"])
    listed = [json.loads(line) for line in product.call("list", "--json").stdout.splitlines()]
    assert sorted(job["joined_to"] or 0 for job in listed) == [0, number, number]
    assert {job["note_path"] for job in listed} == {product.notes()[0].name}
    assert product.call("list").stdout.count(f"the same recipe as {number}") == 2


def test_a_canonical_link_counts_within_its_host_only(product: Product, hosts: Site) -> None:
    one, other = ADDRESSES[:2]
    hosts.pages["/soup"] = page(recipe_page("Soup", canonical="/soup"))
    hosts.pages["/soup/print"] = page(recipe_page("Soup", canonical=hosts.url("/soup", one)))
    urls = [hosts.url("/soup", one), hosts.url("/soup/print", one)]
    product.drop_urls(urls)
    assert product.once().returncode == 0
    check_one_recipe(product, urls)
    thief = hosts.url("/soup/print", other)
    product.drop_url("thief.url", thief)
    assert product.once().returncode == 0
    check_quiet(product, [*urls, thief], [*urls, thief])
    assert joined(product)[thief] is None, "a page may not claim the link of another host"
    assert len(product.notes()) == 2


def test_a_link_to_a_page_that_failed_before_has_the_recipe_itself(product: Product, site: Site) -> None:
    first, second = site.url("/soup"), site.url("/moved")
    site.pages |= {"/soup": answer("404 Not Found"), "/moved": redirect("/soup")}
    product.drop_url("first.url", first)
    assert product.once().returncode == 0
    site.pages["/soup"] = page(recipe_page("Soup"))
    product.drop_url("second.url", second)
    assert product.once().returncode == 0
    check_quiet(product, [first, second], [second])
    assert joined(product) == {first: None, second: None}
    assert product.call("retry", "--failed").returncode == 0
    assert product.once().returncode == 0
    check_one_recipe(product, [first, second])
    assert joined(product) == {first: second, second: None}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="finds the agent's child as Linux shows it")
def test_a_joined_link_fails_with_the_one_it_joined_and_is_tried_again_with_it(product: Product, site: Site) -> None:
    first, second = site.url("/soup"), site.url("/moved")
    site.pages |= {"/soup": site.pages["/broken"], "/moved": redirect("/soup")}
    product.start()
    product.drop_url("warm.url", site.url("/good/warm"))
    product.wait_until(lambda: product.statuses()["staged"] == 1)
    process = product.reading_process()
    assert process
    os.kill(process, signal.SIGSTOP)  # the first page waits to be read until the second link has joined it
    product.drop_url("first.url", first)
    product.wait_until(lambda: first in product.by_url() and product.by_url()[first]["stage"] == "extract")
    product.drop_url("second.url", second)
    product.wait_until(lambda: joined(product).get(second) == first)
    os.kill(process, signal.SIGCONT)
    product.wait_until(lambda: product.statuses()["failed"] == 2)
    check_quiet(product, [first, second])
    assert {job["error_code"] for job in product.jobs() if job["status"] == "failed"} == {"no_recipe"}
    site.pages["/soup"] = page(recipe_page("Soup"))
    assert product.call("retry", "--failed").returncode == 0
    product.wait_until(lambda: product.statuses()["staged"] == 3)
    assert product.stop() == 0
    check_quiet(product, [first, second], [first, second])
    assert len(product.notes()) == 2
    assert len([other for other in joined(product).values() if other]) == 1
