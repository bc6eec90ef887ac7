"""What orders something is told from what speaks of the dish, and what stands behind a method is no step."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.extract import extract
from galley_watch.extract.page_text.blocks import Block
from galley_watch.extract.page_text.method_end import from_first_counted, without_talk_behind_orders
from galley_watch.extract.page_text.orders import begins_with_order, orders, surely_begins_with_order
from galley_watch.extract.page_text.step_numbers import numbered_paragraphs
from galley_watch.values.page import RawText

TALK = (
    "I like to add a little nutmeg when nobody looks.",
    "It was gone before the tea was cold, and it had that sharp taste of early summer.",
    "We had ours with scrambled eggs and a slice of rye bread on the side.",
    "My daughter now makes it for her own children every other Sunday.",
)
LONG = (
    "It rained all week and there was nothing to do but bake, so I looked for the card that my neighbour once wrote for me in her kitchen "
    "on a day like that, and found it."
)
STEPS = ("Preheat the oven to 180 C.", "Now rub the butter into the flour and the oats.", "In a bowl, whisk eggs and sugar.")


@pytest.mark.parametrize(
    "line",
    ["Preheat the oven", "2. Now add the onions", "Step 3: gently fold in the flour", "Heat oil in a pan", "Cream the butter until pale"],
)
def test_lines_that_begin_with_an_order(line: str) -> None:
    assert begins_with_order(line)


@pytest.mark.parametrize("line", ["Cream cheese", "Brown sugar", "Salt to taste", "Your onions", "Butter 200 g", "Roux of flour"])
def test_names_of_food_are_no_orders(line: str) -> None:
    assert not begins_with_order(line)


@pytest.mark.parametrize("line", [*STEPS, "When the ghee is hot add the cumin.", "Using a skewer, pierce the cake."])
def test_sentences_that_order(line: str) -> None:
    assert orders(line)


@pytest.mark.parametrize("line", TALK)
def test_talk_orders_nothing(line: str) -> None:
    assert not orders(line)


def test_an_order_in_a_list_without_a_full_stop_needs_more_than_its_verb() -> None:
    assert surely_begins_with_order("Preheat oven to 220 C")
    assert not surely_begins_with_order("Roast potatoes")


@given(
    st.lists(st.sampled_from(STEPS), min_size=2, max_size=6),
    st.lists(st.sampled_from([line for line in TALK if len(line) > 60]), max_size=3),
)
def test_talk_behind_orders_goes_and_nothing_else(steps: list[str], talk: list[str]) -> None:
    blocks = [Block(line) for line in steps + talk]
    assert without_talk_behind_orders(blocks) == blocks[: len(steps)]


def test_a_method_in_another_language_stays_whole() -> None:
    lines = (
        "Zwiebeln in Butter anschwitzen.",
        "Mit Brühe ablöschen und eine Stunde garen.",
        "Das schmeckt auch am nächsten Tag noch sehr gut, wie ich finde.",
    )
    blocks = [Block(line) for line in lines]
    assert without_talk_behind_orders(blocks) == blocks


def test_steps_that_count_begin_at_one() -> None:
    blocks = [
        Block(line)
        for line in (
            "Nothing here is exact, as my mother never owned a scale.",
            "1. Slice leeks",
            "2. Soften them",
            "3. 20 minutes before you eat, add stock",
        )
    ]
    assert [block.text for block in from_first_counted(blocks)] == [block.text for block in blocks[1:]]
    assert numbered_paragraphs(blocks[1:]) == [0, 1, 2]


@pytest.mark.parametrize(
    ("above", "title"),
    [
        ("Tuesday, April 25, 2017\n\nRye Buns\n", "Rye Buns"),
        ("Skip to content\n\nRye Buns\n\nBuns with rye that rise overnight.\n", "Rye Buns"),
        (
            f"{LONG}\n\nRye Buns\n",
            "Rye Buns",
        ),
        ("PREP: 40 minutes MAKES: 7\n\nRye Buns\n", "Rye Buns"),
    ],
)
def test_the_name_of_a_pasted_recipe(above: str, title: str) -> None:
    lists = "300 g rye flour\n200 g wheat flour\n7 g yeast\n350 ml water"
    method = "Mix rye flour, wheat flour, yeast and water. Shape buns and bake them for 25 minutes."
    text = f"{above}{lists}\n\n{method}\n"
    assert extract(RawText(text)).recipe.title == title


def test_a_pasted_recipe_says_in_a_step_what_it_makes() -> None:
    text = "Rye Buns\n300 g rye flour\n7 g yeast\n350 ml water\n\nMix all, shape buns and bake them for 25 minutes. Makes 12 buns.\n"
    assert extract(RawText(text)).recipe.yields == "12 buns"
