"""The disk's share of the ledger (shell): pages that no step waits for go when they are old or too many, and their room goes back."""

from __future__ import annotations

import json
import sqlite3

from galley_watch.db.kept_pages import REMOVABLE_PAGES
from galley_watch.values.settings import FetchSettings

DAY_MS = 86_400_000
BYTES_AT_ONCE = 4_000_000
FILE_PAGES_AT_ONCE = 256
SPARE_FILE_PAGES = 1_024
"""Free pages of the file that stay for the next links, or it would shrink and grow all the time."""


def pages_to_drop(connection: sqlite3.Connection, settings: FetchSettings, now_ms: int) -> list[list[int]]:
    """Jobs whose kept page is to go, oldest first, in portions small enough for one transaction."""
    total = connection.execute("SELECT coalesce(sum(length(body)), 0) FROM pages").fetchone()[0]
    too_many = total - settings.keep_pages_mb * 1_000_000
    too_old_ms = now_ms - settings.keep_pages_days * DAY_MS
    portions: list[list[int]] = []
    room = 0
    rows = connection.execute(
        f"SELECT job_id, length(body), fetched_at FROM pages WHERE job_id IN ({REMOVABLE_PAGES}) ORDER BY fetched_at, job_id"  # noqa: S608 - a constant of this program
    )
    for job_id, size, fetched_at in rows:
        if too_many <= 0 and fetched_at > too_old_ms:
            break
        if size > room or not portions:
            portions.append([])
            room = BYTES_AT_ONCE
        portions[-1].append(job_id)
        room -= size
        too_many -= size
    return portions


def drop_pages(connection: sqlite3.Connection, job_ids: list[int]) -> int:
    """Drop these pages unless a step waits for them by now; how many."""
    return connection.execute(
        f"DELETE FROM pages WHERE job_id IN (SELECT value FROM json_each(?)) AND job_id IN ({REMOVABLE_PAGES})",  # noqa: S608 - a constant of this program
        (json.dumps(job_ids),),
    ).rowcount


def give_back(connection: sqlite3.Connection) -> bool:
    """Return a little of the file's free room to the disk; False when enough is returned."""
    free = connection.execute("PRAGMA freelist_count").fetchone()[0]
    if free <= SPARE_FILE_PAGES:
        return False
    connection.execute(f"PRAGMA incremental_vacuum({min(FILE_PAGES_AT_ONCE, free - SPARE_FILE_PAGES)})").fetchall()
    return bool(connection.execute("PRAGMA freelist_count").fetchone()[0] < free)
