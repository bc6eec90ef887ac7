"""What lies in the drop folder (shell): files that were not taken yet, that cannot be read, and that are never read."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from galley_watch import ledger_read
from galley_watch.checks.check import Check, note, ok
from galley_watch.checks.words import reasons
from galley_watch.intake.folder import SeenFile, look_around
from galley_watch.ledger_read import DropFileRow
from galley_watch.queue.drop_file_rows import known_looks
from galley_watch.values.intake import FileKind
from galley_watch.wording import counted


@dataclass(frozen=True, slots=True)
class Lying:
    """Files that the ledger has not taken as they are now, by name, and for how long the one that lies there longest has been so without
    any other being taken: an import of very many goes on for minutes."""

    names: tuple[str, ...] = ()
    passed_over_ms: int = 0


def lying(drop_folder: Path, connection: sqlite3.Connection | None, now_ms: int) -> Lying:
    """``connection``: the ledger, None where there is none. Files that cannot be read are no such files: ``drop_file_checks`` has them."""
    on_record = known_looks(connection) if connection is not None else {}
    looks = {path: file.look for path, file in on_record.items() if file.look is not None}
    refused = {row.path for row in ledger_read.drop_files(connection, kind="error")} if connection is not None else set()
    fresh = [seen for seen in look_around(drop_folder, looks).fresh if seen.path not in refused - looks.keys()]
    if not fresh:
        return Lying()
    names = tuple(sorted(os.fsdecode(seen.path) for seen in fresh))
    since_ms = min(_here_since_ms(drop_folder, seen) for seen in fresh)
    latest = next(ledger_read.drop_files(connection, limit=1), None) if connection is not None else None
    since_ms = since_ms if latest is None else max(since_ms, latest.read_at)
    return Lying(names, max(now_ms - since_ms, 0))


def _here_since_ms(drop_folder: Path, seen: SeenFile) -> int:
    """By the status change times of the file, and of the sub-folders with which it may have been moved in: a file's other dates say when it
    was written, on whatever disk."""
    times = [seen.look.ctime_ns]
    for folder in list(Path(os.fsdecode(seen.path)).parents)[:-1]:
        with suppress(OSError):
            times.append((drop_folder / folder).stat().st_ctime_ns)
    return max(times) // 1_000_000


def drop_file_checks(connection: sqlite3.Connection, drop_folder: Path) -> Iterator[Check]:
    """Files that still lie there and gave nothing, or not all that they hold."""
    present = [row for row in ledger_read.drop_files(connection) if _is_there(drop_folder, row)]
    refused = [f"{os.fsdecode(row.path)}: {row.reason}" for row in present if row.kind == FileKind.ERROR]
    if refused:
        message = f"{counted(len(refused), 'file')} in the drop folder cannot be read. {reasons(refused)}"
        yield note("drop_files", message, "`galley-watch links FILE` shows what a file holds. Mend it or take it away.")
    partly = [f"{os.fsdecode(row.path)}: {_first_problem(row)}" for row in present if row.problems and row.kind != FileKind.ERROR]
    if partly:
        message = f"Of {counted(len(partly), 'file')} in the drop folder not all could be taken. {reasons(partly)}"
        yield note("drop_files", message, "`galley-watch status --files` shows all of it.")
    ignored = [f"{os.fsdecode(row.path)}: {row.reason}" for row in present if row.kind == FileKind.IGNORE and not _is_hidden(row)]
    if ignored:
        number = counted(len(ignored), "file in the drop folder is", "files in the drop folder are")
        advice = "docs/link-files.md lists what is read. Save the link itself, as a shortcut or as a text."
        yield note("drop_files", f"{number} never read. {reasons(ignored)}", advice)
    if not (refused or partly or ignored):
        yield ok("drop_files", f"{counted(len(present), 'file')} in the drop folder taken; nothing in it was refused.")


def _is_there(drop_folder: Path, row: DropFileRow) -> bool:
    return os.path.isfile(drop_folder / os.fsdecode(row.path))  # noqa: PTH113 - does not raise


def _is_hidden(row: DropFileRow) -> bool:
    return any(part.startswith(b".") for part in row.path.split(b"/"))


def _first_problem(row: DropFileRow) -> str:
    first = row.problems[0]
    line = f"line {first.line}: " if first.line else ""
    more = f" (and {len(row.problems) - 1} more)" if len(row.problems) > 1 else ""
    return f"{line}{first.message}{more}"
