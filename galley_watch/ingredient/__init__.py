"""One ingredient line → its tree (pure): ``parse_line``, ``guess_language`` and ``summary`` are the whole door."""

from __future__ import annotations

from collections.abc import Sequence

from galley_watch.ingredient.grammar import read_line
from galley_watch.ingredient.guess import guess
from galley_watch.ingredient.languages import code_of, vocabulary
from galley_watch.ingredient.summary import summary
from galley_watch.values.ingredient import IngredientTree

__all__ = ["guess_language", "parse_line", "summary"]


def parse_line(text: str, language: str | None = None) -> IngredientTree:
    """The tree of one line. ``language`` is a BCP 47 tag ("de-AT"); unknown or None, it is guessed from the line.

    Never raises, whatever the text. Every character of ``text`` lies in a span of the tree (``spans.outermost``).
    """
    code = code_of(language) or guess([text])
    return read_line(text, code, vocabulary(code))


def guess_language(lines: Sequence[str]) -> str:
    """The ISO 639-1 code of the language that a recipe's lines are most likely in; English where nothing tells."""
    return guess(lines)
