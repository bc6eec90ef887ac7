"""``approve``, ``reject`` and ``reopen``: the ledger, the two lines in the note, its place, and nothing else."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from galley_watch.review import Decision
from galley_watch.review.decisions import ReviewRow
from tests.review.kit import Kitchen, edit, kitchen_in

APPROVED, REJECTED = Decision.APPROVED, Decision.REJECTED


@pytest.fixture
def kitchen(tmp_path: Path) -> Iterator[Kitchen]:
    with kitchen_in(tmp_path) as kitchen:
        yield kitchen


@pytest.mark.parametrize(
    ("decision", "folder", "lines"),
    [(APPROVED, "approved", "status: approved\napproved: true"), (REJECTED, "rejected", "status: rejected\napproved: false")],
)
def test_an_order_marks_the_note_and_moves_it(kitchen: Kitchen, tmp_path: Path, decision: Decision, folder: str, lines: str) -> None:
    note = kitchen.note("soup")
    note.chmod(0o640)
    data = edit(note, "# soup", "# Soup\r\nwith \0 and \ttabs")
    assert kitchen.order(decision, 1).job_ids == (1,)
    moved = tmp_path / folder / note.name
    assert kitchen.row("soup") == (folder, str(moved))
    assert moved.read_bytes() == data.replace(b"status: inbox\napproved: false", lines.encode())
    assert moved.stat().st_mode & 0o777 == 0o640
    assert kitchen.look_until_quiet().changed == 0
    assert [event.review_status for event in kitchen.happened] == [folder]
    assert list(tmp_path.rglob(".*")) == []


def test_the_same_order_twice_is_once(kitchen: Kitchen) -> None:
    kitchen.note("soup")
    for _ in range(2):
        assert kitchen.order(APPROVED, 1).job_ids == (1,)
    assert len(kitchen.happened) == 1
    assert kitchen.row("soup") == ("approved", str(kitchen.approved_folder / "soup.md"))


@pytest.mark.parametrize("by", ["word", "hand", "order"])
@pytest.mark.parametrize("decision", [APPROVED, REJECTED])
def test_reopen_undoes_a_decision_however_it_was_taken(kitchen: Kitchen, tmp_path: Path, by: str, decision: Decision) -> None:
    note = kitchen.note("soup")
    before = edit(note, "# soup", "# My soup\r\n")
    kitchen.look_until_quiet()
    if by == "word":
        edit(note, "status: inbox", f"status: {decision}")
    elif by == "hand":
        note.rename(tmp_path / decision / note.name)
    else:
        kitchen.order(decision, 1)
    kitchen.look_until_quiet()
    assert kitchen.row("soup")[0] == decision
    assert kitchen.order(None, 1).job_ids == (1,)
    assert kitchen.row("soup") == ("pending", "soup.md")
    assert note.read_bytes() == before
    assert kitchen.look_until_quiet().changed == 0
    edit(note, "approved: false", "approved: true")
    kitchen.look_until_quiet()
    assert kitchen.row("soup")[0] == "approved"


def test_an_order_wins_over_an_earlier_one(kitchen: Kitchen) -> None:
    kitchen.note("soup")
    kitchen.order(REJECTED, 1)
    kitchen.order(APPROVED, 1)
    moved = kitchen.approved_folder / "soup.md"
    assert kitchen.row("soup") == ("approved", str(moved))
    assert "status: approved\napproved: true" in moved.read_text()
    assert list(kitchen.rejected_folder.iterdir()) == []


def test_what_cannot_be_ordered_is_said_and_left_alone(kitchen: Kitchen) -> None:
    gone, broken, double = kitchen.note("gone"), kitchen.note("broken"), kitchen.note("double")
    gone.unlink()
    data = edit(broken, "status: inbox", "status inbox")
    shutil.copy(double, double.with_name("copy.md"))
    ordered = kitchen.order(APPROVED, 1, 2, 3, 99)
    assert ordered.job_ids == ()
    reasons = dict(ordered.problems)
    assert "not there" in reasons[1]
    assert "broken in line" in reasons[2]
    assert "2 notes" in reasons[3]
    assert "no note" in reasons[99]
    assert broken.read_bytes() == data
    assert [kitchen.row(name)[0] for name in ("gone", "broken", "double")] == ["pending"] * 3


def test_a_note_without_folders_is_marked_where_it_lies(tmp_path: Path) -> None:
    with kitchen_in(tmp_path, approved=False, rejected=False) as kitchen:
        note = kitchen.note("soup")
        before = note.read_bytes()
        kitchen.order(APPROVED, 1)
        assert kitchen.row("soup") == ("approved", "soup.md")
        assert b"approved: true" in note.read_bytes()
        kitchen.order(None, 1)
        assert note.read_bytes() == before


def test_reopening_never_overwrites_what_took_the_notes_name(kitchen: Kitchen) -> None:
    note = kitchen.note("soup")
    kitchen.order(APPROVED, 1)
    note.write_text("mine")
    kitchen.order(None, 1)
    assert kitchen.row("soup") == ("pending", "soup soup.md")
    assert note.read_text() == "mine"


def test_a_kill_between_the_ledger_and_the_note_is_made_up_for(kitchen: Kitchen, monkeypatch: pytest.MonkeyPatch) -> None:
    note = kitchen.note("soup")

    class KilledError(BaseException):
        pass

    async def killed(row: ReviewRow, copies: object) -> ReviewRow:
        raise KilledError

    monkeypatch.setattr(kitchen.review, "_paid", killed)
    with pytest.raises(KilledError):
        kitchen.order(APPROVED, 1)
    assert kitchen.row("soup") == ("approved", "soup.md")
    assert "approved: false" in note.read_text()
    kitchen.agent_starts()
    kitchen.look_until_quiet()
    assert kitchen.row("soup") == ("approved", str(kitchen.approved_folder / "soup.md"))
    assert "approved: true" in (kitchen.approved_folder / "soup.md").read_text()


def test_reopening_while_the_review_folder_is_away_is_kept_until_it_is_back(kitchen: Kitchen, tmp_path: Path) -> None:
    note = kitchen.note("soup")
    kitchen.order(APPROVED, 1)
    kitchen.review_folder.rename(tmp_path / "away")
    assert len(kitchen.order(None, 1).problems) == 1
    for _ in range(3):
        kitchen.look_until_quiet()
        kitchen.agent_starts()
    assert kitchen.row("soup")[0] == "pending"
    (tmp_path / "away").rename(kitchen.review_folder)
    kitchen.look_until_quiet()
    assert kitchen.row("soup") == ("pending", "soup.md")
    assert "approved: false" in note.read_text()
    assert [event.review_status for event in kitchen.happened] == ["approved", "pending"]


@pytest.mark.parametrize("by_order", [False, True])
def test_a_kill_between_copying_and_removing_leaves_one_note(
    other_device: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by_order: bool
) -> None:
    class KilledError(BaseException):
        pass

    def killed(path: Path, target: Path) -> Path:
        raise KilledError

    with kitchen_in(tmp_path) as kitchen:
        kitchen.set(approved_folder=other_device)
        note = kitchen.note("soup")
        kitchen.look_until_quiet()
        if not by_order:
            edit(note, "approved: false", "approved: true")
        with monkeypatch.context() as patch:
            patch.setattr(Path, "rename", killed)
            with pytest.raises(KilledError):
                kitchen.order(APPROVED, 1) if by_order else kitchen.look_until_quiet()
        data = note.read_bytes()
        assert (other_device / "soup.md").read_bytes() == data
        kitchen.agent_starts()
        for _ in range(3):
            kitchen.look_until_quiet()
        assert kitchen.row("soup") == ("approved", str(other_device / "soup.md"))
        assert (other_device / "soup.md").read_bytes() == data
        assert not note.exists()
        assert kitchen.attention("soup") == ""


def test_an_order_whose_folder_is_away_is_recorded_and_the_note_follows(kitchen: Kitchen) -> None:
    note = kitchen.note("soup")
    kitchen.look()
    kitchen.approved_folder.rmdir()
    [(_, sentence)] = kitchen.order(APPROVED, 1).problems
    assert "is not there" in sentence
    assert "recorded" in sentence
    assert "approved: true" in note.read_text()
    kitchen.approved_folder.mkdir()
    kitchen.look_until_quiet()
    assert kitchen.row("soup") == ("approved", str(kitchen.approved_folder / "soup.md"))


def test_notes_move_across_devices(other_device: Path, tmp_path: Path) -> None:
    with kitchen_in(tmp_path) as kitchen:
        kitchen.set(approved_folder=other_device)
        note = kitchen.note("soup")
        data = edit(note, "approved: false", "approved: true")
        (other_device / "soup.md").write_text("mine")
        kitchen.look_until_quiet()
        moved = other_device / "soup soup.md"
        assert kitchen.row("soup") == ("approved", str(moved))
        assert moved.read_bytes() == data
        assert list(kitchen.review_folder.iterdir()) == []
        assert sorted(path.name for path in other_device.iterdir()) == ["soup soup.md", "soup.md"]
        kitchen.order(None, 1)
        assert kitchen.row("soup") == ("pending", "soup soup.md")
        assert (kitchen.review_folder / "soup soup.md").read_bytes() == data.replace(b"approved: true", b"approved: false")
