"""From page to note: each page under fixtures/pages becomes a note that RecipeMD, two YAML loaders and strict JSON-LD readers take."""

from __future__ import annotations

from pathlib import Path

import pytest

from galley_watch.notes import json_ld, layout_of, render_note, render_recipemd
from galley_watch.notes.plain_text import plain
from galley_watch.values.page import FetchedPage
from galley_watch.values.staged import StagedRecipe
from galley_watch.worker.reading import read_payload
from tests.notes import strict_recipe
from tests.notes.reading import as_recipemd, check_does_nothing, split

PAGES = sorted((Path(__file__).parents[2] / "fixtures" / "pages").glob("*.html"))
ADDRESS = "https://example.com/recipes/page"


def staged_page(page: Path) -> StagedRecipe:
    read = read_payload(FetchedPage(ADDRESS, page.read_bytes()))
    return StagedRecipe(1, 1, "r-1", ADDRESS, 1_796_000_000_000, read)


def test_there_are_pages_enough() -> None:
    assert len(PAGES) >= 12


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_reader_takes_the_note_of_a_page(page: Path) -> None:
    staged = staged_page(page)
    note = render_note(staged)
    check_does_nothing(note)
    assert split(note)[1] == render_recipemd(staged)
    read = as_recipemd(note)
    assert len(list(read.leaf_ingredients)) == len([line for line in staged.read.recipe.ingredients if plain(line)])
    if (in_its_language := render_note(staged, layout_of(None, "recipe"))) != note:
        as_recipemd(in_its_language)
    strict_recipe.check(json_ld(staged))
