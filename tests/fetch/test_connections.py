"""Who is connected to: names, addresses, secure connections, proxies."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import ssl
import subprocess
import sys
from pathlib import Path

import pytest

from galley_watch.errors import AgentError, ErrorCode, LinkError
from galley_watch.fetch import Fetcher
from galley_watch.fetch.names import look_up
from galley_watch.fetch.trust import trusted_certificates
from galley_watch.values.settings import FetchSettings
from tests.fetch.fetching import HURRIED, PATIENT, Names, StandingClock, fetcher, run
from tests.loopback import LoopbackServer, hang, page


async def code_of(fetching: Fetcher, url: str) -> ErrorCode:
    with pytest.raises(LinkError) as caught:
        await fetching.fetch(url)
    assert caught.value.sentence.endswith(".")
    return caught.value.code


@pytest.mark.parametrize(
    "url", ["ftp://kitchen.example/", "kitchen.example/soup", "http://", "http://a b/", "http://kitchen.example:port/", "http://-/", ""]
)
def test_what_is_no_web_address_is_refused(url: str) -> None:
    async def use() -> None:
        async with fetcher() as fetching:
            assert await code_of(fetching, url) == ErrorCode.BAD_URL

    run(use())


def test_a_sentence_never_holds_credentials() -> None:
    async def use() -> None:
        async with fetcher(FetchSettings()) as fetching:
            for url in (
                "http://cook:secret@127.0.0.1/",
                "http://cook:secret@nowhere.example/",
                "http://cook:secret@/",
                "x://cook:secret@h/",
            ):
                with pytest.raises(LinkError) as caught:
                    await fetching.fetch(url)
                assert "secret" not in str(caught.value)

    run(use())


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "127.1", "0x7f000001", "[::1]", "10.0.0.1", "169.254.169.254", "kitchen.example"]
)
def test_private_addresses_are_refused_in_every_spelling(host: str) -> None:
    async def use() -> None:
        names = Names({"kitchen.example": ["127.0.0.1", "::1", "fe80::1%eth0"]})
        async with LoopbackServer({"/": page()}) as server, fetcher(FetchSettings(), names) as fetching:
            assert await code_of(fetching, server.url("/", host)) == ErrorCode.REFUSED_ADDRESS
            assert server.connections == 0

    run(use())


def test_of_a_name_with_several_addresses_only_permitted_ones_are_connected_to() -> None:
    async def use() -> None:
        names = Names({"kitchen.example": ["127.0.0.1", "127.0.0.9"]})
        settings = FetchSettings(allow_private=("127.0.0.9",))
        async with LoopbackServer({"/": page()}) as server, fetcher(settings, names) as fetching:
            assert await code_of(fetching, server.url("/", "kitchen.example")) == ErrorCode.CONNECT
            assert server.connections == 0

    run(use())


def test_the_next_address_is_tried_where_one_refuses() -> None:
    async def use() -> None:
        names = Names({"kitchen.example": ["127.0.0.9", "127.0.0.1"]})
        async with LoopbackServer({"/": page()}) as server, fetcher(resolve=names) as fetching:
            await fetching.fetch(server.url("/", "kitchen.example"))

    run(use())


def test_unknown_names_and_closed_doors_have_their_codes() -> None:
    async def use() -> None:
        with socket.socket() as closed:
            closed.bind(("127.0.0.1", 0))
            port = closed.getsockname()[1]
            async with fetcher() as fetching:
                assert await code_of(fetching, "http://nowhere.example/") == ErrorCode.DNS
                assert await code_of(fetching, f"http://127.0.0.1:{port}/") == ErrorCode.CONNECT
            async with fetcher(resolve=Names({"kitchen.example": []})) as fetching:
                assert await code_of(fetching, "http://kitchen.example/") == ErrorCode.DNS

    run(use())


def test_a_name_is_looked_up_in_its_ascii_form() -> None:
    async def use() -> None:
        names = Names({})
        async with fetcher(resolve=names) as fetching:
            await code_of(fetching, "http://Küche.Example./")
        assert names.asked == ["xn--kche-0ra.example"]

    run(use())


def test_a_look_up_that_hangs_ends_at_the_deadline() -> None:
    async def never(host: str, port: int) -> list[str]:
        await asyncio.Event().wait()
        return []

    async def use() -> None:
        async with Fetcher(HURRIED, StandingClock(), resolve=never) as fetching:
            assert await code_of(fetching, "http://kitchen.example/") == ErrorCode.TIMEOUT

    run(use())


_OUT_OF_DESCRIPTORS = """
import asyncio, resource, socket, sys
from galley_watch.clock import SystemClock
from galley_watch.errors import NotNow
from galley_watch.fetch import Fetcher
from galley_watch.values.settings import FetchSettings

