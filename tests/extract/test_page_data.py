"""Data that scripts build a page from: lists found by their keys, lines put together from their parts."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galley_watch.extract.page_data import read_page_data

STEPS = [{"text": "Whisk the eggs into the milk and let it rest."}, {"text": "Bake it for 20 minutes until golden."}]
LINES = ["2 eggs", "200 ml milk", "salt"]


def state(ingredients: Any, steps: Any = STEPS, **names: str) -> str:
    return f"window.__STATE__ = {json.dumps({'recipe': {names.get('i', 'ingredients'): ingredients, names.get('s', 'steps'): steps}})};"


@pytest.mark.parametrize(
    "ingredients",
    [
        LINES,
        [{"name": "eggs", "amount": 2}, {"name": "milk", "amount": 200, "unit": "ml"}, {"name": "salt", "amount": None}],
        [
            {"ingredient": {"title": "eggs"}, "quantity": "2"},
            {"ingredient": {"title": "milk"}, "quantity": "200", "unit": {"name": "ml"}},
            {"name": "salt"},
        ],
        [{"groupName": None, "ingredients": [{"name": "2 eggs"}, {"name": "200 ml milk"}, {"name": "salt"}]}],
        [{"items": [{"ingredient": "<b>2</b> eggs", "measurement": ""}, {"ingredient": "200 ml milk"}, {"ingredient": "salt"}]}],
    ],
)
def test_shapes_of_ingredients(ingredients: Any) -> None:
    recipe = read_page_data([state(ingredients)])
    assert recipe is not None
    assert list(recipe.ingredients) == LINES


def test_escaped_data_and_other_keys() -> None:
    method = [{"header": "Step 1", "body": "**Whisk** it all and bake it for an hour."}]
    data = json.dumps({"recipeIngredients": LINES, "preparationInstructions": method})
    recipe = read_page_data([f"self.push([1,{json.dumps(data)}])"])
    assert recipe is not None
    assert recipe.instructions == ("Whisk it all and bake it for an hour.",)


@pytest.mark.parametrize(
    ("ingredients", "steps"),
    [(["sugar", "milk", "cocoa"], STEPS), (LINES, []), (["2 eggs"], STEPS), (LINES, [{"id": "intro"}, {"id": "tour"}])],
)
def test_lists_that_are_no_recipe(ingredients: Any, steps: Any) -> None:
    assert read_page_data([state(ingredients, steps)]) is None


KEYS = st.sampled_from(["name", "amount", "unit", "items", "text"])
ANY = st.recursive(
    st.none() | st.booleans() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner) | st.dictionaries(KEYS, inner),
    max_leaves=20,
)


@settings(max_examples=200)
@given(ANY)
def test_any_data_is_read_without_an_error(value: Any) -> None:
    read_page_data([state([value], [value]), state(LINES, [value]), state([value])])
