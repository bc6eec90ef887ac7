"""A tree as one flat row (pure): the answer that scripts read."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from galley_watch.values.ingredient import IngredientTree, Measure, Phrase


def summary(tree: IngredientTree) -> dict[str, object]:
    """``text``, ``quantity`` ("1 1/2", a range "1-2", None), ``quantity_max``, ``unit`` (singular English), ``name``, ``preparation``,
    ``comment``, ``confidence``. The first amount alone counts, of a sum its first part, of packages their number.
    """
    amount = tree.amounts[0] if tree.amounts else None
    measure = amount.parts[0] if amount else None
    if amount and measure and measure.bound == "unstated" and amount.each:  # "400 g tin"
        measure = amount.each
    stated = measure if measure and measure.bound != "unstated" else None
    return {
        "text": tree.text,
        "quantity": _quantity(stated) if stated else None,
        "quantity_max": written(stated.high) if stated and stated.high is not None else None,
        "unit": measure.unit.name if measure and measure.unit else None,
        "name": _name(tree),
        "preparation": _joined(tree.preparation),
        "comment": _joined(sorted((*tree.purpose, *tree.comment, *_own_amounts(tree)), key=lambda phrase: phrase.span.start)),
        "confidence": tree.confidence,
    }


def written(value: Fraction) -> str:
    """ "3", "1/2" or "1 1/2"."""
    whole, part = divmod(value.numerator, value.denominator)
    if not part:
        return str(whole)
    fraction = f"{part}/{value.denominator}"
    return f"{whole} {fraction}" if whole else fraction


def _quantity(measure: Measure) -> str:
    low = written(measure.low)
    return low if measure.high is None else f"{low}-{written(measure.high)}"


def _name(tree: IngredientTree) -> str | None:
    """The name with its alternatives, as long as these have no amounts of their own."""
    if tree.name is None:
        return None
    name, end = tree.name.text, tree.name.span.end
    for other in tree.alternatives:
        if other.amounts or tree.text[end : other.span.start].strip(" ,"):
            break
        name, end = name + tree.text[end : other.span.end], other.span.end
    return name


def _own_amounts(tree: IngredientTree) -> list[Phrase]:
    shown = _name(tree) or ""
    return [
        Phrase(tree.text[other.span.start : other.span.end], other.span)
        for other in tree.alternatives
        if tree.text[other.span.start : other.span.end] not in shown
    ]


def _joined(phrases: Iterable[Phrase]) -> str | None:
    return ", ".join(phrase.text for phrase in phrases) or None
