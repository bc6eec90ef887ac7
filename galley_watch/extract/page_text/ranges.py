"""Ranges of blocks that elements of the page hold together (pure): lists that follow one another, and lists in one line."""

from __future__ import annotations

from collections.abc import Sequence

from galley_watch.extract.markup.ingredient_lines import parted
from galley_watch.extract.page_text.blocks import Block, Region

_MANY_PARTS = 4
_MOST_LISTS = 20


def joined_regions(regions: Sequence[Region], heads_group: Sequence[bool], heads_part: Sequence[bool]) -> list[Region]:
    """Lists of the same kind that follow one another, parted by no more than a heading each, as one region."""
    joined: dict[tuple[str, str, int], Region] = {}
    last: dict[tuple[str, str], Region] = {}
    for region in regions:
        kind = (region.tag, region.label)
        before = last.get(kind)
        if (region.label or region.tag == "ol") and before and _follows(before, region, heads_group, heads_part):
            region = Region(before.start, region.end, region.tag, region.label)
            joined[*kind, region.start] = region
        last[kind] = region
    return list(joined.values())


def _follows(before: Region, region: Region, heads_group: Sequence[bool], heads_part: Sequence[bool]) -> bool:
    between = range(before.end, region.start)
    return 0 <= region.start - before.end <= 2 and all(heads_group[place] and not heads_part[place] for place in between)


def lists_in_a_line(blocks: Sequence[Block]) -> dict[int, list[str]]:
    """Paragraphs that begin with an amount and part into many: "1 cup sugar; 1 egg; …"; of the first few that may."""
    found: dict[int, list[str]] = {}
    for place, block in enumerate(blocks):
        line = block.text
        if not (line[:1].isdigit() or line[:1] in "•·▪–—-*") or max(*map(line.count, ";,•–—-"), line.count(" ") // 3) < _MANY_PARTS - 1:
            continue
        if len(parts := parted(line)) >= _MANY_PARTS:
            found[place] = parts
            if len(found) >= _MOST_LISTS:
                break
    return found
