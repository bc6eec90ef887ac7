"""Lists that the markup states, found again in the page's blocks (pure): what stands near them is read without weighing every list."""

from __future__ import annotations

from collections.abc import Sequence

from galley_watch.extract.fractions import bare_of
from galley_watch.extract.page_text.blocks import Blocks
from galley_watch.extract.page_text.ranges import Range
from galley_watch.extract.page_text.text_reading import with_facts
from galley_watch.extract.page_text.weighed_blocks import ENOUGH
from galley_watch.values.recipe import Recipe


def facts_near(page: Blocks, ingredients: Sequence[str], steps: Sequence[str]) -> Recipe | None:
    """Yield and times near the two lists; None where not each list has its first and its last line in a block of its own."""
    places: dict[str, int] = {}
    for place, block in enumerate(page.blocks):
        places.setdefault(bare_of(block.text), place)
    lists = _range_of(ingredients, places), _range_of(steps, places)
    return None if None in lists else with_facts(Recipe(title=""), page.blocks, *lists)


def _range_of(lines: Sequence[str], places: dict[str, int]) -> Range | None:
    first, last = places.get(bare_of(lines[0])), places.get(bare_of(lines[-1]))
    return None if first is None or last is None or last < first else Range(first, last + 1, ENOUGH, named=True)
