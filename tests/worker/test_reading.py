"""The real steps, one after another, with and without the process around them."""

from __future__ import annotations

import asyncio
import json

import pytest

from galley_watch.errors import ErrorCode, LinkError
from galley_watch.values.page import FetchedPage, Payload, RawText
from galley_watch.values.reading import ReadRecipe
from galley_watch.worker import ReadingWorker
from galley_watch.worker.reading import read_payload

RECIPE = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    "name": "Pfannkuchen",
    "inLanguage": "de",
    "recipeIngredient": ["250 g Mehl", "3 Eier", "1/2 l Milch"],
    "recipeInstructions": ["Alles verrühren.", "In einer heißen Pfanne ausbacken."],
}


def page(*scripts: str) -> FetchedPage:
    blocks = "".join(f'<script type="application/ld+json">{script}</script>' for script in scripts)
    return FetchedPage("https://example.com/pfannkuchen", f"<html lang=de><head>{blocks}</head><body></body></html>".encode())


def in_process(*payloads: Payload) -> list[ReadRecipe | BaseException]:
    async def run() -> list[ReadRecipe | BaseException]:
        worker = ReadingWorker()
        try:
            return await asyncio.gather(*map(worker.read, payloads), return_exceptions=True)
        finally:
            await worker.close()

    return asyncio.run(run())


def test_a_tree_for_each_line_in_order_and_in_the_pages_language() -> None:
    read = read_payload(page(json.dumps(RECIPE)))
    assert read.recipe.title == "Pfannkuchen"
    assert [tree.text for tree in read.trees] == list(read.recipe.ingredients) == RECIPE["recipeIngredient"]
    assert {tree.language for tree in read.trees} == {"de"}
    assert 0 <= read.confidence.value <= 1


def test_nothing_is_lost_on_the_way_through_the_pipe() -> None:
    payload = page(json.dumps(RECIPE))
    assert in_process(payload) == [read_payload(payload)]


def test_text_is_read_too() -> None:
    text = "Pancakes\n\nIngredients\n200 g flour\n2 eggs\n300 ml milk\n\nMethod\nWhisk everything.\nFry in a hot pan.\n"
    [read] = in_process(RawText(text))
    assert isinstance(read, ReadRecipe)
    assert len(read.trees) == len(read.recipe.ingredients) == 3


@pytest.mark.parametrize("script", ["[" * 100_000, '{"a":' * 100_000, "[" * 100_000 + "]" * 100_000])
def test_deeply_nested_json_is_no_fault_of_ours(script: str) -> None:
    read, refused = in_process(page(script, json.dumps(RECIPE)), page(script))
    assert isinstance(read, ReadRecipe)
    assert read.recipe.title == "Pfannkuchen"
    assert isinstance(refused, LinkError)
    assert refused.code is not ErrorCode.INTERNAL


def test_a_page_whose_template_calls_it_english_is_read_in_the_language_of_its_lines() -> None:
    lines = ["300 g Dinkelmehl", "2 EL Honig", "1 Prise Salz", "200 ml Milch", "1 Bund Schnittlauch, fein geschnitten"]
    recipe = json.dumps(RECIPE | {"inLanguage": "en-US", "recipeIngredient": lines})
    read = read_payload(page(recipe))
    assert [tree.language for tree in read.trees] == ["de"] * 5
    assert read.recipe.language == "en-US"
    unit = read.trees[1].amounts[0].parts[0].unit
    assert unit is not None
    assert unit.name == "tablespoon"
