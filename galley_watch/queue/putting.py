"""Enqueuing all that one drop file gives, together with the record of the file (shell): one transaction, so nothing is half taken."""

from __future__ import annotations

import json
import sqlite3
from array import array
from dataclasses import dataclass, field

from galley_watch.queue.drop_file_rows import entries_of, save_drop_file
from galley_watch.queue.host_rows import expect_new_jobs
from galley_watch.queue.joining import any_known_by_note, meant_by, meant_by_note
from galley_watch.queue.payloads import keep_page, storable
from galley_watch.queue.restarting import restart, start_over
from galley_watch.values.job import DropIntake, NewJob, PutResult, SeenAgain, Stage
from galley_watch.values.page import FetchedPage

_MOST_ROWS = 1_000
"""So many rows are gathered before they are written: of a large export only a slice is ever in memory."""

MOST_SEEN = 20
"""So many links that have their note already are named in the result."""


@dataclass(slots=True)
class _Batch:
    """The rows of one intake while they are gathered; written by one statement a table.

    ``named`` are the jobs that the intake names, each once; those from ``first_id`` up to ``next_id`` are its own new ones.
    """

    first_id: int
    next_id: int
    file_id: int | None
    now_ms: int
    named: array[int] = field(default_factory=lambda: array("q"))
    known: set[int] = field(default_factory=set)
    seen: list[SeenAgain] = field(default_factory=list)
    jobs: list[tuple[object, ...]] = field(default_factory=list)
    keys: dict[str, int] = field(default_factory=dict)
    pages: list[tuple[int, FetchedPage]] = field(default_factory=list)
    hosts: set[str] = field(default_factory=set)


def put(connection: sqlite3.Connection, intake: DropIntake, now_ms: int) -> PutResult:
    """Enqueue the jobs of one drop file, or of a command where ``path`` is None.

    A link already in the ledger makes no second job. Named anew (in a file that did not name it when it was last read), a failed or
    cancelled one is tried again and a staged one counts as seen again; one that the person rejected or removed starts over where it is
    asked for ``again``. A page saved by a person takes the place of whatever its job would fetch or read, also of what a worker has in
    hand.
    """
    file_id, unchanged = (None, False) if intake.path is None else save_drop_file(connection, intake, now_ms)
    named_before = entries_of(connection, file_id) if file_id is not None else set()
    next_id = connection.execute("SELECT coalesce(max(id), 0) + 1 FROM ingestion_queue").fetchone()[0]
    batch = _Batch(next_id, next_id, file_id, now_ms)
    again = 0
    some_from_notes = any_known_by_note(connection)
    for job in intake.jobs:
        meant = None if job.key in batch.keys else meant_by(connection, job.key)
        if meant is None and some_from_notes:
            meant = meant_by_note(connection, job.key, job.galley_id)
        if meant is not None:
            if _name(batch, meant[0]) and not unchanged and meant[0] not in named_before:
                again += _known(connection, batch, meant[1], job, asked_again=intake.again)
        elif job.key not in batch.keys:
            _add(batch, job)
            if len(batch.jobs) >= _MOST_ROWS:
                _write(connection, batch)
    _write(connection, batch)
    _remember_entries(connection, batch)
    taken = batch.next_id - batch.first_id
    result = PutResult(
        taken=taken,
        known=len(intake.jobs) - taken,
        again=again,
        refused=intake.refused,
        bad=max(len(intake.problems) - intake.refused, 0) if intake.bad is None else intake.bad,
        job_ids=tuple(batch.named),
        seen=tuple(batch.seen),
    )
    if file_id is not None:
        _count(connection, file_id, result, unchanged=unchanged and not taken)
    return result


def _name(batch: _Batch, job_id: int) -> bool:
    """False for a job that this intake named before."""
    if batch.first_id <= job_id < batch.next_id or job_id in batch.known:
        return False
    batch.known.add(job_id)
    batch.named.append(job_id)
    return True


