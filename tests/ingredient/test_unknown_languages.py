"""Lines of languages without a table: nothing is lost, metric amounts are right, nothing is sure; and what a wrong tag on the page does."""

from __future__ import annotations

from fractions import Fraction

import pytest

from galley_watch.ingredient import guess_language, parse_line, scaled, summary
from galley_watch.ingredient.spans import outermost

RECIPES = {
    "cs": ["300 g hladké mouky", "2 dl vlažné vody", "1 lžička cukru", "špetka soli", "3 lžíce oleje", "40–50 g strouhaného sýra"],
    "hu": ["25 dkg liszt", "1 dl langyos tej", "2 evőkanál olaj", "1 csipet só", "fél csomag élesztő", "1/4 liter tejföl"],
    "tr": ["2 su bardağı un", "150 gram peynir", "1 tatlı kaşığı şeker", "3 diş sarımsak", "yarım demet dereotu", "200 ml süt"],
    "ro": ["250 g făină", "2 linguri de ulei", "un praf de sare", "3 ouă mari", "100 ml lapte călduț", "1 legătură de mărar"],
    "ru": ["мука — 300 г", "молоко – 250 мл;", "2 ст. л. сахара", "щепотка соли", "1,5 кг картофеля", "сметана 200 г"],
    "el": ["300 γρ. αλεύρι", "2 κουταλιές λάδι", "250 ml γάλα", "λίγο αλάτι", "1 κιλό ντομάτες"],
    "ja": ["豚肉 200g", "だし汁 300ml", "ねぎ 1/2本", "しょうゆ 大さじ2", "塩 少々"],
    "zh": ["面粉 300克", "牛奶 250毫升", "鸡蛋2个", "盐少许", "白糖 50g"],
}
METRIC = [
    ("cs", "300 g hladké mouky", "300", "gram", "hladké mouky"),
    ("cs", "40–50 g strouhaného sýra", "40-50", "gram", "strouhaného sýra"),
    ("hu", "25 dkg liszt", "25", "decagram", "liszt"),
    ("hu", "1/4 liter tejföl", "1/4", "liter", "tejföl"),
    ("tr", "150 gram peynir", "150", "gram", "peynir"),
    ("ru", "мука — 300 г", "300", "gram", "мука"),
    ("ru", "молоко – 250 мл;", "250", "milliliter", "молоко"),
    ("ru", "1,5 кг картофеля", "1 1/2", "kilogram", "картофеля"),
    ("ru", "2 ст. л. сахара", "2", "tablespoon", "сахара"),
    ("el", "300 γρ. αλεύρι", "300", "gram", "αλεύρι"),
    ("ja", "豚肉 200g", "200", "gram", "豚肉"),
    ("ja", "だし汁 300ml", "300", "milliliter", "だし汁"),
    ("zh", "面粉 300克", "300", "gram", "面粉"),
    ("zh", "牛奶 250毫升", "250", "milliliter", "牛奶"),
]
GERMAN = ["300 g Mehl", "2 EL Zucker", "1 Prise Salz", "200 ml Milch", "1 Bund Schnittlauch, fein geschnitten"]


@pytest.mark.parametrize("tag", RECIPES)
def test_nothing_is_lost_and_nothing_is_sure(tag: str) -> None:
    for line in RECIPES[tag]:
        tree = parse_line(line, tag)
        assert "".join(line[span.start : span.end] for span in outermost(tree)) == line
        assert tree.language == "und"
        assert tree.confidence < 0.95
        assert "there is no table of this language's words" in tree.reasons


@pytest.mark.parametrize(("tag", "line", "quantity", "unit", "name"), METRIC)
def test_metric_amounts_are_right_in_any_language(tag: str, line: str, quantity: str, unit: str, name: str) -> None:
    answer = summary(parse_line(line, tag))
    assert (answer["quantity"], answer["unit"], answer["name"]) == (quantity, unit, name)


def test_such_lines_are_scaled_too() -> None:
    tree = scaled(parse_line("мука — 300 г", "ru"), Fraction(2))
    assert (tree.text, tree.language) == ("мука — 600 г", "und")


@pytest.mark.parametrize("tag", RECIPES)
def test_a_recipe_in_an_unknown_language_is_told_as_such(tag: str) -> None:
    assert guess_language(RECIPES[tag]) == "und"
    assert guess_language(RECIPES[tag], tag) == "und"


@pytest.mark.parametrize("stated", [None, "", "de", "de-CH", "en-US", "fr", "cs", "und", "x-default"])
def test_what_the_lines_clearly_tell_goes_before_the_tag(stated: str | None) -> None:
    assert guess_language(GERMAN, stated) == "de"


def test_few_words_leave_the_stated_language() -> None:
    assert guess_language(["2 Zucchini", "1 Tofu"], "nl") == "nl"
    assert guess_language(["Sambal", "Teriyaki", "Nori"], "sv-SE") == "sv"


def test_without_any_sign_it_is_english() -> None:
    assert guess_language(["2 quxes"]) == guess_language(["½ qux (240 g)"]) == guess_language([]) == "en"


@pytest.mark.parametrize("line", ["塩 小さじ1/3", "砂糖 大さじ1と1/2", "だし 小さじ１/２"])
def test_half_of_a_fraction_is_no_amount(line: str) -> None:
    tree = parse_line(line, "ja")
    assert not tree.amounts
    assert scaled(tree, Fraction(3)).text == line
