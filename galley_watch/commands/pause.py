"""``pause`` (shell).

Fetch nothing until `galley-watch resume`, also after a restart. Pages being fetched are finished, and the drop folder is still read.
"""

from __future__ import annotations

import argparse

from galley_watch.commands.folders import folders_made
from galley_watch.commands.orders import give_order
from galley_watch.commands.output import print_json, print_line
from galley_watch.commands.setup import settings_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON object")


def run(arguments: argparse.Namespace) -> int:
    settings = settings_of(arguments)
    folders_made(settings)
    changed: bool = give_order(settings, {"order": "pause"})["changed"]
    if arguments.json:
        print_json({"paused": True, "changed": changed})
    else:
        print_line("Fetching is paused. `galley-watch resume` lets it go on." if changed else "Fetching was paused already.")
    return 0
