"""Times and servings in the page's own words (pure): short lines that state them, with their label before, behind or above."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from galley_watch.extract.fractions import AMOUNT_SIGN, HAS_AMOUNT, VULGAR_FRACTIONS
from galley_watch.extract.markup.durations import minutes_of
from galley_watch.extract.page_text import fact_words, words
from galley_watch.extract.page_text.blocks import Block

_LONG_LINE = 160
_SHORT_LINE = 50
_LABEL_LINE = 40
_BESIDE = 6
"""Lines from one time to another of the same few facts."""
_MARKS = "|•·-– "
_FEWEST_MINUTES = 5
_FEWEST_HYPHENS = 2
_MOST_MINUTES = 600
"""A number without a unit below or above a label; a smaller one may count hours."""
_GENERIC = 6
"""Letters; shorter labels of the whole time are words of any sentence."""
_BEGIN = r"(?<![^\W\d_])"
_END = r"(?![^\W\d_])"
_NUMBER = rf"(?:\d{{1,4}}(?:[.,]\d)?\s?[{VULGAR_FRACTIONS}]?|[{VULGAR_FRACTIONS}])(?:\s*(?:[-–~]|to|bis|à|a|do)\s*\d{{1,4}})?"
_UNIT = rf"(?:{fact_words.DAYS}|{fact_words.HOURS}|{fact_words.MINUTES})\.?"
_CLOCK = rf"\d{{1,2}}:[0-5]\d\s*(?:{fact_words.HOURS})(?![^\W\d_])"
_PIECE = rf"(?:{_CLOCK}|{_NUMBER}\s*(?:{_UNIT}(?:\s+{_UNIT}(?=\W|$))?(?![^\W\d_])|[h:]\s?(?=[0-5]\d(?!\d))))"
_DURATION = rf"(?:{_PIECE}\s*(?:,?\s*plus|\+|,|and|und|et|y|e|en|og|och|i|a)?\s*){{0,2}}(?:{_PIECE}|(?<=[h:])[0-5]\d|(?<=[h:]\s)[0-5]\d)"
_TWICE = re.compile(r"\b(\d{0,4}\s?[^\W\d_]+)\s+\1\b", re.IGNORECASE)
"""Words for screen readers, or for small and large screens."""
_ABOUT = r"(?:about|under|max\.?|up\s+to|bis\s+zu|approx\.?|ca\.?|circa|env(?:iron|\.)?|etwa|ungef[äa]hr|ok\.|kb\.|±|~|約|约)"
_LABELS = "|".join(f"(?P<{name}>{label})" for name, label in fact_words.TIMES.items())
_TIME = re.compile(
    rf"{_BEGIN}(?:{_LABELS}){_END}(?:\s+in)?\s*(?:\([^()]{{0,20}}\))?\s*[:：.=–|-]*\s*(?:in\s+)?(?:{_ABOUT}\s*)?(?P<time>{_DURATION})",
    re.IGNORECASE,
)
_TIME_BEHIND = re.compile(rf"(?:{_ABOUT}\s*)?(?P<time>{_DURATION})\s*(?:of\s+|de\s+)?(?:{_LABELS}){_END}", re.IGNORECASE)
_DURATION_UNIT = re.compile(rf"{AMOUNT_SIGN}\s*{_UNIT}(?![^\W\d_])|\d\s?[h:]\s?\d", re.IGNORECASE)
"""Quick to look for: a line without it states no time."""
_LABEL_ALONE = re.compile(rf"^\W*(?:{_LABELS})\s*[:：.]?\W*$", re.IGNORECASE)
_TIME_ALONE = re.compile(rf"^\W*(?:{_ABOUT}\s*)?(?P<time>{_DURATION})(?:\W+[^\W\d_]+){{0,2}}(?:\s*\([^()]{{1,40}}\))?\W*$", re.IGNORECASE)
_LONE_TIME = re.compile(
    rf"^\W*(?:[^\W\d_]{{3,15}}\W+)?(?:{_ABOUT}\s*)?(?P<time>{_DURATION})(?:\W*(?:{fact_words.TIMES['total_minutes']}|(?:plus|\+)\s.{{1,30}}))?\W*$",
    re.IGNORECASE,
)
_SEGMENT = re.compile(r"\s*[|•·;⋅\u2300-\u23ff\u2600-\u27bf\U0001f300-\U0001faff]\ufe0f?\s*|\s+[/–—]\s+(?=[^\W\d_])|\.\s+(?=[A-ZÀ-Þ])")
_LABELLED = re.compile(r"\s+(?=[^\W\d_]{4,}:\s)")
_OTHER_FACT = re.compile(r"(?:\W*[^\W\d_]+\s*:\s*[^\W\d_]+(?:\s+[^\W\d_]+)?)\W*$")
""" "Difficulty: easy", before another fact."""
_HYPHEN = re.compile(r"(?<=[^\W\d_])\s+-\s+(?=\d{1,3}\s+[^\W\d_]{2})")
"""Between facts: "5 min prep - 10 min cook - 4 servings"."""
_RANGE = re.compile(r"\d{1,4}\s*(?:[-–~]|to|bis|à|do)\s*(?=\d)")
_PLAIN_UNITS = (
    (re.compile(rf"(\d{{1,2}}):([0-5]\d)\s*(?:{fact_words.HOURS})(?![^\W\d_])", re.IGNORECASE), r"\1 h \2 min"),
    (re.compile(rf"(?<={AMOUNT_SIGN})\s*(?:{fact_words.HOURS})\.?(?=\W|\d|$)", re.IGNORECASE), " h "),
    (re.compile(rf"(?<={AMOUNT_SIGN})\s*(?:{fact_words.MINUTES})\.?(?=\W|\d|$)", re.IGNORECASE), " min "),
    (re.compile(rf"(?<={AMOUNT_SIGN})\s*(?:{fact_words.DAYS})\.?(?=\W|\d|$)", re.IGNORECASE), " days "),
)
_SERVED = re.compile(
    rf"{_BEGIN}(?:{fact_words.SERVED}){_END}\s*(?:\([^()]*\))?\s*[:：=–-]?\s*(?:for\s+|f[üu]r\s+|pour\s+|voor\s+)?(?P<many>{fact_words.MANY})(?P<what>\s*[^\W\d_]+)?",
    re.IGNORECASE,
)
_EATERS = re.compile(
    rf"(?<![\d.,/])(?P<many>{fact_words.MANY})\s*(?:\([^()]*\)\s*)?(?P<what>(?:{fact_words.EATERS}))(?![^\W\d_])", re.IGNORECASE
)
_PIECES = re.compile(rf"^\W*(?P<many>{fact_words.MANY})\s*(?P<what>(?:{fact_words.PIECES}))(?:\s+[^\W\d_]+)?\W*$", re.IGNORECASE)
_PORTION = re.compile(
    r"\(?\b(?:serving|portion)s?\s*(?:size|gr[öo](?:ß|ss)e)(?!\W*\d+(?:\s*[-–]\s*\d+)?"
    r"(?:\s*(?:slices|pieces|servings|people|persons|cookies|muffins))?\s*$)[^()]*\)?",
    re.IGNORECASE,
)
_PER_PORTION = re.compile(r"\b(?:per\s+(?:serving|portion)|pro\s+portion)", re.IGNORECASE)
"""What one portion is, not how many there are."""
_SERVED_BEHIND = re.compile(rf"^\W*(?P<many>{fact_words.MANY})(?P<what>)\s*(?:{fact_words.SERVED})\s*\W*$", re.IGNORECASE)
_FOR = re.compile(rf"(?:{_BEGIN}(?:{fact_words.FOR})\s+|[(（【]\s*)(?P<many>{fact_words.MANY})(?P<what>\s*[^\W\d_]+)?", re.IGNORECASE)
_FOR_ALL = re.compile(rf"^\W*(?:{fact_words.FOR})\s+(?P<many>{fact_words.MANY})(?P<what>\s+[^\W\d_]+)(?:\s*\([^()]*\))?\W*$", re.IGNORECASE)
_MADE = re.compile(rf"(?<=[.!)]\s)(?:{fact_words.SERVED})\s+(?:about\s+|approximately\s+)?\d[^.!?]{{0,40}}(?=[.!?]|$)", re.IGNORECASE)
"""A sentence that says how much all of it makes."""
_IN_WORDS = re.compile(
    rf"(?P<before>\W*(?:(?:{fact_words.SERVED})\s*:?\s*(?:about\s+)?|(?:{fact_words.FOR})\s+(?=[^\W\d_]+\s+(?:{fact_words.EATERS})(?![^\W\d_]))))"
    rf"(?P<number>{'|'.join(fact_words.NUMBERS)})(?![^\W\d_])",
    re.IGNORECASE,
)
_SERVED_ALONE = re.compile(rf"^\W*(?:{fact_words.SERVED}|{fact_words.EATERS})(?:\s+(?:for|f[üu]r|pour|voor))?\s*[:：.]?\W*$", re.IGNORECASE)
_MANY_ALONE = re.compile(rf"^\W*(?P<many>{fact_words.MANY})(?P<what>(?:\s+[^\W\d_]+)?)(?:\s+[^\W\d_]+)?\W*$", re.IGNORECASE)
_OPENING = re.compile(r"[^\W\d_]")


@dataclass(frozen=True, slots=True)
class StatedFacts:
    """Minutes, and the yield in the page's words."""

    yields: str | None = None
    total_minutes: int | None = None
    prep_minutes: int | None = None
    cook_minutes: int | None = None


