"""How sure we are of a recipe and of each of its fields (pure)."""

from __future__ import annotations

from dataclasses import dataclass

from galley_watch.values.extraction import Signal


@dataclass(frozen=True, slots=True)
class FieldConfidence:
    """``value`` from 0 to 1; ``reasons`` in words a cook understands, what lowers it first."""

    field: str
    value: float
    reasons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RecipeConfidence:
    """``value`` is meant as the chance that title, ingredients and instructions are right; ``flags`` is what needs a look, in English.

    ``doubts``: for each flag, in the same order, the signal that it comes of, to say it in another language.
    """

    value: float
    fields: tuple[FieldConfidence, ...] = ()
    flags: tuple[str, ...] = ()
    doubts: tuple[Signal, ...] = ()
