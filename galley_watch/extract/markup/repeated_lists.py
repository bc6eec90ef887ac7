"""Lists of ingredients that a page states twice (pure): for print, for small screens, in a second system of measures."""

from __future__ import annotations

import re
from collections.abc import Sequence

from galley_watch.extract.page_text.likeness import UNIT

_NAME = re.compile(r"[^\W\d_]{3,}")
_WORD = re.compile(r"[^\W\d_]+")
_UNIT = re.compile(rf"^(?:{UNIT})$", re.IGNORECASE)


def says_again(first: Sequence[str], second: Sequence[str]) -> bool:
    """Is the second list the first once more, to the letter or line by line in other measures?"""
    return len(first) == len(second) and (list(first) == list(second) or _are_in_other_measures(first, second))


def ingredient_names(line: str) -> set[str]:
    """The words of a line that are no units."""
    return {name for name in _NAME.findall(line.casefold()) if not _UNIT.match(name)}


def _are_in_other_measures(first: Sequence[str], second: Sequence[str]) -> bool:
    """Do two lists name the same things, line by line, and most of them in other units?"""
    others = sum(1 for one, other in zip(first, second, strict=True) if _units(one) != _units(other))
    return len(first) >= 2 and others * 2 > len(first) and all(map(_name_the_same, first, second))


def _units(line: str) -> set[str]:
    return {word for word in _WORD.findall(line.casefold()) if _UNIT.match(word)}


def _name_the_same(first: str, second: str) -> bool:
    ours, theirs = ingredient_names(first), ingredient_names(second)
    return len(ours & theirs) * 2 > max(len(ours), len(theirs)) if ours or theirs else first == second
