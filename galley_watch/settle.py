"""Has this file finished arriving? (pure)

Only what the file system says twice is believed: a file is whole once it looked the same on two looks and was quiet in between for
``settle_seconds`` of the monotonic clock. Its own times are compared but never read: copies and syncs set them to 1970 or tomorrow.
"""

from __future__ import annotations

from dataclasses import dataclass

from galley_watch.values.intake import FileLook


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
