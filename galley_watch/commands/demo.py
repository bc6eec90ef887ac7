"""``demo`` (shell).

Watch the whole path without a network: sample pages are served on this machine only, links to them are dropped in every form, and the
agent makes notes of them. One page hangs and one is broken, on purpose. Everything lies in a new folder, which is kept.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

from galley_watch.agent import Agent, Observer
from galley_watch.commands.demo_site import DemoSite, drop_links
from galley_watch.commands.output import print_json, print_line
from galley_watch.commands.progress import progress_shown
from galley_watch.commands.sentences import summary_words
from galley_watch.config import prepare_folders
from galley_watch.errors import WHAT_TO_DO
from galley_watch.printable import printable
from galley_watch.values.event import Event, StepSettled, Summary
from galley_watch.values.outcome import Failed, NoteWritten
from galley_watch.values.settings import FetchSettings, IntakeSettings, Settings

# Short waits, so that the page that hangs is given up within seconds.
_INTAKE = IntakeSettings(settle_seconds=0.1)
_FETCH = FetchSettings(deadline_seconds=1.5, per_host_seconds=0.05, max_attempts=1, allow_private=("127.0.0.1",))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--strict", action="store_true", help="exit status 1 because links failed (two are meant to)")
    parser.add_argument("--json", action="store_true", help="one JSON object with the counts, notes, failures and folders")


class _Witness:
    """Passes events on and keeps what the closing report is about."""

    def __init__(self, observer: Observer) -> None:
        self.wants_counts = observer.wants_counts
        self.notes: list[str] = []
        self.failures: list[dict[str, Any]] = []
        self._observer = observer

    def happened(self, event: Event) -> None:
        match event:
            case StepSettled(_, NoteWritten(path)):
                self.notes.append(path)
            case StepSettled(claim, Failed(code, sentence)):
                self.failures.append({"url": claim.url, "code": code.value, "sentence": sentence, "advice": WHAT_TO_DO[code]})
            case _:
                pass
        self._observer.happened(event)


def run(arguments: argparse.Namespace) -> int:
    base = Path(tempfile.mkdtemp(prefix="galley-watch-demo-")).resolve()
    settings = Settings(base / "Drop", base / "Review", base / "State", intake=_INTAKE, fetch=_FETCH)
    prepare_folders(settings)
    with progress_shown() as progress, DemoSite() as site:
        witness = _Witness(progress)
        dropped = drop_links(settings.drop_folder, site.address)
        where = f"Sample pages at {site.address}, links to them in {printable(str(settings.drop_folder))}"
        print(where, file=sys.stderr, flush=True)
        summary = asyncio.run(Agent(settings, witness).run(once=True))
    if arguments.json:
        print_json(_as_json(settings, summary, witness))
    else:
        _report(settings, summary, witness, dropped)
    return 1 if arguments.strict and summary.failed else 0


def _as_json(settings: Settings, summary: Summary, witness: _Witness) -> dict[str, Any]:
    return {
        "staged": summary.staged,
        "failed": summary.failed,
        "waiting_later": summary.waiting_later,
        "notes": [str(settings.review_folder / path) for path in witness.notes],
        "failures": witness.failures,
        **{name: str(getattr(settings, name)) for name in ("drop_folder", "review_folder", "state_folder")},
    }


def _report(settings: Settings, summary: Summary, witness: _Witness, dropped: list[str]) -> None:
    if witness.notes:
        path = settings.review_folder / min(witness.notes)
        print_line(f"\nOne of the notes, {printable(path.name)}:\n")
        for text in path.read_text("utf-8").splitlines():
            print_line(f"    {printable(text)}".rstrip())
    print_line(f"\n{summary_words(summary)}")
    for failure in witness.failures:
        print_line(f"  {printable(failure['url'] or 'a text')}")
        print_line(f"    {failure['code']}: {printable(failure['sentence'])} {failure['advice']}")
    print_line("\nWhere everything is:")
    print_line(f"  links dropped  {printable(str(settings.drop_folder))}  ({', '.join(dropped)})")
    print_line(f"  notes          {printable(str(settings.review_folder))}")
    print_line(f"  ledger         {printable(str(settings.state_folder))}")
    print_line("\nThe real thing: `galley-watch run`, then save a link into the drop folder that it names.")
