"""Pages as servers send them: what arrives, which types are taken, what the header says of the charset."""

from __future__ import annotations

import asyncio
import gzip
import zlib

import pytest

from galley_watch.errors import ErrorCode
from galley_watch.values.page import FetchedPage
from tests.fetch.fetching import PATIENT, failure, fetch_from, fetch_one, fetcher, run
from tests.loopback import LoopbackServer, answer, page, raw

SOUP = b"<!doctype html><title>Leek soup</title><p>" + b"leeks and potatoes " * 20_000


def raw_deflate(data: bytes) -> bytes:
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return squeezer.compress(data) + squeezer.flush()


def test_a_page_arrives_whole_with_its_address_type_and_charset() -> None:
    found = fetch_from(
        {"/soup": answer("200 OK", SOUP, ("Content-Type", "Text/HTML; Charset=UTF-8"))},
        lambda server: server.url("/soup?servings=4#method"),
    )
    assert found.body == SOUP
    assert found.url is not None
    assert found.url.endswith("/soup?servings=4")
    assert (found.content_type, found.charset) == ("text/html", "UTF-8")


def test_the_request_is_honest_and_asks_for_what_can_be_unpacked() -> None:
    async def use() -> None:
        async with LoopbackServer({"/soup": page()}) as server, fetcher() as fetching:
            await fetching.fetch(server.url("/soup").replace("//", "//cook:secret@"))
            sent = server.visits[0].headers
            assert sent["user-agent"].startswith("galley-watch/")
            assert sent["accept-encoding"] == "gzip, deflate"
            assert "authorization" not in sent
            assert sent["host"] == f"127.0.0.1:{server.port}"

    run(use())


@pytest.mark.parametrize(
    ("encoding", "packed"),
    [
        ("gzip", gzip.compress(SOUP)),
        ("x-gzip", gzip.compress(SOUP)),
        ("gzip", gzip.compress(SOUP[:100]) + gzip.compress(SOUP[100:])),
        ("gzip", gzip.compress(SOUP) + b"\0\0 leftovers"),
        ("deflate", zlib.compress(SOUP)),
        ("deflate", raw_deflate(SOUP)),
        ("identity", SOUP),
    ],
    ids=["gzip", "x-gzip", "two gzip members", "leftovers behind", "deflate", "bare deflate", "identity"],
)
def test_packed_pages_are_unpacked(encoding: str, packed: bytes) -> None:
    assert fetch_one(page(packed, ("Content-Encoding", encoding))).body == SOUP


def test_a_chunked_page_arrives_whole() -> None:
    chunks = b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in (SOUP[:10], SOUP[10:70_000], SOUP[70_000:]))
    head = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n"
    assert fetch_one(raw(head + chunks + b"0\r\n\r\n")).body == SOUP


@pytest.mark.parametrize("kind", ["text/html", "application/xhtml+xml", "text/xml", "application/rss+xml", "text/plain"])
def test_pages_and_texts_are_taken(kind: str) -> None:
    assert fetch_one(answer("200 OK", b"<p>soup", ("Content-Type", f"{kind};charset=x"))).content_type == kind


@pytest.mark.parametrize("kind", ["application/pdf", "image/png", "video/mp4", "application/json", "application/octet-stream"])
def test_other_types_are_named_and_refused(kind: str) -> None:
    error = failure(answer("200 OK", b"%PDF", ("Content-Type", kind)))
    assert error.code == ErrorCode.NOT_HTML
    assert kind in error.sentence


@pytest.mark.parametrize("stated", [(), (("Content-Type", ""),), (("Content-Type", "html"),)], ids=["missing", "empty", "no type"])
@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"\n <!DOCTYPE html><title>Soup</title>", "text/html"),
        (b"\xef\xbb\xbf<html>", "text/html"),
        (b"<!-- saved --><p>Soup", "text/html"),
        ("<html>".encode("utf-16"), "text/html"),
        (b"2 leeks\n1 potato < 100 g", "text/plain"),
        (b"", "text/plain"),
    ],
)
def test_an_unstated_type_is_sniffed(stated: tuple[tuple[str, str], ...], body: bytes, kind: str) -> None:
    assert fetch_one(answer("200 OK", body, *stated)).content_type == kind


def test_a_binary_file_of_unstated_type_is_refused() -> None:
    assert failure(answer("200 OK", b"PK\x03\x04\x00\x00")).code == ErrorCode.NOT_HTML


@pytest.mark.parametrize(
    ("stated", "charset"),
    [
        ("text/html", None),
        ("text/html; charset=klingon-8", "klingon-8"),
        ('text/html; charset="ISO-8859-1"; x=y', "ISO-8859-1"),
        ("text/html; charset=", None),
        ("text/html; x-charset=no; charset='utf-8'", "utf-8"),
    ],
)
def test_the_charset_is_what_the_header_says(stated: str, charset: str | None) -> None:
    assert fetch_one(answer("200 OK", b"<p>", ("Content-Type", stated))).charset == charset


def test_several_pages_at_once_share_one_fetcher_and_leave_no_connection() -> None:
    async def use() -> None:
        replies = {f"/{n}": page(b"<p>%d" % n) for n in range(30)}
        async with LoopbackServer(replies) as server, fetcher(PATIENT) as fetching:
            found = await asyncio.gather(*(fetching.fetch(server.url(f"/{n}")) for n in range(30)))
            assert [p.body for p in found if isinstance(p, FetchedPage)] == [b"<p>%d" % n for n in range(30)]
            await server.all_connections_closed()

    run(use())
