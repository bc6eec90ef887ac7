"""Redirects: followed by hand, each hop judged like the first, cookies only on the way of one attempt."""

from __future__ import annotations

import pytest

from galley_watch.errors import ErrorCode, LinkError
from galley_watch.values.settings import FetchSettings
from tests.fetch.fetching import LOOPBACK_NAMES, failure, fetcher, run
from tests.loopback import LoopbackServer, Reply, Visit, answer, page, redirect


@pytest.mark.parametrize("status", ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent", "300 Choices"])
@pytest.mark.parametrize(
    "location", ["/soup", "soup", "//127.0.0.1:{port}/soup", "http://cook:secret@127.0.0.1:{port}/soup#x", " /soup ", "../../soup"]
)
def test_a_redirect_is_followed_to_its_address(status: str, location: str) -> None:
    async def use() -> None:
        async with LoopbackServer({"/soup": page()}) as server, fetcher() as fetching:
            server.replies["/old"] = answer(status, b"moved", ("Location", location.format(port=server.port)))
            assert (await fetching.fetch(server.url("/old"))).url == server.url("/soup")
            assert "authorization" not in server.visits[-1].headers

    run(use())


def test_an_address_with_other_letters_is_asked_for_in_ascii() -> None:
    async def use() -> None:
        async with LoopbackServer({"/old": redirect("/k%C3%BCche/süß menü?für=zwei")}) as server, fetcher() as fetching:
            server.replies["/k%C3%BCche/s%C3%BC%C3%9F%20men%C3%BC"] = page()
            found = await fetching.fetch(server.url("/old"))
            assert found.url == server.url("/k%C3%BCche/s%C3%BC%C3%9F%20men%C3%BC?f%C3%BCr=zwei")

    run(use())


def test_ten_redirects_are_followed_and_eleven_are_a_loop() -> None:
    async def use() -> None:
        replies = {f"/{n}": redirect(f"/{n - 1}") for n in range(1, 12)} | {"/0": page()}
        async with LoopbackServer(replies) as server, fetcher() as fetching:
            assert (await fetching.fetch(server.url("/10"))).url == server.url("/0")
            with pytest.raises(LinkError, match="more than 10 times") as caught:
                await fetching.fetch(server.url("/11"))
            assert caught.value.code == ErrorCode.REDIRECT_LOOP
            assert len(server.visits) == 22

    run(use())


@pytest.mark.parametrize(
    ("reply", "code"),
    [
        (redirect("/page"), ErrorCode.REDIRECT_LOOP),
        (answer("302 Found"), ErrorCode.REDIRECT_LOOP),
        (redirect(" "), ErrorCode.REDIRECT_LOOP),
        (redirect("ftp://kitchen.example/soup"), ErrorCode.BAD_URL),
        (redirect("javascript:alert(1)"), ErrorCode.BAD_URL),
        (redirect("file:///etc/passwd"), ErrorCode.BAD_URL),
        (redirect("http://[::1/soup"), ErrorCode.BAD_URL),
        (redirect("http://kitchen.example:99999/"), ErrorCode.BAD_URL),
    ],
    ids=["to itself", "without a place", "to a blank", "ftp", "script", "file", "broken brackets", "no port"],
)
def test_a_redirect_to_nowhere_is_final(reply: Reply, code: ErrorCode) -> None:
    error = failure(reply)
    assert error.code == code
    assert not error.retryable


@pytest.mark.parametrize("target", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]", "pantry.example"])
def test_a_redirect_to_this_machine_is_refused_unless_it_is_listed(target: str) -> None:
    async def use() -> None:
        settings = FetchSettings(allow_private=("kitchen.example",))
        async with LoopbackServer({"/secret": page()}) as server, fetcher(settings) as fetching:
            server.replies["/page"] = redirect(f"http://{target}:{server.port}/secret")
            with pytest.raises(LinkError, match="redirects to a refused address") as caught:
                await fetching.fetch(server.url("/page", "kitchen.example"))
            assert caught.value.code == ErrorCode.REFUSED_ADDRESS
            assert server.asked == ["/page"]
            server.replies["/page"] = page()
            await fetching.fetch(server.url("/page", "kitchen.example"))  # the listed host itself is fine

    run(use())


async def _wants_cookie(visit: Visit) -> None:
    has_cookie = "visit=first" in visit.headers.get("cookie", "")
    await (page() if has_cookie else redirect("/page", ("Set-Cookie", "visit=first; Path=/")))(visit)


def test_cookies_come_along_on_redirects_and_end_with_the_attempt() -> None:
    async def use() -> None:
        async with LoopbackServer({"/page": _wants_cookie}) as server, fetcher() as fetching:
            await fetching.fetch(server.url("/page"))
            await fetching.fetch(server.url("/page"))
            assert ["cookie" in visit.headers for visit in server.visits] == [False, True, False, True]

    run(use())


def test_cookies_stay_with_their_host_and_secure_ones_off_plain_http() -> None:
    async def use() -> None:
        async with LoopbackServer({"/soup": page()}) as server, fetcher(resolve=LOOPBACK_NAMES) as fetching:
            cookies = (("Set-Cookie", "mine=1"), ("Set-Cookie", "foreign=1; Domain=pantry.example"), ("Set-Cookie", "x=1; Secure"))
            server.replies["/out"] = redirect(server.url("/back", "pantry.example"), *cookies)
            server.replies["/back"] = redirect(server.url("/soup", "kitchen.example"))
            await fetching.fetch(server.url("/out", "kitchen.example"))
            assert [visit.headers.get("cookie") for visit in server.visits] == [None, None, "mine=1"]

    run(use())


def test_a_cookie_of_odd_bytes_harms_nothing() -> None:
    async def use() -> None:
        async with LoopbackServer({"/soup": page()}) as server, fetcher() as fetching:
            server.replies["/page"] = redirect("/soup", ("Set-Cookie", "süß=für zwei"), ("Set-Cookie", ";;=;"), ("Set-Cookie", ""))
            assert (await fetching.fetch(server.url("/page"))).url == server.url("/soup")

    run(use())
