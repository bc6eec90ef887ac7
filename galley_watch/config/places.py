"""Where things are when nobody says so (shell): the configuration file, the folders of a fresh machine."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path

from galley_watch.errors import AgentError
from galley_watch.values.settings import Settings

VARIABLE = "GALLEY_WATCH_CONFIG"
FILE_NAME = "config.toml"
APPLICATION = "galley-watch"


def find_config_file(named: Path | None, environment: Mapping[str, str]) -> Path | None:
    """The file to read: the one named, else the environment's, else the platform's if it is there, else None for the defaults."""
    if named is not None:
        return expanded(str(named))
    if environment.get(VARIABLE):
        return expanded(environment[VARIABLE])
    try:
        usual = platform_config_file()
    except AgentError:
        return None  # nobody's home folder has a configuration
    # lexists: a link that leads nowhere is a fault to report, not "no configuration"
    return usual if os.path.lexists(usual) else None


def new_config_file(named: Path | None, environment: Mapping[str, str]) -> Path:
    """Where ``init`` writes: the same order as reading, whether or not a file is there yet."""
    return find_config_file(named, environment) or platform_config_file()


def platform_config_file() -> Path:
    """Raises ``AgentError`` (exit status 2) where nobody's home folder is known."""
    import platformdirs

    return _platform_folder(platformdirs.user_config_path) / FILE_NAME


def default_settings() -> Settings:
    """All defaults: two folders in the person's home, the ledger where this platform keeps data. Raises as ``default_folder``."""
    return Settings(default_folder("drop_folder"), default_folder("review_folder"), default_folder("state_folder"))


def default_folder(key: str) -> Path:
    """Where the folder lies that the configuration does not name. Raises ``AgentError`` (exit status 2) where there is no home for it."""
    import platformdirs

    try:
        if key == "state_folder":
            return _platform_folder(platformdirs.user_data_path)
        return expanded(f"~/Galley/{'Drop' if key == 'drop_folder' else 'Review'}")
    except AgentError:
        sentence = f"{key} is not named, and its usual place is in the home folder, which is not known."
        raise AgentError("no_home", sentence, "Name all three folders in a configuration file, or set HOME.", exit_status=2) from None


def _platform_folder(find: Callable[..., Path]) -> Path:
    try:
        folder = find(APPLICATION, appauthor=False)
    except RuntimeError:
        folder = Path()
    if not folder.is_absolute():  # what an older platformdirs answers
        raise AgentError("no_home", "The home folder is not known.", "Set HOME.", exit_status=2)
    return folder


def expanded(text: str) -> Path:
    """The path with ``~`` replaced by the home folder. Raises ``AgentError`` (exit status 2) where that is not known."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise AgentError(
            "no_home", f"The home folder that {text!a} means is not known.", "Write the whole path instead of ~.", exit_status=2
        ) from None
