"""How sure the grammar is of a line, and why (pure).

The factors are the shares of right readings seen on labelled English lines that show the sign, rounded; several signs multiply. What
English labels quarrel about (is a "splash" a unit?) other languages do not: some signs weigh less there, as labelled lines of real
pages show.
"""

from __future__ import annotations

import re
from operator import itemgetter

from galley_watch.ingredient.draft import Draft
from galley_watch.ingredient.neutral import NEUTRAL
from galley_watch.ingredient.tokens import DASHES, NUMERIC, Line
from galley_watch.ingredient.units import CONTAINERS, EXACT
from galley_watch.ingredient.vocabulary import Vocabulary
from galley_watch.values.ingredient import Dimension, LineKind, Measure, Phrase

_STRANGE = frozenset('<>=|@#;:*_\\/"“”')
_SETS_APART = DASHES.union("([,;:.*")
_FILLED = ("spoonful", "spoonfuls", "cupful", "cupfuls")
_ONE_SPOON = frozenset(("cup", "teaspoon", "tablespoon", "pint", "quart", "cupful", "teaspoonful", "tablespoonful"))
_VOWELS = frozenset("aeiouy")
_SHORT_UNIT = 3  # letters
_KIND = re.compile(r"(?<!\d)0+(?!\d)|[^\W\d_]\d+|\b(?:type?|typu|tipo)\.? ?\d+", re.IGNORECASE)  # of flour: "00", "T55", "typ 450"
_LONG_LINE = 60  # characters
_LONG_NAME, _VERY_LONG_NAME = 4, 5  # words
_SOUTH = {  # on 900 lines read for the first time
    "the amount stands behind the name": 0.97,
    "the unit is a rough measure": 0.97,
    "there is a choice of ingredients": 0.95,
    "the name joins several things": 0.95,
    "a unit stands without a number": 0.99,
}
_NORTH = {  # on 1,672 lines read for the first time
    "words that run on from the name were set aside as a remark": 0.7,
    "there is a choice of ingredients": 0.95,
    "the name joins several things": 0.96,
    "the unit is a rough measure": 0.9,
    "the line is long": 0.99,
    "no amount was found": 0.95,
}
_MEASURED_APART = dict.fromkeys(("es", "fr", "it", "pl", "pt"), _SOUTH) | dict.fromkeys(("da", "de", "fi", "nl", "no", "sv"), _NORTH)
_READS_LIKE = {
    LineKind.HEADING: (0.9, "this reads like a heading"),
    LineKind.PROSE: (0.6, "this reads like a sentence"),
    LineKind.JUNK: (0.6, "this does not read like an ingredient"),
}


def judge(draft: Draft, kind: LineKind, words: Vocabulary) -> tuple[float, tuple[str, ...]]:
    """Confidence from 0 to 1 and what lowers it, the gravest first."""
    if kind in _READS_LIKE:
        value, reason = _READS_LIKE[kind]
        return value, (reason,)
    doubts = _name_doubts(draft.name, words) + _line_doubts(draft)
    if draft.comment or draft.purpose:
        doubts += _remark_doubts(draft, words)
    if draft.name and draft.amounts and not draft.trailing:
        doubts += _unit_doubts(draft, draft.name, words)
    if words.table.code == NEUTRAL:
        doubts.append((0.8, "there is no table of this language's words"))
    if not doubts:  # mostly
        return 1.0, ()
    if weights := _MEASURED_APART.get(words.table.code):
        doubts = [(weights.get(reason, factor), reason) for factor, reason in doubts]
    doubts.sort(key=itemgetter(0))
    value = 1.0
    for factor, _ in doubts:
        value *= factor
    return round(value, 2), tuple(reason for _, reason in doubts)


def _name_doubts(name: Phrase | None, words: Vocabulary) -> list[tuple[float, str]]:
    if name is None:
        return [(0.4, "no name was found")]
    found: list[tuple[float, str]] = []
    pieces = [piece for piece in name.text.lower().split() if piece not in words.name_ties]
    if not name.text.replace(" ", "").isalpha():  # mostly it is
        found += _mark_doubts(name.text)
    if len(pieces) >= _LONG_NAME:
        found.append((0.85 if len(pieces) >= _VERY_LONG_NAME else 0.92, "the name is long"))
    if len(pieces) == 1 and (words.only_adjectives(pieces[0]) or (words.sure_endings and words.looks_done(pieces[0]))):
        found.append((0.7, "the name is no food"))
    first = pieces[0] if len(pieces) > 1 else ""
    if words.sure_endings and words.looks_done(first) and not words.only_adjectives(first):
        found.append((0.93, "what is done may stand in the name"))
    elif first in words.disputed:
        found.append((0.9, "not all count the first word to the name"))
    if words.like_work and len(pieces) > 1 and pieces[-1].endswith(words.like_work) and _may_be_work(pieces[-1], words):
        found.append((0.94, "the name may end in work"))
    if not words.links.isdisjoint(pieces):
        found.append((0.88, "the name joins several things"))
    return found


def _mark_doubts(name: str) -> list[tuple[float, str]]:
    found: list[tuple[float, str]] = []
    if any(map(str.isdigit, name)) and "%" not in name and any(map(str.isdigit, _KIND.sub("", name))):
        found.append((0.6, "a number is left in the name"))
    if "," in name or "(" in name:
        found.append((0.75, "the name holds a comma or bracket"))
    if not _STRANGE.isdisjoint(name):
        found.append((0.8, "a mark is left in the name"))
    return found


def _may_be_work(word: str, words: Vocabulary) -> bool:
    return word not in words.not_work and not words.only_adjectives(word)


