"""Sums of several kinds and packages in the tree: what is added, what each holds, what scaling does to them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from galley_watch.ingredient import parse_line, scaled
from galley_watch.values.ingredient import Amount, LineKind


def first(text: str, language: str = "en") -> Amount:
    return parse_line(text, language).amounts[0]


@pytest.mark.parametrize(
    ("text", "language", "parts"),
    [
        ("100 g + 2 EL Zucker", "de", [(100, "gram"), (2, "tablespoon")]),
        ("1/4 tsp plus a pinch of salt", "en", [(Fraction(1, 4), "teaspoon"), (1, "pinch")]),
        ("1 (14-oz) can + 1 (8-oz) can tomato sauce", "en", [(1, "can"), (1, "can")]),
        ("3 whole cloves + 1 star anise", "en", [(3, None)]),
    ],
)
def test_what_is_added_up(text: str, language: str, parts: list[tuple[Fraction, str | None]]) -> None:
    assert [(part.low, part.unit and part.unit.name) for part in first(text, language).parts] == parts


@pytest.mark.parametrize(
    ("text", "count", "held"),
    [
        ("1 package of 8 hot dog buns", 1, 8),
        ("2 6-packs ginger ale", 2, 6),
        ("4 (6 oz) cups yogurt", 4, 6),
        ("1 lb. 4 oz. can pineapple", 1, 1),
        ("1 packet, about 7 g yeast", 1, 7),
        ("(2) 8-oz packages cream cheese", 2, 8),
        ("Un bote de 400 g de garbanzos", 1, 400),
    ],
)
def test_what_each_package_holds(text: str, count: int, held: int) -> None:
    amount = first(text, "es" if text.startswith("Un") else "en")
    assert amount.each
    assert (amount.parts[0].low, amount.each.low) == (Fraction(count), Fraction(held))


@pytest.mark.parametrize("text", ["1 can of 3 bean salad", "1 jar of 5 spice"])
def test_a_number_may_belong_to_the_food(text: str) -> None:
    assert first(text).each is None


@pytest.mark.parametrize(
    ("text", "twice"),
    [
        ("(4) chicken breasts", "(8) chicken breasts"),
        ("1–2 15-oz cans beans", "2–4 15-oz cans beans"),
        ('1 - 9" pie crust', '2 x 9" pie crust'),
        ("1 (14-oz) can + 1 (8-oz) can corn", "2 (14-oz) can + 2 (8-oz) can corn"),
        ("0.135 kg butter", "0.27 kg butter"),
    ],
)
def test_counts_are_scaled_and_contents_stay(text: str, twice: str) -> None:
    assert scaled(parse_line(text, "en"), Fraction(2)).text == twice


def test_a_decimal_that_no_fraction_holds_stays_one() -> None:
    assert scaled(parse_line("0.45 kg butter", "en"), Fraction(3, 4)).text == "0.3375 kg butter"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Ingredients for 4 servings", LineKind.HEADING),
        ("~ Sauce ~", LineKind.HEADING),
        ("## For the crust", LineKind.HEADING),
        ("Frosting –", LineKind.HEADING),
        ("icing sugar", LineKind.INGREDIENT),
        ("# 2 cups sugar", LineKind.INGREDIENT),
    ],
)
def test_headings_are_told_from_food(text: str, kind: LineKind) -> None:
    assert parse_line(text, "en").kind is kind
