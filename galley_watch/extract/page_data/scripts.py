"""The text of scripts and attributes → the values that they hold (pure): JSON, literals of JavaScript, strings of either, streams."""

from __future__ import annotations

import html
import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any
from urllib.parse import unquote

from galley_watch.extract.page_data.javascript import DECODER, NAME, as_json, from_base64, string_value
from galley_watch.extract.page_data.keys import part_of_key
from galley_watch.extract.page_data.references import (
    MAX_ITEMS,
    containers_in,
    is_flat,
    is_island,
    linked,
    may_point,
    unfolded,
    without_kinds,
)

_SAID = ("ngredien", "NGREDIEN", "utaten", "UTATEN", "ngrédien", "ngrèdien", "ngr\\u00e9dien", "ngr%C3%A9dien", "kladniki")
"""What data about a recipe says somewhere."""
_MAX_SCRIPT = 4_000_000
_MAX_LITERAL = 400_000
"""Characters; a longer script is read as JSON, not as JavaScript."""
_MAX_ATTEMPTS = 120
_MAX_NESTED = 60
_MAX_ROWS = 5_000
_MAX_PLACES = 2_000
_MAX_VALUES = 3_000
_MAX_PIECES = 5_000
"""Of a stream."""
_OPENER = re.compile(rf'(?:[=(,|?:]|\breturn|"{NAME}return"|^)\s*(?=[{{\["])')
_ASSIGNED = re.compile(
    rf'"{NAME}(?P<name>[\w$]+)(?:\.(?P<key>[\w$]+))?"(?:\[(?P<place>\d{{1,6}}|"[^"]{{1,80}}")\])?\s*=\s*(?=["{{\[\d\-tfn])'
)
_FUNCTION = re.compile(r"\(\s*function\s*\(([\w$,\s]{0,100000})\)\s*\{|\(\s*\(([\w$,\s]{0,100000})\)\s*=>\s*\{")
_RETURN = re.compile(rf'"{NAME}return"\s*')
_CALL = re.compile(r"\s*;?\s*\}\s*\)?\s*\(")
_CALLEE = re.compile(r"[\w.$]{1,80}\Z")
_PIECE = re.compile(r"""\.(?:push|enqueue)\(\s*(?:\[\s*\d{1,3}\s*,\s*)?("(?>[^"\\]+|\\.)*+")""")
_ROW = re.compile(rb"([0-9a-f]{1,6}):")
_TEXT_ROW = re.compile(rb"T([0-9a-f]{1,7}),")
_KEYED = re.compile(r'"([^"\\:]{3,60})"\s*:\s*(?=["{\[])')
_MAX_KEYS = 20_000
_BASE64 = re.compile(r"[A-Za-z0-9+/_-]{60,}={0,2}")


_SPOKEN = re.compile("|".join(map(re.escape, _SAID)))


def says_it(text: str) -> bool:
    """Does the text speak of ingredients?"""
    return any(word in text for word in _SAID)


class Effort:
    """How much may still be read of one page: characters given to the decoder, and attempts."""

    def __init__(self) -> None:
        self.characters = _MAX_SCRIPT
        self.attempts = _MAX_ATTEMPTS
        self.values = _MAX_VALUES

    @property
    def is_spent(self) -> bool:
        return self.attempts <= 0 or self.characters <= 0 or self.values <= 0

    def decoded(self, text: str, start: int) -> tuple[Any, int] | None:
        """The value that begins at the place and where it ends, or None."""
        if self.is_spent:
            return None
        try:
            value, end = DECODER.raw_decode(text, start)
        except ValueError as error:
            self.attempts -= 1
            self.characters -= max(0, getattr(error, "pos", len(text)) - start) + 1
            return None
        except RecursionError:
            self.attempts -= 10
            return None
        self.characters -= end - start
        self.values -= 1
        return value, end


