"""Headings that the page shows between the lines of its markup, which has only one flat list (pure).

Structured data has no place for them, so most pages state "For the sauce" in their text alone. Only headings that stand right between
two lines, or right above the first one like the others, are taken; the lines themselves stay as the markup states them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from typing import Any

from galley_watch.extract import text
from galley_watch.extract.cross_check.agreement import places_of
from galley_watch.extract.fractions import AMOUNT_SIGN, bare_of, plain_fractions
from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.line_kinds import BOTH_MEASURES, MEASURES
from galley_watch.extract.source import Source
from galley_watch.values.recipe import IngredientGroup, InstructionSection, Recipe

_HEADINGS = ("h2", "h3", "h4", "h5", "h6", "dt", "legend", "caption", "th")
_RANKED = ("h3", "h4", "h5", "h6")
"""Headings of one rank are of one kind, whatever their classes; one with numbers may be the list's own, with its controls."""
_FLAT = (Source.JSON_LD, Source.MICRODATA)
_BOLD = ("strong", "b")
_OTHERS = ("p", "div", "span", "li")
_OF_GROUP = re.compile(
    r"(?:group|section|sub|part)[\w-]{0,12}[-_]?(?:name|title|head)|(?:^|[\s_-])(?:sub)?head(?:er|ing)|subtitle|"
    r"[_-](?:section|group)(?:$|\s)",
    re.IGNORECASE,
)
_OTHERWISE = (
    MEASURES, BOTH_MEASURES, words.INGREDIENTS_HEADING, words.METHOD_HEADING, words.ORDINAL_LABEL, words.AFTER_HEADING,
)  # fmt: skip
"""What short lines say that head no group."""
_AMOUNT_FIRST = re.compile(rf"^\W*{AMOUNT_SIGN}")
_SHORTEST, _LONGEST = 3, 80
_MAX_ELEMENTS = 20_000
_MAX_PLACES = 12
"""Places of the first line that are tried: an article speaks of it above the list."""
_REACH = 400
"""Letters and digits from one line to the next: a heading and a remark."""
_BESIDE = 60
"""Letters and digits of remarks that may stand before a heading."""
_OPEN = 25
"""Letters and digits of an amount and unit that may stand behind it."""
_Candidate = tuple[str, str, tuple[str, str]]
"""A text that may be a heading: its letters, its words, and the tag and class by which the page marks it."""
_WORD = re.compile(r"[^\W\d_]{4,}")
_IN_BRACKETS = re.compile(r"\([^()]*\)")
_FIRST_AMOUNT = re.compile(r"\d[\d\s./,–-]*")
_UNIT = re.compile(r"[^\W\d_]+\.?\s+(?=\S)")
_SHORTEST_NAME = 5
"""Letters of a name that is looked for further away."""


def with_shown_headings(recipe: Recipe, root: Any, shown: str, sources: Mapping[str, str]) -> Recipe:
    """The recipe with groups and sections under the page's headings where its markup has none; ``shown`` are the page's letters."""
    groups, sections = recipe.ingredient_groups, recipe.instruction_sections
    if sources.get("ingredient_groups") in _FLAT and len(groups) == 1 and not groups[0].heading:
        parts = _parted(groups[0].lines, root, shown, (_HEADINGS, _BOLD, _OTHERS))
        recipe = replace(recipe, ingredient_groups=tuple(IngredientGroup(heading, lines) for heading, lines in parts))
    if sources.get("instruction_sections") in _FLAT and len(sections) == 1 and not sections[0].heading:
        parts = _parted(sections[0].steps, root, shown, (_HEADINGS,))
        recipe = replace(recipe, instruction_sections=tuple(_with_names(parts, sections[0].names)))
    return recipe


def _with_names(parts: Sequence[tuple[str | None, tuple[str, ...]]], names: Sequence[int]) -> Iterator[InstructionSection]:
    """The parts of one list, of which ``names`` are the places of those that name a step."""
    start = 0
    for heading, steps in parts:
        yield InstructionSection(heading, steps, tuple(place - start for place in names if start <= place < start + len(steps)))
        start += len(steps)


def _parted(lines: tuple[str, ...], root: Any, shown: str, marks: Sequence[tuple[str, ...]]) -> list[tuple[str | None, tuple[str, ...]]]:
    """The lines under their headings; all of them under none where the page shows none. ``marks`` are tags, the likeliest first."""
    best: dict[int, str] = {}
    known: list[_Candidate] = []
    runs = [run for run in _runs(lines, shown) if any(len(gap.letters) >= _SHORTEST for gap in run[1])] if len(lines) > 2 else []
    around = "\n".join(gap.letters for before, gaps in runs for gap in (before, *gaps))
    for tags in marks if runs else ():
        known += _candidates(root, tags, around)
        best = max((best, *(_headings(before, gaps, known) for before, gaps in runs)), key=_fullness)
        if all(_is_settled(gap, best.get(number)) for number, gap in enumerate(runs[0][1], 1)):
            break
    told = Counter(best.values())
    best = {number: heading for number, heading in best.items() if told[heading] == 1}  # the head of a column or a label tells nothing
    if not best or len(best) * 2 > len(lines):
        return [(None, lines)]
    starts = sorted({0, *best})
    return [(best.get(start), lines[start:end]) for start, end in zip(starts, [*starts[1:], len(lines)], strict=True)]