def _line_doubts(draft: Draft) -> list[tuple[float, str]]:
    found: list[tuple[float, str]] = []
    if not draft.amounts and "to_taste" not in draft.flags:
        found.append((0.94, "no amount was found"))
    unit = draft.amounts[0].parts[0].unit if draft.amounts else None
    if unit and unit.name in CONTAINERS:
        found.append((0.9, "a package is counted"))
    elif unit and unit.dimension is Dimension.UNKNOWN:
        found.append((0.96, "the unit is a rough measure"))
    if draft.trailing:
        found.append((0.9, "the amount stands behind the name"))
    if draft.alternatives:
        found.append((0.88, "there is a choice of ingredients"))
    if len(draft.line.text) > _LONG_LINE:
        found.append((0.97, "the line is long"))
    if any(part.bound == "unstated" for amount in draft.amounts for part in amount.parts):
        found.append((0.97, "a unit stands without a number"))
    if draft.amounts and _may_be_fraction(draft.amounts[0].parts[0], draft.line.text):
        found.append((0.85, "the range may be a fraction"))
    if draft.line.text.count("(") != draft.line.text.count(")"):
        found.append((0.8, "a bracket is left open"))
    return found


def _may_be_fraction(part: Measure, text: str) -> bool:
    """ "2-3 cup", "1-2 teaspoonful": old prints set a fraction with a dash, and one cup is told as one."""
    if part.high is None or part.unit is None or part.unit.text not in _ONE_SPOON or part.high not in (2, 3, 4, 8):
        return False
    return part.low < part.high and text[part.span.start : part.unit.span.start].strip() == f"{part.low}-{part.high}"


def _remark_doubts(draft: Draft, words: Vocabulary) -> list[tuple[float, str]]:
    """A remark in a bracket or behind a comma is one; of words that run on from the name it is less sure."""
    text = draft.line.text
    remarks = [remark for remark in draft.comment if not (draft.flags and _is_flag(draft.line, remark, words))]
    if any(text[: remark.span.start].rstrip()[-1:] not in _SETS_APART for remark in remarks):
        return [(0.85, "words that run on from the name were set aside as a remark")]
    if words.sure_endings and any(text[: purpose.span.start].rstrip()[-1:] not in _SETS_APART for purpose in draft.purpose):
        return [(0.9, "what it is for runs on from the name")]
    if words.sure_endings and draft.name and any(draft.name.span.start < remark.span.start < draft.name.span.end for remark in remarks):
        return [(0.85, "a remark stands amid the name")]
    if remarks and not draft.amounts:  # "Salt, pepper and thyme"
        return [(0.94, "part of the line was set aside as a remark")]
    if any(_may_be_choice(draft.line, remark, words) for remark in remarks):
        return [(0.9, "a remark may be a choice of ingredients")]
    return [(0.97, "part of the line was set aside as a remark")] if remarks or draft.purpose else []


def _may_be_choice(line: Line, remark: Phrase, words: Vocabulary) -> bool:
    """ "passata, *tomato sauce or purée*": foods side by side, with no word that opens a remark."""
    at = line.token_at(remark.span.start)
    if words.comments.find(line, at) or words.alternatives.find(line, at):
        return False
    return any(words.alternatives.holds(piece) for piece in remark.text.lower().split())


def _unit_doubts(draft: Draft, name: Phrase, words: Vocabulary) -> list[tuple[float, str]]:
    """Is the first word of the name an unknown unit, or a known one, rather than a food?"""
    line = draft.line
    at = line.token_at(name.span.start)
    first, _, rest = name.text.partition(" ")
    found: list[tuple[float, str]] = []
    if draft.amounts[0].parts[0].unit is None:
        if line.glued(at) and line.kinds[at - 1] in NUMERIC:
            found.append((0.7, "the number runs into a word"))
        if _may_be_numbered(draft):
            found.append((0.8, "the number may be that of the line"))
        if words.name_heads and _may_hold_unit(name, words):
            found.append((0.85, "the name may begin with an unknown unit"))
        short = len(first) <= _SHORT_UNIT and (first.isupper() or first[-1] == ".")
        if rest and (short or (first.isascii() and first.isalpha() and _VOWELS.isdisjoint(first.lower()))):  # "3 tb", "2 hndf"
            found.append((0.8, "a short form stands where a unit would"))
        if rest[:1].isupper() and first.islower() and not words.only_adjectives(first):
            found.append((0.85, "the first word of the name may be a unit"))
    known = words.units.find(line, at) if rest else None
    if (known and known[0] in EXACT) or first.endswith(_FILLED):
        found.append((0.8, "a unit is left in the name"))
    return found


def _may_be_numbered(draft: Draft) -> bool:
    """ "17 - oyster crackers" may be the seventeenth line."""
    line = draft.line
    large = line.kinds[0] == "number" and len(line.keys[0]) > 1 and draft.amounts[0].span.start == line.starts[0]
    return large and line.key(1) in DASHES and not line.glued(1) and not line.glued(2)


def _is_flag(line: Line, remark: Phrase, words: Vocabulary) -> bool:
    """Is "q.b.", "to taste", "optional" all that the remark says? Then nothing of it is misunderstood."""
    flag = words.flags.find(line, line.token_at(remark.span.start))
    return flag is not None and line.ends[flag[1] - 1] >= remark.span.end


def _may_hold_unit(name: Phrase, words: Vocabulary) -> bool:
    """ "1 pouce de gingembre" counts a unit, "4 jaunes d'œuf" a food: told apart by the words that names are known to begin with."""
    first, _, rest = name.text.lower().partition(" ")
    tie = rest.partition(" ")[0].replace("’", "'")
    return first not in words.name_heads and (tie in words.name_ties or tie[:2] == "d'")
