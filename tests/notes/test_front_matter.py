"""Reading front matter back, as people and their tools leave it."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.front_matter import front_matter
from galley_watch.notes import galley_id_of
from galley_watch.notes.properties import inert, quoted
from tests.notes.regenerate import FOLDER

NOTES = sorted(FOLDER.glob("*.md"))


@pytest.mark.parametrize("path", NOTES, ids=lambda path: path.stem)
def test_our_own_notes_read_as_yaml_does(path: Path) -> None:
    text = path.read_text("utf-8")
    found = front_matter(text)
    expected = yaml.load(text[4 : text.index("\n---\n")], yaml.BaseLoader)
    assert found == {key: tuple(value) if isinstance(value, list) else value for key, value in expected.items()}


@pytest.mark.parametrize(
    "text",
    [
        '---\ngalley_id: "r-1"\n---\n',
        "---\ngalley_id: r-1\n---\n",
        "---\ngalley_id: 'r-1'\n---",
        "\ufeff---\r\ntitle: x\r\ngalley_id: r-1 # ours\r\n---\r\nbody",
        '--- \n\n# comment\n  \ntags: [a, b]\n"galley_id":   r-1  \n...\n',
        "---\nkeywords:\n- a\n- b\nnested:\n  deep: {x: y}\ngalley_id: r-1\nx: |\n  block\n---\n",
    ],
)
def test_an_id_is_found_however_it_is_written(text: str) -> None:
    assert galley_id_of(text) == "r-1"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "---",
        "---\ngalley_id: r-1\n",
        "\n---\ngalley_id: r-1\n---\n",
        "# galley_id: r-1",
        "---\n# galley_id: r-1\n---\n",
        "---\ngalley_id:\n---\n",
        "---\nx: galley_id\n---\ngalley_id: r-1",
        "----\ngalley_id: r-1\n---\n",
        "---\ngalley_id:\n  - r-1\n  - r-2\n---\n",
        "---\ngalley_id: {{galley_id}}\n---\n",
    ],
)
def test_no_id_where_there_is_none(text: str) -> None:
    assert galley_id_of(text) is None


def test_lists_quotes_and_the_last_of_doubled_keys() -> None:
    found = front_matter("---\na: [x, 'y, z', \"q\\\"r\"]\nb:\n  - 'it''s'\n  - \"\\u00e9\\x41\\n\"\nc: 1\nc: 2\nd:\ne: []\nf: a#b\n---\n")
    assert found == {"a": ("x", "y, z", 'q"r'), "b": ("it's", "éA\n"), "c": "2", "d": "", "e": (), "f": "a#b"}


@given(st.text(max_size=60))
def test_what_we_quote_reads_back(text: str) -> None:
    value = inert(text)
    assert front_matter(f"---\nkey: {quoted(value)}\nlist:\n  - {quoted(value)}\n---\n") == {"key": value, "list": (value,)}
    assert yaml.safe_load(f"key: {quoted(value)}") == {"key": value}


@given(st.text(alphabet="-:\n\r \"'[]{}#,ab\\x\ufeff", max_size=60))
def test_any_text_is_taken_without_an_error(text: str) -> None:
    front_matter("---\n" + text + "\n---\n")


def test_a_key_loses_the_blanks_before_its_colon_only() -> None:
    assert front_matter('---\nmy key  : x\n"quoted " : y\nq:\n---\n') == {"my key": "x", "quoted ": "y", "q": ""}


def test_of_a_doubled_key_the_last_list_counts() -> None:
    assert front_matter("---\na:\n- x\nb: y\na:\n- z\na2: [p]\n- q\n---\n") == {"a": ("z",), "b": "y", "a2": ("p", "q")}
