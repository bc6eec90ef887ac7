"""Are these lines ingredients, and these steps the method of them? (pure) Data is full of lists that are neither."""

from __future__ import annotations

import re
from collections.abc import Sequence

from galley_watch.extract.fractions import AMOUNT_SIGN, HAS_AMOUNT
from galley_watch.extract.markup.ingredient_lines import GroupHeading
from galley_watch.extract.markup.instructions import Heading
from galley_watch.extract.page_text.kitchen_words import kitchen_words
from galley_watch.extract.page_text.likeness import UNIT, ingredient_likeness, step_likeness

_PERCENT = re.compile(r"\d\s?%|[€£$]\s?\d|\d\s?(?:€|kcal|mg|µg|mcg|IU)\b")
_PLACEHOLDER = re.compile(r"\{\{|\$\{|\[object Object\]|<%|%\(")
_COUNTED = re.compile(rf"^(?:[2-9]\d|\d{{3,}})\s+(?!(?:{UNIT})(?![^\W\d_]))[^\W\d_]", re.IGNORECASE)
"""Results, not pieces: nobody takes 120 chickens."""
_MEASURED = re.compile(rf"{AMOUNT_SIGN}\s?(?:{UNIT})(?![^\W\d_])", re.IGNORECASE)
_NAME = re.compile(r"[^\W\d_]{3,}")
_STEM = 5
_LONGEST_LOOK = 400
_MOST_STEPS = 40
_WITH_PREFIXES = re.compile(r"[\u0590-\u06ff]")
"""Letters of languages that write article and preposition onto short words."""
_FEWEST = 3
_LONGEST = 300
_MENTIONED = 0.2
_SHORT = 120
"""Characters; so short a method may call its ingredients "it all"."""
_SIGNS = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]{2,}")


def are_ingredients(lines: Sequence[str | GroupHeading]) -> bool:
    """Three or more short lines, half of them with amounts that are no shares, prices or nutrients."""
    plain = [line for line in lines if isinstance(line, str)]
    if len(plain) < _FEWEST or max(map(len, plain)) >= _LONGEST:
        return False
    amounts = sum(1 for line in plain if HAS_AMOUNT.search(line))
    if amounts * 2 < len(plain) or any(_PLACEHOLDER.search(line) for line in plain):
        return False
    odd = sum(1 for line in plain if _PERCENT.search(line) or _COUNTED.match(line))
    return odd * 3 < len(plain) and sum(map(ingredient_likeness, plain)) >= 0.35 * len(plain)


def are_steps(steps: Sequence[str | Heading]) -> bool:
    plain = [step for step in steps if isinstance(step, str)]
    if not plain or any(_PLACEHOLDER.search(step) for step in plain):
        return False
    return sum(map(step_likeness, plain)) >= 0.35 * len(plain) and max(map(len, plain)) >= 20


def belong_together(lines: Sequence[str], steps: Sequence[str]) -> bool:
    """Does the method speak of its ingredients, in the words of a kitchen or, in other languages, of enough of them?"""
    told = " ".join(steps)[:20_000].casefold()
    mentioned = sum(1 for line in lines if _is_mentioned(line.casefold(), told))
    done = kitchen_words(told[:1_000]) | (kitchen_words(told[1_000:2_000]) if len(told) > 1_000 else set())
    if not mentioned:
        return len(told) < _SHORT and len(done) >= 2
    if mentioned < max(1, _MENTIONED * len(lines)):
        return False
    return len(done) >= 2 or mentioned * 2 >= len(lines) or (len(steps) == 1 and bool(done))


def surely_belong_together(lines: Sequence[str], steps: Sequence[str]) -> bool:
    """As ``belong_together``, for lists that nothing names: half of them told, in any ending, with measures and words of a kitchen."""
    told = " ".join(steps)[:20_000].casefold()
    mentioned = sum(1 for line in lines if _is_mentioned(line.casefold(), told) or any(_stem(word) in told for word in _words(line)))
    if mentioned * 2 < len(lines) or not _is_all_of_it(lines, steps):
        return False
    done = kitchen_words(told[:1_000]) | kitchen_words(told[1_000:2_000])
    measured = sum(1 for line in lines if _MEASURED.search(line))
    if any(_SIGNS.search(line) for line in lines):
        return bool(done) or measured * 2 >= len(lines)
    if measured * 3 >= len(lines) and len(done) > 1:
        return True
    return measured * 2 >= len(lines) if not told.isascii() else len(done) > 3 and measured > 0


def _is_all_of_it(lines: Sequence[str], steps: Sequence[str]) -> bool:
    """Does every other step say a word of the kitchen or one of the ingredients? Pages hold sentences on much else."""
    stems = {_stem(word) for line in lines for word in _words(line)} | {signs[:2] for line in lines for signs in _SIGNS.findall(line)}
    told = [step[:_LONGEST_LOOK].casefold() for step in steps[:_MOST_STEPS]]
    return sum(1 for step in told if kitchen_words(step) or any(stem in step for stem in stems)) * 2 >= len(told)


def _words(line: str) -> list[str]:
    return [word for word in _NAME.findall(line.casefold()) if len(word) > 3 or _WITH_PREFIXES.match(word)]


def _stem(word: str) -> str:
    return word if _WITH_PREFIXES.match(word) and len(word) < _STEM else word[: min(_STEM, len(word) - 1)]


def _is_mentioned(line: str, told: str) -> bool:
    return any(word[:_STEM] in told for word in _NAME.findall(line) if len(word) > 3 or f" {word}" in told) or any(
        signs[:2] in told for signs in _SIGNS.findall(line)
    )