def stated_facts(blocks: Sequence[Block], heading: Sequence[Block], before: Sequence[Block]) -> StatedFacts:
    """``blocks`` are those that may state facts, the likeliest first.

    ``heading`` are those right above the ingredients, ``before`` some more that precede them.
    """
    times: dict[str, int] = {}
    found = list(_times(blocks))
    whole = [time.place for time in found if time.name == "total_minutes" and fact_words.SURELY_WHOLE.search(time.label)]
    for time in found:
        is_cooking = fact_words.EITHER.fullmatch(time.label) and times.get("prep_minutes", time.minutes) != time.minutes
        if fact_words.WHOLE_OR_COOKING.fullmatch(time.label) and any(abs(time.place - place) <= _BESIDE for place in whole):
            is_cooking = True
        times.setdefault("cook_minutes" if is_cooking else time.name, time.minutes)
    if not times and (alone := _lone_time(before)):
        times["total_minutes"] = alone
    return StatedFacts(_yield(blocks, heading), times.get("total_minutes"), times.get("prep_minutes"), times.get("cook_minutes"))


def yield_in_steps(steps: Sequence[Block]) -> str | None:
    """What the last sentence of a step says that it makes: "Cool on a rack. Makes 24 cookies."."""
    for block in reversed(steps):
        for found in _MADE.finditer(block.text[-_LONG_LINE:]):
            if stated := _stated(_SERVED, found[0]):
                return stated
    return None


