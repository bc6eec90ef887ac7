"""A new file with all its bytes on the disk, or none (shell)."""

from __future__ import annotations

import os
from pathlib import Path


def write_new_file(path: Path, data: bytes) -> None:
    """A file of our own at ``path``, flushed to the disk; one that an earlier try left there goes first.

    Made exclusively, so that nothing put there in between (a symbolic link, say) is written through. Its name is durable only once its
    folder is flushed too. Raises ``OSError``, and leaves no part of a file then.
    """
    path.unlink(missing_ok=True)
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0), 0o666)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        path.unlink(missing_ok=True)
        raise
