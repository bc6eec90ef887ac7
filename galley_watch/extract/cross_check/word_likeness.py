"""How alike two readings of the same lines are by their words (pure), in whatever order and in whatever form their numbers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from galley_watch.extract.fractions import plain_fractions, without_decimals

SAME = 0.95
"""Share of words that two readings of one method have in common."""
_WORD = re.compile(r"[^\W\d_]+|\d+")
_ALL = 0.97
_SOME = 0.4


@dataclass(frozen=True, slots=True)
class Likeness:
    """How another reading of the same lines is like them: the share of all their words that they have in common, in whatever order (0 to
    1), and whether it says no less than they do; ``shared`` is 0 where it says nothing.
    """

    shared: float
    says_no_less: bool = False


def same_words(shown: Sequence[str], stated: Sequence[str]) -> bool:
    return _in_common(words_of(stated), words_of(shown)) >= SAME


def likeness_of_lines(stated: Sequence[str], shown: Sequence[str]) -> Likeness:
    """Line for line: a list of another length says something else."""
    ours, theirs = words_of(stated), words_of(shown)
    return Likeness(_in_common(ours, theirs), len(stated) == len(shown) and _says_no_less(ours, theirs))


def likeness_of_words(stated: Sequence[str], found: Counter[str]) -> Likeness:
    """``found`` are words without their lines. A few of the words may stand together anywhere: they are nothing said."""
    ours = words_of(stated)
    if (ours & found).total() < _SOME * ours.total():
        return Likeness(0.0)
    return Likeness(_in_common(ours, found), _says_no_less(ours, found))


def words_of(lines: Sequence[str]) -> Counter[str]:
    return Counter(words_in(" ".join(lines)))


def words_in(text: str) -> list[str]:
    """Lower case, in order, numbers in one form."""
    return _WORD.findall(plain_fractions(without_decimals(text)).casefold())


def _in_common(ours: Counter[str], theirs: Counter[str]) -> float:
    return 2 * (ours & theirs).total() / ((ours.total() + theirs.total()) or 1)


def _says_no_less(ours: Counter[str], theirs: Counter[str]) -> bool:
    return (ours & theirs).total() >= _ALL * ours.total()
