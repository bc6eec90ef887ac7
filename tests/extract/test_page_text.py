"""Pages without any markup: the same recipe comes out however a page sets it, in whatever words it states times, servings and names."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.errors import LinkError
from galley_watch.extract import extract
from galley_watch.values.page import FetchedPage
from galley_watch.values.recipe import Recipe

LINES = ("200 g flour", "2 eggs", "1 tbsp olive oil", "300 ml milk", "1 pinch of salt", "3 apples, peeled", "½ tsp cinnamon")
STEPS = (
    "Whisk flour, eggs and milk to a smooth batter.",
    "Leave it to rest for half an hour.",
    "Fry thin pancakes in the oil.",
    "Fold the apples into the rest and bake until brown.",
)
HEADINGS: tuple[tuple[str, str], ...] = (
    ("Ingredients", "Method"),
    ("What you need", "What to do"),
    ("Zutaten", "Zubereitung"),
    ("Ingrédients", "Préparation"),
    ("Ingredientes", "Elaboración"),
    ("Ingredienti", "Procedimento"),
    ("Ingrediënten", "Bereidingswijze"),
    ("Ingredientes", "Modo de preparo"),
    ("Ingredienser", "Gör så här"),
    ("Ingredienser", "Fremgangsmåde"),
    ("Dette trenger du", "Slik gjør du"),
    ("Składniki", "Przygotowanie"),
)
AS_HEADING: tuple[Callable[[str], str], ...] = (
    lambda name: f"<h2>{name}</h2>",
    lambda name: f"<p><strong>{name}:</strong></p>",
    lambda name: f"<div class='x'>{name}</div>",
)
AS_LIST: tuple[Callable[[list[str]], str], ...] = (
    lambda lines: "<ul>" + "".join(f"<li>{line}</li>" for line in lines) + "</ul>",
    lambda lines: "<p>" + "<br>".join(lines) + "</p>",
    lambda lines: "".join(f"<p>{line}</p>" for line in lines),
    lambda lines: "<div>" + "".join(f"<div class='line'><div>{line}</div></div>" for line in lines) + "</div>",
    lambda lines: "<table>" + "".join(f"<tr><td>{line}</td></tr>" for line in lines) + "</table>",
)


def read(body: str, head: str = "<title>Apple pancakes</title>", url: str = "https://kitchen.example/page") -> Recipe:
    return extract(FetchedPage(url, f"<!doctype html><html><head>{head}</head><body>{body}</body></html>".encode())).recipe


def page(facts: str = "", lines: tuple[str, ...] = LINES[:4], steps: tuple[str, ...] = STEPS) -> str:
    return f"<h1>Apple pancakes</h1>{facts}<h2>Ingredients</h2>{AS_LIST[0](list(lines))}<h2>Method</h2>{AS_LIST[2](list(steps))}"


@given(
    st.lists(st.sampled_from(LINES), min_size=3, max_size=7, unique=True),
    st.lists(st.sampled_from(STEPS), min_size=2, max_size=4, unique=True),
    st.sampled_from(HEADINGS),
    st.sampled_from(AS_HEADING),
    st.sampled_from(AS_LIST),
    st.sampled_from(AS_LIST[:3]),
)
def test_layout_and_language_of_the_headings_change_nothing(
    lines: list[str],
    steps: list[str],
    names: tuple[str, str],
    heading: Callable[[str], str],
    listed: Callable[[list[str]], str],
    told: Callable[[list[str]], str],
) -> None:
    recipe = read(f"<h1>Apple pancakes</h1>{heading(names[0])}{listed(lines)}{heading(names[1])}{told(steps)}")
    assert (recipe.title, recipe.ingredients, recipe.instructions) == ("Apple pancakes", tuple(lines), tuple(steps))


@pytest.mark.parametrize(
    ("stated", "prep", "cook", "total"),
    [
        ("Prep: 10 min | Cook: 20 min", 10, 20, 30),
        ("Zubereitungszeit: 30 Min. | Backzeit: 40 Min. | Gesamtzeit: 1 Std. 10 Min.", 30, 40, 70),
        ("Arbeitszeit ca. 30 Minuten Koch-/Backzeit ca. 15 Minuten Gesamtzeit ca. 45 Minuten", 30, 15, 45),
        ("Préparation : 20 min – Cuisson : 1h10", 20, 70, 90),
        ("Tiempo de preparación: 15 minutos", 15, None, 15),
        ("Pronto in 35 minuti · Dosi per 4 persone", None, None, 35),
        ("Bereidingstijd: 45 minuten", None, None, 45),
        ("Tempo de preparo: 15 min", 15, None, 15),
        ("Tid: 25 min", None, None, 25),
        ("Arbejdstid: 15 min. Tid i alt: 45 min.", 15, None, 45),
        ("Elkészítési idő: kb. 30 perc", None, None, 30),
        ("Время приготовления: 1 час 20 минут", None, None, 80),
        ("調理時間：15分", None, None, 15),
        ("Ready in 20-30 minutes", None, None, 30),
        ("It takes 15 minutes of patience", None, None, None),
        ("Chill time: 2 hours", None, None, None),
    ],
)
def test_times_in_the_words_of_the_page(stated: str, prep: int | None, cook: int | None, total: int | None) -> None:
    recipe = read(page(f"<p>{stated}</p>"))
    assert (recipe.prep_minutes, recipe.cook_minutes, recipe.total_minutes) == (prep, cook, total)


@pytest.mark.parametrize("label", ["Zubereitung", "Prep time", "Préparation", "Voorbereiding"])
def test_a_label_above_its_time(label: str) -> None:
    assert read(page(f"<dl><dt>{label}</dt><dd>25 min</dd></dl>")).prep_minutes == 25
    assert read(page(f"<div>{label}</div><div>25</div><div>minutes</div>")).prep_minutes == 25


@pytest.mark.parametrize(
    ("stated", "yields"),
    [
        ("Yields Serves 10 to 12 Total Time 1 hr 30 mins", "10 to 12 servings"),
        ("Servings: 4 Schwierigkeit: leicht", "4 servings"),
        ("Serves 4-6", "4-6 servings"),
        ("Für 4 Personen", "4 Personen"),
        ("Pour 6 personnes", "6 personnes"),
        ("Comensales: 8", "8 servings"),
        ("Voor 2 personen", "2 personen"),
        ("Rendimento: 12 porções", "12 porções"),
        ("ca 40 st", "ca 40 servings"),
        ("Adag: 4 fő", "4 servings"),
        ("Порций: 3", "3 servings"),
        ("Makes 24 cookies", "24 cookies"),
        ("Servings: 4 (serving size: 2 pancakes)", "4 servings"),
        ("Calories per serving: 320", None),
        ("4.5 from 82 votes", None),
    ],
)
def test_servings_in_the_words_of_the_page(stated: str, yields: str | None) -> None:
    assert read(page(f"<p>{stated}</p>")).yields == yields


@pytest.mark.parametrize(
    ("byline", "author"),
    [
        ("<p>By Ellen Marsh</p>", "Ellen Marsh"),
        ("<div>Por <a href='/c'>Carmen Iglesias</a></div>", "Carmen Iglesias"),
        ("<div>Eingestellt von <span>Renate</span> um 18:02</div>", "Renate"),
        ("<ul><li>Author: Julie | The Plain Cook</li></ul>", "Julie | The Plain Cook"),
        ("<span class='entry-author'>Jo Farrow</span>", "Jo Farrow"),
        ("<p>By admin</p>", None),
        ("<p>By the time you read this, it is autumn.</p>", None),
        ("<footer><p>By Acme Themes</p></footer>", None),
    ],
)
def test_who_wrote_it(byline: str, author: str | None) -> None:
    assert read(page(byline)).author == author


def test_a_site_that_names_nobody_stands_for_itself_where_its_address_says_so() -> None:
    title = "<title>Apple pancakes | Plain Kitchen</title>"
    assert read(page(), title, "https://www.plainkitchen.example/a").author == "Plain Kitchen"
    assert read(page(), title, "https://www.other.example/a").author is None


@pytest.mark.parametrize(
    ("head", "body", "title"),
    [
        ("<title>Our Table: Apple pancakes</title>", "<h1><a href='/'>Our Table</a></h1><h3>Apple pancakes</h3>", "Apple pancakes"),
        ("<title>Apple pancakes - Our Table</title>", "<h1>Our Table</h1><h2>Apple pancakes</h2>", "Apple pancakes"),
        ("<title>Apple pancakes - Our Table</title>", "", "Apple pancakes"),
        ("<title>Our Table - Apple pancakes</title>", "", "Apple pancakes"),
        (
            "<title>The best apple pancakes ever</title>",
            "<h1>The best apple pancakes ever</h1><h2 class='recipe-name'>Apple pancakes</h2>",
            "Apple pancakes",
        ),
    ],
)
def test_what_the_recipe_is_called(head: str, body: str, title: str) -> None:
    rest = page().replace("<h1>Apple pancakes</h1>", "")
    assert read(body + rest, head, "https://ourtable.example/a").title == title


@pytest.mark.parametrize(
    "last",
    [
        "<p>Enjoy!</p>",
        "<p>Guten Appetit!</p>",
        "<p>Makes 8 wedges.</p>",
        "<p>Baktijd: 60 minuten. Voor 12 personen.</p>",
        "<p>Publicado por Pilar en 20:15</p><p>3 comentarios:</p><p>Yo les pongo 2 manzanas y las frío en aceite.</p>",
        "<p>Did you make this? Tell us how it went!</p>",
        "<p>Our Table takes part in an affiliate program: we earn where you buy oats or a pan to bake in through a link.</p>",
    ],
)
def test_what_stands_behind_the_last_step_is_no_step(last: str) -> None:
    assert read(page() + last).instructions == STEPS


def test_ingredients_that_a_page_sets_behind_its_steps_once_more_are_left_out() -> None:
    steps = [f"{STEPS[0]} 200 g flour, 2 eggs, 300 ml milk", STEPS[1], f"{STEPS[2]} 1 tbsp olive oil"]
    assert read(page(steps=tuple(steps))).instructions == STEPS[:3]


def test_prices_and_readers_recipes_are_no_ingredients() -> None:
    offers = AS_LIST[0](["1 kg apples 2.49 €", "500 g flour 0.99 €", "6 eggs 1.59 €"])
    comments = (
        f"<div id='comments'>{AS_LIST[0](['4 cups oats', '1 cup nuts', '2 tbsp honey', '1 tsp salt', '1 cup raisins', '2 eggs'])}</div>"
    )
    assert read(page() + comments).ingredients == LINES[:4]
    with pytest.raises(LinkError):
        read(f"<h1>Offers</h1>{offers}<p>Fry, bake or cook with it: until Saturday only.</p>")


AROUND = (
    "<ul class='nav'><li><a href='/'>Home</a></li><li><a href='/r'>Recipes</a></li></ul>",
    "<p>I made these last Sunday when it rained. They were gone in ten minutes.</p>",
    "<p>4.8 from 52 votes</p>",
    "<div>Advertisement</div>",
)
BEHIND = (
    "<h3>Tips</h3><p>Use a thin pan. Store leftovers for 2 days and heat them in the oven.</p>",
    "<h3>You may also like</h3><ul><li><a href='/1'>Waffles with 200 g sugar</a></li><li><a href='/2'>Crepes</a></li></ul>",
    "<h3>Comments</h3><p>Lovely, I used 100 g spelt flour and baked them.</p>",
    "<h3>Nutrition</h3><table><tr><td>Calories</td><td>320 kcal</td></tr><tr><td>Fat</td><td>12 g</td></tr></table>",
    "<p>See you next week!</p>",
)
TOLD: tuple[Callable[[list[str]], str], ...] = (
    lambda steps: "".join(f"<p>{number}. {step}</p>" for number, step in enumerate(steps, 1)),
    lambda steps: "".join(f"<h4>{number}</h4><p>{step}</p>" for number, step in enumerate(steps, 1)),
    lambda steps: "".join(f"<p>{step}</p><figure><img src='a.jpg'><figcaption>Picture</figcaption></figure>" for step in steps),
    lambda steps: "<ol>" + "".join(f"<li>{step}<img src='b.jpg' alt='x'></li>" for step in steps) + "</ol>",
    lambda steps: "".join(f"<p><strong>{number}.</strong> {step}</p>" for number, step in enumerate(steps, 1)),
)


@given(
    st.lists(st.sampled_from(LINES), min_size=4, max_size=7, unique=True),
    st.sampled_from([*AS_HEADING, lambda name: ""]),
    st.sampled_from(AS_LIST),
    st.sampled_from(TOLD),
    st.lists(st.sampled_from(AROUND), max_size=2, unique=True),
    st.lists(st.sampled_from(BEHIND), max_size=2, unique=True),
)
def test_what_stands_around_the_recipe_changes_nothing(
    lines: list[str],
    heading: Callable[[str], str],
    listed: Callable[[list[str]], str],
    told: Callable[[list[str]], str],
    before: list[str],
    behind: list[str],
) -> None:
    parts = [*before, heading("Ingredients"), listed(lines), heading("Method"), told(list(STEPS)), *behind]
    recipe = read("<h1>Apple pancakes</h1>" + "".join(parts))
    assert (recipe.ingredients, recipe.instructions) == (tuple(lines), STEPS)


def test_a_short_step_that_says_how_long_is_a_step() -> None:
    steps = ("Mix flour and eggs to a dough.", "Bake 20 minutes.", "Cut into slices and serve warm.")
    recipe = read(f"<h1>Bread</h1><h2>Ingredients</h2>{AS_LIST[0](list(LINES[:3]))}<h2>Method</h2>{AS_LIST[0](list(steps))}")
    assert recipe.instructions == steps


def test_numbers_that_only_some_steps_begin_with_are_their_own() -> None:
    steps = (
        "2 hours ahead, take the butter out of the fridge.",
        "3 kinds of milk are whisked together in a bowl.",
        "Stir in the flour until no lump is left.",
        "Pour the batter into a tin and bake it.",
    )
    recipe = read(f"<h1>Bread</h1><h2>Ingredients</h2>{AS_LIST[0](list(LINES[:3]))}<h2>Method</h2>{AS_LIST[2](list(steps))}")
    assert recipe.instructions == steps


def test_a_list_that_the_page_shows_twice_is_given_once() -> None:
    twice = AS_LIST[0]([*LINES, *LINES])
    recipe = read(f"<h1>Apple pancakes</h1><h2>Ingredients</h2>{twice}<h2>Method</h2>{AS_LIST[2](list(STEPS))}")
    assert recipe.ingredients == LINES


def test_a_list_in_two_measures_is_given_in_the_first() -> None:
    metric = ["250 g flour", "100 g sugar", "50 g butter", "200 ml milk"]
    cups = ["2 cups flour", "1/2 cup sugar", "2 oz butter", "1 cup milk"]
    body = f"<h2>Ingredients</h2>{AS_LIST[0]([*metric, *cups])}<h2>Method</h2>{AS_LIST[2](list(STEPS))}"
    assert list(read(f"<h1>Apple pancakes</h1>{body}").ingredients) == metric


def test_two_groups_of_the_same_things_are_two_groups() -> None:
    lists = f"<h3>Base</h3>{AS_LIST[0](list(LINES[:3]))}<h3>Top</h3>{AS_LIST[0](list(LINES[:3]))}"
    recipe = read(f"<h1>Apple pancakes</h1><h2>Ingredients</h2>{lists}<h2>Method</h2>{AS_LIST[2](list(STEPS))}")
    assert recipe.ingredients == LINES[:3] * 2


@pytest.mark.parametrize("sign", "¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞")
def test_every_fraction_is_an_amount(sign: str) -> None:
    bold = "".join(f"<p><b>{line}</b></p>" for line in (f"{sign} tsp salt", *LINES[:3]))
    recipe = read(f"<h1>Apple pancakes</h1><h2>Ingredients</h2>{bold}<h2>Method</h2>{AS_LIST[2](list(STEPS))}")
    assert recipe.ingredients == (f"{sign} tsp salt", *LINES[:3])


@pytest.mark.parametrize("sign", "¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞")
def test_every_fraction_counts_in_times(sign: str) -> None:
    assert read(page(f"<p>Prep time: 2{sign} hours</p>")).prep_minutes == math.floor(60 * (2 + unicodedata.numeric(sign)) + 0.5)


@pytest.mark.parametrize(
    "label",
    [
        *(
            "Number of servings",
            "Anzahl der Portionen",
            "Nombre de personnes",
            "Número de raciones",
            "Numero di persone",
            "Aantal personen",
        ),
        *("Get ingredients", "Shop all the ingredients", "Buy these ingredients"),
    ],
)
def test_labels_of_controls_are_no_ingredients(label: str) -> None:
    assert read(page(lines=(label, *LINES[:4]))).ingredients == LINES[:4]
