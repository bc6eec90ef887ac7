"""Who wrote the recipe, in a page's own words (pure): the line of its card, its byline, its head; else the site stands for itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

from galley_watch.extract import text
from galley_watch.extract.document import Document, text_of
from galley_watch.extract.head.author_links import linked_author
from galley_watch.extract.page_text.element_kinds import stands_in

_MAX_ELEMENTS = 20_000
_MAX_NAMES = 60
"""Elements whose text is read: each may hold the whole page."""
_MAX_AROUND = 30
_LONGEST = 60
_SHORT = 80
_TAGS = (
    "a", "span", "p", "div", "li", "address", "h2", "h3", "h4", "h5", "h6", "td", "th", "dt", "dd", "strong", "em", "cite", "small",
    "section",
)  # fmt: skip
_OF_CARD = re.compile(r"recipe[\w-]{0,12}[-_](?:author|by|chef)(?:[-_]name)?(?:$|\s)")
_BYLINE = re.compile(
    r"(?:^|[\s_-])(?:author|byline|auteur|autore?|creator|contributor|written-?by|posted-?by|firma|forfatter|f[öo]rfattare|verfasser)"
    r"(?:[\s_-]?(?:name|link|url))?(?:$|[\s_-])"
)
_LABEL = re.compile(
    r"^\W*(?:(?:recipe\s+)?author|chef|autor(?:in)?(?:\s+przepisu)?|auteur|autore|forfatter|f[öo]rfattare|szerző|"
    r"автор(?:\s+рецепта)?)\s*:\s*",
    re.IGNORECASE,
)
_VERB = (
    r"(?:recipe|rezept|recette|receta|ricetta|recept|opskrift|oppskrift|text|words|written|posted|published|created|submitted|contributed|developed|shared|eingestellt|gepostet|"
    r"ver[öo]ffentlicht|publi[ée]e?|publicado|escrito|pubblicato|scritto|gemaakt|geschreven|geplaatst|postat|skrevet|skriven|uploaded)"
)
_BY = re.compile(
    rf"^\W*(?:(?:ein|een|a)\s+)?(?:{_VERB}\s+){{0,2}}(?:by|courtesy(?:\s+of)?|(?<=recept\s)van|von|par|por|di|door|af|av|przez|author|autor|auteur|autore)(?![^\W\d_])\s*:?\s*",
    re.IGNORECASE,
)
_OPENS = re.compile(f"(?:{_LABEL.pattern}|{_BY.pattern})")
"""For lines in lower case, which takes a third of the time."""
_DATE_BEFORE = re.compile(
    r"^\W*(?:[^\W\d_]{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}[./\s-]+(?:[^\W\d_]{3,9}|\d{1,2})[./\s,-]+\d{4})\W+"
    r"(?=(?:by|von|par|por|di|door|af|av)\s)",
    re.IGNORECASE,
)
_BEHIND = re.compile(
    r"\s+(?:on|am|le|el|il|op|den)\s+[^\W\d_]{3,9}\.?\s+\d.*$|\s+(?:says|schreibt|dit|dice|zegt|skriver)\s*:?$|[\s,]+(?:vom|on|le|am|um|at|à|en|el|il|op|den|kl\.?|il)\s+\d.*$|\s*[|·•»].*$|"
    r"\s+[–—-]\s+.*$|[\s,]+\d.*$",
    re.IGNORECASE,
)
_DATED = re.compile(r"[\s,]+(?:vom|on|le|am|um|at|à|en|el|il|op|den|kl\.?)\s+\d.*$", re.IGNORECASE)
_COMMENT = re.compile(
    r"\b(?:comments?|respond|kommentar\w*|commentaires?|comentarios?|reacties?|reviews?|related|carousel|teaser)\b", re.IGNORECASE
)
_NAME = re.compile(r"^[^\W\d_][\w.'’&@-]*(?:\s+[\w.'’&@-]+){0,4}$")
_PROPER = re.compile(r"^(?:[A-ZÀ-ÞŠŽĆČĐŁŚŻА-Я][\w.'’-]*|de|van|der|den|von|di|da|del|la|le|el|al|bin|&|and|und|et|y|e|en|og|och)$")
_NOBODY = frozenset(("admin", "administrator", "webmaster", "root", "editor", "guest", "anonymous", "user", "author", "unknown"))
_METAS = (
    *("author", "article:author", "parsely-author", "sailthru.author", "dc.creator", "dcterms.creator", "byl", "cxenseparse:author"),
    *("recipe:author", "og:article:author", "article:author_name"),
)
_WRITTEN = (
    "written", "verfasst", "écrit", "escrito", "scritto", "geschreven", "skriven", "skrevet", "autor", "author", "napisane", "napsal",
)  # fmt: skip
_MARKED = (
    ".//*[(@itemprop='author' or @itemprop='creator' or @property='author' or @property='schema:author') and "
    "not(ancestor::*[@itemprop='review' or @itemprop='comment' or @itemprop='reviews'])]"
)
_ADDRESS = re.compile(r"^\s*(?:https?:)?//", re.IGNORECASE)
_HOST_PARTS = re.compile(r"\s*[|–—•»·:]\s*|\s+-\s+")


def author_of_page(document: Document) -> str | None:
    """A name as the page writes it, or None where neither a person nor the site's own name is stated."""
    card, byline = _named_in_body(document.root)
    if card:
        return card
    head = next(filter(None, map(_plain_name, _stated_in_head(document))), None)
    if head and not document.names.is_site(head):
        return head
    byline = _marked(document) or byline or linked_author(document.root)
    return byline or head or _site_as_stated(document) or _site_by_address(document)


