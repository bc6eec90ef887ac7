"""Pasted recipe text: title, ingredients under their headings, steps without their numbers."""

from __future__ import annotations

import pytest

from galley_watch.errors import ErrorCode, LinkError
from galley_watch.extract import extract
from galley_watch.values.page import RawText
from galley_watch.values.recipe import IngredientGroup

DUMPLINGS = """Plum dumplings
Serves 4
Prep time: 20 min
Cooking time: 1 hour

Ingredients
500 g potatoes
1 egg
pinch of salt

For the crumbs:
50 g butter

Method
1. Boil the potatoes and mash them while hot.
2. Wrap each plum and simmer for 15 minutes.

Notes
Freeze well.
"""


def test_headings_part_the_text() -> None:
    recipe = extract(RawText(DUMPLINGS)).recipe
    assert recipe.title == "Plum dumplings"
    assert recipe.ingredient_groups == (
        IngredientGroup(None, ("500 g potatoes", "1 egg", "pinch of salt")),
        IngredientGroup("For the crumbs", ("50 g butter",)),
    )
    assert recipe.instructions == ("Boil the potatoes and mash them while hot.", "Wrap each plum and simmer for 15 minutes.")
    assert (recipe.prep_minutes, recipe.cook_minutes, recipe.total_minutes) == (20, 60, 80)
    assert recipe.yields == "4 servings"


def test_without_headings_the_lines_speak_for_themselves() -> None:
    recipe = extract(
        RawText("2 cups oats\n1 cup milk\n1 tbsp honey\n\nMix everything in a jar. Leave it overnight.", title="Overnight oats")
    ).recipe
    assert recipe.title == "Overnight oats"
    assert recipe.ingredients == ("2 cups oats", "1 cup milk", "1 tbsp honey")
    assert recipe.instructions == ("Mix everything in a jar. Leave it overnight.",)


def test_german_headings() -> None:
    recipe = extract(
        RawText("Linsensuppe\n\nZutaten für 4 Personen:\n250 g Linsen\n1 Zwiebel\nSalz\n\nZubereitung:\nAlles 30 Minuten kochen.")
    ).recipe
    assert recipe.title == "Linsensuppe"
    assert recipe.ingredients == ("250 g Linsen", "1 Zwiebel", "Salz")
    assert recipe.instructions == ("Alles 30 Minuten kochen.",)
    assert recipe.yields == "4 Personen"


@pytest.mark.parametrize("text", ["", "\0", "Call mum about Sunday.\nBuy stamps.", "https://kitchen.example/"])
def test_other_text_is_no_recipe(text: str) -> None:
    with pytest.raises(LinkError) as refused:
        extract(RawText(text))
    assert refused.value.code == ErrorCode.NO_RECIPE


@pytest.mark.parametrize("label", ["Title: ", "Recipe name: ", "Subject: Fwd: ", "Rezept: ", "Titre : ", "Nombre: ", "Emne: SV: "])
def test_what_a_form_or_a_mail_writes_before_the_name_is_no_part_of_it(label: str) -> None:
    recipe = extract(
        RawText(f"{label}Leek chowder\n\nIngredients\n2 leeks\n500 ml milk\n1 onion\n\nMethod\n1. Soften the leeks.\n2. Add the milk.\n")
    ).recipe
    assert recipe.title == "Leek chowder"
