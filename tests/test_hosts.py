"""Pacing and the circuit breaker as values: what a host may do next, whatever happened."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.errors import ErrorCode
from galley_watch.hosts import AT_ONCE, COUNTED, FAILURES_TO_OPEN, Breaker, HostState, at_once, is_due, settled, started
from galley_watch.values.outcome import LONGEST_WAIT_MS, Deferred, Failed, Outcome, PageKept, RetryLater
from galley_watch.values.page import FetchedPage
from galley_watch.values.settings import FetchSettings

NOW = 1_700_000_000_000
SETTINGS = FetchSettings(per_host_seconds=0.5, retry_seconds=30.0)
KEPT = PageKept(FetchedPage("https://soup.example/", b""))


def failed(code: ErrorCode, not_before_ms: int | None = None) -> RetryLater:
    return RetryLater(code, "It did not work.", NOW, not_before_ms)


def after(*outcomes: Outcome, state: HostState = HostState(), now_ms: int = NOW) -> HostState:  # noqa: B008 - a frozen value
    for outcome in outcomes:
        state = settled(state, outcome, now_ms, SETTINGS, 0.5)
    return state


def opened() -> HostState:
    return after(*[failed(ErrorCode.TIMEOUT)] * FAILURES_TO_OPEN)


def test_a_start_paces_the_next() -> None:
    state = started(HostState(), NOW, SETTINGS)
    assert not is_due(state, NOW + 499)
    assert is_due(state, NOW + 500)


def test_a_rest_from_another_clock_counts_as_over() -> None:
    assert is_due(HostState(NOW + LONGEST_WAIT_MS + 1), NOW)
    assert not is_due(HostState(NOW + LONGEST_WAIT_MS), NOW)


@pytest.mark.parametrize("code", sorted(COUNTED))
def test_five_failures_in_a_row_open_the_circuit(code: ErrorCode) -> None:
    four = after(*[failed(code)] * 4)
    assert four.breaker is Breaker.CLOSED
    five = after(failed(code), state=four)
    assert (five.breaker, five.next_at_ms) == (Breaker.OPEN, NOW + 30_000)


@pytest.mark.parametrize("code", [ErrorCode.HTTP_4XX, ErrorCode.NO_RECIPE, ErrorCode.DNS, ErrorCode.BLOCKED, ErrorCode.BAD_URL])
def test_errors_of_the_link_do_not_count(code: ErrorCode) -> None:
    assert after(*[Failed(code, "No.")] * 20) == HostState()


def test_a_success_between_starts_the_count_anew() -> None:
    four = [failed(ErrorCode.TIMEOUT)] * 4
    assert after(*four, KEPT, *four).breaker is Breaker.CLOSED


def test_half_open_lets_one_probe_through() -> None:
    state = started(opened(), NOW + 30_000, SETTINGS)
    assert (state.breaker, at_once(state)) == (Breaker.HALF_OPEN, 1)
    assert at_once(HostState()) == AT_ONCE


@pytest.mark.parametrize("answer", [KEPT, Failed(ErrorCode.HTTP_4XX, "Gone.")], ids=["page", "404"])
def test_an_answered_probe_closes(answer: Outcome) -> None:
    state = after(answer, state=started(opened(), NOW + 30_000, SETTINGS), now_ms=NOW + 31_000)
    assert (state.breaker, state.failures, state.openings) == (Breaker.CLOSED, 0, 0)
    assert state.next_at_ms <= NOW + 31_500


def test_a_failed_probe_opens_for_twice_as_long() -> None:
    state = after(failed(ErrorCode.CONNECT), state=started(opened(), NOW, SETTINGS))
    assert (state.breaker, state.next_at_ms) == (Breaker.OPEN, NOW + 60_000)


def test_a_deferred_probe_counts_as_nothing() -> None:
    state = started(opened(), NOW, SETTINGS)
    assert after(Deferred("Shutdown.", NOW), state=state) == state


def test_fetches_begun_before_the_circuit_opened_say_nothing_new() -> None:
    assert after(failed(ErrorCode.TIMEOUT), state=opened(), now_ms=NOW + 7_000) == opened()


def test_the_site_says_when_to_come_back() -> None:
    assert after(failed(ErrorCode.HTTP_429, NOW + 90_000)).next_at_ms == NOW + 90_000
    assert after(failed(ErrorCode.HTTP_429)).next_at_ms == NOW + 30_000
    assert after(failed(ErrorCode.HTTP_5XX, NOW + 10**12)).next_at_ms == NOW + LONGEST_WAIT_MS


outcomes = st.one_of(
    st.just(KEPT),
    st.just(Deferred("Later.", NOW)),
    st.builds(failed, st.sampled_from(sorted(ErrorCode)), st.none() | st.integers(0, NOW + 10**10)),
    st.builds(lambda code: Failed(code, "No."), st.sampled_from(sorted(ErrorCode))),
)


@given(st.lists(st.tuples(outcomes, st.booleans(), st.integers(0, 10**7)), max_size=40), st.floats(0, 0.999))
def test_whatever_happens_the_rest_is_bounded(events: list[tuple[Outcome, bool, int]], unit: float) -> None:
    state, now_ms = HostState(), NOW
    for outcome, starts, passed in events:
        now_ms += passed
        if starts:
            state = started(state, now_ms, SETTINGS)
        state = settled(state, outcome, now_ms, SETTINGS, unit)
        assert state.next_at_ms <= now_ms + LONGEST_WAIT_MS
        assert (state.breaker is Breaker.CLOSED) == (state.openings == 0)
    state = settled(state, KEPT, now_ms, SETTINGS, unit)
    assert state.breaker is Breaker.CLOSED
