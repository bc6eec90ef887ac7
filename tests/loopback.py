"""A real HTTP server on loopback for tests: every byte of an answer is the test's own, so it can misbehave in any way.

It runs in the test's event loop and ends with its ``async with``; a reply that hangs waits for the other side to go, never for a clock.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from types import TracebackType


class Visit:
    """One request (``path`` with its query, ``headers`` with lower-case names) and the connection to answer it on."""

    def __init__(self, path: str, headers: dict[str, str], reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.path = path
        self.headers = headers
        self._reader = reader
        self._writer = writer

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def visitor_left(self) -> None:
        """Until the other side closes the connection."""
        while await self._reader.read(1024):
            pass

    async def drip(self, data: bytes, every_seconds: float) -> None:
        """``data`` again and again until the other side closes the connection."""
        while True:
            await self.send(data)
            try:
                await asyncio.wait_for(self.visitor_left(), every_seconds)
            except TimeoutError:
                continue
            return


Reply = Callable[[Visit], Awaitable[None]]


def raw(*parts: bytes) -> Reply:
    """These bytes as they are, then the end of the connection."""

    async def reply(visit: Visit) -> None:
        for part in parts:
            await visit.send(part)

    return reply


def answer(status: str = "200 OK", body: bytes = b"", *fields: tuple[str, str]) -> Reply:
    """A whole answer with its Content-Length; ``fields`` are all other headers."""
    head = "".join(f"{name}: {value}\r\n" for name, value in (*fields, ("Content-Length", str(len(body)))))
    return raw(f"HTTP/1.1 {status}\r\n{head}\r\n".encode() + body)


def page(body: bytes = b"<!doctype html><title>Leek soup</title>", *fields: tuple[str, str]) -> Reply:
    return answer("200 OK", body, ("Content-Type", "text/html; charset=utf-8"), *fields)


def redirect(location: str, *fields: tuple[str, str]) -> Reply:
    return answer("302 Found", b"", ("Location", location), *fields)


def then(first: bytes, go_on: Reply) -> Reply:
    async def reply(visit: Visit) -> None:
        await visit.send(first)
        await go_on(visit)

    return reply


async def hang(visit: Visit) -> None:
    await visit.visitor_left()


class LoopbackServer:
    """Answers each path of ``replies`` (without its query); others get a 404. ``visits`` holds all requests in order."""

    def __init__(self, replies: Mapping[str, Reply], address: str = "127.0.0.1", tls: ssl.SSLContext | None = None) -> None:
        self.replies = dict(replies)
        self.visits: list[Visit] = []
        self.connections = 0
        self._visited = asyncio.Event()
        self._address = address
        self._tls = tls
        self._open: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    def url(self, path: str, host: str | None = None) -> str:
        host = host or (f"[{self._address}]" if ":" in self._address else self._address)
        return f"{'https' if self._tls else 'http'}://{host}:{self.port}{path}"

    @property
    def asked(self) -> list[str]:
        return [visit.path for visit in self.visits]

    async def visited(self, times: int) -> None:
        """Until ``times`` requests have come in."""
        while len(self.visits) < times:
            self._visited.clear()
            await self._visited.wait()

    async def all_connections_closed(self) -> None:
        """Until every connection has come to its end; a client that keeps one makes the test time out."""
        while self._open:
            await asyncio.wait(self._open, timeout=5)
            assert all(task.done() for task in self._open), "a connection was left open"

    async def __aenter__(self) -> LoopbackServer:
        self._server = await asyncio.start_server(self._accept, self._address, 0, ssl=self._tls)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        assert self._server is not None
        self._server.close()
        for task in list(self._open):
            task.cancel()
        if self._open:
            await asyncio.wait(self._open)
        await self._server.wait_closed()

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        task = asyncio.ensure_future(self._serve(reader, writer))
        self._open.add(task)
        task.add_done_callback(self._open.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError, asyncio.IncompleteReadError):
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
                line, *fields = head.split("\r\n")
                headers = {name.lower(): value for name, _, value in (field.partition(": ") for field in fields) if name}
                visit = Visit(line.split(" ")[1], headers, reader, writer)
                self.visits.append(visit)
                self._visited.set()
                reply = self.replies.get(visit.path.partition("?")[0], answer("404 Not Found"))
                await reply(visit)
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()
