"""Numbers by which pages count the steps of a method (pure): "1. Mix", "Step 2: Bake", or "Step 3" in a line of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from galley_watch.extract.markup.marked_headings import NUMBERED
from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.blocks import Block
from galley_watch.extract.page_text.line_kinds import is_group_heading

_COUNTS = re.compile(r"^(?:step\s*)?(\d{1,2})\s*[.):](?:\s*(?=[^\W\d_])|\s+(?=\d))", re.IGNORECASE)
_COUNTS_BARELY = re.compile(r"^(\d{1,2})\s+(?=[A-ZÀ-Þ])")
"""Behind others with a full stop."""
BARE_NUMBER = re.compile(r"^(\d{1,2})(?:\s+(?=[^\W\d_])|(?=[A-ZÀ-Þ][a-zà-ÿ]))")
_ALONE = re.compile(r"^(\d{1,2})$")


def step_number(line: str) -> int | None:
    """What the step counts itself: "3. Bake", "Step 3: Bake"."""
    found = _COUNTS.match(line)
    return int(found[1]) if found else None


def numbered_paragraphs(blocks: Sequence[Block]) -> list[int]:
    """The places of paragraphs that count from one, where nothing but headings stands above the first."""
    found: list[int] = []
    number = 0
    for place, block in enumerate(blocks):
        counts = _COUNTS.match(block.text) or (_COUNTS_BARELY.match(block.text) if found else None)
        if counts and int(counts[1]) in (1, number + 1):
            found.append(place)
            number = int(counts[1])
        elif not found and not is_group_heading(block):
            return []
    return found


def only_counts(block: Block) -> bool:
    """Is it nothing but a number: "Step 2"?"""
    return bool(words.ORDINAL_LABEL.match(block.text) and re.search(r"\d", block.text))


def _stated_number(block: Block) -> int:
    return int(re.findall(r"\d+", block.text)[0])


def numbered_places(blocks: list[Block]) -> list[int]:
    """The places of the lines that count, those with a bare number ("2 Bake") among them where they count up with the others."""
    sure = [place for place, block in enumerate(blocks) if only_counts(block) or NUMBERED.match(block.text)]
    bare = [place for place, block in enumerate(blocks) if BARE_NUMBER.match(block.text)]
    both = sorted({*sure, *bare})
    return both if sure and bare and count_up([blocks[place] for place in both]) else sure


def count_up(blocks: list[Block]) -> bool:
    """Do their numbers go up from one, each by one?"""
    return [_stated_number(block) for block in blocks] == list(range(1, len(blocks) + 1))


def without_numbers(blocks: list[Block]) -> list[Block]:
    """Numbers that pages set before their steps: "1. Mix", "Step 1 Mix" in most of them, or "1 Mix", "2 Bake" counted up, some of which
    may stand in a line of their own.
    """
    numbered = sum(1 for block in blocks if NUMBERED.match(block.text))
    alone = [block for block in blocks if _ALONE.match(block.text)]
    counted = [int(found[1]) for block in blocks if (found := BARE_NUMBER.match(block.text) or _ALONE.match(block.text))]
    told = sum(1 for block in blocks if not block.level) - len(alone)
    counts_on = all(after in (1, before + 1) for before, after in pairwise(counted))
    if len(counted) >= 2 and len(counted) * 2 > told and counted[0] <= 2 and counts_on:
        return [replace(block, text=BARE_NUMBER.sub("", block.text, count=1)) for block in blocks]
    if len(blocks) > 1 and all(_lettered(block, place) for place, block in enumerate(blocks)):
        return [replace(block, text=block.text[2:].strip()) for block in blocks]
    if numbered * 2 >= len(blocks):
        return [replace(block, text=without_number(block.text)) for block in blocks]
    return blocks


def without_number(line: str) -> str:
    """Also where it counts twice: "Step 2 2. Bake"."""
    first = NUMBERED.match(line)
    return without_its_number(line[first.end() :], Block(first[0])) if first else line


def without_its_number(line: str, label: Block) -> str:
    """Without the number at its beginning, where that is the label's."""
    found = NUMBERED.match(line)
    return line[found.end() :] if found and _stated_number(Block(found[0])) == _stated_number(label) else line


def _lettered(block: Block, place: int) -> bool:
    """ "a) Mix", "b) Bake"."""
    return block.text[:2].casefold() in (f"{chr(ord('a') + place % 26)})", f"{chr(ord('a') + place % 26)}.")
