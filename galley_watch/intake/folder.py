"""One look at the drop folder, and reading one of its files (shell). Blocking: to be called off the event loop.

Names are bytes as the file system has them: they need not be UTF-8.
"""
# ruff: noqa: PTH116, PTH118 - a Path does not take bytes

from __future__ import annotations

import os
import stat
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from galley_watch.links import MAX_FILE_BYTES, skip_reason
from galley_watch.settle import is_look_of, look_of
from galley_watch.values.intake import FileLook

_PROBE = b"probe.txt"


@dataclass(frozen=True, slots=True)
class SeenFile:
    """``path`` is relative to the drop folder. ``reason`` says why it is not opened, None where it may be."""

    path: bytes
    look: FileLook
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class FolderLook:
    """``identity`` is device and inode of the drop folder, None while it cannot be looked at: ``trouble`` says why.

    ``fresh`` files look other than known; ``skipped`` ones too, and are not to be opened.
    """

    identity: tuple[int, int] | None
    trouble: str | None = None
    fresh: tuple[SeenFile, ...] = ()
    skipped: tuple[SeenFile, ...] = ()


class ChangedWhileReadError(Exception):
    """The file is not what was seen: something still writes to it."""


def look_around(root: Path, known: Mapping[bytes, FileLook]) -> FolderLook:
    """All files below ``root`` that look other than ``known``. Never raises for what the folder holds or lacks."""
    try:
        status = root.stat()
        if not stat.S_ISDIR(status.st_mode):
            return FolderLook(None, "it is not a folder")
        walk = _Walk(os.fsencode(os.path.realpath(root)), known)
        walk.folder(b"", must_open=True)
        walk.rest()
    except OSError as error:
        return FolderLook(None, "it is missing" if isinstance(error, FileNotFoundError) else f"{error.strerror}".lower())
    return FolderLook((status.st_dev, status.st_ino), None, tuple(walk.fresh), tuple(walk.skipped))


@dataclass(eq=False, slots=True)
class _Walk:
    """Goes through the folders, symbolic links last: what they lead to is then known under its own name where it has one."""

    root: bytes
    known: Mapping[bytes, FileLook]
    fresh: list[SeenFile] = field(default_factory=list)
    skipped: list[SeenFile] = field(default_factory=list)
    folders: list[bytes] = field(default_factory=list)
    links: list[bytes] = field(default_factory=list)
    visited: set[tuple[int, int]] = field(default_factory=set)

    def rest(self) -> None:
        while self.folders or self.links:
            if self.folders:
                self.folder(self.folders.pop())
            else:
                self._symbolic_link(self.links.pop())

    def folder(self, relative: bytes, must_open: bool = False) -> None:
        try:
            status = os.stat(self._absolute(relative))
            if (status.st_dev, status.st_ino) in self.visited:
                return
            self.visited.add((status.st_dev, status.st_ino))
            if relative and (reason := skip_reason(os.fsdecode(relative + b"/" + _PROBE))):
                self._skip(relative, status, reason)
                return
            with os.scandir(self._absolute(relative)) as entries:
                for entry in entries:
                    self._entry(entry, relative + b"/" + entry.name if relative else entry.name)
        except OSError as error:
            if must_open:
                raise
            if not isinstance(error, FileNotFoundError | NotADirectoryError):
                self._skip(relative, status, f"Skipped: the folder cannot be opened ({error.strerror}).")

    def _entry(self, entry: os.DirEntry[bytes], relative: bytes) -> None:
        try:
            if entry.is_symlink():
                self.links.append(relative)
            elif entry.is_dir(follow_symlinks=False):
                self.folders.append(relative)
            else:
                self._file(relative, entry.stat(follow_symlinks=False))
        except FileNotFoundError:
            return

    def _file(self, relative: bytes, status: os.stat_result) -> None:
        known = self.known.get(relative)
        if known is not None and is_look_of(known, status):
            return
        look = look_of(status)
        if not stat.S_ISREG(status.st_mode):
            self._skip(relative, status, "Skipped: it is neither a file nor a folder.")
        elif reason := skip_reason(os.fsdecode(relative)):
            self._skip(relative, status, reason)
        else:
            self.fresh.append(SeenFile(relative, look))

    def _symbolic_link(self, relative: bytes) -> None:
        target = os.path.realpath(self._absolute(relative))
        try:
            status = os.stat(target)
        except OSError:
            return
        if target != self.root and not target.startswith(self.root.rstrip(b"/") + b"/"):
            self._skip(relative, status, "Skipped: it is a link to something outside the drop folder.")
        elif stat.S_ISDIR(status.st_mode):
            self.folder(relative)
        else:
            self._file(relative, status)

    def _skip(self, relative: bytes, status: os.stat_result, reason: str) -> None:
        known = self.known.get(relative)
        if known is None or not is_look_of(known, status):
            self.skipped.append(SeenFile(relative, look_of(status), reason))

    def _absolute(self, relative: bytes) -> bytes:
        return os.path.join(self.root, relative) if relative else self.root


def read_file(root: Path, seen: SeenFile) -> bytes:
    """The bytes of a file as it was seen, at most one more than links may be read from.

    Raises ``OSError``, and ``ChangedWhileReadError`` where it is no longer that file.
    """
    path = os.path.join(os.fsencode(root), seen.path)
    # Not to wait on a pipe that took the file's place.
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    with os.fdopen(handle, "rb") as file:
        if look_of(os.fstat(handle)) != seen.look:
            raise ChangedWhileReadError
        data = file.read(MAX_FILE_BYTES + 1)
        if look_of(os.fstat(handle)) != seen.look:
            raise ChangedWhileReadError
    return data
