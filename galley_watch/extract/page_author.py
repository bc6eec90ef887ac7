"""Who wrote the recipe, in a page's own words (pure): the line of its card, its byline, its head; else the site stands for itself."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import islice
from typing import Any

from galley_watch.extract import text
from galley_watch.extract.document import Document, text_of

_MAX_ELEMENTS = 20_000
_MAX_NAMES = 60
"""Elements whose text is read: each may hold the whole page."""
_LONGEST = 60
_SHORT = 80
_TAGS = ("a", "span", "p", "div", "li", "address", "h2", "h3", "h4", "h5", "h6", "td", "dd", "strong", "em", "cite", "small", "section")
_OF_CARD = re.compile(r"recipe[\w-]{0,12}[-_](?:author|by)(?:[-_]name)?(?:$|\s)")
_BYLINE = re.compile(
    r"(?:^|[\s_-])(?:author|byline|auteur|autore?|creator|contributor|written-?by|posted-?by|firma|forfatter|f[öo]rfattare|verfasser)"
    r"(?:[\s_-]?(?:name|link|url))?(?:$|[\s_-])"
)
_LABEL = re.compile(r"^\W*(?:(?:recipe\s+)?author|autor(?:in)?|auteur|autore|forfatter|f[öo]rfattare|szerző|автор)\s*:\s*", re.IGNORECASE)
_VERB = (
    r"(?:recipe|rezept|recette|receta|ricetta|recept|opskrift|oppskrift|text|words|written|posted|published|created|submitted|eingestellt|gepostet|"
    r"ver[öo]ffentlicht|publi[ée]e?|publicado|escrito|pubblicato|scritto|gemaakt|geschreven|geplaatst|postat|skrevet|skriven|uploaded)"
)
_BY = re.compile(
    rf"^\W*(?:{_VERB}\s+)?(?:by|von|par|por|di|door|af|av|przez|author|autor|auteur|autore)(?![^\W\d_])\s*:?\s*",
    re.IGNORECASE,
)
_OPENS = re.compile(f"(?:{_LABEL.pattern}|{_BY.pattern})")
"""For lines in lower case, which takes a third of the time."""
_BEHIND = re.compile(
    r"\s+(?:says|schreibt|dit|dice|zegt|skriver)\s*:?$|[\s,]+(?:vom|on|le|am|um|at|à|en|el|il|op|den|kl\.?|il)\s+\d.*$|\s*[|·•»].*$|"
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
_HOST_PARTS = re.compile(r"\s*[|–—•»·:]\s*|\s+-\s+")


def author_of_page(document: Document) -> str | None:
    """A name as the page writes it, or None where neither a person nor the site's own name is stated."""
    card, byline = _named_in_body(document.root)
    head = _plain_name(document.meta.get("author") or document.meta.get("article:author") or _of_twitter(document) or "")
    if head and byline and document.is_site(head):
        head = byline
    return card or head or byline or document.meta.get("og:site_name") or _site_by_address(document)


def _of_twitter(document: Document) -> str | None:
    return document.meta.get("twitter:data1") if (document.meta.get("twitter:label1") or "").lower().startswith("written") else None


def _named_in_body(root: Any) -> tuple[str | None, str | None]:
    """What the recipe's card says, and what a byline says; the likeliest first element each."""
    byline: tuple[int, str] | None = None
    looked = 0
    for element in islice(root.iter(*_TAGS), _MAX_ELEMENTS):
        own = element.text or ""
        label = element.get("class")
        kind = _kind(label) if label else 0
        opens = len(own) < _SHORT and own != "" and not own.isspace() and _OPENS.match(own.lower()) is not None
        if not kind and not opens and element.get("rel") != "author":
            continue
        looked += 1
        if looked > _MAX_NAMES:
            break
        if kind == 1 or (opens and _LABEL.match(own)):
            words = text.plain(text_of(element)[: 2 * _SHORT])
            stated = _DATED.sub("", _LABEL.sub("", _BY.sub("", words))).strip(" ,|:")
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
    words = text.plain(text_of(element)[:200])
    name = _plain_name(_BY.sub("", words)) if rank == 3 or len(words) < 2 * _SHORT else None
    if not name or _BY.match(f"{name} ") or _is_aside(element):
        return None
    proper = all(_PROPER.match(word) for word in name.split()) and name[:1].isupper()
    return name if rank == 3 or proper else None


def _plain_name(words: str) -> str | None:
    name = _BEHIND.sub("", words.strip()).strip(" ,|:")
    return name if _NAME.match(name) and 2 < len(name) < _LONGEST and name.casefold() not in _NOBODY and "@" not in name else None


def _is_aside(element: Any) -> bool:
    return any(
        above.tag in ("footer", "nav") or _COMMENT.search(f"{above.get('class') or ''} {above.get('id') or ''}")
        for above in islice(element.iterancestors(), 12)
    )


def _site_by_address(document: Document) -> str | None:
    """The part of the page's title that is the name of its host, too: "Apple pie | Our Kitchen" on ourkitchen.example."""
    return next((part for part in _HOST_PARTS.split(document.page_title or "") if document.is_site(part)), None)
