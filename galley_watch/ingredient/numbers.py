"""Numbers as cooks write them, to exact fractions (pure): "1 1/2", "1-½", "1,5", "half", "twenty-five"."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import lru_cache

from galley_watch.ingredient.tokens import DASHES, NUMERIC, SMALL, VULGAR, Line
from galley_watch.ingredient.vocabulary import Vocabulary

HALF = Fraction(1, 2)
_ORDINAL_ENDS = frozenset(("th", "rd", "nd", "ths", "rds"))
_TENS = frozenset(range(20, 100, 10))
FRACTION_SLASH = "⁄"  # never between the ends of a range
SLASHES = frozenset("/⁄∕／\\")
_RANGE_SLASHES = SLASHES - {FRACTION_SLASH}
_LARGEST_DENOMINATOR = 64  # "250/300 g" is a range, no fraction
_KITCHEN_DENOMINATORS = frozenset((2, 3, 4, 8))
_EIGHTHS = 8
_LEAST_BETWEEN = 4  # "2/3" and "3/4" are fractions
_LARGEST_WHOLE = 12  # before a fraction that a scan ran into it
_LONGEST = 12  # digits: anything longer is a barcode
_THOUSANDS = re.compile(r"[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*")

_BOTH = re.compile(r"([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*)(?!\2)[.,](\d{1,3})")


@lru_cache(maxsize=1024)
def digits(token: str, decimal_comma: bool) -> Fraction | None:
    """The value of digits with points or commas; "1.000" and "1,000" are told apart by the language's decimal sign."""
    if len(token) > _LONGEST:
        return None
    if token.isdecimal():
        return Fraction(int(token))
    grouped = _THOUSANDS.fullmatch(token)
    if grouped and grouped.group(1) == ("." if decimal_comma else ","):
        return Fraction(int(re.sub("[.,]", "", token)))
    both = _BOTH.fullmatch(token)
    if both:
        return Fraction(re.sub("[.,]", "", both.group(1)) + "." + both.group(3))
    whole, *rest = re.split("[.,]", token)
    if len(rest) > 1:
        return None
    tail = rest[0] if rest else ""
    return Fraction(int(whole or "0")) + (Fraction(int(tail), 10 ** len(tail)) if tail else 0)


def number(line: Line, at: int, words: Vocabulary) -> tuple[Fraction, int] | None:
    """The number at token ``at`` and the token behind it."""
    kind = line.kind(at)
    if kind == "vulgar":
        return VULGAR[line.keys[at]], at + 1
    if kind == "small":
        above, below = (int(side.translate(SMALL)) for side in line.keys[at].replace("/", "⁄").split("⁄"))
        return (Fraction(above, below), at + 1) if below else None
    if kind == "word":
        return _spelled(line, at, words)
    if kind != "number":
        return None
    value = digits(line.keys[at], words.decimal_comma)
    if value is None:
        return None
    fraction = _plain_fraction(line, at) if line.key(at + 1) in SLASHES and not _counts_between(line, at, words) else None
    if fraction:
        return fraction[0], _behind_ordinal_end(line, fraction[1])
    part = _fraction_behind(line, at + 1, words) if value.denominator == 1 else None
    if part:
        return value + part[0], _behind_ordinal_end(line, part[1])
    share = words.numbers.get(line.key(at + 1))
    # "3 quarters of a cup", "1 half cup", "1 demi-citron"
    if (
        share is not None
        and share < 1
        and (
            line.key(at + 1)[-1] == "-"
            or _measured(line, at + 2, words)
            or words.of.skip(line, at + 2) > at + 2
            or _is_one(line, at, words)
        )
    ):
        return value * share, at + 2
    return value, at + 1


def _behind_ordinal_end(line: Line, at: int) -> int:
    """ "3/4th cup", "1 2/3rds cups"."""
    return at + (line.key(at) in _ORDINAL_ENDS and line.glued(at))


def _measured(line: Line, at: int, words: Vocabulary) -> bool:
    """Does a unit follow, with nothing but "of a" before it?"""
    here = words.of.skip(line, at)
    return words.units.find(line, here + (line.key(here) in words.articles)) is not None


def _is_one(line: Line, at: int, words: Vocabulary) -> bool:
    """ "1 halbe Zwiebel" is half of one; "2 halbe Pfirsiche" are two halves, "1 half and half" is a cream."""
    return line.keys[at] == "1" and line.kind(at + 2) == "word" and words.joins.skip(line, at + 2) == at + 2


def _plain_fraction(line: Line, at: int) -> tuple[Fraction, int] | None:
    """ "1/2" or "1⁄2"."""
    if line.kind(at) == "number" and line.key(at + 1) in SLASHES and line.kind(at + 2) == "number":
        above, below = line.keys[at], line.keys[at + 2]
        if (
            above.isdecimal()
            and below.isdecimal()
            and len(above) <= _LONGEST
            and len(below) <= 3
            and int(below) > 0
            and (int(below) <= _LARGEST_DENOMINATOR or 8 * int(above) < int(below))
        ):
            return _split_mixed(above, int(below)) or Fraction(int(above), int(below)), at + 3
    return None


