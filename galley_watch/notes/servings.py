"""How many servings a yield states (pure)."""

from __future__ import annotations

import re

# Stems of "serving", "portion", "person" in many languages; what else a yield counts (rolls, jars) are no servings.
_SERVING_WORDS = re.compile(
    r"serv|por[tcsçțz]|pers|pess|people|parts?\b|rac[ij]|kuvert|annos|adag|személy|fő|os[oó]b|порци|персон|人|份|인분|מנות|סועדים|أشخاص|حصص|نفر",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"\d+(?:[.,/]\d+)?")
_RANGE = re.compile(r"(\d+)\s*(?:-|–|—|to|bis|à|a|til|till|tot)\s*(\d+)")


def servings_of(words: str) -> int | None:
    """The whole number of servings in a yield's words, the lower one of a range; None for "24 cookies" and where it is unclear."""
    words = _RANGE.sub(r"\1", words, count=1)
    numbers = _NUMBER.findall(words)
    if len(numbers) != 1 or not numbers[0].isdecimal() or len(numbers[0]) > 4:
        return None
    has_other_words = re.search(r"[^\W\d]", words)
    if has_other_words and not _SERVING_WORDS.search(words):
        return None
    return int(numbers[0]) or None
