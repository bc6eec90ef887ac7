"""A strict reader of schema.org ``Recipe`` objects, for the tests: each property has a type that schema.org gives it, and is not empty.

Expected types: https://schema.org/Recipe and the types it refers to. Durations and dates: ISO 8601.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from typing import Any

DURATION = re.compile(r"P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?)?")
NUTRITION = {
    *("calories", "carbohydrateContent", "cholesterolContent", "fatContent", "fiberContent", "proteinContent", "saturatedFatContent"),
    *("servingSize", "sodiumContent", "sugarContent", "transFatContent", "unsaturatedFatContent"),
}


def text(value: Any) -> None:
    assert isinstance(value, str)
    assert value.strip() == value != ""


def address(value: Any) -> None:
    assert isinstance(value, str)
    assert re.fullmatch(r"https?://[^\s/]+(/\S*)?", value)


def moment(value: Any) -> None:
    datetime.fromisoformat(value)
    assert re.match(r"\d{4}-\d{2}-\d{2}", value)


def duration(value: Any) -> None:
    assert DURATION.fullmatch(value), value


def texts(value: Any) -> None:
    assert isinstance(value, list)
    assert value
    for one in value:
        assert isinstance(one, str)
        assert one.strip()


def text_or_texts(value: Any) -> None:
    (text if isinstance(value, str) else texts)(value)


def of_type(kind: str, **properties: Callable[[Any], None]) -> Callable[[Any], None]:
    def check(value: Any) -> None:
        assert value["@type"] == kind
        assert set(value) - {"@type"} <= set(properties)
        assert len(value) > 1
        for name, inner in value.items():
            if name != "@type":
                properties[name](inner)

    return check


def steps(value: Any) -> None:
    assert isinstance(value, list)
    assert value
    for one in value:
        if one["@type"] == "HowToSection":
            assert all(step["@type"] == "HowToStep" for step in one["itemListElement"])
            of_type("HowToSection", name=text, itemListElement=steps)(one)
        else:
            of_type("HowToStep", name=text, text=text)(one)


def rating(value: Any) -> None:
    assert set(value) == {"@type", "ratingValue", "ratingCount"}
    assert 1 <= value["ratingValue"] <= 5
    assert isinstance(value["ratingCount"], int)
    assert value["ratingCount"] > 0


PROPERTIES: dict[str, Callable[[Any], None]] = {
    "@context": text,
    "@type": text,
    "identifier": text,
    "name": text,
    "url": address,
    "description": text,
    "image": address,
    "author": of_type("Person", name=text),
    "publisher": of_type("Organization", name=text),
    "datePublished": moment,
    "dateModified": moment,
    "inLanguage": text,
    "prepTime": duration,
    "cookTime": duration,
    "totalTime": duration,
    "recipeYield": text,
    "recipeCategory": text_or_texts,
    "recipeCuisine": text_or_texts,
    "keywords": text,
    "tool": texts,
    "recipeIngredient": texts,
    "recipeInstructions": steps,
    "nutrition": of_type("NutritionInformation", **dict.fromkeys(NUTRITION, text)),
    "aggregateRating": rating,
    "video": of_type("VideoObject", name=text, url=address),
}


def check(recipe: Any) -> None:
    """Fails where a strict reader would refuse the object or a part of it."""
    assert recipe["@context"] == "https://schema.org"
    assert recipe["@type"] == "Recipe"
    assert {"name", "identifier"} <= set(recipe) <= set(PROPERTIES)
    for name, value in recipe.items():
        PROPERTIES[name](value)
