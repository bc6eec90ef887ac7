"""Pasted texts in other languages than English, told as people tell them: no headings, parts in turn, everything in one line."""

from __future__ import annotations

import pytest

from galley_watch.extract import extract
from galley_watch.values.page import RawText

DATED = """wtorek, 4 lutego 2014

Placek z jabłkami

3 jabłka
Szklanka mąki
Pół szklanki cukru
2 jajka

Jabłka obrać i pokroić. Wymieszać z mąką, cukrem i jajkami.
Piec 40 minut w temperaturze 180 stopni.
"""
IN_TURN = """Svampepai
150 g smør
4 dl hvetemel
1 egg
Bland alt til en deg og kle en form med den.
Fyll:
300 g sopp
2 dl fløte
2 egg
Stek soppen, bland den med fløte og egg og hell alt i formen.
Stekes ved 200 grader i 30 minutter.
"""
IN_LINES = """Minestra d'orzo

Ingredienti: 150 g di orzo, 2 carote, 1 porro, 1 litro di brodo, sale
Procedimento: pulite le verdure e tagliatele a dadini. Fatele rosolare, unite l'orzo e il brodo e cuocete per quaranta minuti.
"""
PLAIN_ENDS = """Sopa de abóbora
600 g de abóbora
1 cebola
2 batatas
Azeite
Sal e pimenta
Corte a abóbora, a cebola e as batatas e coza tudo em água durante 25 minutos.
Triture a sopa e tempere com azeite, sal e pimenta.
"""


@pytest.mark.parametrize(
    ("pasted", "title", "ingredients", "steps"),
    [
        (DATED, "Placek z jabłkami", ("3 jabłka", "Szklanka mąki", "Pół szklanki cukru", "2 jajka"), 2),
        (IN_TURN, "Svampepai", ("150 g smør", "4 dl hvetemel", "1 egg", "300 g sopp", "2 dl fløte", "2 egg"), 3),
        (IN_LINES, "Minestra d'orzo", ("150 g di orzo", "2 carote", "1 porro", "1 litro di brodo", "sale"), 1),
        (PLAIN_ENDS, "Sopa de abóbora", ("600 g de abóbora", "1 cebola", "2 batatas", "Azeite", "Sal e pimenta"), 2),
    ],
)
def test_text_is_read(pasted: str, title: str, ingredients: tuple[str, ...], steps: int) -> None:
    recipe = extract(RawText(pasted)).recipe
    assert recipe.title == title
    assert recipe.ingredients == ingredients
    assert len(recipe.instructions) == steps
