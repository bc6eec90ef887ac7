"""The hosts table (shell): when a job of a host may be claimed, so that a claim seeks hosts and never walks a resting one's jobs."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from galley_watch.hosts import Breaker, HostState, at_once
from galley_watch.values.outcome import LONGEST_WAIT_MS

LOOK_AGAIN_MS = 1_000
"""When a host whose places are all taken is looked at again although the leases have lapsed: they are about to be taken back."""

# The earliest job of the host, a run_at beyond the longest wait being due; NULL where none waits.
_EARLIEST = """
    coalesce(
        (SELECT :now FROM ingestion_queue
         WHERE host = :host AND status = 'pending' AND stage = 'fetch' AND run_at > :latest LIMIT 1),
        (SELECT run_at FROM ingestion_queue
         WHERE host = :host AND status = 'pending' AND stage = 'fetch' ORDER BY run_at LIMIT 1)
    )
"""


def due_hosts(connection: sqlite3.Connection, now_ms: int, limit: int) -> list[str]:
    """Hosts with a job to claim, the one that waits longest first; two seeks, whatever the number of jobs."""
    rows = connection.execute(
        "SELECT host FROM hosts WHERE wake_at <= ? ORDER BY wake_at LIMIT ?",
        (now_ms, limit),
    ).fetchall()
    if len(rows) < limit:
        rows += connection.execute(
            "SELECT host FROM hosts WHERE wake_at > ? ORDER BY wake_at LIMIT ?",
            (now_ms + LONGEST_WAIT_MS, limit - len(rows)),
        ).fetchall()
    return [host for (host,) in rows]


def load_host(connection: sqlite3.Connection, host: str) -> HostState:
    row = connection.execute("SELECT next_at, breaker, failures, openings FROM hosts WHERE host = ?", (host,)).fetchone()
    return HostState() if row is None else HostState(row[0], Breaker(row[1]), row[2], row[3])


def in_work(connection: sqlite3.Connection, host: str) -> tuple[int, int | None]:
    """How many fetches of this host are in work, and when the first of their leases ends."""
    count, lease_until = connection.execute(
        "SELECT count(*), min(lease_until) FROM ingestion_queue WHERE host = ? AND status = 'processing' AND stage = 'fetch'", (host,)
    ).fetchone()
    return count, lease_until


def save_host(connection: sqlite3.Connection, host: str, state: HostState, now_ms: int) -> None:
    """Store the state, and when the host is next worth a look: its rest is over, a job is due, and a place is free."""
    count, lease_until = in_work(connection, host)
    next_at_ms = now_ms if state.next_at_ms > now_ms + LONGEST_WAIT_MS else state.next_at_ms
    if count >= at_once(state) and lease_until is not None:
        next_at_ms = max(next_at_ms, min(max(lease_until, now_ms + LOOK_AGAIN_MS), now_ms + LONGEST_WAIT_MS))
    connection.execute(
        "INSERT INTO hosts (host, next_at, breaker, failures, openings, wake_at)"  # noqa: S608 - a constant of this module is put in
        f" VALUES (:host, :next_at, :breaker, :failures, :openings, max(:wake_after, {_EARLIEST}))"
        " ON CONFLICT DO UPDATE SET next_at = excluded.next_at, breaker = excluded.breaker, failures = excluded.failures,"
        " openings = excluded.openings, wake_at = excluded.wake_at"
        # Mostly a settled fetch changes nothing here: then no page of the table and its index is written.
        " WHERE (next_at, breaker, failures, openings, wake_at)"
        " IS NOT (excluded.next_at, excluded.breaker, excluded.failures, excluded.openings, excluded.wake_at)",
        {
            "host": host,
            "next_at": state.next_at_ms,
            "breaker": state.breaker.value,
            "failures": state.failures,
            "openings": state.openings,
            "wake_after": next_at_ms,
            "now": now_ms,
            "latest": now_ms + LONGEST_WAIT_MS,
        },
    )


def wake_hosts(connection: sqlite3.Connection, hosts: Iterable[str | None], now_ms: int) -> None:
    """Look anew at hosts whose waiting jobs changed."""
    for host in {host for host in hosts if host}:
        save_host(connection, host, load_host(connection, host), now_ms)


def expect_new_jobs(connection: sqlite3.Connection, hosts: Iterable[str], now_ms: int) -> None:
    """``wake_hosts`` after jobs that are due now were added, of many hosts at once: most are new, or awake already."""
    new: list[tuple[str, int]] = []
    asleep: list[str] = []
    for host in hosts:
        row = connection.execute("SELECT wake_at FROM hosts WHERE host = ?", (host,)).fetchone()
        if row is None:
            new.append((host, now_ms))
        elif row[0] is None or row[0] > now_ms:
            asleep.append(host)
    connection.executemany("INSERT INTO hosts (host, wake_at) VALUES (?, ?)", new)
    wake_hosts(connection, asleep, now_ms)


def wake_all_hosts(connection: sqlite3.Connection, now_ms: int) -> None:
    """Look anew at every host that has a waiting job or believes so."""
    rows = connection.execute(
        "SELECT host FROM hosts WHERE wake_at IS NOT NULL"
        " UNION SELECT DISTINCT host FROM ingestion_queue WHERE status = 'pending' AND stage = 'fetch'"
    ).fetchall()
    wake_hosts(connection, (host for (host,) in rows), now_ms)


def next_wake_ms(connection: sqlite3.Connection, now_ms: int) -> int | None:
    row = connection.execute("SELECT wake_at FROM hosts WHERE wake_at IS NOT NULL ORDER BY wake_at LIMIT 1").fetchone()
    if row is None:
        return None
    return now_ms if row[0] > now_ms + LONGEST_WAIT_MS else int(row[0])
