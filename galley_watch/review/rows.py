"""The SQL of the review (shell): what the ledger holds of each note, and what a look at the notes changes in it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence

from galley_watch.clock import Clock
from galley_watch.db import Database
from galley_watch.db.meta import note_down, noted
from galley_watch.review.decisions import Debt, ReviewRow
from galley_watch.review.statements import Decision


class ReviewLedger:
    """Every method may raise ``NotNow`` (ledger locked or disk full): nothing was written then."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def rows(self) -> list[ReviewRow]:
        """Every row whose note was written; of two with one ``galley_id`` the first."""
        return await self._database.read(rows_in)

    async def rows_of(self, job_ids: Sequence[int]) -> dict[int, ReviewRow]:
        """By job, the row of its note; a joined job has that of the job it shares the page with. Jobs without a note are left out."""
        return await self._database.read(_rows_of, tuple(job_ids))

    async def seen_folders(self) -> frozenset[str]:
        """The drop folder and those for notes that were there at a look, under whatever name the configuration had for them."""
        return await self._database.read(seen_folders_in)

    async def remember_folders(self, folders: frozenset[str]) -> None:
        """All that were seen: they are not made when they are missing."""
        await self._database.write(remember_folders_in, folders)

    async def record(self, rows: Sequence[ReviewRow]) -> None:
        """What became of these rows, in one transaction."""
        if rows:
            await self._database.write(_record, tuple(rows), self._clock.now_ms())


def rows_in(connection: sqlite3.Connection) -> list[ReviewRow]:
    """``ReviewLedger.rows`` over any connection."""
    found: dict[str, ReviewRow] = {}
    for values in connection.execute(
        "SELECT id, queue_id, galley_id, note_path, review_status, note_said, note_due, attention FROM staged_inbox"
        " WHERE note_state = 'written' ORDER BY galley_id, id"
    ):
        found.setdefault(values[2], _row(values))
    return list(found.values())


def seen_folders_in(connection: sqlite3.Connection) -> frozenset[str]:
    """``ReviewLedger.seen_folders`` over any connection."""
    seen = noted(connection, "seen_folders")
    return frozenset() if seen is None else frozenset(json.loads(seen))


def remember_folders_in(connection: sqlite3.Connection, folders: frozenset[str]) -> None:
    """``ReviewLedger.remember_folders`` over any connection."""
    note_down(connection, "seen_folders", json.dumps(sorted(folders)))


def _rows_of(connection: sqlite3.Connection, job_ids: tuple[int, ...]) -> dict[int, ReviewRow]:
    found = {}
    for job_id in job_ids:
        values = connection.execute(
            "SELECT s.id, s.queue_id, s.galley_id, note_path, review_status, note_said, note_due, attention FROM ingestion_queue q"
            " JOIN staged_inbox s ON s.queue_id = coalesce(q.joined_to, q.id) WHERE q.id = ? AND note_state = 'written'",
            (job_id,),
        ).fetchone()
        if values is not None:
            found[job_id] = _row(values)
    return found


def _row(values: tuple[int, int, str, str, str, str | None, str | None, str | None]) -> ReviewRow:
    row_id, queue_id, galley_id, path, status, said, due, attention = values
    return ReviewRow(row_id, queue_id, galley_id, path, status, Decision(said) if said else None, Debt(due) if due else None, attention)


def _record(connection: sqlite3.Connection, rows: tuple[ReviewRow, ...], now_ms: int) -> None:
    for row in rows:
        connection.execute(
            "UPDATE staged_inbox SET note_path = :path, note_said = :said, note_due = :due, attention = :attention, updated_at = :now,"
            " reviewed_at = CASE WHEN review_status <> :status THEN :now ELSE reviewed_at END, review_status = :status WHERE id = :id",
            {
                "id": row.id,
                "path": row.note_path,
                "status": row.review_status,
                "said": row.said,
                "due": row.due,
                "attention": row.attention,
                "now": now_ms,
            },
        )
