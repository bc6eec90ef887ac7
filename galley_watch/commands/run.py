"""``run`` (shell).

Watch the drop folder and turn what is saved there into recipes: a Markdown note each in the review folder. Runs until it is stopped
(Ctrl-C); with --once it takes what is there, works until nothing is due within a minute, and ends.
"""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import logging

from galley_watch import __version__
from galley_watch.agent import Agent
from galley_watch.commands.folders import folders_made
from galley_watch.commands.output import print_json, print_line, say
from galley_watch.commands.progress import LogLines, progress_shown
from galley_watch.commands.sentences import summary_words
from galley_watch.commands.setup import settings_of
from galley_watch.config import without_effect
from galley_watch.printable import printable
from galley_watch.values.event import Summary
from galley_watch.values.settings import Settings

log = logging.getLogger(__name__)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--once", action="store_true", help="take what is there, work until nothing is due within a minute, end")
    parser.add_argument("--strict", action="store_true", help="exit status 1 where a link failed")
    parser.add_argument("--json", action="store_true", help="at the end one JSON object with the counts")


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    if (sentence := without_effect(settings)) is not None:
        say(sentence)
    made = folders_made(settings)
    where = [*where_things_are(settings), *(f"Made              {printable(str(folder))}" for folder in made)]
    with progress_shown() as progress:
        if isinstance(progress, LogLines):
            log.info("galley-watch %s starts.", __version__)
        for text in where:
            progress.above(text)
        summary = asyncio.run(Agent(settings, progress).run(arguments.once))
    return finish(summary, arguments)


def finish(summary: Summary, arguments: argparse.Namespace) -> int:
    if arguments.json:
        print_json(dataclasses.asdict(summary))
    else:
        print_line(summary_words(summary))
    return 1 if arguments.strict and summary.failed else 0


def where_things_are(settings: Settings) -> list[str]:
    """One line a folder, for a person who never wrote a configuration."""
    config = str(settings.config_file) if settings.config_file else "none, the defaults are used (`galley-watch init` writes one)"
    return [
        f"Save links into   {printable(str(settings.drop_folder))}",
        f"Notes appear in   {printable(str(settings.review_folder))}",
        f"Ledger            {printable(str(settings.state_folder))}",
        f"Configuration     {printable(config)}",
    ]
