"""The blocks of a method → its steps (pure): a list item is one step, what is no step is left out, numbers go."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from galley_watch.extract.fractions import AMOUNT_SIGN
from galley_watch.extract.markup.instructions import Heading, clean_step
from galley_watch.extract.markup.marked_headings import NUMBERED
from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.blocks import PARAGRAPH, Block, Region
from galley_watch.extract.page_text.kitchen_words import kitchen_words
from galley_watch.extract.page_text.likeness import LIKELY, SURE, ingredient_likeness, is_needed, step_likeness
from galley_watch.extract.page_text.line_kinds import (
    QUESTION,
    SHOWS_MORE,
    is_aside,
    is_farewell,
    is_group_heading,
    states_facts,
)
from galley_watch.extract.page_text.method_end import from_first_counted, is_question, up_to_close, without_talk_behind_orders
from galley_watch.extract.page_text.orders import begins_with_order, orders
from galley_watch.extract.page_text.ranges import Range
from galley_watch.extract.page_text.step_numbers import (
    BARE_NUMBER,
    count_up,
    numbered_paragraphs,
    numbered_places,
    only_counts,
    without_its_number,
    without_number,
    without_numbers,
)
from galley_watch.extract.page_text.talk import without_talk, without_talk_before
from galley_watch.extract.page_text.typed_lists import sign_of
from galley_watch.extract.page_text.weighed_blocks import WeighedBlocks

_LONG_CALL = 250
_LONGEST_NEEDED = 3_000
_FEWEST_COUNTED = 3
_MAX_JOINED = 12
_HEADINGS_ABOVE = 2
"""Blocks of one list item that are read as one step; an item with more holds a page of its own."""
_ENDED = re.compile(r"[.!?:;…]\W*$")
_LONGEST_NAME = 60
_SHORT_LABEL = 40
"""Characters; a shorter line may be a label of the step."""
_SHORTEST = re.compile(r"^[a-zA-Z]{1,3}$")
"""The label of a link ("PDF")."""
_NEEDED = re.compile(rf"^(?P<told>.*[^\W\d_]\W{{0,2}}[.!?)])\s+(?P<needed>{AMOUNT_SIGN}[^.!?]*(?:\d\.\d[^.!?]*)*)$")
"""A step, and behind its last sentence the ingredients that it needs, once more."""
_ENDS_WORK = re.compile(
    r"\b(?:enjoy(?!\s+(?:your|this|these|the)\b)|eat|ready|done|optional|option|fertig|genie(?:ß|ss)en|servieren|pr[êe]te?s?|d[ée]gustez?|list[oa]s?|pront[oaie]s?|klaar|klart?|valmis|gotowe)\b",
    re.IGNORECASE,
)
"""Words with which a last step may end in an exclamation."""
_REMARK = re.compile(
    r"^for\s+an?\s[^:,.]{3,40}:|^(?:[\w'’-]+\s+){0,2}(?:notes?|tips?|hinweise?|tipps?|opmerking|nota|remarques?|consigli[oa]?|consejos?|conseils?|astuces?|dicas?|truc(?:s|o|co)?|anmerkung(?:en)?|bemerkung(?:en)?|"
    r"p\.?\s?s\.?|n\.?\s?b\.?|obs|huom|vinkki|uwagi?|wskaz[óo]wk[ai]|porada|rada|merk|variante?n?|varia(?:tion|ci[óo]n|[çc][ãa]o)|abwandlung|"
    r"sugerencias?|suggestions?|suggeriment[oi]|sugest[ãa]o|(?:bewaar|serveer)tip|serviervorschlag)\s*"
    r"(?:[:!|–-]|\s(?-i:[A-ZÀ-Þ][a-zà-ÿ]))",
    re.IGNORECASE,
)
_NOTE_SIGN = re.compile("^(?:[\U0001f4a1\U0001f4dd\u26a0\u2139\u2757\u2755\U0001f514]\ufe0f?\\s*)+")
"""What pages set before a note: a lamp, a pencil, a warning."""
_NOT_A_STEP = re.compile(
    rf"^\W*$|^\d{{1,2}}$|^\W*(?:{SHOWS_MORE})\W*$|^\W*(?:{words.METHOD})\s+(?:\w+\s+)?\d+\s+(?:{words.STEP})\W*$|"
    r"^(?:your device does not|print|save|share|pin|advertisement|anzeige|publicité|pubblicità|publicidad|"
    r"drucken|imprimer|imprimir|stampa)\b.{0,30}$",
    re.IGNORECASE,
)


def steps_of(page: WeighedBlocks, found: Range) -> list[str | Heading]:
    """Steps and headings in order; a method that the page shows twice (for small and large screens) is given once."""
    listed = _without_lists(_joined_items(page.regions, page.blocks, found))
    blocks = [block for block in listed if block.level or not is_needed(block.text)]
    told = _without_needed(_without_farewell(_of_the_list(blocks), found.named, _last_held(page, found)))
    parts = list(_steps(_joined_under_numbers(_with_whole_sentences(told))))
    half = len(parts) // 2
    return parts[:half] if len(parts) >= 4 and parts[:half] == parts[half:] else parts


def _joined_items(regions: Sequence[Region], blocks: Sequence[Block], found: Range) -> list[Block]:
    """A list item of several paragraphs is one step, as its number or bullet says; an item without a second is no list."""
    items = [region for region in regions if region.tag == "li" and found.start <= region.start and region.end <= found.end]
    if len(items) < 2:
        return list(blocks[found.start : found.end])
    ends = {
        item.start: item.end
        for item in items
        if 1 < item.end - item.start <= _MAX_JOINED
        and not any(other.start >= item.start and other.end <= item.end and other is not item for other in items)
        and not any(block.level for block in blocks[item.start : item.end])
    }
    inside = {place for item in items for place in range(item.start, item.end)}
    joined: list[Block] = []
    place = found.start
    while place < found.end:
        end = ends.get(place, place + 1)
        kept = [block.text for block in blocks[place:end] if not is_aside(block)]
        if end > place + 1:
            joined.append(replace(blocks[place], text=" ".join(kept), tag="li"))
        else:
            joined.append(replace(blocks[place], tag="li") if place in inside and not blocks[place].level else blocks[place])
        place = end
    return joined


def _without_needed(blocks: list[Block]) -> list[Block]:
    """Steps without the ingredients that pages set behind each of them; one such step may be a sentence that lacks its full stop."""
    bare = {
        place: found["told"]
        for place, block in enumerate(blocks)
        if len(block.text) < _LONGEST_NEEDED and (found := _NEEDED.match(block.text)) and _all_needed(found["needed"])
    }
    return [replace(block, text=bare[place]) if place in bare else block for place, block in enumerate(blocks)] if len(bare) > 1 else blocks


def _all_needed(listed: str) -> bool:
    parts = re.split(rf",\s+(?={AMOUNT_SIGN})", listed)
    return all(ingredient_likeness(part) >= SURE for part in parts) or (listed.count(",") > 1 and is_needed(listed))


def _without_lists(blocks: list[Block]) -> list[Block]:
    """Paragraphs are the steps where the lists among them, or lines with amounts in elements of another kind, hold what each needs."""
    tags = {block.tag for block in blocks if not block.level}
    listing = {tag for tag in tags if _only_lists(blocks, tag)}
    return [block for block in blocks if block.level or block.tag not in listing] if listing else blocks


def _only_lists(blocks: list[Block], tag: str) -> bool:
    listed = [block for block in blocks if block.tag == tag and not block.level and not words.ORDINAL_LABEL.match(block.text)]
    told = sum(1 for block in blocks if block.tag != tag and not block.level and step_likeness(block.text) >= LIKELY)
    if len(listed) < 3 or told < 2 or sum(1 for block in listed if step_likeness(block.text) >= LIKELY) * 5 > len(listed):
        return False
    return tag == "li" or sum(1 for block in listed if ingredient_likeness(block.text) >= LIKELY) * 2 >= len(listed)


def _of_the_list(blocks: list[Block]) -> list[Block]:
    """Where most of a method is a list, what follows its last item is no step, unless the list is told in one of several counted steps."""
    items = numbered_paragraphs(blocks) or _items(blocks)
    if items and sum(1 for block in blocks[items[-1] + 1 :] if only_counts(block)) > 1:
        return blocks
    begins_whole = len(items) > 1 and items == list(range(len(items))) and _is_whole(blocks[: len(items)])
    others = sum(1 for place, block in enumerate(blocks) if place not in items and not block.level)
    if len(items) < max(2, others) and not (begins_whole and not any(block.level for block in blocks)):
        return blocks
    end = items[-1] + 1
    while end < len(blocks) and not blocks[end].level and begins_with_order(blocks[end].text) and kitchen_words(blocks[end].text):
        end += 1
    return blocks[:end]


def _items(blocks: list[Block]) -> list[int]:
    """The places of items, and of lines that begin with the sign that those show."""
    items = [place for place, block in enumerate(blocks) if block.tag == "li"]
    sign = sign_of(blocks[items[0]].text) if items else ""
    return [place for place, block in enumerate(blocks) if block.tag == "li" or sign_of(block.text) == sign] if sign else items


def _is_whole(items: Sequence[Block]) -> bool:
    """A list that a method begins with is the method, where its items are steps; what an article goes on to say is none."""
    return all(kitchen_words(block.text) for block in items)


def _last_held(page: WeighedBlocks, found: Range) -> str | None:
    """The last line of the element that begins with the method: what stands at its end is meant to stand there."""
    begins = range(found.start - _HEADINGS_ABOVE, found.start + 1)
    ends = [region.end for region in page.regions if region.start in begins and region.tag != PARAGRAPH]
    end = max((end for end in ends if found.start < end <= found.end), default=None)
    return None if end is None else page.blocks[end - 1].text


def _without_farewell(blocks: list[Block], named: bool, held: str | None) -> list[Block]:
    """Without wishes, servings and invitations after the last step, all from the close of the post on, facts before the first step, and
    talk behind the last that lies below the line ``held``.
    """
    while len(blocks) > 1 and is_question(blocks[0]):
        blocks = blocks[1:]
    blocks = from_first_counted(up_to_close(blocks))
    while len(blocks) > 1 and (is_farewell(blocks[-1]) or _only_calls(blocks)):
        blocks = blocks[:-1]
    while len(blocks) > 1 and blocks[0].tag != "li" and states_facts(blocks[0]):
        blocks = blocks[1:]
    blocks = blocks if named else without_talk_before(blocks)
    told = without_talk(without_talk_behind_orders(blocks))
    end = next((place + 1 for place, block in enumerate(blocks) if held and block.text.endswith(held)), 0)
    return blocks[: max(end, len(told))]


def _only_calls(blocks: list[Block]) -> bool:
    """Does the last paragraph ask or call something ("See you next week!") in which, unlike in those before, nothing is done?"""
    last = blocks[-1]
    if last.tag == "li" or len(last.text) > _LONG_CALL:
        return False
    if QUESTION.match(last.text):
        return True
    if not last.text.endswith("!") or kitchen_words(last.text) or orders(last.text) or _ENDS_WORK.search(last.text):
        return False
    return sum(1 for block in blocks[:-1] if kitchen_words(block.text)) > 1


def _with_whole_sentences(blocks: list[Block]) -> list[Block]:
    """A sentence that a picture or a line break parts is one step, where others begin with a capital."""
    goes_on = [place for place, (before, block) in enumerate(pairwise(blocks), 1) if _is_rest(before, block)]
    if not goes_on or sum(1 for block in blocks if block.text[:1].isupper()) < 2 * len(goes_on):
        return blocks
    joined = list(blocks)
    for place in reversed(goes_on):
        rest = joined.pop(place)
        joined[place - 1] = replace(joined[place - 1], text=f"{joined[place - 1].text} {rest.text}")
    return joined


def _is_rest(before: Block, block: Block) -> bool:
    """Does a paragraph begin with a small letter and the one before it lack its full stop?"""
    if before.level or block.level or "li" in (before.tag, block.tag) or before.tag != block.tag:
        return False
    return block.text[:1].islower() and not _ENDED.search(before.text) and len(before.text) > _SHORT_LABEL


def _joined_under_numbers(blocks: list[Block]) -> list[Block]:
    """Where "Step 1", "Step 2" stand alone above paragraphs, or numbers that count up before some, all under one of them is one step.
    What has a heading behind the last of them is none; what else follows a number in its line is a step of its own.
    """
    starts = numbered_places(blocks)
    alone = sum(1 for place in starts if only_counts(blocks[place]))
    counts_up = count_up([blocks[place] for place in starts])
    are_steps = len(starts) >= _FEWEST_COUNTED and not any(blocks[place].level for place in starts)
    is_sure = alone > 1 or (counts_up and (alone or are_steps))
    if len(starts) < 2 or not is_sure or any(block.tag == "li" and not only_counts(block) for block in blocks):
        return blocks
    joined = blocks[: starts[0]]
    for start, end in zip(starts, [*starts[1:], len(blocks)], strict=True):
        until = next((place for place in range(start + 1, end) if blocks[place].level), end)
        if end == len(blocks) and not alone:
            until = start + 1
        under = [block for block in blocks[start:until] if not (only_counts(block) or is_aside(block) or _NOT_A_STEP.match(block.text))]
        if len(under) > _MAX_JOINED:
            return blocks
        if under:
            told = " ".join(block.text for block in under)
            is_label = only_counts(blocks[start])
            bare = without_its_number(told, blocks[start]) if is_label else without_number(BARE_NUMBER.sub("", told, count=1))
            joined.append(replace(under[0], text=bare, level=0))
        joined += blocks[until:end] if end < len(blocks) or not alone else []
    return joined


def _steps(blocks: list[Block]) -> Iterator[str | Heading]:
    written, blocks = blocks, without_numbers(blocks)
    for place, block in enumerate(blocks):
        leads_away = block.linked or _REMARK.match(block.text) or _NOTE_SIGN.match(block.text)
        is_step = block.tag == "li" and not (block.linked and place and blocks[place - 1].tag == "p")
        if place and not is_step and leads_away and not _goes_on(written, place):
            return  # an item that is a link, behind paragraphs, is the first of the page's tags
        if is_aside(block) or _NOT_A_STEP.match(block.text) or words.ORDINAL_LABEL.match(block.text):
            continue
        if is_group_heading(block) or words.METHOD_HEADING.match(block.text) or _heads_list(blocks, place):
            yield Heading(clean_step(block.text))
        elif not block.level and not _SHORTEST.match(block.text) and (step := clean_step(block.text)):
            yield step


def _heads_list(blocks: list[Block], place: int) -> bool:
    """A short line that is no sentence, stands outside lists and right above one."""
    block = blocks[place]
    if block.tag == "li" or len(block.text) > _LONGEST_NAME or place + 1 >= len(blocks) or blocks[place + 1].tag != "li":
        return False
    return not _ENDED.search(block.text) and not any(letter.isdigit() for letter in block.text)


def _goes_on(blocks: list[Block], place: int) -> bool:
    """Is a remark one among steps? Then as many follow it as precede it, or those that follow have a heading or are counted."""
    before, after = blocks[:place], blocks[place + 1 :]
    steps = [sum(1 for block in part if not (block.level or block.linked) and kitchen_words(block.text)) for part in (before, after)]
    return steps[1] >= max(2, steps[0]) or (steps[1] > 0 and any(_is_listed(block) for block in after))


def _is_listed(block: Block) -> bool:
    """An item, a counted line, or the name of a part of the method."""
    if block.tag == "li" or NUMBERED.match(block.text) or BARE_NUMBER.match(block.text):
        return True
    return is_group_heading(block) and not words.AFTER_WORDS.search(block.text)
