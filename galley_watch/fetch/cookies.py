"""Cookies of one attempt (shell): a redirect that hands out a cookie gets it back, and nothing of it is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from galley_watch.fetch.headers import Headers
from galley_watch.fetch.hop import Hop

if TYPE_CHECKING:
    from email.message import Message
    from http.cookiejar import CookieJar
    from urllib.request import Request


class _Answer:
    """As much of an answer as ``CookieJar`` looks at."""

    def __init__(self, set_cookie: list[str]) -> None:
        from email.message import Message

        self._message = Message()
        for value in set_cookie:
            self._message["Set-Cookie"] = value

    def info(self) -> Message:
        return self._message


class AttemptCookies:
    """Most pages set none: the standard library's jar and what it brings along are loaded with the first cookie."""

    def __init__(self) -> None:
        self._jar: CookieJar | None = None

    def keep(self, hop: Hop, headers: Headers) -> None:
        set_cookie = headers.all("set-cookie")
        if not set_cookie:
            return
        if self._jar is None:
            from http.cookiejar import CookieJar

            self._jar = CookieJar()
        self._jar.extract_cookies(_Answer(set_cookie), _request(hop))  # type: ignore[arg-type]  # duck-typed, see http.cookiejar

    def header(self, hop: Hop) -> bytes | None:
        """The Cookie header for this hop, by the rules for domain, path and Secure."""
        if self._jar is None:
            return None
        request = _request(hop)
        self._jar.add_cookie_header(request)
        cookie = request.get_header("Cookie")
        return cookie.encode() if cookie else None


def _request(hop: Hop) -> Request:
    from urllib.request import Request

    return Request(hop.url)  # noqa: S310  # only carries the address to the jar, is never opened
