"""One note file, whole or not at all (shell): hidden temporary file, fsync, name it if the name is free.

Order of ``write_note``: write ``.galley-ID-….tmp`` → fsync it → give it the note's name, never over another file → fsync the folder →
remove the temporary name. A kill between any two leaves at most the hidden file, which ``clean_temporary_files`` removes.

Naming is ``link`` where the file system has hard links, else a rename that refuses to replace (``no_replace``).
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from galley_watch.errors import NotNow
from galley_watch.files.new_file import write_new_file
from galley_watch.files.no_replace import rename_without_replacing
from galley_watch.front_matter import front_matter, front_matter_lines
from galley_watch.notes import galley_id_of
from galley_watch.notes.names import name_key
from galley_watch.printable import printable

_TEMPORARY = re.compile(r"\.galley-[A-Za-z0-9_-]{0,64}\.tmp")
_HEAD_BYTES = 4_096
_HEAD_LIMIT = 262_144
_NO_HARD_LINKS = frozenset({errno.EPERM, errno.EOPNOTSUPP, errno.ENOTSUP, errno.ENOSYS, errno.EMLINK, errno.EINVAL, errno.EACCES})
_NO_FOLDER_SYNC = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EBADF, errno.EACCES})
_REASONS = {
    errno.ENOENT: "is not there",
    errno.ENOTDIR: "is not a folder",
    errno.EACCES: "does not let us write",
    errno.EPERM: "does not let us write",
    errno.EROFS: "is read-only",
    errno.ENOSPC: "has no space left",
    errno.EDQUOT: "has no space left for you",
    errno.EFBIG: "has no space left for this file",
}


@dataclass(eq=False)
class NameTakenError(Exception):
    """Another file has this name (or one that the file system may take for it): choose the next one."""

    name: str


def write_note(folder: Path, name: str, text: str, galley_id: str) -> Path:
    """Make the note durable and return its path.

    A note with this ``galley_id`` that has the name already is adopted: nothing is written, for it is the person's.
    Raises ``NameTakenError`` where another file has the name, ``NotNow`` where the folder is missing, full or read-only.
    """
    try:
        if (adopted := _same_note(folder, name, galley_id)) is not None:
            return adopted
        temporary = _write_temporary(folder, text, galley_id)
        try:
            _name_if_free(temporary, folder / name)
            sync_folder(folder)
        except FileExistsError:
            adopted = _same_note(folder, name, galley_id)
            if adopted is None:
                raise NameTakenError(name) from None
            return adopted
        finally:
            temporary.unlink(missing_ok=True)
    except OSError as error:
        raise _not_now(folder, error) from error
    return folder / name


def taken_names(folder: Path) -> Callable[[str], bool]:
    """Whether a name is taken in ``folder`` as it is now, up to case and composition. Raises ``NotNow``."""
    try:
        taken = {name_key(name) for name in _names(folder)}
    except OSError as error:
        raise _not_now(folder, error) from error
    return lambda name: name_key(name) in taken


def keep_name(path: Path) -> bool:
    """Make the name of a note that someone wrote last through a power cut; False where the note is gone."""
    try:
        sync_folder(path.parent)
        return path.is_file()
    except OSError:
        return False


def note_properties(path: Path) -> Mapping[str, str | tuple[str, ...]]:
    """The front matter of a note; empty where it has none or cannot be read."""
    try:
        return front_matter(note_head(path)) or {}
    except OSError:
        return {}


def note_galley_id(path: Path) -> str | None:
    """The ``galley_id`` of a note, from its front matter alone; None where it has none or cannot be read."""
    try:
        return galley_id_of(note_head(path))
    except OSError:
        return None


def clean_temporary_files(folder: Path) -> int:
    """Remove what a kill left behind in and below a folder: only our own hidden names, only files; nothing below hidden folders.

    Returns how many; a missing folder has none.
    """
    removed = 0
    waiting = [str(folder)]
    while waiting:
        with contextlib.suppress(OSError), os.scandir(waiting.pop()) as entries:
            for entry in list(entries):
                if entry.is_dir(follow_symlinks=False) and not entry.name.startswith("."):
                    waiting.append(entry.path)
                elif _TEMPORARY.fullmatch(entry.name) and entry.is_file(follow_symlinks=False):
                    Path(entry.path).unlink(missing_ok=True)
                    removed += 1
    return removed


def _same_note(folder: Path, name: str, galley_id: str) -> Path | None:
    """The note that has the name already and is the same one; None where the name is free."""
    wanted = name_key(name)
    present = [folder / other for other in _names(folder) if name_key(other) == wanted]
    for path in present:
        if note_galley_id(path) == galley_id:
            # A kill may have come before the folder was synced.
            sync_folder(folder)
            return path
    if present:
        raise NameTakenError(name)
    return None


def _names(folder: Path) -> list[str]:
    with os.scandir(folder) as entries:
        return [entry.name for entry in entries]


def temporary_path(folder: Path, galley_id: str, ending: str = "") -> Path:
    """A hidden name in the folder that nobody else has: another machine's agent may be writing the same note there."""
    safe_id = re.sub(r"[^A-Za-z0-9_-]", "", galley_id)[:48]
    return folder / f".galley-{safe_id}{ending and '-'}{ending}-{secrets.token_hex(4)}.tmp"


def _write_temporary(folder: Path, text: str, galley_id: str) -> Path:
    path = temporary_path(folder, galley_id)
    write_new_file(path, text.encode("utf-8"))
    return path


def _name_if_free(temporary: Path, path: Path) -> None:
    """Raises ``FileExistsError`` where the name is taken, atomically."""
    try:
        os.link(temporary, path, follow_symlinks=False)
    except FileExistsError:
        raise
    except OSError as error:
        if error.errno not in _NO_HARD_LINKS:
            raise
        rename_without_replacing(temporary, path)


def sync_folder(folder: Path) -> None:
    """Names in the folder survive a power cut from here on, where its file system can promise that. Raises ``OSError``."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in _NO_FOLDER_SYNC:
            raise
    finally:
        os.close(descriptor)


def note_head(path: Path) -> str:
    """The file as far as its front matter reaches, and little more; "" without any. Front matter over 256 KiB counts as none.

    Raises ``OSError``.
    """
    # Not blocking: a named pipe called "x.md" must not hold us.
    with os.fdopen(os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)), "rb") as file:
        data = file.read(_HEAD_BYTES) or b""
        if not data.removeprefix(b"\xef\xbb\xbf").startswith(b"---"):
            return ""
        while front_matter_lines(text := data.decode("utf-8", "replace")) is None and len(data) < _HEAD_LIMIT:
            more = file.read(len(data)) or b""
            if not more:
                break
            data += more
    return text


def _not_now(folder: Path, error: OSError) -> NotNow:
    reason = _REASONS.get(error.errno or 0, f"cannot be used now ({os.strerror(error.errno) if error.errno else error})")
    return NotNow(f"The review folder {printable(str(folder))} {reason}; the note waits.")
