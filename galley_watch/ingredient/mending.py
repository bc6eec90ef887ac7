"""Slips of the pen, the scanner and the page, mended before a line is read (pure): its tokens change, its text and their places never."""

from __future__ import annotations

import re

from galley_watch.ingredient.numbers import number
from galley_watch.ingredient.tokens import DASHES, NUMERIC, Line
from galley_watch.ingredient.units import CONTAINERS, EXACT
from galley_watch.ingredient.vocabulary import Vocabulary

_WORD_WITH_NOTE = 4  # letters: "B1" is a name
_FOOTNOTE = re.compile(r"[^\W\d_A-Z]\d(?:[,;(\s]|$)")
_BELOW = frozenset("2348")
_SPOONED = frozenset(("cup", "teaspoon", "tablespoon", "pint", "quart"))
_FEET = frozenset("'’")


def mend_words(line: Line, words: Vocabulary) -> None:
    """Part what was written in one and put right what was misspelled."""
    if _FOOTNOTE.search(line.text):
        _drop_footnotes(line)
    if "''" in line.text or "’’" in line.text:
        _join_inch_marks(line)
    if " siz" in line.text:
        _join_sizes(line, words)
    if "/" in line.text:
        _write_out_slashes(line, words)
    if "-" in line.text:
        _part_hyphened(line, words)
    behind_numbers = _behind_numbers(line)
    if behind_numbers:
        size = line.size
        _part_run_on_units(line, behind_numbers, words)
        behind_numbers = behind_numbers if line.size == size else _behind_numbers(line)
        _mend_units(line, behind_numbers, words)
        if "o" in line.keys or "oo" in line.keys:
            _mend_zeros(line, words)
        mend_fractions(line, words)


def mend_fractions(line: Line, words: Vocabulary) -> None:
    """ "1 1-2 cups": old prints set a fraction with a dash."""
    for here in range(4, line.size if "-" in line.text else 0):
        if line.keys[here - 2] != "-" or line.kinds[here] != "word" or not line.glued(here - 1) or line.glued(here - 3):
            continue
        over, below = line.keys[here - 3], line.keys[here - 1]
        unit = words.units.find(line, here) if line.kinds[here - 4] == "number" and below in _BELOW and over.isdecimal() else None
        if unit and unit[0] in _SPOONED and int(over) < int(below):
            line.keys[here - 2] = "/"


def mend_one(line: Line, at: int, words: Vocabulary) -> None:
    """ "l cup", "l bustina", "I/2 tsp.": scanned pages take the digit for a letter."""
    if line.key(at) not in ("l", "i", "|") or not (line.kind(at) == "word" or line.keys[at] == "|"):
        return
    unit = words.units.find(line, at + 1)
    if (unit and (unit[0] in EXACT or (line.keys[at] == "l" and not line.glued(at + 1)))) or (
        line.glued(at + 1) and (line.keys[at + 1] == "/" or line.kind(at + 1) == "vulgar")
    ):
        line.kinds[at], line.keys[at] = "number", "1"


def open_count(line: Line, words: Vocabulary) -> None:
    """ "(4) chicken breasts", "(1) 14 oz can": a count in brackets opens the line; before an amount of its own it numbers the line."""
    count = number(line, 1, words) if line.key(0) == "(" and line.kind(1) in NUMERIC else None
    if count is None or line.size < count[1] + 2:
        return
    if line.key(count[1]) != ")":
        _open_content(line, count[1], words)
        return
    close, behind = count[1], count[1] + 1
    held = number(line, behind, words) if line.kind(behind) in NUMERIC else None
    content = words.units.find(line, held[1] + (line.key(held[1]) in DASHES)) if held else None
    if held is None or (content and words.units.find(line, content[1])):
        line.drop(close)
        line.drop(0)
    else:
        for _ in range(behind):
            line.drop(0)


def _open_content(line: Line, at: int, words: Vocabulary) -> None:
    """ "(10 oz.) pkg. spinach": what a package holds, in a bracket that opens the line."""
    content = words.units.find(line, at + (line.key(at) in DASHES))
    if content is None or content[0] not in EXACT or line.key(content[1]) != ")":
        return
    container = words.units.find(line, content[1] + 1)
    if container and container[0] in CONTAINERS:
        line.drop(content[1])
        line.drop(0)


def _drop_footnotes(line: Line) -> None:
    """ "lemon1": the sign of a footnote, run into the word before it."""
    for here in range(line.size - 1, 0, -1):
        if line.kinds[here] == "number" and len(line.keys[here]) == 1 and line.glued(here) and line.kinds[here - 1] == "word":
            word = line.raw(here - 1, here)
            ends = here + 1 == line.size or line.keys[here + 1] in ",;("
            if ends and len(word) >= _WORD_WITH_NOTE and word[-1].islower():
                line.drop(here)


