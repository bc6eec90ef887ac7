"""Recipes whose parts nothing names: what makes a list and a method of them, and what does not."""

from __future__ import annotations

import pytest

from galley_watch.errors import LinkError
from galley_watch.extract import extract
from galley_watch.extract.page_text.named_in_method import speaks_of
from galley_watch.values.extraction import Extraction
from galley_watch.values.page import FetchedPage


def read(*paragraphs: str, title: str = "What we make") -> Extraction:
    body = "".join(line if line.startswith("<") else f"<p>{line}</p>" for line in paragraphs)
    page = f"<html><head><title>{title}</title><meta charset=utf-8></head><body><h1>{title}</h1>{body}</body></html>"
    return extract(FetchedPage("https://kitchen.example/page", page.encode()))


LIST = ("3 kpl omenaa", "200 g jauhoja", "100 g voita", "2 dl maitoa")


def test_a_method_in_unknown_words_is_known_by_the_list_it_speaks_of() -> None:
    recipe = read(*LIST, "Omenat nypläillään jauhojen päälle. Voita ja maitoa tönäistään sekaan.").recipe
    assert recipe.ingredients == LIST
    assert len(recipe.instructions) == 1


def test_sentences_that_speak_of_something_else_are_no_method() -> None:
    with pytest.raises(LinkError):
        read(*LIST, "Kirpputorilla oli eilen paljon väkeä ja aurinko paistoi. Ostimme kaksi tuolia ja yhden lampun.")


def test_half_of_the_lines_must_be_spoken_of() -> None:
    assert speaks_of(["500 g flour", "2 eggs, large", "1 lemon", "butter"], ["Flour and butter go first, the lemons last."])
    assert not speaks_of(["500 g flour", "2 onions", "1 lemon", "butter"], ["Flour first."])
    assert speaks_of(["flour", "onions", "lemon"], ["Flour first, then the onion."], named=True)


def test_ingredients_and_steps_in_turn_are_all_read() -> None:
    recipe = read(
        "2 kg plums",
        "1 kg sugar",
        "Stone the plums, layer them with the sugar in a bowl and leave them until morning. Then stir in:",
        "300 ml vinegar",
        "1 tsp cloves",
        "2 cinnamon sticks",
        "Bring to the boil, simmer for an hour and pour into jars.",
    ).recipe
    assert recipe.ingredients == ("2 kg plums", "1 kg sugar", "300 ml vinegar", "1 tsp cloves", "2 cinnamon sticks")
    assert len(recipe.instructions) == 2


def test_what_is_measured_by_the_spoon_needs_no_method() -> None:
    spices = ("2 tbsp paprika", "1 tbsp cumin", "1 tbsp brown sugar", "2 tsp dry mustard", "1 tsp cayenne", "1 tsp salt")
    assert read(*spices, "It keeps for half a year.", title="Our rub").recipe.ingredients == spices


def test_a_list_to_buy_needs_one() -> None:
    with pytest.raises(LinkError):
        read(
            "2 kg carrots",
            "1 kg rice",
            "12 eggs",
            "500 g lentils",
            "6 yoghurts",
            "1 loaf",
            "It feeds us for a week.",
            title="What we bought",
        )


def test_a_list_to_buy_for_somebody_needs_one_too() -> None:
    with pytest.raises(LinkError):
        read("<h2>Shopping list for two people</h2>", "2 kg carrots", "1 kg rice", "12 eggs", "500 g lentils", "1 loaf", title="Our week")


def test_amounts_in_words_are_amounts() -> None:
    lines = ("mezzo chilo di riso", "due etti di burro", "una cipolla bianca", "tre bicchieri di brodo")
    assert read(*lines, "Soffriggete la cipolla nel burro, tostate il riso e versate il brodo.").recipe.ingredients == lines
    with pytest.raises(LinkError):
        read("Due amici di Roma", "Tre giorni di sole", "Quattro passi in centro", "Siamo tornati domenica e abbiamo cotto la pasta.")


def test_names_without_amounts_between_both_headings_are_the_list() -> None:
    recipe = read(
        "Zutaten:", "Kraut", "Äpfel, am besten saure", "Kümmel", "Zubereitung:", "Kraut und Äpfel hobeln, mit Kümmel mischen."
    ).recipe
    assert recipe.ingredients == ("Kraut", "Äpfel, am besten saure", "Kümmel")


def test_chapters_may_be_numbered() -> None:
    recipe = read(
        "<h2>I. Zutaten</h2>", "Kraut", "Äpfel", "Kümmel", "<h2>II. Zubereitung</h2>", "Kraut und Äpfel hobeln und mischen."
    ).recipe
    assert recipe.ingredients == ("Kraut", "Äpfel", "Kümmel")
