"""Damaged JSON: what it still states is read, whatever stands around it, and nothing is ever raised."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.extract.markup.json_scripts import read_script
from galley_watch.extract.markup.loose_json import loose_values

WORDS = st.text(alphabet=st.sampled_from("abc äß 1,.:;!?-/&'"), max_size=12).map(lambda words: f"x{words}x")
VALUES = st.recursive(
    WORDS | st.booleans() | st.none() | st.integers(-9_999, 9_999),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(WORDS, VALUES, max_size=5))
def test_sound_json_is_read_as_it_is(value: dict[str, Any]) -> None:
    assert loose_values(json.dumps(value)) == [value]


@given(st.text(alphabet=st.sampled_from("{}[]\",:'“”\\ \n<>/*-1abtrue&quot;"), max_size=200))
def test_nothing_is_raised_whatever_the_damage(text: str) -> None:
    assert all(isinstance(value, dict | list) for value in loose_values(text))
    read_script("{" + text)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ('{"a": "1" "b": "2"}', {"a": "1", "b": "2"}),
        ('{"a": ["1"\n"2"]}', {"a": ["1", "2"]}),
        ('{"a": "he said "yes", then left"}', {"a": 'he said "yes", then left'}),
        ("{'a': 'it\\'s'}", {"a": "it's"}),
        ("{“a”: “b”}", {"a": "b"}),
        ('{""a"": ""b""}', {"a": "b"}),
        ('{"a": , "b": 2}', {"b": 2.0}),
        ('{"a": "b', {"a": "b"}),
        ('{"a": ["b", "c"', {"a": ["b", "c"]}),
        ('{"a": "b"}}', {"a": "b"}),
        ("{a: b c, d: None}", {"a": "b c", "d": None}),
        ('{<br />"a": "b",<br />"c": "d"<br />}', {"a": "b", "c": "d"}),
    ],
)
def test_damage_of_many_kinds(written: str, meant: dict[str, Any]) -> None:
    assert loose_values(written) == [meant]


def test_comments_that_never_end_are_read_in_one_go() -> None:
    assert read_script("{" + "/* " * 100_000) == ([{}], True)


def test_text_that_holds_json_is_opened() -> None:
    assert read_script(json.dumps(json.dumps({"a": 1}))) == ([{"a": 1}], False)
