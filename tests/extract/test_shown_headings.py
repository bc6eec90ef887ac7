"""Headings that stand on the page alone group the flat list of its markup, and nothing else does."""

from __future__ import annotations

import json

import pytest

from galley_watch.extract import extract
from galley_watch.values.page import FetchedPage
from galley_watch.values.recipe import Recipe

LINES = ["2 cups flour", "1 tsp salt", "3 ripe pears", "2 tbsp honey"]


def read(shown: str, lines: list[str] = LINES) -> Recipe:
    method = ["Knead the dough.", "Bake the pears."]
    node = {"@type": "Recipe", "name": "Pear tart", "recipeIngredient": lines, "recipeInstructions": method}
    told = "".join(f"<p>{step}</p>" for step in method)
    page = f'<script type="application/ld+json">{json.dumps(node)}</script><main><h1>Pear tart</h1>{shown}{told}</main>'
    return extract(FetchedPage("https://kitchen.example/r/tart", page.encode())).recipe


def groups(recipe: Recipe) -> list[tuple[str | None, int]]:
    return [(group.heading, len(group.lines)) for group in recipe.ingredient_groups]


def listed(*lines: str) -> str:
    return f"<ul>{''.join(f'<li>{line}</li>' for line in lines)}</ul>"


@pytest.mark.parametrize(
    "mark", ["<h4>{}</h4>", "<p><strong>{}</strong></p>", "<p>{}:</p>", '<div class="group-title">{}</div>', "<dt>{}</dt>"]
)
def test_headings_of_any_mark_head_their_lines(mark: str) -> None:
    shown = mark.format("Dough") + listed(*LINES[:2]) + mark.format("For the top") + listed(*LINES[2:])
    assert groups(read(shown)) == [("Dough", 2), ("For the top", 2)]


def test_a_heading_is_taken_whole_where_a_step_begins_with_its_last_word() -> None:
    shown = listed(*LINES[:3]) + "<p>To serve</p>" + listed(LINES[3]) + "<p><strong>Serve:</strong> Put all on plates.</p>"
    assert groups(read(shown)) == [(None, 3), ("To serve", 1)]


def test_the_first_lines_may_have_no_heading() -> None:
    assert groups(read(listed(*LINES[:3]) + "<h4>Glaze</h4>" + listed(LINES[3]))) == [(None, 3), ("Glaze", 1)]


def test_the_first_heading_may_have_a_class_of_its_own() -> None:
    shown = '<h4 class="p1">Dough</h4>' + listed(*LINES[:2]) + "<h4>Glaze</h4>" + listed(*LINES[2:])
    assert groups(read(shown)) == [("Dough", 2), ("Glaze", 2)]
    shown = '<h4 class="p1">Ingredients 1x 2x</h4>' + listed(*LINES[:2]) + "<h4>Glaze</h4>" + listed(*LINES[2:])
    assert groups(read(shown)) == [(None, 2), ("Glaze", 2)]
    shown = '<h3 class="p1">Pear tart</h3>' + listed(*LINES[:2]) + "<h4>Glaze</h4>" + listed(*LINES[2:])
    assert groups(read(shown)) == [(None, 2), ("Glaze", 2)]


def test_the_name_of_the_list_heads_no_group() -> None:
    assert groups(read("<h3>Ingredients</h3>" + listed(*LINES))) == [(None, 4)]


@pytest.mark.parametrize(
    "between",
    ["<p>(sifted, or any other kind that you like)</p>", "<p><b>US</b></p>", "<h4>1</h4>", "<h4>Buy it now!</h4>", "<h4>⭐⭐⭐</h4>"],
)
def test_what_is_no_heading_parts_nothing(between: str) -> None:
    assert groups(read(listed(*LINES[:2]) + between + listed(*LINES[2:]))) == [(None, 4)]


def test_lines_that_the_page_writes_otherwise_still_find_their_heading() -> None:
    shown = "<h4>Dough</h4>" + listed("2 cups flour", "1 teaspoon salt") + "<h4>Top</h4>" + listed("3 ripe pears", "2 tablespoons honey")
    assert groups(read(shown)) == [("Dough", 2), ("Top", 2)]


def test_a_name_above_each_line_is_no_heading() -> None:
    shown = "".join(f"<h4>{name}</h4><p>{line}</p>" for name, line in zip(("Wheat", "Mineral", "Fruit", "Sweet"), LINES, strict=True))
    assert groups(read(shown)) == [(None, 4)]


def test_all_lines_stay_in_their_order() -> None:
    assert list(read("<h4>Dough</h4>" + listed(*LINES[:1]) + "<h4>Top</h4>" + listed(*LINES[1:])).ingredients) == LINES


def test_a_label_that_comes_back_is_no_heading() -> None:
    shown = listed(LINES[0]) + "<h4>Organic</h4>" + listed(*LINES[1:3]) + "<h4>Organic</h4>" + listed(LINES[3])
    assert groups(read(shown)) == [(None, 4)]


def test_a_paragraph_right_above_a_list_heads_it() -> None:
    assert groups(read("<p>Dough</p>" + listed(*LINES[:2]) + "<p>Honey top</p>" + listed(*LINES[2:]))) == [("Dough", 2), ("Honey top", 2)]


OTHERWISE = ["2 cups (250 g) flour sifted", "1 teaspoon (5 g) salt", "3 (400 g) ripe pears", "2 tablespoons (40 g) honey runny"]
STATED = ["2 cups flour (sifted)", "1 tsp salt", "3 ripe pears", "2 tbsp honey (runny)"]


def test_headings_are_found_where_the_page_writes_each_line_otherwise() -> None:
    shown = "<h4>Dough</h4>" + listed(*OTHERWISE[:2]) + "<h4>For the top</h4>" + listed(*OTHERWISE[2:])
    assert groups(read(shown, STATED)) == [("Dough", 2), ("For the top", 2)]


def test_an_article_that_speaks_of_the_first_line_is_not_the_list() -> None:
    told = "<h3>Why flour</h3><p>Flour gives it body.</p><h3>Pears</h3><p>Ripe pears and honey are all it needs besides salt.</p>"
    shown = told + "<h4>Dough</h4>" + listed(*OTHERWISE[:2]) + "<h4>For the top</h4>" + listed(*OTHERWISE[2:])
    assert groups(read(shown, STATED)) == [("Dough", 2), ("For the top", 2)]


def test_what_the_line_above_says_itself_is_no_heading() -> None:
    shown = listed("2 cups (250 g) flour, room temperature", *OTHERWISE[1:]) + "<h3>Room temperature</h3><p>Keeps for a day.</p>"
    assert groups(read(shown, ["2 cups flour (room temperature)", *STATED[1:]])) == [(None, 4)]


def test_words_of_a_remark_are_no_heading() -> None:
    shown = listed("2 cups flour, some for the top", *OTHERWISE[1:]) + "<h3>The top</h3><p>Lay the pears on it.</p>"
    assert groups(read(shown, STATED)) == [(None, 4)]
