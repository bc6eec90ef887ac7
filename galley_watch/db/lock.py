"""One process a ledger (shell): the lock on the state folder, taken before the ledger is opened.

SQLite 3.7 to 3.51.2 can corrupt a WAL when two connections write or checkpoint at once, so one process at a time may write.
"""

from __future__ import annotations

import fcntl
import json
import os
from dataclasses import dataclass
from pathlib import Path

from galley_watch.clock import Clock
from galley_watch.errors import AgentError

LOCK_NAME = "galley.lock"


@dataclass(frozen=True, slots=True)
class LockHolder:
    """Who holds a state folder: its process id, and since when (UTC milliseconds). None where the lock file does not say."""

    process_id: int | None
    since_ms: int | None


class StateLock:
    """Holds the state folder for this process until ``release``; the system releases it too when the process dies."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor: int | None = descriptor

    def release(self) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def prepare_state_folder(state_folder: Path) -> None:
    """Make the folder if it is missing, and readable by its owner alone. Raises ``AgentError`` (``state_folder``)."""
    try:
        state_folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if state_folder.stat().st_mode & 0o077:
            state_folder.chmod(0o700)
    except OSError as error:
        raise _unusable(state_folder, error) from error


def lock_state_folder(state_folder: Path, clock: Clock) -> StateLock:
    """Take the lock, or raise ``AgentError``: ``ledger_in_use`` (with the holder's process id) or ``state_folder``."""
    prepare_state_folder(state_folder)
    try:
        descriptor = os.open(state_folder / LOCK_NAME, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise _unusable(state_folder, error) from error
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        holder = os.pread(descriptor, 200, 0)
        os.close(descriptor)
        if not isinstance(error, BlockingIOError):
            raise _unusable(state_folder, error) from error
        raise _in_use(state_folder, holder) from error
    try:
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, json.dumps({"pid": os.getpid(), "started_at": clock.now_ms()}).encode(), 0)
    except OSError as error:
        os.close(descriptor)
        raise _unusable(state_folder, error) from error
    return StateLock(descriptor)


def lock_holder(state_folder: Path) -> LockHolder | None:
    """Whoever holds the lock, None where nobody does or nobody may look. Takes no lock that outlives the call."""
    try:
        descriptor = os.open(state_folder / LOCK_NAME, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return _holder(os.pread(descriptor, 200, 0))
    finally:
        os.close(descriptor)
    return None


def _holder(told: bytes) -> LockHolder:
    """What the lock file says; the holder may be just about to write it."""
    try:
        values = json.loads(told)
        return LockHolder(int(values["pid"]), int(values["started_at"]))
    except (ValueError, KeyError, TypeError):
        return LockHolder(None, None)


def _in_use(state_folder: Path, told: bytes) -> AgentError:
    pid = _holder(told).process_id
    who = f"the galley-watch with process id {pid}" if pid else "another galley-watch"
    return AgentError(
        "ledger_in_use", f"The ledger in {state_folder} is in use by {who}.", "Stop that one first, or choose another `state_folder`."
    )


def _unusable(state_folder: Path, error: OSError) -> AgentError:
    return AgentError(
        "state_folder",
        f"The state folder {state_folder} cannot be used: {error.strerror or error}.",
        "Check who owns it and whether the disk is full, or choose another `state_folder`.",
    )
