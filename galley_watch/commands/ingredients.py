"""``ingredients`` (shell).

Take ingredient lines apart into quantity, unit, name, preparation and comment: one line in, one answer out, in order. Changes nothing.
"""

from __future__ import annotations

import argparse
import re
import sys
from fractions import Fraction
from typing import Any

from galley_watch.codec import to_plain
from galley_watch.commands.files import LARGEST_BYTES, NamedFileError, read_named_file
from galley_watch.commands.output import print_json, print_line, say
from galley_watch.ingredient import guess_language, known_languages, knows_language, parse_line, scaled, summary
from galley_watch.printable import printable
from galley_watch.values.ingredient import IngredientTree

LARGEST_FACTOR = 1000
_TAG = re.compile(r"[a-z]{2,3}(?:[-_][a-z0-9]{1,8})*", re.ASCII | re.IGNORECASE)  # RFC 5646; longer codes of a language are not in use
_FACTOR = re.compile(r"(?P<number>\d{1,4}(?:[.,]\d{1,3})?)(?:/(?P<below>\d{1,3}))?", re.ASCII)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", default="-", metavar="FILE", help="one ingredient a line; - or nothing: standard input")
    parser.add_argument("--lang", metavar="L", type=_tag, help="the language of the lines (en, de, …); otherwise guessed from all of them")
    parser.add_argument("--scale", metavar="N", type=_factor, help="for N times as much: 2, 3/2, 0.5; sizes and package contents stay")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")


def run(arguments: argparse.Namespace) -> int:
    try:
        data = sys.stdin.buffer.read(LARGEST_BYTES) if arguments.file == "-" else read_named_file(arguments.file)
    except NamedFileError as error:
        say(str(error))
        return 1
    lines = _lines(data)
    language = _language(arguments.lang, lines)
    for line in lines:
        tree = parse_line(line, language)
        if arguments.scale is not None:
            tree = scaled(tree, arguments.scale)
        if arguments.json:
            print_json(_as_json(line, tree))
        else:
            _show(tree.text if arguments.scale else line, tree)
    return 0


def _tag(text: str) -> str:
    if _TAG.fullmatch(text) is None:
        raise argparse.ArgumentTypeError(f"{printable(text)!r} is no code of a language; known are {', '.join(known_languages())}")
    return text


def _language(tag: str | None, lines: list[str]) -> str:
    """The language to read the lines in: the one named, where there is a table of its words, else what all the lines together look like."""
    if tag is not None and knows_language(tag):
        return tag
    guessed = guess_language(lines, tag)
    if tag is not None:
        how = f"read as {guessed}" if knows_language(guessed) else "only numbers and metric units are read"
        say(f"{tag}: there is no table of this language's words (there are {', '.join(known_languages())}); {how}.")
    return guessed


def _factor(text: str) -> Fraction:
    written = _FACTOR.fullmatch(text)
    below = int(written["below"] or 1) if written else 0
    factor = Fraction(written["number"].replace(",", ".")) / below if written and below else Fraction(0)
    if not 0 < factor <= LARGEST_FACTOR:
        message = f"{printable(text)} is no factor; give a number like 2, 3/2 or 0.5, up to {LARGEST_FACTOR}"
        raise argparse.ArgumentTypeError(message)
    return factor


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
