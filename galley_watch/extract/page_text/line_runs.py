"""Runs of like blocks that no element and no heading sets apart (pure): lines of one kind that follow one another on the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from galley_watch.extract.page_text.likeness import LIKELY, POSSIBLE, SURE

_FEWEST_LINES = 3
_LONGEST = 300
_MOST_WEAK = 4
_CERTAIN = 0.9
"""An amount with its unit at the beginning, and no sentence, whatever else the line is like."""


def ingredient_runs(likeness: Sequence[float], steps: Sequence[float], ends: Callable[[int], bool]) -> Iterator[tuple[int, int]]:
    """(start, end) of three and more lines like ingredients, of which no more than three weak ones follow one another.

    ``ends`` says where no run goes on.
    """
    start: int | None = None
    last = 0
    for place, value in enumerate(likeness):
        good = value >= LIKELY and (steps[place] < SURE or value >= _CERTAIN)
        weak = value >= POSSIBLE and steps[place] < LIKELY
        if start is not None and (ends(place) or not (good or (weak and place - last < _MOST_WEAK)) or place - start > _LONGEST):
            yield from _trimmed(likeness, start, last + 1)
            start = None
        if good:
            start = place if start is None and not ends(place) else start
            last = place
    if start is not None:
        yield from _trimmed(likeness, start, last + 1)


def _trimmed(likeness: Sequence[float], start: int, end: int) -> Iterator[tuple[int, int]]:
    """Times and servings above a list have numbers too, but are not as like to ingredients as its lines."""
    if sum(1 for value in likeness[start:end] if value >= SURE) >= _FEWEST_LINES:
        while likeness[start] < SURE:
            start += 1
    if end - start >= _FEWEST_LINES:
        yield start, end


def step_runs(likeness: Sequence[float], first: int, last: int, between: Callable[[int], bool]) -> Iterator[tuple[int, int]]:
    """(start, end) of sentences that follow one another from ``first`` on; ``between`` says what may stand between two of them."""
    start: int | None = None
    end = place = first
    for place in range(first, min(last, len(likeness))):
        if likeness[place] >= LIKELY:
            start = place if start is None else start
            end = place + 1
        elif start is not None and not between(place):
            yield start, end
            start = None
    if start is not None:
        yield start, end
