"""What the end of an attempt shows of this machine's own connection."""

from __future__ import annotations

import asyncio
import errno
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpcore
import pytest

from galley_watch.addresses import is_inside
from galley_watch.errors import ErrorCode, LinkError, NetworkSign
from galley_watch.fetch import Fetcher
from galley_watch.fetch.names import Resolve
from galley_watch.fetch.route import has_route
from galley_watch.values.settings import FetchSettings
from tests.fetch.fetching import HURRIED, PATIENT, TRUSTS_NOBODY, Names, StandingClock, run
from tests.loopback import LoopbackServer, answer, hang, page, raw, redirect

NAMES = Names({"kitchen.example": ["127.0.0.1"], "127.0.0.1": ["127.0.0.1"]})


def fails_with(error: OSError) -> Resolve:
    async def resolve(host: str, port: int) -> list[str]:
        raise error

    return resolve


async def never(host: str, port: int) -> list[str]:
    await asyncio.Event().wait()
    return []


def fetcher(
    resolve: Resolve = NAMES,
    settings: FetchSettings = PATIENT,
    route: bool = True,
    is_inside: Callable[[str], bool] = lambda _: False,
) -> Fetcher:
    """Loopback counts as the internet."""
    return Fetcher(settings, StandingClock(), resolve=resolve, trust=TRUSTS_NOBODY, has_route=lambda: route, is_inside=is_inside)


def sign_of(fetching: Fetcher, url: str) -> NetworkSign | None:
    async def use() -> NetworkSign | None:
        async with fetching:
            with pytest.raises(LinkError) as caught:
                await fetching.fetch(url)
            return caught.value.sign

    return asyncio.run(use())


AGAIN = socket.gaierror(socket.EAI_AGAIN, "again")
UNKNOWN = socket.gaierror(socket.EAI_NONAME, "not known")


@pytest.mark.parametrize(
    ("resolve", "with_route"), [(fails_with(AGAIN), NetworkSign.NO_NAMES), (fails_with(UNKNOWN), None), (never, NetworkSign.NO_NAMES)]
)
def test_a_name_that_cannot_be_looked_up(resolve: Resolve, with_route: NetworkSign | None) -> None:
    """A name server that says no has answered; one that does not answer may be ours. Without a route neither says anything."""
    assert sign_of(fetcher(resolve, HURRIED), "http://soup.example/") == with_route
    assert sign_of(fetcher(resolve, HURRIED, route=False), "http://soup.example/") is NetworkSign.NO_ROUTE


def test_a_look_up_that_hangs_is_said_to_be_one() -> None:
    async def use() -> None:
        async with fetcher(never, HURRIED) as fetching:
            with pytest.raises(LinkError) as caught:
                await fetching.fetch("http://soup.example/")
            assert caught.value.code == ErrorCode.TIMEOUT
            assert caught.value.sentence == "The name of the site could not be looked up within 0.3 seconds."

    run(use())


def test_a_name_that_never_is_one_is_not_asked_for() -> None:
    names = Names({})
    assert sign_of(fetcher(names, route=False), "http://soup.invalid/") is None
    assert names.asked == []


class Unreachable(httpcore.AnyIOBackend):
    """A machine whose connections fail, or hang, in one way."""

    number: int | None = None

    async def connect_tcp(self, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        if self.number is None:
            await asyncio.Event().wait()
        raise httpcore.ConnectError from OSError(self.number, "no")


@pytest.mark.parametrize(
    ("number", "with_route"),
    [
        (None, NetworkSign.NO_REPLY),
        (errno.ENETUNREACH, NetworkSign.NO_REPLY),
        (errno.EHOSTUNREACH, NetworkSign.NO_REPLY),
        (errno.ENETDOWN, NetworkSign.NO_REPLY),
        (errno.ECONNREFUSED, None),
    ],
)
def test_a_connection_that_does_not_come_about(number: int | None, with_route: NetworkSign | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Unreachable, "number", number)
    monkeypatch.setattr(httpcore, "AnyIOBackend", Unreachable)
    assert sign_of(fetcher(settings=HURRIED), "http://kitchen.example/") == with_route
    without = None if number == errno.ECONNREFUSED else NetworkSign.NO_ROUTE
    assert sign_of(fetcher(settings=HURRIED, route=False), "http://kitchen.example/") == without
    assert sign_of(fetcher(settings=HURRIED, route=False, is_inside=is_inside), "http://kitchen.example/") is None, "a machine at home"


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        (answer("404 Not Found"), NetworkSign.ANSWERED),
        (answer("503 Service Unavailable"), NetworkSign.ANSWERED),
        (redirect("http://nowhere.example/"), NetworkSign.ANSWERED),
        (raw(b"junk\r\n\r\n"), None),
        (hang, None),
    ],
)
def test_an_answer_shows_that_this_machine_is_online(reply: Any, expected: NetworkSign | None) -> None:
    async def use() -> None:
        async with LoopbackServer({"/": reply}) as server:
            for where, sign in ((lambda _: False, expected), (is_inside, None)):
                async with fetcher(settings=HURRIED, is_inside=where) as fetching:
                    with pytest.raises(LinkError) as caught:
                        await fetching.fetch(server.url("/", "kitchen.example"))
                    assert caught.value.sign == sign

    run(use())


