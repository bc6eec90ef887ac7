"""What lines in German, Dutch, Swedish, Danish, Norwegian and Finnish ask of the grammar beyond other languages' words."""

from __future__ import annotations

from fractions import Fraction

import pytest

from galley_watch.ingredient import guess_language, parse_line, scaled, summary


@pytest.mark.parametrize(
    ("language", "text", "low", "high", "unit", "name"),
    [
        ("de", "Schale von einer halben Zitrone", Fraction(1, 2), None, None, "Zitrone"),
        ("de", "Blätter von einem Bund Minze", 1, None, "bunch", "Minze"),
        ("de", "7-800 g Kartoffeln", 700, 800, "gram", "Kartoffeln"),
        ("da", "12-1300 g oksekød", 1200, 1300, "gram", "oksekød"),
        ("nl", "1 halve komkommer", Fraction(1, 2), None, None, "komkommer"),
        ("nl", "ui – 1 hele", 1, None, None, "ui"),
        ("no", "2 bokser med linser", 2, None, "can", "linser"),
        ("da", "godt med purløg", 1, None, None, "purløg"),
        ("da", "lille bundt (ca. 30 kviste) persille", 1, None, "bunch", "persille"),
        ("de", "1 ca. 3 cm langes Stück Ingwer", 1, None, "piece", "Ingwer"),
        ("de", "3 cm großes Stück Ingwer", 1, None, "piece", "Ingwer"),
        ("sv", "en 3 cm lång bit ingefära", 1, None, "piece", "ingefära"),
        ("fi", "noin 3 cm:n pituinen pala inkivääriä", 1, None, "piece", "inkivääriä"),
    ],
)
def test_amounts(language: str, text: str, low: Fraction | int, high: int | None, unit: str | None, name: str) -> None:
    tree = parse_line(text, language)
    part = tree.amounts[0].parts[0]
    assert (part.low, part.high, part.unit and part.unit.name) == (low, high, unit)
    assert (tree.name and tree.name.text) == name


@pytest.mark.parametrize(
    ("language", "text", "name"),
    [
        ("da", "500 g kartofler store", "kartofler"),
        ("de", "2 Paprika rot oder gelb", "Paprika"),
        ("de", "1 in feine Ringe geschnittene Zwiebel", "Zwiebel"),
        ("de", "1 TL indisches, gelbes Currypulver", "indisches, gelbes Currypulver"),
        ("sv", "1 tsk krossad/stött kardemumma", "kardemumma"),
    ],
)
def test_names(language: str, text: str, name: str) -> None:
    assert summary(parse_line(text, language))["name"] == name


def test_a_range_with_its_hundreds_said_once_is_scaled_in_full() -> None:
    assert scaled(parse_line("7-800 g Kartoffeln", "de"), Fraction(2)).text == "1400-1600 g Kartoffeln"


def test_a_range_with_a_slash_is_written_with_a_dash() -> None:
    tree = scaled(parse_line("6/7 Pflaumen", "de"), Fraction(5))
    assert (tree.text, tree.amounts[0].parts[0].high) == ("30-35 Pflaumen", Fraction(35))


def test_an_article_before_a_unit_becomes_the_number() -> None:
    assert scaled(parse_line("Blätter von einem Bund Minze", "de"), Fraction(2)).text == "Blätter von 2 Bund Minze"


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("de", ["2 Stk. Eier", "1 EL Öl", "Salz"]),
        ("nl", ["2 eieren", "1 el olie", "snufje zout"]),
        ("sv", ["2 ägg", "1 msk olja", "1 krm salt"]),
        ("da", ["2 æg", "1 spsk. olie", "salt og peber"]),
        ("no", ["2 egg", "1 ss olje", "salt og pepper"]),
        ("fi", ["2 munaa", "1 rkl öljyä", "suolaa"]),
    ],
)
def test_three_lines_tell_the_language(language: str, lines: list[str]) -> None:
    assert guess_language(lines) == language


@pytest.mark.parametrize(("language", "text"), [("sv", "2 xrk bönor"), ("nl", "2 thx komijn")])
def test_an_unknown_short_form_is_a_doubt(language: str, text: str) -> None:
    assert parse_line(text, language).reasons == ("a short form stands where a unit would",)
