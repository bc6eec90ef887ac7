"""The whole agent on a machine that goes offline and comes back, beside a host that is broken; its network is a resolver and loopback."""

from __future__ import annotations

import asyncio
import logging
import socket
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from galley_watch import network as rules
from galley_watch.agent import Agent
from galley_watch.agent.connection import Connection
from galley_watch.clock import Clock
from galley_watch.commands.progress import LogLines
from galley_watch.errors import ErrorCode, LinkError, NetworkSign, NotNow
from galley_watch.fetch import Fetcher
from galley_watch.values.event import CameOnline, Event, Summary, WentOffline
from galley_watch.values.network import Doubt
from galley_watch.values.settings import FetchSettings, Settings
from tests.agent.kit import running, settings_in, until
from tests.fetch.fetching import TRUSTS_NOBODY
from tests.ledger.kit import FakeClock
from tests.loopback import LoopbackServer, page

pytestmark = pytest.mark.usefixtures("reads_here")

RECIPE = b"""<!doctype html><title>Chowder</title><script type="application/ld+json">{"@context": "https://schema.org", "@type": "Recipe",
"name": "Chowder", "recipeIngredient": ["2 leeks, sliced", "500 ml milk", "300 g smoked haddock"],
"recipeInstructions": ["Soften the leeks in butter.", "Pour in the milk, add the haddock and poach it for 8 minutes."]}</script>"""


class Network:
    """This machine's connection: whether there is a route, and of which hosts no name server answers. All hosts stand on loopback."""

    def __init__(self) -> None:
        self.has_route = True
        self.dead: set[str] = set()
        self.is_dead = False
        self.asked: list[str] = []

    async def resolve(self, host: str, port: int) -> list[str]:
        self.asked.append(host)
        if not self.has_route or self.is_dead or host in self.dead:
            raise socket.gaierror(socket.EAI_AGAIN, "again")
        return ["127.0.0.1"]

    def open_fetcher(self, settings: FetchSettings, clock: Clock) -> Fetcher:
        has_route = partial(getattr, self, "has_route")
        return Fetcher(settings, clock, resolve=self.resolve, trust=TRUSTS_NOBODY, has_route=has_route, is_inside=lambda _: False)

    def agent(self, settings: Settings) -> Agent:
        return Agent(settings, LogLines(), open_fetcher=self.open_fetcher)


def save_links(settings: Settings, server: LoopbackServer, hosts: Sequence[str]) -> None:
    for host in hosts:
        url = server.url(f"/{host}", f"{host}.example")
        (settings.drop_folder / f"{host}.url").write_text(f"[InternetShortcut]\nURL={url}\n")
        server.replies[f"/{host}"] = page(RECIPE)


def rows(settings: Settings, query: str) -> list[Any]:
    with closing(sqlite3.connect(settings.state_folder / "galley.sqlite3")) as connection:
        return connection.execute(query).fetchall()


def notes(settings: Settings) -> int:
    return len(list(settings.review_folder.glob("*.md")))


def messages(caplog: pytest.LogCaptureFixture, words: str) -> list[str]:
    return [record.getMessage() for record in caplog.records if words in record.getMessage()]


@pytest.fixture(autouse=True)
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "FIRST_WAIT_MS", 300)
    monkeypatch.setattr(rules, "PROBE_WAIT_MS", 200)
    monkeypatch.setattr("galley_watch.agent.stages.FIRST_REST_SECONDS", 0.2)
    monkeypatch.setattr("galley_watch.agent.connection.ROUTE_LOOK_SECONDS", 0.2)


@pytest.fixture
def network() -> Network:
    return Network()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    settings = settings_in(tmp_path)
    return replace(settings, fetch=replace(settings.fetch, max_attempts=2, retry_seconds=0.1))


