"""What the page of failed links shows (shell): links without a note that failed or are held up, and drop files that could not be read."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Any

from galley_watch.ledger_read.files import drop_files
from galley_watch.values.failed_links import UNREAD_FILE, FailedGroup, FailedLink, FailedSite

MOST_OF_A_SITE = 5
MOST_OF_A_GROUP = 50

_RESTING = "The site failed again and again and is left alone for a while."
# A link that has its note waits only to be read once more: nobody misses it.
_QUERY = """
WITH missed AS (
    SELECT id, host, url, title, drop_file_id, CASE WHEN status = 'failed' THEN error_code END AS code,
        coalesce(waiting_because, error) AS sentence, CASE WHEN status = 'failed' THEN updated_at ELSE created_at END AS moment
    FROM ingestion_queue q
    WHERE status = 'failed' OR (
        (status = 'pending' OR status = 'processing')
        AND (error IS NOT NULL OR waiting_because IS NOT NULL
            OR (stage = 'fetch' AND host IN (SELECT host FROM hosts WHERE breaker <> 'closed')))
        AND NOT EXISTS (SELECT 1 FROM staged_inbox s WHERE s.queue_id = q.id AND note_state = 'written')
    )
), placed AS (
    SELECT *, count(*) OVER by_code AS of_code, count(*) OVER by_site AS of_site, max(moment) OVER by_site AS latest,
        row_number() OVER (PARTITION BY code, host ORDER BY moment DESC, id DESC) AS place
    FROM missed WINDOW by_code AS (PARTITION BY code), by_site AS (PARTITION BY code, host)
)
SELECT code, of_code, host, of_site, url, title, path, sentence, moment FROM placed LEFT JOIN drop_files f ON f.id = drop_file_id
WHERE place <= ? ORDER BY code, latest DESC, host, place
"""


def failed_links(connection: sqlite3.Connection, is_there: Callable[[bytes], bool] = lambda _: True) -> tuple[FailedGroup, ...]:
    """A group for each code, and one for links that are still tried; in each the sites that failed last, up to 50 links in all.

    ``is_there``: does a file of this path still lie in the drop folder?
    """
    rows = connection.execute(_QUERY, (MOST_OF_A_SITE,))
    groups = (FailedGroup(code, count, tuple(_sites(group))) for (code, count), group in groupby(rows, lambda row: (row[0], row[1])))
    return (*_unread_files(connection, is_there), *groups)


def _unread_files(connection: sqlite3.Connection, is_there: Callable[[bytes], bool]) -> Iterator[FailedGroup]:
    files = [row for row in drop_files(connection, kind="error") if is_there(row.path)]
    if files:
        links = tuple(FailedLink(None, _text(row.path), row.reason or "", row.read_at) for row in files[:MOST_OF_A_GROUP])
        yield FailedGroup(UNREAD_FILE, len(files), (FailedSite(None, len(files), links),))


def _sites(rows: Iterable[Any]) -> Iterator[FailedSite]:
    listed = 0
    for (host, count), of_site in groupby(rows, lambda row: (row[2], row[3])):
        links = tuple(_link(*row[4:]) for row in of_site)
        if listed < MOST_OF_A_GROUP:
            yield FailedSite(host, count, links[: MOST_OF_A_GROUP - listed])
        listed += len(links)


def _link(url: str | None, title: str | None, path: bytes | None, sentence: str | None, moment_ms: int) -> FailedLink:
    file = "" if path is None else _text(path).rpartition("/")[2]
    return FailedLink(url, title or ("" if url else file), sentence or _RESTING, moment_ms)


def _text(path: bytes) -> str:
    """To be read, not to be found again: a name need not be UTF-8."""
    return path.decode("utf-8", "replace")
