"""Ranges of blocks that may be the ingredients, or the method (pure): what an element of the page holds, or what stands under a heading."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.blocks import PARAGRAPH, Region
from galley_watch.extract.page_text.labels import kinds_of_label
from galley_watch.extract.page_text.line_kinds import names_part
from galley_watch.extract.page_text.method_reach import MethodReach
from galley_watch.extract.page_text.weighed_blocks import WeighedBlocks

_MAX_REGIONS = 3_000
"""Regions weighed on one page: more have only pages made to be slow."""
_MAX_HEADINGS = 200
_LONGEST_PART = 300
Part = Literal["ingredients", "method"]
_ELEMENTS = ("ul", "ol", "table", "dl", "div", "p", "section", PARAGRAPH)


@dataclass(frozen=True, slots=True)
class Range:
    """Blocks ``start`` to ``end`` (exclusive) with how well they fit; ``named`` where a class or a heading says what they are."""

    start: int
    end: int
    score: float
    named: bool


class Candidate(NamedTuple):
    """Blocks worth weighing: ``labelled`` by the class of their element, ``headed`` by the heading above them."""

    start: int
    end: int
    labelled: bool = False
    headed: bool = False


def held_by_elements(page: WeighedBlocks, part: Part, longest: int) -> Iterator[Candidate]:
    """What elements hold that is not longer, once for each range and name."""
    starts = set(_starts(page, part))
    near = {start - back for start in starts for back in (1, 2, 3)}
    seen: set[tuple[int, int, bool]] = set()
    joined = _joined_regions(page.regions, page.heads_group, page.heads_part)
    for region in [*page.regions[:_MAX_REGIONS], *joined[:_MAX_REGIONS]]:
        if region.start >= page.begin_of_comments:
            continue
        if 1 + (region.tag == "p") <= region.end - region.start <= longest and "aside" not in (told := kinds_of_label(region.label)):
            named = part in told
            key = (region.start, region.end, named)
            if key not in seen and (named or region.tag in _ELEMENTS):
                seen.add(key)
                start, inside = region.start, None
                if start in near:
                    inside = next((place + 1 for place in range(start, min(start + 3, region.end)) if place + 1 in starts), None)
                yield Candidate(inside or start, region.end, named, inside is not None or start in starts)


def under_headings(page: WeighedBlocks, part: Part) -> Iterator[Candidate]:
    """What stands under each heading of the part."""
    for start in _starts(page, part)[:_MAX_HEADINGS]:
        yield Candidate(start, end_of_part(page, start), headed=True)


def _starts(page: WeighedBlocks, part: Part) -> list[int]:
    return [place + 1 for place, heads in enumerate(page.heads_part) if heads and names_part(page.blocks[place], part)]


def end_of_part(page: WeighedBlocks, start: int) -> int:
    """Where the part under a heading ends: the next known heading, or the next one of its rank or above."""
    reach = MethodReach(page)
    level = reach.rank_of(start - 1) or 2
    last = min(start + _LONGEST_PART, len(page.blocks))
    for place in range(start, last):
        block = page.blocks[place]
        ends = 0 < block.level <= level and not words.ORDINAL_LABEL.match(block.text) and not reach.heads_counted(place)
        if page.heads_part[place] or ends:
            return place
    return last


def _joined_regions(regions: Sequence[Region], heads_group: Sequence[bool], heads_part: Sequence[bool]) -> list[Region]:
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
