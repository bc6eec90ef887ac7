"""Daily copies of the ledger (shell): three are kept, each whole, checked and on the disk before it has its name.

A copy is taken over a read-only connection, so the writer goes on meanwhile; pages that no step waits for are left out of it.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from galley_watch.db.connecting import connect
from galley_watch.db.connection import mark_end, open_reader, problem_in
from galley_watch.db.files import BACKUP_FOLDER, LEDGER_NAME, private_file, remove_with_journals, sync_file, sync_folder
from galley_watch.db.kept_pages import REMOVABLE_PAGES
from galley_watch.db.meta import note_down, noted
from galley_watch.db.schema import APPLICATION_ID, SCHEMA_VERSION
from galley_watch.db.transaction import FAULTS, damaged, raise_in_words
from galley_watch.errors import NotNow

KEPT = 3
_FIRST = 1 << 62
_NAME = re.compile(r"galley-\d{4}-\d\d-\d\d\.sqlite3")
_STEPS_BETWEEN_LOOKS = 10_000

# Equal for two ledgers exactly when no job, note or drop file changed between them, whichever way the clock was set.
_STATE = (
    "SELECT (SELECT count(*) || ' ' || coalesce(sum(updated_at & 0xffffffff), 0) FROM ingestion_queue)"
    " || ' ' || (SELECT count(*) || ' ' || coalesce(sum(updated_at & 0xffffffff), 0) FROM staged_inbox)"
    " || ' ' || (SELECT count(*) || ' ' || coalesce(sum(read_at & 0xffffffff), 0) FROM drop_files)"
)
_NOTHING = "0 0 0 0 0 0"


def take_backup(state_folder: Path, now_ms: int, stopped: Callable[[], bool] = lambda: False) -> Path | None:
    """Copy the ledger into ``backups/`` unless today (UTC) has its copy, or nothing changed since the newest one; where it lies now.

    Raises ``AgentError`` (``ledger_damaged``) where the ledger itself is damaged: no copy of such a one is kept. ``NotNow`` on a full
    disk, and where ``stopped()`` became true. Blocking, for seconds with a large ledger.
    """
    folder = state_folder / BACKUP_FOLDER
    path = folder / f"galley-{datetime.fromtimestamp(now_ms / 1000, UTC):%Y-%m-%d}.sqlite3"
    if path.exists():
        return None
    try:
        with closing(open_reader(state_folder)) as connection:
            state = connection.execute(_STATE).fetchone()[0]
            newest = next(iter(backups(state_folder)), None)
            if state == _NOTHING or (newest is not None and state == _state_of(newest)):
                return None
            folder.mkdir(mode=0o700, exist_ok=True)
            temporary = folder / f".{path.name}.new"
            try:
                _copy(connection, temporary, stopped)
                about = {"backup_at": now_ms, "backup_number": 1 + max(map(_number_of, backups(state_folder)), default=0)}
                _finish(state_folder / LEDGER_NAME, temporary, about, stopped)
                sync_file(temporary)
                temporary.rename(path)
                sync_folder(folder)
            finally:
                remove_with_journals(temporary)
        _remove_older(state_folder)
    except FAULTS as error:
        if stopped():
            raise NotNow("The backup of the ledger was broken off.") from error
        raise_in_words(error)
        raise
    except OSError as error:
        raise NotNow(f"The backup of the ledger could not be written ({error.strerror or error}).", wait_seconds=600) from error
    return path


def backups(state_folder: Path) -> list[Path]:
    """The copies, the one taken last first; good or not, those that cannot be read before all. Dates alone do not tell which was taken
    last: the clock may have been ahead for a while."""
    try:
        with os.scandir(state_folder / BACKUP_FOLDER) as entries:
            names = [entry.name for entry in entries if _NAME.fullmatch(entry.name)]
    except OSError:
        return []
    copies = [state_folder / BACKUP_FOLDER / name for name in names]
    return sorted(copies, key=lambda copy: (_number_of(copy, unreadable=_FIRST), copy.name), reverse=True)


def is_good(path: Path) -> bool:
    """A ledger of ours that this program can read, with nothing wrong in it. Nothing is written to it."""
    try:
        with closing(connect(path)) as connection:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            ours = connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
            return ours and 0 < version <= SCHEMA_VERSION and problem_in(connection) is None
    except (*FAULTS, OSError):
        return False


def taken_at_ms(path: Path) -> int | None:
    """When a copy was taken, UTC milliseconds."""
    return _meta_of(path, "backup_at")


def _number_of(copy: Path, unreadable: int = 0) -> int:
    """Each copy has one more than the last; those from before they were counted have 0."""
    return _meta_of(copy, "backup_number", "0", unreadable) or 0


def _meta_of(copy: Path, name: str, missing: str | None = None, unreadable: int | None = None) -> int | None:
    try:
        with closing(_opened(copy)) as connection:
            value = noted(connection, name) or missing
            return None if value is None else int(value)
    except (*FAULTS, ValueError):
        return unreadable


def _opened(path: Path) -> sqlite3.Connection:
    # A copy lies in one file and nobody writes it: immutable keeps SQLite from making files beside it.
    return connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)


def _state_of(backup: Path) -> str | None:
    try:
        with closing(_opened(backup)) as connection:
            return str(connection.execute(_STATE).fetchone()[0])
    except FAULTS:
        return None


def _copy(connection: sqlite3.Connection, target: Path, stopped: Callable[[], bool]) -> None:
    remove_with_journals(target)
    private_file(target)
    connection.set_progress_handler(stopped, _STEPS_BETWEEN_LOOKS)
    connection.execute("PRAGMA query_only = OFF")  # the connection's file is open for reading only, the copy is what gets written
    connection.execute("VACUUM INTO ?", (str(target),))


def _finish(source: Path, target: Path, about: dict[str, int], stopped: Callable[[], bool]) -> None:
    """Write down what is said ``about`` the copy, leave out pages that were read, and make sure that the copy is a good one."""
    with closing(connect(target)) as copy:
        copy.set_progress_handler(stopped, _STEPS_BETWEEN_LOOKS)
        copy.execute("PRAGMA journal_mode = OFF")
        copy.execute(f"DELETE FROM pages WHERE job_id IN ({REMOVABLE_PAGES})")  # noqa: S608 - a constant of this program
        for name, value in about.items():
            note_down(copy, name, str(value))
        mark_end(copy, clean=True)
        copy.execute("PRAGMA incremental_vacuum").fetchall()
        problem = problem_in(copy)
    if problem is not None:
        with closing(connect(source)) as ledger:
            if (own := problem_in(ledger)) is not None:
                raise damaged(own)
        raise NotNow(f"The backup of the ledger did not turn out well ({problem}).", wait_seconds=600)


def _remove_older(state_folder: Path) -> None:
    """Only once the new one stands."""
    for path in sorted(backups(state_folder), key=lambda copy: (_number_of(copy), copy.name), reverse=True)[KEPT:]:
        with suppress(OSError):
            path.unlink()
