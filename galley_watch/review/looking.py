"""One look at the folders with notes (shell). Blocking: to be called off the event loop. Only what is new or changed is opened."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from galley_watch.note_files import note_head
from galley_watch.note_index import identity, markdown_files
from galley_watch.review.decisions import Place, ReviewRow, SeenNote, is_open
from galley_watch.review.statements import Face, face_of
from galley_watch.settle import Sighting, has_settled, is_look_of, look_of, settles_at, sighted
from galley_watch.values.settings import Settings


@dataclass(frozen=True, slots=True)
class LookedAt:
    """A note, its file, and since when it is quiet: ``quiet_at`` is the monotonic second from which it may be heard, None for now."""

    note: SeenNote
    path: Path
    quiet_at: float | None = None


@dataclass(frozen=True, slots=True)
class Around:
    """All that a look found. ``others`` are Markdown files without a readable ``galley_id``, by the path that a row would have.

    ``root``: device and inode of the review folder, None while it is missing. ``is_whole``: every folder was there and could be read.
    ``is_empty``: there is no Markdown file in the review folder, but perhaps the page of failed links.
    """

    notes: Mapping[str, tuple[LookedAt, ...]]
    others: Mapping[str, LookedAt]
    root: tuple[int, int] | None
    is_whole: bool
    is_empty: bool

    def copies_of(self, row: ReviewRow) -> tuple[LookedAt, ...]:
        """All files that are this row's note; until it is decided also one that lies where it lay and has lost its ``galley_id``."""
        found = self.notes.get(row.galley_id, ())
        return found or ((self.others[row.note_path],) if row.note_path in self.others and is_open(row) else ())


@dataclass(frozen=True, slots=True)
class _Known:
    """A file as it was last seen; ``found`` is handed out again while nothing changes, so that equal looks are the same objects."""

    sighting: Sighting
    face: Face
    found: LookedAt


class NoteFolders:
    """The review, approved and rejected folders. Keeps what it saw, so that a further look opens only what changed."""

    def __init__(self, settings: Settings, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._settle_seconds = settings.intake.settle_seconds
        self.by_place = _apart(settings)
        self._page = settings.review.failed_links
        self._known: dict[str, _Known] = {}

    def place_of(self, row: ReviewRow) -> Place:
        """The innermost of the folders that the row's path leads into, whether or not there is anything; the review folder where none."""
        path = self.by_place[Place.REVIEW] / row.note_path
        within = [(len(folder.parts), place) for place, folder in self.by_place.items() if path.is_relative_to(folder)]
        return max(within)[1] if within else Place.REVIEW

    def stored(self, path: Path) -> str:
        """How a row names the path: relative to the review folder, absolute where it lies outside. What is not UTF-8 is lost in it."""
        review = self.by_place[Place.REVIEW]
        shown = path.relative_to(review) if path.is_relative_to(review) else path.absolute()
        return str(shown).encode("utf-8", "replace").decode()

    def look(self) -> Around:
        collected = _Collected()
        before = self._monotonic()
        statuses: list[tuple[str, Place, os.stat_result]] = []
        roots = {place: identity(folder) for place, folder in self.by_place.items()}
        known_roots = {root for root in roots.values() if root is not None}
        for place, folder in self.by_place.items():
            if roots[place] is None:
                collected.is_whole = False
            statuses += [(path, place, status) for path, status in markdown_files(str(folder), known_roots, collected.unreadable)]
        # A note that moved while we walked is met in neither folder, so faces are read after the walk and what is gone by then is left out.
        seen: dict[str, _Known] = {}
        for path, place, status in statuses:
            known = self._seen(path, place, status, before, collected)
            if known is not None:
                seen[path] = known
                collected.add(known.found)
        self._known = seen
        page = None if self._page is None else identity(self._page)
        is_empty = not any(place is Place.REVIEW and (status.st_dev, status.st_ino) != page for _, place, status in statuses)
        by_id = {galley_id: tuple(copies) for galley_id, copies in collected.notes.items()}
        return Around(by_id, collected.others, roots[Place.REVIEW], collected.is_whole, is_empty)

    def _seen(self, path: str, place: Place, status: os.stat_result, before: float, collected: _Collected) -> _Known | None:
        earlier = self._known.get(path)
        if earlier is not None and is_look_of(earlier.sighting.look, status) and earlier.found.note.place is place:
            if earlier.found.quiet_at is None or not has_settled(earlier.sighting, earlier.sighting.look, before, self._settle_seconds):
                return earlier
            return replace(earlier, found=replace(earlier.found, quiet_at=None))
        try:
            face = face_of(note_head(Path(path)))
        except FileNotFoundError:
            return None
        except OSError:
            # A placeholder of a cloud, a foreign owner: what it was it still is, and nothing is gone.
            collected.is_whole = False
            if earlier is None:
                return None
            face = earlier.face
        sighting = sighted(earlier.sighting if earlier else None, look_of(status), self._monotonic())
        note = SeenNote(self.stored(Path(path)), place, face)
        return _Known(sighting, face, LookedAt(note, Path(path), settles_at(sighting, self._settle_seconds)))


@dataclass(eq=False, slots=True)
class _Collected:
    notes: dict[str, list[LookedAt]] = field(default_factory=dict)
    others: dict[str, LookedAt] = field(default_factory=dict)
    is_whole: bool = True

    def unreadable(self, _folder: str) -> None:
        self.is_whole = False

    def add(self, found: LookedAt) -> None:
        if found.note.face.galley_id is None:
            self.others[found.note.path] = found
        else:
            self.notes.setdefault(found.note.face.galley_id, []).append(found)


def _apart(settings: Settings) -> dict[Place, Path]:
    """A folder that is another one's too decides nothing: notes in it were moved nowhere."""
    named = {
        Place.REVIEW: settings.review_folder,
        Place.APPROVED: settings.review.approved_folder,
        Place.REJECTED: settings.review.rejected_folder,
    }
    found: dict[Place, Path] = {}
    for place, folder in named.items():
        if folder is not None and os.path.realpath(folder) not in {os.path.realpath(other) for other in found.values()}:
            found[place] = folder
    return found
