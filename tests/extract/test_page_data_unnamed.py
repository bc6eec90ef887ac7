"""Data whose keys say nothing: lists told by what they hold, what refuses them, and what reading them may cost."""

from __future__ import annotations

import json
import time
from html import escape
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import html

from galley_watch.extract.page_data import DataSources, read_page_data

LINES = ["200 g flour", "300 ml milk", "1 tbsp butter"]
TOLD = ("Whisk the flour and the milk to a smooth batter.", "Melt the butter in a pan and fry thin cakes for 2 minutes each.")
PARTS = [(200, "g", "flour"), (300, "ml", "milk"), (1, "tbsp", "butter")]
STAGES = [{"say": told} for told in TOLD]
SECONDS = 0.6
"""Of processor time for a hostile text; three times what one takes here."""


def rows(**keys: str) -> list[dict[str, Any]]:
    named = {"amount": "amount", "unit": "unit", "name": "name", **keys}
    return [{named["amount"]: amount, named["unit"]: unit, named["name"]: name} for amount, unit, name in PARTS]


def page(list_of: Any, told: Any = STAGES, **more: Any) -> list[str]:
    return [json.dumps({"page": {"title": "Thin cakes", "things": list_of, "doing": told, **more}}, ensure_ascii=False)]


@pytest.mark.parametrize(
    "things",
    [
        LINES,
        [{"row": line} for line in LINES],
        rows(),
        rows(amount="q", unit="u", name="n"),
        rows(amount="miktar", unit="birim", name="ad"),
        rows(amount="количество", unit="единица", name="название"),
        {f"a{number}": row for number, row in enumerate(rows())},
        {"data": [{"id": number, "attributes": row} for number, row in enumerate(rows())]},
        {"edges": [{"node": row} for row in rows()]},
        [{"id": 7, "name": name, "slug": name, "pivot": {"amount": f"{amount}.00", "unit": unit}} for amount, unit, name in PARTS],
        [{"amount": amount, "unit": {"short": unit, "name": "a unit"}, "product": {"title": name}} for amount, unit, name in PARTS],
        [{"dose": {"valore": amount, "sigla": unit}, "alimento": {"id": 3, "nome": name}} for amount, unit, name in PARTS],
        [{"f_1": f"{amount} {unit}", "f_2": name} for amount, unit, name in PARTS],
        [{"title": "", "items": rows()[:2]}, {"title": "", "items": rows()[2:]}],
        [{"position": 3 - number, **row} for number, row in enumerate(reversed(rows()))],
    ],
)
def test_lists_are_told_by_what_they_hold(things: Any) -> None:
    read = read_page_data(page(things))
    assert read is not None
    assert list(read.recipe.ingredients) == LINES
    assert read.recipe.instructions == TOLD
    assert read.recipe.title == "Thin cakes"


