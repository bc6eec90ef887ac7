"""``diff`` (shell).

What differs between a note as it lies there and the note as it would be written from the ledger now: your edits, and what a newer
reading of the page would change. Changes nothing. Lines with "-" are the ledger's, lines with "+" the note's.
"""

from __future__ import annotations

import argparse
import difflib
from pathlib import Path

from galley_watch import ledger_read
from galley_watch.commands.identify import job_numbers
from galley_watch.commands.output import print_json, print_line, printable
from galley_watch.commands.setup import settings_of
from galley_watch.db.reading import reading
from galley_watch.errors import AgentError
from galley_watch.note_layout import load_layout
from galley_watch.notes import render_note


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", help="the link's number as `galley-watch list` shows it, or a note's galley_id")
    parser.add_argument("--json", action="store_true", help="one JSON object with both texts")


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    [number] = job_numbers(settings, [arguments.id])
    with reading(settings.state_folder) as connection:
        found = ledger_read.staged_note(connection, number)
    if found is None:
        raise AgentError("no_note_yet", f"Link {arguments.id} has no note.", "`galley-watch list` shows how it fares.")
    staged, path = found
    ledger, note = render_note(staged, load_layout(settings.review)), _read(settings.review_folder / path)
    if arguments.json:
        print_json({"note_path": path, "same": note == ledger, "ledger": ledger, "note": note})
    else:
        for line in difflib.unified_diff(ledger.splitlines(), note.splitlines(), "ledger", path, lineterm=""):
            print_line(printable(line))
    return 0


def _read(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8", "replace")
    except OSError as error:
        raise AgentError("unreadable_note", f"The note {path} cannot be read ({(error.strerror or 'the disk refused').lower()}).") from None
