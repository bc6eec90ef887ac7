"""Whatever a page says comes out as text in every position and does nothing."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galley_watch.notes import render_note
from galley_watch.notes.escape import escape_block, escape_inline
from galley_watch.notes.plain_text import TEXT_LIMIT, plain, without_loose_marks
from galley_watch.notes.properties import inert
from galley_watch.values.confidence import RecipeConfidence
from galley_watch.values.ingredient import Amount, IngredientTree, LineKind, Measure, Span
from galley_watch.values.reading import ReadRecipe
from galley_watch.values.recipe import IngredientGroup, InstructionSection, Nutrient, Recipe
from galley_watch.values.staged import StagedRecipe
from tests.notes.payloads import ORDINARY, PAYLOADS
from tests.notes.reading import check_does_nothing, properties


def hostile_everywhere(text: str) -> StagedRecipe:
    line = f"2 cups {text}"
    amount = Span(0, len("2 cups"))
    tree = IngredientTree(line, LineKind.INGREDIENT, "en", (Amount((Measure(Fraction(2), None, None, amount),), amount),), lead=amount)
    trees = (tree, IngredientTree(text, LineKind.PROSE, "en"))
    recipe = Recipe(
        title=text,
        ingredient_groups=(IngredientGroup(text, (line, text)),),
        instruction_sections=(InstructionSection(text, (text, "Serve.", text, "Chill it.", "Rest", text), names=(2, 4)),),
        description=f"{text} soup",
        yields=text,
        image=text,
        author=text,
        language=text,
        categories=(text,),
        cuisines=(text,),
        keywords=(text, "soup"),
        equipment=(text,),
        notes=(text,),
        nutrition=(Nutrient(text, text),),
        video=text,
        other_recipes=(text,),
    )
    read = ReadRecipe(recipe, trees, RecipeConfidence(0.5, (), (text,)))
    return StagedRecipe(1, 1, "r-1", text, 1_796_000_000_000, read, tags=(text,), folders=(text,))


def check_shown_as_text(text: str) -> None:
    note = render_note(hostile_everywhere(text))
    parts = check_does_nothing(note)
    line, long = plain(text), plain(text, TEXT_LIMIT)
    heading = [(3, line)] if line else []
    shown_title = line or "Untitled recipe"
    assert [h for h in parts.headings if h[0] != 2] == [(1, shown_title), *(heading if line else []), *heading]
    if not line:
        return
    assert parts.items[:1] == [line]
    assert f"2 cups{without_loose_marks(f' {line}')}" in parts.items
    assert long in parts.items
    assert any(item in parts.items for item in (f"{line}: Chill it.", f"{line} Chill it."))
    assert f"Rest: {long}" in parts.items
    assert parts.items[-1] == line
    assert plain(f"{text} soup", TEXT_LIMIT) in parts.paragraphs
    assert f"{line}, soup" in parts.paragraphs


@pytest.mark.parametrize("text", PAYLOADS, ids=lambda text: ascii(text[:24]))
def test_a_payload_is_shown_and_does_nothing_in_any_position(text: str) -> None:
    check_shown_as_text(text)


def test_there_are_payloads_enough() -> None:
    assert len(set(PAYLOADS)) >= 60


FRAGMENTS = st.sampled_from(
    [
        *"*_`<>[]()!#^%=:~{}$&\\-+.1 a|@,/\"'½é猫",
        "\n",
        "  ",
        "http://",
        "<%",
        "[[",
        "](",
        "::",
        "%%",
        "&lt;",
        "\u200d",
        "\u202e",
        "😀",
        "\ufe0f",
    ]
)


@settings(max_examples=250, deadline=None)
@given(st.lists(FRAGMENTS, max_size=14).map("".join))
def test_any_mixture_of_markers_is_shown_as_text(text: str) -> None:
    check_shown_as_text(text)


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=40))
def test_any_text_is_shown_as_text(text: str) -> None:
    check_shown_as_text(text)


@settings(max_examples=100, deadline=None)
@given(st.lists(FRAGMENTS, max_size=14).map("".join))
def test_an_address_cannot_leave_its_brackets(tail: str) -> None:
    url = f"https://example.com/{tail}"
    staged = hostile_everywhere("x")
    recipe = replace(staged.read.recipe, video=url, image=url)
    note = render_note(replace(staged, source_url=url, read=replace(staged.read, recipe=recipe)))
    parts = check_does_nothing(note)
    assert len(parts.links) == 2
    assert all(link.startswith("https://example.com") for link in parts.links)
    assert parts.paragraphs[-3].startswith("Saved from example.com")


@pytest.mark.parametrize(
    "url",
    [
        "javascript:alert(1)",
        "obsidian://open",
        "file:///etc/passwd",
        "data:text/html,x",
        "https://",
        "http://[",
        "//a",
        "\nhttps://x.example",
    ],
)
def test_only_web_addresses_become_links(url: str) -> None:
    staged = hostile_everywhere("x")
    note = render_note(replace(staged, source_url=url, read=replace(staged.read, recipe=replace(staged.read.recipe, video=url, image=url))))
    assert check_does_nothing(note).links == []


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("~a~ of ~200 g", "\\~a\\~ of ~200 g"),
        ("<%x%>", "<\\%x%>"),
        ("a::b", "a:\\:b"),
        ("*a* b* c", "\\*a\\* b\\* c"),
        ("[[a]] [b]", "\\[\\[a]] [b]"),
        ("R&D; &lt;", "R&D; \\&lt;"),
        ("#1 #one", "#1 \\#one"),
    ],
)
def test_the_backslash_stands_only_where_something_would_act(text: str, written: str) -> None:
    assert escape_inline(text) == written


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("`$= dv.pages()`", "'$= dv.pages()'"),
        ("a ` b", "a ` b"),
        ("<% x %>", "< % x %>"),
        ("[[a]]", "[ [a]]"),
        ("![a](b)", "! [a] (b)"),
        ("obsidian://x https://y", "obsidian: //x https://y"),
        ("{{a}} <b> 3 < 4", "{ {a}} < b> 3 < 4"),
    ],
)
def test_in_a_property_a_blank_stands_inside_the_marker(text: str, written: str) -> None:
    assert inert(text) == written


@pytest.mark.parametrize("text", ORDINARY)
def test_ordinary_text_stays_as_it_is(text: str) -> None:
    assert plain(text) == text
    assert escape_inline(text) == text
    if not text.startswith(("*", "[")):
        assert escape_block(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "می‌توان",
        "क्‍या",
        "👩‍👩‍👧‍👦 family",
        "❤️ heart",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "葛\U000e0100",
        "👍🏽",
    ],
)
def test_joiners_that_languages_and_emoji_need_stay(text: str) -> None:
    assert plain(text) == text


def test_megabytes_are_cut_with_a_sign() -> None:
    note = render_note(hostile_everywhere("word " * 400_000))
    assert len(note) < 200_000
    assert properties(note)["title"].endswith("…")
