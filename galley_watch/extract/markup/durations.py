"""A stated duration → whole minutes (pure): ISO 8601, its malformed forms, and human wording in ten languages."""

from __future__ import annotations

import math
import re
from typing import Any

from galley_watch.extract.fractions import VULGAR_FRACTIONS, plain_fractions

MAX_MINUTES = 30 * 24 * 60
"""Longer is a mistake of the page, not a recipe."""

_ISO = re.compile(
    r"^[-+]?P?\s*(?:(?P<years>[\d.,]+)\s*Y)?\s*(?:(?P<months>[\d.,]+)\s*M(?=.*T))?\s*(?:(?P<weeks>[\d.,]+)\s*W)?\s*(?:(?P<days>[\d.,]+)\s*D)?"
    r"\s*T?\s*(?:(?P<hours>[\d.,]*)\s*H)?\s*(?:(?P<minutes>[\d.,]*)\s*M)?\s*(?:(?P<seconds>[\d.,]*)\s*S)?$",
    re.IGNORECASE,
)
_NEGATIVE = re.compile(r"^(?:PT?)?-", re.IGNORECASE)
_LOOSE_MINUTES = re.compile(r"(?<=[Hh])(\s*\d{1,2})$")
_MINUTES_IN = {"years": 525_600.0, "months": 43_200.0, "weeks": 10_080.0, "days": 1_440.0, "hours": 60.0, "minutes": 1.0, "seconds": 1 / 60}
_UNIT_WORDS = {
    1_440.0: r"days?|tage?n?|jours?|d[ií]as?|giorn[oi]|dag(?:e|en|ar)?|døgn|dygn|j|d",
    60.0: r"hours?|hrs?|hr|std|stunden?|heures?|horas?|or[ae]|uur|uren|timer?|timmar|timme|tim|h",
    1.0: r"minutes?|minuten|minutos?|minut[oi]|minuter|minutter|minuts?|mins?|min|mn|m|'|′",
    1 / 60: r"seconds?|secs?|sekunden?|secondes?|segundos?|second[oi]|sekunder|s",
    10_080.0: r"weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|week|veckor|vecka|uker?|uger?",
}
_NUMBER = rf"(\d{{1,5}}(?:[.,]\d{{1,3}})?(?:\s+\d/\d)?|\d/\d|[{VULGAR_FRACTIONS}]|\d{{1,3}}\s?[{VULGAR_FRACTIONS}])"
_HUMAN = [
    (re.compile(rf"{_NUMBER}(?:\s*(?:-|–|to|bis|à|a|or|oder|ou)\s*{_NUMBER})?\s*(?:{words})(?![^\W\d_])", re.IGNORECASE), size)
    for size, words in _UNIT_WORDS.items()
]
_BETWEEN = re.compile(r"\s*(?:[-–—]|\b(?:to|bis|à|a|or|oder|ou)\b)\s*", re.IGNORECASE)
_BARE_RANGE = re.compile(r"^\d{1,6}\s*[-–]\s*(\d{1,6})$")
_CLOCK = re.compile(r"^(\d{1,3})\s?:\s?([0-5]\d)(?::[0-5]\d)?$")
_HOURS_AND = re.compile(r"^(\d{1,2})\s*(?:h|hrs?|hours?|std|uur|t)\.?\s*([0-5]\d)$", re.IGNORECASE)


def minutes_of(value: Any) -> int | None:
    """Whole minutes of a duration as a page states it (a bare number is minutes); None for none, zero, negative or absurd."""
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, int | float):
        return _sane(float(value))
    text = str(value).strip()[:200]
    if not text or _NEGATIVE.match(text):
        return None
    if re.fullmatch(r"\d{1,6}(?:\.\d+)?", text):
        return _sane(float(text))
    found = _ISO.match(_LOOSE_MINUTES.sub(r"\1M", text) if text[0] in "Pp" else text)
    if found and any(found.groups()) and (text[0] in "Pp+" or "T" in text.upper()):
        return _sane(sum(_float(number) * _MINUTES_IN[unit] for unit, number in found.groupdict().items() if number))
    clock = _CLOCK.match(text) or _HOURS_AND.match(text)
    if clock:
        return _sane(int(clock[1]) * 60 + int(clock[2]))
    if bare := _BARE_RANGE.match(text):
        return _sane(float(bare[1]))
    return _human(text)


def _human(text: str) -> int | None:
    """A wording of which the longer end counts: "20-25 min", "45 minutes to 1 hour"."""
    ends = [_spoken(part) for part in _BETWEEN.split(text) if not part[-1:].isdigit()]
    ends = [end for end in ends if end]
    return _sane(max(ends) if len(ends) > 1 else _spoken(text))


def _spoken(text: str) -> float:
    total = 0.0
    for pattern, size in _HUMAN:
        found = pattern.search(text)
        if found:
            total += _float(found[2] or found[1]) * size
    return total


def _float(number: str) -> float:
    total = 0.0
    for part in plain_fractions(number).replace(",", ".").split():
        top, _, bottom = part.partition("/")
        try:
            total += float(top) / float(bottom) if bottom else float(top)
        except (ValueError, ZeroDivisionError):
            continue
    return total


def _sane(minutes: float) -> int | None:
    if not math.isfinite(minutes) or minutes > MAX_MINUTES:
        return None
    whole = math.floor(minutes + 0.5)
    return whole if whole > 0 else None
