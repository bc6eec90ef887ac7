"""The bytes of one drop file → all that it gives, ready to be enqueued in one transaction (pure)."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from dataclasses import replace

from galley_watch import addresses, urls
from galley_watch.errors import LinkError
from galley_watch.links import read_drop_file
from galley_watch.values.intake import FileKind, FileLook, FoundLink, Problem, Reading
from galley_watch.values.job import DropIntake, NewJob
from galley_watch.values.settings import Settings

_OUTSIDE = "It lies in none of the bookmark folders that `only_folders` names."


def intake_of(relative_path: str, data: bytes, look: FileLook | None, settings: Settings) -> DropIntake:
    """What a drop file gives: jobs for its links, its text or its page, and a problem with line and reason for each entry not taken.

    ``relative_path`` is below the drop folder, as ``os.fsdecode`` gives it. Without a ``look`` the file was given by hand, and no
    record of a drop file is made of it. Never raises: what cannot be read has kind ``error`` and a reason. A password in a link gets
    into none of it, only a raw text or a saved page stays as it is.
    """
    found = _found(relative_path, data, look, settings)
    return replace(
        found,
        jobs=tuple(replace(job, title=_without_credentials(job.title)) for job in found.jobs),
        problems=tuple(replace(problem, message=urls.without_credentials(problem.message)) for problem in found.problems),
        reason=_without_credentials(found.reason),
    )


def _without_credentials(text: str | None) -> str | None:
    """Titles are often the address itself, and a reason may quote it."""
    return None if text is None else urls.without_credentials(text)


def _found(relative_path: str, data: bytes, look: FileLook | None, settings: Settings) -> DropIntake:
    reading = read_drop_file(relative_path, data)
    found = DropIntake(
        path=None if look is None else os.fsencode(relative_path),
        look=look,
        content_hash=hashlib.sha256(data).digest(),
        kind=reading.kind,
        problems=reading.problems,
        reason=reading.reason,
    )
    if reading.page_html is not None:
        return replace(found, jobs=(_page_job(reading, reading.page_html),))
    if reading.kind is FileKind.RAW_TEXT and reading.raw_text is not None:
        return replace(found, jobs=(_text_job(reading, reading.raw_text, relative_path),))
    if reading.kind is FileKind.LINKS:
        return _with_links(found, reading.links, settings)
    return found


def _with_links(found: DropIntake, links: tuple[FoundLink, ...], settings: Settings) -> DropIntake:
    jobs: dict[str, NewJob] = {}
    problems = list(found.problems)
    refused = 0
    # A file without any folders is no bookmark export, and choosing among folders is not meant for it.
    only_folders = _wanted(settings) if any(link.folders for link in links) else ()
    for link in links:
        try:
            job = _link_job(link)
        except LinkError as error:
            problems.append(Problem(link.line, error.sentence))
            continue
        refusal = _refusal(link, job, only_folders, settings)
        if refusal is None:
            jobs.setdefault(job.key, job)
        else:
            problems.append(Problem(link.line, refusal))
            refused += 1
    return replace(found, jobs=tuple(jobs.values()), problems=tuple(problems), refused=refused)


def _link_job(link: FoundLink) -> NewJob:
    """Raises ``LinkError(bad_url)``."""
    key = urls.link_key(link.url)
    url = urls.fetchable(link.url)
    return NewJob(key, urls.galley_id(key), url, urls.host_of(link.url), title=link.title, folders=link.folders, tags=link.tags)


def _refusal(link: FoundLink, job: NewJob, only_folders: tuple[tuple[str, ...], ...], settings: Settings) -> str | None:
    host = job.host or ""
    if only_folders and not any(_holds(link.folders, wanted) for wanted in only_folders):
        return _OUTSIDE
    if any(_is_at(host, skipped) for skipped in settings.intake.skip_hosts):
        return f"{host} is among the `skip_hosts`."
    return addresses.refusal(host, settings.fetch.allow_private)


def _wanted(settings: Settings) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(_folded(entry.strip("/").split("/"))) for entry in settings.intake.only_folders)


def _folded(names: Iterator[str] | list[str] | tuple[str, ...]) -> list[str]:
    return [name.strip().casefold() for name in names]


def _holds(folders: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    """Do the folders pass through ``wanted``, one name or several in a row ("Food/Cakes")?"""
    names = tuple(_folded(folders))
    return any(names[start : start + len(wanted)] == wanted for start in range(len(names) - len(wanted) + 1))


def _is_at(host: str, skipped: str) -> bool:
    """Is it that host, or one below it?"""
    name = skipped.strip().lower().removeprefix("*.").strip(".")
    return bool(name) and (host == name or host.endswith("." + name))


def _source(reading: Reading) -> tuple[FoundLink | None, str | None]:
    """Where a text or page comes from, and that address without credentials; None where it names none that can be kept."""
    link = reading.links[0] if reading.links else None
    try:
        return link, urls.fetchable(link.url) if link else None
    except LinkError:
        return link, None


def _text_job(reading: Reading, text: str, relative_path: str) -> NewJob:
    link, url = _source(reading)
    key = urls.text_key(text)
    tags = link.tags if link else tuple(relative_path.split("/")[:-1])
    return NewJob(key, urls.galley_id(key), url, raw_text=text, title=link.title if link else None, tags=tags)


def _page_job(reading: Reading, html: bytes) -> NewJob:
    """A saved page is the same link as its address, so that it can take the place of a job that the site refused."""
    link, url = _source(reading)
    key = urls.link_key(url) if url else "page:" + hashlib.sha256(html).hexdigest()
    job = NewJob(key, urls.galley_id(key), url, urls.host_of(url) if url else None, page_html=html)
    return replace(job, title=link.title, folders=link.folders, tags=link.tags) if link else job