class _Time(NamedTuple):
    name: str
    label: str
    minutes: int
    place: int


def _times(blocks: Sequence[Block]) -> Iterator[_Time]:
    for place, block in enumerate(blocks):
        line = block.text
        counts = len(line) <= _LONG_LINE and HAS_AMOUNT.search(line) is not None
        label = None if counts or len(line) >= _LABEL_LINE else _LABEL_ALONE.match(line)
        if label and (minutes := _beside_label(blocks, place)):
            yield _Time(str(label.lastgroup), label[str(label.lastgroup)], minutes, place)
            continue
        if not (counts and _DURATION_UNIT.search(line)):
            continue
        line = line if len(line) > 2 * _SHORT_LINE else _TWICE.sub(r"\1", line)
        if behind := list(_labelled_behind(line, place)):
            yield from behind
            continue
        end = 0
        stated = list(_TIME.finditer(line))
        is_run = len(stated) > 1 and not any(_OPENING.search(line[before.end() : after.start()]) for before, after in pairwise(stated))
        for found in stated:
            name = next(name for name in fact_words.TIMES if found[name])
            if (is_run or _is_label(line, end, found, name)) and (minutes := minutes_in(found["time"])):
                end = found.end()
                yield _Time(name, found[name], minutes, place)


def _labelled_behind(line: str, place: int) -> Iterator[_Time]:
    """ "10 min prep | 25 min cook | 4 servings": a line in whose parts each time has its label behind it."""
    if len(line) >= 2 * _SHORT_LINE:
        return
    parts = [line] if _says_labelled_times(line) else [part for part in _parted(line) if _DURATION_UNIT.search(part)]
    if not all(map(_says_labelled_times, parts)):
        return
    for part in parts:
        for found in _TIME_BEHIND.finditer(part):
            if minutes := minutes_in(found["time"]):
                yield _Time(str(found.lastgroup), found[str(found.lastgroup)], minutes, place)


