"""A damaged ledger is kept aside and a new one put in its place (shell), from the newest good backup where there is one.

The order survives a kill at any point: the new ledger is made whole under another name, the damaged main file is renamed before its
journals (a journal without its ledger is damage too), and the new one gets the name last. Until it has been compared with the notes
it carries ``meta.rebuilt``, which says where it came from.
"""

from __future__ import annotations

import json
import logging
import shutil
import sqlite3
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from itertools import chain, count
from pathlib import Path

from galley_watch.db.backups import backups, is_good, taken_at_ms
from galley_watch.db.connecting import connect
from galley_watch.db.connection import make_ledger, mark_end
from galley_watch.db.files import JOURNALS, LEDGER_NAME, SUSPECT_NAME, private_file, remove_with_journals, sync_file, sync_folder
from galley_watch.db.meta import forget, note_down, noted
from galley_watch.db.transaction import FAULTS, raise_in_words
from galley_watch.errors import AgentError

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """Why the ledger was rebuilt, under which name the damaged one is kept, and the time of the backup it was made from.

    ``kept_as`` is None where nothing was left to keep; ``backup_ms`` is UTC milliseconds, None where there was no good backup. ``told``:
    the person has heard of it, and only folders that were away are still looked for.
    """

    detail: str
    kept_as: str | None
    backup_ms: int | None
    told: bool = False


def rebuild_ledger(state_folder: Path, detail: str, now_ms: int) -> None:
    """The caller holds the state folder's lock. Raises ``AgentError`` where the disk refuses, ``NotNow`` where it is full."""
    path = state_folder / LEDGER_NAME
    new = path.with_name(path.name + ".rebuilt")
    try:
        kept_as = _free_name(path, now_ms)
        backup_ms = _make(new, state_folder)
        there = any(path.with_name(path.name + ending).exists() for ending in ("", *JOURNALS))
        _mark(new, Rebuilt(detail, kept_as if there else None, backup_ms))
        sync_file(new)
        _keep_aside(path, kept_as)
        new.rename(path)
        (state_folder / SUSPECT_NAME).unlink(missing_ok=True)
        sync_folder(state_folder)
    except FAULTS as error:
        raise_in_words(error)
        raise
    except OSError as error:
        raise AgentError(
            "ledger_damaged",
            f"The ledger is damaged ({detail}), and it cannot be rebuilt: {error.strerror or error}.",
            f"Check who owns {state_folder} and whether its disk is full, then start again.",
        ) from error


def rebuilt_from(connection: sqlite3.Connection) -> Rebuilt | None:
    """Where this ledger came from, until it was compared with the notes."""
    rebuilt = noted(connection, "rebuilt")
    return None if rebuilt is None else Rebuilt(**json.loads(rebuilt))


def compared(connection: sqlite3.Connection) -> None:
    """The rebuilt ledger knows its notes again."""
    forget(connection, "rebuilt")


def remember_told(connection: sqlite3.Connection, rebuilt: Rebuilt) -> None:
    """The person was told; the ledger is still to be compared with the notes of folders that are away."""
    _note(connection, replace(rebuilt, told=True))


def _make(new: Path, state_folder: Path) -> int | None:
    """The new ledger, from the newest backup of which a copy is good; when that was taken, None where there is none."""
    for backup in backups(state_folder):
        remove_with_journals(new)
        private_file(new)
        shutil.copyfile(backup, new)
        if is_good(new):
            return taken_at_ms(new)
        log.warning("The backup %s is damaged too and is left out.", backup.name)
    remove_with_journals(new)
    make_ledger(new)
    return None


def _mark(new: Path, rebuilt: Rebuilt) -> None:
    with closing(connect(new)) as connection:
        _note(connection, rebuilt)
        mark_end(connection, clean=True)


def _note(connection: sqlite3.Connection, rebuilt: Rebuilt) -> None:
    note_down(connection, "rebuilt", json.dumps(asdict(rebuilt)))


def _free_name(path: Path, now_ms: int) -> str:
    """A name that no file beside the ledger has, not even with a journal's ending."""
    stem = f"{path.name}.damaged-{datetime.fromtimestamp(now_ms / 1000, UTC):%Y%m%dT%H%M%SZ}"
    taken = {entry.name for entry in path.parent.iterdir()}
    names = chain([stem], (f"{stem}-{number}" for number in count(2)))
    return next(name for name in names if not any(name + ending in taken for ending in ("", *JOURNALS)))


def _keep_aside(path: Path, kept_as: str) -> None:
    for ending in ("", *JOURNALS):
        present = path.with_name(path.name + ending)
        if present.exists():
            present.rename(path.with_name(kept_as + ending))
