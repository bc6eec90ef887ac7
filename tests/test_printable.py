"""What comes from outside cannot command a terminal, move a line or hide in it, and people's own letters stay as they are."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.printable import printable


@given(st.text(st.characters()))
def test_it_is_one_line_that_commands_no_terminal_and_can_be_written(text: str) -> None:
    shown = printable(text)
    assert not any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for c in shown)
    assert len(f"{shown}.".splitlines()) == 1
    shown.encode("utf-8")


@given(st.text(st.characters()))
def test_what_is_shown_may_be_shown_again(text: str) -> None:
    assert printable(printable(text)) == printable(text)


@given(st.text(st.characters(categories=["L", "M", "N", "P", "S", "Zs"])))
def test_words_of_any_language_stay_as_they_are(text: str) -> None:
    assert printable(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Crème brûlée ½ 🍮", "Crème brûlée ½ 🍮"),
        ("a\x1b[31m\r\nb\u202ec\udcff", "a\\x1b[31m\\r\\nb\\u202ec\\udcff"),
        ("½ cup\u00a0sugar in C:\\Recipes", "½ cup\u00a0sugar in C:\\Recipes"),
    ],
)
def test_examples(text: str, shown: str) -> None:
    assert printable(text) == shown
