"""Data that a page sends in pieces (pure): the pieces put together, and the rows of a stream that point to each other by their ids."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import islice
from typing import Any

from galley_watch.extract.page_data.effort import Effort, mentions_ingredients
from galley_watch.extract.page_data.javascript import string_value

_MAX_PIECES = 5_000
_MAX_ROWS = 5_000
_MAX_LOOSE = 20
_CALLEE = re.compile(r"[\w.$]{1,80}\Z")
_PIECE = re.compile(r"""\.(?:push|enqueue)\(\s*(?:\[\s*\d{1,3}\s*,\s*)?("(?>[^"\\]+|\\.)*+")""")
_ROW = re.compile(rb"([0-9a-f]{1,6}):")
_TEXT_ROW = re.compile(rb"T([0-9a-f]{1,7}),")


def streams_in(sources: Iterable[str]) -> list[str]:
    """What scripts push piece by piece, one text for each thing that they push to."""
    streams: dict[str, list[str]] = {}
    for source in sources:
        for found in islice(_PIECE.finditer(source), _MAX_PIECES):
            callee = _CALLEE.search(source[max(0, found.start() - 40) : found.start()])
            streams.setdefault(callee[0] if callee else "", []).append(string_value(found[1]))
    return ["".join(pieces) for pieces in streams.values()]


def rows_of(stream: str, effort: Effort) -> tuple[dict[str, Any], list[str]] | None:
    """The values of the rows by their ids, and what is no row or cannot be read; None where the stream has no rows."""
    data, at = stream.encode("utf-8", "replace"), 0
    if not _ROW.match(data):
        return None
    rows: dict[str, Any] = {}
    loose: list[str] = []
    for _ in range(_MAX_ROWS):
        row = _ROW.match(data, at)
        if row is None:
            break
        at, name = row.end(), row[1].decode()
        if text := _TEXT_ROW.match(data, at):
            at = text.end() + int(text[1], 16)
            rows[name] = data[text.end() : at].decode("utf-8", "replace")
            continue
        end = data.find(b"\n", at)
        line = data[at : end if end >= 0 else len(data)].decode("utf-8", "replace")
        if line[:1] in ("{", "[", '"') and (found := effort.decoded(line, 0)):
            rows[name] = found[0]
        elif len(loose) < _MAX_LOOSE and mentions_ingredients(line):
            loose.append(line)
        at = _next_row(data, end)
    if at < len(data) and len(rows) < _MAX_ROWS:
        loose.append(data[at:].decode("utf-8", "replace"))
    return rows, loose


def _next_row(data: bytes, end: int) -> int:
    if end < 0:
        return len(data)
    while data[end : end + 1] == b"\n":
        end += 1
    return end
