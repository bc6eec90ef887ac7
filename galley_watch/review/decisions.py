"""What a staged row becomes when its note is looked at (pure). Nothing here knows a file: notes come in as they were seen.

What is remembered of a note is its last statement and its place, so that each decision is taken when it is new, and once: a note that
goes on saying what it said, or lies where it lay, decides nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from galley_watch.review.statements import Decision, Face

PENDING, REMOVED = "pending", "removed"


class Place(StrEnum):
    """In or below which of the three folders a note lies."""

    REVIEW = "review"
    APPROVED = "approved"
    REJECTED = "rejected"


class Debt(StrEnum):
    """What is owed to a note after a decision: ``MARK`` its front matter is to say it and it is to be moved, ``FILE`` it is to be moved."""

    MARK = "mark"
    FILE = "file"


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """What the ledger holds of a note that was written. ``said`` is what it stated when it was last heard."""

    id: int
    queue_id: int
    galley_id: str
    note_path: str
    review_status: str = PENDING
    said: Decision | None = None
    due: Debt | None = None
    attention: str | None = None


@dataclass(frozen=True, slots=True)
class SeenNote:
    """A note as it lies there. ``path`` as the ledger names it."""

    path: str
    place: Place
    face: Face


COPIES = "There are {0} notes with its `galley_id` ({1}): delete the ones that are not wanted."


def judged(row: ReviewRow, copies: Sequence[SeenNote], row_place: Place, folders: Collection[Place]) -> ReviewRow:
    """The row after a look at its note, of which ``copies`` are all that are there (at least one, all quiet).

    ``row_place``: where the row's own path leads. ``folders``: those that are set; a decision without its folder moves nothing.
    """
    if row.due is Debt.MARK:
        return row
    if len(copies) > 1:
        return row if row.due else replace(row, attention=_copies(copies))
    note = copies[0]
    row = replace(row, note_path=note.path)
    if note.face.problem is not None:
        return replace(row, attention=f"{note.path} {note.face.problem}.")
    said = note.face.said
    word = said if said is not row.said else None
    place = _by_place(row, note.place, row_place)
    if word is not None and place is not None and word is not place:
        return replace(row, attention=f"{note.path} lies in the folder for {place} notes and says {word}: change one of them.")
    decision = place or word
    status = decision.value if decision else PENDING if row.review_status == REMOVED else row.review_status
    home = home_of(status)
    misplaced = home in folders and note.place is not home
    due = Debt.FILE if misplaced and (word is not None or row.due) else None
    return replace(row, review_status=status, said=said, due=due, attention=row.attention if due and due is row.due else None)


def removed(row: ReviewRow) -> ReviewRow:
    """The row of a note that is gone for longer than the grace time: a decision that was taken stays."""
    return replace(row, review_status=REMOVED, said=None, attention=None) if may_be_removed(row) else row


def may_be_removed(row: ReviewRow) -> bool:
    return row.review_status == PENDING and row.due is None


def is_open(row: ReviewRow) -> bool:
    """Is something still to happen to its note: a decision, or what is owed to it?"""
    return row.due is not None or decision_of(row.review_status) is None


def ordered(row: ReviewRow, decision: Decision | None) -> ReviewRow:
    """The row after the person's own command; None reopens. The note is marked and moved next."""
    return replace(row, review_status=decision.value if decision else PENDING, due=Debt.MARK, attention=None)


def home_of(status: str) -> Place:
    """The folder in which notes with this review status belong."""
    return {"approved": Place.APPROVED, "rejected": Place.REJECTED}.get(status, Place.REVIEW)


def decision_of(status: str) -> Decision | None:
    return Decision(status) if status in tuple(Decision) else None


def _by_place(row: ReviewRow, place: Place, row_place: Place) -> Decision | None:
    """The decision in moving a note by hand: it lies in a folder of decided notes and did not before, or is not decided yet."""
    if place is Place.REVIEW or (place is row_place and (row.due or row.review_status not in (PENDING, REMOVED))):
        return None
    return Decision(place.value)


def _copies(copies: Sequence[SeenNote]) -> str:
    shown = ", ".join(sorted(copy.path for copy in copies)[:3])
    return COPIES.format(len(copies), f"{shown}, …" if len(copies) > 3 else shown)
