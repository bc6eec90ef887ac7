"""What holds up all fetching, in rows of ``meta`` that last over restarts (shell): the person paused it, or this machine seems offline."""

from __future__ import annotations

import sqlite3

from galley_watch.codec import to_json
from galley_watch.values.network import Doubt


def set_paused(connection: sqlite3.Connection, since_ms: int | None) -> bool:
    """Pause fetching since then, or with None let it go on; False where it was so already."""
    if since_ms is None:
        return connection.execute("DELETE FROM meta WHERE name = 'paused'").rowcount > 0
    return connection.execute("INSERT OR IGNORE INTO meta VALUES ('paused', ?)", (str(since_ms),)).rowcount > 0


def is_paused(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM meta WHERE name = 'paused'").fetchone() is not None


def set_doubt(connection: sqlite3.Connection, doubt: Doubt | None) -> None:
    """Keep what is known of this machine's connection; None forgets it."""
    if doubt is None:
        connection.execute("DELETE FROM meta WHERE name = 'doubt'")
    else:
        connection.execute("INSERT OR REPLACE INTO meta VALUES ('doubt', ?)", (to_json(doubt).decode(),))
