"""What a step reads (shell): the kept page or text, and the staged row with the name reserved for its note."""

from __future__ import annotations

import json
import sqlite3
import zlib

from galley_watch import __version__
from galley_watch.codec import from_json
from galley_watch.errors import NotNow
from galley_watch.values.page import FetchedPage, Payload, RawText
from galley_watch.values.reading import ReadRecipe
from galley_watch.values.staged import StagedRecipe

_FAST = 3


class PageDamagedError(Exception):
    """What is kept of a page cannot be unpacked: the disk gave back something else than was written."""


def keep_page(connection: sqlite3.Connection, job_id: int, page: FetchedPage, origin: str, now_ms: int) -> None:
    """Keep the page compressed; ``origin`` is ``fetched``, or ``saved`` where a person gave it and it cannot be fetched again."""
    connection.execute(
        "INSERT OR REPLACE INTO pages (job_id, origin, url, content_type, charset, size, fetched_at, program_version, body)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            job_id,
            origin,
            page.url,
            page.content_type,
            page.charset,
            len(page.body),
            now_ms,
            __version__,
            zlib.compress(page.body, _FAST),
        ),
    )


def drop_page(connection: sqlite3.Connection, job_id: int) -> None:
    connection.execute("DELETE FROM pages WHERE job_id = ?", (job_id,))


def payload_of(connection: sqlite3.Connection, job_id: int) -> Payload:
    """The raw text or kept page of a job. Raises ``NotNow`` where it is gone: the job was changed under its worker;
    ``PageDamagedError`` where it cannot be unpacked."""
    job = connection.execute("SELECT raw_text, url, title FROM ingestion_queue WHERE id = ?", (job_id,)).fetchone()
    if job is not None and job[0] is not None:
        return RawText(job[0], job[1], job[2])
    page = connection.execute("SELECT url, body, content_type, charset FROM pages WHERE job_id = ?", (job_id,)).fetchone()
    if page is None:
        raise NotNow("The page of this link is no longer kept.", of_one_job=True)
    try:
        body = zlib.decompress(page[1])
    except zlib.error as error:
        raise PageDamagedError from error
    return FetchedPage(page[0], body, page[2], page[3])


def staged_of(connection: sqlite3.Connection, job_id: int) -> StagedRecipe:
    """The staged row of a job. Raises ``NotNow`` where it is gone: the job was cancelled under its worker."""
    row = connection.execute(
        "SELECT id, queue_id, galley_id, source_url, saved_at, recipe, tags, folders, note_name FROM staged_inbox WHERE queue_id = ?",
        (job_id,),
    ).fetchone()
    if row is None:
        raise NotNow("The staged recipe of this link is gone.")
    return StagedRecipe(
        id=row[0],
        queue_id=row[1],
        galley_id=row[2],
        source_url=row[3],
        saved_at_ms=row[4],
        read=from_json(row[5], ReadRecipe),
        tags=tuple(json.loads(row[6])),
        folders=tuple(json.loads(row[7])),
        note_name=row[8],
    )


def reserve_note_name(connection: sqlite3.Connection, staged_id: int, name: str) -> None:
    """Record under which name the due note of a staged row is going to be written; a later name takes the place of an earlier one.

    Raises ``NotNow`` where no note is due for it any more.
    """
    changed = connection.execute("UPDATE staged_inbox SET note_name = ? WHERE id = ? AND note_state = 'due'", (name, staged_id)).rowcount
    if not changed:
        raise NotNow("The staged recipe of this link is gone.")


def storable(text: str | None) -> str | None:
    """The text without half surrogate pairs, which no UTF-8 column takes."""
    return text if text is None or text.isascii() else text.encode("utf-8", "replace").decode("utf-8")
