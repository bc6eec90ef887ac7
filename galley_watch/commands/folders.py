"""What commands that write begin with (shell): the folders of the configuration, made where they never were."""

from __future__ import annotations

from pathlib import Path

from galley_watch.commands.output import say
from galley_watch.config import prepare_folders
from galley_watch.review import folders_away
from galley_watch.values.settings import Settings


def folders_made(settings: Settings) -> tuple[Path, ...]:
    """Make the folders that are missing; those made now. One that was there before is not made, and named with what waits for it.

    Raises ``AgentError`` where one cannot be used.
    """
    away = folders_away(settings)
    for folder in away:
        say(_away(folder, settings))
    return prepare_folders(settings, away)


def _away(folder: Path, settings: Settings) -> str:
    """What it is, what waits for it, and what to do."""
    if folder == settings.drop_folder:
        name, waits = "drop folder", "Links that are saved there are taken when it is back"
        instead = "name another `drop_folder` in the configuration"
    elif folder == settings.review_folder:
        name, waits = "review folder", "Notes and decisions wait, and no note counts as removed, until it is back"
        instead = "name another `review_folder` in the configuration"
    else:
        name, waits = "folder", "Nothing is moved there, and no note counts as removed, until it is back"
        instead = "take it out of the configuration"
    return (
        f"The {name} {folder} is not there, and it was there before. Is its disk away? Then mount it. {waits}."
        f" If you did away with it, make it again or {instead}."
    )
