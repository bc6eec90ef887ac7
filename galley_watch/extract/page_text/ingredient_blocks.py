"""The blocks of a list of ingredients → its lines and headings (pure): controls, facts, nutrition and second measures left out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from galley_watch.extract.fractions import HAS_AMOUNT
from galley_watch.extract.markup.ingredient_lines import GroupHeading, clean_line, joined_pairs, split_ingredients, without_shared_tail
from galley_watch.extract.markup.repeated_lists import says_again
from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.blocks import Block
from galley_watch.extract.page_text.ingredient_range import MAX_INGREDIENTS
from galley_watch.extract.page_text.likeness import SURE
from galley_watch.extract.page_text.line_kinds import (
    BOTH_MEASURES,
    MAX_FACTS,
    MEASURES,
    NOT_A_LINE,
    NUTRITION,
    is_aside,
    is_fact_of_dish,
    is_group_heading,
    names_no_food,
    states_nutrients,
)
from galley_watch.extract.page_text.list_beginning import ITEMS
from galley_watch.extract.page_text.ranges import Range
from galley_watch.extract.page_text.weighed_blocks import WeighedBlocks

_IF = re.compile(r"^(?:if|when|wenn|falls|si|se|als|indien|om|hvis|når)\s(?!.*\d).{40,}", re.IGNORECASE)
_FEWEST_HEADED = 4
_HEADING_SIZE = 60
_SENTENCE = 6
"""Words of one that is said beside a list."""
_FIRST_SENTENCE = re.compile(r"^(.{30,}?[^\W\d_]{3}|.{30,}?\))\.\s+(?=[A-ZÀ-Þ][a-zà-ÿ]+\s).{30,}")
_COLUMN_NAMES = re.compile(
    r"(?:\W*(?:ingr[ée]dients?|ingredien(?:tes?|ti|te|tes|s|ser)|ingredi[ëe]nt(?:en)?|zutat(?:en)?|sk[łl]adniki?|ainek?set|aines?osat?|items?|"
    r"amounts?|quantit(?:y|ies|[ée]s?|[àa])|qty|measure(?:ment)?s?|units?|weights?|menge(?:n)?|einheit(?:en)?|anzahl|gewicht|unit[ée]s?|mesures?|poids|"
    r"cantidad(?:es)?|unidad(?:es)?|medidas?|peso|unit[àa]|misur[ae]|hoeveelheid|eenheid|aantal|quantidades?|unidades?|m[äe]ngd|enhet|m[æe]ngde|enhed|"
    r"mengde|ilo[śs][ćc]|jednostka|m[äa][äa]r[äa]|yksikk[öo]|notes?|remarks?|preparation|anmerkung(?:en)?|bemerkung(?:en)?|us|metric|imperial)\b\W*){2,5}",
    re.IGNORECASE,
)
"""The head of a table whose cells do not say that they are one: "Ingredient Amount Notes"."""
_FEWEST_NUTRIENTS = 3
_FEWEST_MARKED = 3
_NUMBER_OF_LINE = re.compile(r"(\d{1,2})\s*(?:[–-]\s|[.)]\s)\s*(?=\S)")
_FEWEST_REPEATED = 3
"""Lines; two alike may be meant."""


def lines_of(page: WeighedBlocks, found: Range) -> list[str | GroupHeading]:
    return _given_once(_without_list_marks(joined_pairs(list(_lines(page, found)))))


def _without_list_marks(lines: list[str | GroupHeading]) -> list[str | GroupHeading]:
    """Without the mark that ends all lines but the last ("2 eggs;"), and without numbers that count the lines ("01 - 2 eggs")."""
    told = [line for line in lines if isinstance(line, str)]
    if len(told) < _FEWEST_MARKED:
        return lines
    numbers = [int(found[1]) for line in told if (found := _NUMBER_OF_LINE.match(line))]
    if numbers == list(range(1, len(told) + 1)):
        return [_NUMBER_OF_LINE.sub("", line, count=1) if isinstance(line, str) else line for line in lines]
    for mark in ";,":
        ended = sum(1 for line in told if line.endswith(mark))
        if ended >= _FEWEST_MARKED and ended >= len(told) - 1:
            return [line.rstrip(" .;,") if isinstance(line, str) else line for line in lines]
    return lines


def _given_once(lines: list[str | GroupHeading]) -> list[str | GroupHeading]:
    """Without the list said again below it, under the same headings or none; two groups of the same things have a heading each."""
    plain = [place for place, line in enumerate(lines) if isinstance(line, str)]
    half = len(plain) // 2
    if half < _FEWEST_REPEATED or len(plain) % 2:
        return lines
    cut = plain[half - 1] + 1
    first, second = lines[:cut], lines[cut:]
    headings = [[line for line in part if isinstance(line, GroupHeading)] for part in (first, second)]
    if headings[0] != headings[1] and headings[1]:
        return lines
    told = [[line for line in part if isinstance(line, str)] for part in (first, second)]
    return first if says_again(*told) else lines


def _lines(page: WeighedBlocks, found: Range) -> Iterator[str | GroupHeading]:
    second_measures = both_measures = False
    blocks = list(page.blocks[found.start : found.end][:MAX_INGREDIENTS])
    bare = iter(_without_control([block.text for block in blocks if not block.level]))
    blocks = [block if block.level else replace(block, text=next(bare)) for block in blocks]
    remarks = _remarks(page, found)
    blocks = _without_nutrients(blocks)
    lines = [block for block in blocks if not block.level]
    in_list = sum(1 for block in lines if block.tag in ITEMS) > 0.6 * len(lines)
    if len(blocks) == 1:
        yield from _listed(blocks[0].text, found.named)
        return
    heads = _heads_of_inner_lists(page, found)
    ends = _ends_of_inner_lists(page, found, heads)
    for place, block in enumerate(blocks):
        line = clean_line(block.text)
        if place in ends and place not in heads and not block.level:
            yield GroupHeading("")
        if is_aside(block) or (block.tag == "th" and words.INGREDIENTS_HEADING.match(line)):
            continue
        if NUTRITION.search(line[:200]):
            if place * 2 > len(blocks):
                return
            continue
        if measures := MEASURES.match(line):
            second_measures = both_measures and measures["second"] is not None
            both_measures = True
            continue
        above_list = in_list and block.tag not in ITEMS
        if len(line) < 200 and (_is_no_line(line) or (place < MAX_FACTS and is_fact_of_dish(line, above_list))):
            continue
        if place in remarks:
            continue
        if place in heads or is_group_heading(block) or _heads_list(blocks, place) or (not found.named and _heads_lines(blocks, place)):
            second_measures = False
            yield GroupHeading(line.rstrip(" –—=~_"))
        elif block.tag not in ITEMS and _is_beside(page, found.start + place, in_list):
            continue
        elif line and not second_measures:
            line = f"{line} ({blocks[place + 1].text})" if place + 1 in remarks else line
            yield from _listed(line) if block.tag not in ITEMS else (line,)


def _remarks(page: WeighedBlocks, found: Range) -> set[int]:
    """Places of the range, counted from its start, of what an ingredient's item says of it in a list inside: one item without an amount."""
    blocks, like = page.blocks, page.ingredient_like
    alone = {
        region.start
        for region in page.regions
        if region.tag in ("ul", "ol") and region.end == region.start + 1 and found.start < region.start < found.end
    }
    items = {region.start + 1 for region in page.regions if region.tag == "li" and region.end == region.start + 2} if alone else set()
    return {
        place - found.start
        for place in alone & items
        if like[place - 1] >= SURE and not blocks[place - 1].level and blocks[place].text[:1].isalpha()
    }


