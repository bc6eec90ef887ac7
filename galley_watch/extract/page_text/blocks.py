"""A page, or pasted text, as a run of blocks in reading order (pure): what the block scorer weighs (``tree_blocks.py`` for pages)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import NamedTuple

from galley_watch.extract import text
from galley_watch.extract.fractions import AMOUNT_SIGN, HAS_AMOUNT
from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.wrapped_lines import unwrapped

MAX_BLOCKS = 6_000
_MAX_TEXT = 500_000
_LONG_PARAGRAPH = 80
_LONG_LINE = 100
_NEAR = 40
_LONGEST_NAME = 60
_MOST_COLONS = 8
_COLON = re.compile("[:：]")
_AFTER_MARK = re.compile(r"[.!?;,]")
_LONE_HEADING = re.compile(r"^[^\W\d_][^\d.!?;,]{2,58}[^\W\d_:][:]?$")
_LIST_SIZE = 60
_FEWEST_AMOUNTS = 4
_AMOUNT = re.compile(rf"{AMOUNT_SIGN}+")
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
    """Each line a block, each paragraph (parted by blank lines) a region; lines that a mail program broke are whole again."""
    blocks: list[Block] = []
    regions: list[Region] = []
    start = 0
    for line in [*unwrapped(pasted[:_MAX_TEXT].splitlines()), ""]:
        said = text.plain(line[: text.MAX_TEXT])
        if said and len(blocks) < MAX_BLOCKS:
            level = len(line) - len(line.lstrip("#")) if line.startswith("#") else 0
            blocks += [Block(part, "p", min(level, 6)) for part in parted_at_inline_headings(said.lstrip("# ") if level else said)]
        elif len(blocks) > start:
            regions.append(Region(start, len(blocks), PARAGRAPH, ""))
            start = len(blocks)
    for heading in _lone_headings(blocks, regions):
        blocks[heading] = replace(blocks[heading], level=6)
    return Blocks(tuple(blocks), tuple(regions))


def _lone_headings(blocks: Sequence[Block], paragraphs: Sequence[Region]) -> Iterator[int]:
    """A few words that stand alone between two paragraphs are a heading, where these are lists or long; each line may stand alone."""
    for before, lone, after in zip(paragraphs, paragraphs[1:], paragraphs[2:], strict=False):
        stands_alone = lone.end == lone.start + 1 and _LONE_HEADING.match(blocks[lone.start].text)
        if stands_alone and all(part.end - part.start > 1 or len(blocks[part.start].text) > _LONG_PARAGRAPH for part in (before, after)):
            yield lone.start


def parted_at_inline_headings(line: str) -> tuple[str, ...]:
    """ "Ingredients: 3 eggs, 1 onion" → "Ingredients:", "3 eggs, 1 onion"; so the method behind them; any other line by itself."""
    if len(line) > _LIST_SIZE and (listed := words.LISTED_AT_ONCE.match(line)) and len(_AMOUNT.findall(line)) >= _FEWEST_AMOUNTS:
        return listed[0].strip(), line[listed.end() :]
    if ":" not in line and "：" not in line:
        return (line,) if line else ()
    found = words.INLINE_HEADING.match(line[:160]) if ":" in line[:100] or "：" in line[:100] else None
    if found and line[found.end() :].startswith("(") and line.endswith(")"):
        found = None
    parts = (found[0].strip(), line[found.end() :].strip()) if found else (line,)
    if len(line) < _LONG_LINE:
        return parts
    return (*parts[:-1], *_parted_at_headings(parts[-1], bool(found) and words.INGREDIENTS_HEADING.match(parts[0]) is not None))


def _parted_at_headings(line: str, lists: bool) -> tuple[str, ...]:
    """A line that names the ingredients behind a sentence or a comma, parted there, and where it names the method behind those.

    ``lists``: they stand at its beginning.
    """
    for colon in islice(_COLON.finditer(line), _MOST_COLONS):
        before = line[max(0, colon.start() - _LONGEST_NAME) : colon.start()]
        name = _AFTER_MARK.split(before)[-1].strip()
        rest = line[colon.end() :].strip()
        names_list = words.INGREDIENTS_HEADING.match(name) and HAS_AMOUNT.search(rest[:_NEAR])
        if len(rest) > _NEAR and name and len(name) < len(before.strip()) and (names_list or (lists and words.METHOD_HEADING.match(name))):
            told = line[: colon.start()].strip().removesuffix(name).strip()
            return (*((told,) if told else ()), f"{name}:", *_parted_at_headings(rest, bool(names_list)))
    return (line,)
