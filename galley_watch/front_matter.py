"""Reads the flat front matter of a Markdown file (pure), as people and their tools leave it: any quoting, order, line ends, comments.

Not a YAML parser: anchors are skipped, and maps inside of a value unless they are asked for. Enough to know a note by its ``galley_id``,
to see decisions, and to find where a clipped note came from. ``front_matter(text)`` has all in one; ``statements`` has it as it is written.
Everything is gone through once, however long a line is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

Value = str | tuple[str, ...]

_BEGIN = re.compile(r"\ufeff?---[^\S\n]*+\n")
_END = re.compile(r"^(?:---|\.\.\.)[^\S\n]*+$", re.M)
# The key takes all that it can and gives nothing back: a line of blanks is gone through once.
_KEY = re.compile(r"""(?P<quote>["']?)(?P<key>[^\s"'#:{}\[\],&*!|>%@`-][^"'#:]*+)(?P=quote)\s*+:(?:\s+(?P<written>.*)|\s*)$""")
_ITEM = re.compile(r"\s*-\s+(?P<written>.*)$")
_COMMENT = re.compile(r"(^|\s)#.*$")
_ESCAPE = re.compile(r"\\(x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|.)")
_NAMED_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", "e": "\x1b", "N": "\x85", "_": "\xa0", "L": "\u2028", "P": "\u2029"}
_BLOCK = re.compile(r"[|>][-+0-9]*(?:\s+#.*)?$")
_TYPE = re.compile(r"^!\S*\s+")
_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"|\'((?:[^\']|\'\')*)\'')


@dataclass(frozen=True, slots=True)
class Statement:
    """One key with all that belongs to it. ``written`` and ``items`` (the list below the key) are as they stand in the file.

    ``block``: the lines of a text below the key (`|` or `>`), None where it has none. ``is_inside``: the key is indented.
    """

    key: str
    written: str
    items: tuple[str, ...] = ()
    block: tuple[str, ...] | None = None
    is_inside: bool = False

    @property
    def value(self) -> Value:
        """Text for a scalar, a tuple for a list. Scalars are not typed ("false" is text)."""
        if self.block is not None:
            return " ".join(self.block).strip()
        value = _value(self.written)
        if self.items:
            return (*(value if isinstance(value, tuple) else ()), *map(scalar, self.items))
        return value


def front_matter(text: str) -> dict[str, Value] | None:
    """The properties of a note: text for a scalar, a tuple for a list. None where no front matter begins on the first line and ends.

    Of a doubled key the last counts. A byte-order mark and CRLF are taken.
    """
    lines = front_matter_lines(text)
    return None if lines is None else {statement.key: statement.value for statement in statements(lines)}


def front_matter_lines(text: str) -> list[str] | None:
    """The lines between the first ``---`` and the next ``---`` (or ``...``); None where there is no such block."""
    begin = _BEGIN.match(text)
    end = begin and _END.search(text, begin.end())
    if begin is None or end is None:
        return None
    if end.start() == begin.end():
        return []
    return [line.removesuffix("\r") for line in text[begin.end() : end.start() - 1].split("\n")]


def statements(lines: Iterable[str], inside: bool = False) -> Iterator[Statement]:
    """The statements in these lines, in order; with ``inside`` also those of keys inside of another one, each by itself."""
    reading: _Reading | None = None
    for line in lines:
        if reading and reading.block is not None and (not line.strip() or line[0] in " \t"):
            reading.block.append(line.strip())
        elif reading and (item := _ITEM.match(line)):
            reading.take_item(item["written"])
        elif pair := _KEY.match(line.lstrip() if inside else line):
            if reading:
                yield reading.statement()
            reading = _Reading(pair["key"] if pair["quote"] else pair["key"].rstrip(), pair["written"] or "", line[0].isspace())
    if reading:
        yield reading.statement()


class _Reading:
    """A statement of which more lines may come."""

    def __init__(self, key: str, written: str, is_inside: bool) -> None:
        self._key, self._written, self._is_inside = key, written, is_inside
        self._items: list[str] = []
        self.block: list[str] | None = [] if _BLOCK.fullmatch(_untagged(written)) else None

    def take_item(self, written: str) -> None:
        if self.block is None:
            self._items.append(written)
        else:
            self.block.append(scalar(written))

    def statement(self) -> Statement:
        block = None if self.block is None else tuple(self.block)
        return Statement(self._key, self._written, tuple(self._items), block, self._is_inside)


def scalar(written: str) -> str:
    """The text that a scalar stands for, without its quotes, type and comment."""
    written = _untagged(written)
    if quoted := _QUOTED.match(written):
        double, single = quoted.groups()
        return single.replace("''", "'") if double is None else _ESCAPE.sub(_unescaped, double)
    return _COMMENT.sub("", written).strip()


def list_parts(inside: str) -> list[str]:
    """The parts of a list in brackets, as they are written, without empty ones; ``inside`` is what stands between the brackets."""
    parts, start, place, begins = [], 0, 0, True
    while place < len(inside):
        quoted = _QUOTED.match(inside, place) if begins else None
        if quoted:
            place, begins = quoted.end(), False
        elif inside[place] == ",":
            parts.append(inside[start:place])
            start = place = place + 1
            begins = True
        else:
            begins = begins and inside[place].isspace()
            place += 1
    return [part for part in (*parts, inside[start:]) if part.strip()]


def _value(written: str) -> Value:
    written = written.strip()
    if written.startswith("[") and (end := written.rfind("]")) > 0:
        return tuple(scalar(part) for part in list_parts(written[1:end]))
    return scalar(written)


def _untagged(written: str) -> str:
    """Without a type that a program has written before a value: `!!bool "false"`."""
    return _TYPE.sub("", written.strip(), count=1)


def _unescaped(found: re.Match[str]) -> str:
    code = found[1]
    if len(code) > 1:
        number = int(code[1:], 16)
        return chr(number) if number < 0x110000 else "\ufffd"
    return _NAMED_ESCAPES.get(code, code)
