"""A page, or a recipe's text, as it goes into extraction (pure)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FetchedPage:
    """A page as the server sent it, decompressed. ``url`` is the final address; ``charset`` only what the header said.

    ``from_outside``: it shows that this machine is online; a page from a private address does not.
    """

    url: str | None
    body: bytes
    content_type: str = "text/html"
    charset: str | None = None
    from_outside: bool = True


@dataclass(frozen=True, slots=True)
class RawText:
    """Recipe text that a person pasted; ``url`` is its source where one is known."""

    text: str
    url: str | None = None
    title: str | None = None


Payload = FetchedPage | RawText
