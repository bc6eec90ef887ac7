"""What is still to come (shell): the links that wait to be fetched by host, whether fetching is paused, and which links are known."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from itertools import islice

_KEYS_AT_ONCE = 500


def waiting_by_host(connection: sqlite3.Connection) -> dict[str, int]:
    """How many links of each host wait to be fetched, the host with the most first."""
    return dict(
        connection.execute(
            "SELECT host, count(*) FROM ingestion_queue WHERE status = 'pending' AND stage = 'fetch' GROUP BY host ORDER BY 2 DESC, 1"
        )
    )


def paused_since(connection: sqlite3.Connection) -> int | None:
    """Since when (UTC milliseconds) nothing is fetched because the person paused it; None while it is not paused."""
    row = connection.execute("SELECT value FROM meta WHERE name = 'paused'").fetchone()
    return None if row is None else int(row[0])


def known_keys(connection: sqlite3.Connection, keys: Iterable[str]) -> set[str]:
    """Those of the links' keys that the ledger knows."""
    known: set[str] = set()
    remaining: Iterator[str] = iter(keys)
    while portion := list(islice(remaining, _KEYS_AT_ONCE)):
        rows = connection.execute("SELECT value FROM json_each(?) WHERE value IN (SELECT key FROM link_keys)", (json.dumps(portion),))
        known.update(key for (key,) in rows)
    return known
