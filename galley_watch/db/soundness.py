"""Is the ledger sound, as far as a look within a bounded time can tell (shell)? Changes nothing, and works while an agent writes."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from galley_watch.db.backups import backups, taken_at_ms
from galley_watch.db.connection import ended_cleanly, problem_in
from galley_watch.db.files import LEDGER_NAME, SUSPECT_NAME
from galley_watch.db.transaction import primary_code

LARGEST_BYTES = 1_000_000_000
"""A larger ledger is not looked through: SQLite before 3.41 notices only at the end that it was to stop."""
_STEPS_BETWEEN_LOOKS = 10_000


@dataclass(frozen=True, slots=True)
class Soundness:
    """``problem`` in SQLite's words; ``is_whole``: every page was looked at. ``ended_in_order``: the last agent closed the ledger."""

    problem: str | None
    is_whole: bool
    ended_in_order: bool
    byte_count: int


@dataclass(frozen=True, slots=True)
class Kept:
    """What lies beside the ledger: the newest backup with the time it was taken (UTC milliseconds; None: it cannot be read), damaged
    ledgers kept aside with their size, and whether damage was found at work."""

    newest_backup: Path | None
    backup_ms: int | None
    damaged: tuple[Path, ...]
    damaged_bytes: int
    suspect: str | None


def soundness(connection: sqlite3.Connection, state_folder: Path, give_up: Callable[[], bool]) -> Soundness:
    """Looked through until ``give_up()``. Raises what SQLite raises."""
    byte_count = (state_folder / LEDGER_NAME).stat().st_size
    in_order = ended_cleanly(connection)
    if byte_count > LARGEST_BYTES:
        return Soundness(None, False, in_order, byte_count)
    connection.set_progress_handler(give_up, _STEPS_BETWEEN_LOOKS)
    try:
        return Soundness(problem_in(connection), True, in_order, byte_count)
    except sqlite3.OperationalError as error:
        if primary_code(error) != sqlite3.SQLITE_INTERRUPT:
            raise
        return Soundness(None, False, in_order, byte_count)
    finally:
        connection.set_progress_handler(None, 0)


def kept_beside(state_folder: Path) -> Kept:
    """Never raises for what is missing or may not be read."""
    newest = next(iter(backups(state_folder)), None)
    damaged: tuple[Path, ...] = ()
    with suppress(OSError):
        damaged = tuple(sorted(state_folder.glob(f"{LEDGER_NAME}.damaged-*")))
    taken_ms = None if newest is None else taken_at_ms(newest)
    return Kept(newest, taken_ms, damaged, sum(map(byte_count_of, damaged)), _suspect(state_folder))


def byte_count_of(path: Path) -> int:
    """0 where there is no such file, or none that may be looked at."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _suspect(state_folder: Path) -> str | None:
    try:
        return (state_folder / SUSPECT_NAME).read_text("utf-8", "replace").strip()
    except OSError:
        return None
