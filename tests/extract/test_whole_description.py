"""A description that its site cut off is told on as the page tells it."""

from __future__ import annotations

import json

import pytest

from galley_watch.extract import extract
from galley_watch.values.page import FetchedPage

CUT = "This soup is one of those that feel like a warm coat. You put all of it into one pot, let"


def description(stated: str, shown: str) -> str | None:
    node = {"@type": "Recipe", "name": "Leek soup", "description": stated, "recipeIngredient": ["2 leeks", "1 l stock"]}
    node["recipeInstructions"] = ["Cut the leeks and boil them in the stock.", "Serve it hot."]
    page = f'<script type="application/ld+json">{json.dumps(node)}</script><main><h1>Leek soup</h1>{shown}</main>'
    return extract(FetchedPage("https://kitchen.example/r/soup", page.encode())).recipe.description


@pytest.mark.parametrize(
    ("stated", "behind", "whole"),
    [
        (CUT, " it cook, and dinner is <b>ready</b>! More of it.", f"{CUT} it cook, and dinner is ready!"),
        (f"{CUT} it cook un", "til done. More.", f"{CUT} it cook until done."),
        (CUT, ", if you can, it cook.", f"{CUT}, if you can, it cook."),
        (CUT, "</p><p>it cook.", CUT),
        (CUT, "</p>\n<p>it cook.", CUT),
        (CUT, " It cooks by itself.", CUT),
        (f"{CUT} it cook.", " and more is said.", f"{CUT} it cook."),
    ],
)
def test_a_sentence_is_told_to_its_end(stated: str, behind: str, whole: str) -> None:
    assert description(stated, f"<p>{stated}{behind}</p>") == whole


def test_what_the_page_does_not_tell_stays_as_it_is() -> None:
    assert description(CUT, "<p>We like soup.</p>") == CUT
