"""How far a list of ingredients reaches (pure): the rest of its element, further lists under headings of their own, what is above it."""

from __future__ import annotations

from galley_watch.extract.fractions import HAS_AMOUNT
from galley_watch.extract.markup.ingredient_lines import split_ingredients
from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.blocks import Block
from galley_watch.extract.page_text.kitchen_words import kitchen_words
from galley_watch.extract.page_text.likeness import LIKELY, POSSIBLE, SURE
from galley_watch.extract.page_text.line_kinds import (
    NUTRITION,
    is_aside,
    is_fact_of_dish,
    is_group_heading,
    names_no_food,
    names_part,
    states_nutrients,
)
from galley_watch.extract.page_text.list_beginning import ITEMS, ListBeginning
from galley_watch.extract.page_text.orders import begins_with_order
from galley_watch.extract.page_text.typed_lists import is_typed_on
from galley_watch.extract.page_text.weighed_blocks import OverBlocks, WeighedBlocks

_LISTS = ("ul", "ol", "table", "tbody", "dl")
_REST = 20
"""Blocks between a list and the heading of the method that may all be its last groups."""
_LONG_LINE = 100
_SHORT_LINE = 60
_HIGH = 2
"""The rank of a page's main headings."""
_PARAGRAPH = 200
_FEWEST_LINES = 3
_MOST_WITHOUT_AMOUNT = 10
_SHORT_NAME = 30


