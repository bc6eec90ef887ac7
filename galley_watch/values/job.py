"""A link on its way: what is enqueued, and what a worker holds while it works on one step (pure)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import StrEnum

from galley_watch.values.intake import FileKind, FileLook, Problem


class Stage(StrEnum):
    """The step a job waits for or is in."""

    FETCH = "fetch"
    EXTRACT = "extract"
    NOTE = "note"


class Status(StrEnum):
    PENDING = "pending"
    PROCESSING = "processing"
    STAGED = "staged"
    FAILED = "failed"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class NewJob:
    """One link (or text, or saved page) ready to be enqueued.

    ``key`` answers "is it the same link?" (urls.link_key / urls.text_key); ``galley_id`` is a short hash of it.
    ``url`` is the address to fetch, without credentials and fragment. ``raw_text`` and ``page_html`` are payloads
    that start at the extract stage; with one of them, ``url`` is only the source (or None).
    """

    key: str
    galley_id: str
    url: str | None = None
    host: str | None = None
    raw_text: str | None = None
    page_html: bytes | None = None
    title: str | None = None
    folders: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DropIntake:
    """All that one drop file gives, enqueued in one transaction together with the record of the file.

    ``path`` is relative to the drop folder as bytes of the file system (names need not be UTF-8); None for
    links given by hand. ``jobs`` may be gone through more than once. ``refused`` links are in ``problems`` too,
    unless there are too many to list; ``bad`` counts the entries that could not be taken, None: all other problems.
    ``again``: also a recipe whose note the person removed is wanted anew. ``account``: of a large file that is still being read, what
    it refused, and which problems it had; to be asked for when all jobs were gone through.
    """

    path: bytes | None
    look: FileLook | None
    content_hash: bytes
    kind: FileKind
    jobs: Collection[NewJob] = ()
    refused: int = 0
    problems: tuple[Problem, ...] = ()
    reason: str | None = None
    bad: int | None = None
    again: bool = False
    account: Callable[[], DropIntake] | None = None


@dataclass(frozen=True, slots=True)
class SeenAgain:
    """A link that was named again and has its note already: no second job was made. ``note_path`` as the ledger has it.

    ``read_again``: its page is read once more, for what may have changed in it since.
    """

    job_id: int
    url: str | None
    note_path: str | None
    review_status: str
    read_again: bool = False


@dataclass(frozen=True, slots=True)
class PutResult:
    """How the links of one intake fared: ``taken`` new jobs, ``known`` already in the ledger (``again``: those tried or read again).

    ``seen``: some of the known ones that have their note.
    """

    taken: int = 0
    known: int = 0
    again: int = 0
    refused: int = 0
    bad: int = 0
    job_ids: tuple[int, ...] = ()
    seen: tuple[SeenAgain, ...] = ()


@dataclass(frozen=True, slots=True)
class Claim:
    """A worker's hold on one step of one job. ``worker_id`` and ``attempt`` fence it: only they may settle it.

    ``attempts`` counts attempts already spent at this stage, ``crashes`` how often a worker died on it. ``has_note``: its note is written,
    and the page is read again.
    """

    job_id: int
    stage: Stage
    worker_id: str
    attempt: int
    lease_until_ms: int
    url: str | None
    host: str | None
    galley_id: str
    attempts: int = 0
    crashes: int = 0
    title: str | None = None
    folders: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    has_note: bool = False
