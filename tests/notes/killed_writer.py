"""A process that writes a note and is killed just before its Nth call into the operating system.

``python killed_writer.py FOLDER NAME TEXT_FILE N [refuse …]``: prints nothing; status 0 when it finished before N calls. What comes
after N is refused by the "file system" with EPERM (``link``) or EINVAL (``renameat2``), as one without hard links does.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

KILLED = 137
CALLS = ("open", "fsync", "link", "close", "replace", "unlink", "fdopen", "scandir", "rename")


class DyingSystem:
    """``os`` that ends the process, as SIGKILL would, instead of making its Nth call."""

    def __init__(self, calls_to_make: int, refused: list[str]) -> None:
        self._left = calls_to_make
        self._refused = refused

    def count(self) -> None:
        if self._left == 0:
            os._exit(KILLED)
        self._left -= 1

    def __getattr__(self, name: str) -> Any:
        real = getattr(os, name)
        return self._counted(name, real) if name in CALLS else real

    def _counted(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **options: Any) -> Any:
            self.count()
            if name in self._refused:
                raise OSError(errno.EPERM, "refused")
            return real(*arguments, **options)

        return call


def main(folder: str, name: str, text_file: str, calls: str, *refused: str) -> None:
    from galley_watch import note_files
    from galley_watch.files import no_replace

    system = DyingSystem(int(calls), list(refused))
    text = Path(text_file).read_text("utf-8")
    for module in (note_files, no_replace):
        module.os = system  # type: ignore[attr-defined]  # the one seam: the system itself
    if "renameat2" in refused:
        no_replace._rename_by_kernel = lambda source, target: False
    unlink, replace = Path.unlink, Path.replace

    def dying_unlink(path: Path, missing_ok: bool = False) -> None:
        system.count()
        unlink(path, missing_ok)

    def dying_replace(path: Path, target: Path) -> Path:
        system.count()
        return replace(path, target)

    Path.unlink, Path.replace = dying_unlink, dying_replace  # type: ignore[method-assign,assignment]
    note_files.write_note(Path(folder), name, text, "r-1")
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
