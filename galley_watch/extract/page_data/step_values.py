"""A method in whatever shape an application keeps it → steps and headings (pure)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from galley_watch.extract import text
from galley_watch.extract.markup.graph import listed
from galley_watch.extract.markup.instructions import Heading, blob_steps, clean_step, is_heading
from galley_watch.extract.page_data.ingredient_values import groups_of_names, in_order
from galley_watch.extract.page_data.keys import HEADINGS, LISTS, STEPS, Names, fields_of, first_of, plain_key
from galley_watch.extract.page_data.rich_text import as_html, is_rich_text
from galley_watch.extract.page_text.words import METHOD_HEADING, ORDINAL_LABEL

MAX_STEPS = 150
_LEVELS = 9
_LOOKS = 2
_LONGEST_HEADING = 80
_MAX_NODES = 2_000
_HASHES = re.compile(r"^#{1,6}\s+([^\n]{1,80}?)\s*#*$", re.MULTILINE)
_NUMBERED_KEY = re.compile(r"(?:step|schritt|etape|paso|passo|stap|steg|trin|fase|phase|instruction|direction)?_?(\d{1,2})")
_BULLET = re.compile(r"^\s*(?:[-*+]|\d{1,2}[.)])\s+", re.MULTILINE)
_NESTED = Names(" ".join((*STEPS.words, "node attributes fields data attrs")))
_PUT_OFF = ("ingredients", "products", "images", "media", "videos", "tips", "utensils", "equipment", "timers")


class StepReader:
    """Reads the methods of one page; bounded like ``LineReader``."""

    def __init__(self) -> None:
        self.left = _MAX_NODES

    def read(self, value: Any) -> list[str | Heading]:
        steps: list[str | Heading] = []
        for step in self._steps(value, 0, alone=True):
            steps.append(step)
            if len(steps) >= MAX_STEPS:
                break
        return steps

    def _steps(self, value: Any, level: int, alone: bool) -> Iterator[str | Heading]:
        self.left -= 1
        if level > _LEVELS or self.left < 0:
            return
        if isinstance(value, str):
            yield from _whole_method(value) if alone else _one_step(value)
        elif is_rich_text(value):
            written = as_html(value)
            yield from blob_steps(written) if alone else _one_step(written)
        elif isinstance(value, list):
            items = [item for item in in_order(value[:MAX_STEPS]) if item not in (None, "", [], {})]
            for item in items:
                yield from self._steps(item, level + 1, alone=alone and len(items) == 1)
        elif isinstance(value, dict):
            yield from self._of_node(value, level, alone)

    def _of_node(self, node: dict[str, Any], level: int, alone: bool) -> Iterator[str | Heading]:
        if items := listed(node) or _numbered(node):
            yield from self._steps(items, level + 1, alone)
            return
        fields = fields_of(node)
        inner = _held(fields)
        told = {name: value for name, value in fields.items() if name not in HEADINGS}
        words = first_of(told, STEPS, str)
        nested = first_of(told, _NESTED, dict) if words is None and inner is None else None
        groups = groups_of_names(node) if words is None and inner is None else []
        if words is None and inner is None and nested is None and not groups:
            words = first_of(fields, STEPS, str)
        for name, value in groups:
            yield Heading(text.plain(name))
            yield from self._steps(value, level + 1, alone=True)
        if groups:
            return
        heading = text.plain(first_of({name: value for name, value in fields.items() if value is not words}, HEADINGS, str) or "")
        if _is_heading(heading):
            yield Heading(heading)
        rest = nested if isinstance(nested, dict) else words if inner is None else inner
        if rest is not None:
            yield from self._steps(rest, level + 1, alone=alone or inner is not None)


def _is_heading(words: str) -> bool:
    """Says more than "Step 1" and "Method", and is no name for machines."""
    if not words or len(words) >= _LONGEST_HEADING or words.isdigit() or "_" in words:
        return False
    return not ORDINAL_LABEL.match(words) and not METHOD_HEADING.match(words)


def _held(fields: dict[str, Any], level: int = 0) -> Any:
    """The list of steps that a section holds; a step's own ingredients, pictures and tips are none."""
    lists = {
        name: value
        for name, value in fields.items()
        if name in LISTS and name not in _PUT_OFF and "ingredien" not in name and name != "zutaten"
    }
    found = first_of(lists, LISTS, list)
    if isinstance(found, list) and any(isinstance(item, str | dict | list) for item in found):
        return found
    for value in lists.values():
        if isinstance(value, dict) and (
            is_rich_text(value) or listed(value) or (level < _LOOKS and _held(fields_of(value), level + 1) is not None)
        ):
            return value
    return next((value for name, value in fields.items() if name in STEPS and is_rich_text(value)), None)


def _numbered(node: dict[str, Any]) -> list[Any]:
    """What stands under "step1", "step2", … in their order."""
    found = {}
    for name, value in list(node.items())[:MAX_STEPS]:
        number = _NUMBERED_KEY.fullmatch(plain_key(name)) if isinstance(name, str) else None
        if number is None:
            return []
        found[int(number[1])] = value
    return [found[number] for number in sorted(found)]


def _whole_method(value: str) -> Iterator[str | Heading]:
    """One string: HTML, or Markdown with headings and numbers, or lines."""
    at = 0
    for found in _HASHES.finditer(value[: text.MAX_TEXT]):
        yield from _of_part(value[at : found.start()])
        if not METHOD_HEADING.match(found[1]):
            yield Heading(text.plain(found[1]))
        at = found.end()
    yield from _of_part(value[at:])


def _of_part(value: str) -> Iterator[str | Heading]:
    if not value.strip():
        return
    marked = _BULLET.findall(value[: text.MAX_TEXT])
    if len(marked) >= 2 and "<" not in value:
        pieces = [" ".join(text.lines(piece)) for piece in _BULLET.split(value[: text.MAX_TEXT])]
        yield from (piece for piece in pieces if piece)
        return
    yield from blob_steps(value.replace("**", "") if value.count("**") % 2 == 0 else value)


def _one_step(value: str) -> Iterator[str | Heading]:
    """One of several: one step, however many lines it has."""
    step = clean_step(text.plain(value.replace("**", "")))
    if is_heading(step):
        yield Heading(step)
    elif step and not ORDINAL_LABEL.match(step):
        yield re.sub(r"^\d{1,2}[.)]\s+(?=[^\W\d_])", "", step)
