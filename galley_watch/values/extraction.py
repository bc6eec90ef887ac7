"""What extraction found and how it came by it (pure): the recipe and the evidence that scoring weighs."""

from __future__ import annotations

from dataclasses import dataclass

from galley_watch.values.recipe import Recipe


@dataclass(frozen=True, slots=True)
class Signal:
    """One named observation about a field, weighed by ``score``: ``numbers`` fill its sentence ("3 of 9 lines")."""

    field: str
    name: str
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Evidence:
    """Where each field came from (field, source) and what was noticed on the way."""

    sources: tuple[tuple[str, str], ...] = ()
    signals: tuple[Signal, ...] = ()


@dataclass(frozen=True, slots=True)
class Extraction:
    recipe: Recipe
    evidence: Evidence
