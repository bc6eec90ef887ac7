"""Where the comments of readers begin on a page or in a text (pure): recipes of readers are not its own."""

from __future__ import annotations

from collections.abc import Sequence

from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.blocks import Block, Region
from galley_watch.extract.page_text.labels import kinds_of_label
from galley_watch.extract.page_text.line_kinds import names_part

_FIRST_PART = 4
"""The first quarter of a page holds no comments; how many there are may be said there."""


def begin_of_comments(blocks: Sequence[Block], regions: Sequence[Region], heads_part: Sequence[bool]) -> int:
    """The first block of an element that holds them, or a line that heads them ("3 comments:", "Anna said…"), behind all ingredients."""
    first = len(blocks) // _FIRST_PART
    starts = [region.start for region in regions if region.start > first and "comments" in kinds_of_label(region.label)]
    headings = [place for place in range(first, len(blocks)) if heads_part[place]]
    last_list = max((place for place in headings if names_part(blocks[place], "ingredients")), default=-1)
    starts += [place for place in headings if place > last_list and words.SAID_BY_READERS.match(blocks[place].text)]
    return min(starts, default=len(blocks))
