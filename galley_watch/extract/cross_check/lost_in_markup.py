"""What a recipe's markup lost between editor and page (pure): ends of steps, units, and which pieces are one line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate

from galley_watch.extract.fractions import HAS_AMOUNT, VULGAR_FRACTIONS, bare_of
from galley_watch.extract.page_text.likeness import UNIT

_CUT = re.compile(r"(?:…|\.\.\.)\W*$")
_COUNTED = re.compile(rf"^(?:[2-9]\d|[1-9]\d{{2,3}})\s+(?!(?:{UNIT})(?![^\W\d_]))[^\W\d_]{{3}}", re.IGNORECASE)
"""300 of something that nobody counts."""
_UNITS = re.compile(rf"(?:{UNIT})", re.IGNORECASE)
_WORD = re.compile(rf"[^\W\d_]+|\d+(?:[.,/]\d+)?|[{VULGAR_FRACTIONS}]")
_DONE = r"(?:[a-z]{2,}(?:ed|aten|own)|ge[a-zäöüß]{3,}(?:t|en)|zer[a-z]+t|[a-zà-ÿ]{2,}ée?s?|[a-z]{3,}(?:ad|at|it)[oaie]s?)"
_WORK = re.compile(rf"(?:(?:finely|coarsely|roughly|thinly|freshly|fein|grob|finement)\s+)?{_DONE}(?:\s+(?:and|und|et|y|e)\s+{_DONE})?$")
_SHORT = 40
_FEWEST = 2


def is_cut_off(steps: Sequence[str]) -> bool:
    """Does the method end with dots, or most of its steps? A step may say "…" of itself."""
    return bool(steps) and (bool(_CUT.search(steps[-1])) or sum(1 for step in steps if _CUT.search(step)) * 2 > len(steps))


def tells_to_the_end(shown: Sequence[str], stated: Sequence[str]) -> bool:
    """Does the page tell on, word for word, where the markup is cut off?"""
    if not is_cut_off(stated) or len(bare_of(" ".join(shown))) <= len(bare_of(" ".join(stated))):
        return False
    begun = [bare_of(_CUT.sub("", step)) for step in stated]
    if len(shown) == len(stated):
        return all(bare_of(step).startswith(start) for step, start in zip(shown, begun, strict=True))
    return len(stated) == 1 and bare_of(" ".join(shown)).startswith(begun[0])


def was_parted(shown: Sequence[str], stated: Sequence[str]) -> bool:
    """Are the lines of the markup pieces of those that the page shows ("2 eggs", "beaten")? What begins with an amount is no piece."""
    if not 1 < len(shown) < len(stated):
        return False
    ends = set(accumulate(len(bare_of(line)) for line in shown))
    place = 0
    for line in stated:
        if place and place not in {0, *ends} and HAS_AMOUNT.match(line):
            return False
        place += len(bare_of(line))
    return bare_of("".join(shown)) == bare_of("".join(stated))


def has_loose_work(lines: Sequence[str]) -> bool:
    """Do lines say nothing but what is done to another ("chopped", "fein gehackt")?"""
    return sum(1 for line in lines if len(line) < _SHORT and _WORK.match(line)) >= _FEWEST


def lost_units(lines: Sequence[str]) -> bool:
    """Do lines count what is weighed ("300 flour")?"""
    counted = sum(1 for line in lines if _COUNTED.match(line))
    return counted >= _FEWEST and counted * 4 >= len(lines)


def gives_units(shown: Sequence[str], stated: Sequence[str]) -> bool:
    """Does the page show the same lines with nothing but their units more?"""
    if len(shown) != len(stated) or not lost_units(stated) or lost_units(shown):
        return False
    for line, bare in zip(shown, stated, strict=True):
        ours, more = _WORD.findall(bare.casefold()), _WORD.findall(line.casefold())
        for word in ours:
            if word not in more:
                return False
            more.remove(word)
        if not all(_UNITS.fullmatch(word) for word in more):
            return False
    return True
