"""A connection that only reads, for as long as a block lasts (shell); a fault while reading is said in words."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from galley_watch.db.connection import empty_ledger, open_reader
from galley_watch.db.transaction import FAULTS, raise_in_words
from galley_watch.errors import AgentError


@contextmanager
def reading(state_folder: Path) -> Iterator[sqlite3.Connection]:
    """``open_reader`` as a block. Raises what that raises; damage found later is ``AgentError`` ``ledger_damaged`` too."""
    connection = open_reader(state_folder)
    with _closed_in_words(connection):
        yield connection


@contextmanager
def reading_or_empty(state_folder: Path) -> Iterator[sqlite3.Connection]:
    """``reading``; before the first run over a ledger with nothing in it."""
    try:
        connection = open_reader(state_folder)
    except AgentError as error:
        if error.code != "no_ledger":
            raise
        connection = empty_ledger()
    with _closed_in_words(connection):
        yield connection


@contextmanager
def _closed_in_words(connection: sqlite3.Connection) -> Iterator[None]:
    try:
        yield
    except FAULTS as error:
        raise_in_words(error)
        raise
    finally:
        connection.close()
