"""A connection that only reads, for as long as a block lasts (shell); a fault while reading is said in words."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from galley_watch.db.connection import open_reader
from galley_watch.db.transaction import FAULTS, raise_in_words


@contextmanager
def reading(state_folder: Path) -> Iterator[sqlite3.Connection]:
    """``open_reader`` as a block. Raises what that raises; damage found later is ``AgentError`` ``ledger_damaged`` too."""
    connection = open_reader(state_folder)
    try:
        yield connection
    except FAULTS as error:
        raise_in_words(error)
        raise
    finally:
        connection.close()
