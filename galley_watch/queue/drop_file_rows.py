"""The record of each drop file (shell): what was read, when, and which jobs it named."""

from __future__ import annotations

import json
import sqlite3

from galley_watch.values.intake import FileKind, FileLook, KnownFile, Problem
from galley_watch.values.job import DropIntake


def save_drop_file(connection: sqlite3.Connection, intake: DropIntake, now_ms: int) -> tuple[int, bool]:
    """The file's id, and whether it was read before with the very same content."""
    before = connection.execute("SELECT content_hash FROM drop_files WHERE path = ?", (intake.path,)).fetchone()
    unchanged = before is not None and before[0] == intake.content_hash
    row = connection.execute(
        "INSERT INTO drop_files (path, look, content_hash, kind, problems, reason, read_at) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (path) DO UPDATE SET look = excluded.look, content_hash = excluded.content_hash, kind = excluded.kind,"
        " problems = excluded.problems, reason = excluded.reason, read_at = excluded.read_at RETURNING id",
        (
            intake.path,
            None if intake.look is None else look_text(intake.look),
            intake.content_hash,
            intake.kind.value,
            _problems_text(intake.problems),
            intake.reason,
            now_ms,
        ),
    ).fetchone()
    return int(row[0]), unchanged


def save_problems(connection: sqlite3.Connection, file_id: int, problems: tuple[Problem, ...]) -> None:
    """What could not be taken of a file whose row is there already."""
    connection.execute("UPDATE drop_files SET problems = ? WHERE id = ?", (_problems_text(problems), file_id))


def _problems_text(problems: tuple[Problem, ...]) -> str:
    return json.dumps([{"line": problem.line, "message": problem.message} for problem in problems])


def entries_of(connection: sqlite3.Connection, file_id: int) -> set[int]:
    """Jobs that the file named when it was last read."""
    return {job_id for (job_id,) in connection.execute("SELECT job_id FROM drop_entries WHERE drop_file_id = ?", (file_id,))}


def known_looks(connection: sqlite3.Connection) -> dict[bytes, KnownFile]:
    """Every drop file on record, taken or skipped, by its path."""
    return {
        path: KnownFile(None if look is None else look_from(look), content_hash)
        for path, look, content_hash in connection.execute("SELECT path, look, content_hash FROM drop_files")
    }


def record_skipped(connection: sqlite3.Connection, path: bytes, look: FileLook | None, reason: str, now_ms: int) -> None:
    """Why a file is never read, or without a look: why it cannot be read now, which is an error.

    What it held when it was read before stays on record: being unreadable for a while drops nothing anew.
    """
    connection.execute(
        "INSERT INTO drop_files (path, look, content_hash, kind, reason, read_at) VALUES (?, ?, x'', ?, ?, ?)"
        " ON CONFLICT (path) DO UPDATE SET look = excluded.look, kind = excluded.kind, reason = excluded.reason",
        (path, None if look is None else look_text(look), (FileKind.ERROR if look is None else FileKind.IGNORE).value, reason, now_ms),
    )


def record_archived(connection: sqlite3.Connection, path: bytes) -> None:
    """A file that was read was moved away by us: what comes under its name is another file, and all that it names counts as dropped."""
    row = connection.execute("UPDATE drop_files SET look = NULL, content_hash = x'' WHERE path = ? RETURNING id", (path,)).fetchone()
    if row is not None:
        connection.execute("DELETE FROM drop_entries WHERE drop_file_id = ?", row)


def archivable(connection: sqlite3.Connection, unchanged_since_ms: int) -> list[tuple[bytes, FileLook]]:
    """Files that gave links or a text, have not been read anew since then, and never brought links a second time."""
    rows = connection.execute(
        "SELECT path, look FROM drop_files WHERE kind IN ('links', 'raw_text') AND look IS NOT NULL AND content_hash <> x''"
        " AND read_at <= ? AND id NOT IN (SELECT drop_file_id FROM ingestion_queue WHERE drop_file_id IS NOT NULL GROUP BY drop_file_id"
        " HAVING min(created_at) <> max(created_at)) ORDER BY id",
        (unchanged_since_ms,),
    )
    return [(path, look_from(look)) for path, look in rows]


def look_text(look: FileLook) -> str:
    return f"{look.size} {look.mtime_ns} {look.ctime_ns} {look.inode}"


def look_from(text: str) -> FileLook:
    size, mtime_ns, ctime_ns, inode = map(int, text.split())
    return FileLook(size, mtime_ns, ctime_ns, inode)
