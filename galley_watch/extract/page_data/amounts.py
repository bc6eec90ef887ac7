"""Amount and unit of one ingredient, however an object keeps them → words (pure)."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from galley_watch.extract import text
from galley_watch.extract.page_data.keys import AMOUNTS, SHORT_UNITS, UNITS, Names, fields_of, first_of, plain_key
from galley_watch.extract.page_data.portions import amount_of_portion, multiplied, of_own_yield

_SYSTEMS = ("metric", "si", "us", "imperial", "default", "primary", "original")
_MEASURES = Names("measure measurement")
_KEYS = Names("ingredientid ingredient id foodid productid")
_BY_YIELD = ("amounts", "quantities", "measurements", "measures", "servings", "portions", "amountsperyield", "amountbyportion", "mengen")
_YIELD = Names("yield yields servings serving portions portion persons people portionen forpeople size")
LEAST = Names(
    "min from low lower minimum start amountmin minamount quantitymin minquantity amountfrom quantityfrom minvalue valuemin amountlow "
    "qtymin minqty qtyfrom quantitylow"
)
MOST = Names(
    "max to high upper maximum end amountmax maxamount quantitymax maxquantity amountto quantityto maxvalue valuemax "
    "amounthigh quantityend amountend toamount qtymax maxqty qtyto quantityhigh"
)
_INNER_AMOUNTS = Names(" ".join((*AMOUNTS.words, "number text name title decimal float")))
_WHOLES = Names("whole wholenumber integer")
_UNIT_NAMES = Names("name names singular title label text value nombre nom nome naam namn navn")
_NO_UNIT = frozenset((
    "none", "null", "undefined", "n/a", "-", "unit", "units", "count", "each", "no unit", "without unit", "whole", "number",
    "ohne einheit",
))  # fmt: skip
_THIRDS = {1: "1/3", 2: "2/3"}
_LONGEST_ENUM = 3
_FEWEST = 3
_DECIMAL = re.compile(r"(\d{0,3})\.(25|5|75)0?")
_ZEROS = re.compile(r"(\d{1,6})\.(?:0{1,2}|0{4})|(\d{1,6}\.(?:[1-9]0|\d[1-9]00))")
"""A decimal as databases write it; three places may be thousands."""
_QUARTERS = {"25": "1/4", "5": "1/2", "75": "3/4"}
_IN_FRACTIONS = re.compile(
    r"c|cups?|tsps?|tbsps?|tbs|teaspoons?|tablespoons?|lbs?|pounds?|oz|ounces?|pints?|quarts?|sticks?|inch|cans?|cloves?", re.IGNORECASE
)
_HAS_UNIT = re.compile(r"\d\s?[^\W\d_]{1,3}")
_WITHOUT = re.compile(r"\W*(?:ohne|without|sans|sin|senza|zonder|sem|utan|uden|uten|bez)\W*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Kitchen:
    """What lines of one recipe may refer to: units and foods by their id, amounts by the id of their ingredient, its own yield, and how
    many times its amounts are meant.
    """

    units: Mapping[str, Any] = field(default_factory=dict)
    foods: Mapping[str, Any] = field(default_factory=dict)
    amounts: Mapping[str, Any] = field(default_factory=dict)
    serves: float | None = None
    times: float = 1.0


def plain_number(value: Any) -> str:
    """ "0.5", "200", "1 1/3"; "" for none, zero and what is no number."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return ""
    try:
        number = float(value)
    except OverflowError:
        return ""
    if not math.isfinite(number) or not 0 < number < 1e7:
        return ""
    whole, rest = divmod(number, 1)
    for thirds, words in _THIRDS.items():
        if abs(rest - thirds / 3) < 0.006:
            return f"{int(whole)} {words}" if whole else words
    return f"{round(number, 3):g}" if number < 1e5 else str(int(number))


def amount_and_unit(fields: dict[str, Any], kitchen: Kitchen) -> tuple[str, str]:
    """The amount and the unit in words, each "" where it is not stated."""
    fields = {**fields, **_of_one_system(fields, kitchen)}
    if first_of(fields, AMOUNTS, str, int, float) is None and isinstance(for_one := amount_of_portion(fields), dict):
        opened = without_wrapper(fields, for_one)
        if first_of(opened, AMOUNTS, str, int, float) is not None:
            return amount_and_unit(opened, replace(kitchen, times=kitchen.serves or 1.0))
    amount = first_of(fields, AMOUNTS, str, int, float, dict)
    amount = first_of(fields, _MEASURES, int, float) if amount is None else amount
    unit: Any = first_of(fields, UNITS, str, dict)
    least, most = first_of(fields, LEAST, str, int, float), first_of(fields, MOST, str, int, float)
    if isinstance(amount, dict):
        inner = fields_of(amount)
        if unit is None:
            unit = first_of(inner, UNITS, str, dict)
        words = _fraction(inner) or _range(first_of(inner, LEAST, str, int, float), first_of(inner, MOST, str, int, float))
        words = words or _words(first_of(inner, _INNER_AMOUNTS, str, int, float))
    elif amount is None or _words(amount) == _words(least):
        words = _range(least, most) or _fraction(fields) or _words(amount)
    else:
        further = first_of(fields, MOST, str, int, float)
        words = _range(amount, further) if further is not None else _words(amount)
    for_one = "" if words else _words(amount_of_portion(fields))
    words = multiplied(for_one, kitchen.serves or 1.0) if for_one else multiplied(words, kitchen.times) if kitchen.times != 1.0 else words
    if amount is None and not for_one and isinstance(unit, dict) and _holds_amount(fields_of(unit)):
        return amount_and_unit(without_wrapper(fields, unit), kitchen)
    if unit is None or (isinstance(unit, str) and unit in kitchen.units):
        unit = _looked_up(fields, kitchen) or unit
    if _HAS_UNIT.fullmatch(words):  # the amount in one system, and the unit of another
        return words, ""
    named = unit_words(unit, words)
    return as_written(words, named), named


