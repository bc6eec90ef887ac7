"""Golden lines of each language: invented, labelled by hand, one file a language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from galley_watch.ingredient import guess_language, parse_line, summary
from galley_watch.ingredient.languages import codes

FIXTURES = Path(__file__).parents[2] / "fixtures" / "ingredients"
ROWS = [(path.stem, json.loads(line)) for path in sorted(FIXTURES.glob("*.jsonl")) for line in path.read_text("utf-8").splitlines() if line]


@pytest.mark.parametrize(("language", "row"), ROWS, ids=[f"{language}: {row['text']}" for language, row in ROWS])
def test_line_is_read_as_a_cook_reads_it(language: str, row: dict[str, object]) -> None:
    answer = summary(parse_line(str(row["text"]), language))
    assert {key: answer[key] for key in row} == row


def test_every_language_has_golden_lines() -> None:
    assert {path.stem for path in FIXTURES.glob("*.jsonl")} == set(codes())


@pytest.mark.parametrize("language", codes())
def test_a_recipe_tells_its_language(language: str) -> None:
    lines = [str(row["text"]) for code, row in ROWS if code == language]
    recipes = [lines[start : start + 8] for start in range(0, len(lines) - 7, 8)]
    right = sum(guess_language(recipe) == language for recipe in recipes)
    assert right >= len(recipes) - 1, [guess_language(recipe) for recipe in recipes]
