"""Does a method speak of the lines of a list? (pure): words of the one in the other, whatever the language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

_WORD = re.compile(r"[^\W\d_]{4,}")
_STEM = 5
_SHORT_WORD = 5
_LONGEST = 2_000
_FEWEST = 3


def speaks_of(lines: Sequence[str], method: Iterable[str], named: bool = False) -> bool:
    """Half of the lines, and three or more, hold the beginning of a word that the method says ("sugar" in "brown sugars").

    A third of them, and two, are enough where headings name both.
    """
    stems = {_stem(word) for sentence in method for word in _WORD.findall(sentence[:_LONGEST].lower())}
    said = sum(1 for line in lines if any(stem in word for word in _WORD.findall(line.lower()) for stem in stems))
    return said >= (max(_FEWEST - 1, len(lines) // 3) if named else max(_FEWEST, (len(lines) + 1) // 2))


def _stem(word: str) -> str:
    """Without what short words end with in other cases."""
    return word[: _STEM - 1] if len(word) <= _SHORT_WORD else word[:_STEM]
