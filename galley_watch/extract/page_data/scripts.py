"""The text of scripts and attributes → the values that they hold (pure): JSON, literals of JavaScript, strings of either, streams."""

from __future__ import annotations

import html
import re
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any
from urllib.parse import unquote

from galley_watch.extract.page_data.called_function import called_function
from galley_watch.extract.page_data.effort import MAX_SCRIPT, SPOKEN, Effort, may_hold_amounts, mentions_ingredients
from galley_watch.extract.page_data.javascript import NAME, as_json, from_base64
from galley_watch.extract.page_data.keys import part_of_key
from galley_watch.extract.page_data.references import (
    MAX_ITEMS,
    containers_in,
    is_flat,
    is_island,
    may_point,
    resolved,
    unfolded,
    without_kinds,
)
from galley_watch.extract.page_data.streams import rows_of, streams_in

_MAX_LITERAL = 400_000
"""Characters; a longer script is read as JSON, not as JavaScript."""
_MAX_NESTED = 60
_LONG = 100
_MAX_PLACES = 2_000
_NAME_WITHIN = 100
_MAX_OPENERS = 20_000
_BEFORE = re.compile(r'\s*(?:[:=]\s*"?|\("?hsup\.)([\w$-]{3,60})(?![\w$-])')
"""Read backwards from the place: a search that has to end there tries each character before it."""
_PUSHES = re.compile(r'\.push"?\(\s*\Z')
_OPENER = re.compile(rf'(?:[=(,|?:]|\breturn|"{NAME}return"|^)\s*(?=[{{\["])')
_KEYED = re.compile(r'"([^"\\:]{3,60})"\s*:\s*(?=["{\[])')
_MAX_KEYS = 20_000
_BASE64 = re.compile(r"[A-Za-z0-9+/_-]{60,}={0,2}")


def values_of(sources: Sequence[str], effort: Effort) -> Iterator[Any]:
    """The values that speak of ingredients or are named like a part of a recipe, their references filled in; those of a stream last."""
    return _values_of([source for source in sources if len(source) <= MAX_SCRIPT], effort, mentions_ingredients)


def further_values_of(sources: Sequence[str], effort: Effort) -> Iterator[Any]:
    """The values that ``values_of`` passes over and that may state amounts."""
    others = [
        source
        for source in sources
        if len(source) <= MAX_SCRIPT and not (source.lstrip()[:1] in ("{", "[") and mentions_ingredients(source))
    ]
    return _values_of(others, effort, may_hold_amounts)


def _values_of(sources: Sequence[str], effort: Effort, is_wanted: Callable[[str], bool]) -> Iterator[Any]:
    for source in sources:
        yield from _values_in(source, effort, is_wanted)
    for stream in streams_in(sources):
        if not is_wanted(stream):
            continue
        if found := rows_of(stream, effort):
            rows, loose = found
            yield _expanded(list(rows.values()), _Traits.of(stream), effort, None, rows)
            for line in loose:
                yield from _values_in(line, effort, is_wanted)
        else:
            yield from _values_in(stream, effort, is_wanted)


def _values_in(source: str, effort: Effort, is_wanted: Callable[[str], bool]) -> Iterator[Any]:
    text = _unpacked(source.strip())
    if effort.is_spent or not (is_wanted(text) or _names_part(text, text.find("=") + 1)):
        return
    names: dict[str, Any] = {}
    values: list[Any] = []
    whole = effort.decoded(text, 0) if text[:1] in '{["' else None
    if whole and whole[1] > len(text) - 3:
        values = [whole[0]]
    elif len(text) <= _MAX_LITERAL and (called := called_function(text, effort)):
        names, values = called[1], [called[0]]
    else:
        of_any = is_wanted is may_hold_amounts
        values = list(_opened(text, effort, of_any))
        if not any(_is_whole(value) for value in values) and len(text) <= _MAX_LITERAL:
            text = as_json(text)
            values = list(_opened(text, effort, of_any)) or values
    traits = _Traits.of(text)
    yield from (_expanded(value, traits, effort, names) for value in values)
    if not values:
        yield _expanded(list(_keyed(text, effort)), traits, effort)


def _is_whole(value: Any) -> bool:
    """More than one list that stands behind its name?"""
    return isinstance(value, list) or (isinstance(value, dict) and (len(value) > 1 or not part_of_key(next(iter(value), ""))))


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


def _opened(text: str, effort: Effort, of_any: bool) -> Iterator[Any]:
    """The values behind a sign that opens them: those that speak of ingredients or stand behind the name of a part, or all long ones."""
    said = [found.start() for found in islice(SPOKEN.finditer(text), _MAX_PLACES)]
    pushed: dict[str, list[Any]] = {}
    at = 0
    for _ in range(_MAX_OPENERS):
        opener = _OPENER.search(text, at)
        if opener is None or effort.is_spent:
            break
        at = opener.end() + 1
        name = _names_part(text, opener.end()) if opener[0][:1] in ":=(" else ""
        if not name and not said and not of_any:
            continue
        if (found := effort.decoded(text, opener.end())) is None:
            continue
        at = found[1]
        passed = bisect_left(said, at)
        if name and _PUSHES.search(text, max(0, opener.end() - 20), opener.end()):
            pushed.setdefault(name, []).append(found[0])
        elif name:
            yield {name: found[0]}
        elif bisect_left(said, opener.end()) < passed or (of_any and at - opener.end() > _LONG):
            yield found[0]
        said = said[passed:]
    yield from ({name: values} for name, values in pushed.items())


def _names_part(text: str, end: int) -> str:
    """The name of a part of a recipe that stands before the place: a variable, a key, a list that something is pushed to."""
    found = _BEFORE.match(text[max(0, end - _NAME_WITHIN) : end][::-1])
    name = found[1][::-1] if found else ""
    return name if name and part_of_key(name) else ""


def _keyed(text: str, effort: Effort) -> Iterator[Any]:
    """Where no value can be read whole: the lists that stand behind a key of a recipe."""
    for number, found in enumerate(_KEYED.finditer(text)):
        if number > _MAX_KEYS or effort.is_spent:
            return
        if part_of_key(found[1]) and (value := effort.decoded(text, found.end())):
            yield {found[1]: value[0]}


@dataclass(frozen=True, slots=True)
class _Traits:
    """What the values of one text may hold; asked once, for the text may hold thousands."""

    points: bool
    is_packed: bool

    @classmethod
    def of(cls, text: str) -> _Traits:
        return cls(may_point(text), any(sign in text for sign in _PACKED))


def _expanded(value: Any, traits: _Traits, effort: Effort, names: dict[str, Any] | None = None, rows: dict[str, Any] | None = None) -> Any:
    """The value that was read of the text, with strings that hold data opened, flat lists unfolded, references filled in."""
    value = _plainly(value, effort)
    if names or rows or traits.points:
        value = resolved(value, names or {}, rows or {})
    if not isinstance(value, dict | list) or not traits.is_packed:
        return value
    nested = 0
    for node in containers_in(value):
        for place, inner in list(node.items())[:MAX_ITEMS] if isinstance(node, dict) else list(enumerate(node[:MAX_ITEMS])):
            if isinstance(inner, str) and len(inner) > 40 and inner.lstrip()[:2] in _OPENINGS and nested < _MAX_NESTED:
                nested += 1
                node[place] = resolved(_plainly(inner, effort), {}, {})
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
