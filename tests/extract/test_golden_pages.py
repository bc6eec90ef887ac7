"""Golden pairs: every page under fixtures/pages is read as the JSON beside it says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from galley_watch.extract import extract
from galley_watch.values.page import FetchedPage
from galley_watch.values.recipe import Recipe

PAGES = sorted((Path(__file__).parents[2] / "fixtures" / "pages").glob("*.html"))
EXACT = ("title", "total_minutes", "prep_minutes", "cook_minutes", "image", "author", "language", "canonical_url", "description")
FURTHER = ("categories", "cuisines", "keywords", "equipment", "video", "published", "modified", "site_name")
ABSENT = ("total_minutes", "prep_minutes", "cook_minutes", "yields", "image", "author", "rating")
"""Fields for which null in a pair says that the page states none; in pairs that came from elsewhere it says that nobody asked."""
ADDRESS = "https://example.com/recipes/page"


def read(page: Path) -> Recipe:
    return extract(FetchedPage(ADDRESS, page.read_bytes())).recipe


def folded(value: Any) -> Any:
    if isinstance(value, str):
        return " ".join(value.split())
    return [folded(part) for part in value] if isinstance(value, list | tuple) else value


def leading_number(words: str | None) -> str | None:
    found = re.search(r"\d+(?:[.,/ ]\d+)*", words or "")
    return found[0].strip() if found else None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_page_is_read_as_its_pair_says(page: Path) -> None:
    want, recipe = json.loads(page.with_suffix(".json").read_text("utf-8")), read(page)
    assert folded(recipe.ingredients) == folded(want["ingredients"])
    assert folded(recipe.instructions) == folded(want["instructions"])
    for field in EXACT:
        if want.get(field) is not None:
            assert folded(getattr(recipe, field)) == folded(want[field]), field
    if want.get("yields") is not None:
        assert leading_number(recipe.yields) == leading_number(want["yields"])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_further_facts_are_read_as_the_pair_says(page: Path) -> None:
    want, recipe = json.loads(page.with_suffix(".json").read_text("utf-8")), read(page)
    for field in ABSENT:
        if field in want and want[field] is None and "source_issue" in want and "peer" not in want:
            assert getattr(recipe, field) is None, field
    for field in FURTHER:
        if want.get(field) is not None:
            assert folded(getattr(recipe, field)) == folded(want[field]), field
    if want.get("nutrition") is not None:
        assert {nutrient.name: nutrient.amount for nutrient in recipe.nutrition} == want["nutrition"]
    if want.get("rating") is not None:
        assert recipe.rating is not None
        assert [recipe.rating.value, recipe.rating.count] == want["rating"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_groups_and_sections_are_kept(page: Path) -> None:
    want, recipe = json.loads(page.with_suffix(".json").read_text("utf-8")), read(page)
    if want.get("sections"):
        steps = recipe.instructions
        told = [(section["name"], [steps[place] for place in section["steps"]]) for section in want["sections"]]
        assert [(section.heading, list(section.steps)) for section in recipe.instruction_sections] == told
    if want.get("ingredient_groups"):
        groups = [(group["name"], group["lines"]) for group in want["ingredient_groups"]]
        assert [(group.heading, list(group.lines)) for group in recipe.ingredient_groups] == groups
