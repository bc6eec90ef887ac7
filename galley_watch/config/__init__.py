"""The configuration (shell): a TOML file becomes frozen settings; the only reader and writer of that file."""

from galley_watch.config.folders import check_apart, prepare_folders
from galley_watch.config.places import default_settings, expanded, find_config_file, new_config_file
from galley_watch.config.reading import load_settings
from galley_watch.config.writing import write_config

__all__ = [
    "check_apart",
    "default_settings",
    "expanded",
    "find_config_file",
    "load_settings",
    "new_config_file",
    "prepare_folders",
    "write_config",
]
