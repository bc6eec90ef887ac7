"""Has this file finished arriving? (pure)

Only what the file system says twice is believed: a file is whole once it looked the same on two looks and was quiet in between for
``settle_seconds`` of the monotonic clock. Its own times are compared but never read: copies and syncs set them to 1970 or tomorrow.

A drop file's content may be looked at after ``early_seconds``, and says how long the file has to be quiet: no longer where it is visibly
complete, longer than ``settle_seconds`` where its last line has no end yet.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from galley_watch.values.intake import FileLook

_EARLY_SECONDS = 0.25
_LONGEST_MORE_SECONDS = 1.5
_63_BITS = 2**63 - 1


class FileStatus(Protocol):
    """What a look needs of the system's answer (``os.stat_result``)."""

    @property
    def st_size(self) -> int: ...
    @property
    def st_mtime_ns(self) -> int: ...
    @property
    def st_ctime_ns(self) -> int: ...
    @property
    def st_ino(self) -> int: ...


def look_of(status: FileStatus) -> FileLook:
    """Only ever compared, so 63 bits of each are enough, and fit the ledger whatever a file system claims."""
    return FileLook(status.st_size & _63_BITS, status.st_mtime_ns & _63_BITS, status.st_ctime_ns & _63_BITS, status.st_ino & _63_BITS)


def is_look_of(look: FileLook, status: FileStatus) -> bool:
    """Is ``look_of(status)`` this look? Without making another one: most files of a folder are as they were."""
    return (
        look.size == status.st_size & _63_BITS
        and look.mtime_ns == status.st_mtime_ns & _63_BITS
        and look.ctime_ns == status.st_ctime_ns & _63_BITS
        and look.inode == status.st_ino & _63_BITS
    )


@dataclass(frozen=True, slots=True)
class Sighting:
    """A file that looks like ``look`` since ``since`` (monotonic seconds, taken after the look)."""

    look: FileLook
    since: float


def sighted(earlier: Sighting | None, look: FileLook, now: float) -> Sighting:
    """What to remember after a look: the earlier sighting where nothing changed, else a new one."""
    return earlier if earlier is not None and earlier.look == look else Sighting(look, now)


def has_settled(earlier: Sighting | None, look: FileLook, now: float, settle_seconds: float) -> bool:
    """May the file be read? ``now`` is monotonic seconds, taken before this look. The first look never settles a file."""
    return earlier is not None and earlier.look == look and now - earlier.since >= settle_seconds


def settles_at(sighting: Sighting, settle_seconds: float) -> float:
    """The monotonic second from which another look, if equal, settles the file."""
    return sighting.since + settle_seconds


def early_seconds(settle_seconds: float) -> float:
    """For how long a file has to be quiet before its content is looked at."""
    return min(_EARLY_SECONDS, settle_seconds)


def quiet_seconds(settle_seconds: float, *, is_whole: bool, is_cut: bool) -> float:
    """For how long a file has to be quiet whose content looks whole, or ends in the middle of a line."""
    if is_whole:
        return early_seconds(settle_seconds)
    return settle_seconds + min(2 * settle_seconds, _LONGEST_MORE_SECONDS) if is_cut else settle_seconds
