"""What happened to a claimed step (pure): one value for each row of the state table, one transaction each."""

from __future__ import annotations

from dataclasses import dataclass

from galley_watch.errors import ErrorCode
from galley_watch.values.page import FetchedPage
from galley_watch.values.reading import ReadRecipe

LONGEST_WAIT_MS = 6 * 3_600_000
"""No job and no host waits longer than this; a time further ahead was written before the clock was set back and counts as due."""


@dataclass(frozen=True, slots=True)
class PageKept:
    """fetch → pending/extract; ``keys`` are further link keys (final address, canonical link) that mean this job too."""

    page: FetchedPage
    keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RecipeRead:
    """extract → pending/note, with the ``staged_inbox`` row written and its note due."""

    read: ReadRecipe
    keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ReadAgain:
    """extract → staged, for a recipe whose note is written: ``newer`` is kept beside the reading that the note was made of.

    None where the page says what it said then; ``keys`` as above.
    """

    newer: ReadRecipe | None
    keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NoteWritten:
    """note → staged. ``note_path`` is relative to the review folder, absolute for a note that lies outside of it.

    ``review_status`` is "approved" or "rejected" where the note was found in the folder of such notes.
    """

    note_path: str
    review_status: str = "pending"


@dataclass(frozen=True, slots=True)
class RetryLater:
    """An attempt is spent; the same stage again at ``run_at_ms``. ``not_before_ms``: the site asked to be left alone until then."""

    code: ErrorCode
    sentence: str
    run_at_ms: int
    not_before_ms: int | None = None


@dataclass(frozen=True, slots=True)
class Deferred:
    """Not the link's fault: the same stage at ``run_at_ms``, no attempt spent. ``of_one_job`` and ``is_told`` as in ``NotNow``."""

    sentence: str
    run_at_ms: int
    of_one_job: bool = False
    is_told: bool = False


@dataclass(frozen=True, slots=True)
class WorkerDied:
    """The reading process died on this page: ``crashes`` + 1, attempts untouched, the third time failed/poison."""

    sentence: str
    run_at_ms: int


@dataclass(frozen=True, slots=True)
class Failed:
    """Final: failed with stage, code and sentence. ``not_before_ms`` as in ``RetryLater``."""

    code: ErrorCode
    sentence: str
    not_before_ms: int | None = None


Outcome = PageKept | RecipeRead | ReadAgain | NoteWritten | RetryLater | Deferred | WorkerDied | Failed
