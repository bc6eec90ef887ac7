"""One process a ledger (shell): the lock on the state folder, taken before the ledger is opened.

The folder itself is locked, and a file in it. The file says who has it, and holds where a file system locks no folders; but someone may
delete it as litter, and a new one would be free. The folder stays while the ledger lies in it.

SQLite 3.7 to 3.51.2 can corrupt a WAL when two connections write or checkpoint at once, so one process at a time may write.
"""

from __future__ import annotations

import errno
import fcntl
import json
import os
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from galley_watch.clock import Clock
from galley_watch.errors import AgentError

LOCK_NAME = "galley.lock"

_LOCKS_NO_FOLDERS = frozenset({errno.EBADF, errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.ENOLCK})


@dataclass(frozen=True, slots=True)
class LockHolder:
    """Who holds a state folder: its process id, and since when (UTC milliseconds). None where the lock file does not say."""

    process_id: int | None
    since_ms: int | None


class StateLock:
    """Holds the state folder for this process until ``release``; the system releases it too when the process dies."""

    def __init__(self, *descriptors: int) -> None:
        self._descriptors = list(descriptors)

    def release(self) -> None:
        while self._descriptors:
            os.close(self._descriptors.pop())


def prepare_state_folder(state_folder: Path) -> None:
    """Make the folder if it is missing, and readable by its owner alone where it is ours; the files in it are so in any case.

    Raises ``AgentError`` (``state_folder``).
    """
    try:
        state_folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if state_folder.stat().st_mode & 0o077:
            with suppress(PermissionError):  # a container's volume may belong to root and be open to our group
                state_folder.chmod(0o700)
    except OSError as error:
        raise _unusable(state_folder, error) from error


def lock_state_folder(state_folder: Path, clock: Clock) -> StateLock:
    """Take the lock, or raise ``AgentError``: ``ledger_in_use`` (with the holder's process id) or ``state_folder``."""
    prepare_state_folder(state_folder)
    descriptors: list[int] = []
    try:
        descriptors.append(os.open(state_folder, os.O_RDONLY | os.O_CLOEXEC))
        _lock(descriptors[0], _LOCKS_NO_FOLDERS)
        descriptors.append(os.open(state_folder / LOCK_NAME, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
        _lock(descriptors[1])
        os.ftruncate(descriptors[1], 0)
        os.pwrite(descriptors[1], json.dumps({"pid": os.getpid(), "started_at": clock.now_ms()}).encode(), 0)
    except OSError as error:
        StateLock(*descriptors).release()
        raise (_in_use(state_folder) if isinstance(error, BlockingIOError) else _unusable(state_folder, error)) from error
    return StateLock(*descriptors)


def _lock(descriptor: int, unless: Collection[int] = ()) -> None:
    """Raises ``BlockingIOError`` where another process has it; does nothing where the file system answers with one of ``unless``."""
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno not in unless:
            raise


def lock_holder(state_folder: Path) -> LockHolder | None:
    """Whoever holds the lock, None where nobody does or nobody may look. Takes no lock that outlives the call."""
    is_held = _is_held(state_folder / LOCK_NAME) or _is_held(state_folder)
    return _holder(state_folder) if is_held else None


def _is_held(path: Path) -> bool:
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)  # what stands there may be a pipe
    except OSError:
        return False
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError as error:
        return isinstance(error, BlockingIOError)
    finally:
        os.close(descriptor)
    return False


def _holder(state_folder: Path) -> LockHolder:
    """What the lock file says; the holder may be just about to write it, or someone has deleted it."""
    try:
        with (state_folder / LOCK_NAME).open("rb") as file:
            values = json.loads(file.read(200))
        return LockHolder(int(values["pid"]), int(values["started_at"]))
    except (OSError, ValueError, KeyError, TypeError):
        return LockHolder(None, None)


def _in_use(state_folder: Path) -> AgentError:
    pid = _holder(state_folder).process_id
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
