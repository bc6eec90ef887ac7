"""Does a method speak of the lines of a list? (pure): words of the one in the other, whatever the language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

_WORD = re.compile(r"[^\W\d_]{4,}")
_STEM = 5
_LONGEST = 2_000
_FEWEST = 3


def speaks_of(lines: Sequence[str], method: Iterable[str]) -> bool:
    """Half of the lines, and three or more, hold the beginning of a word that the method says ("sugar" in "brown sugars")."""
    stems = {word[:_STEM] for sentence in method for word in _WORD.findall(sentence[:_LONGEST].lower())}
    named = sum(1 for line in lines if any(word.find(stem) >= 0 for word in _WORD.findall(line.lower()) for stem in stems))
    return named >= max(_FEWEST, (len(lines) + 1) // 2)