def _join_inch_marks(line: Line) -> None:
    """ "2'' piece": two signs of a foot for that of an inch."""
    for here in range(line.size - 1, 1, -1):
        if line.keys[here] in _FEET and line.keys[here - 1] == line.keys[here] and line.kinds[here - 2] in NUMERIC and line.glued(here):
            line.join(here - 1, here + 1, '"')
            line.kinds[here - 1] = "mark"


def _join_sizes(line: Line, words: Vocabulary) -> None:
    """ "1 lemon sized ball": a size in two words; "butter size of an egg" compares with what follows."""
    for here in range(line.size - 2, 0, -1) if words.sizes_apart else ():
        if line.keys[here] in words.sizes_apart and line.kinds[here - 1] == "word" and words.of.skip(line, here + 1) == here + 1:
            line.join(here - 1, here + 1, f"{line.keys[here - 1]}-{line.keys[here]}")


def _write_out_slashes(line: Line, words: Vocabulary) -> None:
    """ "soup w/ noodles", "w/o skin": short forms with a slash."""
    for here in range(line.size - 2, 0, -1) if words.slashes else ():
        if line.keys[here] == "/" and line.glued(here) and line.kinds[here - 1] == "word":
            behind = here + 1 + line.glued(here + 1)
            for stop in (behind, here + 1):
                if word := words.slashes.get("".join(line.keys[here - 1 : stop])):
                    line.join(here - 1, stop, word)
                    break


def _part_hyphened(line: Line, words: Vocabulary) -> None:
    """ "a five-pound chicken", "half-pint", "demi-tasse", "16-oz-can"."""
    for here in range(line.size):
        hyphen = line.keys[here].find("-") if line.kinds[here] == "word" else 0
        if hyphen <= 0:
            continue
        first, _, second = line.keys[here].partition("-")
        count = words.numbers.get(first) if words.units.holds(second) else None
        if f"{second} {line.key(here + 1)}" in words.tasted:  # "Salt-to taste"
            line.split_word(here, hyphen)
        elif first + "-" in words.numbers:
            line.split_word(here, hyphen + 1)
        elif count:
            line.split_word(here, hyphen)
            if count.denominator == 1:
                line.kinds[here], line.keys[here] = "number", str(count)
        elif words.units.knows(first) and words.units.knows(second) and not words.units.knows(line.keys[here]):
            line.split_word(here, hyphen)


def _part_run_on_units(line: Line, behind_numbers: list[int], words: Vocabulary) -> None:
    """ "1/4 cupmilk": a page that lost its markup runs unit and name into one word."""
    for here in reversed(behind_numbers) if words.run_on_units else ():
        key = line.keys[here]
        if words.units.knows(key):  # mostly
            continue
        if (begun := _case_change(line, here)) and words.units.holds(key[:begun]):
            line.split_word(here, begun)
            continue
        unit = next((unit for unit in words.run_on_units if key.startswith(unit)), None)
        if unit and words.units.holds(key[len(unit) :]):  # "tspspoon"
            line.keys[here] = unit
        elif unit and len(key) > len(unit) + 2:
            line.split_word(here, len(unit))


def _case_change(line: Line, at: int) -> int:
    """Where a capital follows small letters in a word that is run into its number: the 1 of "550gVeal"; 0 where none does."""
    if not line.glued(at):
        return 0
    word = line.raw(at, at + 1)
    return next((place for place in range(1, len(word)) if word[place].isupper() and word[place - 1].islower()), 0)


def _mend_units(line: Line, behind_numbers: list[int], words: Vocabulary) -> None:
    """ "2 teapsoons", "1 big tablespon": a long unit with one slip of the pen, behind a number."""
    for begun in behind_numbers:
        if words.units.knows(line.keys[begun]):  # mostly
            continue
        sized = max(words.sizes.skip(line, begun), words.bounds.skip(line, begun))
        here = sized if sized < line.size else begun
        if meant := words.meant_unit(line.keys[here]):
            line.keys[here] = meant


def _mend_zeros(line: Line, words: Vocabulary) -> None:
    """ "5O cl", "1OO g": the letter for the digit."""
    for here in reversed(_behind_numbers(line)):
        if line.keys[here].strip("o") == "" and line.glued(here) and line.keys[here - 1].isdecimal() and words.units.find(line, here + 1):
            number_and_zeros = line.keys[here - 1] + "0" * len(line.keys[here])
            line.join(here - 1, here + 1, number_and_zeros)
            line.kinds[here - 1] = "number"


def _behind_numbers(line: Line) -> list[int]:
    """The words right behind a number."""
    return [here for here in range(1, line.size) if line.kinds[here - 1] in NUMERIC and line.kinds[here] == "word"]
