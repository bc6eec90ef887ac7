"""The ledger's file (shell): open it safely, keep it for one process, and write it from one thread."""

from __future__ import annotations

from galley_watch.db.connection import open_reader
from galley_watch.db.database import Database, open_database
from galley_watch.db.lock import StateLock, lock_state_folder
from galley_watch.db.rebuilding import Rebuilt, compared, remember_told
from galley_watch.db.salvaging import salvaging
from galley_watch.db.transaction import FAULTS, LEDGER_DAMAGED, transact, transact_in_passing

__all__ = [
    "FAULTS",
    "LEDGER_DAMAGED",
    "Database",
    "Rebuilt",
    "StateLock",
    "compared",
    "lock_state_folder",
    "open_database",
    "open_reader",
    "remember_told",
    "salvaging",
    "transact",
    "transact_in_passing",
]
