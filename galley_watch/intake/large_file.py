"""Reads one large drop file in a process of its own (shell), so that neither its parsing holds up the event loop nor its links fill the
agent's memory: they come packed, and are unpacked while the ledger writes them. Blocking: to be called off the event loop."""
# ruff: noqa: PTH118 - a Path does not take bytes

from __future__ import annotations

import hashlib
import json
import os
import signal
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
from galley_watch.intake.folder import ChangedWhileReadError, SeenFile
from galley_watch.settle import look_of
from galley_watch.values.intake import FileKind
from galley_watch.values.job import DropIntake, NewJob
from galley_watch.values.settings import Settings

LARGE_FILE_BYTES = 1_000_000
LONGEST_SECONDS = 60.0

_STOPPING = "The agent is stopping."


class BrokenOffError(Exception):
    """The process that read the file ended in the middle of it: its sentence says how."""


class _Frames(Collection[NewJob]):
    """The jobs of one file as the process tells them. To be gone through as often as one likes, by one thread at a time."""

    def __init__(self, file: LargeFile, pipe: IO[bytes]) -> None:
        self._file = file
        self._pipe = pipe
        self._slices: list[bytes] = []
        self._page: bytes | None = None
        self._count = 0
        self._account: DropIntake | None = None

    def opening(self) -> DropIntake:
        mark, content = self._next()
        if mark != frames.OPENING:
            raise self._file.why_ended()
        return frames.account_from(content)

    def account(self) -> DropIntake:
        for _ in self:
            continue
        assert self._account is not None
        return self._account

    def __len__(self) -> int:
        """Of those that were gone through."""
        return self._count

    def __contains__(self, job: object) -> bool:
        return any(job == one for one in self)

    def __iter__(self) -> Iterator[NewJob]:
        place = 0
        while place < len(self._slices) or self._has_more():
            if self._file.is_given_up:
                raise NotNow(_STOPPING)
            jobs = frames.jobs_from(self._slices[place])
            place += 1
            yield from jobs if self._page is None else [replace(job, page_html=self._page) for job in jobs]

    def _has_more(self) -> bool:
        """Wait for the next slice. Raises ``BrokenOffError``, ``ChangedWhileReadError`` and, given up, ``NotNow``."""
        while self._account is None:
            mark, content = self._next()
            if mark == frames.PAGE:
                self._page = content
            elif mark == frames.JOBS:
                self._slices.append(content[frames.COUNT.size :])
                self._count += frames.COUNT.unpack_from(content)[0]
                return True
            else:
                self._file.check_unchanged()
                self._account = frames.account_from(content)
        return False

    def _next(self) -> tuple[bytes, bytes]:
        head = self._pipe.read(frames.HEAD.size)
        if len(head) == frames.HEAD.size:
            mark, length = frames.HEAD.unpack(head)
            content = self._pipe.read(length)
            if len(content) == length:
                return mark, content
        raise self._file.why_ended()


class LargeFile:
    """One reading of one file, as a block. ``give_up`` ends it from another thread, with all that would come of it."""

    def __init__(self, settings: Settings, root: Path, seen: SeenFile) -> None:
        self._settings = settings
        self._path = os.path.join(os.fsencode(root), seen.path)
        self._seen = seen
        self._given_up = threading.Event()
        self._late = False
        self._handle = -1
        self._process: subprocess.Popen[bytes] | None = None
        self._too_long = threading.Timer(LONGEST_SECONDS, self._end_late)
        self._too_long.daemon = True

    @property
    def is_given_up(self) -> bool:
        return self._given_up.is_set()

    def read(self) -> DropIntake:
        """What the file gives; its jobs come while they are gone through, and going through them may raise what this does.

        Raises ``OSError``, ``ChangedWhileReadError``, ``BrokenOffError`` and, given up, ``NotNow``.
        """
        self._handle = os.open(self._path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        self.check_unchanged()
        process = self._start()
        assert process.stdout is not None
        jobs = _Frames(self, process.stdout)
        intake = jobs.opening()
        return replace(intake, path=self._seen.path, look=self._seen.look, jobs=jobs, account=jobs.account)

    def check_unchanged(self) -> None:
        if look_of(os.fstat(self._handle)) != self._seen.look:
            raise ChangedWhileReadError

    def give_up(self) -> None:
        self._given_up.set()
        self._end()

    def close(self) -> None:
        """No process, no open file is left."""
        self._too_long.cancel()
        self._end()
        if self._process is not None:
            with suppress(OSError), self._process:  # waits for it, and closes the pipe
                pass
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def why_ended(self) -> BrokenOffError | NotNow:
        """In words, for a process that told not all."""
        if self.is_given_up:
            return NotNow(_STOPPING)
        if self._late:
            return BrokenOffError(f"Reading the file took longer than {LONGEST_SECONDS:.0f} seconds.")
        status = self._process.wait() if self._process else 0
        if status == -signal.SIGTERM:  # systemd tells all processes of a service at once (systemd.kill(5)): no fault of the file
            return NotNow(_STOPPING)
        return BrokenOffError(f"The process that read the file ended in the middle of it (status {status}).")

    def broken_off(self, error: BrokenOffError) -> DropIntake:
        """The intake of a file that no process can read to its end."""
        nothing = hashlib.sha256(b"").digest()
        return DropIntake(self._seen.path, self._seen.look, nothing, FileKind.ERROR, reason=str(error))

    def _start(self) -> subprocess.Popen[bytes]:
        request = {
            "path": os.fsdecode(self._seen.path),
            "only_folders": self._settings.intake.only_folders,
            "skip_hosts": self._settings.intake.skip_hosts,
            "only_hosts": self._settings.intake.only_hosts,
            "allow_private": self._settings.fetch.allow_private,
        }
        # The child finds modules where we find them, and none in whatever folder the agent was started from (-P).
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self._process = subprocess.Popen(  # noqa: S603 - our own interpreter and module, the request as one argument
            [sys.executable, "-P", "-m", "galley_watch.intake.child", json.dumps(request)],
            stdin=self._handle,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
            start_new_session=True,
        )
        self._too_long.start()
        if self.is_given_up:
            self._end()
        return self._process

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()

    def _end_late(self) -> None:
        self._late = True
        self._end()
