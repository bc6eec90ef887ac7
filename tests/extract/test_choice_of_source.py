"""Markup or the page's own text, field by field: each case from a page that shows it."""

from __future__ import annotations

import json
from typing import Any

from galley_watch.extract import extract
from galley_watch.values.page import FetchedPage
from galley_watch.values.recipe import Recipe

LINES = ["300 g apples", "2 eggs", "100 g flour", "1 tsp cinnamon", "50 g butter", "3 tbsp milk"]
STEPS = [
    "Peel the apples and slice them as thin as you can.",
    "Beat eggs and flour until no lump is left, then let the batter rest.",
    "Fold in the apples and bake the pie for 40 minutes until it is golden.",
    "Melt butter with cinnamon and milk, and pour it over the warm pie.",
]


def read(lines: list[str], steps: list[str], body: str, **more: Any) -> Recipe:
    node = {"@type": "Recipe", "name": "Pie", "recipeIngredient": lines, "recipeInstructions": steps} | more
    html = f'<title>Pie</title><script type="application/ld+json">{json.dumps(node)}</script><h1>Pie</h1>{body}'
    return extract(FetchedPage("https://kitchen.example/", html.encode())).recipe


def shown(lines: list[str], steps: list[str]) -> str:
    items = "".join(f"<li>{line}</li>" for line in lines)
    return f'<h2>Ingredients</h2><ul class="ingredients">{items}</ul><h2>Method</h2><ol>{"".join(f"<li>{s}</li>" for s in steps)}</ol>'


WHOLE = {"recipeYield": "4", "totalTime": "PT1H"}


def test_one_line_that_points_elsewhere_is_no_list() -> None:
    assert list(read(["See the recipe below"], STEPS, shown(LINES, STEPS), **WHOLE).ingredients) == LINES


def test_a_recipe_of_one_ingredient_stays() -> None:
    assert read(["1 kg ice"], STEPS, shown(["1 kg ice"], STEPS), **WHOLE).ingredients == ("1 kg ice",)


def test_a_list_and_a_method_of_which_the_markup_has_half_are_taken_whole() -> None:
    recipe = read(LINES[:3], STEPS[:3], shown(LINES, STEPS), **WHOLE)
    assert list(recipe.ingredients) == LINES
    assert list(recipe.instructions) == STEPS


def test_a_list_that_stands_twice_for_print_is_no_longer_list() -> None:
    assert list(read(LINES, STEPS, shown(LINES * 2, STEPS), **WHOLE).ingredients) == LINES


def test_where_the_markup_has_two_recipes_the_list_of_both_is_not_taken_for_one() -> None:
    two = [
        {"@type": "Recipe", "name": "Pie", "recipeIngredient": LINES[:3], "recipeInstructions": STEPS[:3], **WHOLE},
        {"@type": "Recipe", "name": "Sauce", "recipeIngredient": LINES[3:], "recipeInstructions": STEPS[3:], **WHOLE},
    ]
    script = f'<script type="application/ld+json">{json.dumps(two)}</script>'
    html = f"<title>Pie</title>{script}<h1>Pie</h1>{shown(LINES, STEPS)}"
    assert list(extract(FetchedPage("https://kitchen.example/", html.encode())).recipe.ingredients) == LINES[:3]


def test_a_time_found_in_the_text_does_not_outweigh_the_parts_of_the_markup() -> None:
    recipe = read(LINES, STEPS, f"<p>20 mins</p>{shown(LINES, STEPS)}", prepTime="PT20M", cookTime="PT25M", recipeYield="4")
    assert recipe.total_minutes == 45


def test_one_lump_becomes_the_steps_that_the_page_shows() -> None:
    short = STEPS[:2]
    recipe = read(LINES, [" ".join(short)], shown(LINES, short), recipeYield="4")
    assert list(recipe.instructions) == short


def test_tools_listed_below_the_ingredients_are_equipment() -> None:
    tools = ["4- (8-ounce) Ramekins", "Mandoline or sharp knife", "Baking pan, 32 cm"]
    recipe = read([*LINES, *tools], STEPS, "", **WHOLE)
    assert list(recipe.ingredients) == LINES
    assert list(recipe.equipment) == tools


def test_one_tool_among_the_ingredients_and_a_list_of_nothing_else_stay() -> None:
    assert read([*LINES, "Parchment paper"], STEPS, "", **WHOLE).ingredients[-1] == "Parchment paper"
    assert len(read(["1 whisk", "2 bowls", "1 saucepan", "1 knife"], STEPS, "", **WHOLE).ingredients) == 4
