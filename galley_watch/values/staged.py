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


RESTORED_FROM_NOTE = "restored from its note: the recipe stands there alone"
"""The flag of a reading that holds no more than a title, because its ledger was lost and its note was not."""


@dataclass(frozen=True, slots=True)
class FoundNote:
    """A note that lies in the review, approved or rejected folder, with what it says of its link.

    ``paths`` are all files with this ``galley_id`` as ``note_path`` holds them, the one to go by first; ``review_status`` follows from
    the folder of that one. ``key`` answers "is it the same link?"; ``url`` and ``host`` are None where the note names no address.
    """

    galley_id: str
    key: str
    paths: tuple[str, ...]
    review_status: str
    title: str
    url: str | None = None
    host: str | None = None
    confidence: float = 0.0
    saved_at_ms: int | None = None
