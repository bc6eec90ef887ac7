"""Killed at any moment while pages are read again: notes and decisions stay as they are, and each newer version is in the ledger."""

from __future__ import annotations

import json
import random
import time
from functools import partial
from pathlib import Path

import pytest

from tests.faults.conftest import Extent
from tests.faults.invariants import Onlooker, check_always, check_quiet
from tests.faults.product import Product
from tests.faults.site import Site, answer, page, recipe_page


def notes(product: Product) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in product.notes()}


def rows(product: Product) -> list[tuple[object, ...]]:
    return [(row["queue_id"], row["recipe"], row["note_path"], row["review_status"]) for row in product.staged()]


def read_again(product: Product) -> dict[int, dict[str, object]]:
    found = product.rows("SELECT queue_id, newer_recipe, error_code FROM read_again JOIN staged_inbox s ON s.id = staged_id")
    return {row["queue_id"]: dict(row) for row in found}


def is_read(product: Product, number: int) -> bool:
    return len(read_again(product)) >= number


@pytest.mark.timeout(300)
def test_kill_at_random_moments_while_pages_are_read_again(product: Product, site: Site, extent: Extent, chance: random.Random) -> None:
    links, kills = extent.of(12, 60), extent.of(3, 12)
    urls = [site.url(f"/soup/{number}") for number in range(links)]
    site.pages |= {f"/soup/{number}": page(recipe_page(f"Soup {number}")) for number in range(links)}
    product.drop_urls(urls)
    assert product.once().returncode == 0
    for path in product.notes():
        path.write_bytes(path.read_bytes() + b"My own words.\n")
    assert product.call("approve", "1").returncode == 0
    before, staged = notes(product), rows(product)
    ids = {job["url"]: job["id"] for job in product.jobs()}
    for number, url in enumerate(urls):
        newer = [
            page(recipe_page(f"Soup {number}", more_steps=["Serve at once."])),
            answer("404 Not Found"),
            page(recipe_page(f"Soup {number}")),
        ]
        site.pages[f"/soup/{number}"] = newer[number % 3]
        assert product.call("retry", str(ids[url])).returncode == 0
    with Onlooker(product) as onlooker:
        for kill in range(kills):
            product.start()
            if chance.random() < 0.7:
                product.wait_until(partial(is_read, product, kill * links // (2 * kills)), 60)
            time.sleep(chance.uniform(0, 0.3))  # the kill is to come anywhere between two steps
            product.kill()
            check_always(product)
            assert (notes(product), rows(product)) == (before, staged)
        assert product.once().returncode == 0
    onlooker.check()
    check_quiet(product, urls, good=urls)
    assert (notes(product), rows(product)) == (before, staged)
    found = read_again(product)
    for number, url in enumerate(urls):
        row = found[ids[url]]
        recipe = json.loads(str(row["newer_recipe"])) if row["newer_recipe"] else None
        expected = [("Serve at once.", None), (None, "http_4xx"), (None, None)][number % 3]
        last = recipe["recipe"]["instruction_sections"][-1]["steps"][-1] if recipe else None
        assert (last, row["error_code"]) == expected