def _stated_in_head(document: Document) -> Iterator[str]:
    meta = document.meta
    yield from (_BY.sub("", meta[name]) for name in _METAS if meta.get(name))
    yield from (meta.get(f"twitter:data{n}") or "" for n in (1, 2) if (meta.get(f"twitter:label{n}") or "").lower().startswith(_WRITTEN))


def _marked(document: Document) -> str | None:
    """Who an element that calls itself the author names, whatever it is the author of."""
    if b"author" not in document.source:
        return None
    for element in document.root.xpath(_MARKED)[:_MAX_NAMES]:
        inner = next((part for part in islice(element.iter(), 30) if part is not element and part.get("itemprop") == "name"), element)
        stated = inner.get("content") or text.plain(text_of(inner)[:200])
        if (name := _plain_name(_BY.sub("", stated))) and not _is_aside(element) and not document.names.is_site(name):
            return name
    return None


def _named_in_body(root: Any) -> tuple[str | None, str | None]:
    """What the recipe's card says, and what a byline says; the likeliest first element each."""
    byline: tuple[int, str] | None = None
    looked = 0
    for element in islice(root.iter(*_TAGS), _MAX_ELEMENTS):
        own = element.text or ""
        label = element.get("class")
        kind = _kind(label) if label else 0
        opens = len(own) < _SHORT and own != "" and not own.isspace() and _opens(own.lower())
        if not kind and not opens and element.get("rel") != "author":
            continue
        looked += 1
        if looked > _MAX_NAMES:
            break
        if kind == 1 or (opens and _LABEL.match(own)):
            words = text.plain(text_of(element)[: 2 * _SHORT])
            stated = _DATED.sub("", _BY.sub("", _LABEL.sub("", words))).strip(" ,|:")
            if 2 < len(stated) < _LONGEST and not _is_aside(element):
                return stated, None
        rank = 3 if element.get("rel") == "author" or kind == 2 else 2 if opens else 0
        if rank and (byline is None or rank > byline[0]) and (name := _of_byline(element, rank)):
            byline = (rank, name)
    return None, byline[1] if byline else None


@lru_cache(maxsize=2_048)
def _kind(label: str) -> int:
    """1 for the author of a recipe's card, 2 for a byline."""
    label = label.lower()
    return 1 if _OF_CARD.search(label) else 2 if _BYLINE.search(label) else 0


def _of_byline(element: Any, rank: int) -> str | None:
    words = _DATE_BEFORE.sub("", text.plain(text_of(element)[:200]))
    if _BY.fullmatch(f"{words} ") and (beside := _beside(element)) is not None:
        words = text.plain(text_of(beside)[:200])
    name = _plain_name(_BY.sub("", words)) if rank == 3 or len(words) < 2 * _SHORT else None
    if not name or _BY.match(f"{name} ") or _is_aside(element):
        return None
    proper = all(_PROPER.match(word) for word in name.split()) and name[:1].isupper()
    return name if rank == 3 or proper else None


def _opens(line: str) -> bool:
    return _OPENS.match(_DATE_BEFORE.sub("", line) if line[:12].strip()[:1].isdigit() or ", " in line[:20] else line) is not None


def _beside(element: Any) -> Any:
    """The element behind one that holds nothing but "By" or "Author"."""
    after = element.getnext()
    return after if not (element.tail or "").strip() else None


def _plain_name(words: str) -> str | None:
    name = _BEHIND.sub("", words.strip()).strip(" ,|:")
    return name if _NAME.match(name) and 2 < len(name) < _LONGEST and name.casefold() not in _NOBODY and "@" not in name else None


def _is_aside(element: Any) -> bool:
    """The footer of an article tells who wrote it, that of the page who keeps the site."""
    if not stands_in(element, ("footer", "nav"), _COMMENT):
        return False
    if stands_in(element, ("nav",), _COMMENT):
        return True
    footer = next(element.iterancestors("footer"))
    return not any(above.tag == "article" for above in islice(footer.iterancestors(), _MAX_AROUND))


def _site_as_stated(document: Document) -> str | None:
    """The name that the site gives itself; some state their address in its place, which names nobody."""
    stated = document.meta.get("og:site_name")
    return None if stated and _ADDRESS.match(stated) else stated


def _site_by_address(document: Document) -> str | None:
    """The part of the page's title that is the name of its host, too: "Apple pie | Our Kitchen" on ourkitchen.example."""
    return next((part for part in _HOST_PARTS.split(document.names.title or "") if document.names.is_site(part)), None)
