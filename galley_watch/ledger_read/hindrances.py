"""What holds links up (shell): resting hosts, links that are tried again or wait for this machine, and when anything last changed."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RestingHost:
    """A host that failed too often in a row: how many of its links wait, and until when (UTC milliseconds) it is left alone."""

    host: str
    waiting: int
    until_ms: int


@dataclass(frozen=True, slots=True)
class Hindrance:
    """Why so many links wait. ``code`` is that of the last attempt; None where it is not the links' fault (folder away, disk full)."""

    count: int
    hosts: int
    code: str | None
    sentence: str


def resting_hosts(connection: sqlite3.Connection) -> list[RestingHost]:
    """Hosts whose circuit is open and for which links wait, the one with the most first."""
    rows = connection.execute(
        "SELECT h.host, count(*), h.next_at FROM hosts h JOIN ingestion_queue q ON q.host = h.host"
        " WHERE h.breaker <> 'closed' AND q.status = 'pending' AND q.stage = 'fetch' GROUP BY h.host ORDER BY 2 DESC, 1"
    )
    return [RestingHost(*row) for row in rows]


def hindrances(connection: sqlite3.Connection) -> list[Hindrance]:
    """Pending links that were tried and wait to be tried again, by what hindered them last, the most frequent first."""
    rows = connection.execute(
        "SELECT count(*), count(DISTINCT host), CASE WHEN waiting_because IS NULL THEN error_code END AS code,"
        " max(coalesce(waiting_because, error)) FROM ingestion_queue"
        " WHERE status = 'pending' AND (waiting_because IS NOT NULL OR error_code IS NOT NULL)"
        " GROUP BY waiting_because, code ORDER BY 1 DESC, 4"
    )
    return [Hindrance(*row) for row in rows]


def first_link_ms(connection: sqlite3.Connection) -> int | None:
    """When the first link came, UTC milliseconds; None while there are none."""
    row = connection.execute("SELECT created_at FROM ingestion_queue ORDER BY id LIMIT 1").fetchone()
    return None if row is None else int(row[0])


def oldest_waiting_ms(connection: sqlite3.Connection) -> int | None:
    """When that link came, UTC milliseconds, which came first of those that wait; None where none waits."""
    row = connection.execute(
        "SELECT created_at FROM ingestion_queue WHERE id = (SELECT min(id) FROM ("
        " SELECT min(id) AS id FROM ingestion_queue WHERE status = 'pending' AND stage = 'fetch'"
        " UNION ALL SELECT min(id) FROM ingestion_queue WHERE status = 'pending' AND stage = 'extract'"
        " UNION ALL SELECT min(id) FROM ingestion_queue WHERE status = 'pending' AND stage = 'note'))"
    ).fetchone()
    return None if row is None else int(row[0])


def last_change_ms(connection: sqlite3.Connection) -> int | None:
    """When a link or a drop file last changed in the ledger, UTC milliseconds; None while there are none."""
    row = connection.execute(
        "SELECT max(latest) FROM (SELECT max(updated_at) AS latest FROM ingestion_queue UNION ALL SELECT max(read_at) FROM drop_files)"
    ).fetchone()
    return None if row[0] is None else int(row[0])
