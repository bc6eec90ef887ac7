"""What one file in the drop folder is and holds (pure)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class FileKind(StrEnum):
    LINKS = "links"
    RAW_TEXT = "raw_text"
    IGNORE = "ignore"
    ERROR = "error"


@dataclass(frozen=True, slots=True)
class FileLook:
    """One look at a file: equal looks mean that nothing wrote to it in between."""

    size: int
    mtime_ns: int
    ctime_ns: int
    inode: int


@dataclass(frozen=True, slots=True)
class KnownFile:
    """What the ledger remembers of a drop file: its look when it was read (None where that is unknown), and the hash of its bytes."""

    look: FileLook | None
    content_hash: bytes


@dataclass(frozen=True, slots=True)
class FoundLink:
    """A link as the file states it: ``url`` verbatim. ``folders`` run from the outermost inwards."""

    url: str
    title: str | None = None
    folders: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Problem:
    """One entry that could not be taken; ``line`` counts from 1, None where lines mean nothing."""

    line: int | None
    message: str


@dataclass(frozen=True, slots=True)
class Reading:
    """What one drop file holds.

    ``links`` in order of appearance without exact duplicates. For ``raw_text`` the text is the payload and a
    link, if any, only its source. ``page_html`` is set for a page saved from the browser: the payload is that
    HTML and ``links`` holds its address when known. ``title`` and ``tags`` are those of a text or page that
    names no link to carry them. ``reason`` says why a file is ignored or an error. Of very many ``problems`` not all
    are listed: ``unlisted`` counts the others.
    """

    kind: FileKind
    links: tuple[FoundLink, ...] = ()
    raw_text: str | None = None
    page_html: bytes | None = None
    problems: tuple[Problem, ...] = ()
    reason: str | None = None
    title: str | None = None
    tags: tuple[str, ...] = ()
    unlisted: int = 0
