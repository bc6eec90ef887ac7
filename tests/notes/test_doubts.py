"""What needs a look is said in the note's language, in the call-out and in ``review_flags`` alike."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from galley_watch.notes import layout_of, render_note, render_recipemd
from galley_watch.notes.doubts import _SAID_AS, doubts_in
from galley_watch.notes.escape import escape_block
from galley_watch.notes.plain_text import plain
from galley_watch.notes.properties import inert
from galley_watch.notes.word_tables import WORDS, words_for
from galley_watch.score import WEIGHTS, score
from galley_watch.values.confidence import RecipeConfidence
from galley_watch.values.extraction import Evidence, Extraction, Signal
from galley_watch.values.staged import StagedRecipe
from tests.notes.reading import parts_of, properties, split
from tests.notes.regenerate import FOLDER, staged_fixture

LANGUAGES = sorted(set(WORDS) - {"en"})
ENGLISH = {f"{field}.{name}": words for (field, name), (_, words) in WEIGHTS.items() if words}
HOLES = re.compile(r"\{\d\}")


def doubtful(*signals: Signal) -> StagedRecipe:
    staged = staged_fixture(FOLDER / "sections.json")
    confidence = score(Extraction(staged.read.recipe, Evidence((), signals)), ())
    return replace(staged, read=replace(staged.read, confidence=confidence))


def shown_flags(note: str) -> list[str]:
    return parts_of(split(note)[1].split("\n## ")[0]).items


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_doubt_has_its_sentence_with_the_same_numbers(language: str) -> None:
    sentences = WORDS[language].doubts
    for name, english in ENGLISH.items():
        assert sorted(HOLES.findall(sentences[_SAID_AS.get(name, name)])) == sorted(HOLES.findall(english)), name
        assert sentences[_SAID_AS.get(name, name)] != english
    for sentence in sentences.values():
        filled = sentence.format(3, 9)
        assert plain(filled) == inert(filled) == escape_block(filled) == filled
    assert set(sentences) <= {_SAID_AS.get(name, name) for name in ENGLISH}, "words for what nobody says any more"


def test_what_is_said_alike_in_english_is_said_alike() -> None:
    assert all(ENGLISH[name] == ENGLISH[other] for name, other in _SAID_AS.items())


def test_call_out_and_flags_are_in_the_notes_language() -> None:
    staged = doubtful(Signal("ingredients", "amounts_missing_in_most", (3, 9)), Signal("instructions", "very_short"))
    note = render_note(staged, layout_of(None, "de"))
    expected = ["bei 3 von 9 Zutaten fehlt die Menge", "die Zubereitung ist sehr kurz"]
    assert properties(note)["review_flags"] == expected
    assert shown_flags(note) == expected
    assert "manca la quantità in 3 ingredienti su 9" in render_recipemd(staged, "it")
    assert "3 of 9 ingredients have no amount" in render_note(staged)


def test_what_says_in_part_what_another_says_whole_is_left_out() -> None:
    silent, nothing = Signal("ingredients", "text_silent"), Signal("ingredients", "none_on_page")
    both = RecipeConfidence(0.5, (), ("silent", "nothing"), (silent, nothing))
    assert doubts_in(both, words_for("de", None)) == (WORDS["de"].doubts["ingredients.none_on_page"],)
    assert doubts_in(both, words_for("en", None)) == ("nothing",)
    other_field = RecipeConfidence(0.5, (), ("silent", "nothing"), (silent, replace(nothing, field="instructions")))
    assert doubts_in(other_field, words_for("en", None)) == ("silent", "nothing")


def test_the_recipes_own_language_counts_where_the_option_says_so() -> None:
    staged = doubtful(Signal("instructions", "very_short"))
    french = replace(staged, read=replace(staged.read, trees=(), recipe=replace(staged.read.recipe, language="fr-CA")))
    assert "la préparation est très courte" in render_note(french, layout_of(None, "recipe"))


@pytest.mark.parametrize("doubts", [(), (Signal("title", "of_a_newer_program"),), (Signal("ingredients", "few_lines", ()),)])
def test_what_has_no_words_is_said_in_english(doubts: tuple[Signal, ...]) -> None:
    confidence = RecipeConfidence(0.5, (), ("something is odd",), doubts)
    assert doubts_in(confidence, words_for("de", None)) == ("something is odd",)
