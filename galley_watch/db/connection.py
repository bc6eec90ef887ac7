"""Opening the ledger's file (shell): made whole or not at all, checked before use, never taken for empty when it is damaged."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from galley_watch.db.connecting import connect
from galley_watch.db.files import LEDGER_NAME, SUSPECT_NAME, is_at_rest, ledger_was_here, private_file, remove_with_journals, sync_folder
from galley_watch.db.meta import note_down, noted
from galley_watch.db.schema import APPLICATION_ID, MIGRATIONS, SCHEMA_VERSION
from galley_watch.db.transaction import BUSY_TIMEOUT_MS, FAULTS, damaged, raise_in_words
from galley_watch.errors import AgentError

_TABLES = {
    "meta", "drop_files", "ingestion_queue", "link_keys", "drop_entries", "pages", "hosts", "staged_inbox", "read_again",
}  # fmt: skip


def open_writer(state_folder: Path) -> sqlite3.Connection:
    """The writing connection, with the newest schema. The caller holds the state folder's lock.

    Raises ``AgentError``: ``ledger_damaged``, ``ledger_newer`` or ``state_folder``; ``NotNow`` on a full disk.
    """
    path = state_folder / LEDGER_NAME
    try:
        if (suspect := state_folder / SUSPECT_NAME).exists():
            raise damaged(suspect.read_text("utf-8", "replace").strip() or "damage was found while it was in use")
        if not path.exists():
            _create(path)
        elif path.stat().st_size == 0:
            raise damaged("the file is empty")
        path.chmod(0o600)
    except OSError as error:
        raise _not_opened(state_folder, error) from error
    # The last connection to close puts the journal back into the file and removes it: not into a damaged one, so this one outlasts it.
    with closing(_connect_to_read(path, state_folder)) as guard, _closed_on_fault(guard):
        _check_ours(guard)
        connection = _connect(path, state_folder, cached_statements=256)
        with _closed_on_fault(connection):
            _configure(connection)
            _migrate(connection)
            _check_after_unclean_end(connection)
    return connection


def open_reader(state_folder: Path) -> sqlite3.Connection:
    """A connection that only reads, safe while an agent writes.

    Raises ``AgentError``: ``no_ledger`` before the first run, ``ledger_damaged``, ``ledger_newer``, ``ledger_older`` or ``state_folder``.
    """
    path = state_folder / LEDGER_NAME
    try:
        if not path.exists() and ledger_was_here(state_folder):
            raise damaged("its main file is missing")
        if not path.exists():
            raise AgentError("no_ledger", f"There is no ledger in {state_folder} yet.", "Run `galley-watch run` first.")
        if path.stat().st_size == 0:
            raise damaged("the file is empty")
    except OSError as error:
        raise _not_opened(state_folder, error) from error
    connection = _connect_to_read(path, state_folder)
    with _closed_on_fault(connection):
        connection.execute("PRAGMA query_only = ON")
        _check_ours(connection)
        _check_not_older(connection)
    return connection


def _not_opened(state_folder: Path, error: OSError) -> AgentError:
    sentence = f"The ledger in {state_folder} cannot be opened: {error.strerror or error}."
    return AgentError("state_folder", sentence, "Check who owns it.")


def _connect_to_read(path: Path, state_folder: Path) -> sqlite3.Connection:
    how = "immutable=1" if is_at_rest(path) else "mode=ro"
    connection = _connect(f"{path.absolute().as_uri()}?{how}", state_folder, uri=True, timeout=10)
    with _closed_on_fault(connection):
        connection.execute("PRAGMA trusted_schema = OFF")
    return connection


def _connect(target: Path | str, state_folder: Path, **options: Any) -> sqlite3.Connection:
    """A folder in its place, no permission, no descriptor left: in our words."""
    try:
        connection = connect(target, **options)
    except sqlite3.OperationalError as error:
        sentence = f"The ledger in {state_folder} cannot be opened ({error})."
        raise AgentError("state_folder", sentence, f"Look at {LEDGER_NAME} in it: is it a file that you may read and write?") from error
    return connection


@contextmanager
def _closed_on_fault(connection: sqlite3.Connection) -> Iterator[None]:
    """Faults while opening in our words."""
    try:
        yield
    except FAULTS as error:
        connection.close()
        raise_in_words(error)
        raise
    except BaseException:
        connection.close()
        raise


def mark_end(connection: sqlite3.Connection, *, clean: bool) -> None:
    """Remember whether the ledger was closed in order; an unclean end makes the next start check it."""
    note_down(connection, "clean_end", str(int(clean)))


def ended_cleanly(connection: sqlite3.Connection) -> bool:
    return noted(connection, "clean_end") == "1"


def problem_in(connection: sqlite3.Connection) -> str | None:
    """What is wrong with a ledger, by a look at every page; None for a sound one.

    Over a connection that may write: SQLite leaves the CHECKs out of a file opened for reading only.
    """
    try:
        answer = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except UnicodeDecodeError:
        return "its text is garbled"
    if answer != "ok":
        return answer.splitlines()[-1]
    # The same words stand in two places: SQLite keeps no checksums, and this tells where a row was overwritten with something like one.
    strange = connection.execute(
        "SELECT s.id FROM staged_inbox s LEFT JOIN ingestion_queue q ON q.id = s.queue_id WHERE q.galley_id IS NOT s.galley_id LIMIT 1"
    ).fetchone()
    if strange is None and connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'staged_review'").fetchone() is not None:
        strange = connection.execute(
            "SELECT i.id FROM staged_inbox i INDEXED BY staged_review CROSS JOIN staged_inbox s NOT INDEXED ON s.id = i.id"
            " WHERE i.note_state >= '' AND (i.note_path IS NOT s.note_path OR i.review_status IS NOT s.review_status) LIMIT 1"
        ).fetchone()
    return None if strange is None else f"row {strange[0]} of staged_inbox does not fit what else is known of it"


def make_ledger(path: Path) -> None:
    """A new ledger in one file, not yet under its name. Raises ``OSError``, and SQLite's errors in our words."""
    private_file(path)
    try:
        with closing(connect(path)) as connection:
            connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            _migrate(connection)
            mark_end(connection, clean=True)
    except sqlite3.Error as error:
        raise_in_words(error)
        raise


