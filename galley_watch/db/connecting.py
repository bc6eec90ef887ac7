"""One connection to SQLite (shell), with a place for what it sorts: a folder for temporary files, or memory where there is none."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

# Where SQLite looks (sqlite.org/tempfiles.html), after what the environment names.
_TEMPORARY_FOLDERS = ("/var/tmp", "/usr/tmp", "/tmp", ".")  # noqa: S108 - looked at, nothing is written
_VARIABLES = ("SQLITE_TMPDIR", "TMPDIR")


def connect(target: Path | str, **options: Any) -> sqlite3.Connection:
    """Raises ``sqlite3.OperationalError``. Every statement is its own transaction until one is begun."""
    connection: sqlite3.Connection = sqlite3.connect(target, isolation_level=None, **options)
    if not _has_temporary_folder():
        # In a container whose root is read-only: a large sort or change would fail with an input/output error.
        connection.execute("PRAGMA temp_store = MEMORY")
    return connection


def _has_temporary_folder() -> bool:
    named = (os.environ.get(name) for name in _VARIABLES)
    return any(os.path.isdir(folder) and os.access(folder, os.W_OK | os.X_OK) for folder in (*filter(None, named), *_TEMPORARY_FOLDERS))  # noqa: PTH112 - does not raise