@pytest.mark.parametrize(
    "told",
    [
        list(TOLD),
        f"<p>{TOLD[0]}</p><p>{TOLD[1]}</p>",
        f"1. {TOLD[0]}\n2. {TOLD[1]}",
        {"edges": [{"node": {"body": told}} for told in TOLD]},
        [{"order": 2, "k": TOLD[1]}, {"order": 1, "k": TOLD[0]}],
        {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": told}]} for told in TOLD]},
    ],
)
def test_methods_are_told_by_what_they_hold(told: Any) -> None:
    read = read_page_data(page(rows(), told))
    assert read is not None
    assert read.recipe.instructions == TOLD


def test_units_by_their_id_and_groups_with_their_headings() -> None:
    units = [{"id": number, "name": unit} for number, (_, unit, _) in enumerate(PARTS, 1)]
    held = [{"id": 1, "name": name, "pivot": {"quantity": amount, "unit_id": at}} for at, (amount, _, name) in enumerate(PARTS, 1)]
    read = read_page_data(page([{"title": "Batter", "of": held[:2]}, {"title": "Pan", "of": held[2:]}], units=units))
    assert read is not None
    assert [(group.heading, list(group.lines)) for group in read.recipe.ingredient_groups] == [("Batter", LINES[:2]), ("Pan", LINES[2:])]


@pytest.mark.parametrize(
    ("things", "told"),
    [
        ([{**row, "price": 3} for row in rows()], STAGES),
        ([{**row, "offer": {"currency": "EUR"}} for row in rows()], STAGES),
        (rows()[:2], STAGES),
        ([{**row, "unit": unit} for row, unit in zip(rows(), ("sets", "reps", "min"), strict=True)], STAGES),
        ([{"amount": 3, "unit": "g", "name": name} for name in ("Protein", "Fat", "Milk", "Butter")], STAGES),
        ([{"amount": 2, "unit": "pcs", "name": name} for name in ("flour", "milk", "butter")], STAGES),
        (rows(), [{"say": "Order before noon, and we bring it within 2 days."}, {"say": "Pay with your card or when it comes."}]),
        (rows(), [{"say": "Peel the apples and cut them into a bowl."}, {"say": "Stir in the sugar and bake it for 20 minutes."}]),
        (rows(), STAGES[:1]),
        ([{**row, "name": name} for row, name in zip(rows(), ("flour", "milk", "sand"), strict=True)], STAGES),
        (
            [{"amount": 1, "name": name} for name in ("gram", "cups", "butter")],
            [{"say": "Melt a gram of butter, fill two cups and bake it all."}] * 2,
        ),
        (rows(), [*STAGES, *({"say": f"We keep what you tell us for {years} years and hand it to nobody."} for years in range(2, 9))]),
        (rows(name="slug"), STAGES),
    ],
)
def test_lists_that_are_no_recipe(things: Any, told: Any) -> None:
    assert read_page_data(page(things, told)) is None


def test_units_are_told_by_what_they_are() -> None:
    held = [{"xa": amount, "xb": unit, "xc": name, "xd": "1 g 2 ml"} for amount, unit, name in PARTS]
    read = read_page_data(page(held, STAGES, quantities="amount amount amount"))
    assert read is not None
    assert list(read.recipe.ingredients) == LINES


def test_attributes_of_one_component_are_read_together() -> None:
    attributes = f':things="{escape(json.dumps(rows()))}" :doing="{escape(json.dumps(TOLD))}"'
    root = html.fromstring(f"<html><body><a-card {attributes}></a-card></body></html>")
    sources = DataSources(root)
    read = read_page_data(sources.speaking(), measuring=sources.measuring())
    assert read is not None
    assert (list(read.recipe.ingredients), read.recipe.instructions) == (LINES, TOLD)


def test_of_many_recipes_none_is_taken() -> None:
    many = [{"title": f"Cake {number}", "things": rows(), "doing": STAGES} for number in ("one", "two", "three")]
    assert read_page_data([json.dumps({"list": many, "of": 3})], names=("Quick cakes",)) is None


def test_keys_that_we_know_come_first() -> None:
    known = {"ingredients": ["2 eggs", "1 l milk", "3 g salt"], "steps": ["Whisk the eggs into the milk, salt it and bake it for an hour."]}
    read = read_page_data(page(rows(), STAGES, recipe=known))
    assert read is not None
    assert read.recipe.ingredients[0] == "2 eggs"


@pytest.mark.parametrize("words", ["количество", "分量", "miktar", "qty"])
def test_data_with_amounts_is_handed_over(words: str) -> None:
    data = page(rows(amount=words))[0]
    for markup, wanted in (
        (f'<div data-page="{escape(data)}"></div>', [data]),
        (f"<script>var page = {data};</script>", [f"var page = {data};"]),
        (f"<script>var page = {[*range(100)]};</script>", []),
    ):
        assert list(DataSources(html.fromstring(f"<html><body>{markup}</body></html>")).measuring()) == wanted


ROW = '{"amount":1,"unit":"g","name":"abc"}'
HOSTILE = {
    "lists": "[" + ",".join([f"[{ROW},{ROW},{ROW}]"] * 13_000) + "]",
    "rows": "[" + ",".join([ROW] * 40_000) + "]",
    "groups": "[" + ",".join([f'{{"x":[{",".join([ROW] * 20)}]}}'] * 1_900) + "]",
    "nested": '{"amount":' * 100_000,
    "texts": f'{{"a":[{ROW},{ROW},{ROW}],' + ",".join(f'"k{at}":"<p>stir {at} and bake it.</p><p>"' for at in range(35_000)) + "}",
    "long texts": json.dumps({"amount": [1, 2, 3], "amounts": 2, "another amount": 3, "b": ["<p>a<br>" * 2_400] * 70}),
    "wide rows": "[" + ",".join(["{" + ",".join(f'"amount{at}":"{at} g"' for at in range(300)) + "}"] * 240) + "]",
    "openers": '={"amount":["a",' * 90_000,
    "circles": json.dumps(
        [{"amount": 1, "steps": 1}, list(range(600)), "x"] + [{"items": at, "amount": at + 1, "steps": at + 2} for at in range(600)]
    ),
    "digits": '"1 ' * 450_000,
    "many values": "".join(f'var a{at}={{"amount":{at},"text":"{"x" * 150}"}};' for at in range(7_000)),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_costs_little_and_raises_nothing(name: str) -> None:
    started = time.process_time()
    assert read_page_data([HOSTILE[name]]) is None
    assert time.process_time() - started < SECONDS


KEYS = st.sampled_from(["name", "amount", "unit", "items", "text", "data", "pivot", "node", "количество", "n", "q", "title", "min", "id"])
ANY = st.recursive(
    st.none()
    | st.booleans()
    | st.floats()
    | st.integers(-3, 400)
    | st.text(max_size=20)
    | st.sampled_from(["2 eggs", "200 g", "Stir the milk."]),
    lambda inner: st.lists(inner) | st.dictionaries(KEYS, inner),
    max_leaves=25,
)


@settings(max_examples=200)
@given(ANY)
def test_any_data_is_read_without_an_error(value: Any) -> None:
    read_page_data([*page(value, value), *page(rows(), value), *page([*rows(), value]), *page([value, value, value])])