def _counts_between(line: Line, at: int, words: Vocabulary) -> bool:
    """ "4/5 pommes", "8/10 biscuits" are a range where a comma marks decimals; "7/8 l" is not."""
    if (
        not words.decimal_comma
        or line.key(at + 1) not in _RANGE_SLASHES
        or not (line.keys[at].isdecimal() and line.key(at + 2).isdecimal())
    ):
        return False
    low, high = int(line.keys[at][:4]), int(line.key(at + 2)[:4])
    return low >= _LEAST_BETWEEN and low < high <= low + 2 and not (high == _EIGHTHS and words.units.find(line, at + 3))


def _split_mixed(above: str, below: int) -> Fraction | None:
    """ "11/2 cups" of a scanned page are 1 1/2: nobody writes eleven halves."""
    whole, part = above[:-1], int(above[-1])
    if below not in _KITCHEN_DENOMINATORS or not whole or int(whole) > _LARGEST_WHOLE or not 0 < part < below:
        return None
    return int(whole) + Fraction(part, below)


def _fraction_behind(line: Line, at: int, words: Vocabulary) -> tuple[Fraction, int] | None:
    """The fraction that makes a whole number a mixed one: " 1/2", "½", "-½", " and 1/2"."""
    here = at
    if line.key(here) == "&" or line.key(here) in DASHES:
        here += 1
    else:
        here = words.joins.skip(line, here)
    if line.kind(here) in ("vulgar", "small"):
        part = number(line, here, words)
    else:
        part = _plain_fraction(line, here)
        if part is None:
            return _and_a_half(line, at, here, words)
    return part if part and part[0] < 1 else None


def _and_a_half(line: Line, at: int, here: int, words: Vocabulary) -> tuple[Fraction, int] | None:
    """ "one and a half": only behind a joining word, or "1 half cup" would be one and a half."""
    if here == at or line.kind(here) != "word":
        return None
    if line.key(here) in words.articles:
        here += 1
    value = _word_value(line.key(here), words)
    if value == 1 and (half := words.numbers.get(line.key(here + 1))) and half < 1:  # "one and one half"
        return half, here + 2
    return (value, here + 1) if value is not None and value < 1 else None


def half_behind(line: Line, at: int, words: Vocabulary) -> int | None:
    """ "1 limón *y medio*": the character behind the half at token ``at``, which a joining word ties to what is counted before it."""
    here = words.joins.skip(line, at)
    return line.ends[here] if here > at and words.numbers.get(line.key(here)) == HALF else None


def _spelled(line: Line, at: int, words: Vocabulary) -> tuple[Fraction, int] | None:
    value = _word_value(line.keys[at], words)
    if value is None:
        return None
    here = at + 1
    following = words.numbers.get(line.key(here))
    if following is not None and (following < 1 <= value or value < 100 <= following):  # "three quarters", "due cento"
        value *= following
        return (value, here + 1) if value < 100 else _ones_behind_hundreds(line, here + 1, value, words)
    while following is not None and following >= 1 and ((following < 10 and value % 100 in _TENS) or following < 100 <= value):
        value, here = value + following, here + 1  # "twenty two", "hundred and" is not said of food
        following = words.numbers.get(line.key(here))
    if value >= 100:
        value, here = _ones_behind_hundreds(line, here, value, words)
    if value < 1 and words.joins.skip(line, here) > here:  # "half and half" is a cream
        return None
    if value < 1 and line.key(here) in words.articles:  # "half a cup"
        return value, here + 1
    behind = words.of.skip(line, here) if value < 1 else here
    if behind > here and words.numbers.get(line.key(behind)) == 1:  # "half of one onion"
        return value, behind + 1
    if value < 1 and behind > here and line.key(behind) == "1" and line.kind(behind + 1) == "word":  # "half of 1 onion"
        return value, behind + 1
    if value >= 1:
        part = _fraction_behind(line, here, words)
        is_size = line.kind(here) == "number" and part is not None and line.key(part[1]) in DASHES  # "one 1/4-ounce packet"
        if part and not is_size and (part[1] > here + 1 or line.kind(here) == "vulgar"):
            is_article = line.keys[at] in words.articles and line.kind(here) in NUMERIC  # "Schale einer 1/2 Zitrone"
            return (part[0] if is_article else value + part[0]), part[1]
    return value, here


def _ones_behind_hundreds(line: Line, at: int, value: Fraction, words: Vocabulary) -> tuple[Fraction, int]:
    """ "one hundred and five", "two hundred fifty"."""
    here = words.joins.skip(line, at)
    low = _word_value(line.key(here), words) if line.key(here) not in words.articles else None
    if low is None or not 1 < low < 100 or value % 100:
        return value, at
    more = words.numbers.get(line.key(here + 1)) if low in _TENS else None
    return (value + low + more, here + 2) if more and 1 <= more < 10 else (value + low, here + 1)


def _word_value(word: str, words: Vocabulary) -> Fraction | None:
    value = words.numbers.get(word)
    if value is not None or "-" not in word:
        return value
    total, joined = Fraction(0), False
    for piece in word.split("-"):
        if total and (words.joins.holds(piece) or (joined and piece in words.articles)):  # "two-and-a-half"
            joined = True
            continue
        part = words.numbers.get(piece)
        if part is None:
            return None
        multiplies = (0 < total < part and part >= 100) or part < 1 <= total  # "due-cento", "three-quarters"
        total = total * part if multiplies and not joined else total + part
    return total
