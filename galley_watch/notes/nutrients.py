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


_WORD = re.compile(r"[^\W\d_]+")
_FIRST_WORD = re.compile(r"\A([^\W\d_]+)[\s:]+(?=\w)")
_LAST_WORD = re.compile(r"(?<=\w)\s+([^\W\d_]+)\Z")
_LABEL = re.compile(r"[^\W\d_][^:]{0,30}:\s*(?=\S)")
_TOO_EXACT = re.compile(r"(?<=\d[.,]\d)\d{4,}")
_STEM = 3
"""Letters by which words are the same: "fiber", "fibre"; "carbs", "carbohydrates"."""


def nutrient_lines(nutrition: Sequence[Nutrient], words: Words) -> Iterator[str]:
    """ "saturated fat: 6 g", one a nutrient, in the page's order."""
    known = dict(zip(NUTRIENTS, words.nutrients, strict=True))
    for nutrient in nutrition:
        name = known.get(nutrient.name)
        yield f"{name}: {_amount(nutrient, name)}" if name else f"{_spelt_out(nutrient.name)}: {nutrient.amount}"


def _amount(nutrient: Nutrient, name: str) -> str:
    """Without the name that the page says again ("Fat 32g", "6 grams saturated fat"), and no more exact than a kitchen is."""
    if nutrient.name == "servingSize":
        return _LABEL.sub("", nutrient.amount, count=1)
    stems = {"of", *(word[:_STEM] for word in _WORD.findall(f"{_spelt_out(nutrient.name)} {name}".lower()))}
    amount = _TOO_EXACT.sub("", nutrient.amount)
    for pattern in (_FIRST_WORD, _LAST_WORD):
        while (said := pattern.search(amount)) and said[1].lower()[:_STEM] in stems:
            amount = amount[: said.start()] + amount[said.end() :]
    return amount


def _spelt_out(name: str) -> str:
    """ "potassiumContent" → "potassium": a name that schema.org does not know, made like its own."""
    made_like = _SPELT_LIKE_THEM.fullmatch(name)
    return _HUMP.sub(" ", made_like[1]).lower() if made_like else name
