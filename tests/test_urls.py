"""Is it the same link? Keys, fetchable addresses and identifiers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.errors import ErrorCode, LinkError
from galley_watch.urls import MAX_URL_CHARACTERS, LinkNames, fetchable, galley_id, host_of, link_key, names_of, text_key

HOSTS = st.sampled_from(
    ["a.example", "A.Example", "bücher.example", "xn--bcher-kva.example", "a.example.", "192.0.2.1", "[2001:db8::1]", "a.example:8080"]
)
PATHS = st.text(st.sampled_from("abz/.%2eÜ ~-_:@!$&'()*+,;=[]|\\<>\"{}^`é🍝"), max_size=20)
WEB_URLS = st.builds(
    lambda scheme, user, host, path, query, fragment: f"{scheme}://{user}{host}/{path}{query}{fragment}",
    st.sampled_from(["http", "https", "HTTP", "Https"]), st.sampled_from(["", "u@", "u:p@", "u:p@x@"]), HOSTS, PATHS,
    st.one_of(st.just(""), PATHS.map(lambda q: "?" + q)), st.sampled_from(["", "#", "#top", "#/x?y"]),
)  # fmt: skip


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("https://a.example", "https://a.example/"),
        ("HTTPS://U:P@A.Example:443/X#top", "https://a.example/X"),
        ("http://a.example:80/", "http://a.example/"),
        ("http://a.example:8080/", "http://a.example:8080/"),
        ("https://bücher.example/süß?q=ü", "https://xn--bcher-kva.example/s%C3%BC%C3%9F?q=%C3%BC"),
        ("https://straße.example/", "https://xn--strae-oqa.example/"),
        ("https://a.example/a b?c d", "https://a.example/a%20b?c%20d"),
        ("https://a.example/100%", "https://a.example/100%25"),
        ("https://a.example/a/../b/./c/..", "https://a.example/b/"),
        ("https://a.example/%2e%2E/b", "https://a.example/b"),
        ("https://a.example?x", "https://a.example/?x"),
        ("https://a.example/?", "https://a.example/"),
        (" https://a.example/ \n", "https://a.example/"),
        ("http://127.1/", "http://127.0.0.1/"),
        ("http://0x7f000001/", "http://127.0.0.1/"),
        ("http://[2001:DB8:0::1]:80/", "http://[2001:db8::1]/"),
        ("http://a.example\\@b.example/", "http://a.example/@b.example/"),
        ("https://a.example。/", "https://a.example/"),
    ],
)
def test_the_address_to_fetch(url: str, address: str) -> None:
    assert fetchable(url) == address


@pytest.mark.parametrize(
    "url",
    [
        "", "a.example",
        "ftp://a.example/", "javascript:alert(1)", "file:///etc/passwd", "http:", "http://", "https:///x", "http:/a.example",
        "http://[bad/",
        "http://[fe80::1%25eth0]/", "http://a b.example/", "http://a.example:0/", "http://a.example:99999/", "http://a.example:x/", "http://a..example/",
        "http://1.2.3.4.5/", "http://a.example/\x00", "http://a.exa\nmple/", "http://a.example/\udce9", "http://" + "a" * 64 + ".example/",
        "http://" + "a." * 130 + "example/", "http://a.example/" + "x" * MAX_URL_CHARACTERS, "http://a.example/" + "ü" * 2_000, "http://a%00.example/",
    ],
)  # fmt: skip
def test_what_is_no_web_address_is_refused_in_words(url: str) -> None:
    for door in (fetchable, link_key, host_of):
        with pytest.raises(LinkError) as caught:
            door(url)
        assert caught.value.code is ErrorCode.BAD_URL
        assert len(caught.value.sentence) < 200


@pytest.mark.parametrize(
    "same",
    [
        [
            "https://a.example/x",
            "http://a.example/x",
            "HTTPS://A.EXAMPLE/x",
            "https://a.example:443/x",
            "http://a.example:80/x/",
            "https://u:p@a.example./x#y",
        ],
        [
            "https://a.example/x?id=1",
            "https://a.example/x?id=1&utm_source=n&UTM_Medium=m",
            "https://a.example/x/?fbclid=9&id=1&gclid=3",
            "https://a.example/x?&id=1&",
        ],
        ["https://bücher.example/ü", "https://xn--bcher-kva.example/%c3%bc", "https://BÜCHER.example/%C3%BC"],
        ["https://a.example/%7euser", "https://a.example/~user"],
        ["https://a.example", "https://a.example/", "https://a.example/?utm_campaign=x", "https://a.example/#top"],
    ],
)
def test_one_link_in_many_spellings(same: list[str]) -> None:
    assert len({link_key(url) for url in same}) == 1


def test_links_that_differ_in_content_differ() -> None:
    urls = [
        "https://a.example/x", "https://a.example/X", "https://www.a.example/x", "https://a.example:8080/x", "https://a.example/x?id=1",
        "https://a.example/x?id=2", "https://a.example/x?p=1&id=1", "https://a.example/x?id=1&p=1", "https://a.example/x/y", "https://a.example/x%2Fy",
        "https://a.example/x?source=1", "https://b.example/x",
    ]  # fmt: skip
    assert len({link_key(url) for url in urls}) == len(urls)


@given(WEB_URLS)
def test_keys_survive_fetching_and_themselves(url: str) -> None:
    try:
        address = fetchable(url)
    except LinkError:
        return
    assert address.isascii()
    assert not set(address) & set(' #<>"`{}\\^')
    assert fetchable(address) == address
    assert link_key(address) == link_key(url)
    assert link_key(link_key(url)) == link_key(url)
    assert host_of(address) == host_of(url)


PLAIN_URLS = st.builds("https://a.example/{}{}".format, st.text(st.sampled_from("ab/.-~&=;"), max_size=12), st.sampled_from(
    ["", "?", "?a=1", "?a=1&utm_source=x&&b", "?UTM_medium=x", "?fbclid", "#top", "?a=%41"]))  # fmt: skip


@given(st.one_of(WEB_URLS, PLAIN_URLS))
def test_all_names_at_once_are_the_names_one_by_one(url: str) -> None:
    try:
        one_by_one = LinkNames(link_key(url), fetchable(url), host_of(url))
    except LinkError:
        with pytest.raises(LinkError):
            names_of(url)
    else:
        assert names_of(url) == one_by_one


@given(st.text(max_size=60))
def test_any_text_is_an_address_or_a_bad_url(text: str) -> None:
    for url in (text, f"http://{text}", f"https://a.example/{text}"):
        try:
            address = fetchable(url)
        except LinkError:
            continue
        assert address.startswith(("http://", "https://"))


@given(WEB_URLS, st.sampled_from(["utm_source=x", "fbclid=1", "gclid", "mc_eid=a%20b", "_ga=1.2", "msclkid=9"]))
def test_tracking_makes_no_other_link(url: str, parameter: str) -> None:
    plain = url.partition("#")[0].rstrip()
    try:
        key = link_key(plain)
    except LinkError:
        return
    assert link_key(plain + ("&" if "?" in plain else "?") + parameter) == key


def test_the_host_comes_without_port_and_brackets() -> None:
    assert host_of("https://U:P@Bücher.Example:8443/x") == "xn--bcher-kva.example"
    assert host_of("http://[2001:db8::1]:80/") == "2001:db8::1"
    assert host_of("http://2130706433/") == "127.0.0.1"


def test_text_is_the_same_recipe_whatever_its_blanks_and_case() -> None:
    assert text_key("200 g Oats\r\n\r\nMix.") == text_key("  200 g oats\nMIX. \u200b")
    assert text_key("200 g oats") != text_key("300 g oats")
    text_key("\udce9")


def test_identifiers_are_short_stable_and_apart() -> None:
    assert galley_id("https://a.example/") == galley_id("https://a.example/")
    assert galley_id("https://a.example/").startswith("r-")
    assert len({galley_id(f"https://a.example/{n}") for n in range(100_000)}) == 100_000
