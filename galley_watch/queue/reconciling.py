"""A rebuilt ledger learns its notes anew (shell): afterwards no note is without its row, and no link of a note is fetched again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from galley_watch.codec import to_json
from galley_watch.queue.joining import meant_by
from galley_watch.queue.payloads import drop_page, storable
from galley_watch.values.confidence import RecipeConfidence
from galley_watch.values.reading import ReadRecipe
from galley_watch.values.recipe import Recipe
from galley_watch.values.staged import RESTORED_FROM_NOTE, FoundNote


def reconcile(connection: sqlite3.Connection, notes: Iterable[FoundNote], now_ms: int) -> int:
    """Give each note its staged job and row; what the ledger knows already stays. How many notes it did not know."""
    return sum(_reconciled(connection, note, now_ms) for note in notes)


def _reconciled(connection: sqlite3.Connection, note: FoundNote, now_ms: int) -> bool:
    row = connection.execute(
        "SELECT queue_id, note_path FROM staged_inbox WHERE galley_id = ? ORDER BY note_state DESC, id LIMIT 1", (note.galley_id,)
    ).fetchone()
    if row is not None and row[1] in note.paths:
        return False  # its page may be read again just now: that goes on
    job_id = row[0] if row is not None else _job_of(connection, note)
    if job_id is None:
        job_id = _add_job(connection, note, now_ms)
    _stage(connection, job_id, now_ms)
    _write_row(connection, job_id, note, now_ms)
    return True


def _job_of(connection: sqlite3.Connection, note: FoundNote) -> int | None:
    """The job that a backup knows by this note's identity, whatever became of it since."""
    row = connection.execute(
        "SELECT id FROM ingestion_queue WHERE galley_id = ? AND id NOT IN (SELECT queue_id FROM staged_inbox) ORDER BY id LIMIT 1",
        (note.galley_id,),
    ).fetchone()
    return None if row is None else int(row[0])


def _add_job(connection: sqlite3.Connection, note: FoundNote, now_ms: int) -> int:
    created_ms = now_ms if note.saved_at_ms is None else note.saved_at_ms
    row = connection.execute(
        "INSERT INTO ingestion_queue (galley_id, link_key, url, host, title, status, stage, run_at, created_at, updated_at)"
        " VALUES (?, ?, ?, ?, ?, 'staged', 'note', ?, ?, ?) RETURNING id",
        (note.galley_id, note.key, note.url, note.host, storable(note.title), now_ms, created_ms, now_ms),
    ).fetchone()
    if meant_by(connection, note.key) is None:
        connection.execute("INSERT INTO link_keys (key, job_id) VALUES (?, ?)", (note.key, row[0]))
    return int(row[0])


def _stage(connection: sqlite3.Connection, job_id: int, now_ms: int) -> None:
    """Whatever the backup says of it: its note is written."""
    changed = connection.execute(
        "UPDATE ingestion_queue SET status = 'staged', stage = 'note', joined_to = NULL, worker_id = NULL, attempt = NULL,"
        " lease_until = NULL, waiting_because = NULL, attempts = 0, crashes = 0, error_code = NULL, error = NULL, error_stage = NULL,"
        " updated_at = ? WHERE id = ? AND (status <> 'staged' OR joined_to IS NOT NULL)",
        (now_ms, job_id),
    ).rowcount
    if changed:
        drop_page(connection, job_id)


def _write_row(connection: sqlite3.Connection, job_id: int, note: FoundNote, now_ms: int) -> None:
    """A row that is there keeps its recipe and takes the note's place; a decision that it holds is undone by no note in the inbox."""
    only_title = ReadRecipe(Recipe(storable(note.title) or ""), (), RecipeConfidence(note.confidence, flags=(RESTORED_FROM_NOTE,)))
    connection.execute(
        "INSERT INTO staged_inbox (queue_id, galley_id, source_url, title, confidence, recipe, note_state, note_path, review_status, tags,"
        " folders, saved_at, created_at, updated_at) SELECT id, :galley_id, coalesce(:url, ''), :title, :confidence, :recipe, 'written',"
        " :path, :status, tags, folders, created_at, :now, :now FROM ingestion_queue WHERE id = :id"
        " ON CONFLICT (queue_id) DO UPDATE SET note_state = 'written', note_path = excluded.note_path, updated_at = excluded.updated_at,"
        " review_status = CASE WHEN excluded.review_status = 'pending' AND review_status <> 'removed' THEN review_status"
        " ELSE excluded.review_status END",
        {
            "id": job_id,
            "galley_id": note.galley_id,
            "url": note.url,
            "title": only_title.recipe.title,
            "confidence": note.confidence,
            "recipe": to_json(only_title).decode(),
            "path": note.paths[0],
            "status": note.review_status,
            "now": now_ms,
        },
    )
