"""Only global unicast addresses are fetched, however a host is written."""

from __future__ import annotations

import ipaddress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.addresses import refusal, refusal_of_ip

REFUSED = [
    "127.0.0.1", "127.1", "127.0.1", "0x7f000001", "0x7f.1", "2130706433", "017700000001", "0177.0.0.1", "127.0.0.1.", "0", "0.0.0.0",
    "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1", "192.0.0.1", "198.18.0.1", "224.0.0.1",
    "255.255.255.255", "240.0.0.1", "203.0.113.5", "192.88.99.1", "１２７.0.0.1", "127。0。0。1", "::", "::1", "[::1]", "0:0:0:0:0:0:0:1",
    "::ffff:127.0.0.1", "::ffff:7f00:1", "::127.0.0.1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "fec0::1", "ff02::1",
    "2001:db8::1", "2002:7f00:1::", "2002:808:808::", "64:ff9b::10.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1", "2001::1", "100::1",
    "4000::1", "localhost", "LOCALHOST", "localhost.", "a.localhost", "", "1.2.3.4.5", "256.1.1.1", "1.2.3.0x100", "0x1ffffffff",
    "08.1.1.1", ":::",
]  # fmt: skip
ALLOWED = [
    "8.8.8.8",
    "134744072",
    "0x08.8.8.8",
    "1.1.1.1",
    "172.32.0.1",
    "100.128.0.1",
    "2606:4700::1111",
    "::ffff:8.8.8.8",
    "64:ff9b::8.8.8.8",
]


@pytest.mark.parametrize("host", REFUSED)
def test_what_is_not_on_the_public_internet_is_refused_in_a_sentence(host: str) -> None:
    sentence = refusal(host)
    assert sentence is not None
    assert sentence.endswith(".")


@pytest.mark.parametrize("host", [*ALLOWED, "example.com", "nas.local", "xn--bcher-kva.example", "127.0.0.1.example.com", "0x7f.example"])
def test_public_addresses_and_names_pass(host: str) -> None:
    assert refusal(host) is None


@given(st.integers(0, 2**32 - 1))
def test_every_spelling_of_an_ipv4_address_gets_the_same_answer(number: int) -> None:
    dotted = str(ipaddress.IPv4Address(number))
    a, b, c, d = dotted.split(".")
    answer = refusal(dotted) is None
    spellings = [
        str(number),
        hex(number),
        f"0{number:o}",
        f"0x{int(a):x}.{b}.{c}.0{int(d):o}",
        f"{a}.{number & 0xFFFFFF}",
        f"{a}.{b}.{number & 0xFFFF}",
    ]
    for spelling in [*spellings, f"::ffff:{dotted}", f"64:ff9b::{dotted}", f"[::ffff:{dotted}]", dotted + "."]:
        assert (refusal(spelling) is None) == answer, spelling


@given(st.integers(0, 2**32 - 1))
def test_nothing_passes_that_python_calls_private(number: int) -> None:
    address = ipaddress.IPv4Address(number)
    if not address.is_global or address.is_multicast:
        assert refusal(str(address)) is not None


@given(st.ip_addresses(v=6))
def test_nothing_passes_in_ipv6_that_python_calls_private(address: ipaddress.IPv6Address) -> None:
    if not address.is_global or address.is_multicast:
        assert address.ipv4_mapped or refusal(str(address)) is not None


@given(st.text(max_size=30))
def test_any_text_gets_an_answer(host: str) -> None:
    refusal(host)
    assert refusal_of_ip(host, "name.example") is None or refusal_of_ip(host, "name.example")


def test_allow_private_is_for_all_or_for_the_listed() -> None:
    listed = ("nas.local", "192.168.1.0/24", "fd00::/8", "box.localhost")
    assert refusal("127.0.0.1", True) is None
    assert refusal("192.168.1.7", listed) is None
    assert refusal("::ffff:192.168.1.7", listed) is None
    assert refusal("3232235783", listed) is None
    assert refusal("fd00::7", listed) is None
    assert refusal("box.localhost", listed) is None
    assert refusal("192.168.2.7", listed) is not None
    assert refusal("localhost", listed) is not None
    assert refusal("localhost", ("127.0.0.0/8",)) is None
    assert refusal("10.0.0.1", ("10.0.0.1",)) is None
    assert refusal("::1", ("[::1]",)) is None


def test_what_no_one_may_fetch_stays_refused() -> None:
    for host in ("0.0.0.0", "224.0.0.1", "255.255.255.255", "ff02::1", "2002:a00:1::", "not:an:address"):
        assert refusal(host, True) is not None


def test_a_resolved_address_is_judged_by_the_name_it_came_from() -> None:
    assert refusal_of_ip("8.8.8.8", "a.example") is None
    assert "a.example is the address 10.0.0.1" in (refusal_of_ip("10.0.0.1", "a.example") or "")
    assert refusal_of_ip("10.0.0.1", "NAS.local.", ("nas.local",)) is None
    assert refusal_of_ip("10.0.0.1", "other.local", ("nas.local",)) is not None
    assert refusal_of_ip("10.0.0.1", "a.example", True) is None
    assert refusal_of_ip("fe80::1%eth0", "a.example") is not None
    assert refusal_of_ip("nonsense", "a.example") is not None
