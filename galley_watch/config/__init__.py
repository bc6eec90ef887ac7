"""The configuration (shell): a TOML file becomes frozen settings; the only reader and writer of that file."""

from galley_watch.config.folders import check_apart, lies_within, prepare_folders
from galley_watch.config.places import default_settings, expanded, find_config_file, new_config_file
from galley_watch.config.reading import load_settings, read_settings
from galley_watch.config.without_effect import without_effect
from galley_watch.config.writing import write_config

__all__ = [
    "check_apart",
    "default_settings",
    "expanded",
    "find_config_file",
    "lies_within",
    "load_settings",
    "new_config_file",
    "prepare_folders",
    "read_settings",
    "without_effect",
    "write_config",
]
