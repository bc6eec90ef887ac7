"""How commands count for a person."""

from __future__ import annotations

from galley_watch.commands.output import counted


def test_counted() -> None:
    assert [counted(n, "link") for n in (0, 1, 2)] == ["0 links", "1 link", "2 links"]
