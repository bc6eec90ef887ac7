"""Staged row and note as one crash-safe pair (shell).

The row stands first, with its note due. Then a name is reserved in the row, then the note is written under that name (hidden
temporary file, fsync, link-if-absent), then the row says written. A crash between any two of these finds its way back: the
reserved name with our ``galley_id`` in it is our note, and is adopted instead of written twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from galley_watch import note_files
from galley_watch.notes import note_name, render_note
from galley_watch.values.staged import StagedRecipe


class NameLedger(Protocol):
    async def reserve_note_name(self, staged_id: int, name: str) -> None:
        """Record under which file name the note of this row is going to be written."""
        ...


class NoteInbox:
    """Writes due notes into the review folder."""

    def __init__(self, ledger: NameLedger, review_folder: Path) -> None:
        self._ledger = ledger
        self._review_folder = review_folder

    async def write_note(self, staged: StagedRecipe) -> str:
        """Write or adopt the note of a staged row; its path relative to the review folder.

        Raises ``NotNow`` where the folder is missing, full or read-only.
        """
        text = render_note(staged)
        refused: set[str] = set()
        name = staged.note_name
        while True:
            if name is None:
                name = await asyncio.to_thread(self._free_name, staged, refused)
                await self._ledger.reserve_note_name(staged.id, name)
            try:
                # An adopted note may be spelled otherwise, in case or composition, where the file system does not tell them apart.
                return (await asyncio.to_thread(note_files.write_note, self._review_folder, name, text, staged.galley_id)).name
            except note_files.NameTakenError:
                refused.add(name)
                name = None

    def _free_name(self, staged: StagedRecipe, refused: set[str]) -> str:
        taken: Callable[[str], bool] = note_files.taken_names(self._review_folder)
        return note_name(staged.read.recipe.title, staged.galley_id, lambda name: name in refused or taken(name))
