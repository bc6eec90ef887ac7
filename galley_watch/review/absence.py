"""How long has a note been gone? (pure) Only time counts in which its folder was there and whole, at both ends of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class Absences:
    """``seconds``: by row, how long its note was gone so far. ``looked_at``: monotonic seconds of the last look, None where that found
    something missing. ``root``: which folder it was. ``emptied``: all went at once, and nothing came since."""

    seconds: Mapping[int, float] = field(default_factory=dict)
    looked_at: float | None = None
    root: tuple[int, int] | None = None
    emptied: bool = False


@dataclass(frozen=True, slots=True)
class FolderSeen:
    """The review folder at a look: ``is_whole`` where all could be read, ``is_empty`` where no Markdown file is left in it."""

    root: tuple[int, int] | None
    is_whole: bool
    is_empty: bool


def counted(earlier: Absences, gone: Collection[int], folder: FolderSeen, now: float) -> Absences:
    """After a look at monotonic second ``now``: notes that are back start anew, and time counts from one whole look to the next.

    Where several notes went in one moment and nothing is left, or the folder is another one and empty (at the first look it may be), a
    disk or a sync program is away and nobody decided anything: then it does not count as whole until something is in it again.
    """
    known = {row: seconds for row, seconds in earlier.seconds.items() if row in gone}
    if not folder.is_whole:
        return replace(earlier, seconds=known, looked_at=None)
    is_other = folder.root != earlier.root
    if folder.is_empty and gone and (earlier.emptied or is_other or len(gone) - len(known) > 1):
        return Absences(known, None, folder.root, emptied=True)
    passed = now - earlier.looked_at if earlier.looked_at is not None else 0.0
    return Absences({row: known[row] + passed if row in known else 0.0 for row in gone}, now, folder.root)
