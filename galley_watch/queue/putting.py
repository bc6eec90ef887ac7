"""Enqueuing all that one drop file gives, together with the record of the file (shell): one transaction, so nothing is half taken."""

from __future__ import annotations

import json
import sqlite3
from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import islice

from galley_watch.queue.drop_file_rows import entries_of, save_drop_file, save_problems
from galley_watch.queue.host_rows import expect_new_jobs
from galley_watch.queue.joining import any_known_by_note, known_among, meant_by_note
from galley_watch.queue.payloads import keep_page, storable
from galley_watch.queue.reading_again import begin, end
from galley_watch.queue.restarting import restart, start_over
from galley_watch.values.job import DropIntake, NewJob, PutResult, SeenAgain, Stage
from galley_watch.values.page import FetchedPage

_LARGE_CACHE_KB = 8_000
_USUAL_CACHE_KB = 2_000
_MOST_ROWS = 1_000
"""So many rows are gathered before they are written: of a large export only a slice is ever in memory."""

_FETCH, _EXTRACT = Stage.FETCH.value, Stage.EXTRACT.value

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
    some_from_notes: bool
    named: array[int] = field(default_factory=lambda: array("q"))
    known: set[int] = field(default_factory=set)
    seen: list[SeenAgain] = field(default_factory=list)
    jobs: list[tuple[object, ...]] = field(default_factory=list)
    keys: dict[str, int] = field(default_factory=dict)
    more: list[tuple[int, NewJob]] = field(default_factory=list)
    pages: list[tuple[int, FetchedPage]] = field(default_factory=list)
    hosts: set[str] = field(default_factory=set)
    hosts_awake: set[str] = field(default_factory=set)


def put(connection: sqlite3.Connection, intake: DropIntake, now_ms: int) -> PutResult:
    """Enqueue the jobs of one drop file, or of a command where ``path`` is None.

    A link already in the ledger makes no second job. Named anew (in a file that did not name it when it was last read), a failed or
    cancelled one is tried again and a staged one counts as seen again; one whose note the person removed starts over where it is
    asked for ``again`` (a rejected one has its note still, and is among the ``seen``), and one whose note waits or is approved is then
    read again. A page saved by a person takes the place of whatever its job would fetch or read, also of what a worker has in hand; for a
    job that has its note it is a newer version, and it is looked at whenever its file has changed.
    """
    if intake.account is None:
        return _put(connection, intake, now_ms)
    # A hundred thousand rows touch every page of the indexes again and again.
    connection.execute(f"PRAGMA cache_size = -{_LARGE_CACHE_KB}")
    try:
        return _put(connection, intake, now_ms)
    finally:
        connection.execute(f"PRAGMA cache_size = -{_USUAL_CACHE_KB}")


def _put(connection: sqlite3.Connection, intake: DropIntake, now_ms: int) -> PutResult:
    file_id, unchanged = (None, False) if intake.path is None else save_drop_file(connection, intake, now_ms)
    named_before = entries_of(connection, file_id) if file_id is not None else set()
    next_id = connection.execute("SELECT coalesce(max(id), 0) + 1 FROM ingestion_queue").fetchone()[0]
    batch = _Batch(next_id, next_id, file_id, now_ms, any_known_by_note(connection))
    again = 0
    for slice_ in _slices(intake.jobs):
        known = known_among(connection, [job.key for job in slice_])
        for job in slice_:
            meant = _meant(connection, batch, job, known)
            own = batch.keys.get(job.key) if meant is None else _own(batch, meant[0])
            if own is not None:
                batch.more.append((own, job))
            elif meant is None:
                _add(batch, job)
            elif _name(batch, meant[0]) and not unchanged and (meant[0] not in named_before or job.page_html is not None):
                again += _known(connection, batch, meant[1], job, asked_again=intake.again)
        _write(connection, batch)
    _remember_entries(connection, batch)
    return _result(connection, intake, batch, again, unchanged=unchanged)


def _slices(jobs: Iterable[NewJob]) -> Iterator[list[NewJob]]:
    remaining = iter(jobs)
    while slice_ := list(islice(remaining, _MOST_ROWS)):
        yield slice_


def _meant(connection: sqlite3.Connection, batch: _Batch, job: NewJob, known: dict[str, tuple[int, int]]) -> tuple[int, int] | None:
    """The job that a link means in the ledger, and the job which that one joined; None for a new one."""
    if job.key in known or not batch.some_from_notes or job.key in batch.keys:
        return known.get(job.key)
    return meant_by_note(connection, job.key, job.galley_id)


def _result(connection: sqlite3.Connection, intake: DropIntake, batch: _Batch, again: int, *, unchanged: bool) -> PutResult:
    taken = batch.next_id - batch.first_id
    account = intake if intake.account is None else intake.account()
    result = PutResult(
        taken=taken,
        known=len(intake.jobs) - taken,
        again=again,
        refused=account.refused,
        bad=max(len(account.problems) - account.refused, 0) if account.bad is None else account.bad,
        job_ids=tuple(batch.named),
        seen=tuple(batch.seen),
    )
    if batch.file_id is not None:
        if intake.account is not None:
            save_problems(connection, batch.file_id, account.problems)
        _count(connection, batch.file_id, result, unchanged=unchanged and not taken)
    return result


