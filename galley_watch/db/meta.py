"""The ledger's notes about itself, by their names (shell): rows of ``meta``."""

from __future__ import annotations

import sqlite3


def noted(connection: sqlite3.Connection, name: str) -> str | None:
    """What is noted under this name, None for nothing."""
    row = connection.execute("SELECT value FROM meta WHERE name = ?", (name,)).fetchone()
    return None if row is None else str(row[0])


def note_down(connection: sqlite3.Connection, name: str, value: str) -> None:
    """In place of what was noted before."""
    connection.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (name, value))


def forget(connection: sqlite3.Connection, name: str) -> None:
    connection.execute("DELETE FROM meta WHERE name = ?", (name,))
