"""Files written whole: never a part of one, never over another unless asked to."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from galley_watch.errors import AgentError
from galley_watch.files import whole_file
from galley_watch.files.no_replace import rename_without_replacing
from galley_watch.files.whole_file import write_whole


def test_a_new_file_in_new_folders(tmp_path: Path) -> None:
    path = tmp_path / "a/b/c.json"
    assert write_whole(path, b"x")
    assert path.read_bytes() == b"x"
    assert [entry.name for entry in path.parent.iterdir()] == ["c.json"]


def test_another_file_is_left_unless_it_may_be_replaced(tmp_path: Path) -> None:
    path = tmp_path / "c.json"
    path.write_bytes(b"mine")
    assert not write_whole(path, b"x")
    assert path.read_bytes() == b"mine"
    assert write_whole(path, b"mine")
    assert write_whole(path, b"x", replace=True)
    assert path.read_bytes() == b"x"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "real/file.json")
    assert write_whole(link, b"x")
    assert link.is_symlink()
    assert (tmp_path / "real/file.json").read_bytes() == b"x"


@pytest.mark.parametrize("replace", [True, False])
def test_what_is_no_file_is_never_replaced(tmp_path: Path, replace: bool) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe"):
        with pytest.raises(AgentError, match="is no file") as caught:
            write_whole(path, b"x", replace)
        assert caught.value.exit_status == 1


def test_one_that_comes_in_between_is_never_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "c.json"

    def late(source: Path, target: Path) -> None:
        target.write_bytes(b"theirs")
        rename_without_replacing(source, target)

    monkeypatch.setattr(whole_file, "rename_without_replacing", late)
    assert not write_whole(path, b"x")
    assert path.read_bytes() == b"theirs"
    assert [entry.name for entry in tmp_path.iterdir()] == ["c.json"]


def test_a_full_disk_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "c.json"
    path.write_bytes(b"mine")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(AgentError, match="no space left"):
        write_whole(path, b"x", replace=True)
    assert path.read_bytes() == b"mine"
    assert [entry.name for entry in tmp_path.iterdir()] == ["c.json"]
