"""What a serving holds, in words that a cook knows (pure): schema.org's names of nutrients are for programs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from galley_watch.notes.words import Words
from galley_watch.values.recipe import Nutrient

NUTRIENTS = (
    "calories", "carbohydrateContent", "cholesterolContent", "fatContent", "fiberContent", "proteinContent", "saturatedFatContent",
    "servingSize", "sodiumContent", "sugarContent", "transFatContent", "unsaturatedFatContent",
)  # fmt: skip
"""The properties of schema.org NutritionInformation, in the order of ``Words.nutrients``."""

_SPELT_LIKE_THEM = re.compile(r"([a-z]+(?:[A-Z][a-z]*)*)Content")
_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")


def nutrient_lines(nutrition: Sequence[Nutrient], words: Words) -> Iterator[str]:
    """ "saturated fat: 6 g", one a nutrient, in the page's order."""
    known = dict(zip(NUTRIENTS, words.nutrients, strict=True))
    for nutrient in nutrition:
        yield f"{known.get(nutrient.name) or _spelt_out(nutrient.name)}: {nutrient.amount}"


def _spelt_out(name: str) -> str:
    """ "potassiumContent" → "potassium": a name that schema.org does not know, made like its own."""
    made_like = _SPELT_LIKE_THEM.fullmatch(name)
    return _HUMP.sub(" ", made_like[1]).lower() if made_like else name
