"""What commands that write begin with (shell): the folders of the configuration, made where they never were."""

from __future__ import annotations

from pathlib import Path

from galley_watch.commands.output import say
from galley_watch.config import prepare_folders
from galley_watch.review import away_words, folders_away
from galley_watch.values.settings import Settings


def folders_made(settings: Settings) -> tuple[Path, ...]:
    """Make the folders that are missing; those made now. One that was there before is not made, and named with what waits for it.

    Raises ``AgentError`` where one cannot be used.
    """
    away = folders_away(settings)
    for folder in away:
        say(" ".join(away_words(folder, settings)))
    return prepare_folders(settings, away)
