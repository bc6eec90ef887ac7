"""What can still be read of a damaged ledger (shell), from a copy: the damaged file itself is kept as it was found."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from galley_watch.db.connecting import connect
from galley_watch.db.connection import make_ledger
from galley_watch.db.files import private_file, remove_with_journals
from galley_watch.db.transaction import FAULTS
from galley_watch.errors import AgentError, NotNow

_COPY_NAME = ".galley-salvage.sqlite3"
_PAGE_BYTES = 4_096


@contextmanager
def salvaging(state_folder: Path, kept_as: str) -> Iterator[sqlite3.Connection | None]:
    """A connection over a copy of a damaged ledger, None where nothing in it can be read.

    Text that is not UTF-8 comes with replacement characters; a statement may raise any of ``FAULTS`` at any row.
    """
    copy = state_folder / _COPY_NAME
    connection = None
    try:
        try:
            connection = _readable(state_folder / kept_as, copy)
        except (OSError, NotNow, AgentError):
            connection = None
        yield connection
    finally:
        if connection is not None:
            connection.close()
        remove_with_journals(copy)


def _readable(damaged: Path, copy: Path) -> sqlite3.Connection | None:
    for graft in (False, True):
        remove_with_journals(copy)
        private_file(copy)
        shutil.copyfile(damaged, copy)
        journal = damaged.with_name(damaged.name + "-wal")
        if journal.exists():
            shutil.copyfile(journal, copy.with_name(copy.name + "-wal"))
        if graft:
            _graft_first_page(copy)
        if (connection := _tried(copy)) is not None:
            return connection
    return None


def _tried(copy: Path) -> sqlite3.Connection | None:
    connection = connect(copy)
    try:
        connection.text_factory = lambda data: data.decode("utf-8", "replace")
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("SELECT max(id) FROM ingestion_queue").fetchone()
    except FAULTS:
        connection.close()
        return None
    return connection


def _graft_first_page(copy: Path) -> None:
    """The first page of a new ledger: it holds the header and where each table begins, which is the same in every ledger of a schema.

    Its fields after "Database Header" in SQLite's "Database File Format".
    """
    donor = copy.with_name(copy.name + ".donor")
    remove_with_journals(donor)
    try:
        make_ledger(donor)
        page = bytearray(donor.read_bytes()[:_PAGE_BYTES])
    finally:
        remove_with_journals(donor)
    in_wal_mode = copy.with_name(copy.name + "-wal").exists()
    page[18:20] = bytes([2, 2] if in_wal_mode else [1, 1])
    page[28:32] = (copy.stat().st_size // _PAGE_BYTES).to_bytes(4, "big")
    page[32:40] = bytes(8)  # no free pages: nothing is written to the copy
    page[92:96] = page[24:28]  # so that the size just written counts
    with copy.open("r+b") as file:
        file.write(page)
