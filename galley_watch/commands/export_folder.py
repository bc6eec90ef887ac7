"""A folder that recipes are exported into (shell): each under the name of its note, the same one at every export."""

from __future__ import annotations

import json
from pathlib import Path, PurePath

from galley_watch.errors import AgentError
from galley_watch.notes import name_key, note_name
from galley_watch.values.staged import StagedRecipe
from galley_watch.wording import reason_of

_LARGEST = 5_000_000


class ExportFolder:
    """``file`` is where each recipe lies below the folder, as ``ExportFormat`` says it."""

    def __init__(self, folder: Path, file: PurePath) -> None:
        self.folder = folder
        self._entry, *self._inner = file.parts
        self._present = {name_key(name): name for name in _names(folder)}
        self._given: set[str] = set()

    def place(self, staged: StagedRecipe) -> Path:
        """Where this recipe goes. One exported earlier is found again by its identifier where its file has one."""
        name = note_name(staged.read.recipe.title, staged.galley_id, lambda name: self._is_anothers(self._entry_of(name), staged.galley_id))
        entry = self._entry_of(name)
        self._given.add(name_key(entry))
        return self.folder.joinpath(self._present.get(name_key(entry), entry), *self._inner)

    def _entry_of(self, note: str) -> str:
        return self._entry.replace("NAME", note.removesuffix(".md"))

    def _is_anothers(self, entry: str, galley_id: str) -> bool:
        key = name_key(entry)
        if key in self._given:
            return True
        if not self._inner or key not in self._present:
            return False
        return _identifier(self.folder.joinpath(self._present[key], *self._inner)) != galley_id


def _names(folder: Path) -> list[str]:
    try:
        return [path.name for path in folder.iterdir()]
    except FileNotFoundError:
        return []
    except OSError as error:
        reason = reason_of(error)
        raise AgentError("folder_unusable", f"{folder} cannot be used: {reason}.", "Name another folder.") from None


def _identifier(path: Path) -> str | None:
    """Of a recipe exported earlier; None for any other file, and where there is none."""
    try:
        with path.open("rb") as file:
            found = json.loads(file.read(_LARGEST))
    except (OSError, ValueError, RecursionError):
        return None
    return found.get("identifier") if isinstance(found, dict) else None
