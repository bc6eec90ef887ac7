"""A page parsed once (pure): the tree that all sources share, and what its head says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import urljoin

from lxml import etree

from galley_watch.extract import text
from galley_watch.extract.charset import as_utf8
from galley_watch.extract.ended_items import items_never_end, with_ended_items
from galley_watch.extract.filled_in import fill_in
from galley_watch.extract.head.page_names import PageNames
from galley_watch.extract.markup import facts
from galley_watch.values.page import FetchedPage

_MAX_ATTRIBUTES = 600
_VALUE = re.compile(rb"""=\s*(?:"[^"]*(?:"|\Z)|'[^']*(?:'|\Z))""")
_LONG_TAG = 4_000
"""Bytes. libxml2 compares each attribute with all before it: a tag with 100,000 of them takes half a minute."""
_TAG_NAME = re.compile(rb"[a-zA-Z][a-zA-Z0-9]*(?=\s)")
_MAX_METAS = 2_000
_HOME = ("/", "./", "index.html", "index.php", "/index.html", "/index.php")
_JSON_LD = "ld+json"
_RUN = ("text/javascript", "application/javascript", "module")
_NAMED_BY = ("name", "property", "itemprop")
_NOT_SHOWN = frozenset(("script", "style", "noscript"))


@dataclass(frozen=True, slots=True)
class Document:
    """``source`` is the page in UTF-8, ``root`` None where it holds no markup at all.
    ``meta`` maps property or name (lower case) to its first content; ``scripts`` are its script elements.
    """

    url: str | None
    base: str | None
    source: bytes
    root: Any
    meta: dict[str, str] = field(default_factory=dict)
    names: PageNames = field(default_factory=PageNames)
    canonical: str | None = None
    language: str | None = None
    scripts: tuple[Any, ...] = ()

    def json_scripts(self) -> Iterator[str]:
        """The text of each JSON-LD script in order, and of those that pages write into ``<meta>`` or keep from running until consent."""
        if self.root is not None:
            in_meta = any(_JSON_LD in name for name in self.meta)
            for element in self.root.iter("script", "meta") if in_meta else self.scripts:
                if _is_json_ld(element) and (stated := element.text if element.tag == "script" else element.get("content")):
                    yield stated


def _is_json_ld(element: Any) -> bool:
    """By its type, or by the type that it will have once a script lets it be; ``<meta>`` by its name."""
    stated = (element.get("type") or "").lower()
    if _JSON_LD in stated or stated in _RUN:
        return stated not in _RUN
    named = _NAMED_BY if element.tag == "meta" else [name for name in element.attrib if name.endswith("-type")]
    return any(_JSON_LD in (element.get(name) or "").lower() for name in named)


def _without_long_tags(source: bytes) -> bytes:
    """So long a tag holds a multiple of its length: only there is looked, not at every tag."""
    kept: list[bytes] = []
    done = place = 0
    while place < len(source):
        start = source.rfind(b"<", max(done, place - _LONG_TAG), place + 1)
        place += _LONG_TAG
        end = start + 1 + _LONG_TAG
        if start < 0 or source.find(b">", start, end) >= 0 or source.find(b"<", start + 1, end) >= 0:
            continue
        opening = source.find(b"<", start + 1)
        last = opening if opening >= 0 else len(source)
        closing = source.find(b">", start + 1, last)
        end = closing if closing >= 0 else last
        place = max(place, end)
        name = _TAG_NAME.match(source, start + 1, end)
        if name and _attributes_of(source[start:end]) >= _MAX_ATTRIBUTES:
            kept += [source[done : start + 1], name[0], b">"]
            done = end + (closing >= 0)
    return b"".join([*kept, source[done:]]) if kept else source


def _attributes_of(tag: bytes) -> int:
    """At most so many attributes, whatever their values hold: a component's data is one, with thousands of blanks in it."""
    names = _VALUE.sub(b"=", tag)
    return names.count(b"=") + names.count(b" ")


