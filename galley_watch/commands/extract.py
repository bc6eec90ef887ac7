"""``extract`` (shell).

Show the recipe that a saved page holds, or a .txt file with a recipe's text, and how sure we are of each part. Changes nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
from collections import deque
from collections.abc import AsyncIterator, Sequence
from typing import Any

from galley_watch.codec import to_plain
from galley_watch.commands.files import NamedFileError, read_named_file
from galley_watch.commands.output import print_json, print_line, say
from galley_watch.commands.setup import start_log
from galley_watch.errors import ErrorCode, LinkError, NotNow, WorkerDiedError
from galley_watch.links import read_drop_file
from galley_watch.printable import printable
from galley_watch.values.page import FetchedPage, Payload, RawText
from galley_watch.values.reading import ReadRecipe
from galley_watch.worker.parent import ReadingWorker

UNREADABLE = "unreadable"  # only here: a link's own codes know no file that cannot be opened
_MOST_WORKERS = 4

Answer = tuple[str, ReadRecipe | None, tuple[str, str] | None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("pages", nargs="+", metavar="PAGE", help="a page saved as HTML, or a .txt file with a recipe's text")
    parser.add_argument("--url", help="the address the page came from; relative addresses in it follow from this one")
    parser.add_argument("--content-type", metavar="T", default="text/html", help='as the server said it: "text/html; charset=utf-8"')
    parser.add_argument("--json", action="store_true", help="one JSON object a page, one a line")


def run(arguments: argparse.Namespace) -> int:
    start_log()
    return asyncio.run(_run(arguments))


async def _run(arguments: argparse.Namespace) -> int:
    failed = False
    async for name, read, error in _answers(arguments.pages, arguments.url, arguments.content_type):
        if error:
            failed = True
            say(f"{name}: {error[1]}")
        if arguments.json:
            print_json(_as_json(name, arguments.url, read, error))
        elif read:
            _show(name, read)
    return 1 if failed else 0


async def _answers(names: Sequence[str], url: str | None, content_type: str) -> AsyncIterator[Answer]:
    """In the order of ``names``; several processes read ahead of the one that is shown."""
    workers = [ReadingWorker() for _ in range(min(len(names), os.cpu_count() or 1, _MOST_WORKERS))]
    free: asyncio.Queue[ReadingWorker] = asyncio.Queue()
    for worker in workers:
        free.put_nowait(worker)
    begun: deque[asyncio.Task[Answer]] = deque()
    try:
        for name in names:
            begun.append(asyncio.create_task(_answer(name, url, content_type, free)))
            if len(begun) > 2 * len(workers):
                yield await begun.popleft()
        while begun:
            yield await begun.popleft()
    finally:
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)
        for worker in workers:
            await worker.close()


async def _answer(name: str, url: str | None, content_type: str, free: asyncio.Queue[ReadingWorker]) -> Answer:
    worker = await free.get()
    try:
        return name, await worker.read(_payload(name, url, content_type)), None
    except NamedFileError as error:
        return name, None, (UNREADABLE, error.reason)
    except LinkError as error:
        return name, None, (error.code.value, error.sentence)
    except (WorkerDiedError, NotNow) as error:
        return name, None, (ErrorCode.WORKER.value, error.sentence)
    finally:
        free.put_nowait(worker)


def _payload(name: str, url: str | None, content_type: str) -> Payload:
    data = read_named_file(name)
    if name.lower().endswith(".txt"):
        reading = read_drop_file("recipe.txt", data)  # the rules of the drop folder: byte order marks, encodings, a source line
        text = reading.raw_text if reading.raw_text is not None else data.decode("utf-8", "replace")
        return RawText(text, url or (reading.links[0].url if reading.raw_text and reading.links else None))
    charset = re.search(r"""charset\s*=\s*["']?([\w.:+-]+)""", content_type, re.IGNORECASE)
    return FetchedPage(url, data, content_type.split(";")[0].strip().lower() or "text/html", charset[1] if charset else None)


def _as_json(name: str, url: str | None, read: ReadRecipe | None, error: tuple[str, str] | None) -> dict[str, Any]:
    recipe = read.recipe if read else None
    plain = ("title", "total_minutes", "prep_minutes", "cook_minutes", "yields", "image", "author")
    fields = read.confidence.fields if read else ()
    return {
        "file": name,
        "url": url or (recipe.canonical_url if recipe else None),
        "ingredients": list(recipe.ingredients) if recipe else [],
        "instructions": list(recipe.instructions) if recipe else [],
        **{field: getattr(recipe, field) if recipe else None for field in plain},
        "confidence": read.confidence.value if read else 0.0,
        "fields": {field.field: {"confidence": field.value, "reasons": list(field.reasons)} for field in fields},
        "flags": list(read.confidence.flags) if read else [],
        "recipe": _whole(read) if read else None,
        "error": {"code": error[0], "message": error[1]} if error else None,
    }


def _whole(read: ReadRecipe) -> dict[str, Any]:
    """The recipe with the tree of each line beside it, group by group."""
    whole: dict[str, Any] = to_plain(read.recipe)
    trees = iter(to_plain(read.trees))
    for group in whole["ingredient_groups"]:
        group["trees"] = [next(trees) for _ in group["lines"]]
    return whole


def _show(name: str, read: ReadRecipe) -> None:
    recipe = read.recipe
    print_line(f"{printable(recipe.title)}   ({printable(name)}, {read.confidence.value:.0%} sure)")
    minutes = {"total": recipe.total_minutes, "preparation": recipe.prep_minutes, "cooking": recipe.cook_minutes}
    facts = [f"{what} {number} min" for what, number in minutes.items() if number]
    print_line("  " + ", ".join([*([printable(recipe.yields)] if recipe.yields else []), *facts]) if facts or recipe.yields else "")
    for group in recipe.ingredient_groups:
        print_line(f"  {printable(group.heading or 'Ingredients')}")
        for line in group.lines:
            print_line(f"    - {printable(line)}")
    for section in recipe.instruction_sections:
        print_line(f"  {printable(section.heading or 'Instructions')}")
        for number, (called, step) in enumerate(section.named_steps, start=1):
            print_line(f"    {number}. {printable(f'{called}: {step}' if called else step)}")
    for flag in read.confidence.flags:
        print_line(f"  look at: {printable(flag)}")
    print_line()