async def main():
    async with Fetcher(FetchSettings(allow_private=True), SystemClock()) as fetching:
        await fetching.fetch(sys.argv[1])
        resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))
        taken = []
        try:
            while True:
                taken.append(socket.socket())
        except OSError:
            pass
        try:
            await fetching.fetch(sys.argv[1])
        except NotNow as error:
            print(error)
        for one in taken:
            one.close()
        await fetching.fetch(sys.argv[1])

asyncio.run(main())
"""


def test_a_machine_without_free_descriptors_is_not_the_links_fault() -> None:
    async def use() -> None:
        async with LoopbackServer({"/": page()}) as server:
            child = await asyncio.create_subprocess_exec(
                sys.executable, "-c", _OUT_OF_DESCRIPTORS, server.url("/"), stdout=asyncio.subprocess.PIPE
            )
            told, _ = await child.communicate()
            assert told.decode().strip() == "This machine has no room for another connection just now."
            assert child.returncode == 0

    run(use())


_HANGING_RESOLVER = """
import asyncio, socket, threading
from galley_watch.clock import SystemClock
from galley_watch.errors import LinkError
from galley_watch.fetch import Fetcher
from galley_watch.values.settings import FetchSettings

socket.getaddrinfo = lambda *_, **__: threading.Event().wait()

async def main():
    async with Fetcher(FetchSettings(deadline_seconds=0.2, workers=50), SystemClock()) as fetching:
        outcomes = await asyncio.gather(*(fetching.fetch("http://kitchen.example/") for _ in range(40)), return_exceptions=True)
        print(*sorted(outcome.code for outcome in outcomes))

asyncio.run(main())
"""


def test_look_ups_that_hang_are_bounded_and_do_not_hold_up_the_end_of_the_program() -> None:
    child = subprocess.run([sys.executable, "-c", _HANGING_RESOLVER], capture_output=True, timeout=20, check=True, text=True)
    assert child.stdout.split() == ["dns"] * 8 + ["timeout"] * 32
    assert child.stderr == ""


def test_the_real_resolver_answers_for_this_machine_and_not_for_invalid_names() -> None:
    async def use() -> None:
        assert set(await look_up("localhost", 80)) & {"127.0.0.1", "::1"}
        assert await look_up("192.0.2.7", 80) == ["192.0.2.7"]
        with pytest.raises(OSError):
            await look_up("a" * 80 + ".invalid", 80)

    run(use())


def test_ipv6_loopback_is_reached_where_there_is_one() -> None:
    async def use() -> None:
        try:
            async with LoopbackServer({"/": page()}, address="::1") as server, fetcher(resolve=Names({"::1": ["::1"]})) as fetching:
                assert (await fetching.fetch(server.url("/"))).url == server.url("/")
                assert server.visits[0].headers["host"] == f"[::1]:{server.port}"
        except OSError as error:
            if error.errno not in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
                raise
            pytest.skip("this machine has no IPv6")

    run(use())


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Key and certificate in one file, for kitchen.example only."""
    folder = tmp_path_factory.mktemp("tls")
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=kitchen.example"
    names = ["-addext", "subjectAltName=DNS:kitchen.example", "-keyout", str(folder / "key"), "-out", str(folder / "cert")]
    try:
        subprocess.run([*command.split(), *names], check=True, capture_output=True, timeout=20)
    except FileNotFoundError:
        pytest.skip("openssl is not installed: no certificate to test with")
    both = folder / "both.pem"
    both.write_bytes((folder / "key").read_bytes() + (folder / "cert").read_bytes())
    return both


