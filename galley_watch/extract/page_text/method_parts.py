"""A method told under several headings that each name it (pure): "How to make the syrup", then "How to make the cake"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.blocks import Block
from galley_watch.extract.page_text.line_kinds import names_part

_TOLD = 0.3
_FARTHEST = 40
"""Blocks of one part."""
_WORD = re.compile(r"\w+")
_ASKS = frozenset(("how", "como", "cómo", "comment", "come", "hoe", "hur", "hvordan", "so", "zo"))
"""What follows one of these says what is done: "How to make" and "How to store" are not of one kind."""


def with_parts_before(blocks: Sequence[Block], step_like: Sequence[float], start: int) -> int:
    """Where the method begins with the parts right before ``start`` whose headings begin like its own, with other words behind."""
    kind = _kind_of(blocks, start - 1)
    if not kind:
        return start
    first = start - 1
    seen = {blocks[first].text.casefold()}
    while (above := _heading_of_part(blocks, step_like, first, kind)) is not None and blocks[above].text.casefold() not in seen:
        seen.add(blocks[above].text.casefold())
        first = above
    return first + 1 if first < start - 1 else start


def _kind_of(blocks: Sequence[Block], place: int) -> tuple[int, tuple[str, ...]] | None:
    """Rank and first words of a heading of a method that says of what; else None."""
    if not 0 <= place < len(blocks):
        return None
    block = blocks[place]
    if not block.level or len(block.text) >= 80 or not names_part(block, "method") or words.METHOD_HEADING.match(block.text):
        return None
    said = _WORD.findall(block.text.casefold())
    return block.level, tuple(said[: 3 if said[0] in _ASKS and len(said) > 2 and len(said[1]) < 4 else 2 if said[0] in _ASKS else 1])


def _end_of_steps(blocks: Sequence[Block], step_like: Sequence[float], first: int, rank: int) -> int | None:
    """Where the steps end that begin here; between two of them no more than one other line and no heading of the rank. None without any."""
    end, missed = first, 0
    for place in range(first, min(first + _FARTHEST, len(blocks))):
        if step_like[place] >= _TOLD and not blocks[place].level and not blocks[place].linked:
            end, missed = place + 1, 0
        elif step_like[place] >= 0:
            missed += 1
        if missed > 1 or (0 < blocks[place].level <= rank and not words.ORDINAL_LABEL.match(blocks[place].text)):
            break
    return end if end > first else None


def _heading_of_part(blocks: Sequence[Block], step_like: Sequence[float], before: int, kind: tuple[int, tuple[str, ...]]) -> int | None:
    """The heading of the same kind from which steps lead up to the block ``before``."""
    for place in range(before - 1, max(-1, before - _FARTHEST), -1):
        if _kind_of(blocks, place) == kind:
            return place if _end_of_steps(blocks, step_like, place + 1, kind[0]) == before else None
    return None
