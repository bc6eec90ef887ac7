"""``recipeInstructions`` in whatever shape → steps as the site's reader sees them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.extract.markup.graph import Graph
from galley_watch.extract.markup.instructions import sections_of, unglued
from galley_watch.values.recipe import InstructionSection


def steps(value: Any) -> list[str]:
    return [step for section in sections_of(value, Graph()) for step in section.steps]


@pytest.mark.parametrize(
    ("stated", "expected"),
    [
        ("1. Heat the oven.2. Roast it for 1.5 hours.3. Serve.", ["Heat the oven.", "Roast it for 1.5 hours.", "Serve."]),
        ("Step 1: Mix. Step 2: Bake.", ["Mix.", "Bake."]),
        ("1- Chop the leeks.<br>2- Fry them.", ["Chop the leeks.", "Fry them."]),
        ("Step 1Preheat the oven.<br>Step 2Bake.", ["Preheat the oven.", "Bake."]),
        ("Heat the oven.Mix the flour (twice!)Bake it.", ["Heat the oven.", "Mix the flour (twice!)", "Bake it."]),
        ("Stir through the nuts (if using).Sift the cocoa.", ["Stir through the nuts (if using).", "Sift the cocoa."]),
        ("Fold in 2. Then add the rest.", ["Fold in 2. Then add the rest."]),
        ("Roll out to 1-2 cm. Cut.", ["Roll out to 1-2 cm. Cut."]),
        ("Method<br>Mix it all.", ["Mix it all."]),
        ([{"@type": "HowToStep", "text": "Mix it.<br>Bake it."}], ["Mix it.", "Bake it."]),
        ([{"@type": "HowToStep", "name": "Step 1", "text": "Mix it.\nBake it."}], ["Mix it.", "Bake it."]),
        ([{"@type": "HowToStep", "name": "instruction 0", "text": "Soak the beans."}], ["Soak the beans."]),
        ([{"@type": "HowToStep", "name": "Chill", "text": "Leave it overnight."}], ["Chill", "Leave it overnight."]),
        (
            [{"@type": "HowToStep", "text": "Peel it. Measure 1 cup."}, {"@type": "HowToStep", "text": "Chop."}],
            ["Peel it. Measure 1 cup.", "Chop."],
        ),
    ],
)
def test_steps_of_one_text(stated: Any, expected: list[str]) -> None:
    assert steps(stated) == expected


def test_one_numbered_paragraph_does_not_join_the_lines_of_others() -> None:
    assert steps("Stage 1 : carrots\n\nSlice them.\nFry them.\n\nStage 2 : salad\n\nGrate the rest.")[1:3] == ["Slice them.", "Fry them."]


def test_a_name_leads_its_step_and_does_not_count_as_one() -> None:
    stated = [
        {"@type": "HowToStep", "name": "Step 1", "text": "1. Soak the barley."},
        {"@type": "HowToStep", "name": "Fry", "text": "2. Brown the leeks."},
        {"@type": "HowToStep", "name": "Brown the", "text": "3. Brown the rest."},
        {"@type": "HowToStep", "name": "Serve it warm."},
    ]
    (section,) = sections_of(stated, Graph())
    assert section.named_steps == (
        (None, "Soak the barley."),
        ("Fry", "Brown the leeks."),
        (None, "Brown the rest."),
        (None, "Serve it warm."),
    )


@given(st.lists(st.sampled_from(["Rest", "Mix the flour.", "Serve."]), max_size=8), st.sets(st.integers(0, 8)))
def test_names_and_steps_are_all_told_once(steps: list[str], names: set[int]) -> None:
    told = InstructionSection(None, tuple(steps), tuple(sorted(names))).named_steps
    assert [line for name, step in told for line in ((name, step) if name else (step,))] == steps


@given(st.lists(st.sampled_from(["Mix the flour.", "Bake it for 2 hours.", "Serve (hot)!"]), min_size=2, max_size=9))
def test_numbered_steps_come_apart_again(parts: list[str]) -> None:
    line = "".join(f"{number}. {part}" for number, part in enumerate(parts, 1))
    assert unglued(line) == [f"{number}. {part}" for number, part in enumerate(parts, 1)]


@given(st.text(max_size=300))
def test_nothing_but_blanks_is_lost(line: str) -> None:
    assert "".join("".join(unglued(line)).split()) == "".join(line.split())
