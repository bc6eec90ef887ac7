"""The body of an answer within limits (shell): bytes read and bytes unpacked are both counted, and no step makes more than one part."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Iterator

from galley_watch.errors import ErrorCode, LinkError

PART_BYTES = 65_536
_UNPACKED_BETWEEN_PAUSES = 16 * PART_BYTES
_GZIP = 16 + zlib.MAX_WBITS
_GZIP_NAMES = {"gzip", "x-gzip"}


class Inflater:
    """Unpacks gzip or deflate part by part. ``is_complete`` while the packed data stands at an end of its own."""

    def __init__(self, encoding: str) -> None:
        self._encoding = encoding
        self._member: zlib._Decompress | None = None
        self._head = b""
        self.is_complete = False

    def feed(self, data: bytes) -> Iterator[bytes]:
        """Parts of at most ``PART_BYTES``. Raises ``zlib.error`` for damaged data."""
        data = self._head + data
        self._head = b""
        while data:
            if self._member is None:
                if len(data) < 2:
                    self._head = data
                    return
                if self.is_complete and not self._begins_member(data):
                    return  # what follows the end is ignored, as browsers do
                self._member = zlib.decompressobj(self._window_bits(data))
                self.is_complete = False
            member = self._member
            yield member.decompress(data, PART_BYTES)
            while not member.unconsumed_tail and not member.eof and (held_back := member.decompress(b"", PART_BYTES)):
                yield held_back
            data = member.unused_data if member.eof else member.unconsumed_tail
            if member.eof:
                self._member = None
                self.is_complete = True

    def _begins_member(self, data: bytes) -> bool:
        """RFC 1952 2.2: gzip members may follow one another."""
        return self._encoding in _GZIP_NAMES and data.startswith(b"\x1f\x8b")

    def _window_bits(self, head: bytes) -> int:
        if self._encoding in _GZIP_NAMES:
            return _GZIP
        # RFC 9110 8.4.1.2: "deflate" means the zlib format, but some servers send it bare.
        has_zlib_header = head[0] & 0x0F == 8 and (head[0] << 8 | head[1]) % 31 == 0
        return zlib.MAX_WBITS if has_zlib_header else -zlib.MAX_WBITS


def inflater_for(encodings: tuple[str, ...]) -> Inflater | None:
    """None for a body that is not packed. Raises ``LinkError(not_html)`` for a packing that was not asked for."""
    if not encodings:
        return None
    if len(encodings) > 1 or encodings[0] not in _GZIP_NAMES | {"deflate"}:
        raise LinkError(ErrorCode.NOT_HTML, f"The site sent the page packed as {in_words(', '.join(encodings))}, which was not asked for.")
    return Inflater(encodings[0])


class Body:
    """What has come in so far; the deadline's sentence asks it how far the page got."""

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        # Not one growing buffer: a heap that has held large pages before grows it by copying, 16.6 MB for a bomb cut off at 10 MB.
        self._kept: list[bytes] = []
        self.bytes_read = 0
        self.bytes_kept = 0

    @property
    def so_far(self) -> bytes:
        """What has come in and was within the limit."""
        return b"".join(self._kept)

    async def take(self, parts: AsyncIterator[bytes], inflater: Inflater | None) -> bytes:
        """The whole body, unpacked. Raises ``LinkError``: too_large, short_body."""
        async for part in parts:
            self.bytes_read += len(part)
            if self.bytes_read > self._max_bytes:
                raise LinkError(ErrorCode.TOO_LARGE, f"The page is larger than {size_in_words(self._max_bytes)}.")
            if inflater is None:
                self._keep(part)
            else:
                await self._unpack(part, inflater)
        if inflater is not None and self.bytes_read and not inflater.is_complete:
            raise LinkError(ErrorCode.SHORT_BODY, f"The packed page broke off after {size_in_words(self.bytes_read)}.")
        return self.so_far

    async def _unpack(self, part: bytes, inflater: Inflater) -> None:
        since_pause = 0
        try:
            for unpacked in inflater.feed(part):
                self._keep(unpacked)
                since_pause += len(unpacked)
                if since_pause >= _UNPACKED_BETWEEN_PAUSES:
                    since_pause = 0
                    await asyncio.sleep(0)  # others have their turn, and the deadline is noticed
        except zlib.error:
            raise LinkError(ErrorCode.SHORT_BODY, "The page arrived damaged: its packed data cannot be unpacked.") from None

    def _keep(self, part: bytes) -> None:
        self.bytes_kept += len(part)
        if self.bytes_kept > self._max_bytes:
            raise LinkError(ErrorCode.TOO_LARGE, f"The page unpacks to more than {size_in_words(self._max_bytes)}.")
        self._kept.append(part)


def size_in_words(count: int) -> str:
    """12 bytes, 64 kB, 10 MB; kilo is 1,000."""
    if count < 1_000:
        return f"{count} bytes"
    return f"{count / 1_000:.0f} kB" if count < 1_000_000 else f"{count / 1_000_000:.3g} MB"


def in_words(token: str) -> str:
    """A word of the server's as it may stand in a sentence: printable ASCII, short."""
    return "".join(c if c.isascii() and c.isprintable() else "?" for c in token)[:60]
