"""What extraction notices beside the recipe: each signal from a page that shows it."""

from __future__ import annotations

import json
from typing import Any

from galley_watch.extract import extract
from galley_watch.values.page import FetchedPage

NODE: dict[str, Any] = {
    "@type": "Recipe",
    "name": "Pie",
    "recipeYield": "4",
    "totalTime": "PT1H",
    "recipeIngredient": ["300 g apples", "2 eggs", "100 g flour"],
    "recipeInstructions": [
        "Peel the apples and slice them as thin as you can.",
        "Beat eggs and flour until no lump is left, then let the batter rest.",
        "Fold in the apples and bake the pie for 40 minutes until it is golden.",
    ],
}


def signals(body: str = "", **changes: Any) -> set[tuple[str, str]]:
    html = f'<script type="application/ld+json">{json.dumps(NODE | changes)}</script>{body}'
    return {(signal.field, signal.name) for signal in extract(FetchedPage("https://kitchen.example/", html.encode())).evidence.signals}


def items(*lines: str) -> str:
    return '<ul class="ingredient-list">' + "".join(f"<li>{line}</li>" for line in lines) + "</ul>"


def test_lists_of_the_page_are_counted() -> None:
    assert ("ingredients", "lists_agree") in signals(items("300 g apples", "2 eggs", "100 g flour"))
    assert ("ingredients", "lists_agree") in signals(items(*["300 g apples", "2 eggs", "100 g flour"] * 2))
    assert ("ingredients", "lists_shorter") in signals(items("300 g apples", "2 eggs"))
    assert not {name for _, name in signals()} & {"lists_agree", "lists_shorter"}


def test_headings_that_weigh_as_much_as_steps() -> None:
    sections = [
        {
            "@type": "HowToSection",
            "name": "For the very best crumble topping",
            "itemListElement": ["Rub butter into flour for the topping."],
        }
    ]
    assert ("instructions", "many_headings") in signals(recipeInstructions=sections * 2)
    assert ("instructions", "many_headings") not in signals()


def test_text_that_is_read_agrees_or_differs() -> None:
    shown = (
        "<h2>Ingredients</h2>"
        + items("300 g apples", "2 eggs", "100 g flour")
        + "<h2>Method</h2><ol><li>Whisk it well and bake it for an hour.</li></ol>"
    )
    found = signals(shown, recipeYield=None)
    assert ("ingredients", "text_agrees") in found
    assert ("instructions", "text_says_other") in found


def test_text_of_the_page_is_graded_by_how_near_it_comes() -> None:
    def by_text(*shown: str) -> set[str]:
        return {name for field, name in signals("<h2>Ingredients</h2>" + items(*shown)) if field == "ingredients"}

    assert "text_says_more" in by_text("300 g apples (10 oz)", "2 large eggs", "100 g flour")
    assert "text_differs" in by_text("300 grams apples", "2 eggs", "100 g flour")
    assert "text_says_other" in by_text("1 kg plums", "2 eggs", "100 g semolina")
    assert "text_silent" in by_text("1 kg plums", "7 yolks of ducks", "1 cup semolina")
    assert "text_silent" in by_text()


def test_words_count_only_where_they_stand_together() -> None:
    story = "<p>We bought 300 g of it once, and then apples, long before anybody had thought of eggs.</p>" * 3
    shown = story + items("apples (300 g)", "eggs, large (2)", "sieved flour (100 g)") + story
    found = signals(shown)
    assert ("ingredients", "text_says_more") in found
    assert ("ingredients", "text_silent") in signals(story)


def test_lines_that_follow_one_another_on_the_page() -> None:
    assert {("ingredients", "in_one_run"), ("instructions", "in_one_run")} <= signals(
        items(*NODE["recipeIngredient"]) + "".join(f"<p>{step}</p>" for step in NODE["recipeInstructions"])
    )
    remark = "Patience is what makes this pie: let it stand for as long as you can bear it."
    assert ("instructions", "more_between") in signals("".join(f"<p>{step}</p><p>{remark}</p>" for step in NODE["recipeInstructions"]))
    assert ("ingredients", "more_between") in signals(items("300 g apples", "1 pinch of cinnamon", "2 eggs", "100 g flour"))
    assert ("ingredients", "all_on_page") in signals(items("2 eggs", "300 g apples", "100 g flour"))
    assert ("ingredients", "most_on_page") not in signals(items("300 g apples", "2 eggs"))


def test_fractions_are_the_same_however_they_are_written() -> None:
    halves = {"recipeIngredient": ["1/2 cup milk", "1 1/2 cups flour", "2 eggs"]}
    shown = items("½ cup milk", "1½ cups flour", "2 eggs")
    assert ("ingredients", "in_one_run") in signals(shown, **halves)
    assert ("ingredients", "in_one_run") in signals(shown, recipeIngredient=["0.5 cup milk", "1.50 cups flour", "2.0 eggs"])
    assert ("ingredients", "in_one_run") not in signals(shown, recipeIngredient=["0.7 cup milk", "1.5 cups flour", "2.0 eggs"])


def test_text_is_asked_only_where_not_every_line_stands_on_the_page() -> None:
    whole = items(*NODE["recipeIngredient"]) + "".join(f"<p>{step}</p>" for step in NODE["recipeInstructions"])
    assert not any(name.startswith("text_") for _, name in signals(whole))
    assert any(name.startswith("text_") for _, name in signals(items("300 g apples", "2 eggs")))