def _add(batch: _Batch, job: NewJob) -> None:
    job_id = batch.next_id
    batch.next_id += 1
    batch.named.append(job_id)
    stage = Stage.FETCH if job.raw_text is None and job.page_html is None else Stage.EXTRACT
    batch.jobs.append(
        (
            job_id,
            job.galley_id,
            job.key,
            job.url,
            storable(job.raw_text),
            job.host,
            storable(job.title),
            _json(job.folders),
            _json(job.tags),
            batch.file_id,
            stage.value,
            batch.now_ms,
            batch.now_ms,
            batch.now_ms,
        )
    )
    batch.keys[job.key] = job_id
    if job.page_html is not None:
        batch.pages.append((job_id, FetchedPage(job.url, job.page_html)))
    elif stage is Stage.FETCH and job.host is not None:
        batch.hosts.add(job.host)


def _known(connection: sqlite3.Connection, batch: _Batch, job_id: int, job: NewJob, *, asked_again: bool) -> int:
    """A link that the ledger has, named anew: 1 where a failed, cancelled or given up job is tried again."""
    status, stage, note_path, review_status = connection.execute(
        "SELECT status, stage, note_path, review_status FROM ingestion_queue q LEFT JOIN staged_inbox s ON s.queue_id = q.id"
        " WHERE q.id = ?",
        (job_id,),
    ).fetchone()
    ended = status in ("failed", "cancelled")
    if job.page_html is not None and (ended or (status != "staged" and stage != "note")):
        keep_page(connection, job_id, FetchedPage(job.url, job.page_html), "saved", batch.now_ms)
        restart(connection, job_id, batch.now_ms)
        return int(ended)
    if ended:
        restart(connection, job_id, batch.now_ms)
        return 1
    if status != "staged":
        return 0
    if asked_again and review_status in ("rejected", "removed"):
        start_over(connection, job_id, batch.now_ms)
        return 1
    connection.execute("UPDATE ingestion_queue SET seen_again = seen_again + 1, updated_at = ? WHERE id = ?", (batch.now_ms, job_id))
    if len(batch.seen) < MOST_SEEN and review_status is not None:
        batch.seen.append(SeenAgain(job_id, job.url, note_path, review_status))
    return 0


def _write(connection: sqlite3.Connection, batch: _Batch) -> None:
    connection.executemany(
        "INSERT INTO ingestion_queue (id, galley_id, link_key, url, raw_text, host, title, folders, tags, drop_file_id, status, stage,"
        " run_at, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?, ?, ?)",
        batch.jobs,
    )
    connection.executemany("INSERT INTO link_keys (key, job_id) VALUES (?, ?)", batch.keys.items())
    for job_id, page in batch.pages:
        keep_page(connection, job_id, page, "saved", batch.now_ms)
    expect_new_jobs(connection, batch.hosts, batch.now_ms)
    for written in (batch.jobs, batch.keys, batch.pages, batch.hosts):
        written.clear()


def _remember_entries(connection: sqlite3.Connection, batch: _Batch) -> None:
    """What the file names now; what it no longer names would count as dropped when it comes back."""
    if batch.file_id is None:
        return
    connection.execute("DELETE FROM drop_entries WHERE drop_file_id = ?", (batch.file_id,))
    connection.executemany("INSERT INTO drop_entries VALUES (?, ?)", ((batch.file_id, job_id) for job_id in batch.named))


def _count(connection: sqlite3.Connection, file_id: int, result: PutResult, *, unchanged: bool) -> None:
    """The file's counts say how its links fared when its present content was first read."""
    if not unchanged:
        connection.execute(
            "UPDATE drop_files SET taken = ?, known = ?, again = ?, refused = ?, bad = ? WHERE id = ?",
            (result.taken, result.known, result.again, result.refused, result.bad, file_id),
        )


def _json(texts: tuple[str, ...]) -> str:
    return json.dumps([storable(text) for text in texts], ensure_ascii=False) if texts else "[]"
