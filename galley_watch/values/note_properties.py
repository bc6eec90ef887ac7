"""The properties in a note's front matter, by our names (pure), and which of them a person may call otherwise."""

from __future__ import annotations

import re
import unicodedata

NOTE_PROPERTIES = (
    "title", "source", "author", "servings", "yield", "prep_minutes", "cook_minutes", "total_minutes", "cuisine", "category", "keywords",
    "nutrition", "tags", "folder", "image", "language", "saved", "status", "approved", "confidence", "review_flags", "galley_id",
)  # fmt: skip
"""In the order in which a note has them."""

FIXED_PROPERTIES = {
    "galley_id": "galley-watch knows the note by it",
    "source": "scripts and other programs find the link by it",
    "status": "galley-watch reads your decision from it",
    "approved": "galley-watch reads your decision from it",
}
"""Those whose name stays, and why: a note keeps its name for years, whatever the configuration says by then."""

PAGE_MARK = "galley_page"
"""A property of pages that are no notes: galley-watch writes them anew, reads no links from them, and writes over nothing that lacks it."""

_NAME = re.compile(r"[^\W\d](?:[\w -]*\w)?")
# What YAML 1.1 loaders read as something else than text.
_NO_TEXT = frozenset({"true", "false", "yes", "no", "on", "off", "null", "y", "n"})


def name_fault(name: str) -> str | None:
    """Why this cannot be the name of a property, to follow "is no name for a property"; None where it can."""
    if len(name) > 60:
        return "it is longer than 60 characters"
    if not _NAME.fullmatch(name) or unicodedata.normalize("NFC", name) != name or not name.isprintable():
        return "it must begin with a letter and hold only letters, digits, blanks, hyphens and underscores"
    if name.casefold() in _NO_TEXT:
        return "YAML reads it as true, false or nothing"
    if name.casefold() in FIXED_PROPERTIES and name not in FIXED_PROPERTIES:
        return f"it would be taken for {name.casefold()}"
    return None
