"""Does the page show what its markup states? (pure): the cheap cross-check between sources."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice
from typing import Any

from lxml import etree

_MAX_TEXT = 2_000_000
_UNSHOWN = ("script", "style")
_GAPS = re.compile(r"[\W_]+")
_ASCII_GAPS = bytes(code for code in range(128) if not chr(code).isalnum())
_INGREDIENTS = re.compile("ngredien|ngrédient|utaten")
_MAX_LINE = 80
"""Characters of a line that are looked for: pages cut long steps differently from their markup."""


def shown_text(root: Any) -> str:
    """All letters and digits that a reader sees, in order and lower case. Takes the scripts and styles out of the tree."""
    etree.strip_elements(root, *_UNSHOWN, with_tail=False)
    return _bare(etree.tostring(root, method="text", encoding="unicode", with_tail=False)[:_MAX_TEXT])


def count_shown(lines: Sequence[str], shown: str) -> int:
    """How many of the lines stand on the page, word for word but for blanks and punctuation."""
    return sum(1 for line in lines if (wanted := _bare(line)[:_MAX_LINE]) and wanted in shown)


def listed_items(root: Any) -> int:
    """How many items the lists hold that call themselves ingredients by their class or id; 0 where none does."""
    inside: dict[Any, bool] = {}
    count = 0
    for item in root.iter("li"):
        around = item.getparent()
        if around not in inside:
            inside[around] = any(_says_ingredients(above) for above in (around, *islice(around.iterancestors(), 2)))
        count += inside[around] or _says_ingredients(item)
    return count


def _says_ingredients(element: Any) -> bool:
    return any(label and _INGREDIENTS.search(label) for label in (element.get("class"), element.get("id")))


def _bare(text: str) -> str:
    # most gaps are ASCII, which bytes drop in one go; in UTF-8 no other character holds such a byte
    plain = text.casefold().encode("utf-8", "surrogatepass").translate(None, _ASCII_GAPS).decode("utf-8", "surrogatepass")
    return plain if plain.isascii() else _GAPS.sub("", plain)
