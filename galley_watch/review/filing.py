"""Moving a note and splicing its front matter (shell), so that no byte that the person wrote is lost, whatever they do meanwhile.

A move is one rename that refuses to replace: it takes along whatever the file holds at that instant. Between two devices the note is
copied, the copy read back, and the source taken aside, compared once more and only then removed.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from galley_watch.files.new_file import write_new_file
from galley_watch.files.no_replace import rename_without_replacing
from galley_watch.note_files import sync_folder, temporary_path
from galley_watch.notes import name_key
from galley_watch.review.splicing import marked
from galley_watch.review.statements import Decision

_MOST_NAMES = 1_000
_LONGEST_NAME_BYTES = 255


class ChangedMeanwhileError(Exception):
    """The person wrote to the note while we were at it: all theirs is kept, and we look again later."""


def file_note(source: Path, folder: Path, galley_id: str) -> Path:
    """Move the note into ``folder``, byte for byte, under its name or one with a part of ``galley_id``; where it lies now.

    Raises ``OSError``, and ``ChangedMeanwhileError``; the note then lies where it lay.
    """
    taken = {name_key(name) for name in os.listdir(folder)}  # noqa: PTH208 - names, and the error of a missing folder
    for name in _names(source, galley_id):
        if name_key(name) in taken:
            continue
        target = folder / name
        try:
            _move(source, target, galley_id)
        except FileExistsError:
            continue
        sync_folder(folder)
        sync_folder(source.parent)
        return target
    raise OSError(errno.EEXIST, "a thousand names are taken", str(folder))


def mark_note(path: Path, decision: Decision | None, galley_id: str) -> None:
    """State the decision in the note's front matter: a new file takes its place in one step, all other bytes as they are.

    Raises ``OSError``, ``CannotSpliceError``, and ``ChangedMeanwhileError``; the note is then as the person left it.
    """
    before = _look(path)
    data = path.read_bytes()
    new = marked(data, decision)
    if new == data:
        return
    temporary, kept = temporary_path(path.parent, galley_id), temporary_path(path.parent, galley_id, "before")
    try:
        write_new_file(temporary, new)
        temporary.chmod(path.stat().st_mode & 0o7777)
        kept.unlink(missing_ok=True)
        with suppress(OSError):  # no hard links here: what is checked below is then all that there is
            os.link(path, kept, follow_symlinks=False)
        if _look(path)[:3] != before[:3]:
            raise ChangedMeanwhileError
        temporary.replace(path)
        if kept.exists() and kept.read_bytes() != data:
            kept.replace(path)
            raise ChangedMeanwhileError
        sync_folder(path.parent)
    finally:
        temporary.unlink(missing_ok=True)
        kept.unlink(missing_ok=True)


def drop_double(source: Path, target: Path, galley_id: str) -> bool:
    """Remove ``source`` where a kill came between copying it to ``target`` and removing it; False, and nothing done, where they differ
    or we would not have named the copy so: then a person or a sync program made it."""
    if target.name not in _names(source, galley_id) or source.read_bytes() != target.read_bytes():
        return False
    source.unlink()
    return True


def _move(source: Path, target: Path, galley_id: str) -> None:
    try:
        rename_without_replacing(source, target)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        _move_across(source, target, galley_id)


def _move_across(source: Path, target: Path, galley_id: str) -> None:
    data, times = source.read_bytes(), source.stat()
    copy = temporary_path(target.parent, galley_id)
    aside = temporary_path(source.parent, galley_id, "moved")
    try:
        write_new_file(copy, data)
        os.utime(copy, ns=(times.st_atime_ns, times.st_mtime_ns))
        rename_without_replacing(copy, target)
    finally:
        copy.unlink(missing_ok=True)
    sync_folder(target.parent)
    try:
        is_same = target.read_bytes() == source.read_bytes() == data
        if is_same:
            source.rename(aside)
    except OSError:
        _take_back(target, data)
        raise
    if not is_same:
        _take_back(target, data)
        raise ChangedMeanwhileError
    if aside.read_bytes() == data:
        aside.unlink()
        return
    try:
        rename_without_replacing(aside, source)
    except FileExistsError:
        # Saved anew under its name meanwhile: both are the person's.
        rename_without_replacing(aside, source.with_name(f"{source.stem} {aside.stem.strip('.')}{source.suffix}"))
    _take_back(target, data)
    raise ChangedMeanwhileError


def _take_back(copy: Path, data: bytes) -> None:
    """Our own copy goes again, unless someone has written to it."""
    if copy.read_bytes() == data:
        copy.unlink()


def _names(source: Path, galley_id: str) -> Iterator[str]:
    marker = re.sub(r"[^A-Za-z0-9]", "", galley_id.rpartition("-")[2])[:16] or "2"
    yield source.name
    for number in range(1, _MOST_NAMES):
        ending = f" {marker}{f'-{number}' if number > 1 else ''}{source.suffix}"
        stem = os.fsencode(source.stem)[: _LONGEST_NAME_BYTES - len(os.fsencode(ending))]
        # A letter cut in two at the end goes; bytes that never were letters stay.
        yield (source.stem if stem == os.fsencode(source.stem) else stem.decode("utf-8", "ignore")) + ending


def _look(path: Path) -> tuple[int, int, int]:
    status = path.stat()
    return status.st_size, status.st_mtime_ns, status.st_ino
