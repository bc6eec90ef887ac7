"""Are amounts kept for one portion of a recipe that serves more? (pure): by what the data says, or by what nobody measures."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from galley_watch.extract.markup.ingredient_lines import GroupHeading
from galley_watch.extract.page_text.fact_words import PIECES

_EATER = (
    r"(?:servings?|portions?|persons?|people|portionen|personen?|personnes?|racion(?:es)?|porcion(?:es)?|personas?|porzion[ei]|person[ae]|"
    r"porties?|porcj[ae])"
)
_PER_PORTION = re.compile(
    r"[a-z]*(?:amount|quantity|qty|menge|quantite|cantidad|quantita|hoeveelheid|mangd|maengde)"
    rf"(?:per|pro|par|por|pr|for|fur|pour)(?:one|1)?{_EATER}"
)
_FOR_ONE = re.compile(rf"(?!proportion$)(?:per|pro|par|por|for|fur|pour)(?:one|1)?{_EATER}")
_BASE = re.compile(
    rf"(?:base|basis|reference|ingredients?|amounts?|quantit(?:y|ies)|mengen)(?:for|per|fur|pour)?(?:number|no)?(?:of)?{_EATER}"
)
_AMOUNT = re.compile(
    r"(?:(?P<whole>\d{1,5})\s+)?(?P<top>\d{1,5})/(?P<bottom>\d{1,2})(?!\d)|(?P<decimal>\d{1,5}(?:\.\d{1,4}|,\d{1,2})?)(?![\d.,/])"
)
_LINE = re.compile(rf"(?:{_AMOUNT.pattern})\s*(?P<unit>[^\W\d_]*)")
_DIVIDED = re.compile(
    r"c|cups?|tsps?|teaspoons?|lbs?|pounds?|oz|ounces?|pints?|quarts?|gallons?|sticks?|inch|tl|msp|tassen?|becher|c[sc]|tasses?|cdtas?|"
    r"cucharaditas?|tazas?|cucchiain[oi]|tazz[ae]|theelepels?|x[ií]caras?|tsk|krm|ts|l|lt|liters?|litres?|kg|kilos?|łyżecz\w+|szklan\w+|lžičk\w*|hrn\w+|tk",
    re.IGNORECASE,
)
"""Units of which cooks take a quarter."""
_GRAMS = {"g": 1, "gr": 1, "ml": 1, "l": 1_000, "kg": 1_000}
_NUMBERED = re.compile(r"(?P<name>[a-z]+?)(?:for)?(?P<number>\d{1,2})")
_DIGITS = 3
_FEWEST_YIELDS = 2
_FEWEST = 4
_MOST_EATERS = 60
_ODD = Fraction(3, 5)
_FINE = Fraction(2, 5)
_WHOLE_DISH = 100
"""Grams for each eater; who weighs more of what has an amount in grams counts the whole dish."""
_PARTS = ("1/2", "1/3", "2/3", "1/4", "3/4")
_NEARLY = Fraction(1, 50)


def amount_of_portion(fields: dict[str, Any]) -> Any:
    """The value under a key that says of itself that it is for one ("amountPerServing", "perPerson"), which may hold the unit too; None
    where no key does.
    """
    for name, value in fields.items():
        if (
            isinstance(value, int | float | str | dict)
            and not isinstance(value, bool)
            and (_PER_PORTION.fullmatch(name) or _FOR_ONE.fullmatch(name))
        ):
            return value
    return None


def of_own_yield(fields: dict[str, Any], names: Sequence[str], serves: float | None) -> Any:
    """ "amounts": {"2": …, "4": …} or "amount2", "amount4": what is stated for so many, else for the fewest that are two or more."""
    by_yield: dict[int, Any] = {}
    for name, value in fields.items():
        if (
            isinstance(value, dict)
            and name in names
            and value
            and all(isinstance(key, str) and key.isdecimal() and len(key) < _DIGITS for key in value)
        ):
            by_yield |= {int(key): held for key, held in value.items()}
        elif name[-1:].isdecimal() and (found := _NUMBERED.fullmatch(name)) and found["name"] in names:
            by_yield[int(found["number"])] = value
    if len(by_yield) < _FEWEST_YIELDS or 0 in by_yield:
        return None
    usual = min((many for many in by_yield if many > 1), default=None)
    return by_yield.get(int(serves) if serves and not serves % 1 else 0, by_yield.get(usual) if usual else None)


def says_for_one(fields: dict[str, Any]) -> bool:
    """Does an object say that its amounts are for one ("baseServings": 1)?"""
    return any(
        value == 1 and not isinstance(value, bool) and _BASE.fullmatch(name)
        for name, value in fields.items()
        if isinstance(value, int | float)
    )


def are_for_one(lines: Sequence[str | GroupHeading], serves: float | None) -> bool:
    """A quarter of an egg, 12.5 g, 0.25 tbsp: amounts that nobody takes, and that all become whole (of spoons half) for so many eaters."""
    if serves is None or serves % 1 or not 2 <= serves <= _MOST_EATERS:
        return False
    times = Fraction(int(serves))
    amounts = [amount for line in lines if isinstance(line, str) for amount in _amounts(line)]
    measured = [(amount, unit) for amount, unit in amounts if not _DIVIDED.fullmatch(unit)]
    if len(measured) < _FEWEST or sum(amount * _GRAMS.get(unit.lower(), 0) for amount, unit in amounts) > _WHOLE_DISH * times:
        return False
    odd = sum(1 for amount, _ in measured if not _is_whole(amount))
    fine = sum(1 for amount, unit in measured if not _is_whole(amount * (1 if unit.lower() in _GRAMS else 2)))
    rounded = all(_is_whole(times * amount * (2 if unit else 1)) for amount, unit in measured)
    return rounded and odd >= _ODD * len(measured) and fine >= _FINE * len(measured)


def _amounts(line: str) -> Iterator[tuple[Fraction, str]]:
    if found := _LINE.match(line):
        yield _number(found), "" if re.fullmatch(PIECES, found["unit"], re.IGNORECASE) else found["unit"]


def _is_whole(amount: Fraction) -> bool:
    """Data cuts a third of 100 g after a few places."""
    return abs(amount - round(amount)) <= _NEARLY


def _number(found: re.Match[str]) -> Fraction:
    if found["decimal"]:
        return Fraction(found["decimal"].replace(",", "."))
    return Fraction(int(found["whole"] or 0)) + Fraction(int(found["top"]), int(found["bottom"]) or 1)


def multiplied(words: str, times: float) -> str:
    """ "0.25" → "1", "1/2-1" → "2-4"; words without a number stay."""
    return _AMOUNT.sub(lambda found: _written(_number(found) * Fraction(times)), words)


def _written(amount: Fraction) -> str:
    """As cooks write it: whole, or with a half, a third or a quarter."""
    if amount >= 1 and _is_whole(amount):
        return str(round(amount))
    whole, part = divmod(amount, 1)
    for written in _PARTS:
        if abs(part - Fraction(written)) < Fraction(1, 100):
            return f"{whole} {written}" if whole else written
    return f"{round(float(amount), 2):g}"
