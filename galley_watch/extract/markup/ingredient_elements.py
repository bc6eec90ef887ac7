"""Elements that are marked as ingredients → lines and headings (pure): each with the rest of its row where that belongs to it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from galley_watch.extract.document import text_of
from galley_watch.extract.fractions import HAS_AMOUNT
from galley_watch.extract.markup import list_elements
from galley_watch.extract.markup.element_text import blocks_of, line_of, without_bold_headings
from galley_watch.extract.markup.ingredient_lines import GroupHeading, clean_line, headed_by_bullets, joined_pairs, split_ingredients
from galley_watch.extract.markup.repeated_lists import ingredient_names
from galley_watch.extract.page_text.blocks import Blocks
from galley_watch.extract.page_text.ingredient_blocks import lines_of
from galley_watch.extract.page_text.ranges import Range
from galley_watch.extract.page_text.weighed_blocks import WeighedBlocks

_GOES_ON = re.compile(r"^\s*(?:[,;(\[–—]|-\s)\s*\S")
_HEADED_LIST = re.compile(r"^(?P<heading>[^\d:,]{2,60}):\s*(?P<rest>\S.*,.*,.*)$")
_ROW_SIZE = 160
MAX_ELEMENTS = 500


def ingredient_values(elements: Sequence[Any]) -> list[str | GroupHeading]:
    """The lines that the elements show, in order; one element that holds a list gives all its lines."""
    parts = list_elements.shown_once(list_elements.outermost(elements[:MAX_ELEMENTS]))
    inner = [element for element in elements if element not in set(parts)]
    if len(parts) == 1 and parts[0].tag != "meta":
        return _lines_of_container(parts[0], inner)
    rows = list_elements.rows_of(parts)
    lines = _with_rows(rows, [_stated(element) for element in parts])
    own_headings = list_elements.headings_among(parts, lines)
    told = {row: (element, line) for row, element, line in zip(rows, parts, lines, strict=True)}
    items = list_elements.with_unmarked_items(rows)
    headings = list_elements.headings_between(items)
    found: list[str | GroupHeading] = []
    for place, row in enumerate(items):
        element, line = told.get(row, (row, ""))
        if place in headings:
            found.append(GroupHeading(headings[place]))
        if element in own_headings:
            found.append(GroupHeading(line))
        elif _is_container(element):
            found += _lines_of_container(element, inner)
        elif line or (line := line_of(row)):
            found += _in_one_line(line)
    return found


def _stated(element: Any) -> str:
    """What the element shows; what it only states (``<meta>``, a ``content`` with the amount) where it shows less."""
    shown = line_of(element)
    if not ingredient_names(shown) and element.find(".//button") is not None:  # its name is one
        shown = text_of(element)
    stated = element.get("content") or ""
    if stated and (not shown or (HAS_AMOUNT.search(stated) and not HAS_AMOUNT.search(shown))):
        return str(stated)
    if shown:
        return shown
    return " ".join(inner.get("content") for inner in element.iter("meta") if inner.get("itemprop") != "unitCode" and inner.get("content"))


def _with_rows(rows: Sequence[Any], lines: Sequence[str]) -> list[str]:
    """Each line with what its row adds: the amounts where the marked words have none, or words that go on with them."""
    in_rows = [line_of(row) for row in rows]
    bare = sum(1 for line in lines if not HAS_AMOUNT.search(line))
    counted = sum(1 for line in in_rows if HAS_AMOUNT.search(line) and len(line) <= _ROW_SIZE)
    has_amounts_beside = bare * 2 > len(lines) and counted * 2 > len(lines)
    return [_with_row(line, row, has_amounts_beside) for line, row in zip(lines, in_rows, strict=True)]


def _with_row(line: str, row: str, has_amounts_beside: bool) -> str:
    if not line:
        return row if len(row) <= _ROW_SIZE else line
    if row == line or len(row) > _ROW_SIZE + len(line) or line not in row:
        return line
    if has_amounts_beside:
        return row
    before, _, after = row.partition(line)
    return f"{line}{after}".rstrip(" ,;") if not before.strip("•·▢-– ") and _GOES_ON.match(after) else line


def _is_container(element: Any) -> bool:
    """A list, or several lines that begin with an amount, inside one of several marked elements."""
    if element.tag == "meta":
        return False
    if sum(1 for _ in element.iter("li", "tr")) - (element.tag in ("li", "tr")) >= 1:
        return True
    lines = [clean_line(block.text) for block in blocks_of(element).blocks]
    return len(lines) >= 2 and all(HAS_AMOUNT.match(line) and ingredient_names(line) for line in lines)


def _in_one_line(line: str) -> list[str | GroupHeading]:
    """ "For the dough: 300 g flour, 3 eggs, 1 pinch of salt" → a heading and three lines."""
    found = _HEADED_LIST.match(line)
    parts = split_ingredients(found["rest"]) if found else [line]
    if found and len(parts) >= 3 and all(HAS_AMOUNT.match(part) for part in parts):
        return [GroupHeading(found["heading"].strip()), *parts]
    return [line]


def _lines_of_container(element: Any, inner: Sequence[Any]) -> list[str | GroupHeading]:
    blocks = blocks_of(element, breaks_at=inner)
    if len(blocks.blocks) == 1:
        return [blocks.blocks[0].text]
    headed = headed_by_bullets([block.text for block in blocks.blocks])
    if any(isinstance(line, GroupHeading) for line in headed):
        return headed
    joined = joined_pairs(headed)
    if 2 * len(joined) <= len(headed):
        return joined
    kept = Blocks(tuple(without_bold_headings(blocks.blocks)), blocks.regions)
    return lines_of(WeighedBlocks(kept), Range(0, len(kept.blocks), 1.0, True)) or [line_of(element)]
