"""Data that scripts build a page from: where it is found, how its parts become lines and steps, what is no recipe, and what it may cost."""

from __future__ import annotations

import html
import json
import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galley_watch.extract import extract
from galley_watch.extract.page_data import read_page_data
from galley_watch.extract.page_data.javascript import DECODER, as_json, string_value
from galley_watch.values.page import FetchedPage

STEPS = [{"text": "Whisk the eggs into the milk and let it rest."}, {"text": "Bake it for 20 minutes until golden."}]
TOLD = tuple(step["text"] for step in STEPS)
LINES = ["2 eggs", "200 ml milk", "salt"]
SECONDS = 0.6
"""Of processor time for a hostile text; three times what one takes here."""


def state(ingredients: Any, steps: Any = STEPS, **names: str) -> str:
    return f"window.__STATE__ = {json.dumps({'recipe': {names.get('i', 'ingredients'): ingredients, names.get('s', 'steps'): steps}})};"


def recipe(title: str, *lines: str, **more: Any) -> dict[str, Any]:
    return {"title": title, "ingredients": list(lines) or LINES, "steps": STEPS, **more}


@pytest.mark.parametrize(
    "ingredients",
    [
        LINES,
        "2 eggs\n200 ml milk\nsalt",
        "<ul><li>2 eggs</li><li>200 ml milk</li><li>salt</li></ul>",
        [["2", "", "eggs"], ["200", "ml", "milk"], ["", "", "salt"]],
        [{"name": "eggs", "amount": 2}, {"name": "milk", "amount": 200, "unit": "ml"}, {"name": "salt", "amount": None}],
        [
            {"ingredient": {"title": "eggs"}, "quantity": "2"},
            {"ingredient": {"title": "milk"}, "quantity": "200", "unit": {"name": "ml"}},
            {"name": "salt"},
        ],
        [
            {"amount": 2, "unit": "NONE", "food": {"name": "egg", "plural": "eggs"}},
            {"amount": {"value": 200, "unit": {"name": "millilitre", "abbreviation": "ml"}}, "food": {"name": "milk"}},
            {"amount": 0, "food": {"name": "salt"}},
        ],
        [{"groupName": None, "ingredients": [{"name": "2 eggs"}, {"name": "200 ml milk"}, {"name": "salt"}]}],
        [{"items": [{"ingredient": "<b>2</b> eggs", "measurement": ""}, {"ingredient": "200 ml milk"}, {"ingredient": "salt"}]}],
    ],
)
def test_shapes_of_ingredients(ingredients: Any) -> None:
    read = read_page_data([state(ingredients)])
    assert read is not None
    assert list(read.recipe.ingredients) == LINES


@pytest.mark.parametrize(
    ("row", "line"),
    [
        ({"quantity": {"whole": 1, "numerator": 1, "denominator": 2}, "unit": "tsp", "name": "salt"}, "1 1/2 tsp salt"),
        ({"quantity": 0.25, "unit": "cup", "name": "milk"}, "1/4 cup milk"),
        ({"quantity": 0.6667, "unit": "l", "name": "milk"}, "2/3 l milk"),
        ({"min": 2, "max": 3, "name": "milk"}, "2-3 milk"),
        ({"amountFrom": "2", "amountTo": "2", "unit": "dl", "name": "milk"}, "2 dl milk"),
        ({"amount": 1, "unit": "tbsp", "name": "milk", "note": "cold"}, "1 tbsp milk, cold"),
        ({"amount": 1, "unit": "tbsp", "name": "milk", "optional": True}, "1 tbsp milk (optional)"),
        ({"amount": 1, "unit": "TABLE_SPOON", "name": "milk"}, "1 table spoon milk"),
        (
            {"amount": 1, "unit": "l", "name": "milk", "text": "1 litre of milk", "original": "1 litre of the best milk"},
            "1 litre of the best milk",
        ),
        ({"metric": {"amount": 200, "unit": "ml"}, "imperial": {"amount": 7, "unit": "fl oz"}, "name": "milk"}, "200 ml milk"),
    ],
)
def test_parts_of_a_line(row: dict[str, Any], line: str) -> None:
    read = read_page_data([state([row, "2 eggs", "3 g salt"])])
    assert read is not None
    assert read.recipe.ingredients[0] == line


