"""What an answer's status and type mean for the link (shell)."""

from __future__ import annotations

import re
from email.utils import parsedate_to_datetime
from http import HTTPStatus

from galley_watch.errors import ErrorCode, LinkError
from galley_watch.fetch.body import in_words
from galley_watch.fetch.headers import Headers

REDIRECTS = frozenset({300, 301, 302, 303, 307, 308})
LONGEST_WAIT_SECONDS = 24 * 3600
# Statuses under which a challenge page is served besides 403, which is "blocked" whatever it shows.
MAY_BE_CHALLENGE = frozenset({405, 429, 503})

_PAGE_TYPES = frozenset({"text/html", "application/xhtml+xml", "application/xml", "text/xml", "text/plain"})
_CHALLENGE_WORDS = re.compile(
    rb"captcha|challenge-platform|cf-chl|checking your browser|are (?:you )?(?:a )?human|not a robot"
    rb"|enable javascript and cookies to continue",
    re.IGNORECASE,
)
_MARKUP = re.compile(rb"<(?:!doctype|!--|\?xml|[a-z][a-z0-9]*[\s>/])", re.IGNORECASE)
_BINARY = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
_BYTE_ORDER_MARKS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")
_SNIFFED_BYTES = 1_445  # as many as the WHATWG MIME sniffing standard reads


def is_challenge_by_headers(headers: Headers) -> bool:
    """Gatekeepers name their challenge in a header of this form, with any status, 200 too."""
    return any(
        name.endswith(("-mitigated", "-waf-action")) and value.strip().lower() in ("challenge", "captcha") for name, value in headers.fields
    )


def is_challenge_markup(body: bytes) -> bool:
    return bool(_CHALLENGE_WORDS.search(body))


def blocked(status: int) -> LinkError:
    if status == HTTPStatus.FORBIDDEN:
        return LinkError(ErrorCode.BLOCKED, "The site refuses programs (403).")
    return LinkError(ErrorCode.BLOCKED, f"The site wants to see a person at a browser first ({status}).")


def refusal_by_status(status: int, headers: Headers, now_ms: int) -> LinkError | None:
    """The error that a final status means, None for a page. A challenge is recognised before this."""
    if status == HTTPStatus.PARTIAL_CONTENT:
        return LinkError(ErrorCode.SHORT_BODY, "The site sent only a part of the page (206).")
    if status in (HTTPStatus.NO_CONTENT, HTTPStatus.RESET_CONTENT):
        return LinkError(ErrorCode.NOT_HTML, f"The site answered without a page ({status}).")
    if 200 <= status < 300:
        return None
    if status == HTTPStatus.UNAUTHORIZED:
        return LinkError(ErrorCode.LOGIN, "The page is only shown after a sign-in (401).")
    if status == HTTPStatus.FORBIDDEN:
        return blocked(status)
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        return LinkError(ErrorCode.HTTP_429, "The site has had too many requests (429).", not_before_ms(headers, now_ms))
    if status in (HTTPStatus.NOT_FOUND, HTTPStatus.GONE):
        return LinkError(ErrorCode.HTTP_4XX, f"The site has no such page ({_name(status)}).")
    if status == HTTPStatus.PROXY_AUTHENTICATION_REQUIRED:
        return LinkError(ErrorCode.CONNECT, "The proxy asks for a sign-in (407).")
    if 400 <= status < 500:
        return LinkError(ErrorCode.HTTP_4XX, f"The site does not give out the page ({_name(status)}).")
    return LinkError(ErrorCode.HTTP_5XX, f"The site answered with a fault ({_name(status)}).", not_before_ms(headers, now_ms))


def not_before_ms(headers: Headers, now_ms: int) -> int | None:
    """Retry-After (RFC 9110 10.2.3: seconds or a date) as UTC milliseconds, at most a day ahead; None where it says nothing usable."""
    stated = (headers.first("retry-after") or "").strip()
    if stated.isascii() and stated.isdigit():
        wait_ms = min(int(stated[:9]), LONGEST_WAIT_SECONDS) * 1_000
    else:
        try:
            wait_ms = int(parsedate_to_datetime(stated).timestamp() * 1_000) - now_ms
        except (ValueError, TypeError, OverflowError, OSError):
            return None
    return now_ms + min(wait_ms, LONGEST_WAIT_SECONDS * 1_000) if wait_ms > 0 else None


def refuse_other_types(content_type: str | None) -> None:
    """Raises ``LinkError(not_html)`` for a stated type that is no page; an unstated one is sniffed once the body is there."""
    if content_type is None or content_type in _PAGE_TYPES or content_type.endswith("+xml"):
        return
    raise LinkError(ErrorCode.NOT_HTML, f"The link leads to {in_words(content_type)}, not to a web page.")


def sniffed_type(body: bytes) -> str:
    """The type of a body that came without one. Raises ``LinkError(not_html)`` where it is neither markup nor text."""
    head = body[:_SNIFFED_BYTES]
    has_mark = head.startswith(_BYTE_ORDER_MARKS)
    if _MARKUP.match(head.removeprefix(b"\xef\xbb\xbf").lstrip()) or (has_mark and b"<" in head[:8]):
        return "text/html"
    if not has_mark and _BINARY.search(head):
        raise LinkError(ErrorCode.NOT_HTML, "The link leads to a file of unstated type, not to a web page.")
    return "text/plain"


def _name(status: int) -> str:
    try:
        return f"{status} {HTTPStatus(status).phrase}"
    except ValueError:
        return str(status)