def test_a_page_tells_where_it_came_from() -> None:
    async def use() -> None:
        async with LoopbackServer({"/": page()}) as server, fetcher() as outside, fetcher(is_inside=is_inside) as usual:
            assert (await outside.fetch(server.url("/", "kitchen.example"))).from_outside
            assert not (await usual.fetch(server.url("/", "kitchen.example"))).from_outside

    run(use())


def test_of_a_proxy_that_is_not_there_no_host_is_to_blame() -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        settings = FetchSettings(proxy=f"http://127.0.0.1:{closed.getsockname()[1]}")
        assert sign_of(fetcher(settings=settings, route=False), "http://kitchen.example/") is NetworkSign.NO_PROXY
    named = FetchSettings(proxy="http://proxy.example:3128")
    for error in (AGAIN, UNKNOWN):
        assert sign_of(fetcher(fails_with(error), named), "http://kitchen.example/") is NetworkSign.NO_PROXY


def test_a_proxy_passes_answers_on_and_speaks_for_itself() -> None:
    def through(proxy: LoopbackServer) -> Fetcher:
        return fetcher(settings=FetchSettings(proxy=f"http://127.0.0.1:{proxy.port}"), is_inside=is_inside)

    async def use() -> None:
        replies = {"http://kitchen.example/soup": page(), "http://kitchen.example/gone": answer("410 Gone"),
                   "http://kitchen.example/away": answer("502 Bad Gateway")}  # fmt: skip
        async with LoopbackServer(replies) as proxy, through(proxy) as fetching:
            assert (await fetching.fetch("http://kitchen.example/soup")).from_outside
            for path, sign in (("gone", NetworkSign.ANSWERED), ("away", None)):
                with pytest.raises(LinkError) as caught:
                    await fetching.fetch(f"http://kitchen.example/{path}")
                assert caught.value.sign == sign

    run(use())


@pytest.mark.parametrize(
    ("address", "inside"),
    [
        *((address, True) for address in ("127.0.0.1", "10.0.0.1", "192.168.178.1", "::1", "fd00::1", "fe80::1", "169.254.0.1")),
        *((address, False) for address in ("8.8.8.8", "198.18.0.1", "100.64.0.1", "2600::1", "192.0.2.1", "no address")),
    ],
)
def test_home_is_not_the_internet(address: str, inside: bool) -> None:
    assert is_inside(address) == inside


class Routes:
    """Stands for ``socket.socket``: the system's answer to connecting a datagram socket of each family. Nothing is ever sent."""

    def __init__(self, answers: dict[int, int | None]) -> None:
        self._answers = answers
        self.asked: list[str] = []

    def __call__(self, family: int, kind: int) -> Routes:
        assert kind == socket.SOCK_DGRAM
        self._family = family
        return self

    def __enter__(self) -> Routes:
        return self

    def __exit__(self, *_: object) -> None:
        return

    def connect(self, address: tuple[str, int]) -> None:
        self.asked.append(address[0])
        if (number := self._answers[self._family]) is not None:
            raise OSError(number, "no")


@pytest.mark.parametrize(
    ("by_4", "by_6", "expected"),
    [
        (None, errno.ENETUNREACH, True),
        (errno.ENETUNREACH, None, True),
        (errno.ENETUNREACH, errno.ENETUNREACH, False),
        (errno.EHOSTUNREACH, errno.EADDRNOTAVAIL, False),
        (errno.ENETDOWN, errno.EAFNOSUPPORT, False),
        (errno.EACCES, errno.ENETUNREACH, True),
        (errno.EMFILE, errno.EMFILE, True),
    ],
)
def test_one_family_with_a_route_is_enough(by_4: int | None, by_6: int | None, expected: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """And where it cannot be told there is one: an attempt too many is better than a link that waits for nothing."""
    monkeypatch.setattr(socket, "socket", Routes({socket.AF_INET: by_4, socket.AF_INET6: by_6}))
    assert has_route() is expected


_OFFLINE = """
import asyncio
from galley_watch.clock import SystemClock
from galley_watch.errors import LinkError
from galley_watch.fetch import Fetcher
from galley_watch.values.settings import FetchSettings

async def main():
    async with Fetcher(FetchSettings(), SystemClock()) as fetching:
        for url in ("http://kitchen.example/", "http://203.0.114.1/"):
            try:
                await fetching.fetch(url)
            except LinkError as error:
                print(error.sign)

asyncio.run(main())
"""


def test_a_real_machine_without_a_network_knows_it() -> None:
    """In a network namespace of its own, which has no route."""
    if shutil.which("unshare") is None or subprocess.run(["unshare", "-Urn", "true"], capture_output=True, check=False).returncode:
        pytest.skip("needs network namespaces")
    root = Path(__file__).parents[2]
    child = subprocess.run(
        ["unshare", "-Urn", sys.executable, "-c", _OFFLINE], capture_output=True, text=True, timeout=30, check=False, cwd=root
    )
    assert child.stdout.split() == ["no_route", "no_route"], child.stderr
