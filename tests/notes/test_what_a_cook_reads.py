"""What a page says twice, cuts off or writes for programs stands in a note as a cook would have written it down."""

from __future__ import annotations

from dataclasses import replace

import pytest

from galley_watch.ingredient import parse_line
from galley_watch.notes import layout_of, note_name, render_note
from galley_watch.notes.nutrients import nutrient_lines
from galley_watch.notes.plain_text import prose
from galley_watch.notes.word_tables import WORDS
from galley_watch.notes.words import ENGLISH
from galley_watch.values.recipe import IngredientGroup, Nutrient
from galley_watch.values.staged import StagedRecipe
from tests.notes.reading import properties
from tests.notes.regenerate import FOLDER, staged_fixture


def staged_as(**changes: object) -> StagedRecipe:
    staged = staged_fixture(FOLDER / "sections.json")
    staged = replace(staged, read=replace(staged.read, confidence=replace(staged.read.confidence, flags=())))
    return replace(staged, read=replace(staged.read, recipe=replace(staged.read.recipe, **changes)))  # type: ignore[arg-type]  # any field


@pytest.mark.parametrize(
    ("name", "stated", "shown"),
    [
        ("calories", "240 calories", "calories: 240"),
        ("calories", "312 kcal", "calories: 312 kcal"),
        ("calories", "900.5925600000002", "calories: 900.5"),
        ("fatContent", "Fat 32g", "fat: 32g"),
        ("fatContent", "5g fat (3g saturated fat)", "fat: 5g fat (3g saturated fat)"),
        ("saturatedFatContent", "6 grams saturated fat", "saturated fat: 6 grams"),
        ("sodiumContent", "1 milligram of sodium", "sodium: 1 milligram"),
        ("carbohydrateContent", "26g carbs", "carbohydrates: 26g"),
        ("transFatContent", "0.003 g", "trans fat: 0.003 g"),
        ("servingSize", "Serving Size: 1 pear", "serving size: 1 pear"),
        ("servingSize", "1 serving", "serving size: 1 serving"),
    ],
)
def test_a_nutrient_is_named_once(name: str, stated: str, shown: str) -> None:
    assert list(nutrient_lines([Nutrient(name, stated)], ENGLISH)) == [shown]


def test_a_nutrient_is_named_once_in_any_language() -> None:
    nutrients = [Nutrient("proteinContent", "7 g Eiweiß"), Nutrient("proteinContent", "7 g protein")]
    assert list(nutrient_lines(nutrients, WORDS["de"])) == ["Eiweiß: 7 g", "Eiweiß: 7 g"]


def test_a_heading_that_a_page_lists_as_an_ingredient_heads_what_follows() -> None:
    lines = ("2 cups oats", "Topping", "2 tbsp honey", "Glaze", "1 cup sugar")
    staged = staged_as(ingredient_groups=(IngredientGroup(None, lines),))
    note = render_note(replace(staged, read=replace(staged.read, trees=tuple(parse_line(line, "en") for line in lines))))
    assert "- *2 cups* oats\n\n### Topping\n\n- *2 tbsp* honey\n\n### Glaze\n\n- *1 cup* sugar\n" in note


def test_a_heading_with_nothing_below_it_stays_a_line() -> None:
    lines = ("2 cups oats", "Topping", "Glaze")
    staged = staged_as(ingredient_groups=(IngredientGroup("Base", lines),))
    note = render_note(replace(staged, read=replace(staged.read, trees=tuple(parse_line(line, "en") for line in lines))))
    assert "### Base\n\n- *2 cups* oats\n- Topping\n- Glaze\n" in note


RECIPE = IngredientGroup(None, ("500 g leeks", "1 onion, cut", "salt"))


