"""What a page says of itself outside any recipe markup (pure): name, picture, author, site, language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice

from galley_watch.extract.document import Document
from galley_watch.extract.head.page_author import author_of_page
from galley_watch.extract.head.page_title import title_of
from galley_watch.extract.markup import facts
from galley_watch.extract.markup.element_text import address_of_picture
from galley_watch.values.recipe import Recipe

_MAX_PICTURES = 150
_NO_PICTURE = re.compile(
    r"logo|icon|avatar|sprite|pixel|placeholder|spacer|blank|loading|badge|"
    r"banner|button|\.svg\b|^data:",
    re.IGNORECASE,
)
_NO_OG_PICTURE = re.compile(r"logo|icon|placeholder|(?<!maxres)(?<!hq)(?<!sd)(?<!mq)default|^cropped-", re.IGNORECASE)
"""WordPress names the crop that a site's owner chose for its icon or header so; a video's stills are called "maxresdefault"."""


def read_head(document: Document, wants_title: bool, wants_picture: bool, wants_author: bool, above: Sequence[str] = ()) -> Recipe:
    """The fields that the head states; title, picture and author are sought in the body too where they are wanted.

    ``above``: the headings shortly above the page's ingredients, the nearest first.
    """
    picture = declared_picture(document)
    return Recipe(
        title=title_of(document, above) if wants_title else document.names.best,
        description=document.meta.get("og:description") or document.meta.get("description"),
        image=picture or (_picture(document) if wants_picture else None),
        author=author_of_page(document) if wants_author else None,
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
    words = set(re.findall(r"[^\W\d_]{4,}", document.names.best.casefold()))
    best: tuple[float, str] | None = None
    for place, image in enumerate(islice(document.root.iter("img"), _MAX_PICTURES)):
        stated = address_of_picture(image)
        address = facts.absolute(stated, document.base) if stated and not _NO_PICTURE.search(stated) else None
        if not address:
            continue
        named = words & set(re.findall(r"[^\W\d_]{4,}", f"{image.get('alt') or ''} {address[-120:]}".casefold()))
        width = facts.number_of(image.get("width")) or 0
        inside = any(above.tag in ("main", "article") for above in islice(image.iterancestors(), 30))
        fit = 2.0 * len(named) + (width >= 300) - 2.0 * (0 < width < 100) + inside - place / 50
        if best is None or fit > best[0]:
            best = (fit, address)
    return best[1] if best else None
