"""Which language a recipe's lines are in (pure)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from galley_watch.ingredient.language import Language
from galley_watch.ingredient.languages import codes, table
from galley_watch.ingredient.tokens import Line

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
        for word in _telling(table(code)):
            users.setdefault(word, set()).add(code)
    return {word: tuple((code, 1 / len(found) ** 2) for code in sorted(found)) for word, found in users.items()}


def _telling(words: Language) -> set[str]:
    """The words a language is known by; one letter tells nothing, save one like "à"."""
    listed = [words.of, words.alternatives, words.joins, words.sums, words.about, words.sizes, words.preparations, words.adverbs]
    listed += [words.purposes, words.to_taste, words.articles, words.common, words.adjectives, words.comments, words.ranges, words.parts_of]
    listed += [*words.units.values(), *words.numbers.values()]
    return {key for entry in listed for key in Line(entry).keys if len(key) > 1 or not key.isascii()}
