"""Drop files as a person sees them (shell): what each gave, and why one was skipped."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass

from galley_watch.values.intake import Problem


@dataclass(frozen=True, slots=True)
class DropFileRow:
    """One drop file. ``path`` is relative to the drop folder, as bytes; ``read_at`` UTC milliseconds; ``known`` includes ``again``."""

    id: int
    path: bytes
    kind: str
    taken: int
    known: int
    again: int
    refused: int
    bad: int
    reason: str | None
    read_at: int
    problems: tuple[Problem, ...]


def drop_files(connection: sqlite3.Connection, kind: str | None = None, limit: int | None = None) -> Iterator[DropFileRow]:
    """Drop files, the latest read first; only those of a kind (links, raw_text, ignore, error) where one is given."""
    rows = connection.execute(
        "SELECT id, path, kind, taken, known, again, refused, bad, reason, read_at, problems FROM drop_files"
        " WHERE :kind IS NULL OR kind = :kind ORDER BY read_at DESC, id DESC LIMIT :limit",
        {"kind": kind, "limit": -1 if limit is None else limit},
    )
    for row in rows:
        problems = tuple(Problem(problem["line"], problem["message"]) for problem in json.loads(row[-1]))
        yield DropFileRow(*(*row[:-1], problems))
