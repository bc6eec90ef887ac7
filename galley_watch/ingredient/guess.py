"""Which language a recipe's lines are in (pure)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from galley_watch.ingredient.languages import codes, vocabulary
from galley_watch.ingredient.tokens import Line
from galley_watch.ingredient.vocabulary import split

DEFAULT = "en"
_ENOUGH = 200  # words: more do not make the guess better


def guess(lines: Sequence[str]) -> str:
    """The code of the language whose words the lines use most; English where nothing tells."""
    weights = _weights()
    score: dict[str, float] = {}
    seen = 0
    for text in lines:
        for key in Line(text).keys:
            for code, weight in weights.get(key, ()):
                score[code] = score.get(code, 0.0) + weight
        seen += text.count(" ") + 1
        if seen > _ENOUGH:
            break
    if not score:
        return DEFAULT
    best = max(score.values())
    return DEFAULT if score.get(DEFAULT, 0.0) >= best else min(code for code, value in score.items() if value == best)


@cache
def _weights() -> dict[str, tuple[tuple[str, float], ...]]:
    """Word → languages that use it; the fewer they are, the more the word tells."""
    users: dict[str, set[str]] = {}
    for code in codes():
        for word in _telling(code):
            users.setdefault(word, set()).add(code)
    return {word: tuple((code, 1 / len(found) ** 2) for code in sorted(found)) for word, found in users.items()}


def _telling(code: str) -> set[str]:
    words = vocabulary(code)
    table = words.table
    listed = [table.of, table.alternatives, table.joins, table.sums, table.about, table.sizes, table.preparations, table.adverbs]
    listed += [table.purposes, table.to_taste, table.articles, table.common, table.adjectives, table.comments, table.ranges, table.parts_of]
    listed += [*table.units.values(), *table.numbers.values()]
    return {key for entry in listed for word in split(entry) for key in Line(word).keys if len(key) > 1 or not key.isascii()}
