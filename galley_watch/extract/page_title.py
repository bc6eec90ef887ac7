"""What a page calls its recipe (pure): the name on its card, else the page's own heading, else its title without the site's name."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import islice
from typing import Any

from galley_watch.extract import words
from galley_watch.extract.document import Document, text_of

_MAX_ELEMENTS = 20_000
_MAX_HEADINGS = 80
_MAY_HOLD_CARD = re.compile(rb"recipes?(?:-?card)?[-_]{0,2}(?:name|title)")
"""In lower case, which is quicker than a search that folds cases."""
_CARD_NAME = re.compile(r"(?:^|[\s_-])(?:recipes?(?:-?card)?[-_]{0,2}(?:name|title)|create-title|ersname)(?:$|\s|[-_]primary)")
_WORD = re.compile(r"[^\W_]{3,}")
_TAIL = re.compile(r"\s*[|–—•»·]\s*|\s+-\s+")
_LONGEST = 120
_MOST_CARDS = 3
_MAX_CARDS = 30
"""Elements whose text is read: each may hold the whole page."""


def title_of(document: Document) -> str:
    return _on_card(document) or _of_lower_heading(document) or document.best_name


def _on_card(document: Document) -> str | None:
    """The name on the card of a recipe of which the page's titles speak; a page with many cards is a list."""
    source = document.source.lower()
    if b"create-title" not in source and b"ersname" not in source and not _MAY_HOLD_CARD.search(source):
        return None
    known = set(_WORD.findall(" ".join(document.names).casefold()))
    found: dict[str, None] = {}
    looked = 0
    for element in islice(document.root.iter("h1", "h2", "h3", "h4", "div", "span", "p"), _MAX_ELEMENTS):
        label = element.get("class")
        if label and _is_card_name(label):
            looked += 1
            if looked > _MAX_CARDS:
                break
            if _leads_away(element):
                continue
            name = text_of(element)
            ours = set(_WORD.findall(name.casefold()))
            if 2 < len(name) < _LONGEST and 2 * len(ours & known) >= len(ours) > 0 and not _names_part(name):
                found.setdefault(name)
    return next(iter(found)) if 0 < len(found) < _MOST_CARDS else None


@lru_cache(maxsize=2_048)
def _is_card_name(label: str) -> bool:
    return _CARD_NAME.search(label.lower()) is not None


def _names_part(name: str) -> bool:
    """ "The method of the recipe" is a heading inside the card."""
    bare = re.sub(r"^(?:the|la|le|les|die|das|il|de|el)\s+", "", name, flags=re.IGNORECASE)
    return bool(words.METHOD_OPENING.match(bare) or words.INGREDIENTS_OPENING.match(bare))


def _leads_away(element: Any) -> bool:
    return element.find(".//a") is not None or any(above.tag == "a" for above in islice(element.iterancestors(), 4))


def _of_lower_heading(document: Document) -> str | None:
    """Where the first headings name the site: the longest other heading that the page's titles hold."""
    titles = [name.casefold() for name in (document.meta.get("og:title"), document.page_title) if name]
    tails = {tail for title in titles if (tail := _TAIL.split(title)[-1].strip()) != title}
    named = [heading for heading in document.headings if not document.is_site(heading) and heading.casefold() not in tails]
    if not titles or any(_is_in(heading, titles) for heading in named):
        return None
    found = [
        heading
        for element in islice(document.root.iter("h2", "h3", "h4"), _MAX_HEADINGS)
        if 3 < len(heading := text_of(element)) < _LONGEST and _is_in(heading, titles)
    ]
    ours = [
        heading
        for heading in found
        if heading.casefold() not in tails and not document.is_site(heading) and not words.METHOD_HEADING.match(heading)
    ]
    return max(ours, key=len, default=None)


def _is_in(heading: str, titles: list[str]) -> bool:
    return any(heading.casefold() in title for title in titles)
