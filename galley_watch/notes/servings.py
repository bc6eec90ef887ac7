"""How many servings a yield states (pure)."""

from __future__ import annotations

import re

# Stems of "serving", "portion", "person" in many languages; what else a yield counts (rolls, jars) are no servings.
_SERVING_WORDS = re.compile(
    r"serv|por[tcsçțz]|pers|pess|people|parts?\b|rac[ij]|kuvert|annos|adag|személy|fő|os[oó]b|\bos\.|порци|персон|人|份|인분|מנות|סועדים|أشخاص|حصص|نفر",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"\d+(?:[.,/]\d+)?")
_RANGE = re.compile(r"(\d+)\s*(?:-|–|—|to|bis|à|a|til|till|tot)\s*(\d+)")
_IN_BRACKETS = re.compile(r"\(([^()]*)\)")


def servings_of(words: str) -> int | None:
    """The whole number of servings in a yield's words, the lower one of a range; None for "24 cookies" and where it is unclear.

    What stands in brackets counts only where the rest tells nothing: "6 (as a side dish)", "1 pie (serves 8)".
    """
    counted = _servings(_IN_BRACKETS.sub(" ", words))
    if counted is None and (remark := _IN_BRACKETS.search(words)) and _SERVING_WORDS.search(remark[1]):
        counted = _servings(remark[1])
    return counted


def _servings(words: str) -> int | None:
    words = _RANGE.sub(r"\1", words, count=1)
    numbers = _NUMBER.findall(words)
    if len(numbers) != 1 or not numbers[0].isdecimal() or len(numbers[0]) > 4:
        return None
    has_other_words = re.search(r"[^\W\d]", words)
    if has_other_words and not _SERVING_WORDS.search(words):
        return None
    return int(numbers[0]) or None