def values_of(sources: Sequence[str]) -> Iterator[Any]:
    """The values that speak of ingredients, their references filled in; those of a stream last."""
    effort = Effort()
    streams: dict[str, list[str]] = {}
    for source in sources:
        if len(source) > _MAX_SCRIPT or effort.is_spent:
            continue
        for found in islice(_PIECE.finditer(source), _MAX_PIECES):
            callee = _CALLEE.search(source[max(0, found.start() - 40) : found.start()])
            streams.setdefault(callee[0] if callee else "", []).append(string_value(found[1]))
        yield from _values_in(source, effort)
    for pieces in streams.values():
        stream = "".join(pieces)
        if says_it(stream):
            yield from _streamed(stream, effort)


def _values_in(source: str, effort: Effort) -> Iterator[Any]:
    text = _unpacked(source.strip())
    if not says_it(text):
        return
    names: dict[str, Any] = {}
    values: list[Any] = []
    whole = effort.decoded(text, 0) if text[:1] in '{["' else None
    if whole and whole[1] > len(text) - 3:
        values = [whole[0]]
    elif len(text) <= _MAX_LITERAL and (called := _called_function(text, effort)):
        names, values = called[1], [called[0]]
    else:
        values = list(_opened(text, effort))
        if not any(isinstance(value, dict | list) for value in values) and len(text) <= _MAX_LITERAL:
            text = as_json(text)
            values = list(_opened(text, effort))
    yield from (_expanded(value, text, effort, names) for value in values)
    if not values:
        yield _expanded(list(_keyed(text, effort)), text, effort)


def _unpacked(text: str) -> str:
    """Without the escaping that the way into the page needs."""
    if "&q;" in text:
        for escape, sign in (("&q;", '"'), ("&s;", "'"), ("&l;", "<"), ("&g;", ">"), ("&a;", "&")):
            text = text.replace(escape, sign)
    if text.startswith(("{&quot;", "[{&quot;", "&quot;")):
        text = html.unescape(text)
    if text[:3] in ("%7B", "%5B", "%7b", "%5b"):
        text = unquote(text)
    if text[:2] in ("ey", "W3", "W1") and _BASE64.fullmatch(text):
        text = from_base64(text) or text
    return text


def _opened(text: str, effort: Effort) -> Iterator[Any]:
    """The values that stand behind a sign that opens them and that speak of ingredients."""
    if not says_it(text):
        return
    said = [found.start() for found in islice(_SPOKEN.finditer(text), _MAX_PLACES)]
    at = 0
    while said and (opener := _OPENER.search(text, at)):
        found = effort.decoded(text, opener.end())
        if found is None:
            if effort.is_spent:
                return
            at = opener.end() + 1
            continue
        at = found[1]
        passed = bisect_left(said, at)
        if bisect_left(said, opener.end()) < passed:
            yield found[0]
        said = said[passed:]


def _called_function(text: str, effort: Effort) -> tuple[Any, dict[str, Any]] | None:
    """What ``(function(a,b){…return {…}}(1,2))`` returns, and the values of its names."""
    if not (function := _FUNCTION.search(text)):
        return None
    body = as_json(text[function.end() :])
    found = _RETURN.search(body)
    result = effort.decoded(body, found.end()) if found else None
    call = _CALL.match(body, result[1]) if result else None
    if not (found and result and call):
        return None
    arguments, at = [], call.end()
    while (argument := effort.decoded(body, at)) is not None:
        arguments.append(argument[0])
        at = argument[1]
        while body[at : at + 1] in (",", " ", "\n"):
            at += 1
    parameters = (function[1] or function[2] or "").replace(" ", "").split(",")
    names = dict(zip(parameters, arguments, strict=False))
    for assigned in _ASSIGNED.finditer(body, 0, found.start()):
        _assign(names, assigned, effort.decoded(body, assigned.end()))
    return result[0], names


