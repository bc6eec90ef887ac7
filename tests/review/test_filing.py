"""One note moved or marked while someone else writes to it: no byte of theirs is lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from galley_watch.note_files import sync_folder
from galley_watch.review import filing
from galley_watch.review.filing import ChangedMeanwhileError, drop_double, file_note, mark_note
from galley_watch.review.splicing import CannotSpliceError, marked
from galley_watch.review.statements import Decision

NOTE = b'---\nstatus: inbox\napproved: false\ngalley_id: "r-1"\n---\n\n# Soup\n'
EDITED = NOTE + b"\nMore salt.\n"


@pytest.fixture
def note(tmp_path: Path) -> Path:
    (tmp_path / "review").mkdir()
    path = tmp_path / "review" / "Soup.md"
    path.write_bytes(NOTE)
    return path


def contents(*folders: Path) -> list[bytes]:
    return sorted(path.read_bytes() for folder in folders for path in folder.iterdir())


@pytest.mark.parametrize("by_rename", [False, True])
def test_an_edit_while_a_note_is_copied_to_another_device_is_kept(
    note: Path, other_device: Path, monkeypatch: pytest.MonkeyPatch, by_rename: bool
) -> None:
    def edited_meanwhile(folder: Path) -> None:
        monkeypatch.setattr(filing, "sync_folder", sync_folder)
        if by_rename:
            note.with_name("new").write_bytes(EDITED)
            note.with_name("new").replace(note)
        else:
            note.write_bytes(EDITED)

    monkeypatch.setattr(filing, "sync_folder", edited_meanwhile)
    with pytest.raises(ChangedMeanwhileError):
        file_note(note, other_device, "r-1")
    assert contents(note.parent, other_device) == [EDITED]
    assert file_note(note, other_device, "r-1").read_bytes() == EDITED


def test_an_edit_in_the_last_instant_of_such_a_move_is_kept(note: Path, other_device: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rename = Path.rename

    def edited_first(path: Path, target: Path) -> Path:
        path.write_bytes(EDITED)
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", edited_first)
    with pytest.raises(ChangedMeanwhileError):
        file_note(note, other_device, "r-1")
    assert contents(note.parent, other_device) == [EDITED]


def test_a_note_saved_anew_while_it_is_taken_aside_leaves_both(note: Path, other_device: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rename = Path.rename

    def edited_twice(path: Path, target: Path) -> Path:
        path.write_bytes(EDITED)
        moved = rename(path, target)
        path.write_bytes(NOTE + b"Other.\n")
        return moved

    monkeypatch.setattr(Path, "rename", edited_twice)
    with pytest.raises(ChangedMeanwhileError):
        file_note(note, other_device, "r-1")
    assert contents(note.parent, other_device) == sorted([EDITED, NOTE + b"Other.\n"])
    assert not any(path.name.startswith(".") for path in note.parent.iterdir())


def test_an_edit_while_a_note_is_marked_is_kept(note: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def edited_meanwhile(data: bytes, decision: Decision | None) -> bytes:
        note.write_bytes(EDITED)
        return marked(data, decision)

    monkeypatch.setattr(filing, "marked", edited_meanwhile)
    with pytest.raises(ChangedMeanwhileError):
        mark_note(note, Decision.APPROVED, "r-1")
    assert contents(note.parent) == [EDITED]


def test_an_edit_in_the_last_instant_of_marking_is_kept(note: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replace = Path.replace

    def edited_first(path: Path, target: Path) -> Path:
        monkeypatch.setattr(Path, "replace", replace)
        note.write_bytes(EDITED)
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", edited_first)
    with pytest.raises(ChangedMeanwhileError):
        mark_note(note, Decision.APPROVED, "r-1")
    assert contents(note.parent) == [EDITED]


@pytest.mark.parametrize("data", [b"", b"# Soup\n", b"---\nstatus: inbox\n", NOTE.replace(b"approved: false", b"approved false")])
def test_a_note_without_sound_front_matter_is_not_marked(note: Path, data: bytes) -> None:
    note.write_bytes(data)
    with pytest.raises(CannotSpliceError):
        mark_note(note, Decision.APPROVED, "r-1")
    assert contents(note.parent) == [data]


def test_of_a_copy_that_a_kill_left_only_an_equal_one_goes(note: Path, tmp_path: Path) -> None:
    other = tmp_path / note.name
    other.write_bytes(EDITED)
    assert not drop_double(note, other, "r-1")
    assert note.read_bytes() == NOTE
    other.write_bytes(NOTE)
    renamed = tmp_path / "The person's copy.md"
    renamed.write_bytes(NOTE)
    assert not drop_double(note, renamed, "r-1"), "a name that we would not have given"
    assert note.read_bytes() == NOTE
    assert drop_double(note, other, "r-1")
    assert other.read_bytes() == NOTE
    assert not note.exists()


def test_a_note_moves_in_one_step_with_its_times(note: Path, tmp_path: Path, other_device: Path) -> None:
    os.utime(note, ns=(1_000_000_000, 1_234_567_890))
    (tmp_path / "approved").mkdir()
    moved = file_note(note, tmp_path / "approved", "r-1")
    assert moved.stat().st_mtime_ns == 1_234_567_890
    moved = file_note(moved, other_device, "r-1")
    assert moved.stat().st_mtime_ns == 1_234_567_890
    assert moved.read_bytes() == NOTE
