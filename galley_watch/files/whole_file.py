"""A file written for the person, whole or not at all (shell): a hidden temporary file beside it, to the disk, then its name."""

from __future__ import annotations

import os
from pathlib import Path

from galley_watch.errors import AgentError
from galley_watch.files.new_file import write_new_file
from galley_watch.files.no_replace import rename_without_replacing
from galley_watch.wording import reason_of


def write_whole(path: Path, data: bytes, replace: bool = False) -> bool:
    """True where the file says ``data`` now; False where another stands there and was left as it is.

    Folders above it are made. Raises ``AgentError`` (exit status 1) where it cannot be written, and where no plain file stands there.
    """
    target = Path(os.path.realpath(path))
    try:
        if os.path.lexists(target):
            if not target.is_file():
                raise AgentError("no_file", f"{path} is there already and is no file.", "Choose another name.")
            if target.read_bytes() == data:
                return True
            if not replace:
                return False
        target.parent.mkdir(parents=True, exist_ok=True)
        return _named(_temporary(target, data), target, replace)
    except OSError as error:
        reason = reason_of(error)
        raise AgentError("unwritable", f"{path} cannot be written: {reason}.", "Choose another place, or make room.") from None


def _temporary(target: Path, data: bytes) -> Path:
    # Short, whatever the length of the name: hidden, and no note or export itself.
    path = target.with_name(f".galley-write-{os.getpid()}.tmp")
    write_new_file(path, data)
    return path


def _named(temporary: Path, target: Path, replace: bool) -> bool:
    try:
        if replace:
            temporary.replace(target)
        else:
            rename_without_replacing(temporary, target)
    except FileExistsError:
        return False
    finally:
        temporary.unlink(missing_ok=True)
    return True
