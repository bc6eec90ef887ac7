"""One write to the ledger as one transaction (shell), and SQLite's faults in our words."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from galley_watch.errors import AgentError, NotNow

Result = TypeVar("Result")

BUSY_TIMEOUT_MS = 250
BUSY_TRIES = 40

LEDGER_DAMAGED = "ledger_damaged"
_IS_DAMAGED = "The ledger is damaged ("
FAULTS = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite raises. Its sentence about a damaged file may quote the file, and then be no text that Python could read."""

_NOT_TEXT = "Could not decode to UTF-8"  # Python's own complaint, without a code: what we wrote was UTF-8
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_NOT_NOW = {
    sqlite3.SQLITE_BUSY: "Another program holds the ledger locked.",
    sqlite3.SQLITE_LOCKED: "Another program holds the ledger locked.",
    sqlite3.SQLITE_FULL: "The disk with the ledger is full: make room on it.",
    sqlite3.SQLITE_IOERR: "The ledger could not be read or written (input/output error).",
    sqlite3.SQLITE_CANTOPEN: "The ledger's files could not be opened.",
    sqlite3.SQLITE_READONLY: "The ledger cannot be written.",
    sqlite3.SQLITE_NOMEM: "There was not enough memory to write the ledger.",
}


def transact_in_passing(
    connection: sqlite3.Connection, function: Callable[..., Result], *args: Any, give_up: Callable[[], bool] = lambda: False
) -> Result:
    """``transact`` for what a power cut may undo, such as a claim: committed at once, on the disk with the next ``transact``.

    In WAL mode that costs no fsync, and the ledger stays whole: what a cut takes is the end of the journal, in order
    (sqlite.org/pragma.html#pragma_synchronous).
    """
    connection.execute("PRAGMA synchronous = NORMAL")
    try:
        return transact(connection, function, *args, give_up=give_up)
    finally:
        connection.execute("PRAGMA synchronous = FULL")


def transact(
    connection: sqlite3.Connection, function: Callable[..., Result], *args: Any, give_up: Callable[[], bool] = lambda: False
) -> Result:
    """``function(connection, *args)`` inside BEGIN IMMEDIATE … COMMIT; rolled back when it raises.

    A ledger locked by a foreign program is waited for (10 s, or until ``give_up()``), then ``NotNow``; so are a full disk and
    input/output errors. A damaged file raises ``AgentError`` (``ledger_damaged``).
    """
    try:
        _begin(connection, give_up)
        try:
            result = function(connection, *args)
            connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            raise
    except FAULTS as error:
        raise_in_words(error)
        raise
    return result


def _begin(connection: sqlite3.Connection, give_up: Callable[[], bool]) -> None:
    # Short waits in a row instead of one long one, so that closing need not wait for a stranger's lock.
    for _ in range(BUSY_TRIES):
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if primary_code(error) != sqlite3.SQLITE_BUSY or give_up():
                raise
            last = error
        else:
            return
    raise last


def primary_code(error: sqlite3.Error) -> int:
    """SQLite's primary result code; its extended ones hold more in the upper bits."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def raise_in_words(error: sqlite3.Error | UnicodeDecodeError) -> None:
    """Raise our error for a fault of the machine; return for any other, which is a bug and stays as it is."""
    if isinstance(error, UnicodeDecodeError):
        raise damaged("its text is garbled") from error
    code = primary_code(error)
    if code in _DAMAGED or (code == 0 and _NOT_TEXT in str(error)):
        raise damaged(str(error)) from error
    if code in _NOT_NOW:
        raise NotNow(_NOT_NOW[code]) from error


def damaged(detail: str) -> AgentError:
    return AgentError(
        LEDGER_DAMAGED,
        f"{_IS_DAMAGED}{detail}).",
        "Nothing was changed. `galley-watch run` keeps the damaged file aside and rebuilds the ledger from its newest backup, the drop"
        " folder and the notes.",
    )


def detail_of(error: AgentError) -> str:
    """What ``damaged`` was told."""
    return error.sentence.removeprefix(_IS_DAMAGED).removesuffix(").")
