"""One staged recipe → the whole text of its note, or its body alone (pure)."""

from __future__ import annotations

from collections.abc import Iterator

from galley_watch.notes.about import language_of
from galley_watch.notes.body import BLOCKS
from galley_watch.notes.escape import escape_anywhere, escape_block, escape_inline
from galley_watch.notes.layout import DEFAULT_LAYOUT, Layout
from galley_watch.notes.placeholders import WORD, is_empty, value_of
from galley_watch.notes.properties import properties_of
from galley_watch.notes.template import Block, Lines, OtherProperties, Part, Property, Value
from galley_watch.notes.word_tables import words_for
from galley_watch.notes.words import Words
from galley_watch.values.note_properties import NOTE_PROPERTIES
from galley_watch.values.staged import StagedRecipe


def render_note(staged: StagedRecipe, layout: Layout = DEFAULT_LAYOUT) -> str:
    """Front matter and body, ending in one newline; encodes to UTF-8 whatever the page held. Same row and layout, same text."""
    words = words_for(layout.language, language_of(staged.read))
    return "\n".join(["---", *_front_matter(staged, words, layout), "---", ""]) + _body(staged, words, layout.template.body)


def render_recipemd(staged: StagedRecipe, language: str = "en") -> str:
    """The body of the note as the bundled template lays it out: RecipeMD, without front matter."""
    words = words_for(language, language_of(staged.read))
    return _body(staged, words, DEFAULT_LAYOUT.template.body).removeprefix("\n")


def _front_matter(staged: StagedRecipe, words: Words, layout: Layout) -> Iterator[str]:
    ours = properties_of(staged, words, dict(layout.names))
    for part in layout.template.front_matter:
        match part:
            case str():
                yield part
            case Property(name, theirs):
                yield from properties_of(staged, words, {name: theirs})[name]
            case OtherProperties(stated):
                for name in NOTE_PROPERTIES:
                    if name not in stated:
                        yield from ours[name]


def _body(staged: StagedRecipe, words: Words, parts: tuple[Part, ...]) -> str:
    blocks: list[str] = []
    for part in parts:
        if part.only_with is None or not is_empty(part.only_with, staged, words):
            match part.content:
                case Block(name):
                    blocks += filter(None, BLOCKS[name](staged, words))
                case Lines():
                    blocks += filter(None, [_paragraph(part.content, staged, words)])
    return "".join(f"\n{block}\n" for block in blocks)


def _paragraph(paragraph: Lines, staged: StagedRecipe, words: Words) -> str:
    """Lines whose values the recipe lacks are left out, and the whole where it lacks them all."""
    kept, filled = [], not paragraph.has_values
    for line in paragraph.lines:
        values = [piece.name for piece in line if isinstance(piece, Value) and not piece.name.startswith(WORD)]
        if not values or not all(is_empty(name, staged, words) for name in values):
            kept.append(_line(line, paragraph, staged, words))
            filled = filled or bool(values)
    return "\n".join(kept) if filled else ""


def _line(line: tuple[str | Value, ...], paragraph: Lines, staged: StagedRecipe, words: Words) -> str:
    escape = escape_anywhere
    if len(paragraph.lines) == 1 and isinstance(line[-1], Value):
        # A value that has its block to itself needs less.
        before = line[0] if len(line) == 2 and isinstance(line[0], str) else ""
        if len(line) == 1:
            escape = escape_block
        elif before and not before.strip("# ") and before.startswith("#"):
            escape = escape_inline
    return "".join(piece if isinstance(piece, str) else value_of(piece.name, staged, words, escape) for piece in line)
