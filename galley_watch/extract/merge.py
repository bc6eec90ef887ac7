"""Several readings of one page → one recipe (pure), chosen field by field, with the source of each field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from galley_watch.extract.source import Source
from galley_watch.values.recipe import Recipe


@dataclass(frozen=True, slots=True)
class SourceReading:
    """What one source states. ``multiplied``: by how many its amounts are, because they look like those for one portion; else 0."""

    source: Source
    recipe: Recipe
    multiplied: int = 0


def is_whole(recipe: Recipe) -> bool:
    """Has it both its ingredients and its method?"""
    return bool(recipe.ingredients and recipe.instructions)


def _parts_of_one_source(recipe: Recipe, sources: Mapping[str, Source]) -> list[int]:
    """Preparation and cooking, where both come from one source; two sources may mean the same minutes by them."""
    stated = {sources[name]: minutes for name in ("prep_minutes", "cook_minutes") if (minutes := getattr(recipe, name))}
    parts = [minutes for name in ("prep_minutes", "cook_minutes") if (minutes := getattr(recipe, name))]
    return parts if len(stated) == 1 else [next(iter(stated.values()))] if stated else []


def _is_found_in_text_only(sources: Mapping[str, Source]) -> bool:
    """A total from the page's text beside parts from its markup: "20 minutes" somewhere says less than preparation plus cooking."""
    parts = [sources.get(name) for name in ("prep_minutes", "cook_minutes")]
    return sources.get("total_minutes") == Source.PAGE_TEXT and None not in parts and Source.PAGE_TEXT not in parts


def merge(readings: Sequence[SourceReading]) -> tuple[Recipe, tuple[tuple[str, Source], ...]]:
    """For each field the first reading that states it, best source first; total = prep + cook where it is missing."""
    chosen: dict[str, Any] = {}
    sources: list[tuple[str, Source]] = []
    for field in fields(Recipe):
        for reading in readings:
            value = getattr(reading.recipe, field.name)
            if value:
                chosen[field.name] = value
                sources.append((field.name, reading.source))
                break
    if _is_found_in_text_only(dict(sources)):
        del chosen["total_minutes"]
        sources = [(field, source) for field, source in sources if field != "total_minutes"]
    recipe = Recipe(**{"title": "", **chosen})
    if recipe.total_minutes is None and (parts := _parts_of_one_source(recipe, dict(sources))):
        recipe = replace(recipe, total_minutes=sum(parts))
        sources.append(("total_minutes", Source.SUM_OF_PARTS if len(parts) > 1 else Source.ONLY_PART))
    return recipe, tuple(sources)
