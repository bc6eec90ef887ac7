"""Two links, one page (shell): the job that has the page first keeps it, a later one joins it and gets no second note."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence

_NOTE, _AFTER_NOTE = "note:", "note;"


def join_if_known(connection: sqlite3.Connection, job_id: int, keys: tuple[str, ...], now_ms: int) -> bool:
    """Give the job its further ``keys``; True where one of them, or its own, is a page that another job already has.

    A job that merely waits to fetch that page, or failed on it, gives its key away: when it is fetched it joins in turn.
    """
    own = connection.execute("SELECT link_key FROM ingestion_queue WHERE id = ?", (job_id,)).fetchone()[0]
    new = []
    for key in dict.fromkeys((own, *keys)):
        meant = meant_by(connection, key)
        if meant is not None and meant[1] != job_id and _is_ahead(connection, meant[1]):
            _join(connection, job_id, meant[1], now_ms)
            return True
        if meant != (job_id, job_id):
            new.append((key, job_id))
    connection.executemany("INSERT INTO link_keys (key, job_id) VALUES (?, ?) ON CONFLICT DO UPDATE SET job_id = excluded.job_id", new)
    return False


def learn_keys(connection: sqlite3.Connection, job_id: int, keys: tuple[str, ...]) -> None:
    """Further keys that mean this job; what means another one already goes on to."""
    connection.executemany("INSERT INTO link_keys (key, job_id) VALUES (?, ?) ON CONFLICT DO NOTHING", [(key, job_id) for key in keys])


def meant_by(connection: sqlite3.Connection, key: str) -> tuple[int, int] | None:
    """The job that a key means, and the job which that one joined (itself where it joined none); None for a new key."""
    row: tuple[int, int] | None = connection.execute(
        "SELECT id, coalesce(joined_to, id) FROM link_keys JOIN ingestion_queue ON id = job_id WHERE key = ?", (key,)
    ).fetchone()
    return row


def known_among(connection: sqlite3.Connection, keys: Sequence[str]) -> dict[str, tuple[int, int]]:
    """``meant_by`` of many keys at once; a new key is not in it."""
    if len(keys) == 1:
        found = meant_by(connection, keys[0])
        return {} if found is None else {keys[0]: found}
    rows = connection.execute(
        "SELECT value, q.id, coalesce(joined_to, q.id) FROM json_each(?) CROSS JOIN link_keys k ON k.key = value"
        " JOIN ingestion_queue q ON q.id = job_id",
        (json.dumps(keys),),
    )
    return {key: (job_id, root) for key, job_id, root in rows}


def note_key(galley_id: str) -> str:
    """The key of a job of which only the note is left, and the note does not tell the link's own key."""
    return f"{_NOTE}{galley_id}"


def any_known_by_note(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM link_keys WHERE key >= ? AND key < ? LIMIT 1", (_NOTE, _AFTER_NOTE)).fetchone() is not None


def meant_by_note(connection: sqlite3.Connection, key: str, galley_id: str) -> tuple[int, int] | None:
    """``meant_by`` for a job of which only the note is left: its ``galley_id`` is a hash of the key that it now learns."""
    row = connection.execute("DELETE FROM link_keys WHERE key = ? RETURNING job_id", (note_key(galley_id),)).fetchone()
    if row is None:
        return None
    connection.execute("INSERT INTO link_keys (key, job_id) VALUES (?, ?)", (key, row[0]))
    connection.execute("UPDATE ingestion_queue SET link_key = ? WHERE id = ?", (key, row[0]))
    return meant_by(connection, key)


def _is_ahead(connection: sqlite3.Connection, job_id: int) -> bool:
    """Does that job have its page, or a recipe of it?"""
    row = connection.execute(
        "SELECT 1 FROM ingestion_queue WHERE id = :id AND (status = 'staged' OR (status IN ('pending', 'processing') AND (stage <> 'fetch'"
        " OR EXISTS (SELECT 1 FROM staged_inbox WHERE queue_id = :id AND note_state = 'written'))))",
        {"id": job_id},
    ).fetchone()
    return row is not None


def _join(connection: sqlite3.Connection, job_id: int, ahead: int, now_ms: int) -> None:
    connection.execute(
        "UPDATE ingestion_queue SET status = 'staged', joined_to = :ahead, worker_id = NULL, attempt = NULL, lease_until = NULL,"
        " waiting_because = NULL, error_code = NULL, error = NULL, error_stage = NULL, updated_at = :now"
        " WHERE id = :id OR joined_to = :id",
        {"id": job_id, "ahead": ahead, "now": now_ms},
    )
    connection.execute("UPDATE ingestion_queue SET seen_again = seen_again + 1 WHERE id = ?", (ahead,))
