"""Offline, or is the host broken? The rules hold for any order of what is seen; a night, a train and a dead host as stories."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galley_watch.codec import from_json, to_json
from galley_watch.errors import NetworkSign
from galley_watch.network import (
    FIRST_WAIT_MS,
    LONGEST_DOUBT_MS,
    LONGEST_GAP_MS,
    LONGEST_WAIT_MS,
    MOST_HOSTS,
    PROBE_WAIT_MS,
    Network,
    Verdict,
    answered,
    failed,
    route_is_back,
    wait_ms,
)
from galley_watch.values.network import CUT_OFF, HOSTS_TO_TELL, LONGEST_WITH_NAMES_MS, LONGEST_WITHOUT_NAMES_MS, Doubt

HOUR = 3_600_000
ATTEMPT_MS = 200
FAILING = [sign for sign in NetworkSign if sign is not NetworkSign.ANSWERED]
WITH_ROUTE = [NetworkSign.NO_NAMES, NetworkSign.NO_REPLY]
HOSTS = [f"host{number}.example" for number in range(6)]


@dataclass
class Told:
    """A network as it is told of one attempt after the other."""

    now_ms: int = 1_760_000_000_000
    network: Network = field(default_factory=Network)

    def fails(self, host: str, sign: NetworkSign = NetworkSign.NO_NAMES, began_ms: int | None = None) -> Verdict:
        began_ms = self.now_ms if began_ms is None else began_ms
        self.now_ms = max(self.now_ms, began_ms + ATTEMPT_MS)
        self.network, verdict = failed(self.network, sign, host, began_ms, self.now_ms)
        return verdict

    def answers(self, host: str) -> None:
        self.now_ms += ATTEMPT_MS
        self.network = answered(self.network, host, self.now_ms)

    def waits(self, seconds: float) -> None:
        self.now_ms += round(seconds * 1000)

    def hours_alone(self, host: str, most: float = 100, sign: NetworkSign = NetworkSign.NO_NAMES) -> float:
        """How long this host, the only one, is tried until an attempt counts."""
        began = self.now_ms
        while self.now_ms - began < most * HOUR:
            self.waits(1)
            if (verdict := self.fails(host, sign)) is Verdict.HOST:
                break
            assert self.network.doubt is not None
            self.now_ms += wait_ms(self.network.doubt, verdict)
        return (self.now_ms - began) / HOUR


seen = st.tuples(st.sampled_from(HOSTS), st.sampled_from([*FAILING, None]), st.integers(-60_000, 10 * 60_000))


def told(story: list[tuple[str, NetworkSign | None, int]]) -> Told:
    """The state after these: who failed how (None: answered), and how long later by a clock that may be set back."""
    network = Told()
    for host, sign, later_ms in story:
        network.now_ms += later_ms
        if sign is None:
            network.answers(host)
        else:
            network.fails(host, sign)
    return network


@given(st.lists(seen, max_size=30), st.sampled_from(HOSTS), st.sampled_from(sorted(CUT_OFF)))
def test_without_a_way_out_no_attempt_ever_counts(story: list[tuple[str, NetworkSign | None, int]], host: str, sign: NetworkSign) -> None:
    network = told(story)
    assert network.fails(host, sign) is Verdict.MACHINE
    assert network.network.is_offline


@given(st.lists(seen, max_size=30), st.sampled_from(HOSTS))
def test_whatever_answers_ends_every_doubt(story: list[tuple[str, NetworkSign | None, int]], host: str) -> None:
    network = told(story)
    network.answers(host)
    assert network.network.doubt is None
    assert not network.network.is_offline
    assert host not in (*network.network.blamed, *network.network.suspected), "a host that answers is not broken"


@given(st.lists(seen, max_size=30), st.sampled_from(HOSTS), st.sampled_from(HOSTS), st.sampled_from(WITH_ROUTE))
def test_what_fails_while_something_answers_is_to_blame(
    story: list[tuple[str, NetworkSign | None, int]], answering: str, failing: str, sign: NetworkSign
) -> None:
    network = told(story)
    began_ms = network.now_ms
    network.answers(answering)
    assert network.fails(failing, sign, began_ms) is Verdict.HOST
    assert network.network.doubt is None
    assert network.fails(failing, sign) is Verdict.HOST, "and is known for it"


@given(st.lists(seen, max_size=40))
def test_offline_is_told_by_many_hosts_or_by_the_system_alone(story: list[tuple[str, NetworkSign | None, int]]) -> None:
    network = Told()
    silent: set[str] = set()
    last: NetworkSign | None = None
    for host, sign, later_ms in story:
        network.now_ms += later_ms
        before = network.network.doubt
        if sign is None:
            network.answers(host)
            silent, last = set(), None
        else:
            network.fails(host, sign)
            silent.add(host)
            if network.network.doubt is not before:  # not where the clock was set back to before the last answer: then it is old news
                last = sign
    if network.network.is_offline:
        assert len(silent) >= HOSTS_TO_TELL or last in CUT_OFF


@settings(max_examples=30, deadline=None)
@given(st.lists(seen, max_size=30), st.lists(st.tuples(st.sampled_from(HOSTS), st.sampled_from(WITH_ROUTE)), min_size=1, max_size=6))
def test_no_link_waits_for_ever_for_a_wrong_guess(
    story: list[tuple[str, NetworkSign | None, int]], round_of: list[tuple[str, NetworkSign]]
) -> None:
    """Whoever is tried every two minutes at least ends; hosts that are known to be dead do not count as trying."""
    network = told(story)
    ended = network.now_ms + 2 * LONGEST_WITHOUT_NAMES_MS
    verdicts: set[Verdict] = set()
    while verdicts != {Verdict.HOST} and network.now_ms < ended:
        verdicts = set()
        for host, sign in round_of:
            network.waits(LONGEST_GAP_MS / len(round_of) / 1000)
            verdicts.add(network.fails(host, sign))
    assert verdicts == {Verdict.HOST}


@given(
    st.lists(st.sampled_from(["a.example", "b.example", "c.example", "d.example"]), min_size=1, max_size=4, unique=True),
    st.permutations(["a.example", "b.example", "c.example", "d.example", "works.example"]),
)
def test_beside_a_host_that_works_now_and_then_a_dead_one_soon_counts(dead: list[str], order: list[str]) -> None:
    """Also several dead ones, which look like an outage each time until the working one is asked."""
    network = Told()
    for _ in range(3):
        for host in order:
            network.waits(30)
            if host == "works.example":
                network.answers(host)
            elif host in dead:
                network.fails(host)
    assert [network.fails(host) for host in dead] == [Verdict.HOST] * len(dead)


@given(st.lists(seen, min_size=1, max_size=60), st.sampled_from([Verdict.UNDECIDED, Verdict.MACHINE]))
def test_what_is_kept_is_bounded_and_comes_back_from_the_ledger(story: list[tuple[str, NetworkSign | None, int]], verdict: Verdict) -> None:
    network = told(story).network
    if network.doubt is not None:
        assert from_json(to_json(network.doubt), Doubt) == network.doubt
        assert network.doubt.sentence.endswith(".")
        shortest_ms = PROBE_WAIT_MS if verdict is Verdict.MACHINE else FIRST_WAIT_MS
        assert shortest_ms <= wait_ms(network.doubt, verdict) <= LONGEST_WAIT_MS


def test_no_more_hosts_are_remembered_than_that() -> None:
    network = Told()
    for number in range(3 * MOST_HOSTS):
        network.fails(f"host{number}.example", NetworkSign.NO_REPLY)
        if number % 2:
            network.answers("works.example")
    for number in range(3 * MOST_HOSTS):
        network.fails(f"another{number}.example", NetworkSign.NO_REPLY)
    known = network.network
    assert known.doubt is not None
    assert max(len(known.blamed), len(known.suspected), len(known.doubt.hosts)) <= MOST_HOSTS


def test_one_link_outlasts_a_night_without_a_line_and_not_a_week() -> None:
    hours = Told().hours_alone("soup.example")
    assert LONGEST_DOUBT_MS / HOUR <= hours < LONGEST_DOUBT_MS / HOUR + 0.1


def test_a_night_with_the_lid_closed_is_no_time_of_trying() -> None:
    network = Told()
    assert network.fails("soup.example") is Verdict.UNDECIDED
    for _ in range(50):
        network.waits(10 * 3600)
        assert network.fails("soup.example") is Verdict.UNDECIDED


def test_a_host_that_gives_no_reply_counts_while_nothing_else_fails() -> None:
    network = Told()
    assert [network.fails("soup.example", NetworkSign.NO_REPLY) for _ in range(4)] == [Verdict.HOST] * 4


def test_several_hosts_without_an_answer_are_this_machine() -> None:
    network = Told()
    verdicts = [network.fails(host, NetworkSign.NO_REPLY) for host in HOSTS[:5]]
    assert verdicts == [Verdict.HOST, Verdict.HOST, *[Verdict.MACHINE] * 3]
    assert [network.fails(host) for host in HOSTS[:3]] == [Verdict.MACHINE] * 3, "also those that were there first"
    network.answers(HOSTS[4])
    assert [network.fails(host) for host in HOSTS[:2]] == [Verdict.UNDECIDED] * 2, "an outage that ended blames nobody yet"


def test_a_train_through_tunnels_costs_hosts_that_answer_in_between_nothing() -> None:
    network = Told()
    for _ in range(20):
        for host in HOSTS:
            network.waits(5)
            network.answers(host)
        for host in HOSTS:
            network.waits(5)
            assert network.fails(host) is not Verdict.HOST


def test_dead_hosts_at_the_end_of_an_import_are_no_outage() -> None:
    """They were asked while others answered, and are all that is left."""
    network = Told()
    began_ms = network.now_ms
    network.answers("works.example")
    for _ in range(3):
        assert [network.fails(host, began_ms=began_ms) for host in HOSTS] == [Verdict.HOST] * len(HOSTS)
        network.waits(60)
        began_ms = network.now_ms
    assert not network.network.is_offline


@pytest.mark.parametrize(
    ("sign", "longest_ms"), [(NetworkSign.NO_NAMES, LONGEST_WITHOUT_NAMES_MS), (NetworkSign.NO_REPLY, LONGEST_WITH_NAMES_MS)]
)
def test_an_outage_of_several_hosts_is_believed_for_so_much_trying(sign: NetworkSign, longest_ms: int) -> None:
    network = Told()
    for host in HOSTS[:2]:
        network.fails(host, sign)
    hours = network.hours_alone(HOSTS[2], sign=sign)
    assert abs(hours - longest_ms / HOUR) < 0.1


@pytest.mark.parametrize("others", [0, 3])
def test_a_route_that_is_back_is_no_longer_missed(others: int) -> None:
    network = Told()
    for host in HOSTS[:others]:
        network.fails(host)
    network.fails("soup.example", NetworkSign.NO_ROUTE)
    network.network = route_is_back(network.network)
    assert network.network.is_offline == bool(others), "what other hosts told stands until something answers"
    assert route_is_back(network.network) == network.network


def test_hosts_known_to_be_dead_tell_no_outage_when_a_route_is_back() -> None:
    network = Told()
    began_ms = network.now_ms
    network.answers("works.example")
    for host in HOSTS[:3]:
        network.fails(host, began_ms=began_ms)
    for host in HOSTS[:3]:
        network.waits(60)
        assert network.fails(host, NetworkSign.NO_ROUTE) is Verdict.MACHINE
        network.fails(host)
        assert not network.network.is_offline


def test_hours_without_a_route_do_not_use_up_the_doubt() -> None:
    network = Told()
    network.fails("soup.example")
    assert network.hours_alone("soup.example", most=48, sign=NetworkSign.NO_ROUTE) >= 48
    assert network.hours_alone("soup.example") >= LONGEST_DOUBT_MS / HOUR - 0.1
