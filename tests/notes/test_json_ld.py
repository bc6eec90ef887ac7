"""JSON-LD: a strict reader takes each fixture, our own reader takes the same recipe from it, and nothing incomplete is stated."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from galley_watch.extract import extract
from galley_watch.notes import json_ld
from galley_watch.notes.json_ld import duration
from galley_watch.notes.plain_text import plain
from galley_watch.values.page import FetchedPage
from galley_watch.values.recipe import Nutrient, Rating, Recipe
from galley_watch.values.staged import StagedRecipe
from tests.notes import strict_recipe
from tests.notes.payloads import PAYLOADS
from tests.notes.regenerate import FOLDER, staged_fixture
from tests.notes.test_hostile_text import hostile_everywhere

FIXTURES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_a_strict_reader_takes_it(path: Path) -> None:
    staged = staged_fixture(path)
    recipe = json_ld(staged)
    strict_recipe.check(recipe)
    assert recipe.get("recipeIngredient", []) == list(staged.read.recipe.ingredients)
    assert json.dumps(json_ld(staged)) == json.dumps(recipe)


@pytest.mark.parametrize("payload", PAYLOADS, ids=lambda text: ascii(text[:24]))
def test_a_strict_reader_takes_whatever_a_page_said(payload: str) -> None:
    strict_recipe.check(json_ld(hostile_everywhere(payload)))


@pytest.mark.parametrize("name", ["everything", "sections", "named-steps", "right-to-left", "japanese", "three-hundred-ingredients"])
def test_another_program_reads_the_same_recipe_from_it(name: str) -> None:
    staged = staged_fixture(FOLDER / f"{name}.json")
    page = f'<html><script type="application/ld+json">{json.dumps(json_ld(staged))}</script></html>'
    read = extract(FetchedPage(staged.source_url, page.encode())).recipe
    recipe = staged.read.recipe
    assert (read.title, read.ingredients, read.instructions) == (plain(recipe.title), recipe.ingredients, recipe.instructions)
    assert (read.prep_minutes, read.cook_minutes, read.total_minutes) == (recipe.prep_minutes, recipe.cook_minutes, recipe.total_minutes)
    assert (read.yields, read.author, read.image) == (recipe.yields, recipe.author, recipe.image)
    assert [section.heading for section in read.instruction_sections] == [section.heading for section in recipe.instruction_sections]


def test_all_that_a_full_recipe_states() -> None:
    recipe = json_ld(staged_fixture(FOLDER / "everything.json"))
    assert (recipe["prepTime"], recipe["cookTime"], recipe["totalTime"]) == ("PT40M", "PT35M", "PT2H")
    assert recipe["keywords"] == "Obst, Hefeteig, süß; saftig"
    assert recipe["nutrition"] == {"@type": "NutritionInformation", "calories": "310 kcal", "fatContent": "9 g"}
    assert recipe["aggregateRating"] == {"@type": "AggregateRating", "ratingValue": 4.7, "ratingCount": 31}
    assert recipe["datePublished"] == "2024-08-30"
    assert [section["name"] for section in recipe["recipeInstructions"]] == ["Belag", "Teig"]


def of(**stated: object) -> dict[str, object]:
    staged: StagedRecipe = staged_fixture(FOLDER / "sections.json")
    recipe = replace(Recipe("x"), **stated)  # type: ignore[arg-type] # whatever field the test names
    return json_ld(replace(staged, read=replace(staged.read, recipe=recipe)))


@pytest.mark.parametrize("rating", [Rating(4.5), Rating(4.5, 0), Rating(9.0, 3), Rating(0.5, 3)])
def test_a_rating_that_is_not_whole_is_left_out(rating: Rating) -> None:
    assert "aggregateRating" not in of(rating=rating)


def test_what_schema_org_has_no_word_for_is_left_out() -> None:
    assert "nutrition" not in of(nutrition=(Nutrient("omega3", "1 g"), Nutrient("calories", " ")))
    assert "datePublished" not in of(published="last spring")
    assert "image" not in of(image="/relative.jpg")
    assert "datePublished" in of(published="2024-08-30T10:00:00+02:00")


@pytest.mark.parametrize(("minutes", "stated"), [(None, ""), (5, "PT5M"), (60, "PT1H"), (90, "PT1H30M"), (2880, "PT48H")])
def test_durations(minutes: int | None, stated: str) -> None:
    assert duration(minutes) == stated


def test_the_name_of_a_step_is_said_with_it() -> None:
    steps = json_ld(staged_fixture(FOLDER / "named-steps.json"))["recipeInstructions"]
    assert steps[:2] == [
        {"@type": "HowToStep", "name": "Soak", "text": "Cover the barley with water overnight."},
        {"@type": "HowToStep", "text": "Fry the stalks."},
    ]
