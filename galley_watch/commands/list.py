"""``list`` (shell).

The links and how each fared, oldest first. The conditions given must all hold.
"""

from __future__ import annotations

import argparse
import dataclasses
import os
from typing import Any

from galley_watch import ledger_read
from galley_watch.clock import SystemClock
from galley_watch.commands.identify import host_named, name_in_drop_folder
from galley_watch.commands.output import print_json, print_line, say
from galley_watch.commands.sentences import offline_words
from galley_watch.commands.setup import settings_of
from galley_watch.db.reading import reading_or_empty
from galley_watch.ledger_read import JobRow
from galley_watch.printable import printable
from galley_watch.values.job import Status


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--status", metavar="S", choices=[status.value for status in Status], help=f"one of: {', '.join(Status)}")
    review_statuses = ledger_read.REVIEW_STATUSES
    parser.add_argument("--review", metavar="R", choices=review_statuses, help=f"only with a note that is {', '.join(review_statuses)}")
    parser.add_argument("--host", metavar="H", help="a name or address without its port")
    parser.add_argument("--file", metavar="FILE", help="only links that this drop file named")
    parser.add_argument("--json", action="store_true", help="one JSON object a link, one a line")


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    file = None if arguments.file is None else os.fsencode(name_in_drop_folder(settings, arguments.file))
    host = host_named(arguments.host)
    with reading_or_empty(settings.state_folder) as connection:
        offline = ledger_read.offline(connection)
        if offline is not None and not arguments.json:
            now_ms = SystemClock().now_ms()
            say(f"Offline: {offline_words(offline.since_ms, offline.looked_ms, offline.sentence, now_ms)}")
        for job in ledger_read.jobs(connection, arguments.status, host, file, review_status=arguments.review):
            if arguments.json:
                print_json(_as_json(job))
            else:
                _show(job, is_told=offline is not None and offline.explains(job.waiting_because))
    return 0


def _as_json(job: JobRow) -> dict[str, Any]:
    return {**dataclasses.asdict(job), "drop_file": None if job.drop_file is None else os.fsdecode(job.drop_file)}


def _show(job: JobRow, is_told: bool) -> None:
    """``is_told``: why it waits was said of all links and is not said of each."""
    what = printable(job.url or job.title or "a text")
    match job.status:
        case Status.FAILED:
            more = f"{job.error_code}: {printable(job.error or '')}"
        case Status.STAGED:
            note = _about_note(job)
            more = f"the same recipe as {job.joined_to}" + (f", {note}" if note else "") if job.joined_to else note
            more += _about_page(job)
        case Status.PENDING if (job.error or job.waiting_because) and not is_told:
            more = printable(job.waiting_because or job.error or "")
        case Status.CANCELLED:
            more = ""
        case _:
            more = f"next: {job.stage}" if job.status == Status.PENDING else job.stage
    if job.note_path is not None and job.status != Status.STAGED:
        more = f"{_about_note(job)}; its page is read once more ({more})"
    print_line(f"{job.id:>6}  {job.status:<10}  {what}" + (f"\n{'':20}{more}" if more else ""))


def _about_note(job: JobRow) -> str:
    """Its name, and what the person decided on it."""
    return printable(job.note_path or "") + (f" ({job.review_status})" if job.review_status not in (None, "pending") else "")


def _about_page(job: JobRow) -> str:
    """That a newer version of the page waits, and why it could not be read again."""
    newer = f"; the page changed since: `galley-watch diff {job.id}`" if job.newer_at is not None and job.newer_seen_at is None else ""
    return newer + (f"; the page could not be read again: {printable(job.read_again_error)}" if job.read_again_error else "")