def _assign(names: dict[str, Any], assigned: re.Match[str], value: tuple[Any, int] | None) -> None:
    target, key, place = names.get(assigned["name"]), assigned["key"], assigned["place"]
    if value is None:
        return
    if isinstance(target, dict) and (key or place):
        target[key or place.strip('"')] = value[0]
    elif isinstance(target, list) and place and place.isdecimal():
        target.extend([None] * (min(int(place), 5_000) + 1 - len(target)))
        if int(place) < len(target):
            target[int(place)] = value[0]
    elif not key and not place:
        names[assigned["name"]] = value[0]


def _streamed(stream: str, effort: Effort) -> Iterator[Any]:
    """A stream is data in one piece, or rows that point to each other by their ids."""
    if not _ROW.match(stream[:8].lstrip().encode("utf-8", "replace")):
        yield from _values_in(stream, effort)
        return
    rows: dict[str, Any] = {}
    loose: list[str] = []
    data, at = stream.encode("utf-8", "replace"), 0
    while len(rows) < _MAX_ROWS and (row := _ROW.match(data, at)):
        at = row.end()
        name = row[1].decode()
        if text := _TEXT_ROW.match(data, at):
            at = text.end() + int(text[1], 16)
            rows[name] = data[text.end() : at].decode("utf-8", "replace")
            continue
        end = data.find(b"\n", at)
        line = data[at : end if end >= 0 else len(data)].decode("utf-8", "replace")
        if line[:1] in ("{", "[", '"') and (found := effort.decoded(line, 0)):
            rows[name] = found[0]
        elif says_it(line):
            loose.append(line)
        at = end + 1 if end >= 0 else len(data)
        while data[at : at + 1] == b"\n":
            at += 1
    yield _expanded(list(rows.values()), stream, effort, None, rows)
    for line in loose[:20]:
        yield from _values_in(line, effort)
    if at < len(data) and len(rows) < _MAX_ROWS:
        yield from _values_in(data[at:].decode("utf-8", "replace"), effort)


def _keyed(text: str, effort: Effort) -> Iterator[Any]:
    """Where no value can be read whole: the lists that stand behind a key of a recipe."""
    for number, found in enumerate(_KEYED.finditer(text)):
        if number > _MAX_KEYS or effort.is_spent:
            return
        if part_of_key(found[1]) and (value := effort.decoded(text, found.end())):
            yield {found[1]: value[0]}


def _expanded(value: Any, text: str, effort: Effort, names: dict[str, Any] | None = None, rows: dict[str, Any] | None = None) -> Any:
    """The value that was read of the text, with strings that hold data opened, flat lists unfolded, references filled in."""
    value = _plainly(value, effort)
    if names or rows or may_point(text):
        value = linked(value, names or {}, rows or {})
    if not isinstance(value, dict | list) or not any(sign in text for sign in _PACKED):
        return value
    nested = 0
    for node in containers_in(value):
        for place, inner in list(node.items())[:MAX_ITEMS] if isinstance(node, dict) else list(enumerate(node[:MAX_ITEMS])):
            if isinstance(inner, str) and len(inner) > 40 and inner.lstrip()[:2] in _OPENINGS and nested < _MAX_NESTED:
                nested += 1
                node[place] = linked(_plainly(inner, effort), {}, {})
    return value


_PACKED = ('\\"', "\\u0022", "&quot;", "%7B", "%5B", "eyJ", "W3s", NAME)
_OPENINGS = {'{"', "[{", '["', "[[", "{&", "[&", "%7", "%5", "ey", "W3", "W1", "{'"}


def _plainly(value: Any, effort: Effort) -> Any:
    for _ in range(3):
        if not isinstance(value, str):
            break
        text = _unpacked(value.strip())
        found = effort.decoded(text, 0) if text[:1] in '{["' else None
        if found is None:
            return value
        value = found[0]
    if is_flat(value):
        return unfolded(value)
    if is_island(value):
        return without_kinds(value, lambda text: (effort.decoded(text, 0) or (None, 0))[0])
    return value
