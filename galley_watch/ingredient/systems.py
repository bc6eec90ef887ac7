"""Whose cup is it? A metric equivalent in the line tells American, imperial and metric measures apart (pure)."""

from __future__ import annotations

from dataclasses import replace

from galley_watch.values.ingredient import Amount, Measure, System

_MILLILITERS = {"milliliter": 1, "centiliter": 10, "deciliter": 100, "liter": 1000}
# Sizes in millilitres: US customary (21 CFR 101.9 rounds the cup to 240), UK Weights and Measures Act 1985, Australian metric cup.
_SIZES = {
    "cup": {System.US: 237, System.METRIC: 250, System.IMPERIAL: 284},
    "pint": {System.US: 473, System.IMPERIAL: 568},
    "quart": {System.US: 946, System.IMPERIAL: 1137},
    "gallon": {System.US: 3785, System.IMPERIAL: 4546},
}
_TOLERANCE = 0.025  # cooks round: 240 ml, 475 ml, 950 ml


def with_system(amounts: list[Amount]) -> list[Amount]:
    """The amounts again, the first one's unit with its system where another amount gives it away: "1 cup (250 ml)"."""
    if len(amounts) < 2 or len(amounts[0].parts) != 1:
        return amounts
    first = amounts[0].parts[0]
    if first.unit is None or first.unit.name not in _SIZES or first.unit.system is not System.UNKNOWN or not first.low:
        return amounts
    for other in amounts[1:]:
        milliliters = _milliliters(other.parts[0])
        if milliliters is None:
            continue
        for system, size in _SIZES[first.unit.name].items():
            if abs(milliliters / float(first.low) - size) <= size * _TOLERANCE:
                told = replace(first, unit=replace(first.unit, system=system))
                return [replace(amounts[0], parts=(told,)), *amounts[1:]]
    return amounts


def _milliliters(measure: Measure) -> float | None:
    size = _MILLILITERS.get(measure.unit.name) if measure.unit else None
    return None if size is None else float(measure.low) * size
