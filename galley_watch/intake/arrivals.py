"""What lies in the drop folder and was not taken yet (pure): since when it is quiet, what could not be read, and when to look again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from galley_watch.intake.folder import SeenFile
from galley_watch.settle import Sighting, early_seconds, has_settled, quiet_seconds, settles_at, sighted
from galley_watch.values.intake import FileLook

_FIRST_RETRY_SECONDS = 2.0
_LONGEST_RETRY_SECONDS = 600.0


@dataclass(frozen=True, slots=True)
class Trouble:
    """A file that could not be read: why, how often, and when (monotonic) it is tried again unless it changes before."""

    look: FileLook
    number: int
    tries: int
    again_at: float


class Arrivals:
    """Remembers every file that waits. Times are monotonic seconds."""

    def __init__(self, settle_seconds: float) -> None:
        self._settle_seconds = settle_seconds
        self._sightings: dict[bytes, Sighting] = {}
        self._needed: dict[bytes, float] = {}
        self._troubles: dict[bytes, Trouble] = {}
        self._grown: set[bytes] = set()

    def forget_sightings(self) -> None:
        """The folder is away: what comes back is looked at anew."""
        self._sightings.clear()
        self._needed.clear()

    def looked(self, fresh: Iterable[SeenFile], before: float, after: float) -> list[SeenFile]:
        """The files to be read now, after a look at the whole folder that lasted from ``before`` to ``after``.

        One whose content was not looked at yet is among them early, see ``is_due``.
        """
        due = []
        sightings: dict[bytes, Sighting] = {}
        for seen in fresh:
            earlier = self._sightings.get(seen.path)
            trouble = self._troubles.get(seen.path)
            resting = trouble is not None and trouble.look == seen.look and before < trouble.again_at
            if not resting and has_settled(earlier, seen.look, before, self._wait_of(seen.path)):
                due.append(seen)
            sightings[seen.path] = sighting = sighted(earlier, seen.look, after)
            if earlier is not None and sighting is not earlier:
                self._needed.pop(seen.path, None)
                self._grown.add(seen.path)
        self._sightings = sightings
        for remembered in (self._troubles, self._needed):
            for path in remembered.keys() - sightings.keys():
                del remembered[path]
        return due

    def is_due(self, seen: SeenFile, *, is_whole: bool, is_cut: bool, now: float) -> bool:
        """Now that its content is known: was the file quiet for long enough? Else it waits so long. ``now`` is before it was read."""
        sighting = self._sightings.get(seen.path)
        needed = quiet_seconds(self._settle_seconds, is_whole=is_whole, is_cut=is_cut)
        self._needed[seen.path] = needed
        return sighting is not None and now - sighting.since >= needed

    def grew(self, path: bytes) -> bool:
        """Was it seen to change while it waited?"""
        return path in self._grown

    def taken(self, path: bytes) -> None:
        for remembered in (self._sightings, self._needed, self._troubles):
            remembered.pop(path, None)
        self._grown.discard(path)

    def changed(self, path: bytes) -> None:
        """It changed or went while it was read."""
        self._sightings.pop(path, None)
        self._needed.pop(path, None)

    def is_new_cause(self, number: int) -> bool:
        """Is this the first file that cannot be read for this reason (``errno``)?"""
        return all(trouble.number != number for trouble in self._troubles.values())

    def unreadable(self, seen: SeenFile, number: int, now: float) -> int:
        """It cannot be read now and is tried again, ever less often; how often it was tried."""
        earlier = self._troubles.get(seen.path)
        tries = earlier.tries + 1 if earlier and earlier.look == seen.look else 1
        wait = min(_FIRST_RETRY_SECONDS * 2 ** min(tries - 1, 20), _LONGEST_RETRY_SECONDS)
        self._troubles[seen.path] = Trouble(seen.look, number, tries, now + wait)
        return tries

    def waiting(self) -> tuple[int, int, float | None]:
        """How many wait to settle, how many cannot be read now, and the moment from which another look is worth it."""
        moments = []
        unreadable = 0
        for path, sighting in self._sightings.items():
            trouble = self._troubles.get(path)
            if trouble and trouble.look == sighting.look:
                unreadable += 1
                moments.append(trouble.again_at)
            else:
                moments.append(settles_at(sighting, self._wait_of(path)))
        return len(moments) - unreadable, unreadable, min(moments, default=None)

    def _wait_of(self, path: bytes) -> float:
        return self._needed.get(path, early_seconds(self._settle_seconds))
