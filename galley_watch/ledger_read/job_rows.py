"""Jobs as a person sees them (shell): counts, lists, failures by cause, and what waits for later."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from galley_watch.errors import WHAT_TO_DO, ErrorCode
from galley_watch.values.job import Status
from galley_watch.values.outcome import LONGEST_WAIT_MS

_EXAMPLES = 3
REVIEW_STATUSES = ("pending", "approved", "rejected", "removed")


@dataclass(frozen=True, slots=True)
class JobRow:
    """One job. Times are UTC milliseconds; ``drop_file`` is the path of the file that first brought it; ``note_path`` that of its note,
    for a joined job the one it shares, ``review_status`` what became of that note, None before it is written. ``newer_at``: when a version
    of the page was read that differs from that note's, ``newer_seen_at``: when the person had looked at that, ``read_again_error``: why
    the last try to read it again failed."""

    id: int
    galley_id: str
    url: str | None
    host: str | None
    title: str | None
    status: str
    stage: str
    attempts: int
    crashes: int
    run_at: int
    worker_id: str | None
    waiting_because: str | None
    error_code: str | None
    error: str | None
    error_stage: str | None
    joined_to: int | None
    seen_again: int
    drop_file: bytes | None
    note_path: str | None
    review_status: str | None
    created_at: int
    updated_at: int
    newer_at: int | None
    newer_seen_at: int | None
    read_again_error: str | None


@dataclass(frozen=True, slots=True)
class FailureGroup:
    """Failed jobs with one code: how many, a sentence of the latest one, what to do, and some of their addresses."""

    code: str
    count: int
    sentence: str
    advice: str
    job_ids: tuple[int, ...]
    examples: tuple[str, ...]


_JOBS = (
    "SELECT q.id, q.galley_id, q.url, q.host, q.title, q.status, q.stage, q.attempts, q.crashes, q.run_at, q.worker_id,"
    " q.waiting_because, q.error_code, q.error, q.error_stage, q.joined_to, q.seen_again, f.path, s.note_path,"
    " CASE WHEN note_path IS NOT NULL THEN review_status END, q.created_at, q.updated_at, r.newer_at, r.seen_at, r.error"
    " FROM ingestion_queue q LEFT JOIN drop_files f ON f.id = q.drop_file_id"
    " LEFT JOIN staged_inbox s ON s.queue_id = coalesce(q.joined_to, q.id) LEFT JOIN read_again r ON r.staged_id = s.id"
)


def counts(connection: sqlite3.Connection) -> dict[str, dict[str, int]]:
    """``{"jobs": {status: count}, "inbox": {review status: count}}`` with every status, as ``status --json`` shows them."""
    jobs_by = dict(connection.execute("SELECT status, count(*) FROM ingestion_queue GROUP BY status"))
    inbox_by = dict(connection.execute("SELECT review_status, count(*) FROM staged_inbox GROUP BY review_status"))
    return {
        "jobs": {status.value: jobs_by.get(status.value, 0) for status in Status},
        "inbox": {status: inbox_by.get(status, 0) for status in REVIEW_STATUSES},
    }


def joined(connection: sqlite3.Connection) -> int:
    """How many staged links have no note of their own: another link leads to the same page, and they share its note."""
    return int(connection.execute("SELECT count(*) FROM ingestion_queue WHERE joined_to IS NOT NULL").fetchone()[0])


def jobs(
    connection: sqlite3.Connection,
    status: str | None = None,
    host: str | None = None,
    file: bytes | None = None,
    review_status: str | None = None,
) -> Iterator[JobRow]:
    """Jobs in order of their ids, narrowed by each argument given; ``file`` is a drop file's path, also one that named a known link."""
    conditions: list[str] = []
    arguments: list[Any] = []
    if status is not None:
        conditions.append("q.status = ?")
        arguments.append(status)
    if host is not None:
        conditions.append("q.host = ?")
        arguments.append(host)
    if review_status is not None:
        conditions.append("s.note_path IS NOT NULL AND s.review_status = ?")
        arguments.append(review_status)
    if file is not None:
        conditions.append(
            "(f.path = ? OR q.id IN (SELECT job_id FROM drop_entries e JOIN drop_files n ON n.id = e.drop_file_id WHERE n.path = ?))"
        )
        arguments += [file, file]
    where = f" WHERE {' AND '.join(conditions)}" if conditions else ""
    for row in connection.execute(f"{_JOBS}{where} ORDER BY q.id", arguments):
        yield JobRow(*row)


def job(connection: sqlite3.Connection, job_id_or_galley_id: str) -> JobRow | None:
    """One job by its number, or by a note's ``galley_id`` (the first job where joined ones share it)."""
    row = None
    if job_id_or_galley_id.isdecimal() and len(job_id_or_galley_id) < 19:
        row = connection.execute(f"{_JOBS} WHERE q.id = ?", (int(job_id_or_galley_id),)).fetchone()
    if row is None:
        row = connection.execute(f"{_JOBS} WHERE q.galley_id = ? ORDER BY q.id LIMIT 1", (job_id_or_galley_id,)).fetchone()
    return None if row is None else JobRow(*row)


def failures(connection: sqlite3.Connection) -> list[FailureGroup]:
    """Failed jobs grouped by code, the most frequent first."""
    groups = connection.execute(
        "SELECT error_code, count(*) FROM ingestion_queue WHERE status = 'failed' GROUP BY error_code ORDER BY 2 DESC, 1"
    ).fetchall()
    return [_group(connection, code, count) for code, count in groups]


def _group(connection: sqlite3.Connection, code: str, count: int) -> FailureGroup:
    rows = connection.execute(
        "SELECT id, coalesce(url, title, ''), error FROM ingestion_queue WHERE status = 'failed' AND error_code = ?"
        " ORDER BY updated_at DESC, id DESC LIMIT ?",
        (code, _EXAMPLES),
    ).fetchall()
    advice = WHAT_TO_DO[ErrorCode(code)] if code in set(ErrorCode) else ""
    return FailureGroup(code, count, rows[0][2], advice, tuple(row[0] for row in rows), tuple(row[1] for row in rows))


def failed_since(connection: sqlite3.Connection, moment_ms: int) -> int:
    """How many links failed since then, with those that share the page of one that failed and those ``without_recipe``."""
    return int(
        connection.execute("SELECT count(*) FROM ingestion_queue WHERE status = 'failed' AND updated_at >= ?", (moment_ms,)).fetchone()[0]
    )


def without_recipe(connection: sqlite3.Connection, moment_ms: int = 0) -> int:
    """How many of the failed links lead to a page that holds no recipe: nothing is wrong with them, they are just something else."""
    return int(
        connection.execute(
            "SELECT count(*) FROM ingestion_queue INDEXED BY failed_by_code WHERE status = 'failed' AND error_code = ? AND updated_at >= ?",
            (ErrorCode.NO_RECIPE.value, moment_ms),
        ).fetchone()[0]
    )


def waiting_later(connection: sqlite3.Connection, now_ms: int) -> int:
    """How many pending jobs are not due yet: they wait for their back-off, or for a host that rests."""
    return int(
        connection.execute(
            "SELECT count(*) FROM ingestion_queue q LEFT JOIN hosts h ON h.host = q.host AND q.stage = 'fetch'"
            " WHERE q.status = 'pending' AND (q.run_at BETWEEN :soon AND :latest OR h.next_at BETWEEN :soon AND :latest)",
            {"soon": now_ms + 1, "latest": now_ms + LONGEST_WAIT_MS},
        ).fetchone()[0]
    )
