"""Confidence: from 0 to 1, lowered by named signals, with reasons that a cook understands."""

from __future__ import annotations

import re
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from galley_watch.score import WEIGHTS, score
from galley_watch.values.extraction import Evidence, Extraction, Signal
from galley_watch.values.ingredient import IngredientTree, LineKind
from galley_watch.values.recipe import IngredientGroup, InstructionSection, Recipe

RECIPE = Recipe("Pie", (IngredientGroup(None, ("1 apple", "2 eggs")),), (InstructionSection(None, ("Bake it.",)),), total_minutes=30)
GOOD = (Signal("title", "agrees"), Signal("ingredients", "in_one_run"), Signal("instructions", "in_one_run"))
SIGNALS = [Signal(field, name, (3, 9)) for field, name in WEIGHTS]


def extraction(*signals: Signal) -> Extraction:
    return Extraction(RECIPE, Evidence((), signals))


def test_all_well_is_sure_and_says_nothing() -> None:
    confidence = score(extraction(*GOOD), ())
    assert confidence.value >= 0.9
    assert confidence.flags == ()


def test_doubt_is_said_with_its_numbers() -> None:
    doubtful = score(extraction(*GOOD, Signal("ingredients", "amounts_missing", (3, 9))), ())
    sure = score(extraction(*GOOD), ())
    ingredients, surely = (next(field for field in found.fields if field.field == "ingredients") for found in (doubtful, sure))
    assert ingredients.reasons == ("3 of 9 ingredients have no amount",)
    assert ingredients.value < surely.value


def test_heaviest_reason_comes_first() -> None:
    confidence = score(extraction(Signal("instructions", "one_step"), Signal("instructions", "very_short")), ())
    instructions = next(field for field in confidence.fields if field.field == "instructions")
    assert instructions.reasons[0] == "the instructions are very short"


def test_missing_instructions_leave_no_confidence() -> None:
    assert score(extraction(Signal("instructions", "missing")), ()).value < 0.1


def test_lines_that_are_no_ingredients_lower_it() -> None:
    prose = IngredientTree("Follow me for more", LineKind.PROSE, "en", confidence=0.2)
    assert score(extraction(*GOOD), (prose, prose)).value < score(extraction(*GOOD), ()).value


def test_only_doubts_have_reasons_and_lower() -> None:
    assert all(weight < 0 for weight, words in WEIGHTS.values() if words)


@given(st.lists(st.sampled_from(SIGNALS), max_size=12, unique=True))
def test_confidence_is_a_chance(signals: list[Signal]) -> None:
    confidence = score(extraction(*signals), ())
    assert 0 <= confidence.value <= min(field.value for field in confidence.fields[:3]) + 1e-3
    assert all(0 < field.value < 1 for field in confidence.fields)


def test_every_signal_that_extraction_gives_has_a_weight() -> None:
    given_names = set()
    for module in (Path(__file__).parents[1] / "galley_watch" / "extract").rglob("*.py"):
        given_names |= set(re.findall(r'Signal\(\s*"?\w+"?,\s*"(\w+)"', module.read_text("utf-8")))
    assert given_names
    assert given_names <= {name for _, name in WEIGHTS}


@given(st.lists(st.sampled_from(SIGNALS), max_size=12, unique=True))
def test_each_flag_comes_with_the_signal_that_it_comes_of(signals: list[Signal]) -> None:
    confidence = score(extraction(*signals), ())
    assert [WEIGHTS[doubt.field, doubt.name][1].format(*doubt.numbers) for doubt in confidence.doubts] == list(confidence.flags)
