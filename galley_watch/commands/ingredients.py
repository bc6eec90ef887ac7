"""``ingredients`` (shell).

Take ingredient lines apart into quantity, unit, name, preparation and comment: one line in, one answer out, in order. Changes nothing.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from galley_watch.codec import to_plain
from galley_watch.commands.files import LARGEST_BYTES, UnreadableFileError, read_named_file
from galley_watch.commands.output import print_json, print_line, printable, say
from galley_watch.ingredient import guess_language, parse_line, summary
from galley_watch.values.ingredient import IngredientTree


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", default="-", metavar="FILE", help="one ingredient a line; - or nothing: standard input")
    parser.add_argument("--lang", metavar="L", help="the language of the lines (en, de, …); otherwise guessed from all of them")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")


def run(arguments: argparse.Namespace) -> int:
    try:
        data = sys.stdin.buffer.read(LARGEST_BYTES) if arguments.file == "-" else read_named_file(arguments.file)
    except UnreadableFileError as error:
        say(str(error))
        return 1
    lines = _lines(data)
    language = arguments.lang or guess_language(lines)
    for line in lines:
        tree = parse_line(line, language)
        if arguments.json:
            print_json(_as_json(line, tree))
        else:
            _show(line, tree)
    return 0


def _lines(data: bytes) -> list[str]:
    """Each line as given. Only line feeds end a line: a form feed or U+2028 inside one is part of what was given."""
    lines = data.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "surrogateescape").split("\n")
    if not lines[-1]:
        lines.pop()
    return [line.removesuffix("\r") for line in lines]


def _as_json(line: str, tree: IngredientTree) -> dict[str, Any]:
    return {**summary(tree), "text": line, "confidence": tree.confidence, "tree": to_plain(tree)}


def _show(line: str, tree: IngredientTree) -> None:
    print_line(printable(line))
    for part, value in summary(tree).items():
        if part not in ("text", "quantity_max", "confidence", "tree") and value not in (None, "", [], ()):
            print_line(f"    {part + ':':<13}{printable(str(value))}")
