"""Inside the process that reads one large drop file (shell): the file on standard input, frames on standard output.

Started by ``large_file`` as ``python -m galley_watch.intake.child`` with one argument, the request as JSON.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from galley_watch.intake import frames
from galley_watch.intake.content import FileContent
from galley_watch.links import MAX_FILE_BYTES
from galley_watch.values.job import NewJob
from galley_watch.values.settings import FetchSettings, IntakeSettings, Settings


def main(request: str) -> None:
    wanted = json.loads(request)
    gc.disable()  # it reads one file and ends; looking for cycles among its links costs a third of the time
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with os.fdopen(os.dup(sys.stdin.fileno()), "rb") as file:
        data = file.read(MAX_FILE_BYTES + 1)
    content = FileContent(wanted["path"], data, None, _settings(wanted))
    del data
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as out:
        out.write(frames.account_frame(content.intake(), frames.OPENING))
        out.flush()
        for portion in _portions(content.jobs()):
            for job in portion:
                if job.page_html is not None:
                    out.write(frames.frame(frames.PAGE, job.page_html))
            out.write(frames.jobs_frame([replace(job, page_html=None) if job.page_html is not None else job for job in portion]))
            out.flush()
        out.write(frames.account_frame(content.intake()))


def _portions(jobs: Iterator[NewJob]) -> Iterator[list[NewJob]]:
    portion: list[NewJob] = []
    for job in jobs:
        portion.append(job)
        if len(portion) == frames.JOBS_A_FRAME:
            yield portion
            portion = []
    if portion:
        yield portion


def _settings(wanted: dict[str, list[str] | bool]) -> Settings:
    """Those that reading asks for; no folder is touched here."""
    private = wanted["allow_private"]
    nowhere = Path("/nowhere")
    return Settings(
        nowhere,
        nowhere,
        nowhere,
        intake=IntakeSettings(**{name: tuple(wanted[name]) for name in ("only_folders", "skip_hosts", "only_hosts")}),  # type: ignore[arg-type] # lists of texts
        fetch=FetchSettings(allow_private=private if isinstance(private, bool) else tuple(private)),
    )


if __name__ == "__main__":
    main(sys.argv[1])
