"""One ingredient line → its tree (pure): ``parse_line``, ``scaled``, ``summary`` and three questions about languages are the whole door."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from galley_watch.ingredient.grammar import read_line
from galley_watch.ingredient.guess import guess
from galley_watch.ingredient.languages import code_of, codes, vocabulary
from galley_watch.ingredient.neutral import NEUTRAL
from galley_watch.ingredient.scaling import scaled_text
from galley_watch.ingredient.summary import summary
from galley_watch.values.ingredient import IngredientTree

__all__ = ["guess_language", "known_languages", "knows_language", "parse_line", "scaled", "summary"]


def parse_line(text: str, language: str | None = None) -> IngredientTree:
    """The tree of one line. ``language`` is a BCP 47 tag ("de-AT"); None, it is guessed from the line. Of "und", and mostly of a language
    without a table, only numbers and metric units are read, and no line is sure.

    Never raises, whatever the text. Every character of ``text`` lies in a span of the tree (``spans.outermost``).
    """
    code = NEUTRAL if language == NEUTRAL else code_of(language) or guess([text], language)
    return read_line(text, code, vocabulary(code))


def scaled(tree: IngredientTree, factor: Fraction) -> IngredientTree:
    """The tree of the same line for ``factor`` times as much; its ``text`` holds the new numbers. ``factor`` is more than 0.

    Exact: 1/3 cup times 2 is 2/3 cup. Packages are scaled by their count, sizes ("1-inch") not at all.
    """
    words = vocabulary(tree.language)
    return read_line(scaled_text(tree, factor, words), tree.language, words)


def guess_language(lines: Sequence[str], stated: str | None = None) -> str:
    """The ISO 639-1 code of the language that a recipe's lines are most likely in, "und" where it is none that has a table of words.

    ``stated`` is the tag that the page gives itself; it holds unless the lines clearly tell another language. English where nothing tells.
    """
    return guess(lines, stated)


def known_languages() -> tuple[str, ...]:
    """The ISO 639-1 codes of the languages that have a table of words."""
    return codes()


def knows_language(tag: str) -> bool:
    """Has the language of this BCP 47 tag ("de-AT", "nb") a table of words?"""
    return code_of(tag) is not None
