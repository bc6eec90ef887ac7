"""What a note in the drop folder states in its front matter (pure): forgiving, as it only tells where the note came from and its name."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import Any

from galley_watch.front_matter import Statement, front_matter_lines, list_parts, scalar, statements

_LIST = re.compile(r"\[(?!\[)(?P<inside>.*)\](?:\s+#[^\]]*)?")  # no link of a wiki
# What YAML would read otherwise, or not at all: a tag with its #, a title that begins with a quotation.
_TOML = re.compile(r"\+\+\+[^\S\n]*\n(?P<inside>(?:(?!\+\+\+[^\S\n]*$).*\n)*)\+\+\+[^\S\n]*(?:\n|\Z)", re.M)
_AS_WRITTEN = re.compile(r""""(?:[^"\\]|\\.)*+"\s*+[^\s#]|'(?:[^']|'')*+'\s*+[^\s#]|#""")


@dataclass(frozen=True, slots=True)
class NoteProperties:
    """``values`` by key in lower case, one or many for each; ``lines`` is how many lines they take; ``body`` is the rest of the note."""

    values: dict[str, tuple[str, ...]]
    lines: int
    body: str

    def first(self, *keys: str) -> str | None:
        return next((self.values[key][0] for key in keys if self.values.get(key)), None)


def note_properties(text: str) -> NoteProperties | None:
    """The front matter at the beginning of ``text``, also below blank lines; None where there is none. Line ends are ``\\n``."""
    begins = text.lstrip()
    if begins.startswith("+++"):
        return _toml_properties(text, begins)
    inside = front_matter_lines(begins)
    if inside is None:
        return None
    values: dict[str, tuple[str, ...]] = {}
    for statement in statements(inside, inside=True):
        key = statement.key.lower()
        if not (statement.is_inside and values.get(key)):  # a key inside of another does not replace one
            values[key] = _values(statement)
    lines = text.count("\n", 0, len(text) - len(begins)) + len(inside) + 2
    return NoteProperties(values, lines, "".join(text.split("\n", lines)[lines:]))


def _toml_properties(text: str, begins: str) -> NoteProperties | None:
    """Front matter in TOML between lines of ``+++``, as generators of sites write it."""
    block = _TOML.match(begins)
    try:
        table = tomllib.loads(block["inside"]) if block else None
    except (tomllib.TOMLDecodeError, RecursionError):
        return None
    if block is None or table is None:
        return None
    lines = text.count("\n", 0, len(text) - len(begins)) + block[0].count("\n")
    return NoteProperties({key.lower(): _texts(value) for key, value in table.items()}, lines, begins[block.end() :])


def _texts(value: Any) -> tuple[str, ...]:
    return tuple(part for part in (value if isinstance(value, list) else [value]) if isinstance(part, str) and part.strip())


def _values(statement: Statement) -> tuple[str, ...]:
    if statement.block is not None:
        written = statement.value
        return (written,) if isinstance(written, str) and written else ()
    return tuple(value for written in (statement.written, *statement.items) for value in _each(written.strip()))


def _each(written: str) -> tuple[str, ...]:
    listed = _LIST.fullmatch(written)
    parts = [part.strip() for part in list_parts(listed["inside"])] if listed else [written]
    return tuple(plain for part in parts if (plain := part if _AS_WRITTEN.match(part) else scalar(part)))
