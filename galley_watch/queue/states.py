"""The moves of one job that several rooms of the queue share (shell): wait, fail, crash, staged."""

from __future__ import annotations

import sqlite3

from galley_watch.errors import ErrorCode
from galley_watch.values.job import Stage

LAST_CRASH = {Stage.FETCH: 10, Stage.EXTRACT: 3, Stage.NOTE: 10}
"""The crash that ends a job as poison. Only while a page is read can the page be to blame soon; elsewhere the machine is likelier."""

LONGEST_CRASH_WAIT_MS = 600_000


def first_step(connection: sqlite3.Connection, job_id: int) -> Stage | None:
    """Where reading its page anew begins: at its text, or a page that the person saved, else at its address; None without any of these."""
    is_given, has_address = connection.execute(
        "SELECT q.raw_text IS NOT NULL OR origin IS 'saved', q.url IS NOT NULL AND q.host IS NOT NULL"
        " FROM ingestion_queue q LEFT JOIN pages p ON p.job_id = q.id WHERE q.id = ?",
        (job_id,),
    ).fetchone()
    if is_given:
        return Stage.EXTRACT
    return Stage.FETCH if has_address else None


def wait(
    connection: sqlite3.Connection,
    job_id: int,
    stage: Stage,
    run_at_ms: int,
    now_ms: int,
    *,
    spent: int = 0,
    error: tuple[ErrorCode, str] | None = None,
    because: str | None = None,
) -> None:
    """processing → pending at the same stage, from ``run_at_ms`` on. A new error replaces the last one, none keeps it."""
    code, sentence = (error[0].value, error[1]) if error else (None, None)
    connection.execute(
        "UPDATE ingestion_queue SET status = 'pending', run_at = ?, worker_id = NULL, attempt = NULL, lease_until = NULL,"
        " attempts = attempts + ?, waiting_because = ?, error_code = coalesce(?, error_code), error = coalesce(?, error),"
        " error_stage = coalesce(?, error_stage), updated_at = ? WHERE id = ?",
        (run_at_ms, spent, because, code, sentence, stage.value if error else None, now_ms, job_id),
    )


def fail(connection: sqlite3.Connection, job_id: int, code: ErrorCode, sentence: str, now_ms: int, *, spent: int = 0) -> None:
    """→ failed at its stage, and with it the jobs joined to it: they have no note to share. One that was only read again stays staged."""
    if has_note(connection, job_id):
        _give_up_reading_again(connection, job_id, code, sentence, now_ms)
        return
    connection.execute(
        "UPDATE ingestion_queue SET status = 'failed', error_stage = (SELECT stage FROM ingestion_queue WHERE id = :id),"
        " error_code = :code, error = :sentence, attempts = attempts + CASE WHEN id = :id THEN :spent ELSE 0 END, joined_to = NULL,"
        " worker_id = NULL, attempt = NULL, lease_until = NULL, waiting_because = NULL, updated_at = :now"
        " WHERE id = :id OR joined_to = :id",
        {"id": job_id, "code": code.value, "sentence": sentence, "spent": spent, "now": now_ms},
    )


def has_note(connection: sqlite3.Connection, job_id: int) -> bool:
    """Is its note written? Then it is the person's, and a job that is not ``staged`` is only read again (``reading_again``)."""
    row = connection.execute("SELECT 1 FROM staged_inbox WHERE queue_id = ? AND note_state = 'written'", (job_id,)).fetchone()
    return row is not None


def becomes_staged(connection: sqlite3.Connection, job_id: int, now_ms: int) -> None:
    """→ staged: its note is written."""
    connection.execute(
        "UPDATE ingestion_queue SET status = 'staged', stage = 'note', worker_id = NULL, attempt = NULL, lease_until = NULL, attempts = 0,"
        " crashes = 0, waiting_because = NULL, error_code = NULL, error = NULL, error_stage = NULL, updated_at = ? WHERE id = ?",
        (now_ms, job_id),
    )


def _give_up_reading_again(connection: sqlite3.Connection, job_id: int, code: ErrorCode, sentence: str, now_ms: int) -> None:
    """→ staged, with the reason why the page could not be read again; a newer version found before stays."""
    connection.execute(
        "INSERT INTO read_again (staged_id, tried_at, error_code, error) SELECT id, :now, :code, :sentence FROM staged_inbox"
        " WHERE queue_id = :id ON CONFLICT DO UPDATE SET tried_at = excluded.tried_at, error_code = excluded.error_code,"
        " error = excluded.error",
        {"id": job_id, "now": now_ms, "code": code.value, "sentence": sentence},
    )
    becomes_staged(connection, job_id, now_ms)


def crashed(connection: sqlite3.Connection, job_id: int, sentence: str, run_at_ms: int, now_ms: int) -> None:
    """processing → pending with one crash more, no attempt spent; the last crash of its stage → failed/poison."""
    crashes, stage = connection.execute(
        "UPDATE ingestion_queue SET crashes = crashes + 1 WHERE id = ? RETURNING crashes, stage", (job_id,)
    ).fetchone()
    if crashes >= LAST_CRASH[Stage(stage)]:
        fail(connection, job_id, ErrorCode.POISON, sentence, now_ms)
    else:
        wait(connection, job_id, Stage(stage), run_at_ms, now_ms, error=(ErrorCode.WORKER, sentence))


def wait_after_crash_ms(crashes: int) -> int:
    """After an agent died on a job: none the first time, then longer each time, so that a job which kills it lets the others pass."""
    return 0 if crashes <= 1 else min(15_000 << min(crashes - 1, 10), LONGEST_CRASH_WAIT_MS)
