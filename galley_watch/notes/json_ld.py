"""A staged recipe as JSON-LD (pure): a schema.org ``Recipe`` that strict readers accept, for programs that import recipes.

Terms: https://schema.org/Recipe. What schema.org has no place for, or what is not stated in full (a rating without a count), is left
out. Category and keywords are text as Nextcloud Cookbook keeps them; durations and dates are ISO 8601.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, datetime
from typing import Any

from galley_watch.notes.link import address
from galley_watch.notes.nutrients import NUTRIENTS
from galley_watch.notes.plain_text import TEXT_LIMIT, plain
from galley_watch.values.recipe import InstructionSection, Nutrient, Rating, Recipe
from galley_watch.values.staged import StagedRecipe


def json_ld(staged: StagedRecipe) -> dict[str, Any]:
    """The recipe as it stands in the ledger. Same row, same object; keys in a fixed order, none empty."""
    recipe = staged.read.recipe
    stated = {
        "@context": "https://schema.org",
        "@type": "Recipe",
        "identifier": staged.galley_id,
        "name": plain(recipe.title) or "Untitled recipe",
        "url": _address(staged.source_url),
        "description": plain(recipe.description or "", TEXT_LIMIT),
        "image": _address(recipe.image),
        "author": _named("Person", recipe.author),
        "publisher": _named("Organization", recipe.site_name),
        "datePublished": _iso(recipe.published),
        "dateModified": _iso(recipe.modified),
        "inLanguage": plain(recipe.language or ""),
        "prepTime": duration(recipe.prep_minutes),
        "cookTime": duration(recipe.cook_minutes),
        "totalTime": duration(recipe.total_minutes),
        "recipeYield": plain(recipe.yields or ""),
        "recipeCategory": _one_or_more(recipe.categories),
        "recipeCuisine": _one_or_more(recipe.cuisines),
        "keywords": ", ".join(keyword.replace(",", ";") for keyword in map(plain, recipe.keywords) if keyword),
        "tool": _texts(recipe.equipment),
        "recipeIngredient": [line for line in recipe.ingredients if plain(line)],
        "recipeInstructions": _instructions(recipe),
        "nutrition": _nutrition(recipe.nutrition),
        "aggregateRating": _rating(recipe.rating),
        "video": {**_named("VideoObject", recipe.title), "url": video} if (video := _address(recipe.video)) else "",
    }
    return {key: value for key, value in stated.items() if value}


def duration(minutes: int | None) -> str:
    """ISO 8601, as in ``PT1H30M``; "" for none."""
    if not minutes:
        return ""
    hours, rest = divmod(minutes, 60)
    return "PT" + (f"{hours}H" if hours else "") + (f"{rest}M" if rest else "")


def _address(url: str | None) -> str:
    return address(url) if url and re.match(r"https?://[^\s/]", url) else ""


def _named(kind: str, name: str | None) -> dict[str, str]:
    shown = plain(name or "")
    return {"@type": kind, "name": shown} if shown else {}


def _iso(stated: str | None) -> str:
    for read in (date.fromisoformat, datetime.fromisoformat):
        try:
            return read((stated or "").strip()).isoformat()
        except ValueError:
            continue
    return ""


def _texts(texts: Iterable[str]) -> list[str]:
    return [text for text in map(plain, texts) if text]


def _one_or_more(texts: Iterable[str]) -> str | list[str]:
    found = _texts(texts)
    return found[0] if len(found) == 1 else found


def _instructions(recipe: Recipe) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for section in recipe.instruction_sections:
        steps = _steps(section)
        heading = plain(section.heading or "")
        if steps and heading:
            found.append({"@type": "HowToSection", "name": heading, "itemListElement": steps})
        else:
            found += steps
    return found


def _steps(section: InstructionSection) -> list[dict[str, Any]]:
    told = ((plain(name or ""), plain(step, TEXT_LIMIT)) for name, step in section.named_steps)
    return [{"@type": "HowToStep", **({"name": name} if name else {}), "text": step} for name, step in told if step]


def _nutrition(nutrients: Iterable[Nutrient]) -> dict[str, str]:
    stated = {nutrient.name: plain(nutrient.amount) for nutrient in nutrients if nutrient.name in NUTRIENTS and plain(nutrient.amount)}
    return {"@type": "NutritionInformation", **stated} if stated else {}


def _rating(rating: Rating | None) -> dict[str, Any]:
    """Only with its count, and only on the scale that a rating without a stated one is read on."""
    if rating is None or not rating.count or rating.count < 1 or not 1 <= rating.value <= 5:
        return {}
    return {"@type": "AggregateRating", "ratingValue": rating.value, "ratingCount": rating.count}