def _own(batch: _Batch, job_id: int) -> int | None:
    return job_id if batch.first_id <= job_id < batch.next_id else None


def _name(batch: _Batch, job_id: int) -> bool:
    """A job of the ledger; False for one that this intake named before."""
    if job_id in batch.known:
        return False
    batch.known.add(job_id)
    batch.named.append(job_id)
    return True


def _add(batch: _Batch, job: NewJob) -> None:
    job_id = batch.next_id
    batch.next_id += 1
    batch.named.append(job_id)
    is_fetched = job.raw_text is None and job.page_html is None
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
            _FETCH if is_fetched else _EXTRACT,
            batch.now_ms,
        )
    )
    batch.keys[job.key] = job_id
    if job.page_html is not None:
        batch.pages.append((job_id, FetchedPage(job.url, job.page_html)))
    elif is_fetched and job.host is not None and job.host not in batch.hosts_awake:
        batch.hosts.add(job.host)


def _known(connection: sqlite3.Connection, batch: _Batch, job_id: int, job: NewJob, *, asked_again: bool) -> int:
    """A link that the ledger has, named anew: 1 where a failed, cancelled or given up job is tried again, or a staged one read again."""
    status, stage, note_path, review_status = connection.execute(
        "SELECT status, stage, note_path, review_status FROM ingestion_queue q LEFT JOIN staged_inbox s ON s.queue_id = q.id"
        " WHERE q.id = ?",
        (job_id,),
    ).fetchone()
    if note_path is not None:
        return _known_with_note(connection, batch, SeenAgain(job_id, job.url, note_path, review_status), job, asked_again=asked_again)
    ended = status in ("failed", "cancelled")
    if job.page_html is not None and (ended or stage != "note"):
        keep_page(connection, job_id, FetchedPage(job.url, job.page_html), "saved", batch.now_ms)
        restart(connection, job_id, batch.now_ms)
    elif ended:
        restart(connection, job_id, batch.now_ms)
    return int(ended)


def _known_with_note(connection: sqlite3.Connection, batch: _Batch, seen: SeenAgain, job: NewJob, *, asked_again: bool) -> int:
    """A link that has its note: 1 where it starts over, or its page is read again because that was asked for or a newer one was given."""
    starts_over = asked_again and seen.review_status == "removed"
    is_read = (asked_again or job.page_html is not None) and seen.review_status in ("pending", "approved")
    if starts_over or is_read:
        end(connection, seen.job_id, batch.now_ms)
        if job.page_html is not None:
            keep_page(connection, seen.job_id, FetchedPage(job.url, job.page_html), "saved", batch.now_ms)
    if starts_over:
        start_over(connection, seen.job_id, batch.now_ms)
        return 1
    is_read = is_read and begin(connection, seen.job_id, batch.now_ms)
    connection.execute("UPDATE ingestion_queue SET seen_again = seen_again + 1, updated_at = ? WHERE id = ?", (batch.now_ms, seen.job_id))
    if len(batch.seen) < MOST_SEEN or (asked_again and seen.review_status == "rejected"):
        batch.seen.append(replace(seen, read_again=is_read))
    return int(is_read)


def _write(connection: sqlite3.Connection, batch: _Batch) -> None:
    connection.executemany(
        "INSERT INTO ingestion_queue (id, galley_id, link_key, url, raw_text, host, title, folders, tags, drop_file_id, status, stage,"
        " run_at, created_at, updated_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 'pending', ?11, ?12, ?12, ?12)",
        batch.jobs,
    )
    connection.executemany("INSERT INTO link_keys (key, job_id) VALUES (?, ?)", batch.keys.items())
    for job_id, page in batch.pages:
        keep_page(connection, job_id, page, "saved", batch.now_ms)
    expect_new_jobs(connection, batch.hosts, batch.now_ms)
    batch.hosts_awake |= batch.hosts
    for job_id, job in batch.more:
        _tell_more(connection, job_id, job)
    for written in (batch.jobs, batch.keys, batch.pages, batch.hosts, batch.more):
        written.clear()


def _tell_more(connection: sqlite3.Connection, job_id: int, job: NewJob) -> None:
    """A link that one file names twice keeps the first title, and the tags of both."""
    title, tags = connection.execute("SELECT title, tags FROM ingestion_queue WHERE id = ?", (job_id,)).fetchone()
    both = tuple(dict.fromkeys((*json.loads(tags), *job.tags)))
    connection.execute("UPDATE ingestion_queue SET title = ?, tags = ? WHERE id = ?", (title or storable(job.title), _json(both), job_id))


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


@lru_cache(maxsize=256)
def _json(texts: tuple[str, ...]) -> str:
    """Kept for a while: the links of one bookmark folder have the same folders, and often the same tags."""
    return json.dumps([storable(text) for text in texts], ensure_ascii=False) if texts else "[]"
