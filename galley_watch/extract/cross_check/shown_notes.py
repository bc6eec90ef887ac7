"""The page's own notes on a recipe whose lines point to them ("see note 2", "sugar*") (pure): no field of recipe data holds them."""

from __future__ import annotations

import re
from copy import deepcopy
from dataclasses import replace
from functools import lru_cache
from itertools import dropwhile, islice, takewhile
from typing import Any

from lxml import etree

from galley_watch.extract.fractions import bare_of
from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.tree_blocks import blocks_of_tree
from galley_watch.values.recipe import Recipe

_POINTS_TO_NOTES = re.compile(
    r"\b(?:notes?|hinweise?|anmerkung(?:en)?|notiz(?:en)?|notities|notas?|noter)\b|\w\*+(?:[\s,;)]|$)|\(\*+\S", re.IGNORECASE
)
_MAY_POINT = re.compile(r"[Nn]ot[aei]|[Hh]inweis|[Aa]nmerk|\*")
"""Told in a quarter of the time."""
_OF_NOTES = re.compile(r"(?:recipe|create)[\w-]*[-_]notes?(?![\w-]*(?:title|head))|(?:^|\s)notes?(?:\s|$)", re.IGNORECASE)
_HEADING = re.compile(r"\W*(?:(?:recipe|chef'?s|cook'?s)\s+)?(?:notes?|tips?|notizen|hinweise|notas?|noter)\W*", re.IGNORECASE)
_NUMBERED = re.compile(r"\s*\d+[.)]\s")
_FEW_DIGITS = re.compile(r"[0-9]{1,4}")
_HOLDS_NOTES = ("div", "section", "aside", "ul", "ol")
_NEVER_IN_XML = re.compile(r"[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_MAX_EVENTS = 40_000
"""Beginnings and ends of elements."""
_MOST_NESTED = 3
"""Elements inside one another of which each is read whole."""
_FEWEST_LETTERS, _MOST_NOTES = 30, 40


def with_shown_notes(recipe: Recipe, root: Any) -> Recipe:
    """The recipe with the notes of the first element that calls itself so by its class.

    The tree is searched only where a line or a step points to notes.
    """
    lines = (*recipe.ingredients, *recipe.instructions)
    if not any(_MAY_POINT.search(line) and _POINTS_TO_NOTES.search(line) for line in lines):
        return recipe
    known = set(map(bare_of, lines))
    depth = 0
    for event, element in islice(etree.iterwalk(root, events=("start", "end"), tag=_HOLDS_NOTES), _MAX_EVENTS):
        if not _calls_itself_notes(element.get("class") or ""):
            continue
        depth += 1 if event == "start" else -1
        if event == "start" and depth <= _MOST_NESTED:
            notes = _told_in(element)
            if sum(map(len, notes)) >= _FEWEST_LETTERS and known.isdisjoint(map(bare_of, notes)):
                return replace(recipe, notes=notes)
    return recipe


@lru_cache(maxsize=1_024)
def _calls_itself_notes(label: str) -> bool:
    return _OF_NOTES.search(label) is not None


def _told_in(element: Any) -> tuple[str, ...]:
    """Each line of the element, up to what stands behind a recipe; items of a counted list with their numbers, to which lines point."""
    element = deepcopy(element)
    element.tail = None
    for counted in element.iter("ol"):
        number = _stated(counted.get("start"), 1)
        for item in counted.iterchildren("li"):
            number = _stated(item.get("value"), number)
            said = _NEVER_IN_XML.sub("", item.text or "")
            if not _NUMBERED.match(said):
                item.text = f"{number}. {said}"
            number += 1
    told = (block.text for block in blocks_of_tree(element).blocks if bare_of(block.text) and not _HEADING.fullmatch(block.text))
    behind = dropwhile(_heads_what_stands_behind, told)  # the notes' own heading, "Notes & Tips"
    return tuple(dict.fromkeys(takewhile(lambda note: not _heads_what_stands_behind(note), behind)))[:_MOST_NOTES]


def _stated(number: str | None, otherwise: int) -> int:
    return int(number) if number and _FEW_DIGITS.fullmatch(number) else otherwise


def _heads_what_stands_behind(note: str) -> bool:
    return words.AFTER_HEADING.match(note) is not None
