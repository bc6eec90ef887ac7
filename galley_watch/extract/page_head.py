"""What a page says of itself outside any recipe markup (pure): name, picture, author, site, language."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

from galley_watch.extract import facts, text
from galley_watch.extract.document import Document, text_of
from galley_watch.values.recipe import Recipe

_MAX_PICTURES = 150
_NO_PICTURE = re.compile(
    r"logo|icon|avatar|sprite|pixel|placeholder|spacer|blank|loading|badge|"
    r"banner|button|\.svg\b|^data:",
    re.IGNORECASE,
)
_NO_OG_PICTURE = re.compile(r"logo|icon|placeholder|default", re.IGNORECASE)
_BYLINE = re.compile(r"(?:^|[\s_-])(?:author|byline|auteur|autor|autore)(?:[\s_-]?name)?(?:$|[\s_-])", re.IGNORECASE)
_BY = re.compile(
    r"^(?:(?:recipe|rezept|recette|receta|ricetta|written|posted|published|created|gemaakt|geschreven)\s+)?(?:by|von|par|por|di|door|af|av|"
    r"author|autor|auteur|autore)\s*:?\s+",
    re.IGNORECASE,
)
_NOT_NAME = re.compile(r"\s+(?:says|schreibt|dit|dice|zegt)\s*:?$|\s+(?:vom|on|le|am|op)\s+\d.*$|\s*\|.*$", re.IGNORECASE)
_COMMENT = re.compile(r"\b(?:comments?|respond|kommentar\w*|commentaires?|comentarios?|reacties?|reviews?)\b", re.IGNORECASE)
_NAME = re.compile(r"^[^\W\d_][\w.'’&-]*(?:\s+[\w.'’&-]+){0,4}$")


def read_head(document: Document, wants_picture: bool, wants_author: bool) -> Recipe:
    """The fields that the head states; picture and author are sought in the body too where they are wanted."""
    picture = declared_picture(document)
    return Recipe(
        title=document.best_name,
        description=document.meta.get("og:description") or document.meta.get("description"),
        image=picture or (_picture(document) if wants_picture else None),
        author=_author(document) if wants_author else None,
        site_name=document.meta.get("og:site_name"),
        language=document.language,
        canonical_url=document.canonical,
    )


def declared_picture(document: Document) -> str | None:
    """The picture that the page chose to stand for it (Open Graph); it is the full size, where markup often lists crops."""
    for name in ("og:image:secure_url", "og:image", "og:image:url", "twitter:image"):
        address = facts.absolute(document.meta.get(name), document.base)
        if address and not _NO_OG_PICTURE.search(address.rsplit("/", 1)[-1]):
            return address
    return None


def _picture(document: Document) -> str | None:
    """The likeliest picture of the dish: named like the page, large, in the main part, early."""
    words = set(re.findall(r"[^\W\d_]{4,}", document.best_name.casefold()))
    best: tuple[float, str] | None = None
    for place, image in enumerate(islice(document.root.iter("img"), _MAX_PICTURES)):
        stated = next(
            (value for name in ("data-src", "data-lazy-src", "src") if (value := image.get(name)) and not _NO_PICTURE.search(value)), None
        )
        address = facts.absolute(stated, document.base)
        if not address:
            continue
        named = words & set(re.findall(r"[^\W\d_]{4,}", f"{image.get('alt') or ''} {address[-120:]}".casefold()))
        width = facts.number_of(image.get("width")) or 0
        inside = any(above.tag in ("main", "article") for above in islice(image.iterancestors(), 30))
        fit = 2.0 * len(named) + (width >= 300) - 2.0 * (0 < width < 100) + inside - place / 50
        if best is None or fit > best[0]:
            best = (fit, address)
    return best[1] if best else None


def _author(document: Document) -> str | None:
    """Who the page says wrote it; a site that names nobody stands for itself."""
    stated = document.meta.get("author") or document.meta.get("article:author")
    if stated and _NAME.match(stated):
        return stated
    for element in document.root.iter("a", "span", "p", "div"):
        if (element.get("rel") == "author" or _is_byline(element)) and not _is_comment(element):
            name = _NOT_NAME.sub("", _BY.sub("", text.plain(text_of(element)[:200]))).strip(" ,|")
            if _NAME.match(name) and 2 < len(name) < 50 and not _BY.match(f"{name} "):
                return name
    return document.meta.get("og:site_name")


def _is_comment(element: Any) -> bool:
    return any(_COMMENT.search(f"{above.get('class') or ''} {above.get('id') or ''}") for above in islice(element.iterancestors(), 12))


def _is_byline(element: Any) -> bool:
    label = f"{element.get('class') or ''} {element.get('itemprop') or ''}"
    return bool(label.strip()) and bool(_BYLINE.search(label))
