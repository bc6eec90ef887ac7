"""``links`` (shell).

Show what a file would give if it lay in the drop folder: its links, a recipe's text, or why it is left alone. Changes nothing.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from galley_watch.commands.files import NamedFileError, read_named_file
from galley_watch.commands.output import print_json, print_line, say
from galley_watch.errors import AgentError
from galley_watch.links import read_drop_file, skip_reason
from galley_watch.printable import printable
from galley_watch.values.intake import FileKind, Problem, Reading
from galley_watch.wording import counted


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help="a link file (.url, .txt, bookmarks as HTML)")
    parser.add_argument("--root", metavar="FOLDER", help="the drop folder that the files lie in (default: each file's own folder)")
    parser.add_argument("--json", action="store_true", help="one JSON object a file, one a line")


def run(arguments: argparse.Namespace) -> int:
    failed = False
    for name in arguments.files:
        reading = _reading(name, _relative(name, arguments.root))
        if reading.kind is FileKind.ERROR:
            failed = True
            say(f"{name}: {reading.reason}")
        if arguments.json:
            print_json(_as_json(name, reading))
        elif reading.kind is not FileKind.ERROR:
            _show(name, reading)
    return 1 if failed else 0


def _relative(name: str, root: str | None) -> str:
    if root is None:
        return Path(name).name
    for real in (os.path.abspath, os.path.realpath):
        relative = os.path.relpath(real(name), real(root))
        if relative != os.pardir and not relative.startswith(os.pardir + os.sep):
            return relative
    raise AgentError("outside_root", f"{name} does not lie in {root}.", "Name the folder that holds it as --root.", exit_status=2)


def _reading(name: str, relative: str) -> Reading:
    skipped = skip_reason(relative)
    if skipped and os.path.lexists(name):
        return Reading(FileKind.IGNORE, reason=skipped)
    try:
        return read_drop_file(relative, read_named_file(name))
    except NamedFileError as error:
        return Reading(FileKind.ERROR, reason=error.reason)


def _problems(reading: Reading) -> tuple[Problem, ...]:
    """Those that are listed, and one that counts the others."""
    more = (Problem(None, f"{reading.unlisted:,} more entries could not be taken."),) if reading.unlisted else ()
    return (*reading.problems, *more)


def _as_json(name: str, reading: Reading) -> dict[str, Any]:
    links = reading.links
    return {
        "file": name,
        "kind": reading.kind.value,
        "page": reading.page_html is not None,
        "urls": [link.url for link in links],
        "titles": [link.title for link in links],
        "folders": [list(link.folders) for link in links],
        "tags": [list(link.tags) for link in links],
        "problems": [{"line": problem.line, "message": problem.message} for problem in _problems(reading)],
        "reason": reading.reason,
    }


def _show(name: str, reading: Reading) -> None:
    count = counted(len(reading.links), "link")
    what = {
        FileKind.LINKS: "a saved page" if reading.page_html is not None else count,
        FileKind.RAW_TEXT: "a recipe's text",
    }.get(reading.kind, f"left alone: {printable(reading.reason or 'nothing for us')}")
    print_line(f"{printable(name)}: {what}")
    for link in reading.links:
        title = f"  {printable(link.title)}" if link.title else ""
        print_line(f"  {printable(link.url)}{title}")
    for problem in _problems(reading):
        where = f"line {problem.line}: " if problem.line else ""
        print_line(f"  not taken: {where}{printable(problem.message)}")
