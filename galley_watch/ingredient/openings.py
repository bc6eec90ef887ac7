"""What may stand before everything else in a line: bullets, check boxes, "(optional)", "For garnish:" (pure)."""

from __future__ import annotations

import re
import unicodedata

from galley_watch.ingredient.amounts import read_amounts
from galley_watch.ingredient.draft import Draft
from galley_watch.ingredient.numbers import SLASHES
from galley_watch.ingredient.tokens import DASHES, NUMERIC, SAID, Line
from galley_watch.ingredient.vocabulary import Vocabulary

BULLETS = frozenset("•*·◦‣▢□☐☑✓►▪●○–—-")
QUOTES = frozenset("\"“”„«'‘’")
_PICTURES = frozenset(("So", "Mn"))  # "✅", "👉"; what colours a picture is a mark of its own
_PADDED = re.compile(r"0\d")
_TICKS = frozenset(("x", "✓", "v"))
_TIMES = frozenset(("x", "×"))
_LETTERS_OF_UNITS = frozenset("gl")
_DESCRIBING_WORDS = 4
_LABEL_WORDS = 4  # "For the top layer:"


def skip_bullets(line: Line) -> int:
    """The token behind bullets and check boxes."""
    here = 0
    while here < line.size:
        if line.kinds[here] in NUMERIC:  # most often
            behind = _line_number(line, here)
            if behind == here:
                break
            here = behind
        elif line.keys[here] in BULLETS or (
            line.keys[here] in QUOTES and line.kind(here + 1) in NUMERIC and line.key(here + 2) not in QUOTES
        ):
            here += 1
        elif line.keys[here] == "[" and "]" in (line.key(here + 1), line.key(here + 2) if line.key(here + 1) in _TICKS else ""):
            here += 2 + (line.key(here + 1) != "]")
        elif _is_picture(line, here) or _is_times(line, here) or _is_plus(line, here):
            here += 1
        elif (behind := _line_number(line, here)) > here:
            here = behind
        else:
            break
    return here


def _is_picture(line: Line, at: int) -> bool:
    return line.kinds[at] == "mark" and not line.keys[at].isascii() and unicodedata.category(line.keys[at][0]) in _PICTURES


def _is_plus(line: Line, at: int) -> bool:
    """ "+ 2 tbsp butter": what is to come on top."""
    return line.keys[at] == "+" and line.kind(at + 1) in NUMERIC


def _is_times(line: Line, at: int) -> bool:
    """ "x2 eggs", "x2 400g tins": the sign before how many there are."""
    said = line.kind(at + 2) in SAID or line.key(at + 2) in SLASHES
    return line.keys[at] in _TIMES and line.kind(at + 1) in NUMERIC and said


def _line_number(line: Line, at: int) -> int:
    """ "1) 2 cups", "b. 3 eggs": the token behind the number or letter of a numbered line."""
    if line.kinds[at] == "word" and len(line.keys[at]) == 1 and line.text[line.ends[at] - 1] == ".":
        if line.keys[at] in _LETTERS_OF_UNITS and len(line.key(at + 1)) > 1:  # "g. 200 canditi"
            return at
        return at + 1 if line.kind(at + 1) in NUMERIC and not line.glued(at + 1) else at
    if (
        line.keys[at][0] == "0"
        and _PADDED.fullmatch(line.keys[at])
        and not line.glued(at + 2)
        and (line.key(at + 1) in DASHES or line.key(at + 1) in (".", ")", ":"))
    ):
        return at + 2  # "04 - 2 cups"
    sign = line.kinds[at] == "number" or len(line.keys[at]) == 1
    behind = at + 2 if sign and line.key(at + 1) in (")", ".") else at
    return behind if line.kind(behind) in NUMERIC and not line.glued(behind) and behind > at else at