@dataclass(frozen=True, slots=True)
class _Gap:
    """The letters before a line, back to the line above it (its letters; "" for the first line): where ``is_open``, some at the ends
    belong to these lines.
    """

    letters: str
    is_open: bool
    above: str = ""

    def ends_with(self, heading: str) -> bool:
        at = self.letters.rfind(heading) if self.is_open else len(self.letters) - len(heading)
        if at < 0 or not self.letters.startswith(heading, at) or not self._may_stand_behind(self.letters[at + len(heading) :]):
            return False
        return not self.above or self._may_stand_before(self.letters[:at], heading)

    def _may_stand_before(self, beside: str, heading: str) -> bool:
        if not self.is_open:
            return len(beside) <= _BESIDE
        return heading not in self.above and (beside in self.above or (beside[0].isdigit() and len(beside) <= _BESIDE))

    @staticmethod
    def _may_stand_behind(amount: str) -> bool:
        return not amount or (amount[0].isdigit() and len(amount) <= _OPEN)


def _fullness(found: dict[int, str]) -> tuple[int, int]:
    """More lines that have a heading, then headings of which less is missing ("To serve", not the "Serve" of a step)."""
    return len(found), sum(map(len, found.values()))


def _is_settled(gap: _Gap, heading: str | None) -> bool:
    return gap.is_open or not _SHORTEST <= len(gap.letters) < _LONGEST or (heading is not None and bare_of(heading) == gap.letters)


def _runs(lines: Sequence[str], shown: str) -> Iterator[tuple[_Gap, list[_Gap]]]:
    """For each place where all lines follow one another: what stands before them, and before each but the first.

    A line that the page writes otherwise ("teaspoon", a second measure) is found by what it says behind its amount. At most half of them
    may be found by their longest word alone.
    """
    bare = [bare_of(line) for line in lines]
    first = next((letters for letters in (bare[0], *_behind_amount(lines[0])) if letters and letters in shown), "")
    for place in places_of(first, shown, _MAX_PLACES):
        gaps, at, is_whole, loose = [], place + len(first), first == bare[0], 0
        before = _Gap(shown[max(0, place - _LONGEST - _OPEN) : place], not is_whole)
        for line, above, letters in zip(lines[1:], bare, bare[1:], strict=False):
            was_whole, start = is_whole, _place_of(letters, shown, at)
            is_whole = start >= 0
            for letters in () if is_whole else _behind_amount(line):
                if (start := _place_of(letters, shown, at)) >= 0:
                    break
            if start < 0:
                letters, loose = _longest_word(line), loose + 1
                start = _place_of(letters, shown, at)
            if start < 0 or loose * 2 > len(lines):
                break
            gaps.append(_Gap(shown[at:start], not (was_whole and is_whole), above))
            at = start + len(letters)
        if len(gaps) == len(bare) - 1:
            yield before, gaps


def _place_of(letters: str, shown: str, at: int) -> int:
    """Where they stand next; few letters stand anywhere, and are looked for close by."""
    reach = _REACH if len(letters) >= _SHORTEST_NAME else _BESIDE
    return shown.find(letters, at, at + reach + len(letters)) if letters else -1


def _behind_amount(line: str) -> Iterator[str]:
    """The letters behind the line's amount and unit, and those of them that stand in no brackets."""
    line = plain_fractions(line)
    amount = _FIRST_AMOUNT.search(line)
    rest = _UNIT.sub("", line[amount.end() :], count=1) if amount else line
    yield bare_of(rest)
    yield bare_of(_IN_BRACKETS.sub("", rest))


def _longest_word(line: str) -> str:
    return bare_of(max(_WORD.findall(_IN_BRACKETS.sub("", line)), key=len, default=""))


def _headings(before: _Gap, gaps: Sequence[_Gap], candidates: Sequence[_Candidate]) -> dict[int, str]:
    """Which line each heading stands above."""
    found: dict[int, str] = {}
    signs: set[tuple[str, str]] = set()
    for number, gap in enumerate(gaps, 1):
        if len(gap.letters) < _SHORTEST:
            continue
        fitting = [one for one in candidates if gap.ends_with(one[0]) and (not gap.is_open or one[2][0] in _HEADINGS)]
        if fitting:
            bare, found[number], _ = max(fitting, key=lambda one: len(one[0]))
            signs.update(sign for same, _, sign in fitting if same == bare)
    ranks = {tag for tag, _ in signs if tag in _RANKED}
    first = [one for one in candidates if (one[2] in signs or (one[2][0] in ranks and one[0].isalpha())) and before.ends_with(one[0])]
    return {0: max(first, key=lambda one: len(one[0]))[1]} | found if first else found


def _candidates(root: Any, tags: tuple[str, ...], around: str) -> Iterator[_Candidate]:
    """Short texts that may be headings and whose letters stand ``around`` the lines: most of a page's do not."""
    for element in islice(root.iter(*tags), _MAX_ELEMENTS):
        label = element.get("class") or ""
        if element.tag in _OTHERS and not (_is_of_group(label) or (element.text or "").rstrip().endswith(":") or _is_above_list(element)):
            continue
        if element.tag in _BOLD and (above := element.getparent()) is not None and (above.text or "").strip():
            continue
        stated = text.plain("".join(islice(element.itertext(), 12))[: 2 * _LONGEST]).strip(" -–—*#")
        if not _SHORTEST <= len(stated) <= _LONGEST or len(bare := bare_of(stated)) < _SHORTEST or bare not in around:
            continue
        if _is_heading(stated):
            yield bare, stated.rstrip(": "), (element.tag, label)


def _is_above_list(element: Any) -> bool:
    return element.tag == "p" and (below := element.getnext()) is not None and below.tag in ("ul", "ol", "table")


@lru_cache(maxsize=2_048)
def _is_of_group(label: str) -> bool:
    return _OF_GROUP.search(label) is not None


def _is_heading(stated: str) -> bool:
    if _AMOUNT_FIRST.match(stated) or stated.startswith("(") or stated.endswith((".", "!", "?")):
        return False
    return not any(pattern.match(stated) for pattern in _OTHERWISE)
