"""What the front matter of a note says of the person's decision (pure): the property that differs from what we wrote decides."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from galley_watch.front_matter import Value, front_matter, front_matter_lines
from galley_watch.notes import galley_id_in

STATUS, APPROVED, IDENTITY = "status", "approved", "galley_id"


class Decision(StrEnum):
    APPROVED = "approved"
    REJECTED = "rejected"


@dataclass(frozen=True, slots=True)
class Face:
    """A note as its front matter shows it. ``problem`` says why it cannot be heard, to follow the note's name."""

    galley_id: str | None
    said: Decision | None = None
    problem: str | None = None


_YES = frozenset(
    "true yes y on 1 x ok okay done approved approve accepted accept ja oui si sí sim tak да はい 是 ✓ ✔ ✅ ☑ 🗹 👍".split()  # noqa: SIM905
)
_NO = frozenset("false no n off 0 null ~ none - inbox nein non nej nee não nie нет ✗ ✘ ❌ ☐ 👎 rejected reject".split()) | {""}  # noqa: SIM905
_STATUS_WORDS = {
    **dict.fromkeys("approved approve accepted accept ok okay yes ✓ ✔ ✅ ☑ 👍".split(), Decision.APPROVED),  # noqa: SIM905
    **dict.fromkeys("rejected reject refused refuse declined decline discarded discard no ✗ ✘ ❌ 👎".split(), Decision.REJECTED),  # noqa: SIM905
}
_PAIR = re.compile(r"""(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s"'#\[\]{}&*!|>%@`,?:-].*?)\s*:(?:\s+(?P<value>.*)|)$""")
_LONGEST_LINE = 2_000  # what is longer is text, and looking for a fault in it could take long
_OPEN_QUOTE = re.compile(r""""(?:[^"\\]|\\.)*\\?$|'(?:[^']|'')*$""")


def face_of(text: str) -> Face:
    """What a note's text (its head is enough) shows; ``galley_id`` None for any other file."""
    lines = front_matter_lines(text)
    properties = front_matter(text)
    if lines is None or properties is None:
        return Face(None, None, "has no front matter that can be read (it stands between two lines of `---` at the very start)")
    galley_id = galley_id_in(properties)
    if galley_id is None:
        return Face(None, None, "has lost its `galley_id`")
    if (broken := _broken(lines)) is not None:
        return Face(galley_id, None, broken)
    return _stated(galley_id, {key.casefold(): value for key, value in properties.items()})


def approval_of(value: Value | None) -> bool | None:
    """Yes, no, or None where a value of ``approved`` is neither. A missing or empty one is no."""
    words = {_word(part) for part in _parts(value)}
    if words <= _NO:
        return False
    return True if words <= _YES else None


def status_of(value: Value | None) -> frozenset[Decision]:
    """The decisions that a value of ``status`` names; any other word is the person's own and names none."""
    return frozenset(_STATUS_WORDS[word] for part in _parts(value) if (word := _word(part)) in _STATUS_WORDS)


def _stated(galley_id: str, named: Mapping[str, Value]) -> Face:
    approval, statuses = approval_of(named.get(APPROVED)), status_of(named.get(STATUS))
    if len(statuses) > 1:
        return Face(galley_id, None, "names both approved and rejected in `status`: keep one of them")
    if approval and Decision.REJECTED in statuses:
        return Face(galley_id, None, "says both `approved: true` and `status: rejected`: change one of them")
    if approval is None and not statuses:
        return Face(galley_id, None, "says something in `approved` that is neither yes nor no: write `true` or `false`")
    if approval:
        return Face(galley_id, Decision.APPROVED)
    return Face(galley_id, next(iter(statuses), None))


def _broken(lines: list[str]) -> str | None:
    """Why Obsidian and YAML readers would refuse these lines; not all they would refuse, but what unfinished edits and merges leave."""
    seen: set[str] = set()
    for number, line in enumerate(lines):
        if not line.strip() or line[0] in " \t#" or line.startswith("- ") or line.rstrip() == "-" or len(line) > _LONGEST_LINE:
            continue
        pair = _PAIR.fullmatch(line.rstrip())
        if pair is None:
            return f"has front matter that is broken in line {number + 2}"
        following = next((lines[later] for later in range(number + 1, len(lines)) if lines[later].strip()), "")
        if _OPEN_QUOTE.fullmatch(pair["value"] or "") and not following.startswith((" ", "\t")):
            return f"has a quotation mark in line {number + 2} of its front matter that is not closed"
        key = line.split(":", 1)[0].strip().strip("\"'").casefold()
        if key in seen and key in (STATUS, APPROVED, IDENTITY):
            return f"has `{key}` twice in its front matter"
        seen.add(key)
    return None


def _parts(value: Value | None) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else value or ()


def _word(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold().replace("\ufe0f", "").strip(" \t.!'\"")
