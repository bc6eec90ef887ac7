"""A list of ingredients in whatever shape an application keeps it → lines and headings (pure)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from galley_watch.extract import text
from galley_watch.extract.fractions import HAS_AMOUNT, VULGAR_FRACTIONS
from galley_watch.extract.markup.graph import listed
from galley_watch.extract.markup.ingredient_lines import GroupHeading, clean_line
from galley_watch.extract.page_data.amounts import Kitchen, amount_and_unit
from galley_watch.extract.page_data.ingredient_text import MARKED_HEADING, lines_of_text
from galley_watch.extract.page_data.keys import (
    AMOUNTS,
    HEADINGS,
    LANGUAGES,
    LISTS,
    NAMES,
    PLACES,
    PLURAL_NAMES,
    REMARKS,
    WHOLE_LINES,
    Names,
    fields_of,
    first_of,
    part_of_key,
    plain_key,
)  # fmt: skip
from galley_watch.extract.page_data.rich_text import as_html, is_rich_text
from galley_watch.extract.page_text.fact_words import PIECES

MAX_LINES = 150
_LEVELS = 9
_LOOKS = 2
_MAX_NODES = 2_000
_ABOUT = re.compile(r"(?:about|approx\w*|circa|ca|etwa|environ|env|aprox\w*|ongeveer|omkring|ungef\w*|some|scant|heaped)\W*", re.IGNORECASE)
_BLANK_BEFORE_COMMA = re.compile(r"\s+(?=,(?:\s|$))")
_AT_MOST_ONE = re.compile(rf"1|[{VULGAR_FRACTIONS}]|\d/\d|0[.,]\d+")
_PIECES = re.compile(PIECES, re.IGNORECASE)
_KEYS = Names("ingredientid id uuid key foodid productid")
_SURE_NAMES = Names(" ".join(NAMES.words[:5]))
_INNER_NAMES = Names(" ".join((*NAMES.words, "singular")))
_GROUPS = Names("groupname group sectionname section groupheading grouptitle component part gruppe gruppo groupe grupo")
_HEADING_MARKS = ("isheader", "isheading", "header", "heading", "istitle", "issection", "isgroup", "isgroupheader")
_HEADING_TYPES = ("header", "heading", "section", "group", "title", "subheading", "groupheader", "sectionheader")


class LineReader:
    """Reads the lists of one page; bounded together, for what is shared in the data may be met again and again."""

    def __init__(self) -> None:
        self.kitchen = Kitchen()
        self.left = _MAX_NODES

    def read(self, value: Any, kitchen: Kitchen) -> list[str | GroupHeading]:
        self.kitchen = kitchen
        lines: list[str | GroupHeading] = []
        for line in self._lines(value, 0):
            lines.append(line)
            if len(lines) >= MAX_LINES:
                break
        return lines

    def _lines(self, value: Any, level: int) -> Iterator[str | GroupHeading]:
        self.left -= 1
        if level > _LEVELS or self.left < 0:
            return
        if isinstance(value, str):
            yield from lines_of_text(value)
        elif is_rich_text(value):
            yield from lines_of_text(as_html(value))
        elif isinstance(value, list):
            yield from self._of_list(value, level)
        elif isinstance(value, dict):
            yield from self._of_node(value, level)

    def _of_list(self, items: list[Any], level: int) -> Iterator[str | GroupHeading]:
        items = in_order(items[:MAX_LINES])
        groups = _groups_stated(items)
        for place, item in enumerate(items):
            if groups and groups[place] and groups[place] != (groups[place - 1] if place else ""):
                yield GroupHeading(groups[place])
            if isinstance(item, str) and len(items) > 1 and "<li" not in item.lower():
                yield from _line_of_list(item)
            elif _is_row(item) and 3 * len(items) > len(item):
                line = clean_line(" ".join(filter(None, (text.plain(str(part)) for part in item))))
                yield from [line] if line else []
            elif isinstance(item, dict) and (heading := _heading_row(item)):
                yield GroupHeading(heading)
            else:
                yield from self._lines(item, level + 1)

    def _of_node(self, node: dict[str, Any], level: int) -> Iterator[str | GroupHeading]:
        fields = fields_of(node)
        inner = _held_list(fields)
        if inner is not None:
            heading = first_of(fields, HEADINGS, str)
            if heading and not isinstance(inner, str) and level + 1 <= _LEVELS and heading != "__typename" and _is_heading(heading):
                yield GroupHeading(text.plain(heading))
            yield from self._lines(inner, level + 1)
            return
        if groups := groups_of_names(node):
            for name, value in groups:
                if not _is_code(name):
                    yield GroupHeading(text.plain(name))
                yield from self._lines(value, level + 1)
            return
        wrapped = next(
            (
                fields[name]
                for name in ("node", "attributes", "fields", "data", "attrs", "rendered", "html", "markdown", "raw", "value")
                if name in fields
            ),
            None,
        )
        if isinstance(wrapped, str | list | dict) and first_of(fields, _SURE_NAMES, str, dict) is None:
            yield from self._lines(wrapped, level + 1)
        elif line := self.line(fields):
            yield line

    def line(self, fields: dict[str, Any]) -> str:
        """Amount, unit and name side by side; a remark behind them."""
        key = first_of(fields, _KEYS, str, int)
        if key is not None and str(key) in self.kitchen.amounts and first_of(fields, AMOUNTS, str, int, float, dict) is None:
            fields = {
                **fields,
                **fields_of(self.kitchen.amounts[str(key)]),
                **{name: fields[name] for name in NAMES.words if name in fields},
            }
        amount, unit = amount_and_unit(fields, self.kitchen)
        whole = text.plain(first_of({name: value for name, value in fields.items() if name in WHOLE_LINES}, WHOLE_LINES, str) or "")
        if len(whole) > 2 and (not amount or (HAS_AMOUNT.search(whole) and self.kitchen.times == 1.0)):
            return clean_line(_BLANK_BEFORE_COMMA.sub(",", whole))
        name = self._name(fields, amount, unit)
        if not name:
            return ""
        start = " ".join(filter(None, (amount, unit if not amount.lower().endswith(unit.lower()) else "")))
        before, behind = text.plain(fields["prefix"]) if isinstance(fields.get("prefix"), str) else "", _remark(fields)
        if before and before.casefold() not in name.casefold():
            start, name = (f"{before} {start}", name) if _ABOUT.fullmatch(before) else (start, f"{before} {name}")
        line = name if start and name.casefold().startswith(start.casefold()) else f"{start} {name}"
        if behind and behind.casefold() not in line.casefold():
            line = f"{line} {behind}" if behind[0] in "(,;" else f"{line}, {behind}"
        if (fields.get("optional") is True or fields.get("isoptional") is True) and "option" not in line.casefold():
            line = f"{line} (optional)"
        return clean_line(_BLANK_BEFORE_COMMA.sub(",", " ".join(line.split())))

    def _name(self, fields: dict[str, Any], amount: str, unit: str) -> str:
        found = first_of(fields, NAMES, str, dict)
        for _ in range(4):
            if not isinstance(found, dict):
                break
            inner = fields_of(found)
            plural = first_of(inner, PLURAL_NAMES, str)
            counts = not unit or _PIECES.fullmatch(unit) is not None
            many = (bool(amount) and counts and not _AT_MOST_ONE.fullmatch(amount)) or fields.get("ingredientinflection") == "plural"
            found = plural if plural and many else first_of(inner, _INNER_NAMES, str, dict)
        if not isinstance(found, str):
            for name in ("ingredientid", "foodid", "productid", "ingredient", "food", "product", "id"):
                if isinstance(key := fields.get(name), str | int) and str(key) in self.kitchen.foods:
                    found = first_of(fields_of(self.kitchen.foods[str(key)]), NAMES, str)
                    break
        return text.plain(found) if isinstance(found, str) else ""


def _line_of_list(item: str) -> Iterator[str | GroupHeading]:
    found = MARKED_HEADING.fullmatch(item.strip())
    if found and not HAS_AMOUNT.search(found["words"]):
        yield GroupHeading(text.plain(found["words"]))
    elif line := clean_line(_BLANK_BEFORE_COMMA.sub(",", text.plain(item))):
        yield line


def _is_row(item: Any) -> bool:
    """Amount, unit and name as the cells of a row?"""
    return isinstance(item, list) and 0 < len(item) <= 4 and all(isinstance(part, str | int | float) for part in item)


def _groups_stated(items: list[Any]) -> list[str]:
    """The group that each line states for itself; none where one states no group, or its own list."""
    found = [first_of(fields_of(item), _GROUPS, str) if isinstance(item, dict) else None for item in items]
    is_stated = len(found) > 1 and all(isinstance(group, str) and not _is_code(group) for group in found)
    flat = is_stated and not any(isinstance(value, list) for item in items for value in item.values())
    return [text.plain(str(group)) for group in found] if flat else []


def _heading_row(item: dict[str, Any]) -> str:
    """The words of a row that says of itself that it is a heading."""
    fields = fields_of(item)
    kind = fields.get("type", fields.get("kind"))
    is_marked = any(fields.get(name) is True for name in _HEADING_MARKS) or (isinstance(kind, str) and plain_key(kind) in _HEADING_TYPES)
    if not is_marked or any(isinstance(value, list | dict) for value in fields.values()) or first_of(fields, AMOUNTS, str, int, float):
        return ""
    words = first_of({name: value for name, value in fields.items() if value is not kind}, _INNER_NAMES, str)
    return text.plain(words) if words else ""


def _remark(fields: dict[str, Any]) -> str:
    found = first_of({name: value for name, value in fields.items() if "label" not in name}, REMARKS, str)
    return text.plain(found) if isinstance(found, str) and len(found) < 200 else ""


def _held_list(fields: dict[str, Any], level: int = 0) -> Any:
    """What an object that is a list holds."""
    found = first_of({name: value for name, value in fields.items() if name in LISTS}, LISTS, list)
    if isinstance(found, list):
        return found if any(isinstance(item, str | dict | list) for item in found) else None
    inner = first_of({name: value for name, value in fields.items() if name in LISTS or part_of_key(name)}, LISTS, dict)
    if isinstance(inner, dict) and level < _LOOKS:
        is_list = listed(inner) or groups_of_names(inner) or is_rich_text(inner)
        if is_list or _held_list(fields_of(inner), level + 1) is not None:
            return inner
    for name in ("ingredients", "items", "list", "content", "text", "body", "html", "zutaten"):
        value = fields.get(name)
        if isinstance(value, str) and ("\n" in value.strip() or "<li" in value or "<br" in value or "<p" in value):
            return value
    return None


def _is_heading(words_of_it: str) -> bool:
    return len(words_of_it) < 100 and not _is_code(words_of_it)


def _is_code(name: str) -> bool:
    """A name that is none for readers."""
    return bool(
        re.fullmatch(
            r"[\d_-]*|[0-9a-f-]{16,}|(?:group|section|part|default|main|items?|list|null|ingredients?)[\W_]*\d*",
            name.strip(),
            re.IGNORECASE,
        )
    ) or (plain_key(name) in LANGUAGES)


def groups_of_names(node: dict[str, Any]) -> list[tuple[str, Any]]:
    """``{"Dough": […], "Filling": […]}``: what stands under each name, where all of it is lists or texts of several lines."""
    items = [
        (name, value)
        for name, value in node.items()
        if isinstance(name, str) and value not in (None, "", [], {}) and not name.startswith("_")
    ]
    if not items or len(items) > 20 or any(plain_key(name) in ("tags", "images", "categories") for name, _ in items):
        return []
    is_groups = all(isinstance(value, list) or (isinstance(value, str) and ("\n" in value or "<li" in value)) for _, value in items)
    return items if is_groups else []


def in_order(items: list[Any]) -> list[Any]:
    """By the places that all of them state, each once."""
    if len(items) < 2 or not all(isinstance(item, dict) for item in items):
        return items
    stated = [{plain_key(name): value for name, value in item.items() if isinstance(name, str) and type(value) is int} for item in items]
    for key in PLACES.words:
        by_place = {row[key]: item for row, item in zip(stated, items, strict=True) if key in row}
        if len(by_place) == len(items):
            return [by_place[place] for place in sorted(by_place)]
    return items
