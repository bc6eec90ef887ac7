"""Collects the links of one file (pure): only http and https, each once, in order, with what could not be taken."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from galley_watch.values.intake import FileKind, FoundLink, Problem, Reading

MAX_PROBLEMS = 1_000
MAX_TAGS = 100

# Credentials, a host that does not end in a dot alone, a port, then the end of the authority.
_HTTP = re.compile(
    r"https?://(?:[^\s/?#@\\]*@)?(?:\[[0-9A-Fa-f:.]+\]|[^\s/?#@:\\\[\]<>\"^`{|}\x00-\x1f\x7f]*[^\s/?#@:\\\[\]<>\"^`{|}.\x00-\x1f\x7f]\.?)(?::\d*)?(?=[/?#\\]|\Z)",
    re.I,
)
_UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f\u200b\u200e\u200f\ufeff\ud800-\udfff]")
_CONTROL = re.compile("[\x00-\x1f\x7f\ud800-\udfff]")
_SCHEME = re.compile(r"\s*([A-Za-z][A-Za-z0-9+.-]{1,30}):")


def is_web_address(url: str) -> bool:
    """Is it an http(s) address with a host? Whether it may be fetched is asked later."""
    return _HTTP.match(url) is not None and (url.isprintable() or _CONTROL.search(url) is None)


def refusal_of(url: str) -> str:
    """Why this is not taken, in words."""
    if not url.strip():
        return "The entry has no address."
    scheme = _SCHEME.match(url)
    if scheme and scheme[1].lower() not in ("http", "https"):
        return f"{scheme[1].lower()}: addresses are not taken; only http and https are."
    if url.startswith(("\\\\", "//")):
        return "Addresses of shared folders are not taken; only http and https are."
    if "@" in url:
        return "This is not a web address. It is not repeated here: it may hold a password."
    shown = url if len(url) <= 100 else url[:97] + "…"
    return f"This is not a web address: {shown!r}."


def clean_text(text: str | None) -> str | None:
    """A title or tag: trimmed, without control and invisible characters; None where nothing is left."""
    if text is None:
        return None
    if not text.isprintable():  # of a hundred thousand titles hardly one
        text = _UNSEEN.sub("", text)
    return text.strip() or None


def clean_tags(tags: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(t for tag in tags if (t := clean_text(tag))))


def more_tags(known: tuple[str, ...], tags: tuple[str, ...]) -> tuple[str, ...]:
    """The tags that are not known yet; none where ``MAX_TAGS`` are: a file may name one link ten thousand times, each time with another."""
    if not tags or len(known) >= MAX_TAGS:
        return ()
    return tuple(tag for tag in dict.fromkeys(tags) if tag not in known)


def checked(
    url: str, title: str | None = None, folders: tuple[str, ...] = (), tags: tuple[str, ...] = (), line: int | None = None
) -> FoundLink | Problem:
    """One entry as a link, or why it is none. A title that only repeats the address is none."""
    if not is_web_address(url):
        return Problem(line, refusal_of(url))
    title = clean_text(title)
    return FoundLink(url, None if title == url else title, folders, tags, line)


class LinkGatherer:
    """Filled while one file is read, then made into its ``Reading``. An address seen again only adds its tags (and a missing title).

    Of more than ``MAX_PROBLEMS`` problems the others are only counted, in ``unlisted``.
    """

    def __init__(self) -> None:
        self._links: dict[str, FoundLink] = {}
        self._problems: list[Problem] = []
        self.unlisted = 0

    def __len__(self) -> int:
        return len(self._links)

    def add(
        self,
        url: str,
        title: str | None = None,
        folders: tuple[str, ...] = (),
        tags: tuple[str, ...] = (),
        line: int | None = None,
    ) -> bool:
        """Take one entry; False (and a problem noted) where it is no web address."""
        return self.take(checked(url, title, folders, tags, line))

    def take(self, entry: FoundLink | Problem) -> bool:
        """``add`` for an entry that was ``checked``."""
        if isinstance(entry, Problem):
            self.problem(entry.line, entry.message)
            return False
        known = self._links.setdefault(entry.url, entry)
        more = () if known is entry else more_tags(known.tags, entry.tags)
        if more or (entry.title and not known.title):
            self._links[entry.url] = replace(known, title=known.title or entry.title, tags=known.tags + more)
        return True

    def problem(self, line: int | None, message: str) -> None:
        if len(self._problems) < MAX_PROBLEMS:
            self._problems.append(Problem(line, message))
        else:
            self.unlisted += 1

    @property
    def links(self) -> tuple[FoundLink, ...]:
        return tuple(self._links.values())

    @property
    def problems(self) -> tuple[Problem, ...]:
        return tuple(self._problems)

    def reading(self, nothing: str = "The file holds no http or https link.") -> Reading:
        """Links where there are some, else an error that says ``nothing``."""
        if self._links:
            return Reading(FileKind.LINKS, links=self.links, problems=self.problems, unlisted=self.unlisted)
        reason = self._problems[0].message if len(self._problems) == 1 else nothing
        return Reading(FileKind.ERROR, problems=self.problems, unlisted=self.unlisted, reason=reason)


def gathered(entries: Iterable[FoundLink | Problem]) -> Reading:
    """The reading of a file that holds these, one after another."""
    gatherer = LinkGatherer()
    for entry in entries:
        gatherer.take(entry)
    return gatherer.reading()
