"""A configuration file for the folders a person chose (shell): what else stands in the file stays as it was."""

from __future__ import annotations

import os
from pathlib import Path

from galley_watch.config.keys import FOLDERS
from galley_watch.config.reading import read_text
from galley_watch.errors import AgentError
from galley_watch.values.settings import Settings
from galley_watch.wording import reason_of

_HEAD = "# galley-watch: folders. Every other key has a default; config.example.toml shows them all.\n"
_OF_REVIEW = ("approved_folder", "failed_links")


def write_config(path: Path, settings: Settings) -> None:
    """Write the three folders to ``path``, whole or not at all; other keys and comments of a file that is there are kept.

    A folder for approved notes and the page of failed links are written where the file has no section for the review yet.

    Raises ``AgentError``: what is there is no configuration, a folder's name is not UTF-8 (exit status 2), or the file cannot be
    written (exit status 1).
    """
    text = _with_folders(read_text(path) if os.path.lexists(path) else _HEAD, path, settings)
    target = Path(os.path.realpath(path))  # a configuration kept elsewhere and linked here stays linked
    temporary = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        temporary.write_text(text, "utf-8")
        temporary.replace(target)
    except OSError as error:
        sentence = f"{path} cannot be written: {reason_of(error)}."
        raise AgentError("config_unwritable", sentence, "Name another file with --config.") from None
    finally:
        _remove(temporary)


def _with_folders(text: str, path: Path, settings: Settings) -> str:
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    folders = {name: str(getattr(settings, name)) for name in FOLDERS}
    review = {name: str(path) for name in _OF_REVIEW if (path := getattr(settings.review, name)) is not None}
    for folder in (*folders.values(), *review.values()):
        if not folder.isprintable():
            sentence = f"The folder name {folder!a} holds characters that a configuration file cannot."
            raise AgentError("bad_folder_name", sentence, "Choose another folder.", exit_status=2)
    try:
        document = tomlkit.parse(text)
        for name, folder in folders.items():
            document[name] = folder
        if review and "review" not in document:
            document["review"] = review
        return tomlkit.dumps(document)
    except (TOMLKitError, ValueError, RecursionError):
        sentence = f"{path} is no configuration that could be changed."
        raise AgentError("bad_toml", sentence, "Move it away, then run init again.", exit_status=2) from None


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return