def parse(page: FetchedPage) -> Document:
    """Never raises: libxml2 makes a tree of anything (deeper than 2,048 it cuts)."""
    source = _without_long_tags(as_utf8(page.body, page.charset))
    root = _tree(source, etree.HTMLParser, collect_ids=False)
    if root is None:
        return Document(page.url, page.url, source, None)
    named = _elements_of_head(root)
    base = _base(named["base"], page.url)
    meta = _metas(named["meta"])
    return Document(
        url=page.url,
        base=base,
        source=source,
        root=root,
        meta=meta,
        names=PageNames(
            page.url,
            next(filter(None, map(text_of, named["title"])), None),
            meta.get("og:title"),
            meta.get("twitter:title"),
            meta.get("og:site_name") or "",
            _headings(named["h1"], base),
        ),
        canonical=_canonical(named["link"], base),
        language=_language(root, meta),
        scripts=tuple(named["script"]),
    )


def _tree(source: bytes, parser: Any, **options: bool) -> Any:
    try:
        return etree.fromstring(source, parser(encoding="utf-8", huge_tree=True, remove_comments=True, remove_pis=True, **options))
    except etree.LxmlError:
        return None


def mended(document: Document) -> Document:
    """Parsed again with the ends of its items, where they never end."""
    if document.root is None or not items_never_end(document.root):
        return document
    source = with_ended_items(document.source)
    return replace(document, source=source, root=_tree(source, etree.HTMLParser, collect_ids=False))


def tree_of_html_elements(document: Document) -> Any:
    """The tree once more and filled in, of the elements with methods of their own that extruct asks for; they double each walk's time."""
    import lxml.html

    root = _tree(document.source, lxml.html.HTMLParser)
    if root is not None:
        fill_in(root, document.source)
    return root


def text_of(element: Any) -> str:
    """All text inside, single-spaced; scripts and styles left out."""
    holds_code = element.find(".//script") is not None or element.find(".//style") is not None
    parts = _shown_in(element) if holds_code else element.itertext()
    return text.plain(" ".join(" ".join(piece for piece in parts if not piece.isspace()).split())[: text.MAX_TEXT])


def _shown_in(element: Any) -> Iterator[str]:
    """The pieces of text as ``itertext`` gives them, in a third of the time that XPath takes to leave out those of code."""
    for inner in element.iter():
        if inner.text and inner.tag not in _NOT_SHOWN:
            yield inner.text
        if inner.tail and inner is not element and inner.getparent().tag not in _NOT_SHOWN:
            yield inner.tail


def _elements_of_head(root: Any) -> dict[str, list[Any]]:
    """The elements that say what the page is, and its scripts, by tag and in order (bounded), gathered in one walk."""
    found: dict[str, list[Any]] = {tag: [] for tag in ("title", "base", "meta", "link", "h1", "script")}
    for element in root.iter(*found):
        if len(found[element.tag]) <= _MAX_METAS:
            found[element.tag].append(element)
    return found


def _headings(elements: list[Any], base: str | None) -> tuple[str, ...]:
    said = (text_of(element).removesuffix(text.PARAGRAPH_SIGN).rstrip() for element in elements[:5] if not _leads_home(element, base))
    return tuple(filter(None, said))


def _leads_home(heading: Any, base: str | None) -> bool:
    """A heading that is a link to the site's first page bears the site's name."""
    link = heading.find(".//a")
    where = (link.get("href") or "").strip() if link is not None else ""
    return where in _HOME or (where.startswith("http") and base is not None and where.rstrip("/") == urljoin(base, "/").rstrip("/"))


def _base(elements: list[Any], url: str | None) -> str | None:
    stated: str | None = next((element.get("href") for element in elements if element.get("href")), None)
    if not stated:
        return url
    try:
        return urljoin(url or "", stated.strip())
    except ValueError:
        return url


def _metas(elements: list[Any]) -> dict[str, str]:
    found: dict[str, str] = {}
    for element in elements:
        name = element.get("property") or element.get("name") or element.get("itemprop") or element.get("http-equiv")
        content = element.get("content")
        if name and content and (name := name.strip().lower()) not in found:
            found[name] = text.plain(content)
    return found


def _canonical(elements: list[Any], base: str | None) -> str | None:
    for element in elements:
        if "canonical" in (element.get("rel") or "").lower().split():
            return facts.absolute(element.get("href"), base)
    return None


def _language(root: Any, meta: dict[str, str]) -> str | None:
    """The root's own statement first; a meta element's is read for old pages only."""
    attributes = (root.get("lang"), root.get("xml:lang"), root.get("{http://www.w3.org/XML/1998/namespace}lang"))
    told = (meta.get(name) for name in ("og:locale", "language", "content-language"))
    return next((tag for stated in (*attributes, *told) if (tag := facts.language_tag(stated))), None)
