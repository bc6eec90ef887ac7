"""Single facts as pages state them: durations, yields, authors, images."""

from __future__ import annotations

import json
from typing import Any

import pytest

from galley_watch.extract import extract
from galley_watch.extract.markup.durations import minutes_of
from galley_watch.values.page import FetchedPage
from galley_watch.values.recipe import Recipe


def read(**properties: Any) -> Recipe:
    node = {"@type": "Recipe", "name": "Pie", "recipeIngredient": ["1 apple"], "recipeInstructions": ["Bake it."]} | properties
    body = f'<script type="application/ld+json">{json.dumps(node)}</script>'.encode()
    return extract(FetchedPage("https://kitchen.example/r/pie", body)).recipe


@pytest.mark.parametrize(
    ("stated", "minutes"),
    [
        ("PT30M", 30),
        ("PT1H30M", 90),
        ("P1DT2H", 1_560),
        ("P1W", 10_080),
        ("PT90S", 2),
        ("PT0.5H", 30),
        ("P0Y0M0DT0H35M0.000S", 35),
        ("pt15m", 15),
        ("PTH50MS", 50),
        ("PT1HMS", 60),
        ("PTHMS", None),
        ("PT1H 15M", 75),
        ("45", 45),
        (45, 45),
        ("1 hour 20 minutes", 80),
        ("1½ hours", 90),
        ("2 Std. 10 Min.", 130),
        ("1 h 05", 65),
        ("25 minuten", 25),
        ("01:30", 90),
        ("12 to 15 minutes", 15),
        ("1-1 1/2 hours", 90),
        ("45 minutes to 1 hour", 60),
        ("1 hr 15-20 mins", 80),
        ("20-25", 25),
        ("less than 30 minutes", 30),
        ("PT0M", None),
        ("-PT5M", None),
        ("PT1000000M", None),
        ("soon", None),
        ("", None),
        (None, None),
        (True, None),
        (float("nan"), None),
    ],
)
def test_durations(stated: Any, minutes: int | None) -> None:
    assert minutes_of(stated) == minutes


@pytest.mark.parametrize(
    ("stated", "minutes"),
    [
        ({"@type": "Duration", "minValue": "PT5M", "maxValue": "PT10M"}, 10),
        ({"@type": "Duration", "minValue": "PT25M"}, 25),
        ({"@type": "QuantitativeValue", "value": 2, "unitCode": "HUR"}, 120),
        ({"@type": "QuantitativeValue", "value": "90", "unitText": "minutes"}, 90),
        (["01:30:00", "PT90M"], 90),
    ],
)
def test_durations_as_objects_and_lists(stated: Any, minutes: int | None) -> None:
    assert read(totalTime=stated).total_minutes == minutes


@pytest.mark.parametrize(
    ("stated", "count"), [("1,204", 1204), ("1.204", 1204), ("12 345", 12345), (38, 38), ("38 reviews", 38), ("0", None), (None, None)]
)
def test_ratings_are_counted_with_their_thousands(stated: Any, count: int | None) -> None:
    rating = read(aggregateRating={"@type": "AggregateRating", "ratingValue": "4,5", "ratingCount": stated}).rating
    assert rating is not None
    assert (rating.value, rating.count) == (4.5, count)


@pytest.mark.parametrize(
    ("stated", "meant"),
    [
        ("200 g K\u00c3\u00a4se", "200 g Käse"),
        ("\u00c3\u2013l", "Öl"),
        ("Nan\u00e2\u20ac\u2122s", "Nan’s"),
        ("\u00c5\u201ay\u00c5\u00bcka", "łyżka"),
        ("MANHÃ – CAFÉ”", "MANHÃ – CAFÉ”"),
        ("Crème brûlée", "Crème brûlée"),
    ],
)
def test_letters_that_were_read_in_the_wrong_charset(stated: str, meant: str) -> None:
    assert read(name=stated).title == meant


@pytest.mark.parametrize(
    ("stated", "words"),
    [
        ("4", "4 servings"),
        (1, "1 serving"),
        (["4", "4-6 people"], "4-6 people"),
        ("1 1/2 cups", "1 1/2 cups"),
        ("0", None),
        ("4-6", "4-6 servings"),
        ({"@type": "QuantitativeValue", "value": 8, "unitText": "slices"}, "8 slices"),
        ("8 serving(s)", "8 servings"),
        ("Makes 1 loaf(s)", "Makes 1 loaf"),
        ("12 Portion(en)", "12 Portionen"),
        ("8 (1/2-cup) servings", "8 (1/2-cup) servings"),
        ("4 undefined", "4 servings"),
        ("Pour 2 personnes :", "Pour 2 personnes"),
    ],
)
def test_yields_keep_their_words(stated: Any, words: str | None) -> None:
    assert read(recipeYield=stated).yields == words


