"""Notes that go and come back: removed after a while, never rejected, and nothing while the folder itself is away."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from galley_watch.notes import render_failed_links
from tests.review.kit import GRACE_SECONDS, Kitchen, edit, kitchen_in

HOURS = GRACE_SECONDS / 3600


@pytest.fixture
def kitchen(tmp_path: Path) -> Iterator[Kitchen]:
    with kitchen_in(tmp_path) as kitchen:
        for name in ("soup", "stew", "cake"):
            kitchen.note(name)
        kitchen.look_until_quiet()
        yield kitchen


def statuses(kitchen: Kitchen) -> list[str]:
    return [kitchen.row(name)[0] for name in ("soup", "stew", "cake")]


def test_a_note_gone_for_longer_than_the_grace_time_is_removed(kitchen: Kitchen) -> None:
    (kitchen.review_folder / "soup.md").unlink()
    kitchen.pass_hours(HOURS)
    assert statuses(kitchen) == ["pending"] * 3
    kitchen.pass_hours(0.5)
    assert statuses(kitchen) == ["removed", "pending", "pending"]


def test_a_note_that_icloud_has_taken_off_the_disk_is_not_gone(kitchen: Kitchen) -> None:
    note = kitchen.review_folder / "soup.md"
    stub = note.rename(note.with_name(".soup.md.icloud"))
    kitchen.pass_hours(HOURS + 1)
    assert statuses(kitchen) == ["pending"] * 3
    stub.rename(note)
    edit(note, "approved: false", "approved: true")
    kitchen.look_until_quiet()
    assert statuses(kitchen) == ["approved", "pending", "pending"]


def test_a_note_back_in_time_starts_anew(kitchen: Kitchen, tmp_path: Path) -> None:
    note = kitchen.review_folder / "soup.md"
    for _ in range(3):
        note.rename(tmp_path / "elsewhere.md")
        kitchen.pass_hours(HOURS - 0.5)
        (tmp_path / "elsewhere.md").rename(note)
        kitchen.look_until_quiet()
    assert statuses(kitchen) == ["pending"] * 3


@pytest.mark.parametrize(
    ("back", "old", "new", "status"),
    [
        ("review/soup.md", "", "", "pending"),
        ("review/deep/My soup.md", "", "", "pending"),
        ("approved/soup.md", "", "", "approved"),
        ("rejected/soup.md", "", "", "rejected"),
        ("review/soup.md", "approved: false", "approved: true", "approved"),
        ("review/soup.md", "status: inbox", "status: rejected", "rejected"),
    ],
)
def test_a_removed_note_is_found_by_its_id_wherever_it_returns(
    kitchen: Kitchen, tmp_path: Path, back: str, old: str, new: str, status: str
) -> None:
    (kitchen.review_folder / "soup.md").rename(tmp_path / "elsewhere.md")
    kitchen.pass_hours(HOURS + 0.5)
    assert statuses(kitchen)[0] == "removed"
    kitchen.agent_starts()
    (tmp_path / back).parent.mkdir(exist_ok=True)
    shutil.copy(tmp_path / "elsewhere.md", tmp_path / back)
    edit(tmp_path / back, old, new)
    kitchen.look_until_quiet()
    assert statuses(kitchen) == [status, "pending", "pending"]


def test_the_clock_on_the_wall_removes_nothing(kitchen: Kitchen) -> None:
    (kitchen.review_folder / "soup.md").unlink()
    kitchen.look()
    kitchen.clock.set_back(-100 * 3600)
    kitchen.look_until_quiet()
    assert statuses(kitchen) == ["pending"] * 3


@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("way", ["missing", "emptied", "unmounted", "missing, then empty"])
def test_while_the_folder_is_away_nothing_changes(kitchen: Kitchen, tmp_path: Path, way: str, restart: bool) -> None:
    away = tmp_path / "away"
    kitchen.review_folder.rename(away)
    if way == "emptied":
        kitchen.review_folder.mkdir()
    elif way == "missing, then empty":
        kitchen.pass_hours(1)
        kitchen.review_folder.mkdir()
    elif way == "unmounted":
        kitchen.review_folder.mkdir()
        (kitchen.review_folder / ".hidden").touch()
    if restart:
        kitchen.agent_starts()
    kitchen.pass_hours(2 * HOURS)
    assert statuses(kitchen) == ["pending"] * 3
    if kitchen.review_folder.exists():
        shutil.rmtree(kitchen.review_folder)
    away.rename(kitchen.review_folder)
    kitchen.look_until_quiet()
    assert statuses(kitchen) == ["pending"] * 3
    assert kitchen.happened == []


def test_a_single_note_on_a_disk_that_is_not_mounted_is_not_gone(tmp_path: Path) -> None:
    with kitchen_in(tmp_path) as kitchen:
        kitchen.note("soup")
        kitchen.look_until_quiet()
        kitchen.review_folder.rename(tmp_path / "away")
        kitchen.review_folder.mkdir()
        kitchen.pass_hours(2 * HOURS)
        assert kitchen.row("soup")[0] == "pending"


def test_a_single_note_that_is_deleted_is_gone(tmp_path: Path) -> None:
    with kitchen_in(tmp_path) as kitchen:
        note = kitchen.note("soup")
        kitchen.look_until_quiet()
        note.unlink()
        kitchen.pass_hours(HOURS + 0.5)
        assert kitchen.row("soup")[0] == "removed"


def test_time_in_which_the_folder_is_away_does_not_count(kitchen: Kitchen, tmp_path: Path) -> None:
    (kitchen.review_folder / "soup.md").unlink()
    kitchen.pass_hours(HOURS - 0.5)
    kitchen.review_folder.rename(tmp_path / "away")
    kitchen.pass_hours(2 * HOURS)
    (tmp_path / "away").rename(kitchen.review_folder)
    kitchen.look()
    assert statuses(kitchen) == ["pending"] * 3
    kitchen.pass_hours(0.75)
    assert statuses(kitchen) == ["removed", "pending", "pending"]


def test_after_an_emptying_notes_that_come_later_let_time_count_again(kitchen: Kitchen) -> None:
    for name in ("soup", "stew", "cake"):
        (kitchen.review_folder / f"{name}.md").unlink()
    kitchen.pass_hours(2 * HOURS)
    assert statuses(kitchen) == ["pending"] * 3
    kitchen.note("bread")
    kitchen.pass_hours(HOURS + 0.5)
    assert statuses(kitchen) == ["removed"] * 3


def test_while_the_approved_folder_is_away_no_note_counts_as_gone(kitchen: Kitchen, tmp_path: Path) -> None:
    (kitchen.review_folder / "soup.md").rename(kitchen.approved_folder / "soup.md")
    kitchen.approved_folder.rename(tmp_path / "away")
    kitchen.pass_hours(2 * HOURS)
    assert statuses(kitchen)[0] == "pending"
    (tmp_path / "away").rename(kitchen.approved_folder)
    kitchen.look_until_quiet()
    assert statuses(kitchen)[0] == "approved"


def test_a_decided_note_may_go_where_it_likes(kitchen: Kitchen) -> None:
    edit(kitchen.review_folder / "soup.md", "approved: false", "approved: true")
    kitchen.look_until_quiet()
    (kitchen.approved_folder / "soup.md").unlink()
    kitchen.pass_hours(2 * HOURS)
    assert statuses(kitchen) == ["approved", "pending", "pending"]


def test_the_page_of_failed_links_is_no_note_that_shows_the_folder_to_be_there(kitchen: Kitchen) -> None:
    page = kitchen.review_folder / "Failed links.md"
    page.write_text(render_failed_links(()))
    kitchen.set(failed_links=kitchen.review_folder / "../review/Failed links.md")
    kitchen.look_until_quiet()
    for note in kitchen.review_folder.glob("*.md"):
        if note != page:
            note.unlink()
    kitchen.pass_hours(HOURS + 1)
    assert statuses(kitchen) == ["pending"] * 3, "all went at once: a sync program is away"
