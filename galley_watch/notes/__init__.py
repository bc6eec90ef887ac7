"""A staged recipe as the text and the name of its note (pure). The door: ``render_note``, ``note_name``, ``galley_id_of``, ``layout_of``.

    plain_text    what a page says, without characters that do something or cannot be seen
    escape        text → Markdown that shows that text and does nothing
    about         what a page tells about its recipe: its description, author and language
    amounts       which amounts and yields a RecipeMD reader takes as they are meant
    properties    the properties of the front matter, written line by line
    body          the parts of the Markdown below it
    words         the fixed words, in many languages
    template      the layout of a note: read from text, refused in words
    note          all of these together
    names         the note's file name
    identity      which recipe a note is of
    review_base   an Obsidian view of the inbox
    failed_links  the page of the links that have no note, and why

Another output format is one new module beside ``json_ld``.
"""

from __future__ import annotations

from galley_watch.notes.default_template import DEFAULT_TEMPLATE
from galley_watch.notes.failed_links import TRY_AGAIN, is_failed_links_page, render_failed_links
from galley_watch.notes.identity import galley_id_in, galley_id_of
from galley_watch.notes.json_ld import json_ld
from galley_watch.notes.layout import Layout, layout_of
from galley_watch.notes.names import name_key, note_name
from galley_watch.notes.note import render_note, render_recipemd
from galley_watch.notes.review_base import review_base
from galley_watch.notes.template import TemplateError

__all__ = [
    "DEFAULT_TEMPLATE",
    "TRY_AGAIN",
    "Layout",
    "TemplateError",
    "galley_id_in",
    "galley_id_of",
    "is_failed_links_page",
    "json_ld",
    "layout_of",
    "name_key",
    "note_name",
    "render_failed_links",
    "render_note",
    "render_recipemd",
    "review_base",
]
