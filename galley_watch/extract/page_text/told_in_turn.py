"""A recipe told as it is done (pure): some ingredients, what is done with them, some more, and no heading anywhere."""

from __future__ import annotations

from collections.abc import Iterator

from galley_watch.extract.page_text.components import Component
from galley_watch.extract.page_text.kitchen_words import kitchen_words
from galley_watch.extract.page_text.likeness import LIKELY, POSSIBLE, SURE
from galley_watch.extract.page_text.line_kinds import is_farewell
from galley_watch.extract.page_text.ranges import Range
from galley_watch.extract.page_text.weighed_blocks import WeighedBlocks

_FEWEST_LINES = 5
_FEWEST_WORDS = 3
_LONGEST = 60
"""Blocks."""


def told_in_turn(page: WeighedBlocks, found: Range | None) -> tuple[Component, ...]:
    """Two or more turns of lines and sentences, with five good lines and several words of the kitchen among them; else none.

    Where a list that no heading names was found with its method, it must be one of the turns.
    """
    if found is not None and found.named:
        return ()
    for start, end in _stretches(page):
        turns = tuple(_turns(page, start, end))
        holds = found is None or start < found.start < found.end <= end
        if holds and len(turns) > 1 and _is_whole(page, turns):
            return turns
    return ()


def _is_whole(page: WeighedBlocks, turns: tuple[Component, ...]) -> bool:
    lines = sum(1 for turn in turns for place in range(*turn.lines) if page.ingredient_like[place] >= SURE)
    said: set[str] = set()
    for turn in turns:
        said = said.union(*(kitchen_words(page.blocks[place].text) for place in range(*turn.steps)))
    return lines >= _FEWEST_LINES and len(said) >= _FEWEST_WORDS


def _stretches(page: WeighedBlocks) -> Iterator[tuple[int, int]]:
    """(start, end) of lines and sentences between headings, links and farewells, from the first good line on."""
    start: int | None = None
    for place, block in enumerate(page.blocks):
        ends = bool(block.level) or block.linked or page.heads_part[place] or is_farewell(block)
        if start is not None and (ends or place - start >= _LONGEST):
            yield start, place
            start = None
        elif start is None and not ends and page.ingredient_like[place] >= SURE:
            start = place
    if start is not None:
        yield start, len(page.blocks)


def _turns(page: WeighedBlocks, start: int, end: int) -> Iterator[Component]:
    place = start
    while place < end:
        lines = place
        while place < end and not _is_sentence(page, place):
            place += 1
        steps = place
        while place < end and _is_sentence(page, place):
            place += 1
        does = any(kitchen_words(page.blocks[step].text) for step in range(steps, place))
        if does and any(page.ingredient_like[line] >= LIKELY for line in range(lines, steps)):
            yield Component(None, (lines, steps), (steps, place))


def _is_sentence(page: WeighedBlocks, place: int) -> bool:
    return page.ingredient_like[place] < POSSIBLE or (page.step_like[place] >= SURE > page.ingredient_like[place])
