"""Files of the state folder (shell): their names, readable by their owner alone, and on the disk when we say so."""

from __future__ import annotations

import os
from pathlib import Path

LEDGER_NAME = "galley.sqlite3"
SUSPECT_NAME = "galley.suspect"
"""Left where damage was found at work: a check at the next start might not find it again."""
BACKUP_FOLDER = "backups"
JOURNALS = ("-wal", "-shm", "-journal")


def private_file(path: Path) -> None:
    """Make an empty file with mode 0600. Raises ``FileExistsError``."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))


def sync_file(path: Path) -> None:
    """Make the content of a file, or the names in a folder, last through a power cut."""
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def sync_folder(folder: Path) -> None:
    sync_file(folder)


def file_identity(path: Path) -> tuple[int, int]:
    """Device and inode. The file is not opened: closing it again would take SQLite's locks on it away. Raises ``OSError``."""
    status = path.stat()
    return status.st_dev, status.st_ino


def remove_with_journals(path: Path) -> None:
    """Remove a database file that was only being made, with what SQLite put beside it."""
    for ending in ("", *JOURNALS):
        path.with_name(path.name + ending).unlink(missing_ok=True)


def is_at_rest(path: Path) -> bool:
    """Does it lie, closed in order, on a disk that is read-only? SQLite would want to make a file beside it then, only to read it.

    A journal, even an empty one, may be that of an agent to whom the disk is not read-only (a folder shared with a container).
    """
    try:
        return bool(os.statvfs(path.parent).f_flag & os.ST_RDONLY) and not path.with_name(f"{path.name}-wal").exists()
    except OSError:
        return False


def ledger_was_here(state_folder: Path) -> bool:
    """Is there a sign that this folder had a ledger: a journal, a copy, a damaged one kept aside? A missing one is then no new one."""
    journal = state_folder / f"{LEDGER_NAME}-wal"
    signs = (state_folder.glob(f"{LEDGER_NAME}.damaged-*"), state_folder.glob(f"{BACKUP_FOLDER}/galley-*.sqlite3"))
    return (journal.exists() and journal.stat().st_size > 0) or any(any(found) for found in signs)
