"""The folders for decided notes (shell): made where they never were. One that was there and is gone is away, as with a disk that is not
mounted; it is not made, or notes would go where the disk is going to lie."""

from __future__ import annotations

import logging
import os
from collections.abc import Collection, Iterable
from contextlib import closing, suppress
from pathlib import Path

from galley_watch.db import FAULTS, open_reader
from galley_watch.errors import AgentError
from galley_watch.review.decisions import Place, ReviewRow
from galley_watch.review.looking import NoteFolders
from galley_watch.review.rows import rows_in, seen_folders_in
from galley_watch.values.settings import Settings

log = logging.getLogger("galley_watch")


def make_new_folders(folders: NoteFolders, seen: Collection[str], rows: Iterable[ReviewRow]) -> frozenset[str]:
    """Make the folders for decided notes that are missing and not known, where the folder above is there. All that are there then."""
    missing = _missing(folders)
    known = _known(folders, seen, rows) if missing else frozenset()
    there = {str(folder) for folder in _for_decided(folders) if folder not in missing}
    for folder in missing:
        if str(folder) not in known:
            with suppress(OSError):  # a move into it says that it is not there
                folder.mkdir()
                log.info("Made the folder %s for decided notes.", _printable(str(folder)))
                there.add(str(folder))
    return frozenset(there)


def folders_away(settings: Settings) -> tuple[Path, ...]:
    """For the start, before the ledger is opened: the folders for decided notes that are gone, and must not be made.

    Where the ledger cannot be read none that is missing is to be made; the review makes what turns out to be new.
    """
    folders = NoteFolders(settings, lambda: 0.0)
    missing = _missing(folders)
    if not missing:
        return ()
    try:
        with closing(open_reader(settings.state_folder)) as connection:
            known = _known(folders, seen_folders_in(connection), rows_in(connection))
    except AgentError as error:
        return () if error.code == "no_ledger" else missing
    except FAULTS:
        return missing
    return tuple(folder for folder in missing if str(folder) in known)


def _known(folders: NoteFolders, seen: Collection[str], rows: Iterable[ReviewRow]) -> frozenset[str]:
    """The folders for decided notes that were seen, and those in which the ledger knows a note."""
    places = {folders.place_of(row) for row in rows}
    return frozenset(seen) | {str(folder) for place, folder in folders.by_place.items() if place in places}


def _missing(folders: NoteFolders) -> tuple[Path, ...]:
    return tuple(folder for folder in _for_decided(folders) if not os.path.isdir(folder))  # noqa: PTH112 - False where nobody may look


def _for_decided(folders: NoteFolders) -> list[Path]:
    return [folder for place, folder in folders.by_place.items() if place is not Place.REVIEW]


def _printable(text: str) -> str:
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)
