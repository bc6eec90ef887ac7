"""What a status means for the link, when it may be tried again, and how a challenge is told from a fault."""

from __future__ import annotations

from email.utils import formatdate

import pytest

from galley_watch.errors import ErrorCode
from tests.fetch.fetching import HURRIED, NOW_MS, failure
from tests.loopback import Visit, answer, then

HTML = ("Content-Type", "text/html")
CHALLENGE = b"<html><title>One moment</title><p>Checking your browser before you can go on.</p><script>go()</script></html>"
FAULT = b"<html><title>Oh no</title><p>The kitchen is on fire.</p></html>"


@pytest.mark.parametrize(
    ("status", "code", "words"),
    [
        ("404 Not Found", ErrorCode.HTTP_4XX, "no such page (404 Not Found)"),
        ("410 Gone", ErrorCode.HTTP_4XX, "no such page (410 Gone)"),
        ("400 Bad Request", ErrorCode.HTTP_4XX, "400"),
        ("418 I'm a teapot", ErrorCode.HTTP_4XX, "418"),
        ("499 Whatever", ErrorCode.HTTP_4XX, "(499)"),
        ("401 Unauthorized", ErrorCode.LOGIN, "sign-in (401)"),
        ("403 Forbidden", ErrorCode.BLOCKED, "refuses programs (403)"),
        ("429 Too Many Requests", ErrorCode.HTTP_429, "429"),
        ("500 Internal Server Error", ErrorCode.HTTP_5XX, "500"),
        ("503 Service Unavailable", ErrorCode.HTTP_5XX, "503"),
        ("599 Whatever", ErrorCode.HTTP_5XX, "(599)"),
        ("304 Not Modified", ErrorCode.HTTP_5XX, "304"),
        ("204 No Content", ErrorCode.NOT_HTML, "204"),
    ],
)
def test_each_status_has_its_code_and_sentence(status: str, code: ErrorCode, words: str) -> None:
    error = failure(answer(status, b"" if status[:3] in ("204", "304") else FAULT, HTML))
    assert error.code == code
    assert words in error.sentence
    assert error.not_before_ms is None


@pytest.mark.parametrize("status", ["429 Too Many Requests", "503 Service Unavailable", "500 Internal Server Error"])
@pytest.mark.parametrize(
    ("retry_after", "wait_ms"),
    [
        ("120", 120_000),
        (" 7 ", 7_000),
        (formatdate(NOW_MS / 1000 + 90, usegmt=True), 90_000),
        ("999999999999999999999999", 86_400_000),
        (formatdate(NOW_MS / 1000 + 10 * 86_400, usegmt=True), 86_400_000),
        ("0", None),
        ("-5", None),
        (formatdate(NOW_MS / 1000 - 90, usegmt=True), None),
        ("soon", None),
        ("Fri, 99 Foo 9999 99:99:99 GMT", None),
        ("", None),
    ],
)
def test_retry_after_is_heeded_within_a_day(status: str, retry_after: str, wait_ms: int | None) -> None:
    error = failure(answer(status, b"", ("Retry-After", retry_after)))
    assert error.retryable
    assert error.not_before_ms == (None if wait_ms is None else NOW_MS + wait_ms)


@pytest.mark.parametrize("status", ["503 Service Unavailable", "429 Too Many Requests", "405 Method Not Allowed", "403 Forbidden"])
def test_a_challenge_page_is_blocked(status: str) -> None:
    error = failure(answer(status, CHALLENGE, HTML))
    assert error.code == ErrorCode.BLOCKED
    assert f"({status[:3]})" in error.sentence


@pytest.mark.parametrize("field", [("cf-mitigated", "challenge"), ("X-Shop-Mitigated", "Challenge"), ("x-some-waf-action", "captcha")])
@pytest.mark.parametrize("status", ["200 OK", "202 Accepted", "503 Service Unavailable"])
def test_a_challenge_named_in_a_header_is_blocked_under_any_status(status: str, field: tuple[str, str]) -> None:
    assert failure(answer(status, FAULT, HTML, field)).code == ErrorCode.BLOCKED


def test_an_error_page_that_hangs_is_still_that_error() -> None:
    async def hang(visit: Visit) -> None:
        await visit.visitor_left()

    error = failure(then(b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 60\r\nContent-Length: 50\r\n\r\n<p>", hang), HURRIED)
    assert (error.code, error.not_before_ms) == (ErrorCode.HTTP_5XX, NOW_MS + 60_000)


@pytest.mark.parametrize("body", [b"<p>" * 100_000, b"<p>cut"], ids=["large", "broken off"])
def test_an_error_page_that_is_large_or_breaks_off_is_still_that_error(body: bytes) -> None:
    async def reply(visit: Visit) -> None:
        await visit.send(b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 400000\r\n\r\n" + body)

    assert failure(reply).code == ErrorCode.HTTP_5XX
