"""``export`` (shell).

Recipes from the ledger for other programs: as schema.org JSON-LD or as RecipeMD, to standard output, into one file, or into a folder.
What you changed in a note stays in the note: exported is what was read from the page. Nothing is overwritten unless --force is given.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from galley_watch import ledger_read
from galley_watch.commands.export_folder import ExportFolder
from galley_watch.commands.export_formats import DEFAULT, FORMATS, ExportFormat
from galley_watch.commands.identify import no_such_link
from galley_watch.commands.output import print_json, print_line, say
from galley_watch.commands.setup import settings_of
from galley_watch.config import expanded
from galley_watch.db.reading import reading, reading_or_empty
from galley_watch.errors import AgentError
from galley_watch.files.whole_file import write_whole
from galley_watch.ledger_read import JobRow
from galley_watch.printable import printable
from galley_watch.values.job import Status
from galley_watch.values.settings import Settings
from galley_watch.values.staged import StagedRecipe
from galley_watch.wording import counted

Recipes = Iterator[tuple[StagedRecipe, Any]]
"""Each with what its format makes of it."""
STATUSES = {"approved": ("approved",), "pending": ("pending",), "all": ("pending", "approved")}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("ids", nargs="*", metavar="ID", help="only the recipes of these links, by number or galley_id")
    parser.add_argument("--format", choices=tuple(FORMATS), default=DEFAULT, help=f"{' or '.join(FORMATS)} ({DEFAULT} is the default)")
    parser.add_argument("--status", choices=tuple(STATUSES), help="approved, pending, or all of both (the default)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--output", metavar="FILE|-", default="-", help="one file for all; - (the default) is standard output")
    where.add_argument("--folder", metavar="DIR", help="a file for each: " + " or ".join(str(one.file) for one in FORMATS.values()))
    parser.add_argument("--force", action="store_true", help="replace files that are there already")
    parser.add_argument("--json", action="store_true", help="one JSON object a recipe, one a line: what went where")


def run(arguments: argparse.Namespace) -> int:
    settings, kind = settings_of(arguments), FORMATS[arguments.format]
    staged = _exported(settings, arguments.ids, arguments.status)
    recipes = ((one, kind.document_of(one, settings.review.note_language)) for one in staged)
    if arguments.folder is not None:
        return _to_folder(recipes, kind, arguments)
    if arguments.output != "-":
        return _to_file(recipes, kind, arguments)
    return _to_output(recipes, kind, arguments)


def _exported(settings: Settings, ids: Sequence[str], status: str | None) -> Iterator[StagedRecipe]:
    """The recipes asked for, in order of their rows; those that only their notes know are told about and left out."""
    with (reading if ids else reading_or_empty)(settings.state_folder) as connection:
        wanted = {_staged_job(ledger_read.job(connection, word), word) for word in ids}
        statuses = None if ids and status is None else STATUSES[status or "all"]
        for row in ledger_read.staged(connection):
            if (statuses is not None and row.review_status not in statuses) or (ids and row.queue_id not in wanted):
                continue
            read = ledger_read.known_recipe(connection, row)
            if read is None:
                say(f"{row.title}: left out, this recipe stands in its note alone; `galley-watch retry {row.queue_id}` reads its page.")
                continue
            yield StagedRecipe(row.id, row.queue_id, row.galley_id, row.source_url, row.saved_at, read, row.tags, row.folders)


def _staged_job(job: JobRow | None, word: str) -> int:
    """The job whose recipe this is. Raises ``AgentError`` where there is none."""
    if job is None:
        raise no_such_link(word)
    if job.status != Status.STAGED and job.note_path is None:
        raise AgentError("no_recipe_yet", f"Link {word} has no recipe: it is {job.status}.", "`galley-watch list` shows why.")
    return job.joined_to or job.id


def _to_output(recipes: Recipes, kind: ExportFormat, arguments: argparse.Namespace) -> int:
    documents = []
    staged = None
    for staged, document in recipes:
        if arguments.json:
            print_json({**_about(staged), "recipe": document})
        else:
            documents.append(document)
    if not arguments.json:
        sys.stdout.flush()
        # Texts such as RecipeMD hold no controls and go out as the UTF-8 that they are elsewhere.
        sys.stdout.buffer.write(kind.text_of_all(documents, ascii_only=True).encode())
    return _nothing() if staged is None else 0


def _to_file(recipes: Recipes, kind: ExportFormat, arguments: argparse.Namespace) -> int:
    path = _path(arguments.output, "--output")
    exported = list(recipes)
    if not exported:
        return _nothing()
    if not write_whole(path, kind.text_of_all([document for _, document in exported]).encode(), arguments.force):
        raise AgentError("file_exists", f"{path} is there already.", "Use --force to replace it.")
    for staged, _ in exported if arguments.json else ():
        print_json({**_about(staged), "file": str(path), "written": True})
    if not arguments.json:
        print_line(f"{counted(len(exported), 'recipe')} in {printable(str(path))}")
    return 0


def _to_folder(recipes: Recipes, kind: ExportFormat, arguments: argparse.Namespace) -> int:
    folder = ExportFolder(_path(arguments.folder, "--folder"), kind.file)
    written = left = 0
    for staged, document in recipes:
        path = folder.place(staged)
        done = write_whole(path, kind.text_of(document).encode(), arguments.force)
        written, left = written + done, left + (not done)
        if arguments.json:
            print_json({**_about(staged), "file": str(path), "written": done})
        if not done:
            say(f"{path} is there already, with other contents, and was left as it is.")
    if left:
        say(f"{counted(left, 'file was', 'files were')} left alone; --force replaces them.")
    if not written and not left:
        return _nothing()
    if not arguments.json:
        print_line(f"{counted(written, 'recipe')} in {printable(str(folder.folder))}")
    return 1 if left else 0


def _about(staged: StagedRecipe) -> dict[str, Any]:
    return {"id": staged.queue_id, "galley_id": staged.galley_id, "title": staged.read.recipe.title}


def _path(word: str, option: str) -> Path:
    if not word.strip() or "\0" in word:
        raise AgentError("wrong_usage", f"{option} must name a place.", exit_status=2)
    return expanded(word).absolute()


def _nothing() -> int:
    say("There are no recipes to export.")
    return 0
