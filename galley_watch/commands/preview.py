"""What adding link files would bring (shell): counts by folder and host, what is known, how long fetching takes; changes nothing."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from galley_watch import ledger_read
from galley_watch.commands.output import print_line
from galley_watch.commands.sentences import duration_words
from galley_watch.db.reading import reading_or_empty
from galley_watch.hosts import estimated_seconds
from galley_watch.intake import intake_of
from galley_watch.intake.by_hand import unreadable
from galley_watch.printable import printable
from galley_watch.values.job import DropIntake, NewJob
from galley_watch.values.settings import Settings
from galley_watch.wording import counted

_SHOWN = 10
_NO_FOLDER = "(no folder)"


@dataclass(slots=True)
class Preview:
    """``most_new``: how many new links the file with the most of them holds. ``folders`` ("Food/Cakes") and ``hosts`` count all links."""

    links: int = 0
    known: int = 0
    refused: int = 0
    bad: int = 0
    most_new: int = 0
    estimated_seconds: float = 0.0
    folders: Counter[str] = field(default_factory=Counter)
    hosts: Counter[str] = field(default_factory=Counter)
    problems: list[dict[str, Any]] = field(default_factory=list)

    @property
    def new(self) -> int:
        return self.links - self.known

    def as_json(self) -> dict[str, Any]:
        return {
            "links": self.links,
            "new": self.new,
            "known": self.known,
            "refused": self.refused,
            "bad": self.bad,
            "folders": dict(self.folders.most_common()),
            "hosts": dict(self.hosts.most_common()),
            "estimated_seconds": round(self.estimated_seconds, 1),
            "problems": self.problems,
        }


def preview(settings: Settings, sources: list[tuple[str, str, bytes]]) -> Preview:
    """``sources``: how the person called each, its file name, and its bytes. The estimate counts what waits in the ledger already."""
    found = Preview()
    new_keys: set[str] = set()
    to_fetch: Counter[str] = Counter()
    for source, name, data in sources:
        intake = intake_of(name, data, None, settings)
        known = _known(settings, intake) | new_keys
        new = [job for job in intake.jobs if job.key not in known]
        new_keys |= {job.key for job in new}
        to_fetch.update(job.host for job in new if _is_fetched(job) and job.host)
        _count(found, source, intake, len(new))
    found.estimated_seconds = estimated_seconds(to_fetch + Counter(_waiting(settings)), settings.fetch) if to_fetch else 0.0
    return found


def show(found: Preview) -> None:
    left = [f"{found.refused} refused" if found.refused else "", f"{found.bad} not readable" if found.bad else ""]
    print_line(", ".join(filter(None, [f"{counted(found.links, 'link')}: {found.new} new", f"{found.known} known already", *left])))
    _show_most("Folders", found.folders)
    _show_most("Hosts", found.hosts)
    if found.estimated_seconds:
        print_line(f"Until all is fetched, with what waits already: {duration_words(found.estimated_seconds)}.")


def _show_most(heading: str, counts: Counter[str]) -> None:
    if counts and set(counts) != {_NO_FOLDER}:
        print_line(f"{heading}:")
        for name, count in counts.most_common(_SHOWN):
            print_line(f"  {count:>6}  {printable(name)}")
        if len(counts) > _SHOWN:
            print_line(
                f"  {sum(counts.values()) - sum(count for _, count in counts.most_common(_SHOWN)):>6}  in {len(counts) - _SHOWN} more"
            )


def _count(found: Preview, source: str, intake: DropIntake, new: int) -> None:
    found.links += len(intake.jobs)
    found.known += len(intake.jobs) - new
    found.refused += intake.refused
    found.bad += intake.bad or 0
    found.most_new = max(found.most_new, new)
    found.folders.update("/".join(job.folders) or _NO_FOLDER for job in intake.jobs)
    found.hosts.update(job.host for job in intake.jobs if job.host)
    found.problems += [{"source": source, "line": problem.line, "message": problem.message} for problem in intake.problems]
    if not intake.jobs and not intake.problems:
        found.problems.append({"source": source, "line": None, "message": intake.reason or "There is no link in it."})


def _is_fetched(job: NewJob) -> bool:
    return job.raw_text is None and job.page_html is None


def _known(settings: Settings, intake: DropIntake) -> set[str]:
    with reading_or_empty(settings.state_folder) as connection:
        return ledger_read.known_keys(connection, (job.key for job in intake.jobs))


def _waiting(settings: Settings) -> dict[str, int]:
    with reading_or_empty(settings.state_folder) as connection:
        return ledger_read.waiting_by_host(connection)


def read_source(name: str) -> bytes:
    """Raises ``AgentError``."""
    try:
        return Path(name).read_bytes()
    except OSError as error:
        raise unreadable(Path(name), error) from error
