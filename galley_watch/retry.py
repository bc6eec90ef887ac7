"""What an exception means for the claimed link (pure): again later, not now, a crash, or final."""

from __future__ import annotations

from galley_watch.errors import ErrorCode, LinkError, NotNow, WorkerDiedError
from galley_watch.values.job import Claim
from galley_watch.values.outcome import LONGEST_WAIT_MS, Deferred, Failed, Outcome, RetryLater, WorkerDied
from galley_watch.values.settings import FetchSettings

LONGEST_BACKOFF_MS = 3_600_000


def outcome_of(error: Exception, claim: Claim, settings: FetchSettings, now_ms: int, random_unit: float) -> Outcome:
    """The outcome of a step that raised ``error``. ``random_unit`` lies in [0, 1) and spreads the back-off.

    An exception that is none of ours is a bug in a step: it fails this link as ``internal``.
    """
    match error:
        case LinkError():
            return _after_link_error(error, claim, settings, now_ms, random_unit)
        case WorkerDiedError():
            return WorkerDied(error.sentence, now_ms)
        case NotNow():
            wait_ms = min(max(round(error.wait_seconds * 1000), 0), LONGEST_WAIT_MS)
            return Deferred(error.sentence, now_ms + wait_ms, error.of_one_job, error.is_told)
        case _:
            return Failed(ErrorCode.INTERNAL, f"An unexpected {type(error).__name__} ended the {claim.stage} step.")


def _after_link_error(error: LinkError, claim: Claim, settings: FetchSettings, now_ms: int, random_unit: float) -> Outcome:
    sentence = error.sentence or f"The {claim.stage} step ended with {error.code}."
    if not error.retryable or claim.attempts + 1 >= settings.max_attempts:
        return Failed(error.code, sentence, error.not_before_ms)
    run_at_ms = now_ms + backoff_ms(claim.attempts, settings, random_unit)
    if error.not_before_ms is not None:
        run_at_ms = max(run_at_ms, min(error.not_before_ms, now_ms + LONGEST_WAIT_MS))
    return RetryLater(error.code, sentence, run_at_ms, error.not_before_ms)


def backoff_ms(attempts: int, settings: FetchSettings, random_unit: float) -> int:
    """Wait before the next attempt when ``attempts`` were spent before this one: doubled each time, spread over ±50 %, at most an hour."""
    doubled = settings.retry_seconds * 1000 * (1 << min(attempts, 20))
    return min(round(doubled * (0.5 + random_unit)), LONGEST_BACKOFF_MS)
