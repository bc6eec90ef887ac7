"""Commands that change something do the same while an agent runs (it is asked) and while none runs (they take the ledger)."""

from __future__ import annotations

import json
import threading
from collections import Counter
from typing import Any

import pytest

from tests.faults.conftest import ADDRESSES
from tests.faults.invariants import check_fetches, check_quiet
from tests.faults.product import Product
from tests.faults.site import Site, answer, held, page, recipe_page

ONE, OTHER, THIRD = ADDRESSES[:3]


class Desk:
    """The commands of one installation, beside an agent or without one."""

    def __init__(self, product: Product, beside_agent: bool) -> None:
        self.product = product
        self.beside_agent = beside_agent
        if beside_agent:
            product.start()
            product.wait_until(product.state.joinpath("galley.lock").exists)

    def says(self, *words: str) -> Any:
        """The answer of a command that must succeed."""
        said = self.product.call(*words, "--json")
        assert said.returncode == 0, said.stderr
        assert "Traceback" not in said.stderr
        return json.loads(said.stdout)

    def work_until_quiet(self) -> None:
        if self.beside_agent:
            self.product.wait_until(self.product.is_quiet)
        else:
            assert self.product.once().returncode == 0


@pytest.fixture(params=[False, True], ids=["no agent", "beside the agent"])
def desk(product: Product, request: pytest.FixtureRequest) -> Desk:
    product.configure({}, {"max_attempts": 1, "deadline_seconds": 20.0, "allow_private": list(ADDRESSES)})
    return Desk(product, request.param)


def test_links_given_by_hand(desk: Desk, hosts: Site) -> None:
    product = desk.product
    urls = [hosts.url(f"/good/{number}") for number in range(4)]
    links = product.folder / "links.txt"
    links.write_text("\n".join(urls[1:]) + "\n")
    answered = desk.says("add", urls[0], str(links))
    assert (answered["taken"], len(answered["job_ids"])) == (4, 4)
    assert desk.says("add", urls[0])["known"] == 1
    desk.work_until_quiet()
    status = desk.says("status")
    assert status["jobs"] == {"pending": 0, "processing": 0, "staged": 4, "failed": 0, "cancelled": 0}
    assert status["agent"]["running"] is desk.beside_agent
    check_quiet(product, urls, urls)
    check_fetches(product, hosts, urls)


def test_failed_links_are_tried_again_and_no_others(desk: Desk, hosts: Site) -> None:
    product = desk.product
    hosts.pages |= {"/gone": answer("404 Not Found"), "/also": answer("404 Not Found"), "/down": answer("500 Internal Server Error")}
    a, b, c, d = hosts.url("/gone", ONE), hosts.url("/also", OTHER), hosts.url("/broken", OTHER), hosts.url("/down", THIRD)
    desk.says("add", a, b, c, d)
    desk.work_until_quiet()
    number = {job["url"]: job["id"] for job in product.jobs()}
    for words, chosen in (
        (["--host", OTHER], [b, c]),
        (["--code", "http_5xx"], [d]),
        (["--host", OTHER, "--code", "no_recipe"], [c]),
        ([str(number[a])], [a]),
        (["--failed"], [a, b, c, d]),
    ):
        before = Counter(hosts.asked)
        assert desk.says("retry", *words)["job_ids"] == sorted(number[url] for url in chosen)
        desk.work_until_quiet()
        asked = {url for url in (a, b, c, d) if hosts.asked[key_of(url)] > before[key_of(url)]}
        assert asked == set(chosen), words
    hosts.pages |= {path: page(recipe_page(f"Mended {path}")) for path in ("/gone", "/also", "/broken", "/down")}
    desk.says("retry", "--failed")
    desk.work_until_quiet()
    check_quiet(product, [a, b, c, d], [a, b, c, d])
    notes = {path: path.read_bytes() for path in product.notes()}
    answered = desk.says("retry", str(number[a]))
    assert answered == {"job_ids": [number[a]], "read_again": [number[a]]}, "a staged link has its page read once more"
    desk.work_until_quiet()
    check_quiet(product, [a, b, c, d], [a, b, c, d])
    assert {path: path.read_bytes() for path in product.notes()} == notes


def key_of(url: str) -> str:
    """As the site counts it: address and path."""
    host_and_port, _, path = url.removeprefix("http://").partition("/")
    return f"{host_and_port.partition(':')[0]}/{path}"


def test_what_waits_is_cancelled(desk: Desk, hosts: Site) -> None:
    """By number, and by the file that brought it; also what a worker has in hand, whose result is refused."""
    product = desk.product
    let_go = threading.Event()
    hosts.hosts[ONE] = held(let_go, page(recipe_page("Held chowder")))
    listed = [hosts.url(f"/good/{number}", ONE) for number in range(6)]
    single, kept = hosts.url("/good/single", ONE), hosts.url("/good/kept", OTHER)
    (product.drop / "list.txt").write_text("\n".join(listed) + "\n")
    if desk.beside_agent:
        product.wait_until(lambda: product.statuses() == {"processing": 4, "pending": 2})
    else:
        hosts.hosts[ONE] = answer("429 Too Many Requests", Retry_After="120")
        product.configure({}, {"max_attempts": 3, "retry_seconds": 120, "workers": 1})
        assert product.once().returncode == 0, "takes the links in; the first says when to come back, so all wait"
        assert product.statuses() == {"pending": 6}
    single_id, _ = desk.says("add", single, kept)["job_ids"]
    assert desk.says("cancel", str(single_id))["job_ids"] == [single_id]
    assert len(desk.says("cancel", "--file", "list.txt")["job_ids"]) == 6
    let_go.set()
    desk.work_until_quiet()
    by_hand = hosts.url("/good/more", OTHER)
    desk.says("add", by_hand)  # whatever a cancelled worker brings has come back by the time that this one is through
    desk.work_until_quiet()
    check_quiet(product, [*listed, single, kept, by_hand], [kept, by_hand])
    cancelled = {job["url"] for job in product.jobs() if job["status"] == "cancelled"}
    assert cancelled == {*listed, single}
    assert hosts.asked[key_of(single)] == 0, "a cancelled link was fetched"
    assert sum(hosts.asked[key_of(url)] for url in listed) <= 4, "cancelled links were fetched"
    assert len(product.notes()) == 2
    hosts.hosts.clear()
    if desk.beside_agent:
        assert desk.says("retry", str(single_id))["job_ids"] == [single_id]
        desk.work_until_quiet()
        check_quiet(product, [single], [single])


@pytest.mark.parametrize("words", [("status",), ("list",)])
def test_looking_changes_nothing(desk: Desk, hosts: Site, words: tuple[str, ...]) -> None:
    product = desk.product
    product.drop_url("one.url", hosts.url("/good/one"))
    if desk.beside_agent:
        product.wait_until(lambda: bool(product.jobs()))
    desk.work_until_quiet()
    before = [tuple(job) for job in product.jobs()]
    assert product.call(*words).returncode == 0
    assert [tuple(job) for job in product.jobs()] == before
