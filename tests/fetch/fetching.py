"""What the tests of fetching share: a clock that stands still, a resolver of made-up names, and runs with their outcome."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping

import pytest

from galley_watch.errors import LinkError
from galley_watch.fetch import Fetcher
from galley_watch.values.page import FetchedPage
from galley_watch.values.settings import FetchSettings
from tests.loopback import LoopbackServer, Reply

NOW_MS = 1_760_000_000_000  # 2025-10-09T08:53:20Z
DEADLINE_SECONDS = 0.3
PATIENT = FetchSettings(deadline_seconds=20.0, allow_private=True)
HURRIED = FetchSettings(deadline_seconds=DEADLINE_SECONDS, allow_private=True)


class StandingClock:
    def now_ms(self) -> int:
        return NOW_MS

    def monotonic(self) -> float:
        return 0.0

    async def sleep(self, seconds: float) -> None:
        raise AssertionError("fetching does not sleep")


class Names:
    """A resolver that knows only these names."""

    def __init__(self, names: Mapping[str, list[str]]) -> None:
        self._names = names
        self.asked: list[str] = []

    async def __call__(self, host: str, port: int) -> list[str]:
        self.asked.append(host)
        if host not in self._names:
            raise socket.gaierror(socket.EAI_NONAME, "not known")
        return self._names[host]


TRUSTS_NOBODY = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # loading the real certificates takes longer than most tests
LOOPBACK_NAMES = Names({name: ["127.0.0.1"] for name in ("127.0.0.1", "kitchen.example", "pantry.example", "localhost")})


def run(coroutine: Awaitable[None]) -> None:
    """Run to the end, then make sure that nothing is left running."""

    async def whole() -> None:
        await coroutine
        # An answer that was given up ends its generators in tasks of their own, one inside the other.
        while left := asyncio.all_tasks() - {asyncio.current_task()}:
            _, still_running = await asyncio.wait(left, timeout=2)
            assert not still_running, f"left running: {still_running}"

    asyncio.run(whole())


def fetcher(
    settings: FetchSettings = PATIENT,
    resolve: Names = LOOPBACK_NAMES,
    trust: ssl.SSLContext | None = None,
    clock: StandingClock | None = None,
) -> Fetcher:
    return Fetcher(settings, clock or StandingClock(), resolve=resolve, trust=trust or TRUSTS_NOBODY)


def fetch_one(reply: Reply, settings: FetchSettings = PATIENT) -> FetchedPage:
    """The page of a server that answers with ``reply``; every connection is closed afterwards."""
    return fetch_from({"/page": reply}, lambda server: server.url("/page"), settings)


def fetch_from(replies: Mapping[str, Reply], url: Callable[[LoopbackServer], str], settings: FetchSettings = PATIENT) -> FetchedPage:
    pages: list[FetchedPage] = []

    async def use() -> None:
        async with LoopbackServer(replies) as server, fetcher(settings) as fetching:
            try:
                pages.append(await fetching.fetch(url(server)))
            finally:
                await server.all_connections_closed()

    run(use())
    return pages[0]


def failure(reply: Reply, settings: FetchSettings = PATIENT) -> LinkError:
    with pytest.raises(LinkError) as caught:
        fetch_one(reply, settings)
    return caught.value