class ListReach(OverBlocks):
    """Grows the surest part of one page's list of ingredients."""

    def __init__(self, page: WeighedBlocks) -> None:
        super().__init__(page)
        self.above = ListBeginning(page)

    def of(self, start: int, end: int) -> tuple[int, int]:
        """The whole list of which ``start`` to ``end`` (exclusive) is the surest part."""
        if whole := self._between_headings(start, end):
            return whole
        last = self._up_to_method(start, self._with_lists_behind(start, self._up_to_steps(end)))
        return self.above.of(start, last, is_line=end == start + 1), last

    def _between_headings(self, start: int, end: int) -> tuple[int, int] | None:
        """All that stands between the heading of the ingredients and that of the method, where most of it is like an ingredient."""
        above = next((place for place in range(start - 1, max(-1, start - _REST), -1) if self.heads_part[place]), None)
        below = next((place for place in range(end, min(len(self.blocks), end + _REST)) if self.heads_part[place]), None)
        if (
            above is None
            or below is None
            or not names_part(self.blocks[above], "ingredients")
            or not names_part(self.blocks[below], "method")
        ):
            return None
        if any(self.above.names_ingredients_of(place) for place in (above - 1, above)):
            return None
        lines = [place for place in range(above + 1, below) if not is_group_heading(self.blocks[place])]
        good = sum(1 for place in lines if self.ingredient_like[place] >= LIKELY)
        odd = sum(1 for place in lines if not self._may_be_between(place))
        if good < _FEWEST_LINES or good * 2 < len(lines) or odd * 3 > len(lines) or any(map(self._breaks_list, range(above + 1, below))):
            return None
        while below > end and (states_nutrients(self.blocks[below - 1].text) or not self._may_be_between(below - 1)):
            below -= 1
        return above + 1, below

    def _may_be_between(self, place: int) -> bool:
        return self.ingredient_like[place] >= POSSIBLE or self.step_like[place] < LIKELY

    def _breaks_list(self, place: int) -> bool:
        """A main heading, one that asks, what leads elsewhere, a paragraph."""
        block = self.blocks[place]
        asks = block.level > 0 and block.text.endswith("?")
        return asks or block.linked or 0 < block.level <= _HIGH or len(block.text) > _PARAGRAPH or NUTRITION.search(block.text) is not None

    def _with_lists_behind(self, start: int, last: int) -> int:
        """The rest of its list, and further lists that follow under headings of their own ("For the sauce")."""
        end = self._end_of_list(last)
        while end + 2 < len(self.blocks):
            end = self._up_to_heading(end)
            opens = not self.heads_part[end] or self.above.names_ingredients_of(end)
            opens = opens and not words.ORDINAL_LABEL.match(self.blocks[end].text)  # what a step needs
            first = end + (len(self.blocks[end].text) < 60 and opens and self.ingredient_like[end] < SURE)
            first += first > end and self.blocks[first].tag == "th"  # the names of the columns
            is_next = self._is_under_heading(start, first) or self.above.names_same_columns(first, start)
            if not is_next and not self._begins_list(first, first > end and is_group_heading(self.blocks[end])):
                break
            if self.blocks[first].tag != self.blocks[last - 1].tag:
                break
            end = first
            while end < len(self.blocks) and self._is_like(end, self.blocks[first]):
                end += 1
            if end == first:
                return max(last, first - 1)
        return end

    def _up_to_steps(self, end: int) -> int:
        """With the short lines without an amount that stand between the last line with one and the first step: "Salt", "Some thyme"."""
        while self.above.counts_on(end - 1, end) and self.blocks[end].tag == self.blocks[end - 1].tag:
            end += 1
        last = self.blocks[end - 1]
        if last.tag in ITEMS or last.level:
            return end
        if len(split_ingredients(last.text)) > 1:
            return self._with_lines_of_lists(end)
        weak = 0
        for place in range(end, min(end + _REST, len(self.blocks))):
            block = self.blocks[place]
            if self.heads_part[place] and names_part(block, "method"):
                return place
            if self.step_like[place] >= LIKELY and not self._lists_without_amounts(block.text):
                return place
            if block.tag == last.tag and self._names_group_of_plain_lines(place):
                continue
            weak += self.ingredient_like[place] < LIKELY
            if block.tag != last.tag or not self._may_be_without_amount(place) or weak > _MOST_WITHOUT_AMOUNT:
                return end
        return end

    def _names_group_of_plain_lines(self, place: int) -> bool:
        """ "Filling:" above "butter" and "sugar"."""
        line = self.blocks[place].text
        return line.endswith(":") and len(line) < _SHORT_NAME and is_group_heading(self.blocks[place]) and not self.heads_part[place]

    def _with_lines_of_lists(self, end: int) -> int:
        """With the lines that list further ingredients, several each."""
        while end < len(self.blocks) and len(split_ingredients(self.blocks[end].text)) > 1 and HAS_AMOUNT.match(self.blocks[end].text):
            end += 1
        return end

    def _lists_without_amounts(self, line: str) -> bool:
        """ "Spices: rosemary, pepper, salt and thyme", or a note on a line above."""
        return line.startswith("*") or (line.count(",") > 1 and not line.endswith((".", "!")) and not kitchen_words(line))

    def _may_be_without_amount(self, place: int) -> bool:
        block = self.blocks[place]
        if block.level or block.linked or self.heads_part[place] or is_aside(block) or NUTRITION.search(block.text):
            return False
        if names_no_food(block.text) or begins_with_order(block.text):
            return False
        is_short = len(block.text) < (_LONG_LINE if self._lists_without_amounts(block.text) else _SHORT_LINE)
        return is_short and len(block.text) > 2 and block.text[-1] not in ".:!?" and not is_fact_of_dish(block.text)

    def _up_to_method(self, start: int, end: int) -> int:
        """Up to the heading of the method, where nothing but items and short names of groups stand between: "To serve" needs no amounts."""
        heading = self.above.own_heading(start)
        if heading is None or any(not self._may_be_of_group(place, self.blocks[start].tag) for place in range(heading + 1, start)):
            return end
        last = next((place for place in range(end, min(end + _REST, len(self.blocks))) if self.heads_part[place]), end)
        if last == end or not names_part(self.blocks[last], "method"):
            return end
        if self.blocks[last - 1].level or any(0 < block.level <= self.blocks[heading].level for block in self.blocks[end:last]):
            return end
        return last if all(self._may_be_of_group(place, self.blocks[end - 1].tag) for place in range(end, last)) else end

    def _may_be_of_group(self, place: int, tag: str) -> bool:
        """An item or a line of the list's kind without an amount, or a short line right above an item."""
        block = self.blocks[place]
        if len(block.text) > _LONG_LINE or block.text.endswith((".", "!", "?")) or NUTRITION.search(block.text):
            return False
        if block.level and not words.AFTER_WORDS.search(block.text):
            return is_group_heading(block)
        if tag not in ITEMS and block.tag not in (tag, *ITEMS) and len(block.text) < 60 and self.blocks[place + 1].tag == tag:
            return self.ingredient_like[place + 1] >= SURE
        if block.tag == tag and tag not in ITEMS:
            return not block.linked and (self.ingredient_like[place] >= POSSIBLE or is_group_heading(block))
        return block.tag in ITEMS or (len(block.text) < 60 and self.blocks[place + 1].tag in ITEMS)

    def _is_like(self, place: int, first: Block) -> bool:
        block = self.blocks[place]
        may_be = self.ingredient_like[place] >= POSSIBLE or (
            block.tag in ITEMS and self.step_like[place] < LIKELY and len(block.text) < 100
        )
        tells = self.step_like[place] >= SURE > self.ingredient_like[place] and block.tag not in ITEMS
        return block.tag == first.tag and may_be and not tells

    def _ends_like_item(self, place: int) -> bool:
        """A short item without a word of the kitchen that has its full stop as the one before it has."""
        line = self.blocks[place].text
        return len(line) < _SHORT_LINE and self.blocks[place - 1].text.endswith(".") and not kitchen_words(line)

    def _up_to_heading(self, end: int) -> int:
        """With one to three lines without an amount that stand above the heading of a further list."""
        for place in range(end, min(end + 4, len(self.blocks) - 2)):
            if is_group_heading(self.blocks[place]) and not self.heads_part[place]:
                return place if self._begins_list(place + 1) else end
            if self.blocks[place].tag != self.blocks[end - 1].tag or not self._may_be_without_amount(place):
                return end
        return end

    def _begins_list(self, first: int, headed: bool = True) -> bool:
        """Two lines with amounts; under a heading one may lack it."""
        like = self.ingredient_like[first : first + 2]
        return len(like) > 1 and min(like) >= (POSSIBLE if headed else LIKELY) and max(like) >= LIKELY

    def _is_of_same_list(self, place: int) -> bool:
        """Is the item one of the list of the one before it, typed or marked up?"""
        if is_typed_on(self.blocks, place):
            return True
        return any(region.start < place < region.end and region.tag in _LISTS for region in self.page.regions)

    def _is_under_heading(self, start: int, first: int) -> bool:
        """Does a list begin here under a heading inside the part that the range's own heading opened?"""
        above = self.blocks[start - 1] if start else None
        heading = self.blocks[first - 1]
        if above is None or not above.level or self.blocks[first].tag not in ITEMS or self.blocks[first].linked:
            return False
        is_beside = heading.level == above.level and not self.heads_part[start - 1] and not self.heads_part[first - 1]
        return is_group_heading(heading) and (not heading.level or heading.level > above.level or is_beside)

    def _end_of_list(self, end: int) -> int:
        last = self.blocks[end - 1].tag
        while end < len(self.blocks) and self.blocks[end].tag == last in ITEMS:
            may_be = self.ingredient_like[end] >= POSSIBLE or (len(self.blocks[end].text) < _LONG_LINE and self._is_of_same_list(end))
            if not may_be or (self.step_like[end] >= LIKELY and not self._ends_like_item(end)) or self.heads_part[end]:
                break
            end += 1
        return end