def test_links_saved_offline_are_fetched_when_the_machine_is_online(
    network: Network, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    hosts = [f"kitchen{number}" for number in range(12)]

    async def day() -> None:
        async with LoopbackServer({}) as server, running(network.agent(settings)):
            network.has_route = False
            save_links(settings, server, hosts)
            await until(lambda: bool(messages(caplog, "This machine is offline")))
            await until(lambda: rows(settings, "SELECT count(*) FROM ingestion_queue WHERE status = 'processing'") == [(0,)])
            assert notes(settings) == 0
            network.has_route = True
            await until(lambda: rows(settings, "SELECT count(*) FROM ingestion_queue WHERE status = 'staged'") == [(len(hosts),)])
            assert len(server.visits) == len(hosts)

    asyncio.run(day())
    assert rows(settings, "SELECT count(*), sum(claims > 1) >= 1 FROM ingestion_queue WHERE status = 'staged'") == [(12, 1)]
    assert rows(settings, "SELECT value FROM meta WHERE name = 'doubt'") == []
    assert len(messages(caplog, "offline")) == 1, "once, and not for each link"
    assert len(messages(caplog, "Online again")) == 1


def test_a_single_run_offline_says_how_many_links_wait(network: Network, settings: Settings) -> None:
    """And spends nothing, however often it is run."""
    network.has_route = False

    since: list[Any] = []

    async def cron() -> None:
        async with LoopbackServer({}) as server:
            save_links(settings, server, [f"kitchen{number}" for number in range(12)])
            for _ in range(2):
                async with asyncio.timeout(15):
                    assert await network.agent(settings).run(once=True) == Summary(waiting_later=12, offline=True)
                since.extend(rows(settings, "SELECT json_extract(value, '$.since_ms') FROM meta WHERE name = 'doubt'"))

    asyncio.run(cron())
    assert len(since) == 2
    assert since[0] == since[1], "the next run goes on where the last one ended"
    assert rows(settings, "SELECT sum(attempts), count(DISTINCT status), min(status) FROM ingestion_queue") == [(0, 1, "pending")]
    assert len(network.asked) <= 20, "one link probes, after those that were under way together"


def test_several_hosts_without_a_name_server_are_an_outage(network: Network, settings: Settings) -> None:
    """There is a route, as in a container, or behind a router whose line is down."""
    network.is_dead = True

    async def cron() -> Summary:
        async with LoopbackServer({}) as server:
            save_links(settings, server, [f"kitchen{number}" for number in range(4)])
            async with asyncio.timeout(15):
                waiting = await network.agent(settings).run(once=True)
            network.is_dead = False
            async with asyncio.timeout(30):
                assert await network.agent(settings).run(once=True) == Summary(staged=4)
            return waiting

    assert asyncio.run(cron()) == Summary(waiting_later=4, offline=True)


def test_a_broken_host_among_good_ones_ends_as_before(network: Network, settings: Settings) -> None:
    network.dead = {"broken.example"}

    async def once() -> Summary:
        async with LoopbackServer({}) as server:
            save_links(settings, server, ["broken", "kitchen", "pantry"])
            async with asyncio.timeout(30):
                return await network.agent(settings).run(once=True)

    summary = asyncio.run(once())
    assert (summary.staged, summary.failed, summary.offline) == (2, 1, False)
    [(code, sentence)] = rows(settings, "SELECT error_code, error FROM ingestion_queue WHERE status = 'failed'")
    assert (code, sentence) == ("dns", "The name broken.example could not be looked up just now.")


def test_a_wrong_guess_starves_no_host_and_ends(network: Network, settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    """Three dead hosts, and nothing else, look like an outage. A link saved then is fetched; after the next the dead ones end."""
    caplog.set_level(logging.INFO)
    network.dead = {"broken1.example", "broken2.example", "broken3.example"}

    async def days() -> None:
        async with LoopbackServer({}) as server, running(network.agent(settings)):
            for host in network.dead:
                links = "".join(f"http://{host}:{server.port}/{number}\n" for number in range(2))
                (settings.drop_folder / f"{host}.txt").write_text(links)
            await until(lambda: bool(messages(caplog, "seems to be offline")))
            save_links(settings, server, ["kitchen"])
            await until(lambda: notes(settings) == 1)
            await until(lambda: len(messages(caplog, "seems to be offline")) == 2)
            save_links(settings, server, ["pantry"])
            await until(lambda: rows(settings, "SELECT count(*) FROM ingestion_queue WHERE status = 'failed'") == [(6,)])

    asyncio.run(days())
    assert rows(settings, "SELECT DISTINCT error_code FROM ingestion_queue WHERE status = 'failed'") == [("dns",)]
    assert notes(settings) == 2


class Ledger:
    """Keeps what it is given; or takes nothing, like a locked one."""

    def __init__(self) -> None:
        self.kept: list[Doubt | None] = []
        self.is_locked = False

    async def keep_doubt(self, doubt: Doubt | None) -> None:
        if self.is_locked:
            raise NotNow("The ledger is locked.")
        self.kept.append(doubt)


def connection(ledger: Ledger, events: list[Event], clock: FakeClock, doubt: Doubt | None = None) -> Connection:
    return Connection(ledger, clock, lambda: False, lambda: None, events.append, doubt)


def fault(sign: NetworkSign | None) -> LinkError:
    return LinkError(ErrorCode.DNS, "The name a.example could not be looked up just now.", sign=sign)


def test_an_outage_is_told_once_and_kept_until_it_ends() -> None:
    async def story() -> None:
        events: list[Event] = []
        ledger, clock = Ledger(), FakeClock()
        at_home = connection(ledger, events, clock)
        began_ms = clock.now_ms()
        for host in ("a.example", "b.example"):
            for _ in range(3):
                clock.pass_seconds(600)
                answer = at_home.judged(fault(NetworkSign.NO_ROUTE), host, clock.now_ms())
                assert isinstance(answer, NotNow)
                assert answer.is_told
                assert not answer.of_one_job
        ledger.is_locked = True
        with pytest.raises(NotNow):
            await at_home.keep()
        ledger.is_locked = False
        await at_home.keep()
        await at_home.keep()
        [kept] = ledger.kept
        assert kept is not None
        assert (kept.is_offline, kept.since_ms - began_ms) == (True, 600_000)
        later = connection(ledger, [], clock, kept)
        assert later.is_offline, "after a restart too"
        at_home.answered("a.example")
        await at_home.keep()
        assert ledger.kept == [kept, None]
        assert events == [WentOffline("This machine is offline: it has no way to the internet."), CameOnline(3_000_000)]

    asyncio.run(story())


def test_one_host_in_doubt_holds_up_no_other_and_is_told_once() -> None:
    events: list[Event] = []
    clock = FakeClock()
    at_home = connection(Ledger(), events, clock)
    first, second = (at_home.judged(fault(NetworkSign.NO_NAMES), "a.example", clock.now_ms()) for _ in range(2))
    assert isinstance(first, NotNow)
    assert isinstance(second, NotNow)
    assert (first.of_one_job, first.is_told, second.is_told, events) == (True, False, True, [])
    assert first.sentence.startswith("The name a.example could not be looked up just now. It may be this machine's connection")


def test_a_failure_that_shows_nothing_stays_the_links() -> None:
    at_home = connection(Ledger(), [], FakeClock())
    for sign in (None, NetworkSign.ANSWERED):
        error = fault(sign)
        assert at_home.judged(error, "a.example", 0) is error
