"""Moves a drop file that was taken into ``done/YYYY-MM/`` below the drop folder (shell). Blocking: to be called off the event loop."""
# ruff: noqa: PTH118 - a Path does not take bytes

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

from galley_watch.files.no_replace import rename_without_replacing
from galley_watch.links import OWN_ARCHIVE
from galley_watch.settle import look_of
from galley_watch.values.intake import FileLook

_LONGEST_NAME_BYTES = 255
_MOST_COPIES = 10_000


def archive_file(root: Path, path: bytes, look: FileLook, month: str) -> bytes | None:
    """Move the file at ``path`` (relative to ``root``) with its sub-folders below ``done/<month>/``; its new path.

    None, and the file is where it was, where it is no longer the one that was looked at: something wrote to it, it is gone, or a
    symbolic link. Nothing is ever replaced: a name that is taken gets a number. Raises ``OSError``.
    """
    top = os.path.realpath(os.fsencode(root))
    source = os.path.join(top, path)
    try:
        status = os.lstat(source)
    except FileNotFoundError:
        return None
    is_our_own = os.path.realpath(source) == source
    if not stat.S_ISREG(status.st_mode) or not is_our_own or look_of(status) != look:
        return None
    folder, name = os.path.split(os.path.join(os.fsencode(OWN_ARCHIVE), os.fsencode(month), path))
    _make_inside(top, folder)
    target = _moved(source, os.path.join(top, folder), name)
    if _differs(look_of(os.lstat(target)), look):
        # Written to between the look and the move: what was added must be read, and done/ never is.
        _moved(target, *os.path.split(source))
        return None
    return os.path.relpath(target, top)


def _make_inside(top: bytes, folder: bytes) -> None:
    """Raises ``OSError``, also where a symbolic link leads out of the drop folder."""
    place = os.path.join(top, folder)
    Path(os.fsdecode(place)).mkdir(parents=True, exist_ok=True)
    if os.path.realpath(place) != place:
        raise NotADirectoryError(20, "the archive leads through a symbolic link", os.fsdecode(place))


def _moved(source: bytes, folder: bytes, name: bytes) -> bytes:
    for candidate in _names(name):
        target = os.path.join(folder, candidate)
        try:
            rename_without_replacing(Path(os.fsdecode(source)), Path(os.fsdecode(target)))
        except FileExistsError:
            continue
        return target
    raise FileExistsError(17, "too many files of that name were archived", os.fsdecode(name))


def _names(name: bytes) -> Iterator[bytes]:
    """The name, then with numbers before its suffix, never longer than a file system takes."""
    yield name
    stem, dot, suffix = name.rpartition(b".")
    if not stem or len(suffix) > 20:
        stem, dot, suffix = name, b"", b""
    for number in range(2, _MOST_COPIES):
        end = b"-%d" % number + dot + suffix
        yield _cut(stem, _LONGEST_NAME_BYTES - len(end)) + end


def _cut(stem: bytes, length: int) -> bytes:
    """At most ``length`` bytes, not in the middle of a letter where the name is UTF-8."""
    try:
        stem.decode("utf-8")
    except UnicodeDecodeError:
        return stem[:length]
    return stem[:length].decode("utf-8", "ignore").encode()


def _differs(now: FileLook, before: FileLook) -> bool:
    """Moving sets the change time; the rest stays."""
    return (now.size, now.mtime_ns, now.inode) != (before.size, before.mtime_ns, before.inode)
