"""What differs between two readings of one page, part by part as a cook would name it (pure).

What changes on a page without the recipe changing (its rating, its date, the addresses of its pictures' sizes) is no difference.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher

from galley_watch.values.recipe import Recipe

_LISTS = frozenset({"ingredients", "steps", "recipe notes", "equipment", "nutrition", "cuisine", "category", "keywords"})


@dataclass(frozen=True, slots=True)
class PartChange:
    """One part of a recipe: of a list only the lines that went and came, in order; of a single value that before and after, if any."""

    part: str
    before: tuple[str, ...]
    after: tuple[str, ...]
    is_list: bool


def says_the_same(before: Recipe, after: Recipe) -> bool:
    """Would a cook see no difference?"""
    return _parts(before) == _parts(after)


def page_changes(before: Recipe, after: Recipe) -> tuple[PartChange, ...]:
    """Every part that differs, in the order of a note; empty exactly where ``says_the_same``."""
    now = _parts(after)
    return tuple(_change(part, was, now[part]) for part, was in _parts(before).items() if was != now[part])


def _parts(recipe: Recipe) -> Mapping[str, tuple[str, ...]]:
    return {
        "title": (recipe.title,),
        "author": _one(recipe.author),
        "yield": _one(recipe.yields),
        "preparation time": _minutes(recipe.prep_minutes),
        "cooking time": _minutes(recipe.cook_minutes),
        "total time": _minutes(recipe.total_minutes),
        "description": _one(recipe.description),
        "ingredients": _under_headings((group.heading, group.lines) for group in recipe.ingredient_groups),
        "steps": _under_headings((section.heading, section.steps) for section in recipe.instruction_sections),
        "recipe notes": recipe.notes,
        "equipment": recipe.equipment,
        "nutrition": tuple(f"{nutrient.name}: {nutrient.amount}" for nutrient in recipe.nutrition),
        "cuisine": recipe.cuisines,
        "category": recipe.categories,
        "keywords": recipe.keywords,
        "picture": _one(recipe.image and recipe.image.partition("?")[0]),
        "video": _one(recipe.video),
    }


def _one(value: str | None) -> tuple[str, ...]:
    return (value,) if value else ()


def _minutes(value: int | None) -> tuple[str, ...]:
    return () if value is None else (f"{value} minute{'' if value == 1 else 's'}",)


def _under_headings(parts: Iterable[tuple[str | None, tuple[str, ...]]]) -> tuple[str, ...]:
    return tuple(line for heading, lines in parts for line in ((f"{heading}:", *lines) if heading else lines))


def _change(part: str, before: tuple[str, ...], after: tuple[str, ...]) -> PartChange:
    if part not in _LISTS:
        return PartChange(part, before, after, is_list=False)
    gone: list[str] = []
    come: list[str] = []
    for kind, start, end, new_start, new_end in SequenceMatcher(None, before, after).get_opcodes():
        if kind != "equal":
            gone += before[start:end]
            come += after[new_start:new_end]
    return PartChange(part, tuple(gone), tuple(come), is_list=True)
