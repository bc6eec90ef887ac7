"""The whole answer of the reading worker for one page (pure)."""

from __future__ import annotations

from dataclasses import dataclass

from galley_watch.values.confidence import RecipeConfidence
from galley_watch.values.ingredient import IngredientTree
from galley_watch.values.recipe import Recipe


@dataclass(frozen=True, slots=True)
class ReadRecipe:
    """A recipe, the tree of each line of ``recipe.ingredients`` in the same order, and how sure we are."""

    recipe: Recipe
    trees: tuple[IngredientTree, ...]
    confidence: RecipeConfidence
