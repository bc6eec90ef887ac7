"""Golden notes: each ``fixtures/notes/NAME.json`` gives ``NAME.md`` byte for byte, and others read it as it is meant."""

from __future__ import annotations

import shutil
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest

from galley_watch.notes import render_note
from galley_watch.notes.escape import escape_inline
from galley_watch.notes.plain_text import plain
from galley_watch.values.recipe import InstructionSection
from tests.notes.reading import as_recipemd, check_does_nothing, properties
from tests.notes.regenerate import FOLDER, LAYOUTS, layout_fixture, regenerate, staged_fixture

FIXTURES = sorted(FOLDER.glob("*.json"))


def fixture_note(name: str) -> str:
    return render_note(staged_fixture(FOLDER / f"{name}.json"))


def test_fixtures_are_found() -> None:
    assert len(FIXTURES) >= 12
    assert {path.stem for path in FIXTURES} == {path.stem for path in FOLDER.glob("*.md")}


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_the_same_row_gives_the_same_note(path: Path) -> None:
    staged = staged_fixture(path)
    assert render_note(staged) == render_note(staged)
    assert render_note(staged).encode() == path.with_suffix(".md").read_bytes()


@pytest.mark.parametrize("path", sorted(LAYOUTS.glob("*.template")), ids=lambda path: path.stem)
def test_the_same_template_gives_the_same_note(path: Path) -> None:
    note = layout_fixture(path)
    assert note.encode() == path.with_suffix(".md").read_bytes()
    assert properties(note)["galley_id"] == "r-10015445"


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_every_reader_takes_it(path: Path) -> None:
    staged = staged_fixture(path)
    recipe = staged.read.recipe
    note = render_note(staged)
    found = properties(note)
    assert found["galley_id"] == staged.galley_id
    assert found["tags"][0] == "recipe"
    assert not any(isinstance(value, dict) for value in found.values())
    read = as_recipemd(note)
    assert read.title == escape_inline(plain(recipe.title))
    assert len(list(read.leaf_ingredients)) == len(recipe.ingredients)
    if path.stem != "hostile":
        check_does_nothing(note.replace(staged.galley_id, "r-1"))


def test_recipemd_reads_groups_amounts_tags_and_yields() -> None:
    read = as_recipemd(fixture_note("sections"))
    assert read.title == "Harbour chowder with leeks"
    assert read.tags == ["soup", "one pot: winter"]
    assert [(amount.factor, amount.unit) for amount in read.yields] == [(Decimal(4), "servings")]
    (ingredients,) = read.ingredient_groups
    assert ingredients.title == "Ingredients"
    base, finish = ingredients.ingredient_groups
    assert (base.title, finish.title) == ("Base", "To finish")
    amounts = [(line.amount and (line.amount.factor, line.amount.unit), line.name) for line in read.leaf_ingredients]
    assert amounts == [
        ((Decimal(2), None), "leeks, sliced"),
        ((Decimal("1.5"), "tbsp"), "butter"),
        ((Decimal(500), "ml"), "milk"),
        ((Decimal(300), "g"), "smoked haddock"),
        (None, "black pepper"),
    ]


def test_what_needs_a_look_stands_directly_under_the_title_and_only_then() -> None:
    flagged = fixture_note("sections").splitlines()
    title = flagged.index("# Harbour chowder with leeks")
    assert flagged[title + 2 : title + 5] == [
        "> [!warning] Check",
        "> - ingredient 5: no quantity",
        "> - cook_minutes: page says 20-25",
    ]
    read = as_recipemd(fixture_note("sections"))
    assert read.description is not None
    assert read.description.startswith("> [!warning] Check")
    assert read.description.endswith("A thick fish soup for a cold evening.")
    assert as_recipemd(fixture_note("everything")).description == "Saftig, mit Streuseln – schmeckt am zweiten Tag noch besser."


def test_amounts_are_set_apart_only_where_recipemd_reads_the_same_quantity() -> None:
    read = {line.name: line.amount and line.amount.factor for line in as_recipemd(fixture_note("ranges-and-sums")).leaf_ingredients}
    assert read == {
        "1-2 onions": None,
        "1,000 g potatoes": None,
        "tomatoes": Decimal(2),
        "1–2 tsp chilli flakes": None,
        "a pinch of salt": None,
        "3 tbsp": None,
        "coriander": Decimal(2),
        "lime": Decimal(1),
        "rice": None,
    }


def test_decimal_commas_vulgar_fractions_and_other_digits_are_amounts() -> None:
    german = [line.amount and (line.amount.factor, line.amount.unit) for line in as_recipemd(fixture_note("everything")).leaf_ingredients]
    assert german == [(Decimal("1.5"), "kg"), (Decimal(2), "EL"), (Decimal(500), "g"), (Decimal(1), "Würfel"), (Decimal("0.25"), "l")]
    rolls = [line.amount and line.amount.factor for line in as_recipemd(fixture_note("no-sections")).leaf_ingredients]
    assert rolls == [Decimal(250), Decimal("0.5"), Decimal("1.5"), Decimal(7)]
    persian = [line.amount and line.amount.factor for line in as_recipemd(fixture_note("persian")).leaf_ingredients]
    assert persian == [Decimal(2), None, Decimal(200)]


def test_front_matter_of_a_full_recipe() -> None:
    found = properties(fixture_note("everything"))
    assert found["keywords"] == ["Obst", "Hefeteig", "süß, saftig"]
    assert found["nutrition"] == ["calories: 310 kcal", "fat: 9 g"]
    assert (found["prep_minutes"], found["cook_minutes"], found["total_minutes"]) == (40, 35, 120)
    assert found["image"] == "https://example.com/b/kuchen.jpg?w=800"
    assert found["tags"] == ["recipe", "backen/obst"]
    assert (found["status"], found["approved"], found["confidence"], found["review_flags"]) == ("inbox", False, 0.9, [])
    assert "servings" not in found
    assert "![" not in fixture_note("everything")


def test_a_text_without_a_source_says_so() -> None:
    note = fixture_note("pasted-text")
    assert properties(note)["source"] == ""
    assert properties(note)["tags"] == ["recipe", "pancakes", "quick-meals"]
    assert note.endswith("From a text that you saved.\n")


def test_regenerating_refuses_to_overwrite_unless_forced(tmp_path: Path) -> None:
    source = tmp_path / "sections.json"
    shutil.copy(FOLDER / "sections.json", source)
    assert regenerate(tmp_path, force=False) == []
    golden = source.with_suffix(".md")
    golden.write_text("edited")
    assert regenerate(tmp_path, force=False) == ["sections.md"]
    assert golden.read_text() == "edited"
    assert regenerate(tmp_path, force=True) == []
    assert golden.read_bytes() == (FOLDER / "sections.md").read_bytes()


def test_sentences_whose_line_break_was_lost_are_parted_by_a_blank() -> None:
    staged = staged_fixture(FOLDER / "everything.json")
    step = "Let it rest.Then bake it at 180 °C.See www.Example.com, St.Gallen and Dr.Weber."
    recipe = replace(staged.read.recipe, instruction_sections=(InstructionSection(None, (step,)),))
    note = render_note(replace(staged, read=replace(staged.read, recipe=recipe)))
    assert "1. Let it rest. Then bake it at 180 °C.See www.Example.com, St.Gallen and Dr.Weber." in note
