"""Reads one large drop file in a process of its own (shell), so that neither its parsing holds up the event loop nor its links fill the
agent's memory: they stay packed until the ledger writes them. Blocking: to be called off the event loop."""
# ruff: noqa: PTH118 - a Path does not take bytes

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import threading
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import IO

from galley_watch.errors import NotNow
from galley_watch.intake import frames
from galley_watch.intake.folder import ChangedWhileReadError, SeenFile, look_of
from galley_watch.values.intake import FileKind, FileLook
from galley_watch.values.job import DropIntake, NewJob
from galley_watch.values.settings import Settings

LARGE_FILE_BYTES = 1_000_000
LONGEST_SECONDS = 120.0

_STOPPING = "The agent is stopping."


class PackedJobs(Collection[NewJob]):
    """Jobs of one file, unpacked a slice at a time whenever somebody goes through them. Given up, going through them raises ``NotNow``."""

    def __init__(self, slices: list[bytes], count: int, given_up: threading.Event, page: bytes | None) -> None:
        self._slices = slices
        self._count = count
        self._given_up = given_up
        self._page = page

    def __len__(self) -> int:
        return self._count

    def __contains__(self, job: object) -> bool:
        return any(job == one for one in self)

    def __iter__(self) -> Iterator[NewJob]:
        for packed in self._slices:
            if self._given_up.is_set():
                raise NotNow(_STOPPING)
            for job in frames.jobs_from(packed):
                yield job if self._page is None else replace(job, page_html=self._page)


class LargeFile:
    """One reading of one file; ``give_up`` ends it from another thread, with all that came of it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._given_up = threading.Event()
        self._process: subprocess.Popen[bytes] | None = None
        self._late = False

    def read(self, root: Path, seen: SeenFile) -> DropIntake:
        """What a drop file gives. Raises ``OSError``, ``ChangedWhileReadError`` and, given up, ``NotNow``."""
        intake = self._read(os.path.join(os.fsencode(root), seen.path), os.fsdecode(seen.path), seen.look)
        return replace(intake, path=seen.path, look=seen.look)

    def read_by_hand(self, path: Path) -> DropIntake:
        """What a file gives that a person named. Raises ``OSError`` and, given up, ``NotNow``."""
        return self._read(os.fsencode(path), path.name, None)

    def give_up(self) -> None:
        self._given_up.set()
        self._end()

    def _read(self, absolute: bytes, name: str, look: FileLook | None) -> DropIntake:
        handle = os.open(absolute, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        try:
            if look is not None and look_of(os.fstat(handle)) != look:
                raise ChangedWhileReadError
            intake = self._told(self._start(handle, name))
            if look is not None and look_of(os.fstat(handle)) != look:
                raise ChangedWhileReadError
        finally:
            os.close(handle)
        if self._given_up.is_set():
            raise NotNow(_STOPPING)
        return intake

    def _start(self, handle: int, name: str) -> subprocess.Popen[bytes]:
        request = {
            "path": name,
            "only_folders": self._settings.intake.only_folders,
            "skip_hosts": self._settings.intake.skip_hosts,
            "only_hosts": self._settings.intake.only_hosts,
            "allow_private": self._settings.fetch.allow_private,
        }
        # The child finds modules where we find them, and none in whatever folder the agent was started from (-P).
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self._process = subprocess.Popen(  # noqa: S603 - our own interpreter and module, the request as one argument
            [sys.executable, "-P", "-m", "galley_watch.intake.child", json.dumps(request)],
            stdin=handle,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
            start_new_session=True,
        )
        if self._given_up.is_set():
            self._end()
        return self._process

    def _told(self, process: subprocess.Popen[bytes]) -> DropIntake:
        too_long = threading.Timer(LONGEST_SECONDS, self._end_late)
        too_long.daemon = True
        too_long.start()
        try:
            with process:
                assert process.stdout is not None
                told = self._collect(process.stdout)
                self._end()
        finally:
            too_long.cancel()
        if told is not None:
            return told
        why = f"took longer than {LONGEST_SECONDS:.0f} seconds" if self._late else f"ended with status {process.returncode}"
        reason = f"The file could not be read: the process that read it {why}."
        return DropIntake(None, None, hashlib.sha256(b"").digest(), FileKind.ERROR, reason=reason)

    def _collect(self, pipe: IO[bytes]) -> DropIntake | None:
        """None where the process ended before it had told all."""
        slices: list[bytes] = []
        page = None
        while len(head := pipe.read(frames.HEAD.size)) == frames.HEAD.size:
            mark, length = frames.HEAD.unpack(head)
            content = pipe.read(length)
            if len(content) < length:
                return None
            if mark == frames.PAGE:
                page = content
            elif mark == frames.JOBS:
                slices.append(content)
            else:
                intake, count = frames.account_from(content)
                return replace(intake, jobs=PackedJobs(slices, count, self._given_up, page))
        return None

    def _end(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    def _end_late(self) -> None:
        self._late = True
        self._end()
