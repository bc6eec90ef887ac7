"""The fixed words of a note (pure): headings and phrases, in English here and in other languages in ``word_tables``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Words:
    """Plain words without Markdown; ``yours`` stands in an Obsidian comment, the rest is shown.

    ``nutrients``: the names of ``nutrients.NUTRIENTS``, in that order.
    ``doubts``: by "field.signal" what needs a look, with ``{0}`` and ``{1}`` for the signal's numbers; empty where that is said in English.
    """

    untitled: str = "Untitled recipe"
    check: str = "Check"
    ingredients: str = "Ingredients"
    other_ingredients: str = "Other ingredients"
    instructions: str = "Instructions"
    other_steps: str = "Further steps"
    equipment: str = "Equipment"
    recipe_notes: str = "Recipe notes"
    notes: str = "Notes"
    yours: str = "Yours to edit: galley-watch changes nothing here but the status, and only when you tell it to."
    source: str = "Source"
    saved_from: str = "Saved from"
    saved_text: str = "From a text that you saved."
    video: str = "Video:"
    other_recipes: str = "The page holds further recipes:"
    servings: str = "servings"
    nutrients: tuple[str, ...] = (
        "calories", "carbohydrates", "cholesterol", "fat", "fiber", "protein",
        "saturated fat", "serving size", "sodium", "sugar", "trans fat", "unsaturated fat",
    )  # fmt: skip
    doubts: Mapping[str, str] = field(default_factory=dict)


ENGLISH = Words()
