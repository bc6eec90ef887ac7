"""The formats that ``export`` knows (pure): how a recipe is written, how several in one file, and where each lies in a folder."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any

from galley_watch.notes import json_ld, render_recipemd
from galley_watch.values.staged import StagedRecipe


@dataclass(frozen=True, slots=True)
class ExportFormat:
    """``document_of`` gives what JSON can hold, or a text, of a recipe and the person's ``note_language``.

    ``file`` is where a recipe lies in a folder; NAME stands for its note's name. A file in a folder of its own must be JSON with an
    ``identifier``, by which a later export finds it again.
    """

    document_of: Callable[[StagedRecipe, str], Any]
    is_json: bool
    file: PurePath

    def text_of(self, document: Any) -> str:
        return _json_text(document) if self.is_json else str(document)

    def text_of_all(self, documents: Sequence[Any], ascii_only: bool = False) -> str:
        """Several in one file: JSON as a list (in ASCII where a terminal may be behind it), texts one after the other."""
        return _json_text(documents, ascii_only) if self.is_json else "\n".join(documents)


def _json_text(value: Any, ascii_only: bool = False) -> str:
    # "<" in a string could end the script element of a page that the text is pasted into.
    return json.dumps(value, ensure_ascii=ascii_only, indent=2).replace("<", "\\u003c") + "\n"


DEFAULT = "json-ld"
FORMATS = {
    DEFAULT: ExportFormat(lambda staged, _language: json_ld(staged), is_json=True, file=PurePath("NAME/recipe.json")),
    "recipemd": ExportFormat(render_recipemd, is_json=False, file=PurePath("NAME.md")),
}
