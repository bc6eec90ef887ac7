"""A page saved from a browser (pure): where it was saved from, its title, and the reading of it."""

from __future__ import annotations

import re
from urllib.parse import urljoin

from galley_watch.links.gathering import clean_text, is_web_address
from galley_watch.links.html_text import ATTRIBUTES, attributes_of, plain_text
from galley_watch.values.intake import FileKind, FoundLink, Reading

# Savers that put styles and images into the page may have a long head.
HEAD_BYTES = 4 * 1024 * 1024

# "saved from url" (Internet Explorer's mark of the web, kept by Chrome and Edge), and the comment of one-file savers.
_MARKED = re.compile(
    rb"<!--\s*(?:saved from url=\(\d+\)|page saved with [^\n>]{0,200}\s+url:\s*|(?:page )?(?:saved|archived|downloaded) from:?\s*)(https?://[^\s>]+?)(?:\s|-->)"
    rb"|<!--\s*mirrored from ([a-z0-9.-]+\.[a-z]{2,}(?::\d+)?/[^\s>]*) by httrack"
    rb"|<html\s[^>]{0,2000}?data-scrapbook-source=\"(https?://[^\"]+)\"",
    re.I,
)
_TAG = re.compile(rb"<(link|meta|base|title|body)(?=[\s>/])(" + ATTRIBUTES + rb")>", re.I)
_TITLE_END = re.compile(rb"</title|<", re.I)
_WANTED = frozenset({b"rel", b"href", b"property", b"name", b"itemprop", b"content"})


def _stated(data: bytes) -> dict[str, str]:
    """What the head states: ``canonical``, ``base``, and the properties of ``<meta>``."""
    found: dict[str, str] = {}
    for tag in _TAG.finditer(data, 0, HEAD_BYTES):
        name = tag[1].lower()
        if name in (b"link", b"meta", b"base"):
            attributes = attributes_of(tag[2], _WANTED)
            if name == b"link" and "canonical" in attributes.get(b"rel", "").lower().split():
                found.setdefault("canonical", attributes.get(b"href", "").strip())
            elif name == b"base":
                found.setdefault("base", attributes.get(b"href", "").strip())
            elif name == b"meta":
                key = attributes.get(b"property") or attributes.get(b"name") or attributes.get(b"itemprop") or ""
                found.setdefault(key.lower(), attributes.get(b"content", "").strip())
    return found


def address_of(data: bytes) -> str | None:
    """Where the page (UTF-8) was saved from: the saver's own mark, then the canonical link, then ``og:url``; these two may be relative."""
    marked = _MARKED.search(data, 0, HEAD_BYTES)
    stated = _stated(data)
    base = stated.get("base", "") if is_web_address(stated.get("base", "")) else ""
    for url in (_address_marked(marked) if marked else "", stated.get("savepage-url", ""), stated.get("source-url", "")):
        if is_web_address(url):
            return url
    for url in (stated.get("canonical", ""), stated.get("og:url", "")):
        if is_web_address(whole := _joined(base, url)):
            return whole
    return None


def _address_marked(mark: re.Match[bytes]) -> str:
    """One saver leaves out the scheme."""
    return f"https://{mark[2].decode()}" if mark[2] else (mark[1] or mark[3]).decode("utf-8", "replace")


def _joined(base: str, url: str) -> str:
    try:
        return urljoin(base, url) if base and url and not is_web_address(url) else url
    except ValueError:
        return url


def title_of(data: bytes) -> str | None:
    """The page's ``<title>``, else its ``og:title``."""
    for tag in _TAG.finditer(data, 0, HEAD_BYTES):
        if tag[1].lower() == b"title":
            end = _TITLE_END.search(data, tag.end())
            title = clean_text(plain_text(data[tag.end() : end.start() if end else len(data)]))
            if title:
                return title
            break
    return clean_text(_stated(data).get("og:title"))


def page_reading(html: bytes, utf8: bytes, url: str | None = None, title: str | None = None) -> Reading:
    """``html`` is the payload as it was saved, ``utf8`` the same for looking into it; ``url`` and ``title`` where they are known."""
    url = url if url and is_web_address(url) else address_of(utf8)
    title = clean_text(title) or title_of(utf8)
    links = (FoundLink(url, title),) if url else ()
    return Reading(FileKind.LINKS, links=links, page_html=html, title=None if url else title)