def _says_labelled_times(line: str) -> bool:
    return _TIME_BEHIND.match(line.lstrip(_MARKS)) is not None and not _OPENING.search(_TIME_BEHIND.sub(" ", line))


def states_only_times(line: str) -> bool:
    """Several times with their labels, and no other words."""
    return bool(_DURATION_UNIT.search(line)) and _TIME.match(line) is not None and not _OPENING.search(_TIME.sub(" ", line))


def _is_label(line: str, end: int, found: re.Match[str], name: str) -> bool:
    """Does the label begin the line, or follow another time or a mark that parts facts? Else it must be sure by itself: "chill time" is
    none, and "it takes" no label.
    """
    between = line[end : found.start()]
    if not _OPENING.search(between) or between.rstrip()[-1:] in "|•·;/.,(":
        return True
    if _OTHER_FACT.match(between) and _colon_between(line, found, name):
        return True
    if name == "total_minutes":
        return len(found[name]) > _GENERIC and (len(line) < 2 * _SHORT_LINE or _colon_between(line, found, name))
    return len(line) < _SHORT_LINE or _colon_between(line, found, name)


def _colon_between(line: str, found: re.Match[str], name: str) -> bool:
    return any(colon in line[found.end(name) : found.start("time")] for colon in ":：")


def _beside_label(blocks: Sequence[Block], place: int) -> int | None:
    """The minutes on the line below a label, or on the one above where the values stand above their labels."""
    above = _minutes_alone(blocks, place - 1) if place and blocks[place].text[-1:] not in ":：" else None
    return above if above is not None and _stand_above(blocks, place) else _minutes_alone(blocks, place + 1)


def _stand_above(blocks: Sequence[Block], place: int) -> bool:
    """Do values and labels by turns begin with a value and end with a label?"""
    first = last = place
    while first > 1 and _is_value(blocks, first - 1) and _names_fact(blocks, first - 2):
        first -= 2
    while _is_value(blocks, last + 1) and _names_fact(blocks, last + 2):
        last += 2
    return _is_value(blocks, first - 1) and not _is_value(blocks, last + 1)


def _names_fact(blocks: Sequence[Block], place: int) -> bool:
    line = blocks[place].text if place < len(blocks) else ""
    return len(line) < _LABEL_LINE and not HAS_AMOUNT.search(line) and bool(_LABEL_ALONE.match(line) or _SERVED_ALONE.match(line))


def _is_value(blocks: Sequence[Block], place: int) -> bool:
    line = blocks[place].text if 0 <= place < len(blocks) else ""
    return len(line) < _LABEL_LINE and bool(HAS_AMOUNT.search(line)) and bool(_MANY_ALONE.match(line) or _TIME_ALONE.match(line))


def _minutes_alone(blocks: Sequence[Block], place: int) -> int | None:
    """Of a line that says nothing but a time; a number alone counts minutes, or what the next line says ("30", "minutes")."""
    line = blocks[place].text if place < len(blocks) else ""
    if len(line) > _LABEL_LINE or not HAS_AMOUNT.search(line):
        return None
    unit = blocks[place + 1].text if line.isdigit() and place + 1 < len(blocks) else ""
    found = _TIME_ALONE.match(f"{line} {unit}" if unit else line)
    if found:
        return minutes_in(found["time"])
    return int(line) if line.isdigit() and _FEWEST_MINUTES <= int(line) <= _MOST_MINUTES else None


def minutes_in(time: str) -> int | None:
    """The minutes of a time as pages state it; the longer end of a range."""
    time = _RANGE.sub("", time)
    for unit, plain in _PLAIN_UNITS:
        time = unit.sub(plain, time)
    return minutes_of(" ".join(time.split()).replace(" h ", " h ").strip())


