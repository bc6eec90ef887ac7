"""Web addresses in a note (pure): only http and https become links, and no address can leave its brackets."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import quote, urlsplit

from galley_watch.notes.escape import escape_anywhere, escape_inline
from galley_watch.notes.plain_text import plain

ADDRESS_LIMIT = 8_000

# What RFC 3986 allows nowhere in an address (and "[[", "{{", "<%" with it, which wake Obsidian, Logseq and Templater).
_NEVER = re.compile(r"""[\x00-\x20\x7f<>"\\^`{|}]|(?<=\[)\[|\](?=\()|%(?![0-9A-Fa-f]{2})""")
_WEB = re.compile(r"https?://", re.IGNORECASE)
_NOT_IN_OUR_BRACKETS = re.compile(r"[()\[\]*$]|(?<=~)~|(?<=:):|(?<==)=")


def address(url: str) -> str:
    """``url`` for front matter: as given, save that what no address may hold and what cannot be seen is percent-encoded.

    Cut at 8,000 characters; no server takes longer ones.
    """
    url = url[:ADDRESS_LIMIT]
    if not url.isascii():
        url = "".join(c if c.isascii() or plain(c) == c else _encoded(c) for c in url)
    return _NEVER.sub(lambda found: _encoded(found[0]), url)


def web_link(url: str, escape: Callable[[str], str] = escape_inline) -> str:
    """``[host](url)``, or the address as plain text where it is none of the web."""
    host = _web_host(url)
    return escape(plain(url)) if host is None else f"[{escape(host)}]({_destination(url)})"


def named_link(text: str, url: str | None) -> str:
    """``[text](url)`` of a line of plain text; the text alone where the address is none of the web."""
    shown = escape_anywhere(text)
    return shown if url is None or _web_host(url) is None else f"[{shown}]({_destination(url)})"


def _destination(url: str) -> str:
    return _NOT_IN_OUR_BRACKETS.sub(lambda found: _encoded(found[0]), address(url))


def _web_host(url: str) -> str | None:
    try:
        parts = urlsplit(url)
        host = plain(parts.hostname or "")
    except ValueError:
        return None
    # urlsplit() forgives blanks before the scheme; a link's address must begin with it.
    sound = _WEB.match(url) and len(url) <= ADDRESS_LIMIT and not set(host) & set("[]<>()\\`!*_")
    return host if host and sound else None


def _encoded(character: str) -> str:
    # quote() leaves "_", "~" and the like alone, whatever it is told.
    return quote(character, safe="", errors="replace") if not character.isascii() else f"%{ord(character):02X}"
