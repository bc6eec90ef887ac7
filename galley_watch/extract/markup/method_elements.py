"""Elements that are marked as a method → steps and headings (pure): one element with all of it, or one for each step or section."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from galley_watch.extract.markup.element_text import BOLD_LEVEL, blocks_of, line_of, without_bold_headings
from galley_watch.extract.markup.graph import Node, get
from galley_watch.extract.markup.instructions import Heading
from galley_watch.extract.markup.list_elements import headings_among, headings_between, outermost, rows_of, shown_once
from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.blocks import Block, Blocks
from galley_watch.extract.page_text.ranges import Range
from galley_watch.extract.page_text.step_blocks import steps_of
from galley_watch.extract.page_text.weighed_blocks import WeighedBlocks

MAX_ELEMENTS = 200
_HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6", "legend")
_SAYS_STEPS = ("text", "itemListElement", "steps", "step", "description")
_HOLDS_STEPS = re.compile(r"\b(?:HowToSection|ItemList|HowTo)$")
_LINK_SIZE = 60
"""Characters; so short a link at the end of a method leads away from it."""


def method_values(elements: Sequence[Any], nodes: dict[Any, Node] | None = None) -> list[str | Heading | Node]:
    """Steps, headings and nodes in order; ``nodes`` are the items that elements with an ``itemscope`` hold, some no more than frames."""
    items = nodes or {}
    parts = shown_once(outermost(elements[:MAX_ELEMENTS]))
    inner = [element for element in elements if element not in set(parts)]
    rows = rows_of(parts)
    headings = headings_between(rows, for_steps=True)
    own_headings = headings_among(parts, [line_of(element) for element in parts]) - set(items) if len(parts) > 2 else set()
    found: list[str | Heading | Node] = []
    for place, element in enumerate(parts):
        if place in headings:
            found.append(Heading(headings[place]))
        if element in own_headings:
            found.append(Heading(line_of(element)))
            continue
        if element in items and get(items[element], *_SAYS_STEPS) is not None:
            found.append(items[element])
        elif element.tag != "meta" and (len(parts) == 1 or _is_container(element)):
            found += _parts_of_container(element, inner)
        elif step := _stated(element):
            found.append(step)
    return found


def _stated(element: Any) -> str:
    """What the element shows; what it only states where it shows nothing."""
    return line_of(element) or element.get("content") or ""


def _is_container(element: Any) -> bool:
    """Does the element hold a list, or parts under headings?"""
    if _HOLDS_STEPS.search(element.get("itemtype") or element.get("typeof") or ""):
        return True
    if sum(1 for _ in element.iter("li")) - (element.tag == "li") >= 1:
        return True
    return sum(1 for heading in element.iter(*_HEADINGS) if not words.ORDINAL_LABEL.match(line_of(heading))) >= 2


def _parts_of_container(element: Any, inner: Sequence[Any]) -> list[str | Heading]:
    blocks = blocks_of(element, breaks_at=inner)
    kept = without_bold_headings(takewhile(lambda block: not (block.level and words.AFTER_HEADING.match(block.text)), blocks.blocks))
    while kept and kept[-1].linked and len(kept[-1].text) < _LINK_SIZE:
        kept.pop()
    if len(kept) < 2:
        return [kept[0].text] if kept else []
    regions = tuple(region for region in blocks.regions if region.end <= len(kept))
    kept = _with_headed_lists(kept, {place for region in regions for place in range(region.start, region.end)})
    return steps_of(WeighedBlocks(Blocks(tuple(kept), regions)), Range(0, len(kept), 1.0, True))


def _with_headed_lists(blocks: list[Block], in_items: set[int]) -> list[Block]:
    """Short words without an end of a sentence that stand right above a list are its heading, whatever their element."""
    return [
        replace(block, level=BOLD_LEVEL)
        if place not in in_items
        and place + 1 in in_items
        and not block.level
        and len(block.text) <= 60
        and not block.text.endswith((".", "!", "?"))
        else block
        for place, block in enumerate(blocks)
    ]
