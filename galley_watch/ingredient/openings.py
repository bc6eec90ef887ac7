"""What may stand before everything else in a line: bullets, check boxes, "(optional)", "For garnish:" (pure)."""

from __future__ import annotations

from galley_watch.ingredient.draft import Draft
from galley_watch.ingredient.tokens import NUMERIC, Line
from galley_watch.ingredient.units import EXACT
from galley_watch.ingredient.vocabulary import Vocabulary

BULLETS = frozenset("•*·◦‣▢□☐☑✓►▪●○–—-")
_TICKS = frozenset(("x", "✓", "v"))
_LABEL_WORDS = 4  # "For the top layer:"


def skip_bullets(line: Line) -> int:
    """The token behind bullets and check boxes."""
    here = 0
    while here < line.size:
        if line.keys[here] in BULLETS:
            here += 1
        elif line.keys[here] == "[" and "]" in (line.key(here + 1), line.key(here + 2) if line.key(here + 1) in _TICKS else ""):
            here += 2 + (line.key(here + 1) != "]")
        elif (
            line.kinds[here] == "number"
            and line.key(here + 1) in (")", ".")
            and line.kind(here + 2) in NUMERIC
            and not line.glued(here + 2)
        ):
            here += 2  # "1) 2 cups": the lines are numbered
        else:
            break
    return here


def mend_one(line: Line, at: int, words: Vocabulary) -> None:
    """ "l cup", "I/2 tsp.": scanned pages take the digit for a letter."""
    if line.key(at) not in ("l", "i", "|") or not (line.kind(at) == "word" or line.keys[at] == "|"):
        return
    unit = words.units.find(line, at + 1)
    if (unit and unit[0] in EXACT) or (line.glued(at + 1) and (line.keys[at + 1] == "/" or line.kind(at + 1) == "vulgar")):
        line.kinds[at], line.keys[at] = "number", "1"


def split_run_on_units(line: Line, words: Vocabulary) -> None:
    """ "1/4 cupmilk": a page that lost its markup runs unit and name into one word."""
    for here in range(line.size if "-" in line.text else 0):
        hyphen = line.keys[here].find("-") if line.kinds[here] == "word" else 0
        if hyphen <= 0:
            continue
        first, _, second = line.keys[here].partition("-")
        count = words.numbers.get(first) if words.units.holds(second) else None
        if first + "-" in words.numbers:  # "demi-tasse"
            line.split_word(here, hyphen + 1)
        elif count:  # "five-pound", "half-pint"
            line.split_word(here, hyphen)
            if count.denominator == 1:
                line.kinds[here], line.keys[here] = "number", str(count)
        elif words.units.knows(first) and words.units.knows(second) and not words.units.knows(line.keys[here]):  # "16-oz-can"
            line.split_word(here, hyphen)
    for here in range(1, line.size if words.run_on_units else 0):
        key = line.key(here)
        if line.kind(here) != "word" or line.kind(here - 1) not in NUMERIC or words.units.knows(key):
            continue
        unit = next((unit for unit in words.run_on_units if key.startswith(unit)), None)
        if unit and words.units.holds(key[len(unit) :]):  # "tspspoon"
            line.keys[here] = unit
        elif unit and len(key) > len(unit) + 2:
            line.split_word(here, len(unit))


def mend_units(line: Line, words: Vocabulary) -> None:
    """ "2 teapsoons": a long unit with one slip of the pen, right behind a number."""
    for here in range(1, line.size):
        if line.kinds[here] == "word" and line.kinds[here - 1] in NUMERIC and (meant := words.meant_unit(line.keys[here])):
            line.keys[here] = meant


def read_opening(draft: Draft, start: int, words: Vocabulary) -> int:
    """Take "(optional)", "q.b. di", "For garnish:" from the front; the token behind."""
    line, here = draft.line, start
    if line.key(here) in ("(", "["):
        close = line.closing(here, line.size)
        flag = words.flags.find(line, here + 1)
        if flag and flag[1] == close:
            draft.flag(flag[0])
            draft.add(draft.comment, here + 1, close)
            here = close + 1
    label = _read_label(draft, here, words)
    if label > here:
        return label
    flag = words.flags.find(line, here)
    if flag and flag[0] in ("to_taste", "optional") and flag[1] < line.size:
        draft.flag(flag[0])
        draft.add(draft.comment, here, flag[1])
        here = flag[1]
    return words.of.skip(line, here)


def _read_label(draft: Draft, start: int, words: Vocabulary) -> int:
    """ "For garnish: chopped chives" says first what it is for."""
    line = draft.line
    colon = next((here for here in range(start, min(start + _LABEL_WORDS + 1, line.size - 1)) if line.keys[here] == ":"), start)
    if colon == start or any(kind != "word" for kind in line.kinds[start:colon]) or line.glued(colon + 1):
        return start
    flag = words.flags.find(line, start)
    if flag:
        draft.flag(flag[0])
    elif not words.purposes.find(line, start):
        return start
    draft.add(draft.comment if flag else draft.purpose, start, colon)
    return colon + 1
