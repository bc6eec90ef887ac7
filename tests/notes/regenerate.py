"""Writes the golden notes anew: ``python -m tests.notes.regenerate [--force]``.

``fixtures/notes/NAME.json`` (a StagedRecipe as ``codec`` writes it) becomes ``NAME.md``. An existing note that would change is left
as it is, and the exit status is 1, unless ``--force`` is given.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from galley_watch.codec import from_json
from galley_watch.notes import render_note
from galley_watch.values.staged import StagedRecipe

FOLDER = Path(__file__).parents[2] / "fixtures" / "notes"


def staged_fixture(path: Path) -> StagedRecipe:
    return from_json(path.read_bytes(), StagedRecipe)


def regenerate(folder: Path, force: bool) -> list[str]:
    """The names of notes that differ and were left alone."""
    refused = []
    for source in sorted(folder.glob("*.json")):
        golden, text = source.with_suffix(".md"), render_note(staged_fixture(source)).encode()
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
    refused = regenerate(FOLDER, parser.parse_args(arguments).force)
    for name in refused:
        print(f"{name} would change; look at the difference, then use --force", file=sys.stderr)
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
