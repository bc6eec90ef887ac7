"""``scaled``: amounts times a factor, exact; packages by their count; sizes, remarks and numbers nobody wrote stay."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galley_watch.ingredient import parse_line, scaled
from galley_watch.ingredient.spans import outermost
from galley_watch.values.ingredient import IngredientTree
from tests.ingredient.test_nothing_is_lost import LIKE_A_LINE

FIXTURES = Path(__file__).parents[2] / "fixtures" / "ingredients"
LINES = [
    (path.stem[:2], json.loads(line)["text"]) for path in sorted(FIXTURES.glob("*.jsonl")) for line in path.read_text("utf-8").splitlines()
]
FACTORS = st.fractions(min_value=Fraction(1, 4), max_value=12, max_denominator=4)


@pytest.mark.parametrize(
    ("text", "factor", "becomes"),
    [
        ("2 cups flour", "3/2", "3 cups flour"),
        ("1/3 cup milk", "2", "2/3 cup milk"),
        ("1½ tsp salt", "1/2", "3/4 tsp salt"),
        ("1 to 2 tbsp oil", "3", "3 to 6 tbsp oil"),
        ("1 cup (240 ml) milk", "3/2", "1 1/2 cup (360 ml) milk"),
        ("125 g butter", "1/2", "62.5 g butter"),
        ("1.5 lb beef", "2", "3 lb beef"),
        ("1 cup plus 2 tbsp sugar", "2", "2 cup plus 4 tbsp sugar"),
        ("2 (14 oz) cans beans", "3/2", "3 (14 oz) cans beans"),
        ("2 x 400g tins tomatoes", "2", "4 x 400g tins tomatoes"),
        ("400g tin chickpeas", "2", "2 x 400g tin chickpeas"),
        ("1-inch piece ginger, peeled", "2", "2 1-inch piece ginger, peeled"),
        ("4 fillets salmon (6 oz each)", "1/2", "2 fillets salmon (6 oz each)"),
        ("3 potatoes (1 lb in total)", "2", "6 potatoes (2 lb in total)"),
        ("half a cup of milk", "3", "1 1/2 cup of milk"),
        ("½ an onion", "2", "1 onion"),
        ("butter 200 g", "2", "butter 400 g"),
        ("1 tbsp fresh thyme or 1 tsp dried thyme", "2", "2 tbsp fresh thyme or 2 tsp dried thyme"),
        ("pinch of salt", "2", "pinch of salt"),
        ("salt, to taste", "2", "salt, to taste"),
        ("2 eggs, cut into 4 wedges", "2", "4 eggs, cut into 4 wedges"),
        ("l cup sugar", "1/4", "1/4 cup sugar"),
        ("One 1/4-ounce packet yeast", "3", "3 x 1/4-ounce packet yeast"),
        ("2-16 oz cans beans", "5", "10 x 16 oz cans beans"),
        ("1 - 14 oz can beans", "5", "5 x 14 oz can beans"),
        ("4 tilapia fillets (6 oz each)", "2", "8 tilapia fillets (6 oz each)"),
        ("1 tsp fresh or 1/2 tsp dried dill", "2", "2 tsp fresh or 1 tsp dried dill"),
        ("1 handful or 2 of spinach", "1/2", "1/2 handful or 1 of spinach"),
    ],
)
def test_lines_are_scaled(text: str, factor: str, becomes: str) -> None:
    assert scaled(parse_line(text, "en"), Fraction(factor)).text == becomes


@pytest.mark.parametrize(
    ("language", "text", "factor", "becomes"),
    [
        ("pt", "1 pepino e meio em rodelas", "2", "3 pepino em rodelas"),
        ("es", "2 limones y medio", "1/2", "1 1/4 limones"),
        ("fr", "5/6 endives", "5", "25-30 endives"),
        ("es", "Puerro, 1/4 de paquete", "5", "Puerro, 1 1/4 de paquete"),
        ("it", "una melanzana e mezza", "4", "6 melanzana"),
        ("es", "2 tazas y ¼ de caldo", "2", "4 1/2 tazas de caldo"),
    ],
)
def test_halves_behind_what_is_counted_are_written_into_the_number(language: str, text: str, factor: str, becomes: str) -> None:
    assert scaled(parse_line(text, language), Fraction(factor)).text == becomes


def test_decimals_follow_the_language() -> None:
    assert scaled(parse_line("125 g Mehl", "de"), Fraction(1, 2)).text == "62,5 g Mehl"
    assert scaled(parse_line("1 taza y media de agua", "es"), Fraction(2)).text == "3 taza de agua"
    assert scaled(parse_line("le jus d'un citron", "fr"), Fraction(2)).text == "le jus d'2 citron"


@pytest.mark.parametrize(("language", "text"), [("de", "1 Zwiebel"), ("en", "1 ripe tomatoes"), ("da", "1 dl fløde")])
def test_a_fraction_near_one_is_never_taken_for_a_range(language: str, text: str) -> None:
    part = scaled(parse_line(text, language), Fraction(5, 6)).amounts[0].parts[0]
    assert (part.low, part.high) == (Fraction(5, 6), None)


def test_a_count_in_a_bracket_is_scaled_to_halves() -> None:
    assert_scaled_exactly(("en", "Duck legs (3 to 4, depending on size)"), Fraction(1, 2))


def amounts(tree: IngredientTree, factor: Fraction) -> list[object]:
    """What is stated, times ``factor``; the count of a package nobody counted is left out."""
    return [
        [
            (part.low * factor, part.high and part.high * factor, part.unit and part.unit.name)
            for part in amount.parts
            if part.bound != "unstated"
        ]
        for amount in tree.amounts
        if not (amount.each and amount.parts[0].bound == "unstated")
    ]


@given(st.sampled_from(LINES), FACTORS)
@settings(max_examples=400, deadline=None)
def test_the_scaled_line_states_exactly_so_much(line: tuple[str, str], factor: Fraction) -> None:
    assert_scaled_exactly(line, factor)


@pytest.mark.parametrize("factor", [Fraction(1), Fraction(5), Fraction(12), Fraction(1, 4), Fraction(4, 3)])
def test_every_line_here_is_scaled_exactly(factor: Fraction) -> None:
    for line in LINES:
        assert_scaled_exactly(line, factor)


def assert_scaled_exactly(line: tuple[str, str], factor: Fraction) -> None:
    tree = parse_line(line[1], line[0])
    more = scaled(tree, factor)
    if any(amount.each and amount.parts[0].bound == "unstated" for amount in tree.amounts):
        assert more.amounts[0].parts[0].low == factor
        assert more.amounts[0].each
    else:
        assert amounts(more, Fraction(1)) == amounts(tree, factor)
    assert [amount.each and amount.each.low for amount in more.amounts] == [amount.each and amount.each.low for amount in tree.amounts]
    assert (more.name and more.name.text) == (tree.name and tree.name.text)


@given(st.one_of(LIKE_A_LINE, st.text(max_size=50)), FACTORS)
@settings(max_examples=400, deadline=None)
def test_any_text_can_be_scaled(text: str, factor: Fraction) -> None:
    more = scaled(parse_line(text, "en"), factor)
    assert "".join(more.text[span.start : span.end] for span in outermost(more)) == more.text
