"""A page, or pasted text, as a run of blocks in reading order (pure): what the block scorer weighs (``tree_blocks.py`` for pages)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from galley_watch.extract import text
from galley_watch.extract.page_text import words

MAX_BLOCKS = 6_000
_MAX_TEXT = 500_000
PARAGRAPH = "paragraph"
"""The tag of a region that no element holds: lines between empty ones."""


@dataclass(frozen=True, slots=True)
class Block:
    """One line of the page. ``level`` is 1 to 6 for headings, else 0; ``tag`` the block element it stands in;
    ``linked`` where most of it leads elsewhere.
    """

    text: str
    tag: str = "p"
    level: int = 0
    linked: bool = False


class Region(NamedTuple):
    """An element's blocks, ``start`` to ``end`` (exclusive); ``label`` its own class, id and itemprop in lower case.

    A tuple, because pages have hundreds and it is made in a third of the time.
    """

    start: int
    end: int
    tag: str
    label: str


@dataclass(frozen=True, slots=True)
class Blocks:
    blocks: tuple[Block, ...]
    regions: tuple[Region, ...] = ()


def blocks_of_text(pasted: str) -> Blocks:
    """Each line a block, each paragraph (parted by blank lines) a region."""
    blocks: list[Block] = []
    regions: list[Region] = []
    start = 0
    for line in [*pasted[:_MAX_TEXT].splitlines(), ""]:
        said = text.plain(line[: text.MAX_TEXT])
        if said and len(blocks) < MAX_BLOCKS:
            level = len(line) - len(line.lstrip("#")) if line.startswith("#") else 0
            blocks.append(Block(said.lstrip("# ") if level else said, "li" if re.match(r"\s*[-*•]\s", line) else "p", min(level, 6)))
        elif len(blocks) > start:
            regions.append(Region(start, len(blocks), PARAGRAPH, ""))
            start = len(blocks)
    return Blocks(tuple(blocks), tuple(regions))


def opened(line: str) -> tuple[str, ...]:
    """ "Ingredients: 3 eggs, 1 onion" → "Ingredients:", "3 eggs, 1 onion"; any other line by itself."""
    found = words.INLINE_HEADING.match(line[:160]) if ":" in line[:100] or "：" in line[:100] else None
    return (found[0].strip(), line[found.end() :].strip()) if found else (line,) if line else ()
