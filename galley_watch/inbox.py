"""Staged row and note as one crash-safe pair (shell).

The row stands first, with its note due. Then a name is reserved in the row, then the note is written under that name (hidden
temporary file, fsync, link-if-absent), then the row says written. A crash between any two of these finds its way back: a note with
our ``galley_id`` is our note, wherever it lies by now, and is adopted instead of written twice. That may also be the note of another
machine which shares these folders.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from galley_watch import note_files
from galley_watch.note_index import IndexedNote, NoteIndex
from galley_watch.note_layout import load_layout
from galley_watch.notes import note_name, render_note
from galley_watch.values.outcome import NoteWritten
from galley_watch.values.settings import Settings
from galley_watch.values.staged import StagedRecipe


class NameLedger(Protocol):
    async def reserve_note_name(self, staged_id: int, name: str) -> None:
        """Record under which file name the note of this row is going to be written."""
        ...


def note_folders(settings: Settings) -> list[Path]:
    """The review folder, and those for approved and rejected notes where they are set."""
    return [folder for folder in _folders(settings) if folder is not None]


def index_of(settings: Settings) -> NoteIndex:
    """The notes of all these folders."""
    return NoteIndex(note_folders(settings))


def as_written(note: IndexedNote, settings: Settings) -> NoteWritten:
    """How the ledger names a note that lies there, and what its folder says of the person's decision."""
    review, approved, rejected = _folders(settings)
    if note.folder == review:
        return NoteWritten(str(note.path.relative_to(review)))
    status = "approved" if note.folder == approved else "rejected" if note.folder == rejected else "pending"
    inside = review is not None and note.path.is_relative_to(review)
    return NoteWritten(str(note.path.relative_to(review) if inside and review else note.path.absolute()), status)


def _folders(settings: Settings) -> tuple[Path | None, Path | None, Path | None]:
    return settings.review_folder, settings.review.approved_folder, settings.review.rejected_folder


class NoteInbox:
    """Writes due notes into the review folder. Making one raises ``AgentError`` where the person's template cannot be taken."""

    def __init__(self, ledger: NameLedger, settings: Settings) -> None:
        self._ledger = ledger
        self._settings = settings
        self._review_folder = settings.review_folder
        self._layout = load_layout(settings.review)
        self._index = index_of(settings)

    async def write_note(self, staged: StagedRecipe) -> NoteWritten:
        """Write the note of a staged row, or adopt the one that lies in the review, approved or rejected folder, or below them.

        Raises ``NotNow`` where the review folder is missing, full or read-only.
        """
        adopted = await asyncio.to_thread(self._adopted, staged.galley_id)
        if adopted is not None:
            return as_written(adopted, self._settings)
        text = render_note(staged, self._layout)
        refused: set[str] = set()
        name = staged.note_name
        while True:
            if name is None:
                name = await asyncio.to_thread(self._free_name, staged, refused)
                await self._ledger.reserve_note_name(staged.id, name)
            try:
                # An adopted note may be spelled otherwise, in case or composition, where the file system does not tell them apart.
                path = await asyncio.to_thread(note_files.write_note, self._review_folder, name, text, staged.galley_id)
                return NoteWritten(path.name)
            except note_files.NameTakenError:
                refused.add(name)
                name = None

    def _adopted(self, galley_id: str) -> IndexedNote | None:
        found = self._index.find(galley_id)
        return found if found is not None and note_files.keep_name(found.path) else None

    def _free_name(self, staged: StagedRecipe, refused: set[str]) -> str:
        taken: Callable[[str], bool] = note_files.taken_names(self._review_folder)
        return note_name(staged.read.recipe.title, staged.galley_id, lambda name: name in refused or taken(name))
