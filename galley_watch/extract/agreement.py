"""Does the page show what its markup states? (pure): the cheap cross-check between sources."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

_MAX_TEXT = 2_000_000
_UNSHOWN = frozenset(("script", "style", "noscript", "template", "head", "svg"))
_GAPS = re.compile(r"[\W_]+")
_LISTED = (
    "count(//li[(. | .. | ../.. | ../../..)"
    "[contains(@class, 'ngredien') or contains(@id, 'ngredien') or contains(@class, 'ngrédient') or contains(@class, 'utaten')]])"
)
_MAX_LINE = 80
"""Characters of a line that are looked for: pages cut long steps differently from their markup."""


def shown_text(root: Any) -> str:
    """All letters and digits that a reader sees, in order and lower case."""
    parts: list[str] = []
    size = 0
    for element in root.iter():
        if element.text and element.tag not in _UNSHOWN:
            parts.append(element.text)
            size += len(element.text)
        if element.tail:
            parts.append(element.tail)
            size += len(element.tail)
        if size > _MAX_TEXT:
            break
    return _bare("".join(parts)[:_MAX_TEXT])


def count_shown(lines: Sequence[str], shown: str) -> int:
    """How many of the lines stand on the page, word for word but for blanks and punctuation."""
    return sum(1 for line in lines if (wanted := _bare(line)[:_MAX_LINE]) and wanted in shown)


def listed_items(root: Any) -> int:
    """How many items the lists hold that call themselves ingredients by their class or id; 0 where none does."""
    return int(root.xpath(_LISTED))


def _bare(text: str) -> str:
    return _GAPS.sub("", text.casefold())
