"""What happened to a claimed step (pure): one value for each row of the state table, one transaction each."""

from __future__ import annotations

from dataclasses import dataclass

from galley_watch.errors import ErrorCode
from galley_watch.values.page import FetchedPage
from galley_watch.values.reading import ReadRecipe


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
class NoteWritten:
    """note → staged; ``note_path`` is relative to the review folder."""

    note_path: str


@dataclass(frozen=True, slots=True)
class RetryLater:
    """An attempt is spent; the same stage again at ``run_at_ms``."""

    code: ErrorCode
    sentence: str
    run_at_ms: int


@dataclass(frozen=True, slots=True)
class Deferred:
    """Not the link's fault: the same stage at ``run_at_ms``, no attempt spent."""

    sentence: str
    run_at_ms: int


@dataclass(frozen=True, slots=True)
class WorkerDied:
    """The reading process died on this page: ``crashes`` + 1, attempts untouched, the third time failed/poison."""

    sentence: str
    run_at_ms: int


@dataclass(frozen=True, slots=True)
class Failed:
    """Final: failed with stage, code and sentence."""

    code: ErrorCode
    sentence: str


Outcome = PageKept | RecipeRead | NoteWritten | RetryLater | Deferred | WorkerDied | Failed
