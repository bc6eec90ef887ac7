"""What a page lists as its equipment, which recipe data seldom states."""

from __future__ import annotations

import json

import pytest

from galley_watch.extract import extract
from galley_watch.values.page import FetchedPage

LISTED = '<ul class="card-equipment"><li>☐ Large pan</li><li><a href="/shop">Whisk</a> (steel)</li><li>☐ Large pan</li></ul>'


def equipment(shown: str, **stated: object) -> tuple[str, ...]:
    node = {"@type": "Recipe", "name": "Leek tart", "recipeIngredient": ["2 leeks", "3 eggs", "1 cup flour"], **stated}
    node["recipeInstructions"] = ["Whisk the eggs with the flour.", "Fry the leeks and pour the eggs over them."]
    page = f'<script type="application/ld+json">{json.dumps(node)}</script><main><h1>Leek tart</h1>{shown}</main>'
    return extract(FetchedPage("https://kitchen.example/r/tart", page.encode())).recipe.equipment


def test_a_list_that_calls_itself_equipment_is_the_equipment() -> None:
    assert equipment(LISTED) == ("Large pan", "Whisk (steel)")


def test_what_the_recipe_states_itself_counts() -> None:
    assert equipment(LISTED, tool=["Oven"]) == ("Oven",)


@pytest.mark.parametrize(
    "shown",
    [
        '<ul class="shop"><li>Pan</li></ul>',
        '<div class="equipment">We like pans.</div>',
        '<ul class="ingredients equipment"><li>2 leeks</li></ul>',
    ],
)
def test_other_lists_are_none(shown: str) -> None:
    assert equipment(shown) == ()
