"""What the agent tells whoever watches it (pure): a terminal's live line, a log."""

from __future__ import annotations

from dataclasses import dataclass, field

from galley_watch.values.job import Claim, PutResult
from galley_watch.values.outcome import Outcome


@dataclass(frozen=True, slots=True)
class FileTaken:
    """A drop file was read and its links enqueued; ``name`` may hold lone surrogates (names need not be UTF-8)."""

    name: str
    result: PutResult


@dataclass(frozen=True, slots=True)
class FileOpened:
    """A large drop file of ``size`` bytes is being read, which takes seconds; ``name`` as in ``FileTaken``."""

    name: str
    size: int


@dataclass(frozen=True, slots=True)
class FileUnreadable:
    """A drop file in which nothing could be read, and why in a sentence; ``name`` as in ``FileTaken``."""

    name: str
    reason: str


DropEvent = FileTaken | FileOpened | FileUnreadable


@dataclass(frozen=True, slots=True)
class StepSettled:
    """A claimed step ended with ``outcome``."""

    claim: Claim
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Counted:
    """Jobs by status, for a live display: "pending", "processing", "staged", "failed", "cancelled"."""

    jobs: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class NoteReviewed:
    """The person decided on a note, took that back, or the note is gone; ``review_status`` as in ``staged_inbox``."""

    note_path: str
    review_status: str
    job_id: int


@dataclass(frozen=True, slots=True)
class WentOffline:
    """This machine seems to be offline; ``sentence`` says why. Links wait and lose no attempt."""

    sentence: str


@dataclass(frozen=True, slots=True)
class CameOnline:
    """Something answers again, after ``offline_ms``."""

    offline_ms: int


Event = FileTaken | FileOpened | FileUnreadable | StepSettled | Counted | NoteReviewed | WentOffline | CameOnline


@dataclass(frozen=True, slots=True)
class Summary:
    """How a run ended: what it staged and failed while it ran, and how many links wait for later.

    ``no_recipe``: those of the failed ones whose page just holds none. ``paused``: the person told it to fetch nothing. ``offline``:
    this machine seems to be offline. ``approved``, ``rejected``: what the person decided meanwhile, in the notes or by a command.
    """

    staged: int = 0
    failed: int = 0
    waiting_later: int = 0
    no_recipe: int = 0
    paused: bool = False
    offline: bool = False
    approved: int = 0
    rejected: int = 0
