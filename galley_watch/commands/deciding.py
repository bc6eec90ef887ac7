"""What ``approve``, ``reject`` and ``reopen`` share (shell): links by number or ``galley_id``, one order, and what became of each."""

from __future__ import annotations

import argparse

from galley_watch.commands.identify import job_numbers
from galley_watch.commands.orders import give_order
from galley_watch.commands.output import print_json, print_line, say
from galley_watch.commands.setup import settings_of
from galley_watch.wording import counted


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("ids", nargs="+", metavar="ID", help="the link's number as `galley-watch list` shows it, or a note's galley_id")
    parser.add_argument("--json", action="store_true", help="one JSON object with the numbers of the links")


def decide(arguments: argparse.Namespace, order: str, outcome: str) -> int:
    """Exit status 1 where one of the notes was left as it is; what hinders is said for each."""
    settings = settings_of(arguments)
    answer = give_order(settings, {"order": order, "ids": job_numbers(settings, arguments.ids)})
    if arguments.json:
        print_json(answer)
    else:
        print_line(f"{counted(len(answer['job_ids']), 'recipe is', 'recipes are')} {outcome}.")
    for problem in answer["problems"]:
        say(f"{problem['id']}: {problem['sentence']}")
    return 1 if answer["problems"] else 0
