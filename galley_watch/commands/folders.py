"""What commands that write begin with (shell): the folders of the configuration, made where they never were."""

from __future__ import annotations

from pathlib import Path

from galley_watch.commands.output import say
from galley_watch.config import prepare_folders
from galley_watch.review import folders_away
from galley_watch.values.settings import Settings


def folders_made(settings: Settings) -> tuple[Path, ...]:
    """Make the folders that are missing; those made now. A folder for decided notes that was there before is not made, and named.

    Raises ``AgentError`` where one cannot be used.
    """
    away = folders_away(settings)
    for folder in away:
        say(f"The folder {folder} is not there, and it was there before. Is its disk away? Nothing is moved there, and no note counts as"
            " removed, until it is back. If you did away with it, make it again or take it out of the configuration.")  # fmt: skip
    return prepare_folders(settings, away)
