"""A decision put into a note's front matter (pure): the lines of ``status`` and ``approved`` are spliced, all other bytes stay."""

from __future__ import annotations

import re
from dataclasses import dataclass

from galley_watch.review.statements import APPROVED, STATUS, Decision, approval_of, face_of, status_of

_LINE = re.compile(
    r"""(?P<before>(?P<quote>["']?)(?P<key>\w+)(?P=quote)[ \t]*:)(?P<gap>[ \t]*)"""
    r"""(?P<value>"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\[[^\]]*\]|.*?)(?P<after>[ \t]+\#.*|[ \t]*)$"""
)
_ITEM = re.compile(r"[ \t]*-[ \t]+(?P<value>.*)$")
_BLOCK = re.compile(r"[|>][-+0-9]*")
_INBOX = "inbox"
_LONGEST_LINE = 2_000


class CannotSpliceError(Exception):
    """The front matter is none that a line could be changed in; nothing was changed."""


@dataclass(frozen=True, slots=True)
class _Property:
    """Where a property stands: its line, and the line after its last."""

    first: int
    end: int
    value: str | tuple[str, ...]


def marked(data: bytes, decision: Decision | None) -> bytes:
    """The note with this decision stated, or with none (``status: inbox``, ``approved: false``).

    A property that says so already, in whatever spelling, is left as it is. Raises ``CannotSpliceError``.
    """
    lines = data.decode("utf-8", "surrogateescape").split("\n")
    end = next((number for number, line in enumerate(lines) if number and line.rstrip() in ("---", "...")), None)
    if end is None or lines[0].removeprefix("\ufeff").rstrip() != "---":
        raise CannotSpliceError
    found = {key: place for key in (STATUS, APPROVED) if (place := _find(lines, end, key)) is not None}
    wanted = _wanted(found, decision)
    for key, value in sorted(wanted.items(), key=lambda pair: found[pair[0]].first if pair[0] in found else end, reverse=True):
        if key in found:
            place = found[key]
            lines[place.first : place.end] = [_with_value(lines[place.first], value)]
        else:
            carriage = "\r" if lines[end].endswith("\r") else ""
            lines.insert(end, f"{key}: {value}{carriage}")
    text = "\n".join(lines)
    if (face := face_of(text)).problem is not None or face.said is not decision:
        raise CannotSpliceError
    return text.encode("utf-8", "surrogateescape")


def _wanted(found: dict[str, _Property], decision: Decision | None) -> dict[str, str]:
    """The new value of each property that has to change, or to be added."""
    status = found[STATUS].value if STATUS in found else None
    approved = found[APPROVED].value if APPROVED in found else None
    wanted: dict[str, str] = {}
    if APPROVED in found and approval_of(approved) is not (decision is Decision.APPROVED):
        wanted[APPROVED] = "true" if decision is Decision.APPROVED else "false"
    named = status_of(status)
    # Where `approved` can say it, neither a word of the person's own in `status` is replaced nor a line added.
    leave = decision is Decision.APPROVED and APPROVED in found and not named and status != _INBOX and (status or STATUS not in found)
    if decision is None:
        if named:
            wanted[STATUS] = _INBOX
    elif named != {decision} and not leave:
        wanted[STATUS] = decision.value
    return wanted


def _find(lines: list[str], end: int, key: str) -> _Property | None:
    for number in range(1, end):
        line = _LINE.match(lines[number].removesuffix("\r")) if len(lines[number]) < _LONGEST_LINE else None
        if line is None or line["key"].casefold() != key:
            continue
        value = line["value"]
        if value.strip():
            listed = value.strip("[]").split(",") if value.startswith("[") else None
            after = _end_of_value(lines, number + 1, end)
            if _BLOCK.fullmatch(value.strip()):
                return _Property(number, after, _bare(" ".join(more.strip() for more in lines[number + 1 : after])))
            return _Property(number, after, tuple(map(_bare, listed)) if listed is not None else _bare(value))
        items = []
        after = number + 1
        while after < end and (item := _ITEM.match(lines[after].removesuffix("\r"))):
            items.append(_bare(item["value"]))
            after += 1
        return _Property(number, after, tuple(items) if items else "")
    return None


def _end_of_value(lines: list[str], after: int, end: int) -> int:
    """A value goes on over lines that are indented, as dumpers fold it; not over a comment."""
    while after < end and lines[after].startswith((" ", "\t")) and lines[after].strip() and not lines[after].lstrip().startswith("#"):
        after += 1
    return after


def _bare(value: str) -> str:
    return value.strip().strip("\"'")


def _with_value(line: str, value: str) -> str:
    carriage = "\r" if line.endswith("\r") else ""
    parts = _LINE.match(line.removesuffix("\r"))
    assert parts is not None, "found by the same pattern"
    return f"{parts['before']}{parts['gap'] or ' '}{value}{parts['after']}{carriage}"
