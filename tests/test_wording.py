"""Pieces of sentences."""

from __future__ import annotations

import errno

from galley_watch.wording import counted, minute_of, reason_of


def test_counted() -> None:
    assert [counted(n, "link") for n in (0, 1, 2)] == ["0 links", "1 link", "2 links"]
    assert counted(2, "link is", "links are") == "2 links are"


def test_a_reason_stands_inside_a_sentence() -> None:
    assert reason_of(OSError(errno.EACCES, "Permission denied")) == "permission denied"
    assert reason_of(OSError()) == reason_of(ValueError("embedded null byte")) == "the disk refused"


def test_a_minute_is_told_in_utc() -> None:
    assert minute_of(0) == "1970-01-01 00:00 UTC"
