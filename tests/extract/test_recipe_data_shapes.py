"""The same recipe in the shapes that generators of recipe data give it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from galley_watch.extract import extract
from galley_watch.values.page import FetchedPage
from galley_watch.values.recipe import Recipe

LINES = ("200 g flour", "2 eggs", "1 pinch salt")
STEPS = ("Whisk the eggs with the salt.", "Stir in the flour until smooth.", "Fry thin pancakes in butter.")


def read(ingredients: Any, instructions: Any) -> Recipe:
    data = {"@context": "https://schema.org", "@type": "Recipe", "name": "Pancakes"}
    script = json.dumps(data | {"recipeIngredient": ingredients, "recipeInstructions": instructions})
    page = f'<title>Pancakes</title><script type="application/ld+json">{script}</script><h1>Pancakes</h1>'
    return extract(FetchedPage("https://example.com/recipes/page", page.encode())).recipe


def step(words: str | dict[str, str], **more: Any) -> dict[str, Any]:
    return {"@type": "HowToStep", "text": words, **more}


def numbered(form: str) -> list[str]:
    return [form.format(number=number, step=words) for number, words in enumerate(STEPS, 1)]


@pytest.mark.parametrize(
    "stated",
    [
        *map(
            numbered,
            ("{number}. {step}", "({number}) {step}", "[{number}] {step}", "{number}/ {step}", "{number}° {step}", "#{number} {step}"),
        ),
        *map(
            numbered,
            ("{number}.- {step}", "{number}: {step}", "0{number}. {step}", "STEP {number} – {step}", "{number}\ufe0f\u20e3 {step}"),
        ),
        [f"{circled} {words}" for circled, words in zip("①②③", STEPS, strict=True)],
        [f"Step {word}: {words}" for word, words in zip(("One", "Two", "Three"), STEPS, strict=True)],
        [part for number, words in enumerate(STEPS, 1) for part in (f"Step {number}", words)],
        "\n".join(f"Step {number}\n{words}" for number, words in enumerate(STEPS, 1)),
        "Method: " + " ".join(numbered("{number}. {step}")),
        "• " + " • ".join(STEPS),
        "<![CDATA[" + "\n".join(STEPS) + "]]>",
        "\\r\\n".join(STEPS),
        "<table>" + "".join(f"<tr><td>{number}</td><td>{words}</td></tr>" for number, words in enumerate(STEPS, 1)) + "</table>",
        "&lt;p&gt;" + "&lt;/p&gt;&lt;p&gt;".join(STEPS) + "&lt;/p&gt;",
        "<!-- a block -->".join(f"<p>{words}</p>" for words in STEPS),
        {"1": STEPS[0], "2": STEPS[1], "10": STEPS[2]},
        {"@type": "ItemList", "itemListElement": [step(STEPS[place], position=place + 1) for place in (2, 0, 1)]},
        {"@type": "ItemList", "itemListElement": [{"@type": "ListItem", "position": 1, "item": words} for words in STEPS]},
        {"@type": "HowTo", "steps": {"@type": "ItemList", "itemListElement": [step(words) for words in STEPS]}},
        {"@type": "CreativeWork", "text": "<ol>" + "".join(f"<li>{words}</li>" for words in STEPS) + "</ol>"},
        {"@type": "HowToStep", "itemListElement": [{"@type": "HowToDirection", "text": words} for words in STEPS]},
        [{"@type": "HowToSection", "name": "All", "itemListElement": [step("<p>" + "</p><p>".join(STEPS) + "</p>")]}],
        [{"@type": "HowToSection", "name": f"Step {number}", "itemListElement": [step(words)]} for number, words in enumerate(STEPS, 1)],
        [{"@value": words, "@language": "en"} for words in STEPS],
        [step({"@value": words}) for words in STEPS],
        [step(words, name=f"{number}. {words[:9]}…") for number, words in enumerate(STEPS, 1)],
        [step(f"<h3>Step {number}</h3><p>{words}</p>") for number, words in enumerate(STEPS, 1)],
        [{"@type": "ListItem", "name": f"Step {number}", "description": words} for number, words in enumerate(STEPS, 1)],
    ],
)
def test_steps(stated: Any) -> None:
    assert read(list(LINES), stated).instructions == STEPS


@pytest.mark.parametrize(
    "stated",
    [
        ", ".join(LINES),
        " | ".join(LINES),
        " ".join(f"• {line}" for line in LINES),
        "\\n".join(LINES),
        "<ul>" + "".join(f"<li>{line}</li>" for line in LINES) + "</ul>",
        {"0": LINES[0], "2": LINES[1], "3": LINES[2]},
        [list(LINES)],
        [{"@value": line, "@language": "en"} for line in LINES],
        [{"@type": "HowToSupply", "name": line} for line in LINES],
        [
            {"food": "flour", "quantity": 200, "unit": "g"},
            {"food": "eggs", "quantity": 2, "unit": None},
            {"food": "salt", "amount": "1 pinch"},
        ],
        [{"name": "flour", "value": "200", "unitText": "g"}, {"name": "eggs", "value": 2}, {"name": "salt", "requiredQuantity": "1 pinch"}],
    ],
)
def test_ingredients(stated: Any) -> None:
    assert read(stated, list(STEPS)).ingredients == LINES


@pytest.mark.parametrize(
    "stated",
    [
        ["6 eggs are boiled for 8 minutes.", "500 ml of vinegar are heated.", "2 weeks later they are ready."],
        ["2 hours ahead, soak the beans.", "Boil them in the water.", "1 lemon goes in at the end."],
        ["MASH THE BEANS", "FRY THE ONION", "SHAPE BURGERS AND FRY THEM"],
        ["Rub in the butter**.", "Add the milk*, cut rounds** and bake."],
        ["Mix [by hand] lamb and onion.", "Shape (not too big) and grill."],
    ],
)
def test_what_only_looks_like_numbers_headings_or_marks_stays(stated: list[str]) -> None:
    assert list(read(list(LINES), stated).instructions) == stated


def test_codes_that_lost_their_backslash_are_the_characters_they_stand_for() -> None:
    lines = ["Salt u0026 pepper", "1u00bd cups milk", "2 Jalapeu00f1os", "1 cup flour"]
    assert list(read(lines, list(STEPS)).ingredients) == ["Salt & pepper", "1½ cups milk", "2 Jalapeños", "1 cup flour"]
