"""Jobs read out of a damaged ledger (shell), and put into the rebuilt one: links that no backup, note or drop file would bring back."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from galley_watch.db import FAULTS
from galley_watch.queue.joining import meant_by, note_key
from galley_watch.queue.payloads import storable
from galley_watch.values.job import NewJob, Stage

_ROWS = (
    "SELECT id, galley_id, link_key, url, host, raw_text, title, folders, tags, status, error_stage, error_code, error, created_at"
    " FROM ingestion_queue"
)
_MOST_SINGLE_LOOKS = 20_000


@dataclass(frozen=True, slots=True)
class SalvagedJob:
    """A job as the damaged ledger had it; ``error`` is (stage, code, sentence) of a failed one. Whatever it says may be garbled."""

    job: NewJob
    status: str
    created_ms: int
    error: tuple[str, str, str] | None = None


def salvaged_jobs(connection: sqlite3.Connection) -> Iterator[SalvagedJob]:
    """What can be read, each row once: from both ends as far as the pages hold, then what lies between by its ids."""
    seen: set[int] = set()
    first, last = 0, None
    for row in _until_damage(connection, f"{_ROWS} ORDER BY id"):
        first = row[0]
        yield from _once(row, seen)
    for row in _until_damage(connection, f"{_ROWS} WHERE id > {int(first)} ORDER BY id DESC"):
        last = row[0]
        yield from _once(row, seen)
    if last is not None:
        for job_id in range(first + 1, min(last, first + _MOST_SINGLE_LOOKS)):
            for row in _until_damage(connection, f"{_ROWS} WHERE id = {job_id}"):
                yield from _once(row, seen)


def put_salvaged(connection: sqlite3.Connection, jobs: Iterable[SalvagedJob], now_ms: int) -> int:
    """Take up those that the ledger does not know; how many. Failed and cancelled ones stay so, all others wait for their first step."""
    return sum(_put(connection, salvaged, now_ms) for salvaged in jobs if not _is_known(connection, salvaged.job))


def _is_known(connection: sqlite3.Connection, job: NewJob) -> bool:
    """By its key, or by the note of a text, which does not tell that: its page was just being read again."""
    return meant_by(connection, job.key) is not None or meant_by(connection, note_key(job.galley_id)) is not None


def _put(connection: sqlite3.Connection, salvaged: SalvagedJob, now_ms: int) -> bool:
    job = salvaged.job
    stage = Stage.FETCH if job.raw_text is None else Stage.EXTRACT
    status = salvaged.status if salvaged.status in ("failed", "cancelled") else "pending"
    error = salvaged.error if status == "failed" else None
    try:
        row = connection.execute(
            "INSERT INTO ingestion_queue (galley_id, link_key, url, host, raw_text, title, folders, tags, status, stage, run_at,"
            " created_at, updated_at, error_stage, error_code, error) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            (
                *(job.galley_id, job.key, job.url, job.host, storable(job.raw_text), storable(job.title)),
                *(json.dumps(job.folders), json.dumps(job.tags)),
                *(status, stage.value, now_ms, salvaged.created_ms, now_ms),
                *(error or (None, None, None)),
            ),
        ).fetchone()
    except sqlite3.IntegrityError:
        return False
    connection.execute("INSERT INTO link_keys (key, job_id) VALUES (?, ?)", (job.key, row[0]))
    return True


def _until_damage(connection: sqlite3.Connection, query: str) -> Iterator[tuple[Any, ...]]:
    try:
        yield from connection.execute(query)
    except FAULTS:
        return


def _once(row: tuple[Any, ...], seen: set[int]) -> Iterator[SalvagedJob]:
    if row[0] in seen:
        return
    seen.add(row[0])
    _, galley_id, key, url, host, raw_text, title, folders, tags, status, *error, created_ms = row
    whole = error if all(isinstance(part, str) and part for part in error) else None
    if isinstance(galley_id, str) and isinstance(key, str) and isinstance(created_ms, int):
        job = NewJob(
            key, galley_id, _text(url), _text(host), _text(raw_text), title=_text(title), folders=_texts(folders), tags=_texts(tags)
        )
        yield SalvagedJob(job, str(status), created_ms, None if whole is None else (whole[0], whole[1], whole[2]))


def _text(value: object) -> str | None:
    return value if isinstance(value, str) and value else None


def _texts(value: object) -> tuple[str, ...]:
    try:
        found = json.loads(value) if isinstance(value, str) else []
    except (ValueError, RecursionError):
        return ()
    return tuple(item for item in found if isinstance(item, str)) if isinstance(found, list) else ()
