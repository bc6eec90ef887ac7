"""A row of ``staged_inbox``: everything a note is made of (pure)."""

from __future__ import annotations

from dataclasses import dataclass

from galley_watch.values.reading import ReadRecipe


@dataclass(frozen=True, slots=True)
class StagedRecipe:
    """The same row gives the same note, always. ``source_url`` is "" where there is none; ``saved_at_ms`` is UTC milliseconds.

    ``note_name`` is the file name reserved for the note, None until one was chosen.
    """

    id: int
    queue_id: int
    galley_id: str
    source_url: str
    saved_at_ms: int
    read: ReadRecipe
    tags: tuple[str, ...] = ()
    folders: tuple[str, ...] = ()
    note_name: str | None = None
