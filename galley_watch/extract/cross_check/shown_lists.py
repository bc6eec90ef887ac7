"""Named steps of the markup that the page shows as lists under headings of these names (pure): sections, their items the steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

from galley_watch.extract import text
from galley_watch.extract.fractions import bare_of
from galley_watch.extract.source import Source
from galley_watch.values.recipe import InstructionSection, Recipe

_HEADINGS = ("h2", "h3", "h4", "h5", "h6")
_LISTS = ("ol", "ul")
_FEWEST = 2
_MAX_HEADINGS = 500
_MAX_ITEMS = 100


def with_shown_lists(recipe: Recipe, root: Any, shown: str, source: str | None) -> Recipe:
    """The recipe with a section for each named step, where the page tells most of these as lists of several items in the same words.

    ``shown`` are the page's letters. The tree is searched only where all names stand right above their steps.
    """
    sections = recipe.instruction_sections
    if source != Source.JSON_LD or len(sections) != 1 or sections[0].heading or len(sections[0].names) < _FEWEST:
        return recipe
    told = sections[0].named_steps
    if not all(name and bare_of(name + step) in shown for name, step in told):
        return recipe
    lists = dict(_lists_under_headings(root))
    found = tuple(InstructionSection(name, _items_of(lists.get(bare_of(name or "")), step)) for name, step in told)
    if sum(1 for section in found if len(section.steps) > 1) * 2 <= len(found):
        return recipe
    return replace(recipe, instruction_sections=found)


def _lists_under_headings(root: Any) -> Iterator[tuple[str, Any]]:
    for heading in islice(root.iter(*_HEADINGS), _MAX_HEADINGS):
        below = heading.getnext()
        if below is not None and below.tag in _LISTS:
            yield bare_of("".join(islice(heading.itertext(), 20))), below


def _items_of(element: Any, step: str) -> tuple[str, ...]:
    """The items of the list where these are the step word for word; else the step."""
    if element is None:
        return (step,)
    items = (text.plain("".join(item.itertext())) for item in islice(element.iterchildren("li"), _MAX_ITEMS))
    lines = tuple(item for item in items if item)
    return lines if bare_of("".join(lines)) == bare_of(step) else (step,)
