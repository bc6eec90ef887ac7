"""Where a page carries data (pure): scripts, attributes of components, hidden fields; and markup that it keeps out of sight."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from galley_watch.extract.page_data.effort import may_hold_amounts, mentions_ingredients
from galley_watch.extract.page_data.keys import part_of_key

_ATTRIBUTES = (
    "//@*[string-length() > 40 and (contains(., '[') or contains(., '{') or contains(., '%5B')"
    " or (string-length() > 400 and (starts-with(., 'eyJ') or starts-with(., 'W3s'))))]"
)
_WRITTEN_OUT = (
    "//body//*[not(self::script or self::style or self::textarea) and "
    "(starts-with(normalize-space(text()), '{\"') or starts-with(normalize-space(text()), '[{\"'))]"
)
"""Elements whose text is data."""
_MAX_ATTRIBUTES = 3_000
_LONG = 150
_LONG_ROWS = 80
_STREAMS = (".push([", ".enqueue(")
_PACKED = ("atob(", "eyJ", "W3s", "%22")
_HIDDEN = ("template", "noscript", "textarea")
_MOST = 40
_FEWEST_BESIDE = 2


class DataSources:
    """The texts of one page that may hold data, by what they say; its attributes are looked through once."""

    def __init__(self, root: Any) -> None:
        self._root = root
        self._scripts = [script for script in root.iter("script") if script.text and "ld+json" not in (script.get("type") or "").lower()]
        self._attributes = root.xpath(_ATTRIBUTES)[:_MAX_ATTRIBUTES]

    def speaking(self) -> list[str]:
        """Those that speak of ingredients, in the order of their kinds."""
        attributes = islice(_attributes(self._attributes), _MOST)
        return list(dict.fromkeys((*_scripts(self._scripts), *attributes, *_fields(self._root))))

    def measuring(self) -> Iterator[str]:
        """Those that may state amounts and do not speak of ingredients in the words we know; searched for many words, one by one."""
        return islice(_measuring(self._scripts, self._attributes), _MOST)


def _measuring(scripts: Sequence[Any], attributes: Sequence[Any]) -> Iterator[str]:
    streamed = [script.text for script in scripts if any(call in script.text for call in _STREAMS)]
    if streamed and may_hold_amounts("".join(streamed)):
        yield from streamed
    for script in scripts:
        if len(script.text) > _LONG and may_hold_amounts(script.text):
            yield script.text
    for value in attributes:
        if len(value) > _LONG_ROWS and may_hold_amounts(value):
            yield _with_those_beside(value, attributes)


def _with_those_beside(value: Any, attributes: Sequence[Any]) -> str:
    """One object of all attributes of the element that are JSON: a component may get the parts of a recipe one by one."""
    around = value.getparent()
    beside = [other for other in attributes if other.lstrip()[:1] in ("[", "{") and other.getparent() is around]
    if len(beside) < _FEWEST_BESIDE or value not in beside:
        return str(value)
    names = (str(other.attrname or "").lstrip(":@").removeprefix("data-") for other in beside)
    return "{" + ", ".join(f"{json.dumps(name)}: {other}" for name, other in zip(names, beside, strict=True)) + "}"


def _scripts(scripts: Sequence[Any]) -> Iterator[str]:
    streamed = [script.text for script in scripts if any(call in script.text for call in _STREAMS)]
    speaks = mentions_ingredients("".join(streamed)) if streamed else False
    for script in scripts:
        is_stream = speaks and any(call in script.text for call in _STREAMS)
        if is_stream or mentions_ingredients(script.text) or any(sign in script.text for sign in _PACKED):
            yield script.text


def _attributes(attributes: Sequence[Any]) -> Iterator[str]:
    """Values that speak of ingredients or are packed; with its name before it one that is named like a part of a recipe."""
    for value in attributes:
        name = str(value.attrname or "").removeprefix("data-").lstrip(":@")
        if part_of_key(name) and value.lstrip()[:1] in ("[", "{"):
            yield f"{name}={value}"
        elif len(value) > _LONG and (mentions_ingredients(value) or value.startswith(("eyJ", "W3s"))):
            yield str(value)


def _fields(root: Any) -> Iterator[str]:
    """Markup and data that a reader does not see until a script shows it."""
    from lxml import etree

    for element in root.xpath(_WRITTEN_OUT)[:_MOST]:
        if element.text and len(element.text) > _LONG and mentions_ingredients(element.text):  # the first text may stand behind a child
            yield element.text

    for number, element in enumerate(root.iter(*_HIDDEN)):
        if number >= _MOST:
            return
        if element.tag == "textarea":
            words = element.text or ""
        else:
            words = etree.tostring(element, encoding="unicode", with_tail=False) if len(element) else element.text or ""
        if len(words) > 100 and mentions_ingredients(words):
            yield words