def _heads_of_inner_lists(page: WeighedBlocks, found: Range) -> set[int]:
    """Places of the range, counted from its start, of what an item says before the list of several things inside it: "Dough"."""
    blocks, like = page.blocks, page.ingredient_like
    inner = [
        region
        for region in page.regions
        if region.tag in ("ul", "ol") and found.start < region.start < region.end - 1 and region.end <= found.end
    ]
    if not inner:
        return set()
    items = {region.start: region.end for region in page.regions if region.tag == "li"}
    return {
        region.start - 1 - found.start
        for region in inner
        if items.get(region.start - 1, 0) >= region.end
        and len(blocks[region.start - 1].text) < _HEADING_SIZE
        and like[region.start - 1] < SURE
        and not HAS_AMOUNT.search(blocks[region.start - 1].text)
    }


def _ends_of_inner_lists(page: WeighedBlocks, found: Range, heads: set[int]) -> set[int]:
    """Places of the range, counted from its start, at which a list ends that has its heading inside an item of the list around it."""
    blocks = page.blocks
    return {
        region.end - found.start
        for region in page.regions
        if region.tag in ("ul", "ol")
        and found.start < region.start < region.end < found.end
        and blocks[region.start - 1].tag == "li"
        and (blocks[region.start - 1].level or region.start - 1 - found.start in heads)
    }


