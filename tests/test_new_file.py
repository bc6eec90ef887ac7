"""A new file is whole or not there, and nothing that lies in its place is written through."""

from __future__ import annotations

import resource
from pathlib import Path

import pytest

from galley_watch.files.new_file import write_new_file


def test_it_holds_the_bytes_also_where_an_earlier_try_left_some(tmp_path: Path) -> None:
    path = tmp_path / "new.tmp"
    path.write_bytes(b"half a")
    write_new_file(path, b"whole\n")
    assert path.read_bytes() == b"whole\n"


def test_a_link_in_its_place_is_replaced_and_not_written_through(tmp_path: Path) -> None:
    theirs, path = tmp_path / "theirs.md", tmp_path / "new.tmp"
    theirs.write_bytes(b"theirs")
    path.symlink_to(theirs)
    write_new_file(path, b"ours")
    assert (theirs.read_bytes(), path.is_symlink(), path.read_bytes()) == (b"theirs", False, b"ours")


def test_where_there_is_no_room_nothing_is_left(tmp_path: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
    try:
        with pytest.raises(OSError, match="File too large"):
            write_new_file(tmp_path / "new.tmp", b"x" * 1_000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert list(tmp_path.iterdir()) == []
