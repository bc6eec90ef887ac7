"""A page without a recipe, as a person sees it (pure): its names, its text, and that part of it that no other page of the site has."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import islice
from typing import Any

from galley_watch.extract.document import Document, text_of
from galley_watch.extract.page_text.element_kinds import NEVER_TEXT
from galley_watch.extract.text import MAX_TEXT

_FRAME = frozenset(("nav", "header", "footer", "aside", "script", "style", "noscript", "template", "svg", "select", "dialog", "head"))
_FRAME_ROLES = frozenset(("navigation", "banner", "contentinfo", "dialog", "alertdialog", "search", "complementary"))
_FRAME_LABEL = re.compile(
    r"cookie|consent|gdpr|\bcmp\b|onetrust|(?:^|[\s_-])(?:footer|navbar|breadcrumbs?|sidebar|skip-link)(?:$|[\s_-])", re.IGNORECASE
)
_ROOTS = frozenset(("root", "app", "app-root", "__next", "__nuxt", "___gatsby", "main-app", "svelte", "q-app", "application", "react-root"))
_MOST_ELEMENTS = 60_000
_SEARCHED = 200_000
"""Bytes of the source."""


@dataclass(frozen=True, slots=True)
class SeenPage:
    """``title`` its titles and first heading; ``text`` all its words, ``own`` those outside navigation, footer and banners (with its
    headings), ``links`` how many stand among these; ``unscripted`` what it says where no scripts run. ``has_root``: an element stands
    ready that scripts would fill.
    """

    document: Document
    title: str
    text: str
    own: str
    unscripted: str
    has_root: bool
    links: int
    scripts: int
    has_password: bool

    @property
    def kind(self) -> str:
        """What it tells those who link to it that it is ("article", "video.other"), lower case; "" where it does not."""
        return self.document.meta.get("og:type", "").lower()

    def source_says(self, words: re.Pattern[str]) -> bool:
        """Does the beginning of its source say it, in whatever attribute or script?"""
        return words.search(self.document.source[:_SEARCHED].decode("utf-8", "replace")) is not None


def seen_page(document: Document) -> SeenPage:
    root = document.root
    body = root.find("body") if root.find("body") is not None else root
    own, links = _own(body)
    return SeenPage(
        document,
        " ".join(filter(None, (document.names.title, document.names.heading))),
        text_of(body),
        own,
        " ".join(" ".join(piece.itertext()) for piece in islice(root.iter("noscript"), 20))[:2_000],
        any(_may_be_root(element) for element in islice(body.iter(), _MOST_ELEMENTS)),
        links,
        sum(1 for script in root.iter("script") if "json" not in (script.get("type") or "")),
        any((field.get("type") or "").lower() == "password" for field in root.iter("input")),
    )


def _may_be_root(element: Any) -> bool:
    """By its id, or an element of a component's name without anything in it."""
    tag = element.tag
    if isinstance(tag, str) and "-" in tag:
        return len(element) == 0 and not (element.text or "").strip()
    return element.get("id") in _ROOTS


def _own(body: Any) -> tuple[str, int]:
    """The text and how many links stand in it. Headings count wherever they stand: pages set the name of an article into its header."""
    pieces: list[str] = []
    length = links = 0
    stack: list[tuple[Any, bool]] = [(body, False)]
    for _ in range(_MOST_ELEMENTS):
        if not stack or length > MAX_TEXT:
            break
        item, framed = stack.pop()
        if isinstance(item, str):
            pieces.append(item[:MAX_TEXT])
            length += len(item)
            continue
        inside = framed or (item is not body and _is_frame(item))
        if item.tag in NEVER_TEXT:
            continue
        links += item.tag == "a" and not inside
        if item.tag == "h1":
            pieces.append(text_of(item))
            continue
        for child in reversed(item):
            if child.tail and not inside:
                stack.append((child.tail, inside))
            stack.append((child, inside))
        if item.text and not inside:
            stack.append((item.text, inside))
    return " ".join(" ".join(pieces).split())[:MAX_TEXT], links


def _is_frame(element: Any) -> bool:
    if element.tag in _FRAME or element.get("role") in _FRAME_ROLES or element.get("hidden") is not None:
        return bool(element.get("role") != "main")
    label = f"{element.get('class') or ''} {element.get('id') or ''}"
    return element.tag not in ("body", "main", "article") and len(label) > 2 and _FRAME_LABEL.search(label) is not None
