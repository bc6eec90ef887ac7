"""A configuration file for the folders a person chose (shell): short, with a pointer to all other keys."""

from __future__ import annotations

import os
from pathlib import Path

from galley_watch.errors import AgentError
from galley_watch.values.settings import Settings

_HEAD = "# galley-watch: folders. Every other key has a default; docs/configuration.md and config.example.toml show them all.\n"


def write_config(path: Path, settings: Settings, force: bool) -> None:
    """Write the three folders to ``path``, whole or not at all. Raises ``AgentError``: a file is there already (exit status 2, unless
    ``force``), or it cannot be written (exit status 1)."""
    if os.path.lexists(path) and not force:
        raise AgentError(
            "config_exists", f"There is a configuration already: {path}.", "Edit it, or use --force to replace it.", exit_status=2
        )
    names = ("drop_folder", "review_folder", "state_folder")
    text = _HEAD + "".join(f"{name} = {_quoted(str(getattr(settings, name)))}\n" for name in names)
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary.write_text(text, "utf-8")
        temporary.replace(path)
    except OSError as error:
        temporary.unlink(missing_ok=True)
        sentence = f"{path} cannot be written: {(error.strerror or 'the disk refused').lower()}."
        raise AgentError("config_unwritable", sentence, "Name another file with --config.") from None


def _quoted(text: str) -> str:
    import tomlkit

    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        raise AgentError(
            "bad_folder_name", f"The folder name {text!a} is not UTF-8 and cannot stand in a configuration file.", "", exit_status=2
        ) from None
    return tomlkit.item(text).as_string()
