"""Several readings of one page → one recipe (pure), chosen field by field, with the source of each field."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from galley_watch.values.recipe import Recipe


@dataclass(frozen=True, slots=True)
class SourceReading:
    """What one source states; ``source`` is "json-ld", "microdata", "page text", "page head" or "pasted text"."""

    source: str
    recipe: Recipe


def merge(readings: Sequence[SourceReading]) -> tuple[Recipe, tuple[tuple[str, str], ...]]:
    """For each field the first reading that states it, best source first; total = prep + cook where it is missing."""
    chosen: dict[str, Any] = {}
    sources: list[tuple[str, str]] = []
    for field in fields(Recipe):
        for reading in readings:
            value = getattr(reading.recipe, field.name)
            if value:
                chosen[field.name] = value
                sources.append((field.name, reading.source))
                break
    recipe = Recipe(**{"title": "", **chosen})
    if recipe.total_minutes is None and recipe.prep_minutes and recipe.cook_minutes:
        recipe = replace(recipe, total_minutes=recipe.prep_minutes + recipe.cook_minutes)
        sources.append(("total_minutes", "prep and cook time"))
    return recipe, tuple(sources)
