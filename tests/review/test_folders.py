"""The drop folder and those for notes: made where they never were, never made where they were before and are away."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from galley_watch.config import prepare_folders
from galley_watch.review import Decision, folders_away
from tests.review.kit import GRACE_SECONDS, Kitchen, edit, kitchen_in

HOURS = GRACE_SECONDS / 3600


@pytest.fixture
def kitchen(tmp_path: Path) -> Iterator[Kitchen]:
    with kitchen_in(tmp_path) as kitchen:
        kitchen.note("soup")
        kitchen.note("stew")
        yield kitchen


def test_a_folder_that_never_was_is_made_once_and_notes_count_as_removed(kitchen: Kitchen, caplog: pytest.LogCaptureFixture) -> None:
    kitchen.rejected_folder.rmdir()
    caplog.set_level(logging.INFO)
    kitchen.look_until_quiet()
    assert kitchen.rejected_folder.is_dir()
    assert caplog.text.count("Made the folder") == 1
    (kitchen.review_folder / "soup.md").unlink()
    kitchen.pass_hours(HOURS + 0.5)
    assert kitchen.row("soup")[0] == "removed"
    assert caplog.text.count("Made the folder") == 1


def test_an_order_makes_it_too(kitchen: Kitchen) -> None:
    kitchen.rejected_folder.rmdir()
    assert kitchen.order(Decision.REJECTED, 1).problems == ()
    assert kitchen.row("soup") == ("rejected", str(kitchen.rejected_folder / "soup.md"))


@pytest.mark.parametrize("restart", [False, True])
def test_a_folder_that_was_seen_and_is_gone_is_away(kitchen: Kitchen, tmp_path: Path, restart: bool) -> None:
    kitchen.look_until_quiet()
    (kitchen.review_folder / "soup.md").rename(kitchen.approved_folder / "soup.md")  # not heard yet
    kitchen.approved_folder.rename(tmp_path / "unplugged")
    if restart:
        kitchen.agent_starts()
    kitchen.pass_hours(HOURS + 0.5)
    assert not kitchen.approved_folder.exists()
    assert kitchen.row("soup")[0] == "pending"
    assert folders_away(kitchen.settings) == (kitchen.approved_folder,)
    (tmp_path / "unplugged").rename(kitchen.approved_folder)
    kitchen.look_until_quiet()
    assert kitchen.row("soup")[0] == "approved"
    assert folders_away(kitchen.settings) == ()


def test_a_folder_in_which_the_ledger_knows_a_note_is_away_also_for_a_ledger_that_remembers_no_folders(kitchen: Kitchen) -> None:
    edit(kitchen.review_folder / "soup.md", "approved: false", "approved: true")
    kitchen.look_until_quiet()
    kitchen.database.write_now(lambda connection: connection.execute("DELETE FROM meta WHERE name = 'seen_folders'").fetchall())
    shutil.rmtree(kitchen.approved_folder)
    kitchen.agent_starts()
    kitchen.look()
    assert not kitchen.approved_folder.exists()
    assert folders_away(kitchen.settings) == (kitchen.approved_folder,)


def test_nothing_is_made_where_the_folder_above_is_missing(kitchen: Kitchen, tmp_path: Path) -> None:
    kitchen.set(rejected_folder=tmp_path / "vault" / "rejected")
    kitchen.look()
    assert not (tmp_path / "vault").exists()
    (tmp_path / "vault").mkdir()
    kitchen.look()
    assert (tmp_path / "vault" / "rejected").is_dir()


def test_a_file_in_the_way_stops_nothing(kitchen: Kitchen) -> None:
    kitchen.rejected_folder.rmdir()
    kitchen.rejected_folder.write_text("mine")
    edit(kitchen.review_folder / "soup.md", "status: inbox", "status: rejected")
    kitchen.look_until_quiet()
    assert kitchen.row("soup") == ("rejected", "soup.md")
    assert kitchen.rejected_folder.read_text() == "mine"


def test_a_folder_of_another_name_in_the_configuration_is_a_new_one(kitchen: Kitchen, tmp_path: Path) -> None:
    kitchen.look()
    kitchen.rejected_folder.rmdir()
    kitchen.set(rejected_folder=tmp_path / "not wanted")
    kitchen.look()
    assert (tmp_path / "not wanted").is_dir()
    assert folders_away(kitchen.settings) == ()


def test_at_the_start_a_new_folder_is_made_and_one_that_is_away_is_not(kitchen: Kitchen, tmp_path: Path) -> None:
    kitchen.look()
    kitchen.approved_folder.rmdir()
    kitchen.set(rejected_folder=tmp_path / "deep" / "rejected")
    away = folders_away(kitchen.settings)
    assert away == (kitchen.approved_folder,)
    assert kitchen.settings.review.rejected_folder in prepare_folders(kitchen.settings, away)
    assert not kitchen.approved_folder.exists()


def test_before_the_first_run_none_is_away_and_beside_a_ledger_that_cannot_be_read_each_that_is_missing(
    kitchen: Kitchen, tmp_path: Path
) -> None:
    kitchen.rejected_folder.rmdir()
    elsewhere = replace(kitchen.settings, state_folder=tmp_path / "new state")
    assert folders_away(elsewhere) == ()
    elsewhere.state_folder.mkdir()
    (elsewhere.state_folder / "galley.sqlite3").write_bytes(b"")
    assert folders_away(elsewhere) == (kitchen.rejected_folder,)


@pytest.mark.parametrize("name", ["drop", "review"])
def test_a_drop_or_review_folder_that_was_seen_is_away_and_under_another_name_it_is_new(
    kitchen: Kitchen, tmp_path: Path, name: str
) -> None:
    folder = tmp_path / name
    kitchen.look()
    folder.rename(tmp_path / "unplugged")
    kitchen.agent_starts()
    kitchen.look()
    assert folders_away(kitchen.settings) == (folder,)
    prepare_folders(kitchen.settings, folders_away(kitchen.settings))
    assert not folder.exists()
    elsewhere = tmp_path / "elsewhere"
    moved = replace(kitchen.settings, **{f"{name}_folder": elsewhere})  # type: ignore[arg-type] # one of its folders
    assert prepare_folders(moved, folders_away(moved)) == (elsewhere,)
    folder.mkdir()
    assert folders_away(kitchen.settings) == ()


def test_a_review_folder_in_which_the_ledger_knows_notes_is_away_before_any_look(kitchen: Kitchen, tmp_path: Path) -> None:
    kitchen.review_folder.rename(tmp_path / "unplugged")
    assert folders_away(kitchen.settings) == (kitchen.review_folder,)
    kitchen.look()
    assert folders_away(kitchen.settings) == (kitchen.review_folder,), "it is remembered with those that were seen"


def test_nothing_but_an_absent_drop_or_review_folder_is_away(kitchen: Kitchen, tmp_path: Path) -> None:
    kitchen.look()
    kitchen.drop_folder.rmdir()
    kitchen.drop_folder.write_text("mine")
    assert folders_away(kitchen.settings) == ()
    kitchen.drop_folder.unlink()
    kitchen.drop_folder.symlink_to(tmp_path / "not mounted")
    assert folders_away(kitchen.settings) == (kitchen.drop_folder,)


def test_while_the_review_folder_is_away_at_the_start_nothing_is_decided_or_removed(kitchen: Kitchen, tmp_path: Path) -> None:
    kitchen.look_until_quiet()
    edit(kitchen.review_folder / "soup.md", "approved: false", "approved: true")  # not heard yet
    kitchen.review_folder.rename(tmp_path / "unplugged")
    kitchen.agent_starts()
    kitchen.pass_hours(HOURS + 0.5)
    assert not kitchen.review_folder.exists()
    assert [kitchen.row(name)[0] for name in ("soup", "stew")] == ["pending", "pending"]
    (tmp_path / "unplugged").rename(kitchen.review_folder)
    kitchen.look_until_quiet()
    assert [kitchen.row(name)[0] for name in ("soup", "stew")] == ["approved", "pending"]
