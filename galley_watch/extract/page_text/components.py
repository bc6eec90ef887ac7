"""A recipe told part by part (pure): a list and its method for the crust, then a list and a method for the filling."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.kitchen_words import kitchen_words
from galley_watch.extract.page_text.likeness import LIKELY, POSSIBLE, SURE
from galley_watch.extract.page_text.line_kinds import is_aside, is_farewell, states_facts
from galley_watch.extract.page_text.orders import may_order
from galley_watch.extract.page_text.weighed_blocks import WeighedBlocks

_FEWEST = 2


@dataclass(frozen=True, slots=True)
class Component:
    """Places of its heading (None where it has none), its lines and its steps."""

    heading: int | None
    lines: tuple[int, int]
    steps: tuple[int, int]


def components_of(page: WeighedBlocks, around: int) -> tuple[Component, ...]:
    """Two or more components that follow one another, one of which holds the block ``around``; else none."""
    run: list[Component] = []
    for component in _components(page):
        before = run[-1].steps[1] if run else 0
        follows = run and (component.lines[0] if component.heading is None else component.heading) - before <= 1
        if not follows:
            if _holds(run, around):
                break
            run = []
        run.append(component)
    return tuple(run) if _holds(run, around) else ()


def _holds(run: list[Component], place: int) -> bool:
    if len(run) < _FEWEST:
        return False
    first = run[0].lines[0] if run[0].heading is None else run[0].heading
    return first <= place < run[-1].steps[1]


def _components(page: WeighedBlocks) -> Iterator[Component]:
    place, last = 0, len(page.blocks)
    while place < last:
        end, are_lines = _end_of_lines(page, place)
        if not are_lines:
            place = max(end, place + 1)
            continue
        while page.blocks[place].tag != "li" and page.ingredient_like[place] < LIKELY:
            place += 1  # a name above it
        first = end + (end < last and words.METHOD_HEADING.match(page.blocks[end].text) is not None)
        steps = _end_of_steps(page, first)
        if steps > first:
            above = place - 1
            heads = above >= 0 and len(page.blocks[above].text) < 80 and not page.heads_part[above]
            heads = heads and (bool(page.blocks[above].level) or page.blocks[above].text.endswith(":"))
            yield Component(above if heads else None, (place, end), (first, steps))
        place = max(end, steps)


def _end_of_lines(page: WeighedBlocks, start: int) -> tuple[int, bool]:
    """Where the lines of one list end, and whether more than half of them have amounts; outside items of lists nearly all must."""
    end = start
    blocks = page.blocks
    are_items = blocks[start].tag == "li"
    while end < len(blocks) and blocks[end].tag == blocks[start].tag and page.ingredient_like[end] >= POSSIBLE:
        if page.step_like[end] >= LIKELY or blocks[end].level or blocks[end].linked:
            break
        end += 1
    good = sum(1 for value in page.ingredient_like[start:end] if value >= (LIKELY if are_items else SURE))
    return end, good >= (1 if are_items else _FEWEST) and end - start >= _FEWEST and good * 2 > end - start


def _end_of_steps(page: WeighedBlocks, start: int) -> int:
    """Paragraphs right behind a list that say what is done."""
    end = place = start
    said: set[str] = set()
    while place < len(page.blocks):
        block = page.blocks[place]
        if states_facts(block):
            place += 1
            continue
        if block.level or block.linked or is_farewell(block) or not _may_be_step(page, place, start):
            break
        if page.step_like[place] >= LIKELY:
            end = place + 1
            said |= kitchen_words(block.text)
        elif not is_aside(block):
            break
        place += 1
    return end if said else start


def _may_be_step(page: WeighedBlocks, place: int, start: int) -> bool:
    """A paragraph behind a list; where both are of one kind, it must order something."""
    block = page.blocks[place]
    before = page.blocks[start - 1]
    if block.tag != "li" and (before.tag == "li" or words.METHOD_HEADING.match(before.text)):
        return True
    return page.step_like[place] >= LIKELY > page.ingredient_like[place] and may_order(block.text)
