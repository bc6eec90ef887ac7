"""Ingredient lines in whatever shape: blobs, pairs of cells, objects, controls and values that scripts left out."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.extract.markup.graph import Graph
from galley_watch.extract.markup.ingredient_lines import (
    GroupHeading,
    clean_line,
    grouped,
    groups_of,
    joined_pairs,
    split_ingredients,
    without_shared_tail,
)


def lines(value: Any) -> list[str]:
    return [line for group in groups_of(value, Graph()) for line in group.lines]


@pytest.mark.parametrize(
    ("stated", "expected"),
    [
        (["4 undefined eggs", "NaN salt"], ["4 eggs", "salt"]),
        (["1 cup nullarbor oats"], ["1 cup nullarbor oats"]),
        (
            "200 g flour, 2 eggs (large, beaten), 1 pinch of salt, 100 ml milk",
            ["200 g flour", "2 eggs (large, beaten)", "1 pinch of salt", "100 ml milk"],
        ),
        (
            ["1 onion, peeled, halved and finely chopped, plus a little more to serve"],
            ["1 onion, peeled, halved and finely chopped, plus a little more to serve"],
        ),
        (
            [{"@type": "HowToSupply", "name": "oats", "requiredQuantity": {"@type": "QuantitativeValue", "value": 2, "unitText": "cups"}}],
            ["2 cups oats"],
        ),
        (["1 egg", "Equipment:", "1 whisk"], ["1 egg"]),
        (["2 cups oats ((or rye))", "1 egg ((beaten) (see note))"], ["2 cups oats (or rye)", "1 egg (beaten) (see note)"]),
        (["1 kale ((young is best), washed)"], ["1 kale ((young is best), washed)"]),
    ],
)
def test_lines_of_structured_values(stated: Any, expected: list[str]) -> None:
    assert lines(stated) == expected


def test_amounts_and_names_in_cells_are_joined() -> None:
    assert joined_pairs(["Flour", "200 g", "Eggs", "2"]) == ["200 g Flour", "2 Eggs"]
    assert joined_pairs([GroupHeading("Dough"), "200 g", "Flour", "2", "Eggs"]) == [GroupHeading("Dough"), "200 g Flour", "2 Eggs"]


def test_an_amount_with_a_name_is_no_amount_alone() -> None:
    plain = ["2 eggs", "1 onion", "3 carrots", "salt", "pepper"]
    assert joined_pairs(plain) == plain


def test_loose_ends_of_a_line_are_joined() -> None:
    cut = ["1 tbsp", "salt", "(coarse)", "200 g flour", "3 eggs", "100 ml milk", "2 cups sugar", "pepper"]
    assert joined_pairs(cut) == ["1 tbsp salt (coarse)", "200 g flour", "3 eggs", "100 ml milk", "2 cups sugar", "pepper"]
    whole = ["200 g flour", "1 clove", "1 cinnamon stick", "300 ml milk", "2 cups sugar", "salt"]
    assert joined_pairs(whole) == whole
    assert joined_pairs(["salt", "200 g flour", "2 eggs"]) == ["salt", "200 g flour", "2 eggs"]


def test_words_behind_every_line_are_a_control() -> None:
    assert without_shared_tail(["1 egg add to list", "salt add to list", "2 leeks add to list", "oil add to list"]) == [
        "1 egg",
        "salt",
        "2 leeks",
        "oil",
    ]
    assert without_shared_tail(["1 egg", "2 eggs", "3 leeks", "oil"]) == ["1 egg", "2 eggs", "3 leeks", "oil"]


def test_tools_are_no_ingredients() -> None:
    groups = grouped(["1 egg", GroupHeading("Utensilien"), "1 Schneebesen", GroupHeading("For the top"), "2 figs"])
    assert [(group.heading, group.lines) for group in groups] == [(None, ("1 egg",)), ("For the top", ("2 figs",))]


@given(st.text(max_size=200))
def test_parting_loses_no_letters(line: str) -> None:
    assert [letter for part in split_ingredients(line) for letter in part if letter.isalnum()] == [
        letter for letter in line if letter.isalnum()
    ]


def test_a_comma_stands_behind_its_word() -> None:
    assert clean_line("1 carrot , peeled") == "1 carrot, peeled"
    assert clean_line("1 onion (, chopped)") == "1 onion (, chopped)"


@given(st.text(max_size=100))
def test_cleaning_twice_changes_nothing(line: str) -> None:
    assert clean_line(clean_line(line)) == clean_line(line)