@pytest.mark.parametrize(
    ("stated", "name"),
    [
        ("Ada", "Ada"),
        ({"@type": "Person", "name": "Ada"}, "Ada"),
        ([{"name": "Ada"}, {"name": "Bo"}], "Ada, Bo"),
        ({"@id": "https://kitchen.example/#ada"}, None),
        ("https://kitchen.example/ada", None),
    ],
)
def test_author_is_never_an_id(stated: Any, name: str | None) -> None:
    assert read(author=stated).author == name


def test_widest_image_made_absolute() -> None:
    images = [{"@type": "ImageObject", "url": "s.jpg", "width": 200}, {"@type": "ImageObject", "url": "/l.jpg", "width": "1200"}]
    assert read(image=images).image == "https://kitchen.example/l.jpg"
    assert read(image="data:image/png;base64,AA").image is None


def test_total_is_the_sum_where_it_is_missing() -> None:
    assert read(prepTime="PT10M", cookTime="PT20M").total_minutes == 30
    assert read(prepTime="PT10M", cookTime="PT20M", totalTime="PT1H").total_minutes == 60


def test_further_facts() -> None:
    recipe = read(
        nutrition={"@type": "NutritionInformation", "calories": "240 kcal", "servingSize": ""},
        tool=["pan", {"@type": "HowToTool", "name": "sieve"}],
        keywords="quick, 4711, contentId: 4f2a, vegan, FILTERTIME: <30MINS",
        recipeCategory=["21", "Main course"],
        recipeCuisine=["French"],
        aggregateRating={"ratingValue": "4.5", "ratingCount": 12},
        video={"@type": "VideoObject", "contentUrl": "/v.mp4"},
        datePublished="2024-05-01",
        inLanguage="fr",
    )
    assert [(nutrient.name, nutrient.amount) for nutrient in recipe.nutrition] == [("calories", "240 kcal")]
    assert recipe.equipment == ("pan", "sieve")
    assert recipe.keywords == ("quick", "vegan")
    assert (recipe.cuisines, recipe.categories) == (("French",), ("Main course",))
    assert recipe.rating is not None
    assert (recipe.rating.value, recipe.rating.count) == (4.5, 12)
    assert recipe.video == "https://kitchen.example/v.mp4"
    assert (recipe.published, recipe.language) == ("2024-05-01", "fr")


def test_further_recipes_of_the_page_are_named() -> None:
    recipes = [
        {"@type": "Recipe", "name": name, "recipeIngredient": ["1 egg"], "recipeInstructions": ["Cook it."]}
        for name in ("Cake", "Pie", "Bun")
    ]
    body = f'<title>Pie</title><script type="application/ld+json">{json.dumps(recipes)}</script>'.encode()
    extraction = extract(FetchedPage("https://kitchen.example/r/pie", body))
    assert extraction.recipe.title == "Pie"
    assert extraction.recipe.other_recipes == ("Cake", "Bun")
    assert any(signal.name == "several_recipes" for signal in extraction.evidence.signals)


def test_each_field_says_where_it_came_from() -> None:
    node = {
        "@type": "Recipe",
        "name": "Pie",
        "recipeIngredient": ["1 apple"],
        "recipeInstructions": ["Bake it."],
        "prepTime": "PT5M",
        "cookTime": "PT9M",
    }
    body = f'<meta property="og:image" content="/p.jpg"><script type="application/ld+json">{json.dumps(node)}</script>'.encode()
    sources = dict(extract(FetchedPage("https://kitchen.example/", body)).evidence.sources)
    assert (sources["ingredient_groups"], sources["image"], sources["total_minutes"]) == ("json-ld", "page head", "prep and cook time")


@pytest.mark.parametrize(
    ("declared", "taken"),
    [
        ("pie.jpg", "pie.jpg"),
        ("cropped-Asset-9.png", "p.jpg"),
        ("site-logo.png", "p.jpg"),
        ("default.jpg", "p.jpg"),
        ("maxresdefault.jpg", "maxresdefault.jpg"),
        ("hqdefault.jpg", "hqdefault.jpg"),
    ],
)
def test_the_sites_own_sign_is_no_picture_of_the_dish(declared: str, taken: str) -> None:
    node = {"@type": "Recipe", "name": "Pie", "image": "/p.jpg", "recipeIngredient": ["1 apple"], "recipeInstructions": ["Bake it."]}
    body = f'<meta property="og:image" content="/{declared}"><script type="application/ld+json">{json.dumps(node)}</script>'.encode()
    assert extract(FetchedPage("https://kitchen.example/", body)).recipe.image == f"https://kitchen.example/{taken}"


def test_labels_are_parted_at_their_commas_but_not_within_brackets() -> None:
    recipe = read(keywords="#healthy, ice (banana, mango), > Main courses", recipeYield="4")
    assert recipe.keywords == ("healthy", "ice (banana, mango)", "Main courses")