def test_text_is_not_asked_of_a_list_that_stands_there_twice_or_adds_measures_of_its_own() -> None:
    steps = "".join(f"<p>{step}</p>" for step in NODE["recipeInstructions"])
    named = items(*NODE["recipeIngredient"])
    asked = [
        any(name.startswith("text_") for _, name in signals(shown + steps))
        for shown in (
            named + "<h3>For print</h3>" + named,
            named.replace("</li>", " (10 or so ounces, as they weigh it there)</li>"),
            named + "<h3>To glaze</h3>" + items("1 tsp cinnamon", "50 g butter"),
        )
    ]
    assert asked == [False, False, True]


def test_the_rest_of_a_list_is_taken_from_the_page() -> None:
    shown = "<h2>Ingredients</h2>" + items(*NODE["recipeIngredient"], "1 tsp cinnamon", "50 g butter")
    html = f'<script type="application/ld+json">{json.dumps(NODE)}</script>{shown}'
    extraction = extract(FetchedPage("https://kitchen.example/", html.encode()))
    assert extraction.recipe.ingredients == (*NODE["recipeIngredient"], "1 tsp cinnamon", "50 g butter")
    assert dict(extraction.evidence.sources)["ingredient_groups"] == "page text"


def test_what_holds_a_list_that_only_the_text_states_is_noticed() -> None:
    def of_text(ingredients: str, steps: str) -> set[tuple[str, str]]:
        html = f"<h1>Pie</h1><h2>Ingredients</h2>{ingredients}<h2>Method</h2>{steps}"
        found = extract(FetchedPage("https://kitchen.example/", html.encode())).evidence.signals
        return {(signal.field, signal.name) for signal in found}

    lines = NODE["recipeIngredient"]
    numbered = "<ol>" + "".join(f"<li>{step}</li>" for step in NODE["recipeInstructions"]) + "</ol>"
    told = "".join(f"<p>{step}</p>" for step in NODE["recipeInstructions"])
    assert {("ingredients", "in_one_element"), ("instructions", "in_items")} <= of_text(items(*lines), numbered)
    assert ("instructions", "in_items") not in of_text(items(*lines), told)
    assert ("ingredients", "in_one_element") not in of_text("<br>".join(lines), numbered)


def test_data_behind_the_page_is_named() -> None:
    state = {"ingredients": NODE["recipeIngredient"], "steps": NODE["recipeInstructions"]}
    html = f"<h1>Pie</h1><script>window.data = {json.dumps(state)}</script>"
    extraction = extract(FetchedPage("https://kitchen.example/", html.encode()))
    assert dict(extraction.evidence.sources)["ingredient_groups"] == "page data"
    found = {(signal.field, signal.name) for signal in extraction.evidence.signals}
    assert {("ingredients", "from_page_data"), ("instructions", "from_page_data")} <= found
    assert not {name for _, name in found} & {"none_on_page", "text_silent"}  # scripts have yet to show it


def test_amounts_that_were_multiplied_are_named() -> None:
    amounts = [
        (0.5, "", "carrots"),
        (0.25, "", "leeks"),
        (12.5, "g", "butter"),
        (0.25, "tbsp", "oil"),
        (0.75, "dl", "stock"),
        (37.5, "g", "rice"),
    ]
    portion = [{"amount": amount, "unit": unit, "name": name} for amount, unit, name in amounts]
    told = [
        "Cut carrots and leeks, and fry both in butter and oil for 5 minutes.",
        "Add the rice and the stock and simmer it for 20 minutes.",
    ]

    def found(**said: int) -> set[tuple[str, tuple[int, ...]]]:
        state = {"servings": 4, "ingredients": portion, "steps": told, **said}
        html = f"<h1>Pan</h1><script>window.data = {json.dumps(state)}</script>"
        extraction = extract(FetchedPage("https://kitchen.example/", html.encode()))
        assert extraction.recipe.ingredients[0] == "2 carrots"
        return {(signal.name, signal.numbers) for signal in extraction.evidence.signals if signal.field == "ingredients"}

    assert ("multiplied", (4,)) in found()
    assert "multiplied" not in {name for name, _ in found(baseServings=1)}


def test_a_method_in_few_characters_is_not_short() -> None:
    steps = [
        "りんごの皮をむき、できるだけ薄い輪切りにして、レモン汁をかけておきます。",
        "卵と小麦粉をよく混ぜ、だまがなくなったら三十分ほど生地を休ませます。",
        "りんごを加えて型に流し、四十分ほどきつね色になるまで焼きます。",
    ]
    assert not {name for _, name in signals(recipeInstructions=steps)} & {"very_short", "names_among_steps"}
    assert ("instructions", "very_short") in signals(recipeInstructions=["りんごを焼きます。"])


SHORT = ["Soften the leeks", "Add the milk", "Add the fish", "Season the chowder"]
LONG = ["Peel two potatoes, cut them into dice and boil them until they are soft", "Serve it in deep plates with bread and a little butter"]


def test_where_nobody_ends_a_step_with_a_full_stop_short_steps_are_no_headings() -> None:
    assert not any(name == "names_among_steps" for _, name in signals(recipeInstructions=[*SHORT, *LONG]))
    ended = [*SHORT, *(f"{step}." for step in LONG)]
    assert ("instructions", "names_among_steps") in signals(recipeInstructions=ended)


def test_what_the_page_calls_the_name_of_a_step_needs_no_look() -> None:
    steps = [{"@type": "HowToStep", "name": name, "text": f"{LONG[0]}, {number}."} for number, name in enumerate(SHORT)]
    found = {name for _, name in signals(recipeInstructions=steps)}
    assert "steps_have_names" in found
    assert "names_among_steps" not in found
