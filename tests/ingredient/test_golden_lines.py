"""Golden lines of each language: invented, labelled by hand. ``xx.jsonl`` holds lines that must all be read as labelled; ``xx-more.jsonl``
lines that were labelled before the grammar saw them: of these, nearly all.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from galley_watch.ingredient import guess_language, parse_line, summary
from galley_watch.ingredient.languages import codes

FIXTURES = Path(__file__).parents[2] / "fixtures" / "ingredients"
LEAST_RIGHT = {"quantity": 0.995, "unit": 0.985, "name": 0.98}
ROWS = [
    (path.stem, json.loads(line)) for path in sorted(FIXTURES.glob("??.jsonl")) for line in path.read_text("utf-8").splitlines() if line
]


@pytest.mark.parametrize(("language", "row"), ROWS, ids=[f"{language}: {row['text']}" for language, row in ROWS])
def test_line_is_read_as_a_cook_reads_it(language: str, row: dict[str, object]) -> None:
    answer = summary(parse_line(str(row["text"]), language))
    assert {key: answer[key] for key in row} == row


def test_every_language_has_golden_lines() -> None:
    assert {path.stem for path in FIXTURES.glob("??.jsonl")} == set(codes())


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("??-more.jsonl")), ids=lambda path: str(path.stem))
def test_nearly_all_further_lines_are_read_as_labelled(path: Path) -> None:
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    answers = [summary(parse_line(row["text"], path.stem[:2])) for row in rows]
    wrong = {key: [row["text"] for row, answer in zip(rows, answers, strict=True) if answer[key] != row[key]] for key in LEAST_RIGHT}
    for key, least in LEAST_RIGHT.items():
        assert len(rows) - len(wrong[key]) >= least * len(rows), wrong[key]
    other_kind = [row["text"] for row in rows if "kind" in row and parse_line(row["text"], path.stem[:2]).kind != row["kind"]]
    assert not other_kind


@pytest.mark.parametrize("language", codes())
def test_a_recipe_tells_its_language(language: str) -> None:
    lines = [str(row["text"]) for code, row in ROWS if code == language]
    recipes = [lines[start : start + 8] for start in range(0, len(lines) - 7, 8)]
    right = sum(guess_language(recipe) == language for recipe in recipes)
    assert right >= len(recipes) - 1, [guess_language(recipe) for recipe in recipes]
