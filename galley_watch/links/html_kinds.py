"""What an HTML file in the drop folder is (pure): a bookmark export, a list of links, a redirect, or a saved page."""

from __future__ import annotations

import re
from enum import StrEnum

from galley_watch.links.format import DropFile
from galley_watch.links.html_text import attributes_of
from galley_watch.links.sniffing import HEAD_BYTES

# A redirect says no more than that; a page saved with one (a refresh timer) says much.
MAX_REDIRECT_CHARACTERS = 300
MAX_SCRIPTED_CHARACTERS = 2_000

_NETSCAPE = re.compile(r"<!doctype\s+netscape-bookmark-file", re.I)
_ENTRY = re.compile(r"<dt[^>]*>\s*<(?:a|h3)[\s>]", re.I)
_SAVED = r"application/ld\+json|schema\.org/recipe|<link[^>]+canonical|og:url|<!--\s*saved from url|page saved with"
_PAGE = re.compile(r"<(?:body|nav|article|div|main|section)[\s>]|" + _SAVED, re.I)
_RECIPE_OR_ADDRESS = re.compile(r"<(?:article|nav|form)[\s>]|" + _SAVED, re.I)
_REFRESH = re.compile(r"<meta[^>]+http-equiv\s*=\s*[\"']?refresh[\"'\s][^>]*>", re.I)
_REFRESH_TARGET = re.compile(r"\s*[\d.]*\s*[;,]?\s*url\s*=\s*[\"']?(?P<url>[^\"']*)", re.I)
_SCRIPTED = re.compile(r"\blocation(?:\.href)?(?:\s*=\s*|\.(?:replace|assign)\(\s*)[\"'](?P<url>https?://[^\"'\s]+)[\"']", re.I)
_UNSEEN = re.compile(r"<(script|style|head|title|noscript)\b.*?</\1\s*>|<!--.*?-->|<!doctype[^>]*>", re.I | re.S)
_ANCHOR = re.compile(r"<a\s[^>]*?href\s*=\s*[\"']?\s*https?://.*?</a\s*>", re.I | re.S)
_HEADING = re.compile(r"<h([1-6])\b.*?</h\1\s*>", re.I | re.S)
_TAG = re.compile(r"<[^>]*>")
_SAVED_WITH = re.compile(r"<a\s[^>]*\b(?:time_added|add_date)\s*=", re.I)


class HtmlKind(StrEnum):
    BOOKMARKS = "bookmarks"
    LINK_LIST = "link list"
    REDIRECT = "redirect"
    PAGE = "page"


def redirect_target(head: str) -> str | None:
    """Where a page leads on to, by ``<meta http-equiv="refresh">`` or by a script that does nothing else; None where it does not."""
    tag = _REFRESH.search(head)
    content = attributes_of(tag[0].encode("utf-8", "replace"), frozenset({b"content"})).get(b"content", "") if tag else ""
    found = _REFRESH_TARGET.match(content) or (_SCRIPTED.search(head) if len(head) <= MAX_SCRIPTED_CHARACTERS else None)
    return found["url"].strip() if found else None


def _visible(text: str) -> str:
    return " ".join(_TAG.sub(" ", _UNSEEN.sub(" ", text)).split())


def _is_link_list(head: str) -> bool:
    """Are the links all that there is? A page has text of its own, or says where it was saved from."""
    if _SAVED_WITH.search(head):
        return True
    if _RECIPE_OR_ADDRESS.search(head):
        return False
    body = _UNSEEN.sub(" ", head)
    anchors = len(_ANCHOR.findall(body))
    rest = _TAG.sub(" ", _HEADING.sub(" ", _ANCHOR.sub(" ", body)))
    return anchors > 0 and len(" ".join(rest.split())) <= 30 * anchors


def html_kind(file: DropFile) -> HtmlKind:
    """Decided on the head of the file alone: an export may be large, and its beginning says what it is."""
    head = file.head
    if _NETSCAPE.search(head[:2_000]) or (_ENTRY.search(head) and not _PAGE.search(head)):
        return HtmlKind.BOOKMARKS
    if redirect_target(head) and len(file.data) <= HEAD_BYTES and len(_visible(head)) <= MAX_REDIRECT_CHARACTERS:
        return HtmlKind.REDIRECT
    return HtmlKind.LINK_LIST if _is_link_list(head) else HtmlKind.PAGE
