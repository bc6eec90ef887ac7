"""Which note has which ``galley_id`` (shell): kept in memory, brought up to date by names, times and sizes alone.

Only a file that is new or changed is opened, so a look at thousands of notes before each note written stays cheap.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from galley_watch.note_files import note_galley_id

Identity = tuple[int, int]


@dataclass(frozen=True, slots=True)
class IndexedNote:
    """A note and the folder, one of those given, that it lies in or below."""

    path: Path
    folder: Path
    galley_id: str


@dataclass(frozen=True, slots=True)
class _Seen:
    """A file as it looked when it was opened; ``galley_id`` is None for any other Markdown file."""

    look: tuple[int, int, int]
    folder: Path
    galley_id: str | None


class NoteIndex:
    """The notes of some folders and those below them; hidden ones and what cannot be read are left out.

    A folder given that lies in another one counts by itself. Blocking: to be called off the event loop.
    """

    def __init__(self, folders: Sequence[Path]) -> None:
        self._folders = tuple(folders)
        self._seen: dict[str, _Seen] = {}
        self._by_id: dict[str, list[str]] = {}

    def find(self, galley_id: str) -> IndexedNote | None:
        """The note with this id as the folders are now; of several the one that looks least like a sync program's copy."""
        self.refresh()
        return next(iter(self.copies(galley_id)), None)

    def copies(self, galley_id: str) -> list[IndexedNote]:
        """All files with this id at the last look, the one to go by first: folders in the order given, then short names."""
        return [IndexedNote(Path(path), self._seen[path].folder, galley_id) for path in self._by_id.get(galley_id, ())]

    def galley_ids(self) -> list[str]:
        """The ids of all notes at the last look."""
        return list(self._by_id)

    def refresh(self) -> None:
        """Look at all folders; open what is new or changed."""
        roots = {known for folder in self._folders if (known := identity(folder)) is not None}
        seen: dict[str, _Seen] = {}
        for folder in self._folders:
            for path, status in markdown_files(str(folder), roots):
                look = (status.st_mtime_ns, status.st_size, status.st_ino)
                before = self._seen.get(path)
                unchanged = before is not None and before.look == look
                galley_id = before.galley_id if before is not None and unchanged else note_galley_id(Path(path))
                seen[path] = _Seen(look, folder, galley_id)
        self._seen = seen
        self._by_id = _by_id(seen, {folder: number for number, folder in enumerate(self._folders)})


def _by_id(seen: dict[str, _Seen], order: dict[Path, int]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path, note in seen.items():
        if note.galley_id is not None:
            found.setdefault(note.galley_id, []).append(path)
    for paths in found.values():
        paths.sort(key=lambda path: (order[seen[path].folder], len(path), path))
    return found


def identity(folder: Path | str) -> Identity | None:
    """Device and inode; None where there is nothing of that name."""
    try:
        look = os.stat(folder)  # noqa: PTH116 - called for each folder of a tree, on its name as it is
    except OSError:
        return None
    return look.st_dev, look.st_ino


def markdown_files(
    folder: str, roots: set[Identity], unreadable: Callable[[str], None] = lambda _: None
) -> Iterator[tuple[str, os.stat_result]]:
    """Every Markdown file in and below a folder that is not hidden; other ``roots`` below it are left out.

    ``unreadable`` hears of each folder that could not be looked through to its end, and of each note that is a stub now: iCloud keeps
    ``.NAME.md.icloud`` in place of one that it has taken off this disk.
    """
    waiting = [folder]
    while waiting:
        here = waiting.pop()
        try:
            with os.scandir(here) as entries:
                for entry in entries:
                    if entry.name.startswith("."):
                        if entry.name.lower().endswith(".md.icloud"):
                            unreadable(entry.path)
                        continue
                    try:
                        if entry.is_dir(follow_symlinks=False):
                            if identity(entry.path) not in roots:
                                waiting.append(entry.path)
                        elif entry.name.lower().endswith(".md"):
                            yield entry.path, entry.stat()
                    except OSError:
                        continue
        except OSError:
            unreadable(here)