def read_opening(draft: Draft, start: int, words: Vocabulary) -> int:
    """Take "(optional)", "q.b. di", "For garnish:" from the front; the token behind."""
    line, here = draft.line, start
    if line.kind(here) in NUMERIC:  # most often
        return here
    if line.key(here) in ("(", "["):
        close = line.closing(here, line.size)
        flag = words.flags.find(line, here + 1)
        if flag and flag[1] == close:
            draft.flag(flag[0])
            draft.add(draft.comment, here + 1, close)
            here = close + 1
    ordered = words.opening_orders.skip(line, here)
    if here < ordered < line.size:  # "top up with soda water"
        draft.add(draft.comment, here, ordered)
        here = ordered
    further = words.further.skip(line, here)
    if further > here and line.kind(further) in NUMERIC:  # "another 2 tbsp butter"
        draft.add(draft.comment, here, further)
        here = further
    label = _read_label(draft, here, words)
    if label > here:
        return label
    flag = words.flags.find(line, here)
    if flag and flag[0] in ("to_taste", "optional") and flag[1] < line.size:
        draft.flag(flag[0])
        draft.add(draft.comment, here, flag[1])
        here = flag[1] + (line.key(flag[1]) == "," or (line.key(flag[1]) in DASHES and line.kind(flag[1] + 1) in NUMERIC))
    return words.of.skip(line, here)


def _heads_one(line: Line, start: int, colon: int, words: Vocabulary) -> bool:
    """ "Garnish: chopped parsley" heads one food; what heads a whole list stays its name."""
    return words.headings.find(line, start) is not None and "," not in line.keys[colon:]


def _purpose_first(draft: Draft, start: int, words: Vocabulary) -> int:
    """ "To garnish, parsley", "For garnish - 2 tbsp chives", "For the sauce 2 cups cream": the token behind it."""
    line = draft.line
    behind = words.purposes.skip(line, start)
    limit = min(start + _LABEL_WORDS + 1, line.size)
    while start < behind < limit and line.kinds[behind] == "word":
        behind += 1
    if not start + 1 < behind < line.size:
        return start
    apart = line.keys[behind] == "," or (line.keys[behind] in DASHES and not line.glued(behind))
    begun = behind + apart
    if line.kind(begun) not in SAID or not (apart or line.kind(begun) in NUMERIC) or words.flags.find(line, begun):
        return start
    if words.comments.find(line, begun):
        return start
    draft.add(draft.purpose, start, behind)
    return begun


def _food_follows(line: Line, at: int, words: Vocabulary) -> bool:
    """ "Glaze: 1 cup powdered sugar" names what the amount is of; "Milk: 1 cup, warm" and "Garlic: 2 cloves minced" have named it."""
    found = read_amounts(line, at, words) if line.kind(at) in NUMERIC else None
    here = words.of.skip(line, found.behind) if found and found.amounts else line.size
    for _ in range(_DESCRIBING_WORDS):
        here = max(book.skip(line, here) for book in (words.adverbs, words.preparations, words.sizes, words.adjectives))
    said = (
        words.purposes,
        words.flags,
        words.comments,
        words.alternatives,
        words.joins,
        words.preparation_openers,
        words.each_after,
        words.counts_after,
    )
    counted = words.units.skip(line, here)
    here = counted if counted > here and line.kind(counted) != "word" else here  # "Garlic: 3 cloves, minced"
    return line.kind(here) == "word" and line.keys[here] not in words.links and not any(book.find(line, here) for book in said)


def _read_label(draft: Draft, start: int, words: Vocabulary) -> int:
    """ "For garnish: chopped chives" says first what it is for."""
    line = draft.line
    colon = next((here for here in range(start, min(start + _LABEL_WORDS + 1, line.size - 1)) if line.keys[here] == ":"), start)
    if colon == start:
        return _purpose_first(draft, start, words)
    if any(kind != "word" for kind in line.kinds[start:colon]) or line.glued(colon + 1):
        return start
    flag = words.flags.find(line, start)
    if flag:
        draft.flag(flag[0])
    elif not words.purposes.find(line, start) and not _heads_one(line, start, colon, words) and not _food_follows(line, colon + 1, words):
        return start
    draft.add(draft.comment if flag else draft.purpose, start, colon)
    return colon + 1
