"""``cancel`` (shell).

Take links that still wait, or are being worked on, out of the queue: those named by number, or all that one drop file brought.
A note that is written already stays. A cancelled link is not lost: `galley-watch retry ID` takes it up again.
"""

from __future__ import annotations

import argparse

from galley_watch.commands.identify import job_numbers, name_in_drop_folder
from galley_watch.commands.orders import give_order
from galley_watch.commands.output import print_json, print_line, say
from galley_watch.commands.setup import settings_of
from galley_watch.errors import AgentError
from galley_watch.wording import counted


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("ids", nargs="*", metavar="ID", help="the link's number as `galley-watch list` shows it, or a note's galley_id")
    parser.add_argument("--file", metavar="FILE", help="all links that this drop file brought")
    parser.add_argument("--json", action="store_true", help="one JSON object with the numbers of the links")


def run(arguments: argparse.Namespace) -> int:
    if not (arguments.ids or arguments.file):
        raise AgentError("wrong_usage", "Nothing says which links to cancel.", "Name links by their number, or use --file.", exit_status=2)
    settings = settings_of(arguments)
    ids = job_numbers(settings, arguments.ids)
    file = None if arguments.file is None else name_in_drop_folder(settings, arguments.file)
    job_ids = give_order(settings, {"order": "cancel", "ids": ids, "file": file})["job_ids"]
    if arguments.json:
        print_json({"job_ids": job_ids})
    else:
        print_line(f"{counted(len(job_ids), 'link is', 'links are')} cancelled.")
    if len(job_ids) < len(ids):
        say("Not every link named was waiting; the others are left as they are.")
        return 1
    return 0
