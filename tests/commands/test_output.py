"""Nothing of a page's text reaches a terminal unescaped."""

from __future__ import annotations

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from galley_watch.commands.output import counted, printable


@given(st.text())
def test_what_is_printable_commands_no_terminal(text: str) -> None:
    shown = printable(text)
    assert not any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for c in shown)
    shown.encode("utf-8")


@given(st.text(st.characters(categories=["L", "M", "N", "P", "S", "Zs"])))
def test_words_of_any_language_stay_as_they_are(text: str) -> None:
    assert printable(text) == text


def test_examples() -> None:
    assert printable("Crème brûlée ½ 🍮") == "Crème brûlée ½ 🍮"
    assert printable("a\x1b[31m\r\nb\u202ec\udcff") == "a\\x1b[31m\\r\\nb\\u202ec\\udcff"


def test_counted() -> None:
    assert [counted(n, "link") for n in (0, 1, 2)] == ["0 links", "1 link", "2 links"]
