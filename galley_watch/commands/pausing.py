"""What ``pause`` and ``resume`` share (shell): one order, and whether it changed anything."""

from __future__ import annotations

import argparse

from galley_watch.commands.folders import folders_made
from galley_watch.commands.orders import give_order
from galley_watch.commands.output import print_json, print_line
from galley_watch.commands.setup import settings_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON object")


def set_paused(arguments: argparse.Namespace, paused: bool, changed_words: str, same_words: str) -> int:
    settings = settings_of(arguments)
    folders_made(settings)
    changed: bool = give_order(settings, {"order": "pause" if paused else "resume"})["changed"]
    if arguments.json:
        print_json({"paused": paused, "changed": changed})
    else:
        print_line(changed_words if changed else same_words)
    return 0
