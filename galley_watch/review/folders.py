"""The drop folder and those for notes (shell): made where they never were. One that was there and is gone is away, as with a disk that
is not mounted; it is not made, or notes and links would go where the disk is going to lie."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Collection, Iterable
from contextlib import closing, suppress
from pathlib import Path

from galley_watch.db import FAULTS, open_reader
from galley_watch.errors import AgentError
from galley_watch.review.decisions import Place, ReviewRow
from galley_watch.review.looking import NoteFolders
from galley_watch.review.rows import remember_folders_in, rows_in, seen_folders_in
from galley_watch.values.settings import Settings

log = logging.getLogger(__name__)


def make_new_folders(settings: Settings, folders: NoteFolders, seen: Collection[str], rows: Iterable[ReviewRow]) -> frozenset[str]:
    """Make those for decided notes that are missing and not known, where the folder above is there; the others only a start makes.

    All folders that are there then, or known and away.
    """
    missing = _missing(settings, folders)
    known = _known(folders, seen, rows) if missing else frozenset()
    found = {str(folder) for folder in _of_the_person(settings, folders) if folder not in missing or str(folder) in known}
    for folder in missing:
        if str(folder) not in known and folder not in _needed(settings):
            with suppress(OSError):  # a move into it says that it is not there
                folder.mkdir()
                log.info("Made the folder %s for decided notes.", folder)
                found.add(str(folder))
    return frozenset(found)


def folders_away(settings: Settings) -> tuple[Path, ...]:
    """For the start, before the ledger is opened: the drop folder and those for notes that are gone, and must not be made.

    Where the ledger cannot be read none that is missing is to be made; the review makes those for decided notes that turn out to be new.
    A drop or review folder that something else stands in the place of is not away.
    """
    folders = NoteFolders(settings, lambda: 0.0)
    missing = tuple(folder for folder in _missing(settings, folders) if folder not in _needed(settings) or _is_nothing(folder))
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


def away_words(folder: Path, settings: Settings) -> tuple[str, str]:
    """Of a folder that is away: what it is, and what to do and what waits for it."""
    if folder == settings.drop_folder:
        name, waits = "drop folder", "Links that are saved there are taken when it is back"
        instead = "name another `drop_folder` in the configuration"
    elif folder == settings.review_folder:
        name, waits = "review folder", "Notes and decisions wait, and no note counts as removed, until it is back"
        instead = "name another `review_folder` in the configuration"
    else:
        name, waits = "folder", "Nothing is moved there, and no note counts as removed, until it is back"
        instead = "take it out of the configuration"
    return (
        f"The {name} {folder} is not there, and it was there before.",
        f"Is its disk away? Then mount it. {waits}. If you did away with it, make it again or {instead}.",
    )


def missing_count_as_seen(connection: sqlite3.Connection, settings: Settings) -> None:
    """For a ledger that was rebuilt, and may have forgotten which folders were seen: those that are missing now were there before."""
    missing = {str(folder) for folder in _missing(settings, NoteFolders(settings, lambda: 0.0))}
    if missing:
        remember_folders_in(connection, seen_folders_in(connection) | missing)


def _known(folders: NoteFolders, seen: Collection[str], rows: Iterable[ReviewRow]) -> frozenset[str]:
    """The folders that were seen, and those in which the ledger knows a note.

    A row names its note relative to the review folder, wherever that was then: so it counts only where no folder is remembered yet.
    """
    places = {folders.place_of(row) for row in rows}
    telling = {str(folder) for place, folder in folders.by_place.items() if place in places and (place is not Place.REVIEW or not seen)}
    return frozenset(seen) | telling


def _missing(settings: Settings, folders: NoteFolders) -> tuple[Path, ...]:
    """Those that are no folders, or where nobody may look."""
    return tuple(folder for folder in _of_the_person(settings, folders) if not os.path.isdir(folder))  # noqa: PTH112 - does not raise


def _of_the_person(settings: Settings, folders: NoteFolders) -> list[Path]:
    return [settings.drop_folder, *folders.by_place.values()]


def _needed(settings: Settings) -> tuple[Path, Path]:
    return settings.drop_folder, settings.review_folder


def _is_nothing(folder: Path) -> bool:
    """Nothing stands there, or a symbolic link that leads to nothing."""
    try:
        folder.stat()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return False