def server_side(certificate: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    return context


def test_a_secure_page_is_asked_for_under_its_own_name(certificate: Path) -> None:
    async def use() -> None:
        names = Names({"kitchen.example": ["127.0.0.1"], "pantry.example": ["127.0.0.1"]})
        trust = ssl.create_default_context(cafile=str(certificate))
        async with LoopbackServer({"/": page()}, tls=server_side(certificate)) as server, fetcher(PATIENT, names, trust) as fetching:
            await fetching.fetch(server.url("/", "kitchen.example"))
            with pytest.raises(LinkError, match=r"certificate is not trusted.*pantry\.example") as caught:
                await fetching.fetch(server.url("/", "pantry.example"))
            assert caught.value.code == ErrorCode.TLS
            await server.all_connections_closed()

    run(use())


def test_an_unknown_certificate_is_not_trusted(certificate: Path) -> None:
    async def use() -> None:
        names = Names({"kitchen.example": ["127.0.0.1"]})
        trust = trusted_certificates()
        async with LoopbackServer({"/": page()}, tls=server_side(certificate)) as server, fetcher(PATIENT, names, trust) as fetching:
            with pytest.raises(LinkError, match="self-signed") as caught:
                await fetching.fetch(server.url("/", "kitchen.example"))
            assert caught.value.code == ErrorCode.TLS

    run(use())


def test_a_server_without_tls_or_with_a_hanging_handshake_ends_well() -> None:
    async def plain(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")
        writer.close()

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while await reader.read(4096):
            pass
        writer.close()

    async def use() -> None:
        for behaviour, settings, code in ((plain, PATIENT, ErrorCode.TLS), (silent, HURRIED, ErrorCode.TIMEOUT)):
            server = await asyncio.start_server(behaviour, "127.0.0.1", 0)
            async with server, fetcher(settings) as fetching:
                assert await code_of(fetching, f"https://127.0.0.1:{server.sockets[0].getsockname()[1]}/") == code

    run(use())


def test_proxies_of_the_environment_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9/")

    async def use() -> None:
        async with LoopbackServer({"/": page()}) as server, fetcher() as fetching:
            await fetching.fetch(server.url("/"))

    run(use())


def test_the_configured_proxy_is_asked_with_its_own_sign_in() -> None:
    async def use() -> None:
        async with LoopbackServer({"http://kitchen.example/soup": page()}) as proxy:
            settings = FetchSettings(proxy=f"http://cook:secret@127.0.0.1:{proxy.port}")
            async with fetcher(settings, Names({"127.0.0.1": ["127.0.0.1"]})) as fetching:
                assert (await fetching.fetch("http://kitchen.example/soup")).url == "http://kitchen.example/soup"
                assert proxy.visits[0].headers["proxy-authorization"].startswith("Basic ")
                assert await code_of(fetching, "http://127.0.0.1/") == ErrorCode.REFUSED_ADDRESS
                assert await code_of(fetching, "https://kitchen.example/") == ErrorCode.CONNECT

    run(use())


@pytest.mark.parametrize("proxy", ["socks5://cook:secret@h:1", "kitchen", "http://cook:secret@:80", "http://cook:secret@h:port"])
def test_a_proxy_that_cannot_be_used_is_said_at_once_without_its_password(proxy: str) -> None:
    with pytest.raises(AgentError) as caught:
        fetcher(FetchSettings(proxy=proxy))
    assert "secret" not in str(caught.value)


def test_nothing_of_a_page_or_its_address_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def use() -> None:
        async with LoopbackServer({"/soup": page(), "/hang": hang}) as server:
            async with fetcher() as fetching:
                await fetching.fetch(server.url("/soup"))
            async with fetcher(HURRIED) as fetching:
                await code_of(fetching, server.url("/hang"))

    run(use())
    assert [record for record in caplog.records if record.name != "asyncio"] == []
