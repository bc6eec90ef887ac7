"""A look at start reaches the state that watching all the time would have reached, whatever a person did to each note meanwhile."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.ledger.kit import MEMORY
from tests.review.kit import Kitchen, edit, edit_by_rename, kitchen_in


def moved(folder: str) -> Callable[[Kitchen, Path], None]:
    def act(kitchen: Kitchen, note: Path) -> None:
        note.rename(getattr(kitchen, f"{folder}_folder") / f"Mine {note.name}")

    return act


def copied(kitchen: Kitchen, note: Path) -> None:
    shutil.copy(note, note.with_name(f"{note.stem}.sync-conflict-20261129.md"))
    edit(note, "approved: false", "approved: true")


ACTS: dict[str, Callable[[Kitchen, Path], object]] = {
    "nothing": lambda kitchen, note: None,
    "ticked": lambda kitchen, note: edit(note, "approved: false", "approved: true"),
    "ticked on the phone": lambda kitchen, note: edit_by_rename(note, "approved: false", "approved: yes"),
    "refused": lambda kitchen, note: edit(note, "status: inbox", "status: rejected"),
    "contradicted": lambda kitchen, note: edit(note, "status: inbox\napproved: false", "status: rejected\napproved: true"),
    "broken": lambda kitchen, note: edit(note, "approved: false", 'approved: true\nmine: "open'),
    "identity lost": lambda kitchen, note: edit(note, "galley_id:", "was_id:"),
    "edited": lambda kitchen, note: edit(note, "# ", "# My "),
    "renamed": lambda kitchen, note: note.rename(note.with_name(f"Mine {note.name}")),
    "moved to the approved": moved("approved"),
    "moved to the rejected": moved("rejected"),
    "conflict copy": copied,
    "deleted": lambda kitchen, note: note.unlink(),
}
NAMES = ("one", "two", "three", "four")


def end_of(acts: list[tuple[str, bool]], watched: bool) -> list[tuple[str, str, bool]]:
    """Of each note: its status, where it lies, and whether a person should look at it."""
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder, kitchen_in(Path(folder)) as kitchen:
        notes = [kitchen.note(name) for name in NAMES]
        if watched:
            kitchen.look_until_quiet()
        for note, (act, restarts) in zip(notes, acts, strict=True):
            ACTS[act](kitchen, note)
            if watched:
                kitchen.look_until_quiet()
            if watched and restarts:
                kitchen.agent_starts()
        kitchen.agent_starts()
        for _ in range(2):
            kitchen.look_until_quiet()
        assert kitchen.look_until_quiet().changed == 0
        ends = ((*kitchen.row(name), bool(kitchen.attention(name))) for name in NAMES)
        return [(status, path.replace(folder, ""), attention) for status, path, attention in ends]


@settings(max_examples=40, deadline=None)
@given(acts=st.lists(st.tuples(st.sampled_from(sorted(ACTS)), st.booleans()), min_size=len(NAMES), max_size=len(NAMES)))
def test_a_look_at_start_comes_to_the_same_as_having_watched(acts: list[tuple[str, bool]]) -> None:
    assert end_of(acts, watched=True) == end_of(acts, watched=False)
