"""The bytes of one drop file → all that it gives, ready to be enqueued in one transaction (pure)."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain

from galley_watch import addresses, urls
from galley_watch.errors import LinkError
from galley_watch.links import more_tags, read_in_turn
from galley_watch.values.intake import FileKind, FileLook, FoundLink, Problem, Reading
from galley_watch.values.job import DropIntake, NewJob
from galley_watch.values.settings import Settings

MOST_PROBLEMS = 1_000
"""So many entries that were not taken are listed, the others counted: an export may hold a hundred thousand of them."""

_OUTSIDE = "It lies in none of the bookmark folders that `only_folders` names."


def intake_of(relative_path: str, data: bytes, look: FileLook | None, settings: Settings) -> DropIntake:
    """What a drop file gives: jobs for its links, its text or its page, and a problem with line and reason for each entry not taken.

    ``relative_path`` is below the drop folder, as ``os.fsdecode`` gives it. Without a ``look`` the file was given by hand, and no
    record of a drop file is made of it. Never raises: what cannot be read has kind ``error`` and a reason. A password in a link gets
    into none of it, only a raw text or a saved page stays as it is.
    """
    content = FileContent(relative_path, data, look, settings)
    jobs: dict[str, NewJob] = {}
    for job in content.jobs():
        known = jobs.setdefault(job.key, job)
        if known is not job:
            jobs[job.key] = with_more(known, job)
    return content.intake(tuple(jobs.values()))


class FileContent:
    """One drop file, read. ``jobs`` gives what it holds one by one, so that nobody needs to have all of a large export at once;
    ``intake`` the account of it once they were all given."""

    def __init__(self, relative_path: str, data: bytes, look: FileLook | None, settings: Settings) -> None:
        self._relative_path = relative_path
        self._look = look
        self._settings = settings
        self._read = read_in_turn(relative_path, data)
        self._reading = self._read.reading
        self._hash = hashlib.sha256(data).digest()
        self._problems = list(self._reading.problems[:MOST_PROBLEMS])
        self._bad = len(self._reading.problems) + self._reading.unlisted
        self._refused = 0

    def jobs(self) -> Iterator[NewJob]:
        """Every job; again where the file names it again with a title or tags that it had not before. To be gone through once."""
        told: dict[str, tuple[bool, tuple[str, ...]]] = {}
        for job in self._found():
            before = told.get(job.key)
            if before is None:
                told[job.key] = (bool(job.title), job.tags)
            else:
                is_titled, tags = before
                more = more_tags(tags, job.tags)
                if not more and (is_titled or not job.title):
                    continue
                told[job.key] = (is_titled or bool(job.title), tags + more)
            yield replace(job, title=_without_credentials(job.title)) if job.title and "@" in job.title else job

    def intake(self, jobs: tuple[NewJob, ...] = ()) -> DropIntake:
        """The account of the file, with ``jobs`` for its jobs."""
        unlisted = self._bad + self._refused - len(self._problems)
        more = (Problem(None, f"{unlisted:,} more entries were not taken."),) if unlisted else ()
        problems = (Problem(problem.line, urls.without_credentials(problem.message)) for problem in self._problems)
        return DropIntake(
            path=None if self._look is None else os.fsencode(self._relative_path),
            look=self._look,
            content_hash=self._hash,
            kind=self._reading.kind,
            jobs=jobs,
            refused=self._refused,
            problems=(*problems, *more),
            reason=_without_credentials(self._reading.reason),
            bad=self._bad,
        )

    def _found(self) -> Iterator[NewJob]:
        reading = self._reading
        if reading.page_html is not None:
            yield _page_job(reading, reading.page_html)
        elif reading.kind is FileKind.RAW_TEXT and reading.raw_text is not None:
            yield _text_job(reading, reading.raw_text)
        elif reading.kind is FileKind.LINKS:
            yield from self._link_jobs(reading.links if self._read.entries is None else self._read.entries)

    def _link_jobs(self, entries: Iterable[FoundLink | Problem]) -> Iterator[NewJob]:
        chosen, entries = self._choosing(entries)
        for link in entries:
            if isinstance(link, Problem):
                self._bad += 1
                self._list(link.line, link.message)
                continue
            try:
                job = _link_job(link)
            except LinkError as error:
                self._bad += 1
                self._list(link.line, error.sentence)
                continue
            refusal = chosen.refusal(link.folders, job.host or "")
            if refusal is None:
                yield job
            else:
                self._refused += 1
                self._list(link.line, refusal)

    def _choosing(self, entries: Iterable[FoundLink | Problem]) -> tuple[_Choice, Iterable[FoundLink | Problem]]:
        """A file without any folders is no bookmark export, and choosing among folders is not meant for it: looked for up to the first."""
        if not self._settings.intake.only_folders:
            return _Choice(self._settings, has_folders=False), entries
        following = iter(entries)
        first: list[FoundLink | Problem] = []
        for entry in following:
            first.append(entry)
            if isinstance(entry, FoundLink) and entry.folders:
                return _Choice(self._settings, has_folders=True), chain(first, following)
        return _Choice(self._settings, has_folders=False), first

    def _list(self, line: int | None, reason: str) -> None:
        if len(self._problems) < MOST_PROBLEMS:
            self._problems.append(Problem(line, reason))


def with_more(job: NewJob, again: NewJob) -> NewJob:
    """The job, with the title that it lacked and the tags that it had not, of the same link named once more."""
    return replace(job, title=job.title or again.title, tags=tuple(dict.fromkeys((*job.tags, *again.tags))))


def _without_credentials(text: str | None) -> str | None:
    """Titles are often the address itself, and a reason may quote it."""
    return None if text is None else urls.without_credentials(text)


def _link_job(link: FoundLink) -> NewJob:
    """Raises ``LinkError(bad_url)``."""
    names = urls.names_of(link.url)
    return NewJob(names.key, urls.galley_id(names.key), names.url, names.host, None, None, link.title, link.folders, link.tags)


class _Choice:
    """Which links of one file are wanted; asked once for each folder and each host."""

    def __init__(self, settings: Settings, has_folders: bool) -> None:
        self._settings = settings
        wanted = settings.intake.only_folders if has_folders else ()
        self._only_folders = tuple(tuple(_folded(entry.strip("/").split("/"))) for entry in wanted)
        self._folders: dict[tuple[str, ...], str | None] = {}
        self._hosts: dict[str, str | None] = {}

    def refusal(self, folders: tuple[str, ...], host: str) -> str | None:
        if folders not in self._folders:
            self._folders[folders] = self._refusal_of_folders(folders)
        if host not in self._hosts:
            self._hosts[host] = self._refusal_of_host(host)
        return self._folders[folders] or self._hosts[host]

    def _refusal_of_folders(self, folders: tuple[str, ...]) -> str | None:
        wanted = not self._only_folders or any(_holds(folders, wanted) for wanted in self._only_folders)
        return None if wanted else _OUTSIDE

    def _refusal_of_host(self, host: str) -> str | None:
        intake = self._settings.intake
        if any(_is_at(host, skipped) for skipped in intake.skip_hosts):
            return f"{host} is among the `skip_hosts`."
        if intake.only_hosts and not any(_is_at(host, wanted) for wanted in intake.only_hosts):
            return f"{host} is not among the `only_hosts`."
        return addresses.refusal(host, self._settings.fetch.allow_private)


def _folded(names: list[str] | tuple[str, ...]) -> list[str]:
    return [name.strip().casefold() for name in names]


def _holds(folders: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    """Do the folders pass through ``wanted``, one name or several in a row ("Food/Cakes")?"""
    names = tuple(_folded(folders))
    return any(names[start : start + len(wanted)] == wanted for start in range(len(names) - len(wanted) + 1))


def _is_at(host: str, named: str) -> bool:
    """Is it that host, or one below it?"""
    name = named.strip().lower().removeprefix("*.").strip(".")
    return bool(name) and (host == name or host.endswith("." + name))


def _source(reading: Reading) -> tuple[FoundLink | None, str | None]:
    """Where a text or page comes from, and that address without credentials; None where it names none that can be kept."""
    link = reading.links[0] if reading.links else None
    try:
        return link, urls.fetchable(link.url) if link else None
    except LinkError:
        return link, None


def _text_job(reading: Reading, text: str) -> NewJob:
    link, url = _source(reading)
    key = urls.text_key(text)
    return _labelled(NewJob(key, urls.galley_id(key), url, raw_text=text), link, reading)


def _page_job(reading: Reading, html: bytes) -> NewJob:
    """A saved page is the same link as its address, so that it can take the place of a job that the site refused."""
    link, url = _source(reading)
    key = urls.link_key(url) if url else "page:" + hashlib.sha256(html).hexdigest()
    return _labelled(NewJob(key, urls.galley_id(key), url, urls.host_of(url) if url else None, page_html=html), link, reading)


def _labelled(job: NewJob, link: FoundLink | None, reading: Reading) -> NewJob:
    """With the title, folders and tags of its source, else those of the file itself."""
    if link is None:
        return replace(job, title=reading.title, tags=reading.tags)
    return replace(job, title=link.title or reading.title, folders=link.folders, tags=link.tags)
