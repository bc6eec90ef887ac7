"""Unpacking step by step: the same bytes however they are cut, never a part over the bound, and little memory for a bomb."""

from __future__ import annotations

import asyncio
import json
import sys
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.fetch.body import PART_BYTES, Inflater
from tests.fetch.fetching import run
from tests.loopback import LoopbackServer, page

_FORMATS = {"gzip": 31, "deflate": 15, "bare": -15}


def packed(data: bytes, bits: int) -> bytes:
    squeezer = zlib.compressobj(6, zlib.DEFLATED, bits)
    return squeezer.compress(data) + squeezer.flush()


@given(
    members=st.lists(st.builds(lambda seed, times: seed * times, st.binary(max_size=50), st.integers(0, 9_000)), min_size=1, max_size=3),
    kind=st.sampled_from(list(_FORMATS)),
    cuts=st.lists(st.integers(1, 5_000), max_size=20),
)
def test_unpacking_gives_the_same_however_the_data_is_cut(members: list[bytes], kind: str, cuts: list[int]) -> None:
    if kind != "gzip":
        members = members[:1]
    data = b"".join(packed(member, _FORMATS[kind]) for member in members)
    inflater = Inflater("gzip" if kind == "gzip" else "deflate")
    parts: list[bytes] = []
    for cut in [*cuts, len(data)]:
        parts += inflater.feed(data[:cut])
        data = data[cut:]
    assert inflater.is_complete
    assert b"".join(parts) == b"".join(members)
    assert max(map(len, parts), default=0) <= PART_BYTES


@given(data=st.binary(min_size=1, max_size=2_000), keep=st.integers(0, 100), kind=st.sampled_from(list(_FORMATS)))
def test_what_is_cut_short_is_never_complete(data: bytes, keep: int, kind: str) -> None:
    whole = packed(data, _FORMATS[kind])
    inflater = Inflater("gzip" if kind == "gzip" else "deflate")
    list(inflater.feed(whole[: min(keep * len(whole) // 100, len(whole) - 1)]))
    assert not inflater.is_complete


_CHILD = """
import asyncio, json, sys
from galley_watch.clock import SystemClock
from galley_watch.errors import LinkError
from galley_watch.fetch import Fetcher
from galley_watch.values.settings import FetchSettings

def peak():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmHWM"))

async def main():
    async with Fetcher(FetchSettings(allow_private=True, deadline_seconds=30), SystemClock()) as fetching:
        await fetching.fetch(sys.argv[1] + "/small")
        before = peak()
        try:
            await fetching.fetch(sys.argv[1] + sys.argv[2])
            code = None
        except LinkError as error:
            code = error.code
        print(json.dumps({"code": code, "added": peak() - before}))

asyncio.run(main())
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads the peak of memory from /proc")
@pytest.mark.parametrize("path", ["/bomb", "/endless"])
def test_a_bomb_of_60_megabytes_adds_at_most_16(path: str) -> None:
    squeezer = zlib.compressobj(9, zlib.DEFLATED, 31)
    bomb = b"".join(squeezer.compress(b" " * 1_000_000) for _ in range(60)) + squeezer.flush()
    assert len(bomb) < 100_000

    async def use() -> None:
        replies = {"/small": page(), "/bomb": page(bomb, ("Content-Encoding", "gzip")), "/endless": page(b"")}
        async with LoopbackServer(replies) as server:

            async def endless(visit: object) -> None:
                await server.visits[-1].send(b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n")
                while True:
                    await server.visits[-1].send(b"<p>more</p>" * 6_000)

            server.replies["/endless"] = endless
            child = await asyncio.create_subprocess_exec(sys.executable, "-c", _CHILD, server.url(""), path, stdout=asyncio.subprocess.PIPE)
            told, _ = await child.communicate()
            answer = json.loads(told)
            assert answer["code"] == "too_large"
            assert answer["added"] <= 16_000_000

    run(use())
