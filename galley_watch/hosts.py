"""Per-host pacing and circuit breaker (pure): a host's state and what happened go in, its new state comes out.

closed ──5 failures in a row──▶ open ──its time is over, one probe starts──▶ half_open ──success──▶ closed
                                  ▲────────────────── the probe fails ──────────┘
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from galley_watch.errors import ErrorCode
from galley_watch.values.outcome import LONGEST_WAIT_MS, Failed, Outcome, PageKept, RetryLater
from galley_watch.values.settings import FetchSettings

FAILURES_TO_OPEN = 5
LONGEST_OPEN_MS = 30 * 60_000
AT_ONCE = 4
"""Most fetches of one host in work at once, so that a host that hangs leaves workers for the others."""

COUNTED = frozenset({ErrorCode.TIMEOUT, ErrorCode.CONNECT, ErrorCode.TLS, ErrorCode.HTTP_5XX})
"""Errors that speak against the host itself."""

ANSWERED = frozenset(
    {
        ErrorCode.HTTP_4XX,
        ErrorCode.HTTP_429,
        ErrorCode.BLOCKED,
        ErrorCode.LOGIN,
        ErrorCode.NOT_HTML,
        ErrorCode.TOO_LARGE,
        ErrorCode.REDIRECT_LOOP,
    }
)
"""Errors that show the host alive: they close a half-open circuit and count as nothing otherwise."""


USUAL_PAGE_SECONDS = 1.0
"""How long a page takes that answers as pages do, for estimates only."""


def estimated_seconds(links_by_host: Mapping[str, int], settings: FetchSettings) -> float:
    """How long fetching so many links of each host will take: as long as the host with the most, at its pace, and no less than all
    workers together need. What the sites do is not known before: redirects, Retry-After and failures come on top."""
    if not links_by_host:
        return 0.0
    paced = max(links_by_host.values()) * max(settings.per_host_seconds, USUAL_PAGE_SECONDS / min(AT_ONCE, settings.workers))
    return max(paced, sum(links_by_host.values()) * USUAL_PAGE_SECONDS / settings.workers)


class Breaker(StrEnum):
    CLOSED = "closed"
    OPEN = "open"
    HALF_OPEN = "half_open"


@dataclass(frozen=True, slots=True)
class HostState:
    """No fetch starts before ``next_at_ms``. ``failures`` in a row so far; ``openings``: how often in a row the circuit opened."""

    next_at_ms: int = 0
    breaker: Breaker = Breaker.CLOSED
    failures: int = 0
    openings: int = 0


def at_once(state: HostState) -> int:
    """How many fetches of this host may be in work: one probe while its circuit is open or half open."""
    return AT_ONCE if state.breaker is Breaker.CLOSED else 1


def is_due(state: HostState, now_ms: int) -> bool:
    """May a fetch start now? A time beyond the longest wait was written under another clock and counts as due."""
    return not now_ms < state.next_at_ms <= now_ms + LONGEST_WAIT_MS


def started(state: HostState, now_ms: int, settings: FetchSettings) -> HostState:
    """A fetch of this host starts at ``now_ms``."""
    breaker = Breaker.CLOSED if state.breaker is Breaker.CLOSED else Breaker.HALF_OPEN
    return replace(state, next_at_ms=now_ms + _pace_ms(settings), breaker=breaker)


def settled(state: HostState, outcome: Outcome, now_ms: int, settings: FetchSettings, random_unit: float) -> HostState:
    """A fetch of this host ended with ``outcome``. A deferred or cancelled one says nothing about the host.

    ``random_unit`` in [0, 1) spreads the probes of hosts that went down together.
    """
    match outcome:
        case PageKept():
            return HostState(next_at_ms=_paced(state, now_ms, settings))
        case RetryLater(code=code, not_before_ms=not_before) | Failed(code=code, not_before_ms=not_before):
            return _resting(_after_error(state, code, now_ms, settings, random_unit), code, not_before, now_ms, settings)
        case _:
            return state


def _after_error(state: HostState, code: ErrorCode, now_ms: int, settings: FetchSettings, random_unit: float) -> HostState:
    if code in ANSWERED and state.breaker is not Breaker.CLOSED:
        return HostState(next_at_ms=_paced(state, now_ms, settings))
    if code not in COUNTED or state.breaker is Breaker.OPEN:
        # Fetches that began before the circuit opened say nothing new.
        return state
    failures = state.failures + 1
    if state.breaker is Breaker.CLOSED and failures < FAILURES_TO_OPEN:
        return replace(state, failures=failures)
    openings = state.openings + 1
    return HostState(now_ms + _open_ms(openings, settings, random_unit), Breaker.OPEN, failures, openings)


def _resting(state: HostState, code: ErrorCode, not_before_ms: int | None, now_ms: int, settings: FetchSettings) -> HostState:
    """The state with the rest that the site asked for; after a 429 that names no time, the first back-off."""
    if not_before_ms is None and code is ErrorCode.HTTP_429:
        not_before_ms = now_ms + round(settings.retry_seconds * 1000)
    if not_before_ms is None:
        return state
    return replace(state, next_at_ms=max(state.next_at_ms, min(not_before_ms, now_ms + LONGEST_WAIT_MS)))


def _pace_ms(settings: FetchSettings) -> int:
    return min(round(settings.per_host_seconds * 1000), LONGEST_WAIT_MS)


def _paced(state: HostState, now_ms: int, settings: FetchSettings) -> int:
    """When the host is next free once its circuit is closed: what pacing alone asks for."""
    return state.next_at_ms if state.breaker is Breaker.CLOSED else min(state.next_at_ms, now_ms + _pace_ms(settings))


def _open_ms(openings: int, settings: FetchSettings, random_unit: float) -> int:
    doubled = settings.retry_seconds * 1000 * (1 << min(openings - 1, 20))
    return round(min(doubled, LONGEST_OPEN_MS) * (0.9 + 0.2 * random_unit))
