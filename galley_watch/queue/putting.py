"""Enqueuing all that one drop file gives, together with the record of the file (shell): one transaction, so nothing is half taken."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, field

from galley_watch.queue.drop_file_rows import entries_of, save_drop_file
from galley_watch.queue.host_rows import expect_new_jobs
from galley_watch.queue.joining import any_known_by_note, meant_by, meant_by_note
from galley_watch.queue.payloads import keep_page, storable
from galley_watch.queue.restarting import restart
from galley_watch.values.job import DropIntake, NewJob, PutResult, Stage
from galley_watch.values.page import FetchedPage


@dataclass(slots=True)
class _Batch:
    """The rows of one intake while they are gathered; written by one statement a table."""

    next_id: int
    file_id: int | None
    now_ms: int
    jobs: list[tuple[object, ...]] = field(default_factory=list)
    keys: dict[str, int] = field(default_factory=dict)
    pages: list[tuple[int, FetchedPage]] = field(default_factory=list)
    hosts: set[str] = field(default_factory=set)


def put(connection: sqlite3.Connection, intake: DropIntake, now_ms: int) -> PutResult:
    """Enqueue the jobs of one drop file, or of a command where ``path`` is None.

    A link already in the ledger makes no second job. Named anew (in a file that did not name it when it was last read), a failed or
    cancelled one is tried again and a staged one counts as seen again. A page saved by a person takes the place of whatever its job
    would fetch or read, also of what a worker has in hand.
    """
    file_id, unchanged = (None, False) if intake.path is None else save_drop_file(connection, intake, now_ms)
    named_before = entries_of(connection, file_id) if file_id is not None else set()
    next_id = connection.execute("SELECT coalesce(max(id), 0) + 1 FROM ingestion_queue").fetchone()[0]
    batch = _Batch(next_id, file_id, now_ms)
    named: dict[int, None] = {}
    taken = again = 0
    some_from_notes = any_known_by_note(connection)
    for job in intake.jobs:
        meant = None if job.key in batch.keys else meant_by(connection, job.key)
        if meant is None and some_from_notes:
            meant = meant_by_note(connection, job.key, job.galley_id)
        if meant is not None:
            new_here = not unchanged and meant[0] not in named_before and meant[0] not in named
            again += _known(connection, batch, meant[1], job, new_here=new_here)
            named[meant[0]] = None
        elif job.key not in batch.keys:
            named[_add(batch, job)] = None
            taken += 1
    _write(connection, batch)
    _remember_entries(connection, file_id, named)
    result = PutResult(
        taken=taken,
        known=len(intake.jobs) - taken,
        again=again,
        refused=intake.refused,
        bad=max(len(intake.problems) - intake.refused, 0),
        job_ids=tuple(named),
    )
    if file_id is not None:
        _count(connection, file_id, result, unchanged=unchanged and not taken)
    return result


def _add(batch: _Batch, job: NewJob) -> int:
    job_id = batch.next_id + len(batch.jobs)
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
    return job_id


def _known(connection: sqlite3.Connection, batch: _Batch, job_id: int, job: NewJob, *, new_here: bool) -> int:
    """A link that the ledger has: 1 where a failed or cancelled job is tried again."""
    if not new_here:
        return 0
    status, stage = connection.execute("SELECT status, stage FROM ingestion_queue WHERE id = ?", (job_id,)).fetchone()
    ended = status in ("failed", "cancelled")
    if job.page_html is not None and (ended or (status != "staged" and stage != "note")):
        keep_page(connection, job_id, FetchedPage(job.url, job.page_html), "saved", batch.now_ms)
        restart(connection, job_id, batch.now_ms)
        return int(ended)
    if ended:
        restart(connection, job_id, batch.now_ms)
        return 1
    if status == "staged":
        connection.execute("UPDATE ingestion_queue SET seen_again = seen_again + 1, updated_at = ? WHERE id = ?", (batch.now_ms, job_id))
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


def _remember_entries(connection: sqlite3.Connection, file_id: int | None, job_ids: Iterable[int]) -> None:
    """What the file names now; what it no longer names would count as dropped when it comes back."""
    if file_id is None:
        return
    connection.execute("DELETE FROM drop_entries WHERE drop_file_id = ?", (file_id,))
    connection.executemany("INSERT OR IGNORE INTO drop_entries VALUES (?, ?)", [(file_id, job_id) for job_id in job_ids])


def _count(connection: sqlite3.Connection, file_id: int, result: PutResult, *, unchanged: bool) -> None:
    """The file's counts say how its links fared when its present content was first read."""
    if not unchanged:
        connection.execute(
            "UPDATE drop_files SET taken = ?, known = ?, again = ?, refused = ?, bad = ? WHERE id = ?",
            (result.taken, result.known, result.again, result.refused, result.bad, file_id),
        )


def _json(texts: tuple[str, ...]) -> str:
    return json.dumps([storable(text) for text in texts], ensure_ascii=False) if texts else "[]"
