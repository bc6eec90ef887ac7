"""Whatever is asked for and whatever comes back, the outcome is a page within limits or an error of the link."""

from __future__ import annotations

import asyncio
import contextlib

from hypothesis import given, settings
from hypothesis import strategies as st

from galley_watch.errors import LinkError
from galley_watch.fetch.headers import Headers
from galley_watch.fetch.hop import hop_of, next_hop
from galley_watch.values.settings import FetchSettings
from tests.fetch.fetching import fetcher
from tests.loopback import LoopbackServer, Reply, raw

_PIECES = st.sampled_from(
    [
        "http",
        "https",
        "ftp",
        "://",
        "//",
        "/",
        "\\",
        "@",
        ":",
        "?",
        "#",
        "%",
        "[",
        "]",
        "::1",
        "127.1",
        "kitchen.example",
        "ü",
        "。",
        " ",
        "\t",
    ]
)
_ADDRESSES = st.lists(st.one_of(_PIECES, st.text(max_size=4)), max_size=10).map("".join)


@given(_ADDRESSES)
def test_a_hop_is_clean_and_stays_itself_or_is_a_bad_url(url: str) -> None:
    with contextlib.suppress(LinkError):
        hop = hop_of(url)
        assert hop.url.isascii()
        assert hop.url.isprintable()
        assert " " not in hop.url
        assert "#" not in hop.url
        assert "@" not in hop.host_header
        assert hop_of(hop.url) == hop


@given(_ADDRESSES)
def test_any_location_leads_to_a_hop_or_an_error_of_the_link(location: str) -> None:
    with contextlib.suppress(LinkError):
        assert next_hop(hop_of("http://kitchen.example/soup?x=1"), location).scheme in ("http", "https")


@given(st.lists(st.tuples(st.sampled_from([b"Content-Type", b"CONTENT-ENCODING", b"Content-Length"]), st.binary(max_size=40)), max_size=4))
def test_headers_of_any_bytes_are_read(fields: list[tuple[bytes, bytes]]) -> None:
    headers = Headers(fields)
    assert headers.content_type is None or "/" in headers.content_type
    assert headers.charset is None or len(headers.charset) <= 64
    assert headers.content_length is None or headers.content_length >= 0
    assert "identity" not in headers.encodings


_LINES = st.sampled_from(
    [
        b"HTTP/1.1 200 OK", b"HTTP/1.1 302 Found", b"HTTP/1.1 503 No", b"HTTP/1.0 200", b"HTTP/1.1 101 Switch", b"Content-Type: text/html",
        b"Content-Length: 4", b"Content-Length: -1", b"Transfer-Encoding: chunked", b"Content-Encoding: gzip", b"Content-Encoding: br",
        b"Location: /page", b"Location: ::", b"Set-Cookie: a=b", b"Retry-After: x", b"", b"4", b"soup", b"0", b"\x1f\x8b\x08\x00",
        b"\x00\xff",
    ]
)  # fmt: skip
_ANSWERS = st.one_of(
    st.binary(max_size=200),
    st.lists(_LINES, max_size=9).map(b"\r\n".join),
    st.lists(_LINES, max_size=9).map(lambda lines: b"\r\n".join([b"HTTP/1.1 200 OK", b"Content-Type: text/html", *lines, b"", b""])),
)


@settings(max_examples=25, deadline=None)
@given(st.lists(_ANSWERS, min_size=8, max_size=8))
def test_any_bytes_for_an_answer_are_a_page_or_an_error_of_the_link(answers: list[bytes]) -> None:
    async def use() -> None:
        replies: dict[str, Reply] = {f"/{n}": raw(answer) for n, answer in enumerate(answers)}
        limits = FetchSettings(deadline_seconds=5, allow_private=True, max_bytes=1_000)
        async with LoopbackServer(replies) as server, fetcher(limits) as fetching:
            for path in replies:
                with contextlib.suppress(LinkError):
                    assert len((await fetching.fetch(server.url(path))).body) <= 1_000
            await server.all_connections_closed()

    asyncio.run(use())
