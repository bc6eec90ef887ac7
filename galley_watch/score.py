"""How sure are we of a recipe and of each field, and why (pure): named signals, weights in one table."""

from __future__ import annotations

from collections.abc import Sequence

from galley_watch.values.confidence import FieldConfidence, RecipeConfidence
from galley_watch.values.extraction import Extraction
from galley_watch.values.ingredient import IngredientTree


def score(extraction: Extraction, trees: Sequence[IngredientTree]) -> RecipeConfidence:
    """``trees`` are those of ``recipe.ingredients`` in order (or none at all)."""
    value = 0.9 if extraction.recipe.ingredients and extraction.recipe.instructions else 0.3
    return RecipeConfidence(
        value, (FieldConfidence("title", value), FieldConfidence("ingredients", value), FieldConfidence("instructions", value))
    )
