"""Whether the person told the agent to fetch nothing for now (shell): a row in ``meta``, so that it lasts over restarts."""

from __future__ import annotations

import sqlite3


def set_paused(connection: sqlite3.Connection, since_ms: int | None) -> bool:
    """Pause fetching since then, or with None let it go on; False where it was so already."""
    if since_ms is None:
        return connection.execute("DELETE FROM meta WHERE name = 'paused'").rowcount > 0
    return connection.execute("INSERT OR IGNORE INTO meta VALUES ('paused', ?)", (str(since_ms),)).rowcount > 0


def is_paused(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM meta WHERE name = 'paused'").fetchone() is not None