def _holds_amount(fields: dict[str, Any]) -> bool:
    return first_of(fields, AMOUNTS, str, int, float, dict) is not None or amount_of_portion(fields) is not None


def without_wrapper(fields: dict[str, Any], wrapper: dict[str, Any]) -> dict[str, Any]:
    """What an object says with what one of its fields holds, which is amount and unit together."""
    return {**{name: value for name, value in fields.items() if value is not wrapper}, **fields_of(wrapper)}


def as_written(amount: str, unit: str) -> str:
    """A decimal beside a unit that cooks divide by two and four: "1/2" cup, but "0.5" l."""
    found = _DECIMAL.fullmatch(amount)
    if not found or not _IN_FRACTIONS.fullmatch(unit.rstrip(".")):
        return amount
    return f"{found[1]} {_QUARTERS[found[2]]}" if found[1].strip("0") else _QUARTERS[found[2]]


def _of_one_system(fields: dict[str, Any], kitchen: Kitchen) -> dict[str, Any]:
    """The measures of the first system that is stated, or those for the recipe's own yield."""
    for name in list(fields):
        if name in _SYSTEMS and isinstance(fields[name], dict):
            inner = fields_of(fields[name])
            if first_of(inner, AMOUNTS, str, int, float, dict) is not None or first_of(inner, UNITS, str, dict):
                return inner
    if (own := of_own_yield(fields, (*_BY_YIELD, *AMOUNTS.words), kitchen.serves)) is not None:
        return fields_of(own) if isinstance(own, dict) else {"amount": own}
    if isinstance(nested := fields.get("measures") or fields.get("measurements"), dict):
        return _of_one_system(fields_of(nested), kitchen)
    return {}


def as_number(value: Any) -> float | None:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return None
    try:
        number = float(str(value)[:40].split()[0].replace(",", "."))
    except (ValueError, IndexError, OverflowError):
        return None
    return number if math.isfinite(number) else None


def _range(least: Any, most: Any) -> str:
    low, high = _words(least), _words(most)
    return f"{low}-{high}" if low and high and low != high else low or high


def _fraction(fields: dict[str, Any]) -> str:
    top, bottom = as_number(fields.get("numerator")), as_number(fields.get("denominator"))
    whole = plain_number(as_number(first_of(fields, _WHOLES, str, int, float)))
    if not top or not bottom:
        return whole if "numerator" in fields or "denominator" in fields else ""
    part = plain_number(top) if bottom == 1 else f"{plain_number(top)}/{plain_number(bottom)}"
    return f"{whole} {part}" if whole else part


def _words(value: Any) -> str:
    if isinstance(value, str):
        words = text.plain(value)
        if zeros := _ZEROS.fullmatch(words):
            words = zeros[1] or zeros[2].rstrip("0")
        return "" if words.strip("0.,") == "" else words
    return plain_number(value)


def _looked_up(fields: dict[str, Any], kitchen: Kitchen) -> Any:
    """The unit that an id points to."""
    for name in ("unitid", "unit", "measureid", "measurementid", "unitofmeasureid", "uomid", "einheitid", "unitref"):
        value = fields.get(name)
        if isinstance(value, str | int) and not isinstance(value, bool) and str(value) in kitchen.units:
            return kitchen.units[str(value)]
    return None


def unit_words(unit: Any, amount: str) -> str:
    """An object stands for its short name, else for its plural where the amount asks for it, else for its name."""
    if isinstance(unit, dict):
        fields = fields_of(unit)
        is_many = (as_number(amount) or 0) > 1 or "-" in amount
        short = first_of(fields, SHORT_UNITS, str)
        plural = next((value for name, value in fields.items() if "plural" in name and "abbr" not in name and isinstance(value, str)), None)
        name = plural if is_many and plural else first_of(fields, _UNIT_NAMES, str)
        unit = short if short and short.lower() not in _NO_UNIT else name
    if not isinstance(unit, str):
        return ""
    words = text.plain(unit)
    if words.lower() in _NO_UNIT or words.isdigit() or _WITHOUT.fullmatch(words):
        return ""
    return words.lower().replace("_", " ") if words.isupper() and len(plain_key(words)) > _LONGEST_ENUM else words


def amounts_by_id(owner: Any, serves: float | None) -> dict[str, Any]:
    """Amounts that an object keeps apart from its ingredients, by the ids of these.

    Of several for different yields those for its own, else for the fewest that are two or more.
    """
    if not isinstance(owner, dict):
        return {}
    tables: list[tuple[float, dict[str, Any]]] = []
    for value in list(owner.values())[:200]:
        for row in value[:30] if isinstance(value, list) else []:
            if isinstance(row, dict):
                many = as_number(first_of(fields_of(row), _YIELD, str, int, float)) or 0.0
                tables += [(many, amounts) for inner in row.values() if len(amounts := _amounts_in(inner)) >= _FEWEST]
        if len(amounts := _amounts_in(value)) >= _FEWEST:
            tables.append((0.0, amounts))
    own = [amounts for many, amounts in tables if serves is not None and many == serves]
    usual = sorted((many, place) for place, (many, _) in enumerate(tables) if many >= 2)
    return own[0] if own else tables[usual[0][1]][1] if usual else tables[0][1] if tables else {}


def _amounts_in(rows: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for row in rows[:150] if isinstance(rows, list) else []:
        if isinstance(row, dict):
            fields = fields_of(row)
            key = first_of(fields, _KEYS, str, int)
            if key is not None and first_of(fields, AMOUNTS, str, int, float) is not None:
                found[str(key)] = row
    return found
