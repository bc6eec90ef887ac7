"""The links that have no note and why, grouped and cut to what a person reads (pure): what the page of failed links shows."""

from __future__ import annotations

from dataclasses import dataclass

UNREAD_FILE = "unread_file"
"""The code of drop files in which nothing could be read; other codes are those of links."""


@dataclass(frozen=True, slots=True)
class FailedLink:
    """``url`` is None for a text and a file that could not be read. ``name`` is its title, for want of both its file's, else "".

    ``moment_ms``: when it failed; where it waits, when it was saved.
    """

    url: str | None
    name: str
    sentence: str
    moment_ms: int


@dataclass(frozen=True, slots=True)
class FailedSite:
    """Links of one host, the latest first; None for texts and pages without an address. ``count`` includes those that are not listed."""

    host: str | None
    count: int
    links: tuple[FailedLink, ...]


@dataclass(frozen=True, slots=True)
class FailedGroup:
    """Links that failed with one ``code``, or with None those that are still tried; ``count`` includes those that are not listed."""

    code: str | None
    count: int
    sites: tuple[FailedSite, ...]
