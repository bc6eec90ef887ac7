"""The folders on the disk (shell): there, usable, with room left, and not where they would fail. Nothing is made or written."""

from __future__ import annotations

import os
import stat
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from galley_watch.checks.check import Check, note, ok, problem
from galley_watch.checks.words import size
from galley_watch.review import away_words
from galley_watch.surroundings import PLACE_ADVICE, network_kind, place_fault
from galley_watch.values.settings import Settings
from galley_watch.wording import reason_of

LEAST_BYTES = 20_000_000
"""Below this the ledger may be unable to take the next page."""
FEW_BYTES = 200_000_000
_ANOTHER = "Make it usable for the user who runs galley-watch, or name another folder in the configuration."


@dataclass(frozen=True, slots=True)
class _Folder:
    """``name`` as in the configuration; ``is_written``: we write there, not only the person."""

    name: str
    path: Path
    is_written: bool
    makes_room_for: int = 0


def folder_checks(settings: Settings, away: Collection[Path], ledger_bytes: int) -> Iterator[Check]:
    """One line a folder, and further ones for where it lies. ``ledger_bytes``: a backup needs as much again."""
    for folder in _folders(settings, ledger_bytes):
        if folder.path in away:
            yield problem(folder.name, *away_words(folder.path, settings))
        else:
            yield _looked_at(folder)
    if (fault := place_fault(settings.state_folder)) is not None:
        yield problem("state_folder", fault, PLACE_ADVICE)
    kind = network_kind(settings.drop_folder)
    if kind is not None:
        seconds = settings.intake.rescan_seconds
        message = f"The drop folder lies on a network file system ({kind}), which does not tell when another machine saves something there."
        yield note("drop_folder", message, f"It is found by looking, every {seconds:g} seconds (rescan_seconds); lower it to be sooner.")


def _folders(settings: Settings, ledger_bytes: int) -> Iterator[_Folder]:
    yield _Folder("drop_folder", settings.drop_folder, settings.intake.after == "archive")
    yield _Folder("review_folder", settings.review_folder, is_written=True)
    if settings.review.approved_folder is not None:
        yield _Folder("approved_folder", settings.review.approved_folder, is_written=True)
    if settings.review.rejected_folder is not None:
        yield _Folder("rejected_folder", settings.review.rejected_folder, is_written=True)
    yield _Folder("state_folder", settings.state_folder, is_written=True, makes_room_for=ledger_bytes)


def _looked_at(folder: _Folder) -> Check:
    try:
        status = folder.path.stat()
    except FileNotFoundError:
        return _missing(folder)
    except NotADirectoryError:
        return _unusable(folder, "a file stands where one of the folders above it should be")
    except (OSError, ValueError) as error:
        return _unusable(folder, _reason(error))
    if not stat.S_ISDIR(status.st_mode):
        return _unusable(folder, "it is a file, not a folder")
    try:
        with os.scandir(folder.path) as entries:
            next(entries, None)
        room = os.statvfs(folder.path)
    except OSError as error:
        return _unusable(folder, _reason(error))
    if folder.is_written and room.f_flag & os.ST_RDONLY:
        return _unusable(folder, "its disk is read-only")
    if folder.is_written and not _may_write(folder.path):
        return _unusable(folder, "you may not write there")
    return _room(folder, room)


def _room(folder: _Folder, room: os.statvfs_result) -> Check:
    free = room.f_bavail * room.f_frsize
    # File systems that count no files say 0 in all (btrfs, most network ones).
    if room.f_files and not room.f_favail:
        return problem(folder.name, f"{folder.path}: its disk can hold no more files.", "Remove files that you no longer need.")
    if free < LEAST_BYTES:
        return problem(folder.name, f"{folder.path}: its disk is full ({size(free)} free).", "Make room on it.")
    if free < FEW_BYTES + folder.makes_room_for:
        backups = ", and a daily backup takes as much as the ledger" if folder.makes_room_for else ""
        return note(folder.name, f"{folder.path}: only {size(free)} free on its disk{backups}.", "Make room on it before long.")
    return ok(folder.name, f"{folder.path} can be used ({size(free)} free).")


def _missing(folder: _Folder) -> Check:
    for part in (folder.path, *folder.path.parents):
        if os.path.islink(part):  # noqa: PTH114 - does not raise
            return _unusable(folder, f"{part} is a symbolic link that leads to nothing" if part != folder.path else "it links to nothing")
        if os.path.lexists(part):
            break
    above = next((above for above in folder.path.absolute().parents if os.path.isdir(above)), Path("/"))  # noqa: PTH112 - as above
    if not _may_write(above):
        return _unusable(folder, f"it is not there, and you may not make it in {above}")
    return note(folder.name, f"{folder.path} is not there yet.", "The first `galley-watch run` makes it.")


def _may_write(folder: Path) -> bool:
    """What the system would say: trying it would change the folder's time, and wake whoever watches it."""
    return os.access(folder, os.W_OK | os.X_OK, effective_ids=os.access in os.supports_effective_ids)


def _unusable(folder: _Folder, reason: str) -> Check:
    return problem(folder.name, f"{folder.path} cannot be used: {reason}.", _ANOTHER)


def _reason(error: OSError | ValueError) -> str:
    if isinstance(error, PermissionError):
        return "you may not look into it"
    return reason_of(error)
