"""Elements that name themselves ingredients or method: the same lines come out however a page sets them."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.extract import extract
from galley_watch.values.page import FetchedPage
from galley_watch.values.recipe import Recipe

LINES = ("200 g flour", "2 eggs", "1 tbsp olive oil", "300 ml milk", "1 pinch of salt", "3 apples, peeled", "½ tsp cinnamon")
STEPS = (
    "Whisk flour, eggs and milk to a smooth batter.",
    "Leave it to rest for half an hour.",
    "Fry thin pancakes in the oil.",
    "Fold the apples into the rest and bake until brown.",
)
SETTINGS: tuple[Callable[[str], str], ...] = (
    lambda line: f'<li itemprop="recipeIngredient">{line}</li>',
    lambda line: f'<li><span itemprop="ingredients">{line}</span></li>',
    lambda line: f'<li itemprop="recipeIngredient"><input type="checkbox"><label>{line}</label><button>Add</button></li>',
    lambda line: f'<p itemprop="recipeIngredient">{line}</p>',
    lambda line: (
        f'<div class="row"><div itemprop="recipeIngredient"><b>{line.split()[0]}</b><span>{line.split(maxsplit=1)[1]}</span></div></div>'
    ),
    lambda line: f'<tr><td>{line.split()[0]}</td><td itemprop="recipeIngredient">{line.split(maxsplit=1)[1]}</td></tr>',
    lambda line: (
        '<li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient">'
        f'<span itemprop="amount">{line.split()[0]}</span> <span itemprop="name">{line.split(maxsplit=1)[1]}</span></li>'
    ),
)
METHODS: tuple[Callable[[list[str]], str], ...] = (
    lambda steps: '<ol itemprop="recipeInstructions">' + "".join(f"<li>{step}</li>" for step in steps) + "</ol>",
    lambda steps: "".join(f'<p itemprop="recipeInstructions">{step}</p>' for step in steps),
    lambda steps: '<div itemprop="recipeInstructions"><h3>Method</h3>' + "".join(f"<p>{step}</p>" for step in steps) + "</div>",
    lambda steps: '<div itemprop="recipeInstructions">' + "<br><br>".join(steps) + "</div>",
    lambda steps: "".join(f'<p itemprop="recipeInstructions"><b>{place}.</b> {step}</p>' for place, step in enumerate(steps, 1)),
    lambda steps: "".join(
        f'<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><h4 itemprop="name">Step {place}</h4>'
        f'<p itemprop="text">{step}</p></div>'
        for place, step in enumerate(steps, 1)
    ),
)


SCOPES = (
    "<div itemscope itemtype='https://schema.org/Recipe'>{}</div>",
    "<p itemscope itemtype='https://schema.org/Recipe'>{}</p>",
    "<div>{}</div>",
)
"""The second is closed by what stands in it, the third is none."""
NOISES: tuple[Callable[[str], str], ...] = (
    lambda words: words,
    lambda words: words.replace(" ", "&nbsp;", 1),
    lambda words: words.replace(" ", "\n      "),
    lambda words: f"<!-- part -->{words}<script>track()</script>",
    lambda words: f'<span class="screen-reader-text">Part</span>{words}<button>Start timer</button>',
    lambda words: f'{words}<svg><title>tick</title></svg><video src="a.mp4">No video</video>',
)


def read(inside: str, head: str = "", scope: str = SCOPES[0]) -> Recipe:
    card = scope.format(f"<h1 itemprop='name'>Pancakes</h1>{inside}")
    page = f"<html><head><title>Pancakes</title>{head}</head><body>{card}</body></html>"
    return extract(FetchedPage("https://example.com/recipes/page", page.encode())).recipe


@given(
    st.permutations(LINES).flatmap(lambda lines: st.integers(3, len(lines)).map(lambda count: lines[:count])),
    st.sampled_from(SETTINGS),
    st.sampled_from(METHODS),
)
def test_lines_and_steps_are_the_same_however_they_are_set(
    lines: list[str], setting: Callable[[str], str], method: Callable[[list[str]], str]
) -> None:
    cells = "".join(map(setting, lines))
    recipe = read((f"<table>{cells}</table>" if cells.startswith("<tr") else f"<ul>{cells}</ul>") + method(list(STEPS)))
    assert recipe.ingredients == tuple(lines)
    assert recipe.instructions == STEPS


def listed(lines: list[str]) -> str:
    return "<ul>" + "".join(f'<li itemprop="recipeIngredient">{line}</li>' for line in lines) + "</ul>"


def test_two_groups_of_the_same_things_stay_two_groups() -> None:
    recipe = read("<h4>Base</h4>" + listed(["2 cups sugar", "1 tsp salt"]) + "<h4>Top</h4>" + listed(["1 cup sugar", "2 tsp salt"]))
    assert [(group.heading, group.lines) for group in recipe.ingredient_groups] == [
        ("Base", ("2 cups sugar", "1 tsp salt")),
        ("Top", ("1 cup sugar", "2 tsp salt")),
    ]


def test_a_group_behind_a_tab_is_no_repetition() -> None:
    recipe = read(listed(["200 g lentils", "1 onion"]) + '<div style="display:none">' + listed(["2 shallots", "1 tbsp ghee"]) + "</div>")
    assert recipe.ingredients == ("200 g lentils", "1 onion", "2 shallots", "1 tbsp ghee")


def test_an_item_inside_keeps_its_ingredients_to_itself() -> None:
    inner = (
        '<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Syrup</b>' + listed(["1 kg sugar", "1 l water"]) + "</div>"
    )
    assert read(listed(["200 g flour", "2 eggs"]) + inner).ingredients == ("200 g flour", "2 eggs")


@pytest.mark.parametrize(
    "stated",
    [
        "1. Mix.\\n2. Bake it for an hour.",
        "Step 1: Mix. Step 2: Bake it for an hour.",
        "<p><b>1.</b> Mix.</p><p><b>2.</b> Bake it for an hour.</p>",
        ["1) Mix.", "2) Bake it for an hour."],
        ["• Mix.", "• Bake it for an hour."],
        {"1": "Mix.", "2": "Bake it for an hour."},
        [{"@type": "HowToStep", "name": "1. Mix", "text": "1. Mix."}, {"@type": "HowToStep", "text": "2. Bake it for an hour."}],
        [{"@type": "HowToStep", "name": "Instructions", "text": "1. Mix. 2. Bake it for an hour."}],
    ],
)
def test_numbers_and_bullets_of_recipe_data_are_no_part_of_steps(stated: object) -> None:
    data = {"@type": "Recipe", "name": "Pancakes", "recipeIngredient": ["200 g flour", "2 eggs"], "recipeInstructions": stated}
    recipe = read("", f'<script type="application/ld+json">{json.dumps(data)}</script>')
    assert recipe.instructions == ("Mix.", "Bake it for an hour.")


def test_many_elements_between_marked_ones_are_walked_once() -> None:
    recipe = read("".join("<i></i>" * 300 + f'<p itemprop="recipeIngredient">{place} g thing</p>' for place in range(450)))
    assert len(recipe.ingredients) == 450


def test_a_marked_element_without_words_adds_nothing_and_breaks_nothing() -> None:
    lines = [*LINES[:3], '<img src="salt.png">', ""]
    assert read(listed(lines) + METHODS[0](list(STEPS))).ingredients == LINES[:3]


def test_items_that_never_end_are_lines_of_their_own() -> None:
    lines = ("1 cup flour", "2 large eggs", "a pinch of salt", "200 ml milk")
    items = "".join(f'<li itemprop="recipeIngredient"><div class="line"><b>{line}</b>' for line in lines)
    recipe = read(f"<ul>{items}</ul><h3>How</h3>" + METHODS[0](list(STEPS)) + "<p>Thank you for these, Anna!</p>")
    assert (recipe.ingredients, recipe.instructions) == (lines, STEPS)
