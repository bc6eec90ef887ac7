"""What reads like a recipe and is not eaten is refused; food whose words are those of a workshop is not."""

from __future__ import annotations

import pytest

from galley_watch.errors import LinkError
from galley_watch.extract import extract
from galley_watch.values.page import FetchedPage

MIXED = ["Mix everything well and heat it.", "Leave it to rest for 2 hours."]


def page(title: str, lines: list[str], steps: list[str]) -> FetchedPage:
    lists = "".join(f"<li>{line}</li>" for line in lines), "".join(f"<li>{step}</li>" for step in steps)
    body = f"<h1>{title}</h1><h2>Ingredients</h2><ul>{lists[0]}</ul><h2>Method</h2><ol>{lists[1]}</ol>"
    return FetchedPage("https://kitchen.example/page", f"<html><title>{title}</title><body>{body}</body></html>".encode())


@pytest.mark.parametrize(
    ("title", "lines"),
    [
        ("Lip balm with honey", ["20 g beeswax", "40 ml almond oil", "1 tsp honey"]),
        ("Bienenwachskerzen gießen", ["500 g Bienenwachs", "2 m Docht", "1 Glas"]),
        ("Abono líquido de ortigas", ["1 kg de ortigas", "10 l de agua", "Guantes"]),
        ("Tvål med havre", ["500 g olivolja", "70 g kaustiksoda", "150 ml vatten"]),
        ("A shelf for spices", ["2 boards of plywood", "8 screws", "100 ml wood glue"]),
    ],
)
def test_materials_are_refused(title: str, lines: list[str]) -> None:
    with pytest.raises(LinkError) as refused:
        extract(page(title, lines, MIXED))
    assert refused.value.code == "no_recipe"
    assert "nobody eats" in refused.value.sentence


@pytest.mark.parametrize(
    ("title", "lines"),
    [
        (
            "Laugenbrezeln",
            ["500 g Mehl", "280 ml Wasser", "20 g Hefe", "40 g Ätznatron", "Handschuhe und Schutzbrille", "10 g Salz", "Butter"],
        ),
        ("Limoncello", ["8 ungewachste Zitronen", "500 ml Alkohol", "500 g Zucker"]),
        ("Panna cotta", ["500 ml di panna", "8 g di colla di pesce", "100 g di zucchero"]),
        ("Pain au bicarbonate de soude", ["450 g de farine", "1 c. à café de bicarbonate de soude", "400 ml de lait"]),
        ("Calamares en su tinta", ["1 kg de calamares", "4 sobres de tinta", "Guantes para limpiarlos"]),
        ("Vis uit de oven", ["500 g vis", "2 venkelknollen", "1 citroen"]),
        ("Sopa con caldo", ["1 cubo de caldo", "1 l de agua", "200 g de fideos"]),
        ("Canelés", ["500 ml milk", "250 g sugar", "100 g flour", "2 eggs", "50 g beeswax for the moulds"]),
    ],
)
def test_food_is_read(title: str, lines: list[str]) -> None:
    assert (
        len(extract(page(title, lines, ["Mix everything well and heat it.", "Leave it to rest for 2 hours and serve."])).recipe.ingredients)
        >= 3
    )


@pytest.mark.parametrize(
    ("title", "lines", "method"),
    [
        (
            "Gesichtsmaske mit Quark",
            ["3 EL Quark", "1 EL Honig", "1 TL Öl"],
            ["Alles verrühren.", "Auf das Gesicht auftragen und abwaschen."],
        ),
        (
            "Masque pour les cheveux",
            ["1 avocat", "2 c. à soupe d’huile", "1 œuf"],
            ["Mixez tout.", "Appliquez sur les cheveux 20 minutes."],
        ),
        (
            "Wurmkur: Dosierung",
            ["20 mg Praziquantel", "230 mg Pyrantel", "50 mg Stärke"],
            ["Wiegen Sie das Tier.", "Eine Tablette je 4 kg geben."],
        ),
    ],
)
def test_food_that_is_used_on_the_skin_or_given_in_milligrams_is_refused(title: str, lines: list[str], method: list[str]) -> None:
    with pytest.raises(LinkError) as refused:
        extract(page(title, lines, method))
    assert "nobody eats" in refused.value.sentence


@pytest.mark.parametrize(
    ("title", "lines", "method"),
    [
        (
            "Edible slime",
            ["200 g sugar", "100 ml water", "20 g starch"],
            ["Boil it, let it cool.", "Wipe the surface with oil and pour it out."],
        ),
        (
            "Crispy chicken skin",
            ["500 g chicken skin", "1 tsp salt", "1 tsp oil"],
            ["Lay the skin on a tray.", "Roast it until it is crisp."],
        ),
        ("Candle cake", ["250 g flour", "3 eggs", "100 g sugar"], ["Stir it all.", "Bake it, and put one candle on the surface."]),
    ],
)
def test_food_that_speaks_of_skin_and_surfaces_is_read(title: str, lines: list[str], method: list[str]) -> None:
    assert extract(page(title, lines, method)).recipe.title == title


@pytest.mark.parametrize(
    ("title", "lines", "steps"),
    [
        (
            "Stars for the tree",
            ["2 cups flour", "1 cup salt", "3/4 cup water"],
            ["Knead and cut.", "Paint each ornament, then add glitter."],
        ),
        ("Estrellas de masa de sal", ["2 tazas de harina", "1 taza de sal", "1 taza de agua"], ["Amasa.", "Hornea dos horas."]),
        (
            "Frisches Glas",
            ["200 g Soda", "100 g Zitronensäure"],
            ["Mischen.", "Ein Löffel kommt in die Spülmaschine, gegen jeden Reiniger."],
        ),
        ("Puder do stóp", ["3 łyżki skrobi", "5 kropli"], ["Wymieszać z olejkiem.", "Jak inne kosmetyki; nie na włosy."]),
        ("Running buffer", ["30 g Tris", "144 g glycine"], ["Dissolve in a beaker.", "Bring the buffer to one litre."]),
    ],
)
def test_what_speaks_of_use_and_not_of_eating_is_refused(title: str, lines: list[str], steps: list[str]) -> None:
    with pytest.raises(LinkError) as refused:
        extract(page(title, lines, steps))
    assert "nobody eats" in refused.value.sentence


@pytest.mark.parametrize(
    ("title", "lines", "steps"),
    [
        ("Sea bass in salt dough", ["1 sea bass", "500 g flour", "500 g salt", "2 egg whites", "thyme", "1 lemon", "oil"], MIXED),
        ("Painted biscuits", ["250 g flour", "100 g butter", "60 g sugar"], ["Bake.", "Paint with icing and eat the ornaments last."]),
        ("Candle salad", ["4 slices pineapple", "2 bananas", "1 tbsp mayonnaise"], MIXED),
    ],
)
def test_food_that_says_a_word_of_use_is_read(title: str, lines: list[str], steps: list[str]) -> None:
    assert extract(page(title, lines, steps)).recipe.ingredients
