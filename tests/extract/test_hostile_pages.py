"""Whatever a page is made of, reading it ends in a recipe or in a ``LinkError``, and its recipe can be stored."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galley_watch.codec import from_json, to_json
from galley_watch.errors import LinkError
from galley_watch.extract import extract
from galley_watch.values.extraction import Extraction
from galley_watch.values.page import FetchedPage, Payload, RawText

RECIPE = '{"@type":"Recipe","name":"X","recipeIngredient":["1 a","2 b"],"recipeInstructions":"Stir until it is done."}'


def read(payload: Payload) -> Extraction | None:
    try:
        extraction = extract(payload)
    except LinkError:
        return None
    assert from_json(to_json(extraction), Extraction) == extraction
    return extraction


def script(text: str) -> bytes:
    return f'<script type="application/ld+json">{text}</script>'.encode()


def recipe(**properties: str) -> bytes:
    parts = {"@type": '"Recipe"', "name": '"X"', "recipeIngredient": '["1 a"]', "recipeInstructions": '["Stir it."]'} | properties
    return script("{" + ",".join(f'"{name}":{value}' for name, value in parts.items()) + "}")


ITEM = b'<div itemscope itemtype="http://schema.org/Recipe"'
HOSTILE = {
    "nothing": b"",
    "nul bytes": b"\0" * 1_000,
    "deep elements": b"<div>" * 20_000 + b"x",
    "deep lists": b"<ul><li>1 cup flour" * 1_500,
    "deep json": script("[" * 100_000 + "]" * 100_000),
    "open json": script('{"a":' * 100_000),
    "deep steps": recipe(recipeInstructions="[" * 500 + '"x"' + "]" * 500),
    "deep sections": recipe(recipeInstructions='{"itemListElement":' * 400 + '"x"' + "}" * 400),
    "no numbers": recipe(recipeYield="NaN", totalTime="Infinity", aggregateRating='{"ratingValue":1e999,"ratingCount":NaN}'),
    "5,000 digits": recipe(recipeYield="9" * 5_000, totalTime=f'"PT{"9" * 5_000}M"', prepTime=f'"{"9" * 5_000}"', cookTime="9" * 5_000),
    "long tags": recipe(name=f'"{"<a " * 60_000}"', recipeIngredient=f'["{"(" * 60_000}"]'),
    "many attributes": b"<div " + b" ".join(b'a%d="x"' % number for number in range(100_000)) + b">x",
    "lone surrogates": recipe(name='"a\\ud800b"', recipeIngredient='["1 \\udfff a"]'),
    "addresses that are none": b'<base href="http://["><link rel=canonical href="http://[">' + recipe(image='"http://[x"', url='"//["'),
    "references in a circle": script(
        '{"@graph":[{"@id":"#a","@type":"Recipe","name":{"@id":"#a"},"recipeIngredient":{"@id":"#a"},"author":{"@id":"#a"}}]}'
    ),
    "items in a circle": ITEM + b" itemref=a><p id=a itemprop=author itemscope itemref=a>x<b itemprop=recipeIngredient>1 a</b></p></div>",
    "deep items": (ITEM + b" itemprop=author>") * 1_000 + b"<p itemprop=recipeIngredient>1 cup",
    "charset made up": b'<meta charset="made-up-9">' + script(RECIPE),
    "charset that is a codec only": b'<meta charset="idna">\xff\xfe' + b"\xff" * 100,
    "declared utf-16": b'<?xml version="1.0" encoding="utf-16"?>' + script(RECIPE),
    "many commas": b"<h2>Ingredients</h2><p>" + b"1 a, (" * 4_000 + b"</p><h2>Method</h2><p>" + b"1.1" * 6_000 + b"</p>",
    "a method without an end": recipe(recipeInstructions=f'"{"1. Mix.2. Bake.(x)." * 4_000}"'),
    "lists in lists in scripts": b"<script>x=" + b'{"ingredients":[' * 40_000 + b'"1 a"' + b"]}" * 40_000 + b"</script>",
    "lists beside lists in scripts": b"<script>x=[" + b'{"ingredients":["1 a","2 b","3 c"],"steps":[{}]},' * 20_000 + b"{}]</script>",
    "data in many attributes": b"<p data-x='" + b'{"ingredients":[' * 100 + b"'>" * 2_000,
    "items of many blocks": b"<h2>Method</h2><ol>" + b"<li>" * 1_500 + b"<p>Stir it until it is done.</p>" * 3_000,
    "parts everywhere": b'<i itemprop="recipeIngredient" class="p-ingredient hrecipe">1 a<b property="instructions">Stir it.</b>' * 3_000,
    "many headings": b"<h2>Ingredients</h2>" * 3_000,
    "many recipes": script("[" + ",".join([RECIPE] * 5_000) + "]"),
}


@pytest.mark.parametrize("body", HOSTILE.values(), ids=HOSTILE.keys())
@pytest.mark.timeout(10)
def test_hostile_page_ends_in_words(body: bytes) -> None:
    read(FetchedPage("https://kitchen.example/a", body))


@pytest.mark.parametrize("size", [11_000_000])
def test_text_beyond_the_parsers_usual_limit_hides_nothing(size: int) -> None:
    extraction = read(FetchedPage("https://kitchen.example/a", b"<p>" + b"a" * size + b"</p>" + script(RECIPE)))
    assert extraction is not None
    assert extraction.recipe.ingredients == ("1 a", "2 b")


HUGE = {
    "one text": b"x",
    "broken bytes": b"\xff",
    "lists": b"<div><ul>",
    "attributes": b"<a b=c ",
    "angles": b"<",
    "entities": b"&amp;",
    "json": b"[1,",
}


@pytest.mark.parametrize("piece", HUGE.values(), ids=HUGE.keys())
@pytest.mark.timeout(20)
def test_fifty_megabytes_end_in_words(piece: bytes) -> None:
    start = b"<script type=application/ld+json>" if piece == b"[1," else b"<p>"
    with pytest.raises(LinkError):
        extract(FetchedPage("https://kitchen.example/a", start + piece * (50_000_000 // len(piece))))


def test_markup_below_256_elements_is_read() -> None:
    extraction = read(FetchedPage("https://kitchen.example/a", b"<div>" * 1_000 + script(RECIPE)))
    assert extraction is not None
    assert extraction.recipe.title == "X"


@pytest.mark.parametrize("charset", ["utf-8", "latin1", "made-up", "x" * 1_000, "idna", "\0", ""])
def test_a_lying_header_charset_does_no_harm(charset: str) -> None:
    body = "<title>Crème</title>".encode() + script(RECIPE)
    assert read(FetchedPage("https://kitchen.example/a", body, charset=charset)) is not None


@settings(max_examples=150, deadline=None)
@given(st.text(alphabet=st.characters(codec=None), max_size=300))
def test_pasted_text_raises_nothing_else(text: str) -> None:
    read(RawText(text))
