"""``add`` (shell).

Queue links by hand: addresses, or files such as could lie in the drop folder. A running agent takes them up at once; otherwise the
next `galley-watch run` does. A link that is known already is not queued again; where it has its note, that is named. With --again its
page is read once more, and `galley-watch diff ID` shows what changed in it; the note stays as it is. The same goes for a page that you
saved from the browser. --dry-run only says what the links are, from which folders and hosts, and how long fetching them takes.
"""

from __future__ import annotations

import argparse
import os
import re
import stat
import sys
from pathlib import Path
from typing import Any

from galley_watch.commands.folders import folders_made
from galley_watch.commands.orders import give_order
from galley_watch.commands.output import print_json, print_line, say
from galley_watch.commands.preview import preview, read_source, show
from galley_watch.commands.sentences import intake_words, note_words
from galley_watch.commands.setup import settings_of
from galley_watch.errors import AgentError
from galley_watch.printable import printable
from galley_watch.values.job import PutResult, SeenAgain
from galley_watch.values.settings import Settings

MANY_LINKS = 200
"""More new links than this in one file are queued on a terminal only after a question."""

_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:")
_BARE_DOMAIN = re.compile(r"(?:[\w-]+\.)+[^\W\d]{2,}(?:[/?#]\S*)?")
_FILE_ENDINGS = (".url", ".txt", ".html", ".htm", ".md", ".webloc", ".desktop", ".csv", ".json")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("links", nargs="+", metavar="URL|FILE", help="an address, or a link file")
    parser.add_argument("--dry-run", action="store_true", help="say what would be queued and change nothing")
    parser.add_argument("--yes", action="store_true", help=f"do not ask before more than {MANY_LINKS} new links of one file are queued")
    parser.add_argument(
        "--again", action="store_true", help="take links anew whose recipe you rejected or removed; read the pages of others again"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object with the counts")


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    files = [_regular(name) for name in arguments.links if _is_file(name)]
    urls = [_url(name) for name in arguments.links if name not in files]
    if arguments.dry_run:
        return _dry_run(settings, urls, files, arguments)
    if files and not arguments.yes and sys.stdin.isatty() and not _wants_many(settings, files):
        say("Nothing was added.")
        return 1
    folders_made(settings)
    paths = [str(Path(name).absolute()) for name in files]
    answer = give_order(settings, {"order": "add", "urls": urls, "files": paths, "again": arguments.again})
    _say_problems(answer["problems"], urls)
    if arguments.json:
        print_json(answer)
    else:
        counts = {name: answer[name] for name in ("taken", "known", "again", "refused", "bad")}
        print_line(intake_words(PutResult(**counts)))
        for seen in answer.get("seen", ()):
            print_line(f"  {printable(seen['url'] or 'a text')} {note_words(SeenAgain(**seen))}")
    return 1 if answer["problems"] else 0


def _dry_run(settings: Settings, urls: list[str], files: list[str], arguments: argparse.Namespace) -> int:
    sources = [(url, "by-hand.txt", url.encode("utf-8", "surrogateescape")) for url in urls]
    sources += [(name, Path(name).name, read_source(name)) for name in files]
    found = preview(settings, sources)
    if arguments.json:
        print_json(found.as_json())
    else:
        _say_problems(found.problems, urls)
        show(found)
    return 1 if found.problems else 0


def _say_problems(problems: list[dict[str, Any]], urls: list[str]) -> None:
    for problem in problems:
        where = f", line {problem['line']}" if problem["line"] and problem["source"] not in urls else ""
        say(f"{problem['source']}{where}: {problem['message']}")


def _wants_many(settings: Settings, files: list[str]) -> bool:
    """Asks the person where a file holds very many new links: most of a browser's bookmarks are no recipes."""
    found = preview(settings, [(name, Path(name).name, read_source(name)) for name in files])
    if found.most_new <= MANY_LINKS:
        return True
    show(found)
    print("Queue all of them? [y/N] ", end="", flush=True)
    return sys.stdin.readline().strip().lower() in ("y", "yes")


def _is_file(name: str) -> bool:
    try:
        return os.path.lexists(name)
    except ValueError:
        return False


def _regular(name: str) -> str:
    """A running agent must not be made to wait at a pipe or a device. Raises ``AgentError``."""
    try:
        mode = Path(name).stat().st_mode
    except OSError:
        mode = 0
    if stat.S_ISDIR(mode):
        raise AgentError("no_file", f"{name} is a folder.", "Name the files in it.")
    if not stat.S_ISREG(mode):
        raise AgentError("no_file", f"{name} is no file that can be read.", "Check where it leads.")
    return name


def _url(word: str) -> str:
    """The word as an address. Raises ``AgentError`` where it can only be a file's name that is not there."""
    is_address = _SCHEME.match(word) or (_BARE_DOMAIN.fullmatch(word) and not word.lower().endswith(_FILE_ENDINGS))
    if not is_address:
        raise AgentError(
            "no_such_file", f"There is no file {word or 'without a name'}.", "Name a file that is there, or an address with https://."
        )
    if not word.isprintable() or any(c.isspace() for c in word):
        raise AgentError("bad_url", f"{word!a} is no address: it holds blanks or control characters.", "Check its spelling.")
    return word
