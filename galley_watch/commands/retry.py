"""``retry`` (shell).

Try failed links again: those named by number, or all that match. A page that is kept is read again, otherwise it is fetched again.
Of a link that has its note the page is read once more: a newer version of it goes to the ledger, `galley-watch diff ID` shows what
changed, and the note stays as it is.
"""

from __future__ import annotations

import argparse

from galley_watch.commands.identify import host_named, job_numbers
from galley_watch.commands.orders import give_order
from galley_watch.commands.output import print_json, print_line, say
from galley_watch.commands.setup import settings_of
from galley_watch.errors import AgentError, ErrorCode
from galley_watch.wording import counted


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
    answer = give_order(settings, order)
    job_ids, read_again = answer["job_ids"], answer["read_again"]
    if arguments.json:
        print_json({"job_ids": job_ids, "read_again": read_again})
    else:
        _show(len(job_ids) - len(read_again), read_again)
    if len(job_ids) < len(ids):
        say("Not every link named has failed, was cancelled or has a note; the others are left as they are.")
        return 1
    return 0


def _show(tried: int, read_again: list[int]) -> None:
    if tried or not read_again:
        print_line(f"{counted(tried, 'link is', 'links are')} tried again.")
    if read_again:
        which = read_again[0] if len(read_again) == 1 else "ID"
        pages = counted(len(read_again), "page is", "pages are")
        print_line(f"{pages} read once more; `galley-watch diff {which}` shows what changed. Notes stay as they are.")
