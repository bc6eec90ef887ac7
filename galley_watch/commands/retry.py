"""``retry`` (shell).

Try failed links again: those named by number, or all that match. A page that is kept is read again, otherwise it is fetched again.
"""

from __future__ import annotations

import argparse

from galley_watch.commands.identify import host_named, job_numbers
from galley_watch.commands.orders import give_order
from galley_watch.commands.output import counted, print_json, print_line, say
from galley_watch.commands.setup import settings_of
from galley_watch.errors import AgentError, ErrorCode


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("ids", nargs="*", metavar="ID", help="the link's number as `galley-watch list` shows it, or a note's galley_id")
    parser.add_argument("--failed", action="store_true", help="all failed links")
    parser.add_argument("--host", metavar="H", help="only failed links of this host")
    parser.add_argument("--code", metavar="C", choices=[code.value for code in ErrorCode], help="only links that failed with this code")
    parser.add_argument("--json", action="store_true", help="one JSON object with the numbers of the links")


def run(arguments: argparse.Namespace) -> int:
    if not (arguments.ids or arguments.failed or arguments.host or arguments.code):
        advice = "Name links by their number, or use --failed, --host or --code."
        raise AgentError("wrong_usage", "Nothing says which links to try again.", advice, exit_status=2)
    settings = settings_of(arguments)
    ids = job_numbers(settings, arguments.ids)
    order = {"order": "retry", "ids": ids, "failed": arguments.failed, "host": host_named(arguments.host), "code": arguments.code}
    job_ids = give_order(settings, order)["job_ids"]
    if arguments.json:
        print_json({"job_ids": job_ids})
    else:
        print_line(f"{counted(len(job_ids), 'link is', 'links are')} tried again.")
    if len(job_ids) < len(ids):
        say("Not every link named has failed or was cancelled; the others are left as they are.")
        return 1
    return 0
