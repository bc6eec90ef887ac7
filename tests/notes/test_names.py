"""File names for notes: taken by every system that people sync between."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.notes import name_key, note_name
from galley_watch.notes.graphemes import cut_to_bytes, is_boundary
from tests.notes.payloads import PAYLOADS

FORBIDDEN = re.compile(r'[\\/:*?"<>|#^\[\]\x00-\x1f\x7f-\x9f\u200b\u202a-\u202e\u2066-\u2069\ud800-\udfff]')
DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in "0123456789¹²³")}


def free(title: str) -> str:
    return note_name(title, "r-7f3a9c21", lambda name: False)


def check_safe(name: str) -> None:
    assert name.endswith(".md")
    assert len(name.encode()) <= 96
    assert not FORBIDDEN.search(name)
    assert name == unicodedata.normalize("NFC", name)
    assert name[0] not in " .~"
    stem = name.removesuffix(".md")
    assert stem
    assert stem[-1] not in " ."
    assert stem.split(".")[0].rstrip().casefold() not in DEVICES


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Harbour chowder with leeks", "Harbour chowder with leeks.md"),
        ("Soup: the best", "Soup - the best.md"),
        ("1/2 pound cake", "1-2 pound cake.md"),
        ('"Real" pizza?', "'Real' pizza.md"),
        ("Stew [easy] #1", "Stew (easy) 1.md"),
        ("...dots...", "dots.md"),
        (".hidden", "hidden.md"),
        ("CON", "Recipe CON.md"),
        ("nul.txt", "Recipe nul.txt.md"),
        ("com¹", "Recipe com¹.md"),
        ("Conchiglie", "Conchiglie.md"),
        ("Cre\u0300me", "Crème.md"),
        ("", "Untitled recipe.md"),
        ("???", "Untitled recipe.md"),
        ("\u200b\u202e", "Untitled recipe.md"),
        ("親子丼", "親子丼.md"),
        ("🍕", "🍕.md"),
        ("a\nb\tc", "a b c.md"),
        ("~$lock", "lock.md"),
    ],
)
def test_names_from_titles(title: str, name: str) -> None:
    assert free(title) == name
    check_safe(name)


@pytest.mark.parametrize("title", PAYLOADS, ids=lambda text: ascii(text[:24]))
def test_names_of_hostile_titles(title: str) -> None:
    check_safe(free(title))


@given(st.text(max_size=80))
def test_any_title_gives_a_safe_name(title: str) -> None:
    check_safe(free(title))


@given(st.text(max_size=60), st.integers(0, 12))
def test_a_clash_takes_a_suffix_from_the_id_and_stays_safe(title: str, clashes: int) -> None:
    taken: set[str] = set()
    for _ in range(clashes):
        name = note_name(title, "r-7f3a9c21", lambda name: name_key(name) in taken)
        assert name_key(name) not in taken
        check_safe(name)
        taken.add(name_key(name))
    assert all("7f3a9c21" in key for key in list(taken - {name_key(free(title))}))


def test_a_clash_by_case_or_composition_is_one() -> None:
    present = {name_key("CRE\u0300ME.md")}
    assert note_name("Crème", "r-7f3a9c21", lambda name: name_key(name) in present) == "Crème 7f3a9c21.md"


def test_no_free_name_is_an_error_not_a_loop() -> None:
    with pytest.raises(ValueError, match="no free name"):
        note_name("Soup", "r-1", lambda name: True)


@pytest.mark.parametrize(
    "grapheme", ["👩‍👩‍👧‍👦", "👍🏽", "❤️", "🇩🇪", "e\u0301\u0323", "क्षि", "각", "한\u11ab", "🏴\U000e0067\U000e0062\U000e007f"]
)
def test_a_long_title_is_cut_between_graphemes(grapheme: str) -> None:
    for limit in range(60):
        kept = cut_to_bytes(grapheme * 30, limit)
        assert len(kept.encode()) <= limit
        assert kept == grapheme * (len(kept) // len(grapheme))


def test_the_longest_beginning_is_kept() -> None:
    assert cut_to_bytes("abc", 2) == "ab"
    assert cut_to_bytes("äöü", 5) == "äö"
    assert is_boundary("ab", 1)
    assert len(free("ä" * 200).encode()) in (95, 96)