def _lone_time(blocks: Sequence[Block]) -> int | None:
    """ "25 min" alone, with one word before it, or with the label behind it; the one nearest to the ingredients."""
    for place in range(len(blocks) - 1, -1, -1):
        line = blocks[place].text
        if len(line) > 2 * _SHORT_LINE or blocks[place].level == 1 or not HAS_AMOUNT.search(line):
            continue
        if line.isdigit() and place + 1 < len(blocks):
            line = f"{line} {blocks[place + 1].text}"
        for segment in _SEGMENT.split(_EATERS.sub("", _TWICE.sub(r"\1", line))):
            if len(segment) < _SHORT_LINE and (found := _LONE_TIME.match(segment)):
                return minutes_in(found["time"])
    return None


def _yield(blocks: Sequence[Block], heading: Sequence[Block]) -> str | None:
    for block in heading:
        line = block.text
        named = len(line) < 2 * _SHORT_LINE and words.INGREDIENTS_OPENING.match(line)
        for pattern in (_EATERS, _FOR) if named else ():
            if stated := _stated(pattern, line):
                return stated
    for place, block in enumerate(blocks):
        line = block.text
        if len(line) > 2 * _SHORT_LINE or (_PER_PORTION.search(line) and not _SERVED.match(line)):
            continue
        line = _in_digits(line)
        if not HAS_AMOUNT.search(line):
            if len(line) < _LABEL_LINE and _SERVED_ALONE.match(line) and (stated := _yield_beside_label(blocks, place)):
                return stated
            continue
        for segment in _parted(_PORTION.sub("", _TWICE.sub(r"\1", line))):
            if HAS_AMOUNT.search(segment) and (stated := _stated_in(segment)):
                return stated
    return None


def _parted(line: str) -> list[str]:
    """The facts of a line. A hyphen parts them where it stands twice and a number follows, which is no label's "Serves - 4 people"."""
    parts = _SEGMENT.split(line)
    if len(parts) > 1:
        return parts
    if line.count(" - ") >= _FEWEST_HYPHENS:
        return _HYPHEN.split(line)
    return _LABELLED.split(line) if line.count(": ") > 1 else parts


def _in_digits(line: str) -> str:
    """ "Serves eight" → "Serves 8", "pour quatre personnes" → "pour 4 personnes"."""
    if len(line) >= _SHORT_LINE or not (found := _IN_WORDS.match(line)):
        return line
    return f"{found['before']}{fact_words.NUMBERS[found['number'].lower()]}{line[found.end() :]}"


def _yield_beside_label(blocks: Sequence[Block], place: int) -> str | None:
    """The number on the line below a label, or above it where the values stand above their labels."""
    is_above = place and blocks[place].text[-1:] not in ":：" and _stand_above(blocks, place)
    beside = blocks[place - 1 if is_above else place + 1].text if is_above or place + 1 < len(blocks) else ""
    return _stated(_MANY_ALONE, beside) if len(beside) < _LABEL_LINE and HAS_AMOUNT.search(beside) else None


def _stated_in(segment: str) -> str | None:
    """By the pattern that matches first; a long line must begin with it."""
    found = [
        (match.start(), pattern) for pattern in (_SERVED, _EATERS, _PIECES, _FOR_ALL, _SERVED_BEHIND) if (match := pattern.search(segment))
    ]
    for start, pattern in sorted(found, key=lambda match: match[0]):
        if len(segment) < _SHORT_LINE or not _OPENING.search(segment[:start]):
            return _stated(pattern, segment)
    return None


def _stated(pattern: re.Pattern[str], line: str) -> str | None:
    """Number and word of the first match that counts servings."""
    for found in pattern.finditer(line):
        what = (found["what"] or "").strip()
        if found["many"].strip().strip("0") == "" or fact_words.NO_SERVINGS.match(line[found.end("many") :]):
            continue
        counts_something = len(what) > 2 and not fact_words.NEXT_LABEL.fullmatch(what)
        return f"{found['many'].strip()} {what}" if counts_something else f"{found['many'].strip()} servings"
    return None
