"""Lists that are typed and not marked up (pure): lines that follow one another and begin with the same sign, "- 3 eggs"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from galley_watch.extract.markup.ingredient_lines import split_ingredients
from galley_watch.extract.page_text.blocks import Block, Blocks, Region

_SIGNS = "•·▪◦●○■□☐✓✔➢►*–—-"
_DASHES = "–—"
_TYPED = re.compile(rf"[{_SIGNS}]\s*(?=[^\W_])")
_FEWEST = 2
_FEWEST_COUNTED = 3
_SENTENCE = 40
_COUNTED = re.compile(r"(\d{1,2})\s+[^\W\d_].{16,}[.!]\W*$")

_MANY_PARTS = 4
_MOST_LISTS = 20


def sign_of(line: str) -> str:
    """The sign that the line begins with like an item of a list, any dash as "-"; empty where there is none."""
    if line[:1] not in _SIGNS or not _TYPED.match(line):
        return ""
    return "-" if line[0] in _DASHES else line[0]


def with_typed_lists(page: Blocks) -> Blocks:
    """Two and more lines that begin with the same sign are items of a list, and each such list is a region."""
    lists = list(_typed_lists(page.blocks))
    if not lists:
        return page
    blocks = list(page.blocks)
    for start, end in lists:
        blocks[start:end] = [block if block.tag == "li" else replace(block, tag="li") for block in blocks[start:end]]
    return Blocks(tuple(blocks), (*page.regions, *(Region(start, end, "ul", "") for start, end in lists)))


def _typed_lists(blocks: Sequence[Block]) -> Iterator[tuple[int, int]]:
    start, sign = 0, ""
    for place in range(len(blocks) + 1):
        here = _sign_of_block(blocks[place]) if place < len(blocks) else ""
        if here == sign and sign:
            continue
        if sign and place - start >= _FEWEST and not (sign == "*" and _is_marked(blocks, start, place)):
            cut = _first_sentence(blocks, start, place)
            yield from ((start, cut), (cut, place)) if cut else ((start, place),)
        start, sign = place, here


def _is_marked(blocks: Sequence[Block], start: int, end: int) -> bool:
    """Do lines with amounts stand right beside them without the sign? Then it points to a note: "*organic where possible"."""
    beside = [blocks[place] for place in (start - 1, end) if 0 <= place < len(blocks)]
    return any(block.tag == blocks[start].tag and not block.level and block.text[:1].isdigit() for block in beside)


def counted_sentences(blocks: Sequence[Block]) -> set[int]:
    """Lines that count sentences, "1 Boil the rice.", "2 Drain it.": with nothing but a space behind the number they look like amounts."""
    found: set[int] = set()
    run: list[int] = []
    for place, block in enumerate(blocks):
        counted = _COUNTED.match(block.text) if block.text[:1].isdigit() else None
        number = int(counted[1]) if counted else 0
        if number != len(run) + 1 or (run and place - run[-1] > _FEWEST):
            run = []
        if number == len(run) + 1:
            run.append(place)
        if len(run) >= _FEWEST_COUNTED:
            found.update(run)
    return found


def _first_sentence(blocks: Sequence[Block], start: int, end: int) -> int | None:
    """Where the items become sentences, which all that follow are and none before is: the steps typed like the ingredients above them."""
    told = [_is_sentence(block.text) for block in blocks[start:end]]
    first = told.index(True) if True in told else 0
    return start + first if first >= _FEWEST and all(told[first:]) else None


def _is_sentence(line: str) -> bool:
    return len(line) > _SENTENCE and line.endswith((".", "!"))


def _sign_of_block(block: Block) -> str:
    return "" if block.level else sign_of(block.text)


def is_typed_on(blocks: Sequence[Block], place: int) -> bool:
    """Does the line begin with the same sign as the one before it?"""
    sign = sign_of(blocks[place].text)
    return bool(sign) and place > 0 and sign_of(blocks[place - 1].text) == sign


def lists_in_a_line(blocks: Sequence[Block]) -> set[int]:
    """Paragraphs that begin with an amount and part into many: "1 cup sugar; 1 egg; …"; the first few."""
    may_be = (place for place, block in enumerate(blocks) if _may_list(block.text) and len(split_ingredients(block.text)) >= _MANY_PARTS)
    return set(islice(may_be, _MOST_LISTS))


def _may_list(line: str) -> bool:
    return (line[:1].isdigit() or line[:1] in "•·▪–—-*") and max(*map(line.count, ";,•–—-"), line.count(" ") // 3) >= _MANY_PARTS - 1
