"""How sure the grammar is of a line, and why (pure)."""

from __future__ import annotations

from galley_watch.ingredient.draft import Draft
from galley_watch.ingredient.vocabulary import Vocabulary
from galley_watch.values.ingredient import LineKind

_LONG_NAME = 6  # words


def judge(draft: Draft, kind: LineKind, words: Vocabulary) -> tuple[float, tuple[str, ...]]:
    """Confidence from 0 to 1 and what lowers it, the gravest first."""
    if kind is not LineKind.INGREDIENT:
        return (0.9 if kind is LineKind.HEADING else 0.6), (f"this reads like {'a heading' if kind is LineKind.HEADING else kind.value}",)
    found = sorted(_doubts(draft, words), key=lambda doubt: doubt[0])
    value = 1.0
    for factor, _ in found:
        value *= factor
    return round(value, 2), tuple(reason for _, reason in found)


def _doubts(draft: Draft, words: Vocabulary) -> list[tuple[float, str]]:
    found: list[tuple[float, str]] = []
    name = draft.name
    if name is None:
        found.append((0.4, "no name was found"))
    elif any(char.isdigit() for char in name.text) and "%" not in name.text:
        found.append((0.7, "a number is left in the name"))
    elif name.text.count(" ") >= _LONG_NAME:
        found.append((0.8, "the name is long"))
    if "trailing" in draft.doubts:
        found.append((0.9, "the amount stands behind the name"))
    if draft.alternatives:
        found.append((0.9, "there is a choice of ingredients"))
    if any(part.bound == "unstated" for amount in draft.amounts for part in amount.parts):
        found.append((0.95, "a unit stands without a number"))
    if draft.line.text.count("(") != draft.line.text.count(")"):
        found.append((0.8, "a bracket is left open"))
    if len(draft.comment) > 1:
        found.append((0.93, "several remarks"))
    return found
