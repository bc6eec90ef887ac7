"""``init`` (shell).

Choose the folders and write a configuration file. Asks on a terminal for what is not given; elsewhere the defaults are taken.
The folders are made. A configuration that is there already is left alone unless --force is given; then only its folders change.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from galley_watch.commands.output import print_json, print_line, printable
from galley_watch.config import check_apart, default_settings, expanded, new_config_file, prepare_folders, write_config
from galley_watch.errors import AgentError
from galley_watch.values.settings import Settings

QUESTIONS = {
    "drop": "Folder where you save links",
    "review": "Folder for the notes (inside an Obsidian vault is fine)",
    "state": "Folder for galley-watch's own ledger",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    for name, question in QUESTIONS.items():
        parser.add_argument(f"--{name}", metavar="FOLDER", help=question[0].lower() + question[1:])
    parser.add_argument("--force", action="store_true", help="change the folders of a configuration that is there already")
    parser.add_argument("--json", action="store_true", help="one JSON object with the folders and the file")


def run(arguments: argparse.Namespace) -> int:
    file = new_config_file(None if arguments.config is None else Path(arguments.config), os.environ).absolute()
    if os.path.lexists(file) and not arguments.force:
        sentence = f"There is a configuration already: {file}."
        raise AgentError("config_exists", sentence, "Edit it, or use --force to change its folders.", exit_status=2)
    defaults = default_settings()
    settings = Settings(
        drop_folder=_chosen("drop", arguments.drop, defaults.drop_folder),
        review_folder=_chosen("review", arguments.review, defaults.review_folder),
        state_folder=_chosen("state", arguments.state, defaults.state_folder),
        config_file=file,
    )
    check_apart(settings)
    prepare_folders(settings)
    write_config(file, settings)
    if arguments.json:
        folders = {f"{name}_folder": str(getattr(settings, f"{name}_folder")) for name in QUESTIONS}
        print_json({"config_file": str(file), **folders})
    else:
        print_line(f"Wrote {printable(str(file))}")
        for name in QUESTIONS:
            print_line(f"  {name + '_folder':<14} {printable(str(getattr(settings, f'{name}_folder')))}")
        print_line("Next: `galley-watch run`, then save a link into the drop folder.")
    return 0


def _chosen(name: str, given: str | None, default: Path) -> Path:
    if given is None and sys.stdin.isatty() and sys.stderr.isatty():
        print(f"{QUESTIONS[name]} [{printable(str(default))}]: ", end="", file=sys.stderr, flush=True)
        given = sys.stdin.readline().strip() or None
    if given is not None and (not given.strip() or "\0" in given):
        raise AgentError("wrong_usage", f"--{name} must name a folder.", exit_status=2)
    return expanded(given).absolute() if given else default