def _listed(line: str, named: bool = False) -> Iterator[str | GroupHeading]:
    """The parts of a paragraph that lists all; what it says behind its first sentence is no part. Any other line by itself."""
    first = _FIRST_SENTENCE.match(line)
    told = split_ingredients(first[1], named) if first else []
    yield from map(clean_line, told if len(told) > 2 else split_ingredients(line, named))


def _is_no_line(line: str) -> bool:
    if line.endswith("?") or NOT_A_LINE.match(line) or BOTH_MEASURES.match(line) or _COLUMN_NAMES.fullmatch(line):
        return True
    return names_no_food(line)


def _is_beside(page: WeighedBlocks, place: int, in_list: bool) -> bool:
    """What stands beside the items of a list without an amount, or in any list a sentence that says how to replace one of its things."""
    like = page.ingredient_like[place]
    line = page.blocks[place].text
    return like < SURE if in_list else like == 0.0 and (_IF.match(line) is not None or _is_sentence(line))


def _is_sentence(line: str) -> bool:
    return line.endswith((".", "!")) and len(line.split()) >= _SENTENCE and not HAS_AMOUNT.search(line)


def _without_nutrients(blocks: list[Block]) -> list[Block]:
    """Without three and more nutrients at the end of a list, which look like its lines."""
    end = len(blocks)
    while end and states_nutrients(blocks[end - 1].text):
        end -= 1
    return blocks[:end] if len(blocks) - end >= _FEWEST_NUTRIENTS else blocks


def _without_control(lines: list[str]) -> list[str]:
    """Without the words of a control that end each line; a unit that ends each line is none ("Flour 200 g", "Sugar 50 g")."""
    bare = without_shared_tail(lines)
    return lines if any(cut[-1:].isdigit() and not line[-1:].isdigit() for cut, line in zip(bare, lines, strict=True)) else bare


def _heads_lines(blocks: Sequence[Block], place: int) -> bool:
    """A few words without an amount at the head of lines that all have one: what is made of them."""
    if place >= MAX_FACTS or blocks[place].tag in ITEMS or HAS_AMOUNT.search(blocks[place].text) or len(blocks[place].text.split()) > 5:
        return False
    if any(HAS_AMOUNT.search(block.text) and not is_fact_of_dish(block.text) for block in blocks[:place]):
        return False
    below = [HAS_AMOUNT.search(block.text) is not None for block in blocks[place + 1 :] if not is_fact_of_dish(block.text)]
    return len(below) >= _FEWEST_HEADED and all(below[:_FEWEST_HEADED]) and sum(below) * 5 >= len(below) * 4


def _heads_list(blocks: Sequence[Block], place: int) -> bool:
    """A short line without an amount that stands outside lists and right above one; a term above what it names; "dry ingredients"."""
    block = blocks[place]
    if len(block.text) < 60 and words.INGREDIENTS_OF_KIND.match(block.text):
        return True
    if block.tag == "dt" and place + 1 < len(blocks) and blocks[place + 1].tag not in ("dt", "dd"):
        return not HAS_AMOUNT.search(block.text)
    if block.tag in ITEMS or len(block.text) > 60 or place + 1 >= len(blocks) or blocks[place + 1].tag not in ITEMS:
        return False
    return not HAS_AMOUNT.search(block.text)
