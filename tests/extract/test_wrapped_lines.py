"""Text that a mail program, a typewriter or a PDF broke into lines: steps and ingredients are whole again, other lines stay."""

from __future__ import annotations

import re
import textwrap

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.extract import extract
from galley_watch.extract.page_text.wrapped_lines import unwrapped
from galley_watch.values.page import FetchedPage, RawText

INGREDIENTS = ("250 g celeriac", "2 leeks", "40 g butter", "1 litre stock", "nutmeg")
STEPS = (
    "Peel the celeriac, cut it into small cubes and put them straight into cold water with a squeeze of lemon so that they stay white.",
    "Slice the leeks into rings and wash them well. Melt the butter in a wide pot and soften the leeks in it for ten minutes.",
    "Drain the celeriac, stir it into the leeks and pour on the stock. Simmer under a lid until everything is tender.",
    "Blend the soup, season with nutmeg and serve.",
)


def pasted(steps: list[str], between: str = "\n") -> tuple[str, ...]:
    text = "\n".join(["Celeriac and leek soup", "", "Ingredients", *INGREDIENTS, "", "Method", between.join(steps)])
    recipe = extract(RawText(text)).recipe
    assert recipe.ingredients == INGREDIENTS
    return recipe.instructions


@given(st.integers(56, 90))
def test_numbered_steps_that_a_mail_broke_at_any_width(width: int) -> None:
    broken = [textwrap.fill(f"{number}. {step}", width) for number, step in enumerate(STEPS, 1)]
    assert pasted(broken) == STEPS


@given(st.integers(56, 90))
def test_paragraphs_that_a_mail_broke_at_any_width(width: int) -> None:
    assert pasted([textwrap.fill(step, width) for step in STEPS], "\n\n") == STEPS


def test_lines_of_a_pdf_are_broken_by_inches() -> None:
    broken = (
        "Peel the celeriac, cut it into small cubes and put them straight into cold\nwater with a squeeze of lemon so that they stay\n"
        "white.\n\nSlice the leeks into rings and wash them well. Melt the butter in a wide\n"
        "pot and soften the leeks in it for ten minutes.\n\n"
        "Drain the celeriac, stir it into the leeks and pour on the stock. Simmer\nunder a lid until everything is tender.\n\n"
        "Blend the soup, season with nutmeg and serve."
    )
    assert pasted([broken]) == STEPS


def test_numbers_in_brackets_and_words_that_a_hyphen_parts() -> None:
    lines = [
        "PROCEDURE",
        "     (1)  Beat the egg whites until they stand in peaks, then fold in",
        "          the sugar a spoon at a time.",
        "     (2)  Drop spoonfuls on a sheet and press a well into each.  Flat-",
        "          ten nothing else, and let the sugar-",
        "          spoon rest in the bowl.",
    ]
    assert [line.split(maxsplit=1)[1] for line in unwrapped(lines)[1:]] == [
        "Beat the egg whites until they stand in peaks, then fold in the sugar a spoon at a time.",
        "Drop spoonfuls on a sheet and press a well into each.  Flatten nothing else, and let the sugar-spoon rest in the bowl.",
    ]


def test_an_ingredient_goes_on_where_its_next_line_is_set_in_or_a_bracket_is_open() -> None:
    lines = [
        "1 large savoy cabbage, the outer leaves taken off and the rest",
        "  cut into ribbons",
        "400 g sausage (the kind that is sold raw and smells a little of",
        "garlic)",
        "2 onions",
        "",
        "Fry the sausage in its own fat in a wide pot, take it out and leave",
        "the onions to brown in what is left. Add the cabbage and put a lid",
        "on the pot. Return the sausage.",
    ]
    assert unwrapped(lines) == [
        "1 large savoy cabbage, the outer leaves taken off and the rest cut into ribbons",
        "400 g sausage (the kind that is sold raw and smells a little of garlic)",
        "2 onions",
        "",
        "Fry the sausage in its own fat in a wide pot, take it out and leave the onions to brown in what is left. "
        "Add the cabbage and put a lid on the pot. Return the sausage.",
    ]


@pytest.mark.parametrize(
    "lines",
    [
        ["Mix the ricotta with the yolk and the parmesan in a bowl.", "Fold in the flour lightly.", "Boil until they float."],
        ["Zwiebeln schälen und in feine Würfel schneiden", "in der Butter mit dem Speck langsam anbraten", "mit der Brühe ablöschen"],
        ["1 cup sugar", "2 eggs", "salt", "pepper", "freshly grated nutmeg"],
        ["chop the onions and put them in a pan with the butter and the oil.", "stir.", "season to taste.", "serve."],
    ],
)
def test_lines_that_nothing_broke_stay(lines: list[str]) -> None:
    assert unwrapped(lines) == lines


@given(
    st.lists(
        st.sampled_from(["", "2 eggs", "stir", "Stir the pot slowly until nothing of the flour can be seen any", "more.", "1. Go", "half-"])
    )
)
def test_nothing_but_breaks_and_hyphens_is_lost(lines: list[str]) -> None:
    whole = unwrapped(lines)
    assert re.sub(r"[\s-]", "", "".join(whole)) == re.sub(r"[\s-]", "", "".join(lines))
    assert len(whole) <= len(lines)


def test_steps_in_a_page_that_keeps_line_breaks() -> None:
    method = "\n".join(textwrap.fill(f"{number}. {step}", 64) for number, step in enumerate(STEPS, 1))
    page = f"<html><body><h1>Soup</h1><pre>Ingredients\n{chr(10).join(INGREDIENTS)}\n\nMethod\n{method}</pre></body></html>"
    assert extract(FetchedPage("https://example.com/soup", page.encode())).recipe.instructions == STEPS


def test_the_last_lines_of_a_pasted_method_are_steps_though_they_say_little() -> None:
    text = "Apfelmus\nZutaten\n1 kg Äpfel\n50 g Zucker\nZimt\nZubereitung\nÄpfel schälen und vierteln\nmit dem Zucker weich kochen\n"
    recipe = extract(RawText(f"{text}durch ein Sieb streichen\nZimt zugeben")).recipe
    assert recipe.instructions[-2:] == ("durch ein Sieb streichen", "Zimt zugeben")


def test_numbers_some_of_which_stand_above_their_step() -> None:
    steps = [
        "(1) Mix the water with the yeast.",
        "(2)",
        "Add the flour and knead the dough well.",
        "(3)",
        "Let it rise.",
        "(4) Bake it for an hour.",
    ]
    text = "\n".join(["Bread", "Ingredients", "300 ml water", "500 g flour", "7 g yeast", "Procedure", *steps])
    assert extract(RawText(text)).recipe.instructions == (
        "Mix the water with the yeast.", "Add the flour and knead the dough well.", "Let it rise.", "Bake it for an hour.",
    )  # fmt: skip
