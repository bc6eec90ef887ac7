"""One ingredient line → its tree (pure): ``parse_line``, ``scaled``, ``summary`` and three questions about languages are the whole door."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from galley_watch.ingredient.grammar import read_line
from galley_watch.ingredient.guess import guess
from galley_watch.ingredient.languages import code_of, codes, vocabulary
from galley_watch.ingredient.scaling import scaled_text
from galley_watch.ingredient.summary import summary
from galley_watch.values.ingredient import IngredientTree

__all__ = ["guess_language", "known_languages", "knows_language", "parse_line", "scaled", "summary"]


def parse_line(text: str, language: str | None = None) -> IngredientTree:
    """The tree of one line. ``language`` is a BCP 47 tag ("de-AT"); unknown or None, it is guessed from the line.

    Never raises, whatever the text. Every character of ``text`` lies in a span of the tree (``spans.outermost``).
    """
    code = code_of(language) or guess([text])
    return read_line(text, code, vocabulary(code))


def scaled(tree: IngredientTree, factor: Fraction) -> IngredientTree:
    """The tree of the same line for ``factor`` times as much; its ``text`` holds the new numbers. ``factor`` is more than 0.

    Exact: 1/3 cup times 2 is 2/3 cup. Packages are scaled by their count, sizes ("1-inch") not at all.
    """
    words = vocabulary(tree.language)
    return read_line(scaled_text(tree, factor, words), tree.language, words)


def guess_language(lines: Sequence[str]) -> str:
    """The ISO 639-1 code of the language that a recipe's lines are most likely in; English where nothing tells."""
    return guess(lines)


def known_languages() -> tuple[str, ...]:
    """The ISO 639-1 codes of the languages that have a table of words."""
    return codes()


def knows_language(tag: str) -> bool:
    """Has the language of this BCP 47 tag ("de-AT", "nb") a table of words? Of others, ``parse_line`` guesses."""
    return code_of(tag) is not None
