"""Which language a recipe's lines are in (pure)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from galley_watch.ingredient.language import Language
from galley_watch.ingredient.languages import codes, table
from galley_watch.ingredient.tokens import Line

DEFAULT = "en"
_ENOUGH = 200  # words: more do not make the guess better
_WORD = re.compile(r"[^\W\d_]+(?:[-'][^\W\d_]+)*'?")
_AHEAD = re.compile(r"\[[^\]]*\]")  # what must follow an entry is no part of it


def guess(lines: Sequence[str]) -> str:
    """The code of the language whose words the lines use most; English where nothing tells."""
    users = _users()
    score = [0.0] * len(codes())
    seen = 0
    for text in lines:
        for key in Line(text).keys:
            if mask := users.get(key):
                weight = 1 / mask.bit_count() ** 2  # the fewer languages use it, the more the word tells
                for place in range(len(score)):
                    if mask >> place & 1:
                        score[place] += weight
        seen += text.count(" ") + 1
        if seen > _ENOUGH:
            break
    best = max(score)
    return DEFAULT if score[codes().index(DEFAULT)] >= best else codes()[score.index(best)]


@cache
def _users() -> dict[str, int]:
    """Word → the languages that use it, a bit for each of ``codes()``."""
    users: dict[str, int] = {}
    for place, code in enumerate(codes()):
        for word in _telling(table(code)):
            users[word] = users.get(word, 0) | 1 << place
    return users


def _telling(words: Language) -> set[str]:
    """The words a language is known by; one letter tells nothing, save one like "à"."""
    listed = [words.of, words.alternatives, words.joins, words.sums, words.about, words.sizes, words.preparations, words.adverbs]
    listed += [words.purposes, words.to_taste, words.articles, words.common, words.adjectives, words.comments, words.ranges, words.parts_of]
    listed += [*words.units.values(), *words.numbers.values()]
    found = _WORD.findall(_AHEAD.sub("", "|".join(listed)))
    return {word for word in found if len(word) > 1 or not word.isascii()}
