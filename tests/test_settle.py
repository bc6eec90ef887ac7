"""A file is taken once it was quiet long enough, and never before."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from galley_watch.settle import Sighting, has_settled, settles_at, sighted
from galley_watch.values.intake import FileLook

LOOK = FileLook(10, 1, 2, 3)
OTHERS = [FileLook(11, 1, 2, 3), FileLook(10, 0, 2, 3), FileLook(10, 1, 9, 3), FileLook(10, 1, 2, 4)]


def test_the_first_look_never_settles() -> None:
    assert not has_settled(None, LOOK, 1e9, 0.0)


def test_quiet_for_long_enough() -> None:
    seen = sighted(None, LOOK, 5.0)
    assert not has_settled(seen, LOOK, 5.9, 1.0)
    assert has_settled(seen, LOOK, 6.0, 1.0)
    assert settles_at(seen, 1.0) == 6.0


def test_each_change_begins_the_wait_anew() -> None:
    for other in OTHERS:
        seen = sighted(None, LOOK, 5.0)
        assert not has_settled(seen, other, 100.0, 1.0)
        assert sighted(seen, other, 100.0) == Sighting(other, 100.0)


def test_looking_often_does_not_begin_it_anew() -> None:
    seen = sighted(sighted(None, LOOK, 5.0), LOOK, 5.9)
    assert has_settled(seen, LOOK, 6.0, 1.0)


@given(
    st.lists(st.tuples(st.floats(0.0, 2.0), st.sampled_from([LOOK, *OTHERS])), min_size=1, max_size=20),
    st.floats(0.0, 3.0),
)
def test_taken_only_when_every_look_of_the_last_settle_seconds_was_equal(
    steps: list[tuple[float, FileLook]], settle_seconds: float
) -> None:
    now, seen = 0.0, None
    looks: list[tuple[float, FileLook]] = []
    for pause, look in steps:
        now += pause
        settled = has_settled(seen, look, now, settle_seconds)
        seen = sighted(seen, look, now)
        equal_since = now
        for moment, earlier in reversed(looks):
            if earlier != look:
                break
            equal_since = moment
        looks.append((now, look))
        assert settled == (len(looks) > 1 and looks[-2][1] == look and now - equal_since >= settle_seconds)
