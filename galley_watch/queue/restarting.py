"""What a person asks of jobs (shell): try again, cancel."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from galley_watch import __version__
from galley_watch.errors import ErrorCode
from galley_watch.queue import reading_again
from galley_watch.queue.host_rows import wake_hosts
from galley_watch.queue.payloads import drop_page
from galley_watch.queue.states import fail, first_step, has_note
from galley_watch.values.job import Stage


def restart(connection: sqlite3.Connection, job_id: int, now_ms: int, stage: Stage | None = None) -> None:
    """→ pending at this stage, else at the first one whose input is not kept, with all attempts before it again."""
    stage = stage or _first_stage(connection, job_id)
    if stage is Stage.FETCH:
        drop_page(connection, job_id)
    row = connection.execute(
        "UPDATE ingestion_queue SET status = 'pending', stage = ?, run_at = ?, attempts = 0, crashes = 0, waiting_because = NULL,"
        " worker_id = NULL, attempt = NULL, lease_until = NULL, error_code = NULL, error = NULL, error_stage = NULL, updated_at = ?"
        " WHERE id = ? RETURNING host",
        (stage.value, now_ms, now_ms, job_id),
    ).fetchone()
    wake_hosts(connection, [row[0]], now_ms)


def start_over(connection: sqlite3.Connection, job_id: int, now_ms: int) -> None:
    """staged → pending at its first step, for a recipe whose note the person removed and that is wanted again: a new note is due then."""
    connection.execute("DELETE FROM read_again WHERE staged_id IN (SELECT id FROM staged_inbox WHERE queue_id = ?)", (job_id,))
    connection.execute(
        "UPDATE staged_inbox SET note_state = 'due', note_name = NULL, note_path = NULL, review_status = 'pending', note_said = NULL,"
        " note_due = NULL, attention = NULL, reviewed_at = NULL, updated_at = ? WHERE queue_id = ?",
        (now_ms, job_id),
    )
    restart(connection, job_id, now_ms, first_step(connection, job_id))


def fetch_anew(connection: sqlite3.Connection, job_id: int, now_ms: int) -> None:
    """processing/extract → pending/fetch, for a job whose kept page turned out to be damaged; failed where it has no address."""
    drop_page(connection, job_id)
    fetchable = connection.execute(
        "SELECT url IS NOT NULL AND host IS NOT NULL FROM ingestion_queue WHERE id = ? AND status = 'processing'", (job_id,)
    ).fetchone()
    if fetchable is None:
        return
    if fetchable[0]:
        connection.execute(
            "UPDATE ingestion_queue SET worker_id = NULL, attempt = NULL, lease_until = NULL, status = 'pending', stage = 'fetch'"
            " WHERE id = ?",
            (job_id,),
        )
        restart(connection, job_id, now_ms)
    else:
        fail(connection, job_id, ErrorCode.INTERNAL, "The kept page was damaged on the disk. Put it into the drop folder again.", now_ms)


def _first_stage(connection: sqlite3.Connection, job_id: int) -> Stage:
    """note where the recipe's note is due; extract for raw text, a page that a person saved, or one kept by another program version."""
    raw_text, origin, version, is_due = connection.execute(
        "SELECT raw_text IS NOT NULL, origin, program_version, note_state IS 'due' FROM ingestion_queue q"
        " LEFT JOIN pages p ON p.job_id = q.id LEFT JOIN staged_inbox s ON s.queue_id = q.id WHERE q.id = ?",
        (job_id,),
    ).fetchone()
    if is_due:
        return Stage.NOTE
    if raw_text or origin == "saved" or (origin == "fetched" and version != __version__):
        return Stage.EXTRACT
    return Stage.FETCH


def retry(
    connection: sqlite3.Connection,
    now_ms: int,
    *,
    ids: Sequence[int] = (),
    failed: bool = False,
    host: str | None = None,
    code: str | None = None,
) -> list[int]:
    """Try failed jobs again: those with these ``ids`` (cancelled ones too), all, those of a host, or those with a code; conditions
    other than ``ids`` narrow each other. The ids of what is tried again, in order."""
    found = {job_id for job_id in ids if _has_status(connection, job_id, ("failed", "cancelled"))}
    if failed or host is not None or code is not None:
        found |= {
            row[0]
            for row in connection.execute(
                "SELECT id FROM ingestion_queue WHERE status = 'failed' AND (:host IS NULL OR host = :host)"
                " AND (:code IS NULL OR error_code = :code)",
                {"host": host, "code": code},
            )
        }
    for job_id in sorted(found):
        restart(connection, job_id, now_ms)
    return sorted(found)


def cancel(connection: sqlite3.Connection, now_ms: int, *, ids: Sequence[int] = (), file: bytes | None = None) -> list[int]:
    """Cancel pending and processing jobs by id, or all that a drop file brought; the ids of what was cancelled, in order.

    Their workers are fenced, due rows and kept pages removed. A job whose note has a name already is left to finish: the note may be in
    the folder, and no note may be without its row. Where the note is written only reading the page again ends. Jobs that joined a cancelled
    one go their own way again.
    """
    found = {job_id for job_id in ids if _has_status(connection, job_id, ("pending", "processing"))}
    if file is not None:
        found |= {
            row[0]
            for row in connection.execute(
                "SELECT q.id FROM ingestion_queue q JOIN drop_files f ON f.id = q.drop_file_id"
                " WHERE f.path = ? AND status IN ('pending', 'processing')",
                (file,),
            )
        }
    return [job_id for job_id in sorted(found) if _cancel(connection, job_id, now_ms)]


def _cancel(connection: sqlite3.Connection, job_id: int, now_ms: int) -> bool:
    if has_note(connection, job_id):
        reading_again.end(connection, job_id, now_ms)
        return True
    cancelled = connection.execute(
        "UPDATE ingestion_queue SET status = 'cancelled', worker_id = NULL, attempt = NULL, lease_until = NULL, waiting_because = NULL,"
        " updated_at = :now WHERE id = :id AND NOT (status = 'processing' AND stage = 'note')"
        " AND NOT EXISTS (SELECT 1 FROM staged_inbox WHERE queue_id = :id AND note_name IS NOT NULL) RETURNING host",
        {"id": job_id, "now": now_ms},
    ).fetchone()
    if cancelled is None:
        return False
    left = connection.execute(
        "UPDATE ingestion_queue SET status = 'pending', stage = 'fetch', joined_to = NULL, run_at = :now, updated_at = :now"
        " WHERE joined_to = :id AND url IS NOT NULL AND host IS NOT NULL AND raw_text IS NULL RETURNING host",
        {"id": job_id, "now": now_ms},
    ).fetchall()
    connection.execute(
        "UPDATE ingestion_queue SET status = 'cancelled', joined_to = NULL, updated_at = :now WHERE joined_to = :id",
        {"id": job_id, "now": now_ms},
    )
    connection.execute("DELETE FROM staged_inbox WHERE queue_id = ? AND note_state = 'due'", (job_id,))
    connection.execute("DELETE FROM pages WHERE job_id = ? AND origin = 'fetched'", (job_id,))
    wake_hosts(connection, [cancelled[0], *(host for (host,) in left)], now_ms)
    return True


def _has_status(connection: sqlite3.Connection, job_id: int, statuses: tuple[str, ...]) -> bool:
    row = connection.execute("SELECT status FROM ingestion_queue WHERE id = ?", (job_id,)).fetchone()
    return row is not None and row[0] in statuses
