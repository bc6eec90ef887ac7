"""What holds up all fetching, over restarts too (shell): the person paused it, or this machine seems to be offline."""

from __future__ import annotations

import sqlite3

from galley_watch.codec import to_json
from galley_watch.db.meta import forget, note_down, noted
from galley_watch.values.network import Doubt


def pause(connection: sqlite3.Connection, since_ms: int) -> bool:
    """Fetch nothing from then on; False where it was paused already, since whenever that was."""
    if is_paused(connection):
        return False
    note_down(connection, "paused", str(since_ms))
    return True


def resume(connection: sqlite3.Connection) -> bool:
    """Fetch again; False where it was not paused."""
    was_paused = is_paused(connection)
    forget(connection, "paused")
    return was_paused


def is_paused(connection: sqlite3.Connection) -> bool:
    return noted(connection, "paused") is not None


def set_doubt(connection: sqlite3.Connection, doubt: Doubt | None) -> None:
    """Keep what is known of this machine's connection; None forgets it."""
    if doubt is None:
        forget(connection, "doubt")
    else:
        note_down(connection, "doubt", to_json(doubt).decode())
