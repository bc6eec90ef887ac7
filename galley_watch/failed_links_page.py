"""The page of failed links as a file (shell): whole or not at all, only when it says something else, never over a file of the person's."""

from __future__ import annotations

import os
import threading
import zlib
from dataclasses import dataclass
from pathlib import Path

from galley_watch.files.new_file import write_new_file
from galley_watch.files.no_replace import rename_without_replacing
from galley_watch.front_matter import front_matter
from galley_watch.note_files import note_head, note_properties, sync_folder
from galley_watch.notes import TRY_AGAIN, is_failed_links_page
from galley_watch.review import approval_of
from galley_watch.wording import reason_of

_ONE_AT_A_TIME = threading.Lock()
"""An agent that ends writes the page, and a thread that nobody waits for any more may still be writing it."""
_ANOTHER = "name another file as failed_links in [review]"


@dataclass(frozen=True, slots=True)
class Fault:
    """Why the page cannot be written now, and what to do."""

    sentence: str
    advice: str


def fault_of(path: Path) -> Fault | None:
    """What is in the way of the page; changes nothing. Its folder is never made: it may lie on a disk that is away."""
    target = _target(path)
    if not os.path.isdir(target.parent):  # noqa: PTH112 - does not raise
        sentence = f"The folder {target.parent} for the page of failed links is not there."
        return Fault(sentence, f"Is its disk away? Then mount it. Otherwise make the folder, or {_ANOTHER}.")
    if not os.access(target.parent, os.W_OK | os.X_OK, effective_ids=os.access in os.supports_effective_ids):
        return Fault(f"You may not write the page of failed links into {target.parent}.", f"Give leave to, or {_ANOTHER}.")
    try:
        if os.path.lexists(target) and not (target.is_file() and is_failed_links_page(front_matter(note_head(target)) or {})):
            return _not_ours(path)
    except OSError as error:
        return _refused(path, error)
    return None


def says_try_again(path: Path) -> bool:
    """Did the person tick the box on the page? Not where it is no page of ours or cannot be read."""
    properties = note_properties(path)
    return is_failed_links_page(properties) and approval_of(properties.get(TRY_AGAIN)) is True


def write_page(path: Path, text: str) -> Fault | None:
    """The file says ``text`` then, also after a power cut; it is left alone where it does already."""
    with _ONE_AT_A_TIME:
        return fault_of(path) or _written(path, text)


def _written(path: Path, text: str) -> Fault | None:
    target, data = _target(path), text.encode("utf-8")
    temporary = _temporary(target)
    try:
        there = target.stat().st_mode & 0o7777 if os.path.lexists(target) else None
        if there is not None and target.read_bytes() == data:
            return None
        try:
            write_new_file(temporary, data)
            if there is None:
                rename_without_replacing(temporary, target)
            else:
                temporary.chmod(there)
                temporary.replace(target)
        finally:
            temporary.unlink(missing_ok=True)
        sync_folder(target.parent)
    except FileExistsError:
        return _not_ours(path)
    except OSError as error:
        return _refused(path, error)
    return None


def _temporary(target: Path) -> Path:
    """The same name each time, so that a kill leaves one at most; another one for another machine's page in the same folder."""
    return target.with_name(f".galley-failed-links-{zlib.crc32(os.fsencode(target.name)):08x}.tmp")


def _target(path: Path) -> Path:
    return Path(os.path.realpath(path))


def _not_ours(path: Path) -> Fault:
    return Fault(f"{path} is not a page of failed links that galley-watch wrote, so it is left as it is.", f"Rename it, or {_ANOTHER}.")


def _refused(path: Path, error: OSError) -> Fault:
    return Fault(f"The page of failed links {path} cannot be written: {reason_of(error)}.", f"Make room on its disk, or {_ANOTHER}.")
