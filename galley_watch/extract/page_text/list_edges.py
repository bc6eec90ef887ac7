"""Where a list of ingredients begins and ends among the lines around it (pure): what stands above it, and the method behind it."""

from __future__ import annotations

from galley_watch.extract.markup.ingredient_lines import split_ingredients
from galley_watch.extract.page_text.kitchen_words import kitchen_words
from galley_watch.extract.page_text.likeness import LIKELY, POSSIBLE, SURE
from galley_watch.extract.page_text.orders import begins_with_order, is_other_language
from galley_watch.extract.page_text.step_numbers import step_number
from galley_watch.extract.page_text.weighed_blocks import OverBlocks, WeighedBlocks

_SURE_STEP = 0.8
_HIGH = 2
"""The rank of a page's main headings, which name no group of a list."""
_FEWEST_AMOUNTS = 3
_NEAR = (2, 1, 0)
"""Places from the beginning of a range that nothing names, among which the last line above the list may stand."""


class ListEdges(OverBlocks):
    """Trims a range of one page's blocks to the list that it holds."""

    def __init__(self, page: WeighedBlocks) -> None:
        super().__init__(page)
        self._lists: dict[int, bool] = {}

    def first_line(self, start: int, end: int, named: bool) -> int:
        """Where the list begins that the range holds, behind the page's title, what an article says above it and the dish's name."""
        if start == 0 and end > 1 and self.ingredient_like[0] < LIKELY:
            start = 1  # the first line of all is the title
        elif not named and self._is_name_above(start, end):
            start += 1
        start += self._is_only_capitals(start, end)
        while start < end and self.blocks[start].tag != "li":
            near = (0,) if named else _NEAR
            above = next((place for place in near if start + place + 2 < end and self._stands_above(start + place)), None)
            if above is None:
                break
            start += above + 1
        return start

    def end_before_method(self, start: int, end: int) -> int:
        """Where the method begins that the element of the list holds too."""
        while end - start > 1 and self.blocks[end - 1].tag != "li" and (self.is_step(end - 1) or self._heads_step(end - 1)):
            end -= 1
        return end

    def leads_to_order(self, end: int) -> bool:
        """Does what is done first stand right behind the list?"""
        if end >= len(self.blocks) or self.step_like[end - 1] >= SURE:
            return False
        return self.is_step(end) and begins_with_order(self.blocks[end].text)

    def is_step(self, place: int) -> bool:
        if self.ingredient_like[place] < POSSIBLE and self.step_like[place] >= _SURE_STEP:
            return True
        line = self.blocks[place].text
        if self.ingredient_like[place] < SURE and self.step_like[place] >= _SURE_STEP and line.endswith(".") and step_number(line):
            return True
        if self.ingredient_like[place] < POSSIBLE and self.step_like[place] >= SURE and is_other_language(line) and kitchen_words(line):
            return True
        return self.ingredient_like[place] < SURE <= self.step_like[place] and begins_with_order(line)

    def lists_all(self, place: int) -> bool:
        """Is the one line a list?"""
        if place not in self._lists:  # ranges share their first lines
            self._lists[place] = place < len(self.blocks) and len(split_ingredients(self.blocks[place].text, named=True)) > 2
        return self._lists[place]

    def _heads_step(self, place: int) -> bool:
        return self.heads_group[place] and place + 1 < len(self.blocks) and self.is_step(place + 1)

    def _stands_above(self, place: int) -> bool:
        """A heading of the page, or a line that is no ingredient, no item and names no group."""
        block = self.blocks[place]
        if 0 < block.level <= _HIGH:
            return True
        if block.text.startswith("(") and block.text.endswith(")") and self.ingredient_like[place] < LIKELY:
            return True
        is_line = self.ingredient_like[place] >= POSSIBLE or self.heads_group[place] or block.tag == "li"
        return not is_line and not self.lists_all(place)

    def _is_only_capitals(self, start: int, end: int) -> bool:
        """The one line in capitals above lines that are not: a name, and no group's where no other is written so."""
        if end - start <= _FEWEST_AMOUNTS or not self.blocks[start].text.isupper() or self.ingredient_like[start] >= LIKELY:
            return False
        return not any(block.text.isupper() for block in self.blocks[start + 1 : end])

    def _is_name_above(self, start: int, end: int) -> bool:
        """A name right above lines that all have amounts."""
        is_name = self.ingredient_like[start] < LIKELY and self.blocks[start].tag != "li"
        return is_name and end - start > _FEWEST_AMOUNTS and min(self.ingredient_like[start + 1 : start + 1 + _FEWEST_AMOUNTS]) >= SURE
