"""A host that fails again and again is left alone, its links wait and lose nothing by it, and other hosts do not notice."""

from __future__ import annotations

import threading
import time

from tests.faults.conftest import ADDRESSES
from tests.faults.invariants import check_fetches, check_quiet
from tests.faults.product import Product
from tests.faults.site import Site, answer, held, in_turn, page, recipe_page, slow

DOWN, UP = ADDRESSES[:2]
AT_MOST_UNDER_WAY = 3
"""Of four at once, those that had begun when the fifth failure opened the circuit."""


def requests_of(hosts: Site, address: str) -> int:
    return sum(count for key, count in hosts.asked.items() if key.startswith(f"{address}/"))


def open_circuit(product: Product, hosts: Site, links: int, retry_seconds: float) -> list[str]:
    """An agent with a host that answers 500 until its circuit is open; the host's links."""
    product.configure({}, {"max_attempts": 2, "retry_seconds": retry_seconds, "deadline_seconds": 5.0})
    hosts.hosts[DOWN] = answer("500 Internal Server Error")
    urls = [hosts.url(f"/good/{number}", DOWN) for number in range(links)]
    (product.drop / "links.txt").write_text("\n".join(urls) + "\n")
    product.start()
    product.wait_until(lambda: host_row(product) == "open")
    return urls


def host_row(product: Product) -> str | None:
    rows = product.rows("SELECT breaker FROM hosts WHERE host = ?", DOWN)
    return rows[0]["breaker"] if rows else None


def test_a_failing_host_is_left_alone_and_others_do_not_notice(product: Product, hosts: Site) -> None:
    down = open_circuit(product, hosts, links=20, retry_seconds=600)
    good = [hosts.url(f"/good/{number}", UP) for number in range(10)]
    (product.drop / "good.txt").write_text("\n".join(good) + "\n")
    product.wait_until(lambda: product.statuses()["staged"] == len(good))
    asked = requests_of(hosts, DOWN)
    assert 5 <= asked <= 5 + AT_MOST_UNDER_WAY
    time.sleep(1)  # that nothing happens can only be seen by waiting
    assert requests_of(hosts, DOWN) == asked, "the host is asked although its circuit is open"
    waiting = [job for job in product.jobs() if job["url"] in down]
    assert {job["status"] for job in waiting} == {"pending"}
    assert sum(job["attempts"] for job in waiting) == asked, "a link lost an attempt without being fetched"
    assert product.stop() == 0
    check_fetches(product, hosts, down)


def test_of_many_links_at_a_half_open_host_one_probes(product: Product, hosts: Site) -> None:
    let_go = threading.Event()
    urls = open_circuit(product, hosts, links=50, retry_seconds=2)
    asked = requests_of(hosts, DOWN)
    hosts.hosts[DOWN] = held(let_go, page(recipe_page("Probing chowder")))
    product.wait_until(lambda: requests_of(hosts, DOWN) > asked)
    time.sleep(1)  # the others have the time to follow, and must not
    probes = requests_of(hosts, DOWN) - asked
    del hosts.hosts[DOWN]
    let_go.set()
    assert probes == 1, f"{probes} links probed"
    product.wait_until(lambda: len(product.jobs()) == 50 and product.is_quiet(), 60)
    assert product.stop() == 0
    check_quiet(product, urls, urls)
    check_fetches(product, hosts, urls, attempts=1)


def test_a_probe_that_fails_costs_the_others_nothing(product: Product, hosts: Site) -> None:
    urls = open_circuit(product, hosts, links=20, retry_seconds=1)
    asked = requests_of(hosts, DOWN)
    hosts.hosts[DOWN] = in_turn(slow(0.2, answer("500 Internal Server Error")), page(recipe_page("Recovered chowder")))
    product.wait_until(lambda: requests_of(hosts, DOWN) == asked + 1)
    product.wait_until(lambda: host_row(product) == "open")
    del hosts.hosts[DOWN]
    product.wait_until(lambda: requests_of(hosts, DOWN) > asked + 1)
    probe, after = hosts.moments[DOWN][asked : asked + 2]
    assert after - probe >= 0.2 + 1.8, "the second rest is twice the first"
    product.wait_until(lambda: len(product.jobs()) == len(urls) and product.is_quiet(), 60)
    assert product.stop() == 0
    failed = [job for job in product.jobs() if job["status"] == "failed"]
    assert len(failed) <= 1, "only the link that probed may have spent its attempts"
    check_quiet(product, urls, [url for url in urls if url not in {job["url"] for job in failed}])
    check_fetches(product, hosts, urls, attempts=1)


def test_what_speaks_for_the_page_and_not_against_the_host_opens_nothing(product: Product, hosts: Site) -> None:
    product.configure({}, {"max_attempts": 1, "retry_seconds": 600})
    missing = [hosts.url(f"/missing?{number}", DOWN) for number in range(8)]
    broken = [hosts.url(f"/broken?{number}", DOWN) for number in range(8)]
    good = [hosts.url(f"/good/{number}", DOWN) for number in range(4)]
    (product.drop / "links.txt").write_text("\n".join([*missing, *broken, *good]) + "\n")
    assert product.once().returncode == 0
    check_quiet(product, [*missing, *broken, *good], good)
    assert host_row(product) == "closed"