@pytest.mark.parametrize(
    "steps",
    [
        "\n".join(TOLD),
        f"<p>{TOLD[0]}</p><p>{TOLD[1]}</p>",
        f"1. {TOLD[0]}\n2. {TOLD[1]}",
        {"1": TOLD[0], "2": TOLD[1]},
        {"step2": TOLD[1], "step1": TOLD[0]},
        [{"position": 2, "text": TOLD[1]}, {"position": 1, "text": TOLD[0]}],
        [{"title": "Step 1", "content": {"html": f"<p>{TOLD[0]}</p>"}}, {"title": "Step 2", "content": {"html": f"<p>{TOLD[1]}</p>"}}],
        {"edges": [{"node": {"body": TOLD[0]}}, {"node": {"body": TOLD[1]}}]},
        {"nodeType": "document", "content": [{"nodeType": "paragraph", "content": [{"nodeType": "text", "value": told}]} for told in TOLD]},
    ],
)
def test_shapes_of_a_method(steps: Any) -> None:
    read = read_page_data([state(LINES, steps)])
    assert read is not None
    assert read.recipe.instructions == TOLD


def test_escaped_data_and_other_keys() -> None:
    method = [{"header": "Step 1", "body": "**Whisk** it all and bake it for an hour."}]
    data = json.dumps({"recipeIngredients": LINES, "preparationInstructions": method})
    read = read_page_data([f"self.push([1,{json.dumps(data)}])"])
    assert read is not None
    assert read.recipe.instructions == ("Whisk it all and bake it for an hour.",)


def test_of_several_recipes_the_one_of_the_pages_name_or_address() -> None:
    several = {"recipes": [recipe("Pudding", "1 egg", "2 l milk", "3 g salt", slug="pudding"), recipe("Custard", slug="custard")]}
    script = f"var data = {json.dumps(several)};"
    assert read_page_data([script]) is None
    by_name, by_address = (
        read_page_data([script], names=("Custard | A site",)),
        read_page_data([script], address="https://a.example/r/custard"),
    )
    assert by_name is not None
    assert by_address is not None
    assert by_name.recipe.title == by_address.recipe.title == "Custard"
    assert list(by_name.recipe.ingredients) == LINES
    assert read_page_data([script], names=("Soup",)) is None


def test_facts_beside_the_lists() -> None:
    facts = {"servings": 4, "prepTime": "PT10M", "cookTime": 20, "author": {"name": "Ada Quill"}, "image": {"url": "//img.example/a.jpg"}}
    read = read_page_data([f"var data = {json.dumps(recipe('Custard', **facts))};"], address="https://a.example/")
    assert read is not None
    assert (read.recipe.title, read.recipe.yields, read.recipe.prep_minutes, read.recipe.cook_minutes) == ("Custard", "4 servings", 10, 20)
    assert (read.recipe.author, read.recipe.image) == ("Ada Quill", "https://img.example/a.jpg")


@pytest.mark.parametrize(
    ("ingredients", "steps"),
    [
        (["sugar", "milk", "cocoa"], STEPS),
        (LINES, []),
        (["2 eggs"], STEPS),
        (LINES, [{"id": "intro"}, {"id": "tour"}]),
        (LINES, ["Enter your address and choose a day.", "Pay with your card; we deliver within 2 days."]),
        (["Iron 14 mg", "Zinc 10 mg", "Vitamin C 80 mg"], ["Take 1 capsule a day with some water, and store them cool."]),
        (
            ["2 eggs", "200 ml milk", "1 tsp salt", "3 pears", "4 figs", "1 l cider", "2 limes"],
            ["Peel the potatoes, slice them and fry them in a hot pan.", "Add the salt and serve them with the fish and a green salad."],
        ),
        (["2 {{name}}", "3 {{name}}", "4 {{name}}"], STEPS),
    ],
)
def test_lists_that_are_no_recipe(ingredients: Any, steps: Any) -> None:
    assert read_page_data([state(ingredients, steps)]) is None


def test_literals_of_javascript_become_json() -> None:
    literal = """{a: 'it\\'s', b: [1, .5, 0x10, 5n,], /* no */ c: !0, d: void 0, "e": `x "y"`, // no
        f: JSON.parse(decodeURIComponent("%5B1%5D")), g: new Date(5), 7: NaN}"""
    assert DECODER.decode(as_json(literal)) == {
        "a": "it's", "b": [1, 0.5, 16, 5], "c": True, "d": None, "e": 'x "y"', "f": "[1]", "g": 5, "7": None,
    }  # fmt: skip


@given(st.text(max_size=60))
def test_strings_in_any_quotes_say_the_same(words: str) -> None:
    written = json.dumps(words)
    assert string_value(written) == words
    assert string_value("'" + written[1:-1].replace("'", "\\'") + "'") == json.loads(written)


