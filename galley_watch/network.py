"""Is this machine offline, or is this host broken (pure)? What was known and what an attempt showed go in, what is known now comes out.

                     other hosts fail too, none answers, or there is no route
    no doubt ──a host is not reached──▶ doubt ─────────────────────────────────▶ offline
       ▲                                  │                                         │
       └────────────────── anything answers (also the last probe's host) ───────────┘

An answer shows who was to blame: a host that failed beside it is broken, and its failures count and prove nothing from then on.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from galley_watch.errors import NetworkSign
from galley_watch.values.network import CUT_OFF, Doubt

LONGEST_DOUBT_MS = 12 * 3_600_000
"""How long one or two hosts whose names cannot be looked up are given the benefit of the doubt: a night."""

LONGEST_GAP_MS = 120_000
"""A longer time between two attempts was not spent trying: the machine slept, or was off."""

PROBE_WAIT_MS = 2_000
FIRST_WAIT_MS = 5_000
LONGEST_WAIT_MS = 75_000
MOST_HOSTS = 200
"""Hosts remembered of each kind; the longest known are forgotten first."""


class Verdict(StrEnum):
    """Whose fault a failed attempt is taken to be."""

    HOST = "host"
    """The attempt counts."""
    UNDECIDED = "undecided"
    """The link is tried again soon, and the attempt does not count; other links go on."""
    MACHINE = "machine"
    """The attempt does not count, and other links would fare no better."""


@dataclass(frozen=True, slots=True)
class Network:
    """``doubt`` is None while something answers. ``answered_ms``: when something last did, UTC milliseconds.

    ``blamed``: hosts that failed while others answered. ``suspected``: hosts that were not reached once and have not answered since.
    """

    doubt: Doubt | None = None
    answered_ms: int | None = None
    blamed: tuple[str, ...] = ()
    suspected: tuple[str, ...] = ()

    @property
    def is_offline(self) -> bool:
        return self.doubt is not None and self.doubt.is_offline


def answered(network: Network, host: str, now_ms: int) -> Network:
    """The web answered for ``host``. Of the hosts that were not reached before, it tells now that they are to blame; in an outage
    only of those that were not reached in the one before either."""
    failed = network.doubt.hosts if network.doubt is not None else ()
    proven = tuple(each for each in failed if not network.is_offline or each in network.suspected)
    return Network(
        answered_ms=now_ms,
        blamed=_without(_with(network.blamed, proven), host),
        suspected=_without(_with(network.suspected, failed), host),
    )


def failed(network: Network, sign: NetworkSign, host: str, began_ms: int, now_ms: int) -> tuple[Network, Verdict]:
    """An attempt that began at ``began_ms`` did not reach ``host``."""
    if sign in CUT_OFF:
        return replace(network, doubt=_went_on(network.doubt, sign, (), began_ms, now_ms)), Verdict.MACHINE
    if network.answered_ms is not None and began_ms < network.answered_ms <= now_ms:
        return replace(network, blamed=_with(network.blamed, (host,))), Verdict.HOST
    is_blamed = host in network.blamed
    if is_blamed and not network.is_offline:
        return network, Verdict.HOST
    doubt = _went_on(network.doubt, sign, () if is_blamed else (host,), began_ms, now_ms)
    if doubt.is_offline:
        verdict = Verdict.MACHINE
    elif sign is NetworkSign.NO_NAMES and doubt.doubted_ms < LONGEST_DOUBT_MS:
        verdict = Verdict.UNDECIDED
    else:
        verdict = Verdict.HOST
    return replace(network, doubt=doubt), verdict


def route_is_back(network: Network) -> Network:
    """The system knows a way to the internet again; whether it leads anywhere, the next attempt shows."""
    if network.doubt is None or network.doubt.sign is not NetworkSign.NO_ROUTE:
        return network
    return replace(network, doubt=replace(network.doubt, sign=NetworkSign.NO_REPLY) if network.doubt.hosts else None)


def wait_ms(doubt: Doubt, verdict: Verdict) -> int:
    """How long a link that was given back waits: in doubt ever longer; of a machine offline the stage's own rest decides."""
    if verdict is Verdict.MACHINE:
        return PROBE_WAIT_MS
    return min(max(4 * (doubt.looked_ms - doubt.since_ms), FIRST_WAIT_MS), LONGEST_WAIT_MS)


def _went_on(doubt: Doubt | None, sign: NetworkSign, hosts: tuple[str, ...], began_ms: int, now_ms: int) -> Doubt:
    """The doubt after one more attempt. Time without a route is time in which no host could prove anything: it does not count."""
    if doubt is None:
        return Doubt(since_ms=began_ms, looked_ms=now_ms, sign=sign, hosts=hosts)
    spent_ms = 0 if sign in CUT_OFF or doubt.sign in CUT_OFF else min(max(now_ms - doubt.looked_ms, 0), LONGEST_GAP_MS)
    return replace(doubt, looked_ms=now_ms, sign=sign, hosts=_with(doubt.hosts, hosts), doubted_ms=doubt.doubted_ms + spent_ms)


def _with(known: tuple[str, ...], more: tuple[str, ...]) -> tuple[str, ...]:
    return (*(host for host in known if host not in more), *more)[-MOST_HOSTS:]


def _without(known: tuple[str, ...], gone: str) -> tuple[str, ...]:
    return tuple(host for host in known if host != gone)
