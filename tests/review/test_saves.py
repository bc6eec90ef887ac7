"""A tick saved as editors and sync programs really save, with a look at each of their steps: heard once, whole, and no byte is lost."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.review.kit import Kitchen, kitchen_in

Save = Callable[[Path, bytes], Iterator[None]]


def in_place(note: Path, data: bytes) -> Iterator[None]:
    """Obsidian, VS Code: emptied, then written in pieces."""
    with note.open("wb", buffering=0) as file:
        yield
        for start in range(0, len(data), 97):
            file.write(data[start : start + 97])
            yield


def temporary_and_rename(note: Path, data: bytes) -> Iterator[None]:
    """Mobile editors: a new file beside it takes the name."""
    temporary = note.with_name(f"{note.name}.tmp")
    temporary.write_bytes(data[:60])
    yield
    temporary.write_bytes(data)
    yield
    temporary.replace(note)


def backup_then_new(note: Path, data: bytes) -> Iterator[None]:
    """Vim with a backup: the old file steps aside, the new one is written under the name, the old one goes."""
    backup = note.with_name(f"{note.name}~")
    note.rename(backup)
    yield
    note.write_bytes(data[:40])
    yield
    note.write_bytes(data)
    yield
    backup.unlink()


def backup_as_markdown(note: Path, data: bytes) -> Iterator[None]:
    """An editor that keeps its copy of before as another note for a moment."""
    backup = note.with_name(f"{note.stem} (backup).md")
    shutil.copy2(note, backup)
    yield
    note.write_bytes(data)
    yield
    backup.unlink()


def gone_then_back(note: Path, data: bytes) -> Iterator[None]:
    """A sync program that deletes and downloads anew."""
    note.unlink()
    yield
    partial = note.with_name(f".syncthing.{note.name}.tmp")
    partial.write_bytes(data[:100])
    yield
    partial.write_bytes(data)
    partial.rename(note)


def old_times(note: Path, data: bytes) -> Iterator[None]:
    """A sync program that gives the file the time of the other machine, whose clock stands still in 1970."""
    temporary = note.with_name(f"~{note.name}")
    temporary.write_bytes(data)
    os.utime(temporary, (0, 0))
    yield
    temporary.replace(note)


def conflict(note: Path, data: bytes) -> Iterator[None]:
    """Syncthing: both machines wrote; ours becomes the conflict copy, theirs the note, and the person deletes ours."""
    copy = note.with_name(f"{note.stem}.sync-conflict-20261129-120000-ABCDEFG.md")
    note.rename(copy)
    yield
    note.write_bytes(data)
    yield
    copy.unlink()


WAYS: list[Save] = [
    in_place,
    temporary_and_rename,
    backup_then_new,
    backup_as_markdown,
    gone_then_back,
    old_times,
    conflict,
]


@pytest.fixture
def kitchen(tmp_path: Path) -> Iterator[Kitchen]:
    with kitchen_in(tmp_path) as kitchen:
        yield kitchen


@pytest.mark.parametrize("seconds_between", [0.0, 0.4])
@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("save", WAYS)
def test_a_tick_is_heard_once_and_whole(kitchen: Kitchen, save: Save, restart: bool, seconds_between: float) -> None:
    note = kitchen.note("soup")
    kitchen.look_until_quiet()
    data = note.read_bytes().replace(b"approved: false", b"approved: true") + "My words: crème fraîche.\n".encode() * 20
    for _ in save(note, data):
        kitchen.clock.pass_seconds(seconds_between)
        if restart:
            kitchen.agent_starts()
        kitchen.look()
        assert kitchen.row("soup")[0] == "pending"
    kitchen.look_until_quiet()
    kitchen.look_until_quiet()
    assert kitchen.row("soup") == ("approved", str(kitchen.approved_folder / "soup.md"))
    assert (kitchen.approved_folder / "soup.md").read_bytes() == data
    assert [event.review_status for event in kitchen.happened] == ["approved"]
    assert kitchen.attention("soup") == ""
