"""Taking a step of a job, and keeping it (shell): seeks over partial indexes only, so a claim costs the same at any length of the queue."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from galley_watch.hosts import at_once, is_due, started
from galley_watch.queue.host_rows import due_hosts, in_work, load_host, next_wake_ms, save_host
from galley_watch.queue.pausing import is_paused
from galley_watch.values.job import Claim, Stage
from galley_watch.values.outcome import LONGEST_WAIT_MS
from galley_watch.values.settings import FetchSettings

MOST_PAGES_WAITING = 500
"""Fetching pauses while this many pages wait to be read: they lie in the ledger, and it is not to grow without end."""

LEASE_MARGIN_MS = 45_000
PAUSE_MS = 1_000

_TAKE = (
    "UPDATE ingestion_queue SET status = 'processing', worker_id = :worker, claims = claims + 1, attempt = claims + 1,"
    " lease_until = :lease, waiting_because = NULL, updated_at = :now WHERE id IN ({}) RETURNING"
    " id, stage, worker_id, attempt, lease_until, url, host, galley_id, attempts, crashes, title, folders, tags,"
    " EXISTS (SELECT 1 FROM staged_inbox WHERE queue_id = ingestion_queue.id AND note_state = 'written')"
)
_WAITING = "SELECT id FROM ingestion_queue WHERE status = 'pending' AND stage = '{}' {} AND run_at {} ORDER BY run_at, id LIMIT :limit"


def _take(stage: Stage, which: str, when: str) -> str:
    return _TAKE.format(_WAITING.format(stage.value, which, when))


_FETCH_DUE = _take(Stage.FETCH, "AND host = :host", "<= :now")
_FETCH_CLAMPED = _take(Stage.FETCH, "AND host = :host", "> :latest")
_DUE = {stage: _take(stage, "", "<= :now") for stage in (Stage.EXTRACT, Stage.NOTE)}
_CLAMPED = {stage: _take(stage, "", "> :latest") for stage in (Stage.EXTRACT, Stage.NOTE)}


def lease_ms(settings: FetchSettings) -> int:
    """How long a claim holds without being renewed: longer than any one attempt."""
    return round(settings.deadline_seconds * 1000) + LEASE_MARGIN_MS


def claim(connection: sqlite3.Connection, stage: Stage, worker_id: str, limit: int, now_ms: int, settings: FetchSettings) -> list[Claim]:
    """Take up to ``limit`` due jobs of this stage, oldest first; sorted by id (RETURNING promises no order). No fetch while paused."""
    parameters = {
        "worker": worker_id,
        "lease": now_ms + lease_ms(settings),
        "now": now_ms,
        "latest": now_ms + LONGEST_WAIT_MS,
        "limit": limit,
    }
    if stage is Stage.FETCH:
        rows = [] if is_paused(connection) else _claim_fetches(connection, limit, parameters, settings)
    else:
        rows = connection.execute(_DUE[stage], parameters).fetchall()
        if len(rows) < limit:
            rows += connection.execute(_CLAMPED[stage], parameters | {"limit": limit - len(rows)}).fetchall()
    return sorted((_claim(row) for row in rows), key=lambda taken: taken.job_id)


def _claim_fetches(
    connection: sqlite3.Connection, limit: int, parameters: dict[str, Any], settings: FetchSettings
) -> list[tuple[Any, ...]]:
    """One job of each due host. A host that turns out not to be due is looked at anew, which moves it out of the way of the others."""
    now_ms: int = parameters["now"]
    taken: list[tuple[Any, ...]] = []
    wanted = min(limit, MOST_PAGES_WAITING - pages_waiting(connection))
    seen: set[str] = set()
    # A host without pacing is due again at once: its next job is for the next claim, or one host could take every worker.
    while len(taken) < wanted and (hosts := set(due_hosts(connection, now_ms, wanted - len(taken))) - seen):
        seen |= hosts
        for host in hosts:
            taken += _claim_if_free(connection, host, parameters, settings)
    return taken


def _claim_if_free(connection: sqlite3.Connection, host: str, parameters: dict[str, Any], settings: FetchSettings) -> list[tuple[Any, ...]]:
    now_ms: int = parameters["now"]
    state = load_host(connection, host)
    found: list[tuple[Any, ...]] = []
    if is_due(state, now_ms) and in_work(connection, host)[0] < at_once(state):
        found = _claim_from(connection, host, parameters)
        if found:
            state = started(state, now_ms, settings)
    save_host(connection, host, state, now_ms)
    return found


def _claim_from(connection: sqlite3.Connection, host: str, parameters: dict[str, Any]) -> list[tuple[Any, ...]]:
    chosen = parameters | {"host": host, "limit": 1}
    return connection.execute(_FETCH_DUE, chosen).fetchall() or connection.execute(_FETCH_CLAMPED, chosen).fetchall()


def pages_waiting(connection: sqlite3.Connection) -> int:
    """Jobs that wait to be read, counted no further than the limit."""
    return int(
        connection.execute(
            "SELECT count(*) FROM (SELECT 1 FROM ingestion_queue WHERE status = 'pending' AND stage = 'extract' LIMIT ?)",
            (MOST_PAGES_WAITING,),
        ).fetchone()[0]
    )


def renew(connection: sqlite3.Connection, held: Claim, now_ms: int, settings: FetchSettings) -> bool:
    """Extend the lease; False when the claim is no longer held by this worker and attempt."""
    return (
        connection.execute(
            "UPDATE ingestion_queue SET lease_until = ? WHERE id = ? AND status = 'processing' AND worker_id = ? AND attempt = ?",
            (now_ms + lease_ms(settings), held.job_id, held.worker_id, held.attempt),
        ).rowcount
        == 1
    )


def next_due_ms(connection: sqlite3.Connection, stage: Stage, now_ms: int) -> int | None:
    """When the next job of this stage may be claimed; None when none waits, or fetching is paused."""
    if stage is Stage.FETCH and is_paused(connection):
        return None
    if stage is Stage.FETCH:
        wake_ms = next_wake_ms(connection, now_ms)
        if wake_ms is not None and pages_waiting(connection) >= MOST_PAGES_WAITING:
            return max(wake_ms, now_ms + PAUSE_MS)
        return wake_ms
    parameters = {"stage": stage.value, "latest": now_ms + LONGEST_WAIT_MS}
    index = f"{stage.value}_waiting"
    earliest, last = connection.execute(
        f"SELECT (SELECT run_at FROM ingestion_queue INDEXED BY {index} WHERE status = 'pending' AND stage = '{stage.value}'"  # noqa: S608 - a Stage's own word
        f" ORDER BY run_at LIMIT 1), (SELECT run_at FROM ingestion_queue INDEXED BY {index} WHERE status = 'pending'"
        f" AND stage = '{stage.value}' AND run_at > :latest LIMIT 1)",
        parameters,
    ).fetchone()
    if last is not None:
        return min(int(earliest), now_ms)
    return None if earliest is None else int(earliest)


def _claim(row: tuple[Any, ...]) -> Claim:
    job_id, stage, worker_id, attempt, lease_until, url, host, galley_id, attempts, crashes, title, folders, tags, has_note = row
    return Claim(
        job_id=job_id,
        stage=Stage(stage),
        worker_id=worker_id,
        attempt=attempt,
        lease_until_ms=lease_until,
        url=url,
        host=host,
        galley_id=galley_id,
        attempts=attempts,
        crashes=crashes,
        title=title,
        folders=tuple(json.loads(folders)),
        tags=tuple(json.loads(tags)),
        has_note=bool(has_note),
    )
