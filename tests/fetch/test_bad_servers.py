"""Servers that drip, hang, break off, send too much or no HTTP at all: each ends in time, with its code and a plain sentence."""

from __future__ import annotations

import asyncio
import time
import zlib
from dataclasses import replace

import pytest

from galley_watch.errors import ErrorCode, NotNow
from tests.fetch.fetching import DEADLINE_SECONDS, HURRIED, PATIENT, StandingClock, failure, fetcher, run
from tests.loopback import LoopbackServer, Reply, Visit, answer, hang, page, raw, then

HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n"
SMALL = replace(PATIENT, max_bytes=100_000)


def dripping(data: bytes) -> Reply:
    async def reply(visit: Visit) -> None:
        await visit.drip(data, every_seconds=0.02)

    return reply


async def endless(visit: Visit) -> None:
    while True:
        await visit.send(b"<p>more</p>" * 6_000)


@pytest.mark.parametrize(
    "reply",
    [
        hang,
        then(HEAD, hang),
        then(b"HTTP/1.1 200 OK\r\nX-", dripping(b"a")),
        dripping(b"HTTP/1.1 100 Continue\r\n\r\n"),
        then(HEAD, dripping(b"<p>")),
        then(HEAD.replace(b"\r\n\r\n", b"\r\nTransfer-Encoding: chunked\r\n\r\n"), dripping(b"1\r\na\r\n")),
        then(b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Encoding: gzip\r\n\r\n\x1f\x8b", hang),
    ],
    ids=["before headers", "after headers", "in headers", "100 for ever", "in body", "in chunks", "in gzip"],
)
def test_the_deadline_ends_an_attempt_whatever_it_waits_for(reply: Reply) -> None:
    begun = time.monotonic()
    error = failure(reply, HURRIED)
    assert error.code == ErrorCode.TIMEOUT
    assert "0.3 seconds" in error.sentence
    assert DEADLINE_SECONDS <= time.monotonic() - begun < DEADLINE_SECONDS + 0.5  # server and event loop come and go in it too


class StoppedClock(StandingClock):
    """An hour goes by between two looks: the program was stopped."""

    looks = 0

    def monotonic(self) -> float:
        self.looks += 1
        return 3600.0 * self.looks


def test_no_site_is_to_blame_for_a_time_in_which_nothing_ran() -> None:
    async def use() -> None:
        async with LoopbackServer({"/page": hang}) as server, fetcher(HURRIED, clock=StoppedClock()) as fetching:
            with pytest.raises(NotNow, match="stood still") as caught:
                await fetching.fetch(server.url("/page"))
            assert caught.value.of_one_job

    run(use())


def test_a_drip_ends_within_a_tenth_of_its_deadline() -> None:
    async def use() -> None:
        async with LoopbackServer({"/page": then(HEAD, dripping(b"<p>")), "/warm": page()}) as server, fetcher(HURRIED) as fetching:
            await fetching.fetch(server.url("/warm"))
            begun = time.monotonic()
            with pytest.raises(Exception, match="not complete after"):
                await fetching.fetch(server.url("/page"))
            assert time.monotonic() - begun <= DEADLINE_SECONDS * 1.1

    run(use())


def test_one_deadline_covers_all_redirects() -> None:
    async def slow_redirect(visit: Visit) -> None:
        try:
            await asyncio.wait_for(visit.visitor_left(), 0.12)
        except TimeoutError:
            await visit.send(b"HTTP/1.1 302 Found\r\nLocation: /page?%d\r\nContent-Length: 0\r\n\r\n" % len(visit.path))

    assert failure(slow_redirect, HURRIED).code == ErrorCode.TIMEOUT


def test_an_endless_page_ends_at_the_limit() -> None:
    error = failure(then(HEAD, endless), SMALL)
    assert (error.code, error.sentence) == (ErrorCode.TOO_LARGE, "The page is larger than 100 kB.")


def test_a_page_that_says_it_is_too_large_is_not_read() -> None:
    error = failure(then(HEAD.replace(b"\r\n\r\n", b"\r\nContent-Length: 200000\r\n\r\n"), hang), SMALL)
    assert (error.code, error.sentence) == (ErrorCode.TOO_LARGE, "The page has 200 kB; the limit is 100 kB.")


def test_a_page_of_exactly_the_limit_is_taken_and_one_byte_more_is_not() -> None:
    async def use() -> None:
        replies = {"/fits": page(b"x" * 100_000), "/over": then(HEAD, raw(b"x" * 100_001))}
        async with LoopbackServer(replies) as server, fetcher(SMALL) as fetching:
            assert len((await fetching.fetch(server.url("/fits"))).body) == 100_000
            with pytest.raises(Exception, match="larger than 100 kB"):
                await fetching.fetch(server.url("/over"))

    run(use())


@pytest.mark.parametrize("bits", [31, 15, -15], ids=["gzip", "deflate", "bare deflate"])
def test_a_page_that_unpacks_beyond_the_limit_is_refused(bits: int) -> None:
    squeezer = zlib.compressobj(9, zlib.DEFLATED, bits)
    bomb = squeezer.compress(b" " * 5_000_000) + squeezer.flush()
    error = failure(page(bomb, ("Content-Encoding", "gzip" if bits == 31 else "deflate")), SMALL)
    assert (error.code, error.sentence) == (ErrorCode.TOO_LARGE, "The page unpacks to more than 100 kB.")


@pytest.mark.parametrize("encoding", ["br", "zstd", "gzip, br", "utf-8"])
def test_packings_not_asked_for_are_refused_by_name(encoding: str) -> None:
    error = failure(page(b"\x28\xb5\x2f\xfd packed", ("Content-Encoding", encoding)))
    assert error.code == ErrorCode.NOT_HTML
    assert encoding in error.sentence


@pytest.mark.parametrize(
    "reply",
    [
        raw(HEAD.replace(b"\r\n\r\n", b"\r\nContent-Length: 5000\r\n\r\n<p>cut")),
        raw(HEAD.replace(b"\r\n\r\n", b"\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n<p>cu\r\n")),
        raw(HEAD.replace(b"\r\n\r\n", b"\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n")),
        page(zlib.compress(b"soup" * 1000)[:-8], ("Content-Encoding", "deflate")),
        page(b"<p>not packed at all", ("Content-Encoding", "gzip")),
        answer("206 Partial Content", b"<p>half", ("Content-Type", "text/html")),
    ],
    ids=["length", "chunks", "junk for a chunk", "packed data", "not packed", "206"],
)
def test_a_page_that_breaks_off_or_is_damaged_is_tried_again(reply: Reply) -> None:
    error = failure(reply)
    assert error.code == ErrorCode.SHORT_BODY
    assert error.retryable


@pytest.mark.parametrize(
    ("reply", "code", "words"),
    [
        (raw(b"\x00\x01\x02 not http at all\r\n\r\n"), ErrorCode.CONNECT, "not HTTP"),
        (raw(b"220 mail.example ready\r\n\r\n"), ErrorCode.CONNECT, "not HTTP"),
        (raw(b"HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n"), ErrorCode.CONNECT, "not HTTP"),
        (raw(), ErrorCode.CONNECT, "closed the connection"),
        (raw(b"HTTP/1.1 200 OK\r\nX-Big: " + b"x" * 200_000 + b"\r\n\r\n"), ErrorCode.TOO_LARGE, "headers"),
    ],
    ids=["junk", "another protocol", "a length in words", "nothing", "huge headers"],
)
def test_what_is_not_http_is_said_so(reply: Reply, code: ErrorCode, words: str) -> None:
    error = failure(reply)
    assert error.code == code
    assert words in error.sentence


def test_cancelling_passes_through_and_leaves_nothing_open() -> None:
    async def use() -> None:
        async with LoopbackServer({"/page": then(HEAD, hang), "/next": page()}) as server, fetcher() as fetching:
            attempt = asyncio.create_task(fetching.fetch(server.url("/page")))
            await server.visited(1)
            attempt.cancel()
            with pytest.raises(asyncio.CancelledError):
                await attempt
            await server.all_connections_closed()
            await fetching.fetch(server.url("/next"))

    run(use())


def test_closing_while_pages_hang_closes_their_connections() -> None:
    async def use() -> None:
        async with LoopbackServer({"/page": hang}) as server:
            async with fetcher() as fetching:
                attempts = [asyncio.create_task(fetching.fetch(server.url("/page"))) for _ in range(12)]
                await server.visited(8)
                for attempt in attempts:
                    attempt.cancel()
                await asyncio.wait(attempts)
            assert server.connections == 8  # never more at once than there are workers
            await server.all_connections_closed()

    run(use())
