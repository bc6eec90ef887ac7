"""Cookies of one attempt (shell): a redirect that hands out a cookie gets it back, and nothing of it is kept."""

from __future__ import annotations

from email.message import Message
from http.cookiejar import CookieJar
from urllib.request import Request

from galley_watch.fetch.headers import Headers
from galley_watch.fetch.hop import Hop


class _Answer:
    """As much of an answer as ``CookieJar`` looks at."""

    def __init__(self, headers: Headers) -> None:
        self._message = Message()
        for value in headers.all("set-cookie"):
            self._message["Set-Cookie"] = value

    def info(self) -> Message:
        return self._message


class AttemptCookies:
    def __init__(self) -> None:
        self._jar = CookieJar()

    def keep(self, hop: Hop, headers: Headers) -> None:
        self._jar.extract_cookies(_Answer(headers), _request(hop))  # type: ignore[arg-type]  # duck-typed, see http.cookiejar

    def header(self, hop: Hop) -> str | None:
        """The Cookie header for this hop, by the rules for domain, path and Secure."""
        request = _request(hop)
        self._jar.add_cookie_header(request)
        return request.get_header("Cookie")


def _request(hop: Hop) -> Request:
    return Request(hop.url)  # noqa: S310  # only carries the address to the jar, is never opened
