"""``ingredients --scale``: the same lines for more or fewer people."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from galley_watch.commands import main


def test_scaled_lines_in_json_keep_the_line_as_given(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = tmp_path / "lines.txt"
    lines.write_text("2 cups flour\n2 (14 oz) cans beans\npinch of salt\n", "utf-8")
    assert main(["ingredients", "--lang", "en", "--scale", "3/2", "--json", str(lines)]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["text"] for answer in answers] == ["2 cups flour", "2 (14 oz) cans beans", "pinch of salt"]
    assert [answer["quantity"] for answer in answers] == ["3", "3", None]
    assert answers[1]["tree"]["text"] == "3 (14 oz) cans beans"


@pytest.mark.parametrize("factor", ["0", "-1", "many", "1/0", "1001", "nan", "inf", "1e999", ""])
def test_a_factor_that_is_none_is_said_in_words(factor: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ingredients", f"--scale={factor}"]) == 2
    assert "is no factor" in capsys.readouterr().err
