"""Lines in capitals are read like any others: many patterns are for lines in lower case, where a capital of their own never matches."""

from __future__ import annotations

import re

import pytest

from galley_watch.extract.page_text import likeness, line_kinds, words
from galley_watch.extract.page_text.blocks import Block
from galley_watch.extract.page_text.likeness import ingredient_likeness, step_likeness
from galley_watch.extract.page_text.line_kinds import is_aside, is_fact, is_part_heading

_NO_LETTERS = re.compile(r"\\[WSDB]|\(\?P<\w+>|\[\^?[A-Z]-[^\]]*\]")
"""What has a capital in a pattern and stands for no word."""


@pytest.mark.parametrize("line", ["200 g flour", "2 el zucker", "salt to taste", "1 tsp sel", "20 min", "4.5 stars", "juice of a lemon"])
def test_an_ingredient_in_capitals_is_as_likely(line: str) -> None:
    assert ingredient_likeness(line.upper()) == ingredient_likeness(line)


def test_a_step_in_capitals_is_as_likely() -> None:
    step = "bake at 180 degrees for 20 min until the top is golden."
    assert step_likeness(step.upper()) == step_likeness(step) > 0.5


@pytest.mark.parametrize("line", ["ingredients", "zubereitung:", "préparation", "hazırlanışı", "οδηγίες", "notes"])
def test_a_heading_in_capitals_opens_its_part(line: str) -> None:
    assert is_part_heading(Block(line))
    assert is_part_heading(Block(line.upper()))


def test_a_fact_or_an_invitation_in_capitals_is_one() -> None:
    assert is_fact(Block("PREP TIME: 20 MIN"))
    assert is_fact(Block("CUISINE: ITALIAN"))
    assert is_aside(Block("FOLLOW US ON INSTAGRAM"))


def test_patterns_for_lower_case_hold_no_capitals() -> None:
    taken = [words.in_lower_case(pattern) for pattern in vars(words).values() if isinstance(pattern, re.Pattern)]
    names = ("_AMOUNT", "_WITH_UNIT", "_NO_AMOUNT", "_TO_TASTE", "_TIMED", "_OPINIONS", "_TEMPERATURE")
    taken += [getattr(likeness, name) for name in names]
    taken += [getattr(line_kinds, name) for name in ("_TIME_LINE", "_FACT", "_PROMOTION")]
    for pattern in taken:
        bare = _NO_LETTERS.sub("", pattern.pattern)
        assert bare == bare.lower()
