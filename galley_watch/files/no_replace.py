"""Renaming that refuses to replace (shell): for file systems without hard links (exFAT, many phones and network shares)."""

from __future__ import annotations

import errno
import os
from pathlib import Path

_AT_FDCWD = -100
_RENAME_NOREPLACE = 1  # Linux, renameat2(2)
_RENAME_EXCL = 4  # macOS, renamex_np(2)


def rename_without_replacing(source: Path, target: Path) -> None:
    """Raises ``FileExistsError`` where ``target`` exists.

    The kernel's own call where there is one. Else the name is reserved by creating it empty, exclusively, and the whole file is put
    over that: others may see an empty file for a moment, never a part of a note and never a note of theirs replaced.
    """
    if _rename_by_kernel(os.fsencode(source), os.fsencode(target)):
        return
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
    try:
        source.replace(target)
    except OSError:
        target.unlink(missing_ok=True)
        raise


def _rename_by_kernel(source: bytes, target: bytes) -> bool:
    """False where this system or file system has no such call."""
    import ctypes  # rarely needed, and not light

    library = ctypes.CDLL(None, use_errno=True)
    if hasattr(library, "renameat2"):
        failed = library.renameat2(_AT_FDCWD, source, _AT_FDCWD, target, _RENAME_NOREPLACE)
    elif hasattr(library, "renamex_np"):
        failed = library.renamex_np(source, target, _RENAME_EXCL)
    else:
        return False
    if not failed:
        return True
    number = ctypes.get_errno()
    if number in (errno.EINVAL, errno.ENOSYS, errno.EOPNOTSUPP, errno.ENOTSUP):
        return False
    raise OSError(number, os.strerror(number), os.fsdecode(target))
