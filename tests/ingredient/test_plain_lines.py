"""The commonest shape of a line is read at once, and as the rooms for amounts and names read it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.ingredient import amounts, grammar, parse_line, phrases
from galley_watch.ingredient.languages import codes, vocabulary
from galley_watch.ingredient.plain import plain_amount
from galley_watch.ingredient.tokens import Line, word_keys
from galley_watch.values.ingredient import IngredientTree

FIXTURES = Path(__file__).parents[2] / "fixtures" / "ingredients"
NUMBERS = ("1", "2", "20", "1/2", "1 1/2", "4/5", "2½", "0", "1.000", "200", "1-2")
PIECES = (
    *("cup", "cups", "c", "oz", "pound", "g", "ml", "EL", "dl", "clove", "cans", "of", "de", "or", "and", "to", "x", "no", "each", "plus"),
    *("flour", "sugar", "cake", "egg", "whites", "fresh", "dried", "large", "white", "green", "chopped", "salted", "well-done", "half"),
    *(
        "all-purpose",
        "walnut-sized",
        "two-and",
        "a",
        "more",
        "needed",
        "optional",
        "unsalted",
        "butter.",
        "Cream",
        "rot",
        "gehackt",
        "(",
        ",",
        "3",
    ),
)


def read_in_full(text: str, code: str) -> IngredientTree:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(grammar, "plain_amount", lambda *_: None)
        patched.setattr(amounts, "plain_amount", lambda *_: None)
        patched.setattr(phrases, "is_plain_name", lambda *_: False)
        return parse_line(text, code)


def fixture_lines() -> list[tuple[str, str]]:
    return [
        (json.loads(row)["text"], path.stem[:2])
        for path in sorted(FIXTURES.glob("*.jsonl"))
        for row in path.read_text("utf-8").splitlines()
    ]


def test_lines_of_all_languages_are_read_as_in_full() -> None:
    for text, code in fixture_lines():
        assert parse_line(text, code) == read_in_full(text, code), text


@given(st.sampled_from(codes()), st.sampled_from(NUMBERS), st.lists(st.sampled_from(PIECES), min_size=1, max_size=6))
def test_any_words_behind_a_number_are_read_as_in_full(code: str, number: str, pieces: list[str]) -> None:
    text = " ".join((number, *pieces))
    assert parse_line(text, code) == read_in_full(text, code)


@pytest.mark.parametrize("text", ["2 cups flour", "1 ½ teaspoons white pepper", "3 onions", "1/2 pound butter"])
def test_the_commonest_lines_are_read_at_once(text: str) -> None:
    assert plain_amount(Line(text), 0, vocabulary("en")) is not None


@pytest.mark.parametrize("text", ["2 cups or 1 can beans", "1 (14 oz) can corn", "25C water", "4/5 onions", "2 cups"])
def test_what_may_mean_more_is_left_to_the_whole_grammar(text: str) -> None:
    assert plain_amount(Line(text), 0, vocabulary("en")) is None


@given(st.text(alphabet="abdl'’-() 12.,/&;<>_nerS½é", max_size=30))
def test_words_alone_are_those_of_the_line(text: str) -> None:
    line = Line(text)
    assert word_keys(text) == [key for key, kind in zip(line.keys, line.kinds, strict=True) if kind == "word"]
