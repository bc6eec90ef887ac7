"""The blocks of text inside one item (pure): cells of one line, a group of several lines, or a step with what it needs."""

from __future__ import annotations

import re
from collections.abc import Sequence

from galley_watch.extract.fractions import AMOUNT_SIGN, VULGAR_FRACTIONS
from galley_watch.extract.likeness import UNIT, is_needed

_AMOUNT_AND_NAME = re.compile(
    rf"^\W*{AMOUNT_SIGN}[\d.,/\s{VULGAR_FRACTIONS}–-]*(?:(?:{UNIT})\.?\s+(?:(?:of|d[eiao]|van)\s+|d['’])?)?"
    rf"(?!(?:{UNIT}|or|oder|ou|of)(?![^\W\d_]))[^\W\d_]{{3,}}",
    re.IGNORECASE,
)
_SENTENCE_SIZE = 50


def hold_lines(pieces: Sequence[str]) -> bool:
    """A group of ingredients, not one of them in cells: two or more of its blocks hold an amount and a name."""
    return sum(1 for piece in pieces if _AMOUNT_AND_NAME.match(piece)) > 1


def without_needed(pieces: list[str]) -> list[str]:
    """The blocks of a step without those that list what it needs."""
    if not any(len(piece) > _SENTENCE_SIZE and piece.endswith((".", "!")) for piece in pieces):
        return pieces
    return [piece for piece in pieces if not (_AMOUNT_AND_NAME.match(piece) and is_needed(piece))]
