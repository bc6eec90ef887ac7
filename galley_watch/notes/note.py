"""One staged recipe → the whole text of its note (pure)."""

from __future__ import annotations

from galley_watch.notes.body import body_blocks
from galley_watch.notes.properties import front_matter_lines
from galley_watch.notes.words import ENGLISH, Words
from galley_watch.values.staged import StagedRecipe


def render_note(staged: StagedRecipe, words: Words = ENGLISH) -> str:
    """Front matter and RecipeMD, ending in one newline; encodes to UTF-8 whatever the page held. Same row, same text."""
    return "\n".join(front_matter_lines(staged, words)) + "\n\n" + "\n\n".join(body_blocks(staged, words)) + "\n"
