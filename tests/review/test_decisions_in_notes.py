"""What a person decides in a note reaches the ledger: once, when the file is quiet, and nothing of the note is lost."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from galley_watch.note_files import note_galley_id
from tests.review.kit import SETTLE_SECONDS, Kitchen, edit, edit_by_rename, kitchen_in

INBOX = "status: inbox\napproved: false"


@pytest.fixture
def kitchen(tmp_path: Path) -> Iterator[Kitchen]:
    with kitchen_in(tmp_path) as kitchen:
        yield kitchen


@pytest.mark.parametrize(
    "said",
    [
        "status: inbox\napproved: true",
        "status: approved\napproved: false",
        "status: approved",
        "approved: true",
        "approved: yes",
        "approved: True",
        "approved: ✓",
        "approved: x",
        'approved: "✔️"',
        "approved:\n  - true",
        "Approved: TRUE # at last",
        "status: [approved]\napproved: ",
        "status: 'Approved'\napproved: null",
        "status: cooking\napproved: on",
    ],
)
@pytest.mark.parametrize("save", [edit, edit_by_rename])
def test_any_sensible_spelling_approves_and_moves_the_note_byte_for_byte(kitchen: Kitchen, save: object, said: str) -> None:
    note = kitchen.note("soup")
    data = save(note, INBOX, said)  # type: ignore[operator] # one of the two
    kitchen.look_until_quiet()
    moved = kitchen.approved_folder / note.name
    assert kitchen.row("soup") == ("approved", str(moved))
    assert moved.read_bytes() == data
    assert not note.exists()
    assert [event.review_status for event in kitchen.happened] == ["approved"]
    assert kitchen.look_until_quiet().changed == 0


@pytest.mark.parametrize("said", ["status: rejected\napproved: false", "status: Rejected", "status: no\napproved: no", 'status: "✗"'])
def test_rejected_notes_move_and_are_never_deleted(kitchen: Kitchen, said: str) -> None:
    note = kitchen.note("soup")
    data = edit(note, INBOX, said)
    kitchen.look_until_quiet()
    moved = kitchen.rejected_folder / note.name
    assert kitchen.row("soup") == ("rejected", str(moved))
    assert moved.read_bytes() == data


@pytest.mark.parametrize(
    "said",
    [
        "approved: false\nstatus: inbox",
        'status: "inbox"\n"approved": "false"',
        "# mine\nstatus: 'inbox' # to do\napproved: no",
        "status:\n  - inbox\napproved:",
        "approved: 'FALSE'",
        "",
        "status: cooking\napproved: false",
    ],
)
def test_order_quoting_list_style_comments_and_own_words_decide_nothing(kitchen: Kitchen, said: str) -> None:
    note = kitchen.note("soup")
    edit(note, INBOX, said)
    kitchen.look_until_quiet()
    assert kitchen.row("soup") == ("pending", "soup.md")
    assert kitchen.attention("soup") == ""
    os.utime(note)
    assert kitchen.look_until_quiet().changed == 0


def test_a_linter_that_rewrites_a_decided_note_decides_nothing_anew(kitchen: Kitchen) -> None:
    note = kitchen.note("soup")
    edit(note, INBOX, "status: inbox\napproved: true")
    kitchen.look_until_quiet()
    moved = kitchen.approved_folder / note.name
    lines = moved.read_text().split("\n")
    end = lines.index("---", 1)
    linted = ["---", *sorted(line.replace('"', "'").replace("approved: true", "approved: yes") for line in lines[1:end]), *lines[end:]]
    moved.write_text("\r\n".join(linted))
    assert kitchen.look_until_quiet().changed == 0
    assert len(kitchen.happened) == 1


def test_without_folders_a_decision_moves_nothing(tmp_path: Path) -> None:
    with kitchen_in(tmp_path, approved=False, rejected=False) as kitchen:
        note = kitchen.note("soup")
        data = edit(note, "approved: false", "approved: true")
        kitchen.look_until_quiet()
        assert kitchen.row("soup") == ("approved", "soup.md")
        assert note.read_bytes() == data
        edit(note, "approved: true", "approved: false")
        edit(note, "status: inbox", "status: rejected")
        kitchen.look_until_quiet()
        assert kitchen.row("soup") == ("rejected", "soup.md")


def test_a_decision_waits_until_the_file_is_quiet(kitchen: Kitchen) -> None:
    note = kitchen.note("soup")
    kitchen.look_until_quiet()
    edit(note, "approved: false", "approved: true")
    look = kitchen.look()
    assert look.waiting == 1
    assert look.next_in_seconds is not None
    kitchen.clock.pass_seconds(SETTLE_SECONDS / 2)
    edit(note, "# soup", "# Soup")
    kitchen.look()
    kitchen.clock.pass_seconds(SETTLE_SECONDS / 2)
    assert kitchen.look().waiting == 1
    assert kitchen.row("soup")[0] == "pending"
    kitchen.clock.pass_seconds(SETTLE_SECONDS / 2)
    kitchen.look()
    assert kitchen.row("soup")[0] == "approved"


def test_a_save_caught_half_way_decides_nothing(kitchen: Kitchen) -> None:
    note = kitchen.note("soup")
    text = note.read_text().replace("approved: false", "approved: true")
    kitchen.look_until_quiet()
    for cut in (0, 3, 20, text.index("approved") + 13, len(text) // 2):
        note.write_text(text[:cut])
        assert kitchen.look().changed == 0
    assert kitchen.row("soup")[0] == "pending"
    note.write_text(text)
    kitchen.look_until_quiet()
    assert kitchen.row("soup")[0] == "approved"
    assert len(kitchen.happened) == 1


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("status: rejected\napproved: true", "both"),
        ("status: [approved, rejected]\napproved: false", "keep one"),
        ("status: inbox\napproved: perhaps", "neither yes nor no"),
        ("status: inbox\napproved: true\napproved: false", "twice"),
        ('status: inbox\napproved: true\nmine: "not closed', "not closed"),
        ("<<<<<<< HEAD\napproved: true\n=======\napproved: false\n>>>>>>> phone", "broken in line"),
        ("status: inbox\napproved: true\njust a line", "broken in line"),
    ],
)
def test_what_contradicts_or_is_broken_changes_nothing_and_is_said_once(
    kitchen: Kitchen, caplog: pytest.LogCaptureFixture, said: str, reason: str
) -> None:
    note = kitchen.note("soup")
    data = edit(note, INBOX, said)
    kitchen.look_until_quiet()
    kitchen.look_until_quiet()
    kitchen.agent_starts()
    kitchen.look_until_quiet()
    assert kitchen.row("soup") == ("pending", "soup.md")
    assert note.read_bytes() == data
    assert reason in kitchen.attention("soup")
    assert [reason in record.getMessage() for record in caplog.records] == [True]
    edit(note, said, "status: rejected\napproved: false")
    kitchen.look_until_quiet()
    assert kitchen.row("soup")[0] == "rejected"
    assert kitchen.attention("soup") == ""


@pytest.mark.parametrize(("old", "new"), [("---\n", ""), ('galley_id: "id-soup"\n', ""), ("---\n", "---\n---\n"), ("---\n", "x---\n")])
def test_a_note_that_cannot_be_known_any_more_is_not_gone(kitchen: Kitchen, old: str, new: str) -> None:
    note = kitchen.note("soup")
    whole = note.read_bytes()
    edit(note, old, new)
    kitchen.look_until_quiet()
    kitchen.pass_hours(3)
    assert kitchen.row("soup") == ("pending", "soup.md")
    assert kitchen.attention("soup").startswith("soup.md has ")
    note.write_bytes(whole)
    kitchen.look_until_quiet()
    assert kitchen.attention("soup") == ""


@pytest.mark.parametrize("identity", ['galley_id:\n  - "id-soup"', "galley_id: [id-soup]", "Galley_ID: id-soup"])
def test_a_note_is_known_however_a_property_editor_wrote_its_id(kitchen: Kitchen, identity: str) -> None:
    note = kitchen.note("soup")
    edit(note, 'galley_id: "id-soup"', identity)
    data = edit(note, "approved: false", "approved: true")
    kitchen.look_until_quiet()
    assert kitchen.row("soup")[0] == "approved"
    assert (kitchen.approved_folder / "soup.md").read_bytes() == data
    assert note_galley_id(kitchen.approved_folder / "soup.md") == "id-soup", "so that no second note is ever written"


def test_a_decided_note_may_lose_its_properties(kitchen: Kitchen) -> None:
    note = kitchen.note("soup")
    edit(note, "approved: false", "approved: true")
    kitchen.look_until_quiet()
    (kitchen.approved_folder / note.name).write_text("# Soup\n")
    kitchen.look_until_quiet()
    assert kitchen.attention("soup") == ""
    assert kitchen.row("soup")[0] == "approved"


def test_endless_lines_are_looked_through_quickly(kitchen: Kitchen) -> None:
    note = kitchen.note("soup")
    edit(note, INBOX, f"a{' ' * 1_900}: 1\nb: {' ' * 1_900}# \n{INBOX.replace('false', 'yes')}\nC# and F# : 1")
    begun = time.process_time()
    kitchen.look_until_quiet()
    assert time.process_time() - begun < 1
    assert kitchen.row("soup")[0] == "approved"
    assert kitchen.order(None, 1).job_ids == (1,)
    assert time.process_time() - begun < 2


@pytest.mark.parametrize("copy", ["soup.sync-conflict-20260101-120000-ABCDEFG.md", "soup (conflicted copy).md", "sub/soup.md"])
def test_two_notes_with_one_id_change_nothing_until_one_is_gone(kitchen: Kitchen, caplog: pytest.LogCaptureFixture, copy: str) -> None:
    note = kitchen.note("soup")
    kitchen.look_until_quiet()
    other = kitchen.review_folder / copy
    other.parent.mkdir(exist_ok=True)
    shutil.copy(note, other)
    edit(other, "approved: false", "approved: true")
    for _ in range(3):
        kitchen.look_until_quiet()
    assert kitchen.row("soup") == ("pending", "soup.md")
    assert copy in kitchen.attention("soup")
    assert len(caplog.records) == 1
    note.unlink()
    kitchen.look_until_quiet()
    assert kitchen.row("soup")[0] == "approved"
    assert kitchen.attention("soup") == ""


@pytest.mark.parametrize(("folder", "status"), [("approved", "approved"), ("rejected", "rejected")])
def test_moving_a_note_by_hand_counts(kitchen: Kitchen, tmp_path: Path, folder: str, status: str) -> None:
    note = kitchen.note("soup")
    kitchen.look_until_quiet()
    (tmp_path / folder / "spring").mkdir()
    moved = tmp_path / folder / "spring" / "My soup.md"
    note.rename(moved)
    data = moved.read_bytes()
    kitchen.look_until_quiet()
    assert kitchen.row("soup") == (status, str(moved))
    assert moved.read_bytes() == data


def test_a_decided_note_moved_by_hand_changes_its_mind_and_stays_where_it_is_put(kitchen: Kitchen) -> None:
    note = kitchen.note("soup")
    edit(note, "status: inbox", "status: rejected")
    kitchen.look_until_quiet()
    moved = kitchen.approved_folder / note.name
    (kitchen.rejected_folder / note.name).rename(moved)
    kitchen.look_until_quiet()
    assert kitchen.row("soup") == ("approved", str(moved))
    assert kitchen.look_until_quiet().changed == 0
    moved.rename(note)
    kitchen.look_until_quiet()
    assert kitchen.row("soup") == ("approved", "soup.md")
    kitchen.look_until_quiet()
    assert note.exists()


def test_a_note_put_among_the_approved_that_says_rejected_is_left_alone(kitchen: Kitchen) -> None:
    note = kitchen.note("soup")
    edit(note, "status: inbox", "status: rejected")
    moved = note.rename(kitchen.approved_folder / note.name)
    kitchen.look_until_quiet()
    assert kitchen.row("soup")[0] == "pending"
    assert "approved notes and says rejected" in kitchen.attention("soup")
    edit(moved, "status: rejected", "status: inbox")
    kitchen.look_until_quiet()
    assert kitchen.row("soup")[0] == "approved"


def test_a_note_renamed_or_rewritten_under_another_inode_is_the_same_note(kitchen: Kitchen) -> None:
    note = kitchen.note("soup")
    kitchen.look_until_quiet()
    renamed = note.rename(note.with_name("Grandmother's.md"))
    edit_by_rename(renamed, "# soup", "# Grandmother's soup")
    kitchen.look_until_quiet()
    assert kitchen.row("soup") == ("pending", "Grandmother's.md")
    data = edit_by_rename(renamed, "approved: false", "approved: true")
    kitchen.look_until_quiet()
    assert (kitchen.approved_folder / "Grandmother's.md").read_bytes() == data


def test_moving_never_overwrites(kitchen: Kitchen) -> None:
    (kitchen.approved_folder / "SOUP.md").write_text("mine")
    (kitchen.approved_folder / "soup soup.md").write_text("mine too")
    note = kitchen.note("soup")
    data = edit(note, "approved: false", "approved: true")
    kitchen.look_until_quiet()
    status, path = kitchen.row("soup")
    assert status == "approved"
    assert path == str(kitchen.approved_folder / "soup soup-2.md"), "some file systems take SOUP.md and soup.md for one"
    assert Path(path).read_bytes() == data
    assert (kitchen.approved_folder / "SOUP.md").read_text() == "mine"
    assert (kitchen.approved_folder / "soup soup.md").read_text() == "mine too"


@pytest.mark.parametrize("letter", ["x", "\N{GREEK SMALL LETTER OMEGA}"])
def test_a_name_as_long_as_names_may_be_finds_its_place_too(kitchen: Kitchen, letter: str) -> None:
    name = letter * (252 // len(letter.encode())) + ".md"
    (kitchen.approved_folder / name).write_text("mine")
    note = kitchen.note("soup").rename(kitchen.review_folder / name)
    data = edit(note, "approved: false", "approved: true")
    kitchen.look_until_quiet()
    [moved] = [path for path in kitchen.approved_folder.iterdir() if path.name != name]
    assert moved.read_bytes() == data
    assert kitchen.row("soup") == ("approved", str(moved))
    assert (kitchen.approved_folder / name).read_text() == "mine"


def test_a_folder_that_is_away_makes_the_move_wait(kitchen: Kitchen, caplog: pytest.LogCaptureFixture) -> None:
    kitchen.look()
    kitchen.approved_folder.rmdir()
    note = kitchen.note("soup")
    data = edit(note, "approved: false", "approved: true")
    for _ in range(3):
        kitchen.look_until_quiet()
    assert kitchen.row("soup") == ("approved", "soup.md")
    assert "is not there" in kitchen.attention("soup")
    assert len(caplog.records) == 1
    kitchen.approved_folder.mkdir()
    kitchen.look_until_quiet()
    assert kitchen.row("soup")[1] == str(kitchen.approved_folder / "soup.md")
    assert (kitchen.approved_folder / "soup.md").read_bytes() == data
    assert kitchen.attention("soup") == ""


def test_a_scan_at_start_reaches_the_same_state_as_having_watched(tmp_path: Path) -> None:
    rows = []
    for watched in (True, False):
        with kitchen_in(tmp_path / str(watched)) as kitchen:
            notes = [kitchen.note(name) for name in ("one", "two", "three", "four", "five")]
            looks = kitchen.look_until_quiet if watched else (lambda: None)
            looks()
            edit(notes[0], "approved: false", "approved: true")
            looks()
            edit(notes[1], "status: inbox", "status: rejected")
            looks()
            notes[2].rename(kitchen.approved_folder / "3.md")
            looks()
            edit(notes[3], "status: inbox\napproved: false", "status: rejected\napproved: true")
            looks()
            notes[4].rename(notes[4].with_name("5.md"))
            kitchen.agent_starts()
            kitchen.look_until_quiet()
            names = ("one", "two", "three", "four", "five")
            rows.append([(kitchen.row(name)[0], Path(kitchen.row(name)[1]).name, bool(kitchen.attention(name))) for name in names])
    assert rows[0] == rows[1]
    assert [row[0] for row in rows[0]] == ["approved", "rejected", "approved", "pending", "pending"]


def test_our_own_writes_decide_nothing(kitchen: Kitchen) -> None:
    for name in ("one", "two"):
        kitchen.note(name)
    assert kitchen.look_until_quiet().changed == 0
    assert kitchen.happened == []


def test_the_review_folder_may_lie_in_the_folder_for_approved_notes(tmp_path: Path) -> None:
    """As `init --obsidian` sets it up: what waits in `Recipes/Review` is not approved, what lies in `Recipes` is."""
    with kitchen_in(tmp_path / "Recipes", rejected=False) as kitchen:
        kitchen.set(approved_folder=tmp_path / "Recipes")
        soup, stew, cake = (kitchen.note(name) for name in ("soup", "stew", "cake"))
        kitchen.look_until_quiet()
        assert {kitchen.row(name)[0] for name in ("soup", "stew", "cake")} == {"pending"}
        data = edit(soup, "approved: false", "approved: true")
        stew.rename(tmp_path / "Recipes" / "Stew.md")
        (kitchen.review_folder / "later").mkdir()
        cake.rename(kitchen.review_folder / "later" / "cake.md")
        kitchen.look_until_quiet()
        assert [kitchen.row(name)[0] for name in ("soup", "stew", "cake")] == ["approved", "approved", "pending"]
        assert (tmp_path / "Recipes" / "soup.md").read_bytes() == data
        kitchen.order(None, 1)
        assert kitchen.row("soup") == ("pending", "soup.md")
        assert soup.exists()
