"""The one reading of front matter, through both of its doors: that of notes, and the forgiving one of drop files."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.front_matter import front_matter, front_matter_lines, statements
from galley_watch.links.note_properties import note_properties

DOORS: dict[str, Callable[[str], object]] = {"notes": front_matter, "links": note_properties}
door = pytest.mark.parametrize("read", DOORS.values(), ids=DOORS)


def _seconds(read: Callable[[str], object], text: str) -> float:
    """Of the processor, the shortest of some runs: the machine has other things to do."""
    times = []
    for _ in range(5):
        began = process_time()
        assert read(text) is not None
        times.append(process_time() - began)
    return min(times)


@door
@pytest.mark.parametrize(
    "line",
    [
        "a{0}",
        "a{0}x",
        '"a{0}',
        '"a"{0}x',
        "a:{0}x",
        "{0}",
        "{0}a: x",
        "{0}- x{0}",
        "a: [x{0}]",
        "a: [x]{0}]",
        'a: [{0}"]',
        "a: x{0}#",
        "a: '{0}",
        'a: "x"{0}',
        "---{0}x",
    ],
)
def test_a_line_of_blanks_is_gone_through_once(read: Callable[[str], object], line: str) -> None:
    """Sixteen times as long takes some sixteen times as long; 256 times where each blank is tried with each other."""
    short, long = ("---\n" + line.format(" " * blanks) + "\n---\n" for blanks in (2_000, 32_000))
    assert _seconds(read, long) < 80 * max(_seconds(read, short), 20e-6)


@door
@pytest.mark.parametrize(
    ("before", "piece", "after"),
    [
        ("a:\n", "- x\n", ""),
        ("a: [", "x, ", "]\n"),
        ("a: [", "' ", "]\n"),
        ("a: ", "]", "\n"),
        ("a: [", "] #", "]x\n"),
        ("", "a: x\n", ""),
        ("", "  a: x\n", ""),
        ("a: |\n", " x\n", ""),
        ('a: "', '\\"', "\n"),
        ("a: '", "''", "\n"),
        ("", "--- x\n", ""),
    ],
)
def test_very_many_pieces_are_gone_through_once(read: Callable[[str], object], before: str, piece: str, after: str) -> None:
    short, long = (_seconds(read, f"---\n{before}{piece * pieces}{after}\n---\n") for pieces in (2_000, 32_000))
    assert long < 80 * max(short, 20e-6)


def test_no_item_is_lost_among_very_many() -> None:
    for text in ("a:\n" + "- x\n" * 32_000, "a: [" + "x, " * 32_000 + "]\n"):
        found, forgiven = front_matter(f"---\n{text}---\n"), note_properties(f"---\n{text}---\n")
        assert found == {"a": ("x",) * 32_000}
        assert forgiven is not None
        assert forgiven.values == {"a": ("x",) * 32_000}


TEXT = st.text(alphabet="-:\n\r \"'[]{}#,|>ab\\x\ufeff", max_size=60)


@given(TEXT)
def test_both_doors_find_the_same_block(text: str) -> None:
    text = f"---\n{text}\n---\nbody\n"
    lines, forgiven = front_matter_lines(text), note_properties(text)
    assert lines is not None
    assert forgiven is not None
    assert forgiven.lines == len(lines) + 2
    assert text.split("\n")[forgiven.lines :] == forgiven.body.split("\n")


@given(TEXT)
def test_a_drop_file_has_the_keys_that_a_note_has(text: str) -> None:
    found, forgiven = front_matter(f"---\n{text}\n---\n"), note_properties(f"---\n{text}\n---\n")
    assert found is not None
    assert forgiven is not None
    assert {key.lower() for key in found} <= set(forgiven.values)


def test_a_drop_file_may_begin_with_blank_lines_and_a_note_may_not() -> None:
    text = "\n \n---\na: x\n---\n\nbody"
    found = note_properties(text)
    assert found is not None
    assert (found.values, found.lines, found.body) == ({"a": ("x",)}, 5, "\nbody")
    assert front_matter(text) is None


def test_a_key_inside_of_another_is_asked_for_and_replaces_none() -> None:
    text = "---\nclip:\n  Source: inside\n  by:\n    - me\nsource: outer\nother:\n  source: no\n  - nor this\n---\n"
    found = note_properties(text)
    assert found is not None
    assert found.values == {"clip": (), "source": ("outer",), "by": ("me",), "other": ()}
    assert front_matter(text) == {"clip": ("me",), "source": "outer", "other": ("nor this",)}
    assert [s.key for s in statements(["a: x", " b: y"])] == ["a"]


def test_a_text_below_a_key_has_no_keys_in_it() -> None:
    text = "---\nabout: >\n  url: no\n\n  - nor this\nurl: x\n---\n"
    found = note_properties(text)
    assert found is not None
    assert found.values == {"about": ("url: no  - nor this",), "url": ("x",)}


@pytest.mark.parametrize(
    ("written", "values"),
    [
        ("[#a, \"b, c\" , 'it''s']  # three", ("#a", "b, c", "it's")),
        ("[[A page]]", ("[[A page]]",)),
        ("[A page](https://soup.example/a)", ("[A page](https://soup.example/a)",)),
        ("[Quick] Leek soup", ("[Quick] Leek soup",)),
        ('"Best" leek soup', ('"Best" leek soup',)),
        ('"Best leek soup" # it is', ("Best leek soup",)),
        ("#1 leek soup", ("#1 leek soup",)),
        ("Leek soup # mine", ("Leek soup",)),
        ("", ()),
        ("[]", ()),
    ],
)
def test_a_drop_file_is_read_as_its_writer_meant_it(written: str, values: tuple[str, ...]) -> None:
    found = note_properties(f"---\nkey: {written}\n---\n")
    assert found is not None
    assert found.values == {"key": values}
