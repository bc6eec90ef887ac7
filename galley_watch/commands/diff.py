"""``diff`` (shell).

What you changed in a note, and what its page changed since the note was written. Changes no note. In the first part lines with "-" are
as galley-watch would write them now from what it read then, lines with "+" are the note's; in the second "-" is what the page said then
and "+" what it says now. `galley-watch retry ID` or `galley-watch add --again URL` reads a page once more. With --seen `status` and `list`
say no more that this newer version waits; it is kept.
"""

from __future__ import annotations

import argparse
import difflib
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from galley_watch import ledger_read
from galley_watch.commands.identify import job_numbers
from galley_watch.commands.orders import give_order
from galley_watch.commands.output import print_json, print_line, say
from galley_watch.commands.setup import settings_of
from galley_watch.db.reading import reading
from galley_watch.errors import AgentError
from galley_watch.ledger_read import ReadAgainRow
from galley_watch.note_layout import load_layout
from galley_watch.notes import render_note
from galley_watch.page_changes import PartChange, page_changes
from galley_watch.printable import printable
from galley_watch.values.staged import RESTORED_FROM_NOTE, StagedRecipe
from galley_watch.wording import minute_of, reason_of

_LONGEST_ON_ONE_LINE = 60


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", help="the link's number as `galley-watch list` shows it, or a note's galley_id")
    parser.add_argument("--seen", action="store_true", help="also: you have seen what the page changed, say no more that it did")
    parser.add_argument("--json", action="store_true", help="one JSON object with all texts")


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    [number] = job_numbers(settings, [arguments.id])
    with reading(settings.state_folder) as connection:
        found, again = ledger_read.staged_note(connection, number), ledger_read.read_again(connection, number)
    if found is None:
        raise AgentError("no_note_yet", f"Link {arguments.id} has no note.", "`galley-watch list` shows how it fares.")
    staged, path = found
    layout = load_layout(settings.review)
    written, note = render_note(staged, layout), _read(settings.review_folder / path)
    newer = again.newer if again else None
    changes = () if newer is None else page_changes(staged.read.recipe, newer.recipe)
    if arguments.json:
        page = _as_json(again, changes, None if newer is None else render_note(replace(staged, read=newer), layout))
        print_json({"note_path": path, "same": note == written, "ledger": written, "note": note, "page": page})
    else:
        _show_note(written, note, path)
        print_line()
        _show_page(staged, again, changes, arguments.id)
    if arguments.seen and newer is not None:
        give_order(settings, {"order": "seen", "ids": [number]})
    return 1 if note is None else 0


def _read(path: Path) -> str | None:
    """The note's text; None, and said, where it cannot be read."""
    try:
        return path.read_bytes().decode("utf-8", "replace")
    except OSError as error:
        say(f"The note {path} cannot be read ({reason_of(error)}).")
        return None


def _as_json(again: ReadAgainRow | None, changes: tuple[PartChange, ...], as_note: str | None) -> dict[str, Any]:
    return {
        "tried_at": again.tried_at if again else None,
        "error_code": again.error_code if again else None,
        "error": again.error if again else None,
        "newer_at": again.newer_at if again else None,
        "seen_at": again.seen_at if again else None,
        "changes": [{name: value for name, value in asdict(change).items() if name != "is_list"} for change in changes],
        "newer": as_note,
    }


def _show_note(written: str, note: str | None, path: str) -> None:
    print_line(f"== What you changed in {printable(path)}")
    if note is None:
        print_line("The note is not there to be looked at.")
    elif note == written:
        print_line("Nothing.")
    else:
        for line in difflib.unified_diff(written.splitlines(), note.splitlines(), "as written", path, lineterm=""):
            print_line(printable(line))


def _show_page(staged: StagedRecipe, again: ReadAgainRow | None, changes: tuple[PartChange, ...], word: str) -> None:
    print_line("== What the page changed since the note was written")
    if again is None:
        print_line(f"Not known: it was not read again. `galley-watch retry {printable(word)}` does that.")
        return
    if again.error is not None:
        print_line(f"It could not be read on {minute_of(again.tried_at)} ({again.error_code}): {printable(again.error)}")
    if again.newer_at is not None:
        if RESTORED_FROM_NOTE in staged.read.confidence.flags:
            print_line("What it said then was lost with an earlier ledger, so all that it says now is shown.")
        print_line(f"As read on {minute_of(again.newer_at)}:")
        for change in changes:
            for line in _lines(change):
                print_line(printable(line))
    elif again.error is None:
        print_line(f"Nothing: on {minute_of(again.tried_at)} it said the same.")


def _lines(change: PartChange) -> Iterator[str]:
    if change.is_list or max(map(len, (*change.before, *change.after)), default=0) > _LONGEST_ON_ONE_LINE:
        yield f"{change.part}:"
        yield from (f"  - {line}" for line in change.before)
        yield from (f"  + {line}" for line in change.after)
    else:
        yield f"{change.part}: {', '.join(change.before) or 'none'} → {', '.join(change.after) or 'none'}"
