"""What a page notes on its recipe, where a line or a step points there."""

from __future__ import annotations

import json

import pytest

from galley_watch.extract import extract
from galley_watch.values.page import FetchedPage

COUNTED = (
    '<div class="card-recipe-notes"><h3>Notes</h3><ol><li>Young <a href="/l">leeks</a> are best.</li><li>Or spelt flour.</li></ol></div>'
)


def notes(shown: str, line: str = "2 leeks (see note 1)", step: str = "Whisk the eggs.") -> tuple[str, ...]:
    node = {"@type": "Recipe", "name": "Leek tart", "recipeIngredient": [line, "3 eggs", "1 cup flour"]}
    node["recipeInstructions"] = [step, "Fry the leeks and pour the eggs over them."]
    page = f'<script type="application/ld+json">{json.dumps(node)}</script><main><h1>Leek tart</h1>{shown}</main>'
    return extract(FetchedPage("https://kitchen.example/r/tart", page.encode())).recipe.notes


def test_counted_notes_keep_their_numbers() -> None:
    assert notes(COUNTED) == ("1. Young leeks are best.", "2. Or spelt flour.")


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("2 leeks*", "Whisk."),
        ("2 leeks", "Whisk the eggs (see notes)."),
        ("2 leeks (**washed)", "Whisk."),
        ("2 Lauch (siehe Hinweis)", "Rühren."),
    ],
)
def test_a_line_or_a_step_may_point_to_them(line: str, step: str) -> None:
    assert notes(COUNTED, line, step)


def test_where_nothing_points_to_them_they_are_not_looked_for() -> None:
    assert notes(COUNTED, "2 leeks") == ()


def test_they_are_told_in_lines_of_any_kind_and_end_before_the_nutrition() -> None:
    told = "<p>*Young leeks<br>are <b>best</b>.</p><div>Keeps for two days.</div><h4>Nutrition Facts</h4><p>Calories: 120</p>"
    assert notes(f'<section class="recipe-notes">{told}</section>') == ("*Young leeks", "are best.", "Keeps for two days.")


def test_their_own_heading_is_none_of_them() -> None:
    assert notes('<div class="recipe-notes"><h3>Notes &amp; Tips</h3><p>Young leeks are best, and keep well.</p></div>') == (
        "Young leeks are best, and keep well.",
    )


@pytest.mark.parametrize(
    "shown",
    [
        '<div class="footnotes">All rights are reserved by us and by nobody else.</div>',
        '<div class="recipe-notes"><h3>Notes</h3></div>',
        '<div class="recipe-notes"><p>Whisk the eggs.</p><p>Fry the leeks and pour the eggs over them.</p></div>',
    ],
)
def test_what_is_no_note(shown: str) -> None:
    assert notes(shown) == ()


def test_characters_that_no_tree_takes_are_left_out() -> None:
    shown = '<div class="recipe-notes"><ol><li>\x01Young leeks are <i>best</i>.</li><li>&#2;Or spelt flour.</li></ol></div>'
    assert notes(shown) == ("1. Young leeks are best.", "2. Or spelt flour.")


def test_what_stands_behind_them_is_none_of_them() -> None:
    shown = '<p><span></span></p><div class="recipe-notes"><p>Young leeks are best, and keep well.</p></div>Say what you think!'
    assert notes(shown) == ("Young leeks are best, and keep well.",)


def test_few_elements_inside_one_another_are_read_whole() -> None:
    step, note = "<p>Whisk the eggs.</p>", '<div class="notes"><p>Young leeks are best, and keep well.</p></div>'
    for depth, found in ((2, ("Young leeks are best, and keep well.",)), (3, ("1. Young leeks are best.", "2. Or spelt flour."))):
        assert notes('<div class="notes">' * depth + step + note + "</div>" * depth + COUNTED) == found


@pytest.mark.parametrize(
    ("begins", "first", "second"),
    [
        ('<ol start="4"><li>', "4. Young leeks are best.", "5. Or spelt flour."),
        ('<ol start="iv"><li value="3">', "3. Young leeks are best.", "4. Or spelt flour."),
        ("<ol><li>7. ", "7. Young leeks are best.", "2. Or spelt flour."),
    ],
)
def test_they_bear_the_numbers_that_the_page_shows(begins: str, first: str, second: str) -> None:
    assert notes(f'<div class="recipe-notes">{begins}Young leeks are best.</li><li>Or spelt flour.</li></ol></div>') == (first, second)
