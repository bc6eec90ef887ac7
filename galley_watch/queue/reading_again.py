"""A page read again although its note is written (shell): the newer version goes to the ledger, the note and its row stay as they are.

While it lasts the job walks from its first step like any other, but never to the step that writes notes, and however it ends it is
``staged`` again. A job whose note is written is read again exactly where it is ``pending`` or ``processing``.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from galley_watch.codec import to_json
from galley_watch.queue.host_rows import wake_hosts
from galley_watch.queue.states import becomes_staged, first_step, has_note
from galley_watch.values.reading import ReadRecipe


def read_again(connection: sqlite3.Connection, ids: Sequence[int], now_ms: int) -> list[int]:
    """Read the pages of these jobs again, of a joined one that of the job it shares the note with; those of ``ids`` that it begins for.

    Left alone are jobs without a note, those under way, and those whose note the person removed.
    """
    begun = []
    for job_id in dict.fromkeys(ids):
        row = connection.execute("SELECT coalesce(joined_to, id) FROM ingestion_queue WHERE id = ?", (job_id,)).fetchone()
        if row is not None and begin(connection, row[0], now_ms):
            begun.append(job_id)
    return begun


def begin(connection: sqlite3.Connection, job_id: int, now_ms: int) -> bool:
    """staged → pending at its first step: its text, a page that the person saved, or its address; False where there is none of these."""
    row = connection.execute(
        "SELECT q.host FROM ingestion_queue q JOIN staged_inbox s ON s.queue_id = q.id"
        " WHERE q.id = ? AND q.status = 'staged' AND q.joined_to IS NULL AND note_state = 'written' AND review_status <> 'removed'",
        (job_id,),
    ).fetchone()
    first = None if row is None else first_step(connection, job_id)
    if first is None:
        return False
    connection.execute(
        "UPDATE ingestion_queue SET status = 'pending', stage = ?, run_at = ?, attempts = 0, crashes = 0, waiting_because = NULL,"
        " updated_at = ? WHERE id = ?",
        (first.value, now_ms, now_ms, job_id),
    )
    wake_hosts(connection, [row[0]], now_ms)
    return True


def seen(connection: sqlite3.Connection, ids: Sequence[int], now_ms: int) -> list[int]:
    """The person has looked at the newer versions of these jobs' pages: kept, but not announced any more; those that had one."""
    looked_at = []
    for job_id in dict.fromkeys(ids):
        changed = connection.execute(
            "UPDATE read_again SET seen_at = ? WHERE newer_at IS NOT NULL AND staged_id IN (SELECT s.id FROM ingestion_queue q"
            " JOIN staged_inbox s ON s.queue_id = coalesce(q.joined_to, q.id) WHERE q.id = ?)",
            (now_ms, job_id),
        ).rowcount
        looked_at += [job_id] if changed else []
    return looked_at


def end(connection: sqlite3.Connection, job_id: int, now_ms: int) -> None:
    """→ staged, whatever step it was at: what a worker has in hand is refused."""
    becomes_staged(connection, job_id, now_ms)
    wake_hosts(connection, [connection.execute("SELECT host FROM ingestion_queue WHERE id = ?", (job_id,)).fetchone()[0]], now_ms)


def keep_newer(connection: sqlite3.Connection, job_id: int, newer: ReadRecipe | None, now_ms: int) -> None:
    """processing → staged: a newer version takes the place of an earlier newer one; None: the page says again what the note was made of.

    Raises ``ValueError`` for a job without a note: a bug.
    """
    if not has_note(connection, job_id):
        raise ValueError(f"job {job_id} has no note yet")
    recipe = None if newer is None else to_json(newer).decode()
    connection.execute(
        "INSERT INTO read_again (staged_id, tried_at, newer_at, newer_recipe) SELECT id, :now, :newer_at, :recipe FROM staged_inbox"
        " WHERE queue_id = :id ON CONFLICT DO UPDATE SET tried_at = excluded.tried_at, error_code = NULL, error = NULL,"
        " newer_at = excluded.newer_at, newer_recipe = excluded.newer_recipe,"
        " seen_at = CASE WHEN json_extract(newer_recipe, '$.recipe') IS json_extract(excluded.newer_recipe, '$.recipe') THEN seen_at END",
        {"id": job_id, "now": now_ms, "newer_at": None if newer is None else now_ms, "recipe": recipe},
    )
    becomes_staged(connection, job_id, now_ms)