HOSTILE = {
    "brackets": "var ingredients=" + "[" * 2_000_000,
    "deep": '{"ingredients":' * 100_000,
    "closed deep": '{"ingredients":' + "[" * 100_000 + "]" * 100_000 + "}",
    "many keys": '{"ingredients":[1],' + ",".join(f'"k{number}":{number}' for number in range(200_000)) + "}",
    "many lists": "[" + ",".join(['{"ingredients":["1 egg","2 g salt","3 g x"]}'] * 60_000) + "]",
    "open strings": 'ingredients "' + '\\"' * 1_000_000,
    "openers": '={"ingredients":["a",' * 100_000,
    "literals": "={ingredients:['a'," * 18_000,
    "comments": "ingredients " + "/*" * 190_000,
    "names": "ingredients " + "a." * 190_000,
    "calls": "ingredients " + "atob(" * 70_000,
    "functions": "ingredients " + "(function(a){" * 30_000,
    "pieces": "ingredients" + 'a.push([1,"b"])' * 100_000,
    "rows": "a.push([1," + json.dumps("".join(f'{number:x}:{{"ingredients":[1]}}\n' for number in range(60_000))) + "])",
    "circle": json.dumps([{"ingredients": 1, "steps": 1}, [1, 1, 1, 2, 2, 2], {"items": 1, "steps": 0}, "x"]),
    "circles": json.dumps({f"N{at}": {"__ref": f"N{at + 1}", "ingredients": [{"__ref": f"N{at - 9}"}] * 40} for at in range(400)}),
    "flat": json.dumps(
        [{"ingredients": 1, "steps": 1}, list(range(600)), "x"]
        + [{"items": at, "ingredients": at + 1, "steps": at + 2} for at in range(600)]
    ),
    "long number": '{"ingredients":[' + "9" * 5_000 + "]}",
    "markup": "<div>ingredients" + "<p>1 g x</p>" * 100_000,
    "hashes": json.dumps({"ingredients": "# a " * 100_000, "steps": "* \n" * 100_000}),
    "bold": json.dumps({"ingredients": "<b>a" * 100_000, "steps": "<b>" * 100_000}),
    "base64": "eyJ" + "A" * 2_000_000,
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_costs_little_and_raises_nothing(name: str) -> None:
    started = time.process_time()
    assert read_page_data([HOSTILE[name]]) is None
    assert time.process_time() - started < SECONDS


KEYS = st.sampled_from(
    ["name", "amount", "unit", "items", "text", "ingredients", "steps", "type", "children", "content", "__ref", "id", "group", "min"]
)
ANY = st.recursive(
    st.none()
    | st.booleans()
    | st.floats()
    | st.integers(-3, 12)
    | st.text(max_size=20)
    | st.sampled_from(["ingredients", "2 eggs", "step", "$1"]),
    lambda inner: st.lists(inner) | st.dictionaries(KEYS, inner),
    max_leaves=20,
)


@settings(max_examples=200)
@given(ANY)
def test_any_data_is_read_without_an_error(value: Any) -> None:
    read_page_data([state([value], [value]), state(LINES, [value]), state([value]), json.dumps([value, "ingredients", value])])


@settings(max_examples=200)
@given(st.text(alphabet="{}[]()\"'`\\,:=/*<>! \n$ntruefunctionreturn0123ingredients", max_size=120))
def test_any_script_is_read_without_an_error(script: str) -> None:
    read_page_data(
        [f"var ingredients = {script}", f"(function(a,b){{return {script}}}(1,{script}))ingredients", f'a.push([1,"{script}ingredients"])']
    )


def test_the_state_of_a_whole_page_in_one_attribute_is_read_behind_its_menus_and_labels() -> None:
    menus = [{"label": f"Menu {number}", "steps": [f"Step {number}", "More words of a label and nothing else"]} for number in range(100)]
    state = {
        "component": "Recipe",
        "labels": menus,
        "recipe": {
            "ingredients": [
                {"amount": 200, "unit": "g", "name": "flour"},
                {"amount": 2, "name": "eggs"},
                {"amount": 1, "unit": "l", "name": "milk"},
            ],
            "steps": ["Whisk flour, eggs and milk to a smooth batter.", "Fry thin pancakes in a hot pan until golden."],
        },
    }
    attribute = html.escape(json.dumps(state), quote=True)
    page = f'<title>Pancakes</title><body><div id="app" data-page="{attribute}"></div></body>'
    recipe = extract(FetchedPage("https://kitchen.example/pancakes", page.encode())).recipe
    assert recipe.ingredients == ("200 g flour", "2 eggs", "1 l milk")
    assert len(recipe.instructions) == 2
