"""How agent and reading process talk over their pipes (pure): lengths first, JSON by ``codec``, a page's bytes as they are.

agent → child   4 bytes length of the header, 4 bytes length of the body, header, body; big-endian
child → agent   1 byte mark, 4 bytes length, that many bytes

The child says READY once it can read pages, TAKEN when a page has arrived whole (a death before that is not the page's fault),
then ANSWER. JSON and not pickle: unpickling runs what a hostile page may have written, and it recurses.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Literal

from galley_watch import codec
from galley_watch.errors import ErrorCode
from galley_watch.values.page import FetchedPage, Payload, RawText
from galley_watch.values.reading import ReadRecipe

REQUEST_LENGTHS = struct.Struct(">II")
ANSWER_LENGTH = struct.Struct(">cI")
READY = b"r"
TAKEN = b"t"
ANSWER = b"a"

EXIT_OUT_OF_MEMORY = 71
"""Exit status of a child that met the end of its memory."""

MAX_ANSWER_BYTES = 4_000_000
"""A recipe has some 20 kB; decoding this much holds the agent's event loop for about 20 ms."""


class BrokenFrameError(Exception):
    """The other side sent what is no frame."""


@dataclass(frozen=True, slots=True)
class RequestHeader:
    """All of a payload but its bytes; the body is the page, or the text in UTF-8."""

    kind: Literal["page", "text"]
    url: str | None
    content_type: str = "text/html"
    charset: str | None = None
    title: str | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """``read``, or ``error`` with its ``sentence``. ``trace`` is the traceback of a bug, for the log alone."""

    read: ReadRecipe | None = None
    error: ErrorCode | None = None
    sentence: str = ""
    trace: str = ""


def request_parts(payload: Payload) -> tuple[bytes, bytes]:
    """Lengths with header, and body; apart, so that a large page is not copied."""
    if isinstance(payload, FetchedPage):
        header = RequestHeader("page", payload.url, payload.content_type, payload.charset)
        body = payload.body
    else:
        header = RequestHeader("text", payload.url, title=payload.title)
        body = payload.text.encode("utf-8", "surrogatepass")
    head = codec.to_json(header)
    return REQUEST_LENGTHS.pack(len(head), len(body)) + head, body


def payload_from(header: bytes, body: bytes) -> Payload:
    """The payload again. Raises ``ValueError`` where the header does not hold one."""
    stated = codec.from_json(header, RequestHeader)
    if stated.kind == "page":
        return FetchedPage(stated.url, body, stated.content_type, stated.charset)
    return RawText(body.decode("utf-8", "surrogatepass"), stated.url, stated.title)


def answer_frame(mark: bytes, content: bytes = b"") -> bytes:
    return ANSWER_LENGTH.pack(mark, len(content)) + content


def answer_length(head: bytes, expected: bytes) -> int:
    """Length of what follows. Raises ``BrokenFrameError`` for another mark than expected or a length beyond the limit."""
    mark, length = ANSWER_LENGTH.unpack(head)
    if mark != expected or length > MAX_ANSWER_BYTES:
        raise BrokenFrameError(f"mark {mark!r} with {length} bytes")
    return int(length)


def answer_from(content: bytes) -> Answer:
    """Raises ``BrokenFrameError`` where the bytes hold no answer."""
    try:
        return codec.from_json(content, Answer)
    except ValueError as wrong:
        raise BrokenFrameError(str(wrong)) from wrong
