"""The file of the page of failed links: ours alone is written over, only with something new, and no folder is made for it."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from galley_watch import failed_links_page
from galley_watch.failed_links_page import fault_of, says_try_again, write_page
from galley_watch.files.new_file import write_new_file
from galley_watch.files.no_replace import rename_without_replacing
from galley_watch.notes import render_failed_links
from galley_watch.values.failed_links import FailedGroup, FailedLink, FailedSite

EMPTY = render_failed_links(())
FULL = render_failed_links([FailedGroup("dns", 1, (FailedSite("a.example", 1, (FailedLink("https://a.example/", "A", "Gone.", 0),)),))])


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "Vault").mkdir()
    return tmp_path / "Vault/Failed links.md"


def names(page: Path) -> list[str]:
    return [entry.name for entry in page.parent.iterdir()]


def test_it_is_written_and_written_anew(page: Path) -> None:
    assert write_page(page, EMPTY) is None
    page.chmod(0o640)
    assert write_page(page, FULL) is None
    assert page.read_text("utf-8") == FULL
    assert page.stat().st_mode & 0o777 == 0o640
    assert names(page) == ["Failed links.md"]


def test_the_same_text_is_not_written_again(page: Path) -> None:
    write_page(page, FULL)
    before = page.stat()
    os.utime(page.parent, (1, 1))
    assert write_page(page, FULL) is None
    assert page.stat() == before
    assert page.parent.stat().st_mtime == 1


@pytest.mark.parametrize("theirs", ["", "# My failed links\n", "---\ntitle: Soup\ngalley_id: r-1\n---\n", "galley_page: failed-links\n"])
def test_a_file_of_the_person_is_left_as_it_is(page: Path, theirs: str) -> None:
    page.write_text(theirs)
    fault = write_page(page, FULL)
    assert fault is not None
    assert fault == fault_of(page)
    assert "left as it is" in fault.sentence
    assert page.read_text() == theirs
    assert names(page) == ["Failed links.md"]


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo])
def test_what_is_no_file_is_left_too(page: Path, make: object) -> None:
    assert callable(make)
    make(page)
    fault = write_page(page, FULL)
    assert fault is not None
    assert "left as it is" in fault.sentence


def test_one_that_comes_in_between_is_not_written_over(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def late(source: Path, target: Path) -> None:
        target.write_bytes(b"theirs")
        rename_without_replacing(source, target)

    monkeypatch.setattr(failed_links_page, "rename_without_replacing", late)
    fault = write_page(page, FULL)
    assert fault is not None
    assert page.read_bytes() == b"theirs"
    assert names(page) == ["Failed links.md"]


def test_a_folder_that_is_away_is_not_made(tmp_path: Path) -> None:
    page = tmp_path / "disk/Vault/Failed links.md"
    fault = write_page(page, FULL)
    assert fault is not None
    assert "is not there" in fault.sentence
    assert not (tmp_path / "disk").exists()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_in_which_nobody_may_write(page: Path) -> None:
    page.parent.chmod(0o500)
    fault = write_page(page, FULL)
    page.parent.chmod(0o700)
    assert fault is not None
    assert "You may not write" in fault.sentence


def test_a_link_to_it_stays_one(page: Path, tmp_path: Path) -> None:
    page.symlink_to(tmp_path / "elsewhere.md")
    assert write_page(page, EMPTY) is None
    assert write_page(page, FULL) is None
    assert page.is_symlink()
    assert (tmp_path / "elsewhere.md").read_text("utf-8") == FULL


def test_a_part_that_a_kill_left_is_in_nobodys_way(page: Path) -> None:
    failed_links_page._temporary(page).write_text("half")
    assert write_page(page, FULL) is None
    assert names(page) == ["Failed links.md"]


@pytest.mark.parametrize(
    ("written", "is_heard"), [("true", True), ('"yes"', True), ("[x]", True), ("no", False), ("perhaps", False), ("", False)]
)
def test_the_box_is_read_as_people_and_their_tools_leave_it(page: Path, written: str, is_heard: bool) -> None:
    assert not says_try_again(page)
    write_page(page, EMPTY)
    assert not says_try_again(page)
    page.write_text(EMPTY.replace("try_again: false", f"try_again: {written}"))
    assert says_try_again(page) is is_heard
    page.write_text(page.read_text().replace("galley_page", "my_page"))
    assert not says_try_again(page)


def test_a_thread_that_still_writes_the_page_and_an_ending_agent_are_not_in_each_others_way(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[object] = []
    ending = threading.Thread(target=lambda: faults.append(write_page(page, FULL)))

    def slow_disk(path: Path, data: bytes) -> None:
        monkeypatch.undo()
        write_new_file(path, data)
        ending.start()
        ending.join(0.1)  # time enough to take the file away that is not named yet

    monkeypatch.setattr(failed_links_page, "write_new_file", slow_disk)
    faults.append(write_page(page, EMPTY))
    ending.join()
    assert faults == [None, None]
    assert page.read_text("utf-8") == FULL
    assert names(page) == ["Failed links.md"]


def test_a_page_of_another_machine_in_the_same_folder_is_written_beside_it(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = page.with_name("Failed links of the kitchen.md")

    def both_at_once(path: Path, data: bytes) -> None:
        failed_links_page._temporary(other).write_text("of the other machine")
        write_new_file(path, data)

    monkeypatch.setattr(failed_links_page, "write_new_file", both_at_once)
    assert write_page(page, FULL) is None
    assert failed_links_page._temporary(other).read_text() == "of the other machine"
