"""The folders of the configuration on the disk (shell): they stay apart, they exist, they can be used."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Collection, Iterator
from pathlib import Path

from galley_watch.errors import AgentError
from galley_watch.printable import printable
from galley_watch.values.settings import Settings
from galley_watch.wording import reason_of

_Identity = tuple[int, int]


def check_apart(settings: Settings) -> None:
    """Raises ``AgentError`` (exit status 2) where a folder that we write to overlaps the drop folder.

    Links, `..`, mounts and file systems that ignore case are seen through; folders need not exist yet.
    """
    drop = settings.drop_folder
    for name, folder in _written(settings):
        relation = None
        if lies_within(folder, drop):
            relation = "is the same folder as" if lies_within(drop, folder) else "lies inside"
        elif lies_within(drop, folder):
            relation = "contains"
        if relation:
            raise AgentError(
                "folders_overlap",
                f"{name} ({printable(str(folder))}) {relation} drop_folder ({printable(str(drop))}): "
                "what is written there would come back as links.",
                "Choose folders that lie beside each other.",
                exit_status=2,
            )
    page = settings.review.failed_links
    if page is not None and lies_within(page.parent, drop):
        sentence = f"failed_links ({printable(str(page))}) lies inside drop_folder ({printable(str(drop))})."
        raise AgentError("folders_overlap", sentence, "Choose a place beside it.", exit_status=2)


def prepare_folders(settings: Settings, away: Collection[Path] = ()) -> tuple[Path, ...]:
    """Make the folders that are missing, but those that are ``away``, and try those that we write to; the folders made now.

    Raises ``AgentError`` (exit status 1) where one cannot be made, is a file, or may not be used.
    """
    made = []
    for name, folder in (("drop_folder", settings.drop_folder), *_written(settings)):
        if folder in away:
            continue
        if _make(name, folder, private=name == "state_folder"):
            made.append(folder)
        if name == "drop_folder":
            _check_listing(name, folder)
        else:
            _check_writing(name, folder)
    return tuple(made)


def _written(settings: Settings) -> Iterator[tuple[str, Path]]:
    yield "review_folder", settings.review_folder
    if settings.review.approved_folder:
        yield "approved_folder", settings.review.approved_folder
    if settings.review.rejected_folder:
        yield "rejected_folder", settings.review.rejected_folder
    yield "state_folder", settings.state_folder


def lies_within(inner: Path, outer: Path) -> bool:
    """Is ``inner`` the folder ``outer`` or anywhere below it?"""
    base, below = _rooted(outer)
    for identity, rest in _ancestors(inner):
        if identity == base:
            fold = _folds_case(outer)
            return [_name(part, fold) for part in rest[: len(below)]] == [_name(part, fold) for part in below]
    return False


def _rooted(folder: Path) -> tuple[_Identity | None, tuple[str, ...]]:
    """The nearest folder that exists, by identity, and the names below it that do not exist yet."""
    return next(((identity, rest) for identity, rest in _ancestors(folder)), (None, ()))


def _ancestors(folder: Path) -> Iterator[tuple[_Identity, tuple[str, ...]]]:
    """From the folder upwards: each that exists, by device and inode, with the names from it down to the folder."""
    real = Path(os.path.realpath(folder))
    for above in (real, *real.parents):
        try:
            look = above.stat()
        except OSError:
            continue
        yield (look.st_dev, look.st_ino), real.relative_to(above).parts


def _folds_case(folder: Path) -> bool:
    """Does the file system there take "Drop" and "drop" for the same name? Found without writing, from a folder that exists."""
    real = Path(os.path.realpath(folder))
    for above in (real, *real.parents):
        swapped = above.with_name(above.name.swapcase()) if above.name else above
        if swapped != above and os.path.exists(above):  # noqa: PTH110 - a Path raises where nobody may look
            try:
                return swapped.samefile(above)
            except OSError:
                return False
    return False


def _name(part: str, fold: bool) -> str:
    return unicodedata.normalize("NFC", part).casefold() if fold else part


def _make(name: str, folder: Path, private: bool) -> bool:
    try:
        if folder.is_dir():
            return False
        folder.mkdir(parents=True, mode=0o700 if private else 0o777)
    except FileExistsError:
        raise _unusable(name, folder, "a file is in the way") from None
    except NotADirectoryError:
        raise _unusable(name, folder, "a file stands where one of its parent folders should be") from None
    except OSError as error:
        raise _unusable(name, folder, _reason(error)) from None
    return True


def _check_listing(name: str, folder: Path) -> None:
    """The drop folder is the person's: it is looked at, nothing is written there."""
    try:
        with os.scandir(folder) as entries:
            next(entries, None)
    except OSError as error:
        raise _unusable(name, folder, _reason(error)) from None


def _check_writing(name: str, folder: Path) -> None:
    # os.access says yes to root on a read-only disk: only writing tells
    probe = folder / f".galley-watch-probe-{os.getpid()}"
    try:
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise _unusable(name, folder, _reason(error)) from None


def _reason(error: OSError) -> str:
    words = {"PermissionError": "you may not write there"}
    return words.get(type(error).__name__) or reason_of(error)


def _unusable(name: str, folder: Path, reason: str) -> AgentError:
    return AgentError(
        "folder_unusable",
        f"{name} ({printable(str(folder))}) cannot be used: {reason}.",
        "Make it usable, or name another folder in the configuration.",
    )
