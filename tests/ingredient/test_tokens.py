"""Lines cut into tokens: the quick way for lines of ASCII is no other way."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from galley_watch.ingredient.tokens import Line

_PIECES = st.sampled_from(
    ["1", "1/2", ".5", "tbsp.", "d'", "l'olio", "self-rising", "egg(s)", "w/", "(", ")", "%", "x", " ", " ", "U.S.", "2,5"]
)


@given(st.one_of(st.text(st.characters(max_codepoint=127), max_size=60), st.lists(_PIECES, max_size=12).map("".join)))
def test_a_line_of_ascii_has_the_tokens_that_it_has_beside_another_character(text: str) -> None:
    line, beside = Line(text), Line(text + "\u200b")  # a character that is no part of any token
    assert (line.kinds, line.keys, line.starts, line.ends) == (beside.kinds, beside.keys, beside.starts, beside.ends)


@given(st.lists(_PIECES, min_size=1, max_size=12).map(" ".join))
def test_a_span_is_where_its_tokens_stand(text: str) -> None:
    line = Line(text)
    for start in range(line.size):
        for end in range(start + 1, line.size + 1):
            span = line.span(start, end)
            assert text[span.start : span.end] == line.raw(start, end)
