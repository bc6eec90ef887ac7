"""Where a method ends: talk behind it goes, and no step with it. A line of talk that stays costs a cook less than a lost step."""

from __future__ import annotations

import pytest

from galley_watch.extract import extract
from galley_watch.values.page import FetchedPage, RawText

LIST = ("2 kg quinces", "1 kg sugar", "300 ml cider", "2 cloves", "1 tsp salt")
STEPS = (
    "Heat the oven to 160 degrees.",
    "Peel the quinces and cut them into wedges.",
    "Stir the sugar into the cider and boil it for a minute.",
)


def told(*lines: str, heading: str = "<h2>Method</h2>", ingredients: tuple[str, ...] = LIST) -> tuple[str, ...]:
    """The steps of a page of paragraphs; a line that begins with a tag is the page's own markup."""
    listed = "".join(f"<li>{line}</li>" for line in ingredients)
    body = "".join(line if line.startswith("<") else f"<p>{line}</p>" for line in lines)
    head = "<html lang=en><head><meta charset=utf-8><title>Quinces</title></head>"
    page = f"{head}<body><h1>Quinces</h1><h2>Ingredients</h2><ul>{listed}</ul>{heading}{body}</body></html>"
    return extract(FetchedPage("https://kitchen.example/quinces", page.encode())).recipe.instructions


def test_a_starred_note_among_the_steps_ends_nothing() -> None:
    last = "Pour it over the wedges and bake them until they are soft."
    note = "*The syrup is the part that asks for patience."
    assert told(*STEPS, note, last) == (*STEPS, note.lstrip("*"), last)


def test_starred_notes_behind_the_last_step_are_left_out() -> None:
    assert told(*STEPS, "*Any dry cider is good.", "*My aunt says pears are as good.", "We ate them for a week.") == STEPS


@pytest.mark.parametrize("last", ["Eat immediately!", "Once cooled, transfer them to clean jars!", "Now your quinces are ready!"])
def test_a_last_step_may_be_an_exclamation(last: str) -> None:
    assert told(*STEPS, last) == (*STEPS, last)


@pytest.mark.parametrize("call", ["See you next week!", "Our guests were so happy about this!", "Enjoy your golden autumn quinces!"])
def test_other_exclamations_are_calls(call: str) -> None:
    assert told(*STEPS, call) == STEPS


def test_what_the_reader_can_or_needs_to_do_is_a_step() -> None:
    last = "They take about two hours in my oven, you can turn on the fan for the last minutes so that the edges become crisp."
    care = "You need to keep an eye on them near the end, as sugar can catch at the bottom of the tin very quickly."
    assert told(*STEPS, last, care) == (*STEPS, last, care)


def test_what_an_article_says_behind_them_is_none() -> None:
    assert (
        told(*STEPS, "My neighbour has had this tree since before the war and it carries more fruit than all the others in the street.")
        == STEPS
    )


def test_what_he_can_use_instead_is_none() -> None:
    assert told(*STEPS, "You can use pears from the market if the quinces of your street are all gone by the time you read this.") == STEPS


def test_an_order_behind_the_items_is_the_last_step() -> None:
    listed = "<ol>" + "".join(f"<li>{step}</li>" for step in STEPS) + "</ol>"
    last = "Pour the syrup over the wedges and let them cool."
    assert told(listed, last, "My neighbour has had this tree since before the war.") == (*STEPS, last)


def test_dashes_of_any_length_are_one_sign() -> None:
    typed = (
        "- Peel the quinces.",
        "- Cut them into wedges.",
        "- Bake for two hours.",
        "– Ours had no reason to leave their warm place before the morning.",
    )
    assert len(told(*typed)) == len(typed)


def test_a_note_under_each_part_ends_nothing() -> None:
    lines: list[str] = []
    for name, step in (("Peeling:", STEPS[1]), ("Syrup:", STEPS[2]), ("Oven:", "Bake them for two hours.")):
        lines += [name, step, "Note: acid keeps the colour of the fruit."]
    text = "\n".join(("Quinces", "", "Ingredients:", *LIST, "", "Method:", *lines[:-1]))
    assert extract(RawText(text)).recipe.instructions[-1] == "Bake them for two hours."


def test_a_counted_step_is_one_whatever_its_words() -> None:
    last = "3. To finish, a spoonful of the syrup for each plate, and the rest of it beside them in a small warm jug."
    assert len(told("1. Peel the quinces.", "2. Bake them with the sugar for two hours.", last)) == 3


def test_a_cook_may_speak_of_himself_in_a_step() -> None:
    first = "Skär kvittenen i klyftor och koka dem i cidern i tio minuter. Rör ner sockret."
    last = "Häll dem sedan i en smord form. Tänk på att de krymper lite. Jag använder en form av glas och behöver inte smörja den."
    assert told(first, last, heading="<h2>Gör så här</h2>") == (first, last)
    talk = "Jag har bakat den här kakan sedan jag var liten. Den är alltid lika god."
    assert told(first, talk, heading="<h2>Gör så här</h2>") == (first,)


def test_a_tip_between_items_ends_nothing() -> None:
    first = "<ol><li>Peel the quinces.</li><li>Cut them and put them into a dish.</li></ol>"
    last = "<ol><li>Bake for an hour.</li></ol>"
    assert told(first, "Tip: lemon keeps them white.", last)[-1] == "Bake for an hour."


