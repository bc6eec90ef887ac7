"""What is still to come (shell): the links that wait to be fetched by host, whether fetching is paused, and which links are known."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from itertools import islice

from galley_watch.codec import from_json
from galley_watch.db.meta import noted
from galley_watch.values.network import Doubt

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
    since_ms = noted(connection, "paused")
    return None if since_ms is None else int(since_ms)


def doubt(connection: sqlite3.Connection) -> Doubt | None:
    """What the agent last knew of this machine's connection while nothing answered; None where something did."""
    known = noted(connection, "doubt")
    try:
        return None if known is None else from_json(known, Doubt)
    except ValueError:
        return None  # another version wrote it; the next attempt tells anew


def offline(connection: sqlite3.Connection) -> Doubt | None:
    """``doubt`` where this machine seems to be offline and links wait for it: without one nobody looks whether it still is."""
    found = doubt(connection)
    if found is None or not found.is_offline:
        return None
    waiting = connection.execute("SELECT 1 FROM ingestion_queue WHERE status IN ('pending', 'processing') AND stage = 'fetch' LIMIT 1")
    return found if waiting.fetchone() else None


def known_keys(connection: sqlite3.Connection, keys: Iterable[str]) -> set[str]:
    """Those of the links' keys that the ledger knows."""
    known: set[str] = set()
    remaining: Iterator[str] = iter(keys)
    while portion := list(islice(remaining, _KEYS_AT_ONCE)):
        rows = connection.execute("SELECT value FROM json_each(?) WHERE value IN (SELECT key FROM link_keys)", (json.dumps(portion),))
        known.update(key for (key,) in rows)
    return known
