"""A web site on loopback that behaves well or badly on purpose, and counts what was asked of it."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import threading
import time
import zlib
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Sequence
from types import TracebackType

Reply = Callable[["Exchange"], Awaitable[None]]


class Exchange:
    """One request and the raw stream to answer it on."""

    def __init__(self, path: str, headers: dict[str, str], writer: asyncio.StreamWriter) -> None:
        self.path = path
        self.headers = headers
        self._writer = writer

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def respond(self, status: str, body: bytes = b"", **headers: str) -> None:
        fields = {"Content-Type": "text/html; charset=utf-8", "Content-Length": str(len(body)), "Connection": "close"}
        fields |= {name.replace("_", "-"): value for name, value in headers.items()}
        head = f"HTTP/1.1 {status}\r\n" + "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        await self.send(head.encode() + b"\r\n" + body)


def recipe_page(title: str, canonical: str | None = None, more_steps: Sequence[str] = ()) -> bytes:
    """An invented recipe in JSON-LD; the title is what tells one page from another."""
    recipe = {
        "@context": "https://schema.org",
        "@type": "Recipe",
        "name": title,
        "recipeIngredient": ["2 leeks, sliced", "500 ml milk", "1 tbsp butter", "300 g smoked haddock"],
        "recipeInstructions": [
            {"@type": "HowToStep", "text": "Soften the leeks in the butter."},
            {"@type": "HowToStep", "text": "Pour in the milk, add the haddock and poach it for 8 minutes."},
            *({"@type": "HowToStep", "text": step} for step in more_steps),
        ],
        "recipeYield": "4 servings",
        "totalTime": "PT40M",
        "author": {"@type": "Person", "name": "Ines Varga"},
        "image": "https://example.com/i/chowder.jpg",
    }
    link = f'<link rel="canonical" href="{canonical}">' if canonical else ""
    script = f'<script type="application/ld+json">{json.dumps(recipe)}</script>'
    return f"<!doctype html><html lang=en><head><title>{title}</title>{link}{script}</head><body><h1>{title}</h1></body></html>".encode()


async def _hang(exchange: Exchange) -> None:
    await asyncio.sleep(3600)


async def _drip(exchange: Exchange) -> None:
    await exchange.send(b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n")
    while True:
        await exchange.send(b"<p>")
        await asyncio.sleep(0.05)


async def _endless(exchange: Exchange) -> None:
    await exchange.send(b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n")
    while True:
        await exchange.send(b"<p>more</p>" * 6000)


async def _bomb(exchange: Exchange) -> None:
    squeezer = zlib.compressobj(9, zlib.DEFLATED, 31)
    body = b"".join(squeezer.compress(b" " * 1_000_000) for _ in range(60)) + squeezer.flush()
    await exchange.respond("200 OK", body, Content_Encoding="gzip")


async def _short(exchange: Exchange) -> None:
    await exchange.send(b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 5000\r\nConnection: close\r\n\r\n<p>cut")


def answer(status: str, body: bytes = b"", **headers: str) -> Reply:
    """A plain reply, always the same."""

    async def reply(exchange: Exchange) -> None:
        await exchange.respond(status, body, **headers)

    return reply


def held(until: threading.Event, reply: Reply) -> Reply:
    """The reply, but not before the test lets it go."""

    async def wait(exchange: Exchange) -> None:
        while not until.is_set():  # noqa: ASYNC110 - the event belongs to the test's thread
            await asyncio.sleep(0.01)
        await reply(exchange)

    return wait


def slow(seconds: float, reply: Reply) -> Reply:
    async def wait(exchange: Exchange) -> None:
        await asyncio.sleep(seconds)
        await reply(exchange)

    return wait


def in_turn(*replies: Reply) -> Reply:
    """The first reply to the first who asks, and so on; the last one to everybody after."""
    left = list(replies)

    async def reply(exchange: Exchange) -> None:
        await (left.pop(0) if len(left) > 1 else left[0])(exchange)

    return reply


def redirect(target: str) -> Reply:
    return answer("302 Found", b"", Location=target)


def page(body: bytes, **headers: str) -> Reply:
    return answer("200 OK", body, **headers)


BAD_PAGES: dict[str, Reply] = {
    "/hang": _hang,
    "/drip": _drip,
    "/endless": _endless,
    "/bomb": _bomb,
    "/short": _short,
    "/brotli": answer("200 OK", b"\x0b\x02\x80not really", Content_Encoding="br"),
    "/zstd": answer("200 OK", b"\x28\xb5\x2f\xfdnot really", Content_Encoding="zstd"),
    "/loop": redirect("/loop"),
    "/missing": answer("404 Not Found", b"<h1>Gone</h1>"),
    "/broken": page(b"<html><head><title>Nothing"),
    "/error": answer("500 Internal Server Error"),
    "/unavailable": answer("503 Service Unavailable", b"", Retry_After="1"),
    "/busy": answer("429 Too Many Requests", b"", Retry_After="1"),
    "/forbidden": answer("403 Forbidden", b"<h1>No robots</h1>"),
    "/picture": page(b"\x89PNG\r\n\x1a\n", Content_Type="image/png"),
    "/charset": page(recipe_page("Made-up charset"), Content_Type="text/html; charset=klingon-8"),
    "/gzip": page(gzip.compress(recipe_page("Squeezed chowder")), Content_Encoding="gzip"),
}


class Site:
    """Serves ``/good/NAME`` recipes and whatever ``pages`` adds, on the given loopback addresses (one port, several hosts).

    ``asked`` counts requests by path and by address and path, ``moments`` has their times (monotonic seconds) by either, ``headers``
    all headers that were sent. ``pages`` and ``hosts`` may be changed while it serves; what ``hosts`` has for an address answers
    everything asked of that address.
    """

    def __init__(self, pages: dict[str, Reply] | None = None, addresses: Sequence[str] = ("127.0.0.1",)) -> None:
        self.pages: dict[str, Reply] = {**BAD_PAGES, **(pages or {})}
        self.hosts: dict[str, Reply] = {}
        self.asked: Counter[str] = Counter()
        self.moments: defaultdict[str, list[float]] = defaultdict(list)
        self.headers: list[dict[str, str]] = []
        self._addresses = addresses
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._ended = asyncio.Event()
        self._answering: set[asyncio.Task[None]] = set()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self.port = 0

    def url(self, path: str, address: str = "127.0.0.1") -> str:
        return f"http://{address}:{self.port}{path}"

    def __enter__(self) -> Site:
        self._thread.start()
        self._ready.wait(10)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join(10)

    def _serve(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._until_ended())

    async def _until_ended(self) -> None:
        async with contextlib.AsyncExitStack() as servers:
            for address in self._addresses:
                server = await servers.enter_async_context(await asyncio.start_server(self._accept, address, self.port))
                self.port = server.sockets[0].getsockname()[1]
            self._ready.set()
            await self._ended.wait()
            for task in self._answering:
                task.cancel()
            await asyncio.gather(*self._answering, return_exceptions=True)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.get_running_loop().create_task(self._answer(reader, writer))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            path = head.split(" ", 2)[1]
            host = writer.get_extra_info("sockname")[0]
            self.asked[path] += 1
            self.asked[f"{host}{path}"] += 1
            for name in (path, host):
                self.moments[name].append(time.monotonic())
            lines = [line.split(": ", 1) for line in head.split("\r\n")[1:] if ": " in line]
            exchange = Exchange(path, {name.lower(): value for name, value in lines}, writer)
            self.headers.append(exchange.headers)
            bare = path.split("?", 1)[0]
            if host in self.hosts:
                await self.hosts[host](exchange)
            elif bare.startswith("/good/"):
                await exchange.respond("200 OK", recipe_page(f"Chowder {bare.removeprefix('/good/')} of {host}"))
            else:
                await self.pages.get(bare, answer("404 Not Found"))(exchange)
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            writer.close()