@pytest.mark.parametrize(
    ("told", "shown"),
    [
        ("Leek Soup", None),
        ("Soft and mild. Ready at once!", "Soft and mild. Ready at once!"),
        ("A soup for rain. Serve it hot. Ingredients: 500 g leeks 1 onion, cut salt Cut all", "A soup for rain. Serve it hot."),
        ("Zutaten 500 g leeks 1 onion, cut salt Zubereitung", None),
        ("This post may contain affiliate links. See my disclosure policy. A mild soup for two.", "A mild soup for two."),
        ("This post contains affiliate links and I may receive a commission.", None),
        ("We had 500 g leeks left. So we made soup.", "We had 500 g leeks left. So we made soup."),
    ],
)
def test_a_description_does_not_tell_the_recipe_again(told: str, shown: str | None) -> None:
    note = render_note(staged_as(title="Leek soup", description=told, ingredient_groups=(RECIPE,), keywords=(), yields=None))
    assert note.partition("# Leek soup\n")[2].partition("\n---\n")[0].strip() == (shown or "")


@pytest.mark.parametrize(
    ("author", "shown"),
    [
        ("Ada Brook | The Clay Pot", "Ada Brook"),
        ("Ada Brook @ Clay Pot", "Ada Brook"),
        ("Ada (Clay Pot Kitchen)", "Ada"),
        ("Ada Brook | Photographer", "Ada Brook | Photographer"),
        ("Por Ada Brook", "Ada Brook"),
        ("ada@claypot.example", "The Clay Pot"),
        ("The Clay Pot", "The Clay Pot"),
        ("Bye Baker", "Bye Baker"),
    ],
)
def test_the_author_is_a_person_without_their_site(author: str, shown: str) -> None:
    staged = replace(staged_as(author=author, site_name="The Clay Pot"), source_url="https://claypotkitchen.example/soup")
    assert properties(render_note(staged))["author"] == shown


def test_a_mail_address_is_nobodys_name() -> None:
    assert "author" not in properties(render_note(staged_as(author="ada@claypot.example", site_name=None)))


@pytest.mark.parametrize(
    ("told", "shown"),
    [
        ("Stir it well.TIP: use a spoon.", "Stir it well. TIP: use a spoon."),
        ("Bake until golden.(Cover it all.)Then rest.", "Bake until golden. (Cover it all.) Then rest."),
        ("See www.EXAMPLE.com and U.S.A. and e.g.(Ada).", "See www.EXAMPLE.com and U.S.A. and e.g.(Ada)."),
    ],
)
def test_sentences_in_capitals_and_brackets_are_parted(told: str, shown: str) -> None:
    assert prose(told) == shown


def test_a_long_file_name_ends_with_a_whole_word() -> None:
    title = "Pissaladière sans gluten : la recette provençale qui ne fait aucun compromis sur la gourmandise"
    assert (
        note_name(title, "r-1", lambda name: False)
        == "Pissaladière sans gluten - la recette provençale qui ne fait aucun compromis sur la.md"
    )
    assert note_name("a" * 200, "r-1", lambda name: False) == "a" * 93 + ".md"


@pytest.mark.parametrize(
    ("stated", "spoken", "shown", "heading"),
    [
        ("en-US", "de", "de", "Zutaten"),
        (None, "sv", None, "Ingredienser"),
        ("de-AT", "de", "de-AT", "Zutaten"),
        ("nb_NO", "no", "nb_NO", "Ingredienser"),
        ("hu", "und", "hu", "Ingredients"),
    ],
)
def test_a_note_speaks_the_language_of_its_ingredients(stated: str | None, spoken: str, shown: str | None, heading: str) -> None:
    staged = staged_as(language=stated, ingredient_groups=(IngredientGroup(None, ("2 x",)),))
    staged = replace(staged, read=replace(staged.read, trees=(replace(parse_line("2 x", "en"), language=spoken),)))
    note = render_note(staged, layout_of(None, "recipe"))
    assert properties(note).get("language") == shown
    assert f"\n## {heading}\n" in note


def test_the_pages_notes_stand_behind_the_steps_that_point_to_them() -> None:
    note = render_note(staged_as(notes=("1. Young leeks are best.Wash them.", "* or #2")), layout_of(None, "de"))
    assert "\n## Hinweise zum Rezept\n\n- 1\\. Young leeks are best. Wash them.\n- \\* or #2\n" in note
    assert "Hinweise zum Rezept" not in render_note(staged_as(), layout_of(None, "de"))
