"""Which amounts and yields are set apart, and that a RecipeMD reader takes them as they are meant."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from recipemd.data import RecipeParser

from galley_watch.ingredient import parse_line
from galley_watch.notes.amounts import recipemd_amount, recipemd_yield, split_amount
from galley_watch.notes.plain_text import without_loose_marks
from galley_watch.notes.servings import servings_of
from galley_watch.values.ingredient import Amount, IngredientTree, LineKind, Measure, Span


def tree(line: str, lead: str, low: str, high: str | None = None) -> IngredientTree:
    span = Span(0, len(lead))
    measure = Measure(Fraction(low), None if high is None else Fraction(high), None, span)
    return IngredientTree(line, LineKind.INGREDIENT, "en", (Amount((measure,), span),), lead=span)


@pytest.mark.parametrize(
    ("line", "lead", "low", "split"),
    [
        ("2 leeks", "2", "2", ("2", " leeks")),
        ("1½ cups milk", "1½ cups", "3/2", ("1 ½ cups", " milk")),
        ("1⁄2 cup milk", "1⁄2 cup", "1/2", ("1/2 cup", " milk")),
        ("1-1/2 cups milk", "1-1/2 cups", "3/2", ("1 1/2 cups", " milk")),
        ("1,5 kg Mehl", "1,5 kg", "3/2", ("1,5 kg", " Mehl")),
        ("200gの肉", "200g", "200", ("200g", "の肉")),
        (" 3 eggs", " 3", "3", ("3", " eggs")),
        ("1/3 cup oil", "1/3 cup", "1/3", ("1/3 cup", " oil")),
        ("800.0 g Mehl", "800.0 g", "800", ("800 g", " Mehl")),
        ("2.0 leeks", "2.0", "2", ("2", " leeks")),
        ("1 Stange(n) Lauch", "1 Stange(n)", "1", ("1 Stange", " Lauch")),
        ("½ pièce(s) Piment", "½ pièce(s)", "1/2", ("½ pièce", " Piment")),
        ("2 pièce(s) Oignon", "2 pièce(s)", "2", ("2 pièces", " Oignon")),
        ("1.000 g rice", "1.000 g", "1000", None),
        ("1,000 g rice", "1,000 g", "1000", None),
        ("2 oz.butter", "2 oz.", "2", None),
        ("2*flour", "2", "2", None),
        ("a pinch salt", "a pinch", "1", None),
        ("2 cups", "2 cups", "2", None),
        ("1/0 cup air", "1/0 cup", "1", None),
    ],
)
def test_leading_amounts(line: str, lead: str, low: str, split: tuple[str, str] | None) -> None:
    assert split_amount(tree(line, lead, low)) == split


def test_what_is_counted_is_what_it_is_where_the_unit_says_its_name() -> None:
    line = parse_line("1 Knoblauchzehe (geschält)", "de")
    assert split_amount(line) == ("1", " Knoblauchzehe (geschält)")


def test_ranges_sums_and_lines_without_a_lead_stay_whole() -> None:
    assert split_amount(tree("1-2 cups milk", "1-2 cups", "1", "2")) is None
    assert split_amount(IngredientTree("2 eggs", LineKind.INGREDIENT, "en")) is None
    inside = Span(6, 7)
    assert split_amount(IngredientTree("about 2 eggs", LineKind.INGREDIENT, "en", tree("2", "2", "2").amounts, lead=inside)) is None


@given(st.text(alphabet="0123456789 ½⅐/.,-gx٣", max_size=12))
def test_numbers_are_read_as_recipemd_reads_them(text: str) -> None:
    ours = recipemd_amount(text)
    try:
        theirs = RecipeParser.parse_amount(text)
    except (RuntimeError, ArithmeticError):
        theirs = None
    assert (ours is None) == (theirs is None)
    if ours and theirs:
        assert (Decimal(ours[0].numerator) / ours[0].denominator).quantize(Decimal("1e-9")) == theirs.factor.quantize(Decimal("1e-9"))
        assert ours[1] == (theirs.unit or "")


@pytest.mark.parametrize(
    ("words", "shown", "servings"),
    [
        ("4 servings", "4 servings", 4),
        ("4-6 servings", "4-6 servings", 4),
        ("Serves 4", "4 servings", 4),
        ("4", "4 servings", 4),
        ("Für 4 Personen", "4 Personen", 4),
        ("4 bis 6 Portionen", "4 bis 6 Portionen", 4),
        ("2人分", "2人分", 2),
        ("Makes 24 cookies", "24 cookies", None),
        ("1 loaf (12 slices)", "1 loaf (12 slices)", None),
        ("a dozen", None, None),
        ("", None, None),
        (",5 l", None, None),
        (".5 l", ".5 l", None),
        ("0 servings", "0 servings", None),
        ("Serves 10 to 12", "10 to 12 servings", 10),
        ("2 to 4", "2 to 4 servings", 2),
        ("6 (as a side dish)", "6 (as a side dish)", 6),
        ("8 (1/2-cup) servings", "8 (1/2-cup) servings", 8),
        ("Serves 2 (serving size: 1 1/2 cups)", "2 (serving size: 1 1/2 cups)", 2),
        ("1 pie (serves 8)", "1 pie (serves 8)", 8),
        ("12 rolls (about 2 each)", "12 rolls (about 2 each)", None),
        ("8 os.", "8 os.", 8),
        ("2.0 servings", "2 servings", None),
    ],
)
def test_yields(words: str, shown: str | None, servings: int | None) -> None:
    assert servings_of(words) == servings
    assert recipemd_yield(words, "servings" if servings else "") == shown


def test_servings_are_counted_in_the_words_of_the_note() -> None:
    assert [recipemd_yield(words, "porsjoner") for words in ("4", "4 servings", "4-6 servings", "4 personer")] == [
        "4 porsjoner",
        "4 porsjoner",
        "4-6 porsjoner",
        "4 personer",
    ]
    assert recipemd_yield("24 cookies", "") == "24 cookies"


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("2 shallots (, very finely sliced (see below))", "2 shallots (very finely sliced (see below))"),
        ("1 cup sugar (packed )", "1 cup sugar (packed)"),
        ("Tortillas , (of wheat)", "Tortillas, of wheat"),
        ("½ lemon, (sliced for garnish (optional))", "½ lemon, sliced for garnish (optional)"),
        ("leeks, (washed well )", "leeks, washed well"),
        ("leeks, (2 large ones)", "leeks, (2 large ones)"),
        ("leeks, (washed) and cut", "leeks, (washed) and cut"),
        ("cream ((not whipping cream) cold)", "cream (not whipping cream) cold"),
        ("rolls ( [see note 2])", "rolls ([see note 2])"),
        ("walnuts (- or pecans)", "walnuts (or pecans)"),
        ("anise (.5 g)", "anise (.5 g)"),
        ("8 cups [Plum bread | https://bread.example/plum]", "8 cups Plum bread"),
        ("salt ()", "salt"),
        ("3,5 dl milk (warm, not hot)", "3,5 dl milk (warm, not hot)"),
        ("pork ((belly) or loin, cut)", "pork (belly) or loin, cut"),
    ],
)
def test_marks_that_lost_their_words_go(line: str, shown: str) -> None:
    assert without_loose_marks(line) == shown
