"""The names that may stand between ``{{`` and ``}}`` below the front matter (pure), and the text that each stands for."""

from __future__ import annotations

import dataclasses
import difflib
import re
from collections.abc import Callable

from galley_watch.notes.about import author_of, language_of
from galley_watch.notes.body import BLOCKS
from galley_watch.notes.link import web_link
from galley_watch.notes.plain_text import plain
from galley_watch.notes.properties import saved_time, shown_confidence
from galley_watch.notes.servings import servings_of
from galley_watch.notes.words import Words
from galley_watch.values.staged import StagedRecipe

PLACEHOLDER = re.compile(r"\{\{\s*(?P<mark>[#/]?)\s*(?P<name>[^\s{}#/]+)\s*\}\}")
FRONT_MATTER = "front_matter"
SOURCE_LINK = "source_link"
WORD = "word."

VALUES: dict[str, Callable[[StagedRecipe], str]] = {
    "title": lambda staged: plain(staged.read.recipe.title),
    "author": author_of,
    "servings": lambda staged: _number(servings_of(plain(staged.read.recipe.yields or ""))),
    "yield": lambda staged: plain(staged.read.recipe.yields or ""),
    "prep_minutes": lambda staged: _number(staged.read.recipe.prep_minutes),
    "cook_minutes": lambda staged: _number(staged.read.recipe.cook_minutes),
    "total_minutes": lambda staged: _number(staged.read.recipe.total_minutes),
    "cuisine": lambda staged: _listed(staged.read.recipe.cuisines),
    "category": lambda staged: _listed(staged.read.recipe.categories),
    "keywords": lambda staged: _listed(staged.read.recipe.keywords),
    "folder": lambda staged: "/".join(filter(None, map(plain, staged.folders))),
    "language": lambda staged: plain((staged.read.recipe.language and language_of(staged.read)) or ""),
    "saved": lambda staged: saved_time(staged.saved_at_ms)[:10],
    "confidence": lambda staged: shown_confidence(staged.read.confidence.value),
    "galley_id": lambda staged: plain(staged.galley_id),
    SOURCE_LINK: lambda staged: plain(staged.source_url),
}
"""One line of plain text each, not escaped yet; "" where there is nothing to say."""

WORD_NAMES = tuple(field.name for field in dataclasses.fields(Words) if field.type == "str")
NAMES = (FRONT_MATTER, *BLOCKS, *VALUES, *(WORD + name for name in WORD_NAMES))


def value_of(name: str, staged: StagedRecipe, words: Words, escape: Callable[[str], str]) -> str:
    """The value or word of this name as Markdown; "" where the recipe has none."""
    if name.startswith(WORD):
        return str(getattr(words, name.removeprefix(WORD)))
    if name == SOURCE_LINK:
        return web_link(staged.source_url, escape)
    text = VALUES[name](staged)
    return escape(text or words.untitled if name == "title" else text)


def is_empty(name: str, staged: StagedRecipe, words: Words) -> bool:
    """Whether what this name stands for is not there in the recipe, for ``{{#name}}``."""
    if name in BLOCKS:
        return not any(BLOCKS[name](staged, words))
    return name in VALUES and name != "title" and not VALUES[name](staged)


def unknown(name: str, known: tuple[str, ...] = NAMES) -> str:
    """The sentence for a name that is none, with the nearest one."""
    near = difflib.get_close_matches(name, known, n=1, cutoff=0.5)
    shown = "".join(c if c.isprintable() else "?" for c in name[:60])
    return f"there is no placeholder {{{{{shown}}}}}" + (f"; did you mean {{{{{near[0]}}}}}?" if near else ".")


def _number(value: int | None) -> str:
    return "" if value is None else str(value)


def _listed(texts: tuple[str, ...]) -> str:
    return ", ".join(filter(None, map(plain, texts)))
