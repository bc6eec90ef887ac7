"""Where things are when nobody says so (shell): the configuration file, the folders of a fresh machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
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
    usual = platform_config_file()
    # lexists: a link that leads nowhere is a fault to report, not "no configuration"
    return usual if os.path.lexists(usual) else None


def new_config_file(named: Path | None, environment: Mapping[str, str]) -> Path:
    """Where ``init`` writes: the same order as reading, whether or not a file is there yet."""
    return find_config_file(named, environment) or platform_config_file()


def platform_config_file() -> Path:
    import platformdirs

    return platformdirs.user_config_path(APPLICATION, appauthor=False) / FILE_NAME


def default_settings() -> Settings:
    """All defaults: two folders in the person's home, the ledger where this platform keeps data."""
    import platformdirs

    return Settings(
        drop_folder=expanded("~/Galley/Drop"),
        review_folder=expanded("~/Galley/Review"),
        state_folder=platformdirs.user_data_path(APPLICATION, appauthor=False),
    )


def expanded(text: str) -> Path:
    """The path with ``~`` replaced by the home folder. Raises ``AgentError`` (exit status 2) where that is not known."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise AgentError(
            "no_home", f"The home folder that {text!a} means is not known.", "Write the whole path instead of ~.", exit_status=2
        ) from None
