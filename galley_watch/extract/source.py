"""Where a recipe's fields may come from (pure): the one home of these names, which evidence keeps as plain words."""

from __future__ import annotations

from enum import StrEnum


class Source(StrEnum):
    JSON_LD = "json-ld"
    MICRODATA = "microdata"
    RDFA = "rdfa"
    H_RECIPE = "h-recipe"
    PAGE_DATA = "page data"
    PAGE_TEXT = "page text"
    PAGE_HEAD = "page head"
    PASTED_TEXT = "pasted text"
    SUM_OF_PARTS = "prep and cook time"
    ONLY_PART = "its only part"
    """The last two of the whole time only, where no source states it."""


MARKED_PARTS = (Source.MICRODATA, Source.RDFA, Source.H_RECIPE)
"""Elements of the page that name what they hold."""
TEXTS = (Source.PAGE_TEXT, Source.PASTED_TEXT)
"""What nothing but a reader's eye tells apart."""
