"""Lists of materials that read like ingredients (pure): soap, paint and fertilizer have amounts and steps too, but nobody eats them."""

from __future__ import annotations

from collections.abc import Sequence

from galley_watch.extract.refusal.not_food_words import DOSE, EATEN, GEAR, MADE, MATERIAL, USED

_FEWEST = 2
_SHARE = 0.3
_MOST_DOSES = 0.5


def is_not_food(title: str, ingredients: Sequence[str], method: Sequence[str]) -> bool:
    """Three lines in ten are materials, or half of them doses in milligrams; or the title names what is not eaten and a line or the
    method agrees. One material alone, or the title, decides only where neither title nor method speaks of eating.
    """
    lines = [line.lower() for line in ingredients]
    materials = sum(1 for line in lines if MATERIAL.search(line))
    doses = sum(1 for line in lines if DOSE.match(line))
    many = materials >= _SHARE * len(lines)
    if (materials >= _FEWEST and many) or (doses >= _FEWEST and doses >= _MOST_DOSES * len(lines)):
        return True
    told = [title.lower(), *(step.lower() for step in method)]
    if not (materials and many):
        agrees = materials or any(map(GEAR.search, lines)) or any(map(USED.search, told[1:]))
        if not agrees or not MADE.search(told[0]):
            return False
    return not any(map(EATEN.search, told))
