"""A staged recipe as the text and the name of its note (pure). The door: ``render_note``, ``note_name``, ``front_matter``.

    plain_text    what a page says, without characters that do something or cannot be seen
    escape        text → Markdown that shows that text and does nothing
    amounts       which amounts and yields a RecipeMD reader takes as they are meant
    properties    the front matter, written line by line
    body          the Markdown below it
    note          both together
    names         the note's file name
    front_matter  reading front matter back

Another output format is one new module here beside ``note``; other wordings are another ``words.Words``.
"""

from __future__ import annotations

from galley_watch.notes.front_matter import front_matter
from galley_watch.notes.names import name_key, note_name
from galley_watch.notes.note import render_note

__all__ = ["front_matter", "name_key", "note_name", "render_note"]
