"""A recipe as its page states it, before anyone judges it (pure)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain


@dataclass(frozen=True, slots=True)
class IngredientGroup:
    """Ingredient lines under one heading (None where the page gives none). Lines are never de-duplicated."""

    heading: str | None
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InstructionSection:
    """Steps under one heading (None where the page gives none). ``names`` are the places in ``steps``, counted from 0, of those that only
    say what the step after them is called ("Make the sauce").
    """

    heading: str | None
    steps: tuple[str, ...]
    names: tuple[int, ...] = ()

    @property
    def named_steps(self) -> tuple[tuple[str | None, str], ...]:
        """Each step with its name before it, None where it has none; a name that no step follows is a step."""
        found: list[tuple[str | None, str]] = []
        name: str | None = None
        for place, step in enumerate(self.steps):
            if name is None and place in self.names and place + 1 < len(self.steps):
                name = step
            else:
                found.append((name, step))
                name = None
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Nutrient:
    """``name`` as in schema.org NutritionInformation (``calories``, ``fatContent``), ``amount`` in the page's words."""

    name: str
    amount: str


@dataclass(frozen=True, slots=True)
class Rating:
    value: float
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Recipe:
    """The recipe of one page. Text is plain, single-spaced and trimmed; minutes are whole and positive; None is "not stated".

    ``yields`` keeps the page's words ("4-6 servings"); ``image``, ``video`` and ``canonical_url`` are absolute http(s) addresses;
    ``published`` and ``modified`` are ISO 8601 dates as stated; ``language`` is a BCP 47 tag; ``other_recipes`` names further
    recipes that the page holds; ``notes`` are what the page notes on the recipe where a line or step points there ("see note 2").
    """

    title: str
    ingredient_groups: tuple[IngredientGroup, ...] = ()
    instruction_sections: tuple[InstructionSection, ...] = ()
    description: str | None = None
    total_minutes: int | None = None
    prep_minutes: int | None = None
    cook_minutes: int | None = None
    yields: str | None = None
    image: str | None = None
    author: str | None = None
    site_name: str | None = None
    language: str | None = None
    categories: tuple[str, ...] = ()
    cuisines: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()
    nutrition: tuple[Nutrient, ...] = ()
    rating: Rating | None = None
    video: str | None = None
    published: str | None = None
    modified: str | None = None
    canonical_url: str | None = None
    other_recipes: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def ingredients(self) -> tuple[str, ...]:
        """All lines in order, without headings."""
        return tuple(chain.from_iterable(group.lines for group in self.ingredient_groups))

    @property
    def instructions(self) -> tuple[str, ...]:
        """All steps in order, without headings."""
        return tuple(chain.from_iterable(section.steps for section in self.instruction_sections))
