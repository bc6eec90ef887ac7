"""Rules that hold for every text: no exception, no character outside a span, the line printed back, the codec's round trip."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galley_watch.codec import from_json, to_json
from galley_watch.ingredient import parse_line, summary
from galley_watch.ingredient.languages import codes
from galley_watch.ingredient.spans import outermost
from galley_watch.values.ingredient import IngredientTree, LineKind

COOKS_WORDS = (
    "1 2 14 ½ 1/2 1⁄2 0 , . - – ( ) [ ] / + x × & % # * : ' ’ cup cups oz g ml can cans clove garlic or to plus about and a of the"
    " for taste optional chopped finely large 1-inch butter d'huile un EL oder bis etwas Mehl quanto basta q.b. media taza"
    " &frac12; &nbsp; <b> </b> l I demi-tasse five-pound 16-oz-can tspspoon teapsoons each orange juice leaves $0.35 ° of fewer x2"
    " w/ w/o @ ** _ 👉 (2) sized pack cubes with removed ~ — yield can, inch heaping"
)
LANGUAGES = st.sampled_from((*codes(), None, "de-AT", "xx"))
LIKE_A_LINE = st.lists(st.tuples(st.sampled_from(COOKS_WORDS.split()), st.sampled_from((" ", "", "  "))), max_size=14).map(
    lambda pairs: "".join(word + blank for word, blank in pairs)
)


def check(text: str, language: str | None) -> None:
    tree = parse_line(text, language)
    assert tree.text == text
    assert "".join(text[span.start : span.end] for span in outermost(tree)) == text
    places = [span for phrase in (*tree.preparation, *tree.purpose, *tree.comment, *tree.size) if (span := phrase.span)]
    assert all(0 <= span.start < span.end <= len(text) for span in places)
    assert from_json(to_json(tree), IngredientTree) == tree
    assert 0 <= tree.confidence <= 1
    assert (tree.confidence == 1) == (not tree.reasons)
    for measure in (part for amount in tree.amounts for part in amount.parts):
        assert measure.high is None or measure.high > measure.low
    assert summary(tree)["text"] == text


@given(LIKE_A_LINE, LANGUAGES)
@settings(max_examples=600, deadline=None)
def test_lines_made_of_cooks_words(text: str, language: str | None) -> None:
    check(text, language)


@given(st.text(max_size=60), LANGUAGES)
@settings(max_examples=300, deadline=None)
def test_any_text(text: str, language: str | None) -> None:
    check(text, language)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "(",
        ")(",
        "((((1 cup",
        "1/0 cup",
        "99999999999999999999999 g salt",
        "٣ أكواب",
        "1²/₀ cup",
        "½" * 50,
        "1 - " * 60,
        "\ud800 2 cups",
        "2 cups\x00flour\u200b",
    ],
)
def test_awkward_text(text: str) -> None:
    tree = parse_line(text, "en")
    assert "".join(text[span.start : span.end] for span in outermost(tree)) == text


@pytest.mark.parametrize(
    "piece", ["1 (", "1 can (", "1 cup/", "1 g 1 cup ", "or 1 cup ", "a few ", "plus 1 cup ", "½-", "chopped, ", "2 x 1 g ("]
)
@pytest.mark.parametrize("times", [3, 20, 120])
def test_repetition_neither_recurses_nor_multiplies(piece: str, times: int) -> None:
    check(piece * times, "en")


def test_a_very_long_line_is_prose() -> None:
    assert parse_line("2 cups (a, b or c) and 1/2 of " * 3000, "en").kind is LineKind.PROSE
