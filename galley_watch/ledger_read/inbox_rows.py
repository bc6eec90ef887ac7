"""Staged recipes as a person sees them (shell): the inbox's rows, and one recipe whole for export."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass

from galley_watch.codec import from_json
from galley_watch.values.reading import ReadRecipe
from galley_watch.values.staged import RESTORED_FROM_NOTE, StagedRecipe


@dataclass(frozen=True, slots=True)
class StagedRow:
    """One row of the inbox without its recipe. ``note_path`` is relative to the review folder, None until the note is written."""

    id: int
    queue_id: int
    galley_id: str
    source_url: str
    title: str
    confidence: float
    note_path: str | None
    note_state: str
    review_status: str
    saved_at: int
    created_at: int
    updated_at: int
    tags: tuple[str, ...]
    folders: tuple[str, ...]


def staged(connection: sqlite3.Connection) -> Iterator[StagedRow]:
    """Staged recipes in order of their ids."""
    rows = connection.execute(
        "SELECT id, queue_id, galley_id, source_url, title, confidence, note_path, note_state, review_status, saved_at, created_at,"
        " updated_at, tags, folders FROM staged_inbox ORDER BY id"
    )
    for row in rows:
        yield StagedRow(*(*row[:-2], tuple(json.loads(row[-2])), tuple(json.loads(row[-1]))))


@dataclass(frozen=True, slots=True)
class NoteInNeed:
    """A note whose decision could not be taken, with the reason in a sentence that names it."""

    queue_id: int
    note_path: str
    attention: str


def needing_attention(connection: sqlite3.Connection, limit: int | None = None) -> list[NoteInNeed]:
    """Notes that a person should look at, in order of their ids."""
    rows = connection.execute(
        "SELECT queue_id, note_path, attention FROM staged_inbox WHERE note_state = 'written' AND attention IS NOT NULL"
        " ORDER BY id LIMIT ?",
        (-1 if limit is None else limit,),
    )
    return [NoteInNeed(*row) for row in rows]


def staged_note(connection: sqlite3.Connection, job_id: int) -> tuple[StagedRecipe, str] | None:
    """What the note of a job is made of, and its path; of a joined job that of the one it shares the page with. None without a note."""
    row = connection.execute(
        "SELECT s.id, queue_id, s.galley_id, source_url, saved_at, recipe, s.tags, s.folders, note_path FROM ingestion_queue q"
        " JOIN staged_inbox s ON s.queue_id = coalesce(q.joined_to, q.id) WHERE q.id = ? AND note_state = 'written'",
        (job_id,),
    ).fetchone()
    if row is None:
        return None
    staged_id, queue_id, galley_id, url, saved_at, recipe, tags, folders, path = row
    read = from_json(recipe, ReadRecipe)
    return StagedRecipe(staged_id, queue_id, galley_id, url, saved_at, read, tuple(json.loads(tags)), tuple(json.loads(folders))), path


def last_staged_ms(connection: sqlite3.Connection) -> int | None:
    """When the latest recipe was staged, UTC milliseconds; None while there is none."""
    row = connection.execute("SELECT created_at FROM staged_inbox ORDER BY id DESC LIMIT 1").fetchone()
    return None if row is None else int(row[0])


@dataclass(frozen=True, slots=True)
class ReadAgainRow:
    """What reading a page again brought. Times are UTC milliseconds: of the last try, and of the newer version, where there is one.

    ``error_code`` and ``error`` say why the last try failed; ``seen_at``: when the person had looked at the newer version.
    """

    tried_at: int
    error_code: str | None
    error: str | None
    newer_at: int | None
    seen_at: int | None
    newer: ReadRecipe | None


def read_again(connection: sqlite3.Connection, job_id: int) -> ReadAgainRow | None:
    """Of a joined job that of the one it shares the note with; None where the page was never read again."""
    row = connection.execute(
        "SELECT tried_at, r.error_code, r.error, newer_at, seen_at, newer_recipe FROM ingestion_queue q"
        " JOIN staged_inbox s ON s.queue_id = coalesce(q.joined_to, q.id) JOIN read_again r ON r.staged_id = s.id WHERE q.id = ?",
        (job_id,),
    ).fetchone()
    if row is None:
        return None
    tried_at, error_code, error, newer_at, seen_at, recipe = row
    return ReadAgainRow(tried_at, error_code, error, newer_at, seen_at, None if recipe is None else from_json(recipe, ReadRecipe))


@dataclass(frozen=True, slots=True)
class NewerPage:
    """A note whose page says something else by now: read at ``newer_at``, UTC milliseconds."""

    queue_id: int
    note_path: str
    newer_at: int


def newer_pages(connection: sqlite3.Connection) -> list[NewerPage]:
    """Notes for which a newer version of their page waits to be looked at, in order of their ids; not those that the person rejected."""
    rows = connection.execute(
        "SELECT queue_id, note_path, newer_at FROM read_again CROSS JOIN staged_inbox s ON s.id = staged_id"
        " WHERE newer_at IS NOT NULL AND seen_at IS NULL AND note_state = 'written' AND review_status <> 'rejected' ORDER BY s.id"
    )
    return [NewerPage(*row) for row in rows]


def staged_recipe(connection: sqlite3.Connection, staged_id: int) -> ReadRecipe | None:
    """The recipe of one staged row, None where there is no such row."""
    row = connection.execute("SELECT recipe FROM staged_inbox WHERE id = ?", (staged_id,)).fetchone()
    return None if row is None else from_json(row[0], ReadRecipe)


def known_recipe(connection: sqlite3.Connection, row: StagedRow) -> ReadRecipe | None:
    """The recipe as its note was written; where that was lost with an earlier ledger, as its page was read since; None where it was not."""
    read = staged_recipe(connection, row.id)
    if read is not None and RESTORED_FROM_NOTE in read.confidence.flags and not read.recipe.ingredients:
        again = read_again(connection, row.queue_id)
        return again.newer if again else None
    return read
