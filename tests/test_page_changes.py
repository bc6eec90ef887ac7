"""What differs between two readings of a page: all that a cook would see, and nothing else."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.page_changes import PartChange, page_changes, says_the_same
from galley_watch.values.recipe import IngredientGroup, InstructionSection, Nutrient, Rating, Recipe

SOUP = Recipe(
    "Leek soup",
    (IngredientGroup(None, ("2 leeks", "500 ml milk")), IngredientGroup("To serve", ("parsley",))),
    (InstructionSection(None, ("Soften the leeks.", "Pour in the milk.")),),
    total_minutes=30,
    yields="4 servings",
    image="https://i.example/soup.jpg?w=300",
)
# Every field either counts or is named here: a new one is thought about.
NO_NEWS = {
    "rating": Rating(4.0, 3), "published": "2026-01-01", "modified": "2026-02-02", "site_name": "Soups", "language": "en",
    "canonical_url": "https://s.example/", "other_recipes": ("Stew",),
}  # fmt: skip
NEWS = {
    "title": "Leek broth", "description": "Warm.", "total_minutes": 45, "prep_minutes": 1, "cook_minutes": 20, "yields": "6 servings",
    "image": "https://i.example/other.jpg", "author": "Ines", "categories": ("soup",), "cuisines": ("Baltic",), "keywords": ("leek",),
    "equipment": ("pot",), "notes": ("Keeps for a day.",), "nutrition": (Nutrient("calories", "200 kcal"),), "video": "https://v.example/1",
    "ingredient_groups": (IngredientGroup(None, ("3 leeks",)),), "instruction_sections": (InstructionSection("Soup", ("Boil.",)),),
}  # fmt: skip


def test_each_part_of_a_recipe_is_thought_of() -> None:
    assert {field.name for field in fields(Recipe)} == {*NO_NEWS, *NEWS}


@pytest.mark.parametrize("name", NEWS)
def test_what_a_cook_sees_is_a_change_and_is_named(name: str) -> None:
    newer = replace(SOUP, **{name: NEWS[name]})  # type: ignore[arg-type] # each of its own type
    assert not says_the_same(SOUP, newer)
    [change] = page_changes(SOUP, newer)
    [back] = page_changes(newer, SOUP)
    assert (change.part, change.before, change.after) == (back.part, back.after, back.before)


@pytest.mark.parametrize("name", NO_NEWS)
def test_what_changes_without_the_recipe_is_none(name: str) -> None:
    newer = replace(SOUP, **{name: NO_NEWS[name]})  # type: ignore[arg-type] # each of its own type
    assert says_the_same(SOUP, newer)
    assert page_changes(SOUP, newer) == ()


def test_another_size_of_the_picture_is_no_change() -> None:
    assert says_the_same(SOUP, replace(SOUP, image="https://i.example/soup.jpg?w=1200&token=x"))


def test_of_lists_only_the_lines_that_differ_are_told() -> None:
    newer = replace(
        SOUP, ingredient_groups=(IngredientGroup(None, ("3 leeks", "500 ml milk", "salt")), IngredientGroup("On top", ("parsley",)))
    )
    assert page_changes(SOUP, newer) == (PartChange("ingredients", ("2 leeks", "To serve:"), ("3 leeks", "salt", "On top:"), is_list=True),)


LINES = st.lists(st.sampled_from(["a", "b", "c"]), max_size=6).map(tuple)


@given(LINES, LINES)
def test_there_is_a_change_exactly_where_it_does_not_say_the_same(before: tuple[str, ...], after: tuple[str, ...]) -> None:
    first, second = (replace(SOUP, instruction_sections=(InstructionSection(None, steps),)) for steps in (before, after))
    assert bool(page_changes(first, second)) is not says_the_same(first, second)
    assert says_the_same(first, second) is (before == after)
