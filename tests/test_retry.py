"""Each exception has one outcome, and no wait is longer than the longest."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.errors import RETRYABLE, ErrorCode, LinkError, NotNow, WorkerDiedError
from galley_watch.retry import backoff_ms, outcome_of
from galley_watch.values.job import Claim, Stage
from galley_watch.values.outcome import LONGEST_WAIT_MS, Deferred, Failed, Outcome, RetryLater, WorkerDied
from galley_watch.values.settings import FetchSettings

NOW = 1_700_000_000_000
SETTINGS = FetchSettings(max_attempts=4, retry_seconds=30.0)


def outcome(error: Exception, attempts: int = 0, unit: float = 0.5) -> Outcome:
    claim = Claim(1, Stage.FETCH, "worker", 1, NOW, "https://soup.example/", "soup.example", "id", attempts)
    return outcome_of(error, claim, SETTINGS, NOW, unit)


@pytest.mark.parametrize("code", sorted(ErrorCode))
def test_the_code_alone_says_whether_it_is_tried_again(code: ErrorCode) -> None:
    assert isinstance(outcome(LinkError(code, "No.")), RetryLater if code in RETRYABLE else Failed)


def test_the_last_attempt_is_final() -> None:
    error = LinkError(ErrorCode.TIMEOUT, "Too slow.")
    assert [type(outcome(error, attempts)) for attempts in range(4)] == [RetryLater, RetryLater, RetryLater, Failed]
    assert outcome(error, 3) == Failed(ErrorCode.TIMEOUT, "Too slow.")


def test_each_wait_is_twice_the_last_and_spread() -> None:
    assert [backoff_ms(attempts, SETTINGS, 0.5) for attempts in range(4)] == [30_000, 60_000, 120_000, 240_000]
    assert [backoff_ms(0, SETTINGS, unit) for unit in (0.0, 0.999)] == [15_000, 44_970]


def test_the_site_says_when_to_come_back() -> None:
    asked = outcome(LinkError(ErrorCode.HTTP_429, "Too many.", NOW + 3_600_000))
    assert asked == RetryLater(ErrorCode.HTTP_429, "Too many.", NOW + 3_600_000, NOW + 3_600_000)
    soon = outcome(LinkError(ErrorCode.HTTP_5XX, "Down.", NOW + 1))
    assert isinstance(soon, RetryLater)
    assert soon.run_at_ms == NOW + 30_000, "never sooner than the back-off"


def test_other_families() -> None:
    assert outcome(NotNow("The disk is full.", 5)) == Deferred("The disk is full.", NOW + 5_000)
    assert outcome(WorkerDiedError("It died.")) == WorkerDied("It died.", NOW)
    bug = outcome(ZeroDivisionError("oops"))
    assert bug == Failed(ErrorCode.INTERNAL, "An unexpected ZeroDivisionError ended the fetch step.")


@given(
    st.sampled_from(sorted(ErrorCode)),
    st.none() | st.integers(0, 10**15),
    st.integers(0, 100),
    st.floats(0, 0.999),
    st.floats(0, 10**9),
)
def test_no_wait_is_longer_than_the_longest(code: ErrorCode, not_before: int | None, attempts: int, unit: float, seconds: float) -> None:
    for error in (LinkError(code, "No.", not_before), NotNow("Later.", seconds)):
        found = outcome(error, attempts, unit)
        if isinstance(found, RetryLater | Deferred):
            assert NOW <= found.run_at_ms <= NOW + LONGEST_WAIT_MS
        else:
            assert isinstance(found, Failed)
            assert found.sentence
