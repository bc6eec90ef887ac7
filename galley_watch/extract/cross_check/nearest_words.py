"""The run of a page's words that is likest to some lines (pure): what the page says of them where it shows them otherwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set

from galley_watch.extract.cross_check.word_likeness import words_of

FOREIGN = {"ingredients": 1, "instructions": 2}
"""What a word costs that the lines have not: half the words of an article stand in the steps of its recipe as well."""


def nearest_words(lines: Sequence[str], page: Sequence[str], foreign: int) -> Counter[str]:
    """The words of that run of ``page`` (its words in order) in which most belong to the lines and fewest do not."""
    start, end = _best_run(words_of(lines).keys(), page, foreign)
    return Counter(page[start:end])


def _best_run(known: Set[str], page: Sequence[str], foreign: int) -> tuple[int, int]:
    """The run of the greatest sum, each word counting for or against it (Kadane's algorithm)."""
    best = total = start = 0
    found = (0, 0)
    for place, word in enumerate(page):
        if word in known:
            total += 1
            if total > best:
                best, found = total, (start, place + 1)
        elif total > foreign:
            total -= foreign
        else:
            total, start = 0, place + 1
    return found
