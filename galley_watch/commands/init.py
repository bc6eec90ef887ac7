"""``init`` (shell).

Choose the folders and write a configuration file. Asks on a terminal for what is not given; elsewhere the defaults are taken.
The folders are made. A configuration that is there already is left alone unless --force is given; then only its folders change.
--obsidian and --template write further files, also beside a configuration that is there, and never over one.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from galley_watch.commands.output import print_json, print_line, say
from galley_watch.commands.vault import FAILED_LINKS_NAME, RECIPES_IN_VAULT, REVIEW_IN_VAULT, base_text, named_vault, place_in_vault
from galley_watch.config import check_apart, default_settings, expanded, load_settings, new_config_file, prepare_folders, write_config
from galley_watch.errors import AgentError
from galley_watch.files.whole_file import write_whole
from galley_watch.notes import DEFAULT_TEMPLATE
from galley_watch.printable import printable
from galley_watch.values.settings import ReviewSettings, Settings

QUESTIONS = {
    "drop": "Folder where you save links",
    "review": "Folder for the notes (inside an Obsidian vault is fine)",
    "state": "Folder for galley-watch's own ledger",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    for name, question in QUESTIONS.items():
        parser.add_argument(f"--{name}", metavar="FOLDER", help=question[0].lower() + question[1:])
    parser.add_argument("--obsidian", metavar="VAULT", nargs="?", const="", help="also write Review.base, a view of the inbox, there")
    parser.add_argument("--template", metavar="FILE", help="also write the bundled template of notes to this file, to change it")
    parser.add_argument("--force", action="store_true", help="change the folders of a configuration that is there already")
    parser.add_argument("--json", action="store_true", help="one JSON object with the folders and the files")


def run(arguments: argparse.Namespace) -> int:
    file = new_config_file(None if arguments.config is None else Path(arguments.config), os.environ).absolute()
    vault = named_vault(arguments.obsidian) if arguments.obsidian else None
    is_new = not os.path.lexists(file)
    there = not is_new and not arguments.force
    settings = _settings_there(file, arguments) if there else _new_settings(file, arguments, vault)
    extras = _further_files(settings, arguments, vault)
    check_apart(settings)
    prepare_folders(settings)
    if not there:
        write_config(file, settings)
    written = {str(path): write_whole(path, text.encode()) for path, text in extras.items()}
    if arguments.json:
        folders = {f"{name}_folder": str(getattr(settings, f"{name}_folder")) for name in QUESTIONS}
        print_json({"config_file": str(file), **folders, "files": [path for path, done in written.items() if done]})
    else:
        _show(file, settings, there, is_new)
    for path, done in written.items():
        if not done:
            say(f"{path} is there already and was left as it is.")
        elif not arguments.json:
            print_line(f"In place: {printable(path)}")
    return 0


def _settings_there(file: Path, arguments: argparse.Namespace) -> Settings:
    """Of a configuration that stays as it is, for the files that go beside it."""
    asked = arguments.obsidian is not None or arguments.template is not None
    if not asked or any(getattr(arguments, name) is not None for name in QUESTIONS):
        sentence = f"There is a configuration already: {file}."
        raise AgentError("config_exists", sentence, "Edit it, or use --force to change its folders.", exit_status=2)
    return load_settings(file, os.environ)


def _new_settings(file: Path, arguments: argparse.Namespace, vault: Path | None) -> Settings:
    defaults = default_settings()
    in_vault = arguments.review is None
    drop = _chosen("drop", arguments.drop, defaults.drop_folder)
    review = _chosen("review", arguments.review, vault / REVIEW_IN_VAULT if vault else defaults.review_folder)
    return Settings(
        drop_folder=drop,
        review_folder=review,
        state_folder=_chosen("state", arguments.state, defaults.state_folder),
        review=ReviewSettings(
            approved_folder=vault / RECIPES_IN_VAULT if vault and in_vault else None,
            failed_links=None if arguments.obsidian is None else place_in_vault(review, vault)[0].with_name(FAILED_LINKS_NAME),
        ),
        config_file=file,
    )


def _further_files(settings: Settings, arguments: argparse.Namespace, vault: Path | None) -> dict[Path, str]:
    files = {}
    if arguments.obsidian is not None:
        path, inside = place_in_vault(settings.review_folder, vault)
        files[path] = base_text(settings, inside)
    if arguments.template is not None:
        files[_chosen("template", arguments.template, Path())] = DEFAULT_TEMPLATE
    return files


def _show(file: Path, settings: Settings, there: bool, is_new: bool) -> None:
    print_line(f"{'Left as it is:' if there else 'Wrote'} {printable(str(file))}")
    for name in QUESTIONS:
        print_line(f"  {name + '_folder':<14} {printable(str(getattr(settings, f'{name}_folder')))}")
    if is_new and settings.review.approved_folder is not None:
        print_line(f"  approved notes {printable(str(settings.review.approved_folder))}")
    if is_new and settings.review.failed_links is not None:
        print_line(f"  failed links   {printable(str(settings.review.failed_links))}")
    print_line("Next: `galley-watch run`, then save a link into the drop folder.")


def _chosen(name: str, given: str | None, default: Path) -> Path:
    if given is None and sys.stdin.isatty() and sys.stderr.isatty():
        print(f"{QUESTIONS[name]} [{printable(str(default))}]: ", end="", file=sys.stderr, flush=True)
        given = sys.stdin.readline().strip() or None
    if given is not None and (not given.strip() or "\0" in given):
        raise AgentError("wrong_usage", f"--{name} must name a {'file' if name == 'template' else 'folder'}.", exit_status=2)
    return expanded(given).absolute() if given else default
