"""Writes the golden notes anew: ``python -m tests.notes.regenerate [--force]``.

``fixtures/notes/NAME.json`` (a StagedRecipe as ``codec`` writes it) becomes ``NAME.md``. An existing note that would change is left
as it is, and the exit status is 1, unless ``--force`` is given. ``fixtures/layouts/NAME.template`` becomes ``NAME.md`` likewise: the note
of ``everything.json`` by that template, in the recipe's language.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from galley_watch.codec import from_json
from galley_watch.notes import layout_of, render_note
from galley_watch.values.staged import StagedRecipe

FOLDER = Path(__file__).parents[2] / "fixtures" / "notes"
LAYOUTS = FOLDER.parent / "layouts"


def staged_fixture(path: Path) -> StagedRecipe:
    return from_json(path.read_bytes(), StagedRecipe)


def layout_fixture(path: Path) -> str:
    return render_note(staged_fixture(FOLDER / "everything.json"), layout_of(path.read_text("utf-8"), "recipe"))


def regenerate(folder: Path, force: bool) -> list[str]:
    """The names of notes that differ and were left alone."""
    refused = []
    for source in sorted([*folder.glob("*.json"), *folder.glob("*.template")]):
        note = layout_fixture(source) if source.suffix == ".template" else render_note(staged_fixture(source))
        golden, text = source.with_suffix(".md"), note.encode()
        if golden.exists() and golden.read_bytes() == text:
            continue
        if golden.exists() and not force:
            refused.append(golden.name)
        else:
            golden.write_bytes(text)
    return refused


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--force", action="store_true", help="overwrite notes that changed")
    force = parser.parse_args(arguments).force
    refused = [name for folder in (FOLDER, LAYOUTS) for name in regenerate(folder, force)]
    for name in refused:
        print(f"{name} would change; look at the difference, then use --force", file=sys.stderr)
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
