"""JSON as editors, plugins and hands damage it → the values that it still states (pure): the last resort of the script reader.

Commas may be missing or too many, names and values without quotation marks or with typographic ones, quotation marks inside strings not
escaped, tags and comments between tokens, brackets missing at the end. One pass over the text; nothing is guessed but where a string ends.
"""

from __future__ import annotations

import re
from typing import Any

from galley_watch.extract.page_data.javascript import string_value

_LONGEST = 300_000
"""Characters; recipe data is a tenth of that."""
_MAX_DEPTH = 100
_MAX_VALUES = 200
_QUOTE = r"[\"“”„‟]|&quot;|&#0?34;|&#822[0-2];|&[lrb]dquo;"
_GAP = r"(?>[\s\u00a0\u200b\ufeff]{1,500}|<[^<>]{0,300}>|&nbsp;|//[^\n]{0,300}|/\*.{0,300}?\*/)"
_SKIPPED = re.compile(rf"(?:{_GAP}|[;()=])++", re.DOTALL)
_OPENED = re.compile(rf"(?P<quote>{_QUOTE})(?P<again>\"(?!{_GAP}{{0,20}}+[:,}}\]]))?|'")
_CLOSING = re.compile(rf"\\.|{_QUOTE}", re.DOTALL)
_CLOSING_SINGLE = re.compile(r"\\.|'", re.DOTALL)
_BEHIND = re.compile(
    rf"{_GAP}{{0,40}}+(?:[:}}\]]|,{_GAP}{{0,40}}+(?:{_QUOTE}|['{{\[}}\],\d-]|(?:true|false|null)\b|[A-Za-z_@][\w@]{{0,40}}\s{{0,9}}:|\Z)|;?\s{{0,99}}\Z)|"
    rf"\s{{0,20}}(?:\n|<br\b[^<>]{{0,20}}>|\s(?=[\"“„]\S)){_GAP}{{0,40}}+(?:{_QUOTE}|[{{\[])",
    re.DOTALL,
)
"""What may stand behind the end of a string; a quotation mark with anything else behind it is a part of the string."""
_NAME = re.compile(r"[^\s:,{}\[\]\"“”'<>]{1,60}")
_BARE = re.compile(r"[^,{}\[\]\"“”\n<>]{1,300}")
_NUMBER = re.compile(r"-?\d{1,15}(?:\.\d{1,15})?(?:[eE][+-]?\d{1,3})?")
_CONSTANTS = {"true": True, "false": False, "null": None, "none": None, "undefined": None, "nan": None}


class _Reader:
    """Containers that are open, the innermost last; each with the name that waits for its value."""

    def __init__(self) -> None:
        self.values: list[Any] = []
        self.open: list[Any] = []
        self.names: list[str | None] = []

    def wants_name(self) -> bool:
        return bool(self.open) and isinstance(self.open[-1], dict) and self.names[-1] is None

    def put(self, value: Any) -> None:
        if not self.open:
            if isinstance(value, dict | list):
                self.values.append(value)
        elif isinstance(self.open[-1], list):
            self.open[-1].append(value)
        elif (name := self.names[-1]) is not None:
            self.open[-1].setdefault(name, value)
            self.names[-1] = None

    def enter(self, container: Any) -> None:
        self.put(container)
        self.open.append(container)
        self.names.append(None)

    def leave(self, kind: type) -> None:
        if any(isinstance(container, kind) for container in self.open):
            while not isinstance(self.open.pop(), kind):
                self.names.pop()
            self.names.pop()


def loose_values(text: str) -> list[Any]:
    """The objects and lists of the text; none where it opens none."""
    text = text[:_LONGEST]
    start = re.search(r"[{\[]", text)
    reader, at = _Reader(), start.start() if start else len(text)
    while at < len(text) and len(reader.values) < _MAX_VALUES and len(reader.open) < _MAX_DEPTH:
        if skipped := _SKIPPED.match(text, at):
            at = skipped.end()
            continue
        sign = text[at]
        if sign in "{[":
            reader.enter({} if sign == "{" else [])
        elif sign in "}]":
            reader.leave(dict if sign == "}" else list)
        elif sign == "," and reader.open:
            reader.names[-1] = None
        elif sign not in ",:":
            at = _read_word(text, at, reader)
            continue
        at += 1
    return reader.values


def _read_word(text: str, at: int, reader: _Reader) -> int:
    """A string, number or name; gives where it ends."""
    value: Any
    if opened := _OPENED.match(text, at):
        value, end = _string(text, opened)
    elif reader.wants_name():
        found = _NAME.match(text, at)
        value, end = (found[0], found.end()) if found else (None, at + 1)
    else:
        found = _BARE.match(text, at)
        value, end = (_bare(found[0].strip()), found.end()) if found else (None, at + 1)
    if reader.wants_name():
        reader.names[-1] = value if isinstance(value, str) else None
    else:
        reader.put(value)
    return end


def _string(text: str, opened: re.Match[str]) -> tuple[str, int]:
    start, closing = opened.end(), _CLOSING if opened["quote"] else _CLOSING_SINGLE
    for found in closing.finditer(text, start):
        if found[0][0] != "\\" and _BEHIND.match(text, found.end()):
            inner = text[start : found.start()]
            return _unescaped(inner.removesuffix('"') if opened["again"] else inner), found.end()
    return _unescaped(text[start:].rstrip("\\")), len(text)


def _unescaped(inner: str) -> str:
    return string_value(f'"{inner}"')


def _bare(word: str) -> Any:
    if word.lower() in _CONSTANTS:
        return _CONSTANTS[word.lower()]
    return float(word) if _NUMBER.fullmatch(word) else word
