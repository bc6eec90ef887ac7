"""A method told under several headings that each name it, the first of them with a single step."""

from __future__ import annotations

import pytest

from galley_watch.extract import extract
from galley_watch.values.page import FetchedPage

_LIST = "<h2>Ingredients</h2><ul><li>200 g plain flour</li><li>3 eggs</li><li>100 g sugar</li><li>2 lemons</li></ul>"
_SYRUP = "Squeeze the lemons into a small pan, add half of the sugar and simmer for 5 minutes."
_CAKE = (
    "Whisk the eggs with the rest of the sugar until pale, then fold in the flour.",
    "Pour the batter into a tin and bake at 180 °C for 30 minutes.",
    "Brush the warm cake with the syrup before you serve it.",
)


def _page(first: str) -> FetchedPage:
    items = "".join(f"<li>{step}</li>" for step in _CAKE)
    told = f"<h3>{first}</h3><p>{_SYRUP}</p><h3>How to make the cake</h3><ol>{items}</ol>"
    body = f"<html><head><title>Lemon sponge</title></head><body><h1>Lemon sponge</h1>{_LIST}{told}</body></html>"
    return FetchedPage("https://kitchen.example/sponge", body.encode())


def test_part_before_the_surest_one_belongs_to_the_method() -> None:
    assert extract(_page("How to make the syrup")).recipe.instructions == (_SYRUP, *_CAKE)


@pytest.mark.parametrize("heading", ["How to store lemons", "Why we love syrup"])
def test_part_under_a_heading_of_another_kind_does_not(heading: str) -> None:
    assert extract(_page(heading)).recipe.instructions == _CAKE