def empty_ledger() -> sqlite3.Connection:
    """A ledger in memory with nothing in it."""
    connection = connect(":memory:")
    _migrate(connection)
    return connection


def _create(path: Path) -> None:
    """A new ledger under another name, renamed when whole: so an empty or half-made file always means damage."""
    if ledger_was_here(path.parent):
        raise damaged("its main file is missing")
    new = path.with_name(path.name + ".new")
    remove_with_journals(new)
    make_ledger(new)
    new.rename(path)
    sync_folder(path.parent)


def _configure(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}")
    connection.execute("PRAGMA journal_mode = WAL")
    # NORMAL loses the last commits in a power cut: a link that the drop folder's reader saw committed would be nowhere.
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA journal_size_limit = 67108864")


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _check_ours(connection: sqlite3.Connection) -> None:
    if int(connection.execute("PRAGMA application_id").fetchone()[0]) != APPLICATION_ID:
        raise damaged("the file is another program's database")
    if _version(connection) > SCHEMA_VERSION:
        raise AgentError("ledger_newer", "The ledger was written by a newer galley-watch.", "Update galley-watch and start it again.")
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if _version(connection) < 1 or (_version(connection) == SCHEMA_VERSION and not tables >= _TABLES):
        raise damaged("its tables are gone")


def _check_not_older(connection: sqlite3.Connection) -> None:
    if _version(connection) < SCHEMA_VERSION:
        raise AgentError("ledger_older", "The ledger was written by an older galley-watch.", "Run `galley-watch run` once to update it.")


def _migrate(connection: sqlite3.Connection) -> None:
    for number in range(_version(connection) + 1, SCHEMA_VERSION + 1):
        try:
            connection.executescript(f"BEGIN IMMEDIATE; {MIGRATIONS[number - 1]}; PRAGMA user_version = {number}; COMMIT;")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if any(words in str(error) for words in ("already exists", "duplicate column", "no such table")):
                raise damaged("its tables do not fit its version") from error
            raise


def _check_after_unclean_end(connection: sqlite3.Connection) -> None:
    if not ended_cleanly(connection) and (problem := problem_in(connection)) is not None:
        raise damaged(problem)
