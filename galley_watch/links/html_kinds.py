"""What an HTML file in the drop folder is (pure): a bookmark export, a list of links, a redirect, or a saved page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from galley_watch.links.format import DropFile
from galley_watch.links.html_text import attributes_of
from galley_watch.links.sniffing import HEAD_BYTES

# A redirect says no more than that; a page saved with one (a refresh timer) says much.
MAX_REDIRECT_CHARACTERS = 300
MAX_SCRIPTED_CHARACTERS = 2_000
# Text between the links of a list, for each link: dates, separators, a few words.
MAX_OUTSIDE_CHARACTERS = 30

_NETSCAPE = re.compile(r"<!doctype\s+netscape-bookmark-file", re.I)
_ENTRY = re.compile(r"<dt[^<>]*>\s*<(?:a|h3)[\s>]", re.I)
_SAVED = (
    r"application/ld\+json|schema\.org/recipe|<link[^<>]+canonical|og:url|"
    r"<!--\s*saved from url|page saved with|savepage-url|data-scrapbook-source|<!--\s*mirrored from"
)
_PAGE = re.compile(r"<(?:body|nav|article|div|main|section)[\s>]|" + _SAVED, re.I)
_RECIPE_OR_ADDRESS = re.compile(r"<(?:article|nav|form)[\s>]|" + _SAVED, re.I)
_REFRESH = re.compile(r"<meta\s(?=[^<>]*http-equiv\s*=\s*[\"']?refresh\b)[^<>]*>", re.I)
_HREF = re.compile(r"\bhref\s*=\s*[\"']?\s*https?://", re.I)
_REFRESH_TARGET = re.compile(r"\s*[\d.]*\s*[;,]?\s*(?:url\s*=\s*|(?=https?://))[\"']?(?P<url>[^\"']*)", re.I)
_SCRIPTED = re.compile(r"\blocation(?:\.href)?(?:\s*=\s*|\.(?:replace|assign)\(\s*)[\"'](?P<url>https?://[^\"'\s]+)[\"']", re.I)
_TAG = re.compile(r"<!--|-->|<(/?)([a-z][a-z0-9-]*)([^<>]*)>|<!doctype[^<>]*>|<\?[^<>]*>", re.I)
_UNSEEN = frozenset({"script", "style", "title", "noscript", "head"})
_WRITTEN = re.compile(r"https?://\S+", re.I)
_SAVED_WITH = re.compile(r"<a\s[^<>]*\b(?:time_added|add_date)\s*=", re.I)


class HtmlKind(StrEnum):
    BOOKMARKS = "bookmarks"
    LINK_LIST = "link list"
    REDIRECT = "redirect"
    PAGE = "page"


@dataclass(frozen=True, slots=True)
class _Measured:
    """``links`` with an address, characters a reader sees, and those outside of links and headings."""

    links: int
    visible: int
    outside: int


def _measured(head: str) -> _Measured:
    """One pass over the tags: linear, whatever is left open."""
    links = visible = outside = place = 0
    unseen: str | None = None
    in_link = in_heading = False
    for tag in _TAG.finditer(head):
        if unseen is None:
            words = " ".join(head[place : tag.start()].split())
            visible += len(words)
            if "://" in words and not in_link:
                words, written = _WRITTEN.subn("", words)
                links += written
            seen = len(words)
            outside += 0 if in_link or in_heading else seen
        place = tag.end()
        name = (tag[2] or "").lower()
        if unseen is not None:
            ends = tag[0] == "-->" if unseen == "--" else (name == unseen and bool(tag[1])) or (unseen == "head" and name == "body")
            unseen = None if ends else unseen
        elif tag[0] == "<!--":
            unseen = "--"
        elif name in _UNSEEN and not tag[1]:
            unseen = name
        elif name == "a":
            in_link = not tag[1]
            links += in_link and bool(_HREF.search(tag[3]))
        elif len(name) == 2 and name[0] == "h" and name[1].isdigit():
            in_heading = not tag[1]
    return _Measured(links, visible, outside + (0 if unseen else len(head[place:].strip())))


def redirect_target(head: str) -> str | None:
    """Where a page leads on to, by ``<meta http-equiv="refresh">`` or by a script that does nothing else; None where it does not."""
    tag = _REFRESH.search(head)
    content = attributes_of(tag[0].encode("utf-8", "replace"), frozenset({b"content"})).get(b"content", "") if tag else ""
    found = _REFRESH_TARGET.match(content) or (_SCRIPTED.search(head) if len(head) <= MAX_SCRIPTED_CHARACTERS else None)
    return found["url"].strip() if found else None


def _is_link_list(head: str) -> bool:
    """Are the links all that there is? A page has text of its own, or says where it was saved from."""
    if _SAVED_WITH.search(head):
        return True
    if _RECIPE_OR_ADDRESS.search(head):
        return False
    measured = _measured(head)
    return measured.links > 0 and measured.outside <= MAX_OUTSIDE_CHARACTERS * measured.links


def html_kind(file: DropFile) -> HtmlKind:
    """Decided on the head of the file alone: an export may be large, and its beginning says what it is."""
    head = file.head
    if _NETSCAPE.search(head[:2_000]) or (_ENTRY.search(head) and not _PAGE.search(head)):
        return HtmlKind.BOOKMARKS
    if redirect_target(head) and len(file.data) <= HEAD_BYTES and _measured(head).visible <= MAX_REDIRECT_CHARACTERS:
        return HtmlKind.REDIRECT
    return HtmlKind.LINK_LIST if _is_link_list(head) else HtmlKind.PAGE