def test_a_step_that_leads_elsewhere_ends_nothing_where_steps_follow() -> None:
    link = '<p><a href="/syrup">Make the plain sugar syrup of the house</a></p>'
    more = ("Pour the syrup over the wedges.", "Cover the dish and bake them for two hours.", "Chill them in the dish overnight.")
    assert told(STEPS[1], link, *more)[-1] == more[-1]


def test_a_line_break_among_typed_items_does_not_end_their_list() -> None:
    steps = (
        "— Peel the quinces.",
        "— Cut them into wedges.",
        "— Bake for two hours,",
        "ten minutes less in a small oven.",
        "— Serve warm.",
    )
    text = "\n".join(("Quinces", "", "Ingredients:", *LIST, "", "Method:", *steps))
    assert extract(RawText(text)).recipe.instructions[-1] == "Serve warm."


def test_a_group_of_the_ingredients_names_a_part_of_the_method() -> None:
    page = (
        "<h1>Quince tart</h1><h3>Ingredients</h3><h3>Dough</h3><ul><li>300 g flour</li><li>150 g butter</li></ul>"
        "<h3>Glaze</h3><ul><li>100 g sugar</li><li>50 ml cider</li></ul><h3>Method</h3><p>Knead flour and butter and chill the dough.</p>"
        "<p>Roll it out and bake it for 20 minutes.</p><h3>Glaze</h3><p>Boil sugar and cider until thick and pour it over the tart.</p>"
    )
    recipe = extract(FetchedPage("https://kitchen.example/tart", f"<html><body>{page}</body></html>".encode())).recipe
    assert recipe.instructions[-1] == "Boil sugar and cider until thick and pour it over the tart."


def test_words_in_bold_above_a_step_that_cooks_name_a_part() -> None:
    parts = (
        "<p><b>Baking them</b></p>",
        "Bake the wedges in a wide dish for two hours.",
        "<p><b>The last touch</b></p>",
        "Stir cream into the syrup.",
    )
    told_all = told(*STEPS, *parts, heading="<p><b>Method:</b></p>")
    assert told_all[-1] == "Stir cream into the syrup."
    tips = ("<p><b>Storage tips</b></p>", "Keep them chilled and stir the syrup before you serve it.")
    assert told(*STEPS, *tips, heading="<p><b>Method:</b></p>") == STEPS


def test_the_first_step_right_below_a_list_is_no_ingredient() -> None:
    listed = ("4 trout", "Juice of a lemon", "2 tbsp oil", "Salt and pepper to taste")
    steps = ("Season trout fillets with salt and pepper.", "Heat the oil in a pan and fry them for five minutes on each side.")
    text = "\n".join(("Baked trout", "", "Ingredients", *listed, *steps))
    assert extract(RawText(text)).recipe.instructions == steps


def test_counted_sentences_below_a_list_are_steps_though_they_state_amounts() -> None:
    listed = ("2 cups barley", "2 tbsp. butter", "2 tbsp. oil", "½ quince, finely chopped", "small packet dried plums", "black pepper")
    steps = (
        "1. Reawaken the plums by placing in 2 cups warm cider and soaking for 30 minutes.",
        "2. Lift out the plums by hand, squeezing as much cider out as possible back into the bowl.",
        "3. Pat dry with paper towel.",
        "4. Chop the plums finely",
        "5. Add the quince and cook until clear.",
        "6. It is important to keep stirring and clean the bottom of the pan, or the barley will stick",
        "7. When all the cider is absorbed add another ladle of it and stir in as above.",
        "8. Add the chopped plums",
        "9. Remove the pan from the heat, add pepper and the rest of the butter, and stir until it melts",
    )
    recipe = extract(RawText("\n".join(("Barley with quince", *listed, *steps)))).recipe
    assert len(recipe.ingredients) == len(listed)
    assert len(recipe.instructions) == len(steps)


def test_of_article_and_card_the_card_tells_the_method() -> None:
    listed = "<h3>Ingredients</h3><ul>" + "".join(f"<li>{line}</li>" for line in LIST) + "</ul>"
    article = "".join(
        f"<p>{line}</p>"
        for line in (
            "Making them is a slow process that fills the whole house with its smell, so put the kettle on and follow me.",
            "Good quinces",
            "They are hard, so use a good knife to cut them. Nothing beats the colour that they have at the end, as you will see.",
            "A clear syrup",
            "Stir the sugar into the cider and boil it in a small pot until it is clear. This takes a while, so do not rush.",
        )
    )
    card = "<h3>Instructions</h3><ol>" + "".join(f"<li>{step}</li>" for step in STEPS) + "</ol>"
    filler = "<h2>What people ask</h2><p>Our quinces come from an old garden by the river.</p>"
    page = f"<h1>Baked quinces</h1>{listed}<h3>How to make it</h3>{article}{filler}{listed}{card}"
    recipe = extract(FetchedPage("https://kitchen.example/quinces", f"<html><body>{page}</body></html>".encode())).recipe
    assert recipe.ingredients == LIST
    assert recipe.instructions == STEPS


def test_a_line_drawn_above_all_steps_ends_nothing() -> None:
    assert told("75 min", "* * *", *STEPS)[-3:] == STEPS
