"""What stands above the surest part of a list of ingredients and belongs to it (pure): further lists, parts, a first group's name."""

from __future__ import annotations

import re

from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.likeness import LIKELY, POSSIBLE, SURE
from galley_watch.extract.page_text.line_kinds import is_group_heading, names_part
from galley_watch.extract.page_text.weighed_blocks import OverBlocks

ITEMS = ("li", "dd", "tr", "label")
_SHORT_LINE = 60
_FEWEST_ITEMS = 2
_LONGEST_BEFORE = 30
_COUNTED = re.compile(r"(\d{1,2})[.)]\s+(?=\S)")
_DIGIT = re.compile(r"\d")


class ListBeginning(OverBlocks):
    """Finds where one page's list of ingredients begins."""

    def of(self, start: int, end: int, is_line: bool) -> int:
        """``start`` to ``end`` (exclusive) is the list from its surest part on; ``is_line``: that is one line, which lists all."""
        if not is_line:
            start = self._with_lists_before(self._with_tables_before(self._with_parts_before(start)))
        return self._with_first_name(start, end)

    def _with_parts_before(self, first: int) -> int:
        """ "Ingredients for the dough" and its list, where "ingredients for the filling" and the best list follow directly."""
        start = first
        while (end := start - 1 - (start > 2 and self.blocks[start - 1].tag == "th")) > 0 and self.names_ingredients_of(end):
            place = end
            while place and self.ingredient_like[place - 1] >= LIKELY and self.blocks[place - 1].tag == self.blocks[first].tag:
                place -= 1
            above = place - 1 - (place > 1 and self.blocks[place - 1].tag == "th")
            if end - place < 2 or not place or not self.names_ingredients_of(above):
                break
            start = place
        return start

    def _with_tables_before(self, first: int) -> int:
        """With the tables above whose columns are named as its own are, where each stands under the name of its group."""
        start = first
        while start > 2 and self.blocks[start - 1].tag == "th" and is_group_heading(self.blocks[start - 2]):
            place = end = start - 2
            while place and self.blocks[place - 1].tag == self.blocks[first].tag and not self.blocks[place - 1].level:
                place -= 1
            if place == end or not self.names_same_columns(place, first):
                break
            start = place
        return start

    def names_same_columns(self, place: int, first: int) -> bool:
        """Does a table begin at each of the two places, both with columns of the same name?"""
        heads = [self.blocks[at - 1] for at in (place, first) if at]
        return len(heads) == 2 and heads[0].tag == heads[1].tag == "th" and heads[0].text == heads[1].text

    def _with_lists_before(self, first: int) -> int:
        """With the lists that end right above the name of this one, as further lists follow under names of their own."""
        start = self._with_lines_before(first)
        while start > 1 and self._may_name_list(start - 1, start):
            place = end = start - 1
            while place and end - place < _LONGEST_BEFORE and self._is_of_list_before(place - 1, first, end):
                place -= 1
            while place < end and self.ingredient_like[place] < LIKELY:
                place += 1
            fewest = 1 if self.blocks[end].text.endswith(":") else _FEWEST_ITEMS + (not is_group_heading(self.blocks[end]))
            if sum(1 for value in self.ingredient_like[place:end] if value >= LIKELY) < fewest:
                break
            start = place
        return start

    def _with_lines_before(self, first: int) -> int:
        """With the lines right above that are like ingredients too, and of which the topmost surely is one: an empty line parts them."""
        start = first
        while start and first - start < _LONGEST_BEFORE and self._is_of_list_before(start - 1, first, first):
            start -= 1
        while start < first and self.ingredient_like[start] < SURE and not self.counts_on(start, start + 1):
            start += 1
        return start

    def _may_name_list(self, place: int, start: int) -> bool:
        block = self.blocks[place]
        if self.heads_part[place] or block.linked or len(block.text) >= _SHORT_LINE or self.ingredient_like[place] >= LIKELY:
            return False
        parted_by_tag = self.blocks[start].tag in ITEMS and block.tag not in ITEMS and not _DIGIT.search(block.text)
        return is_group_heading(block) or parted_by_tag

    def _is_of_list_before(self, place: int, first: int, end: int) -> bool:
        block = self.blocks[place]
        if block.tag != self.blocks[first].tag or block.level or self.heads_part[place]:
            return False
        if self.counts_on(place, place + 1):
            return True
        if self.step_like[place] >= SURE:
            return False
        return self.ingredient_like[place] >= LIKELY or (self.ingredient_like[place] >= POSSIBLE and not is_group_heading(block))

    def counts_on(self, place: int, after: int) -> bool:
        """Do two lines count, the second one more than the first: "4. 2 eggs", "5. 1 cup sugar"?"""
        if not 0 <= place < after < len(self.blocks) or self.heads_part[after]:
            return False
        counts = _COUNTED.match(self.blocks[place].text), _COUNTED.match(self.blocks[after].text)
        return counts[0] is not None and counts[1] is not None and int(counts[0][1]) + 1 == int(counts[1][1])

    def names_ingredients_of(self, place: int) -> bool:
        """A heading of ingredients that says of what, not for how many."""
        line = self.blocks[place].text if place >= 0 else ""
        names = words.INGREDIENTS_OPENING.match(line) or words.INGREDIENTS_OF_KIND.match(line)
        return len(line) < 80 and bool(names) and not _DIGIT.search(line) and len(line.split()) > 1

    def own_heading(self, start: int) -> int | None:
        """The heading of the ingredients, up to two lines above the list."""
        return next((place for place in range(start - 1, max(-1, start - 4), -1) if names_part(self.blocks[place], "ingredients")), None)

    def _with_first_name(self, start: int, end: int) -> int:
        """With the name of its first group, where a later group is named in the same way."""
        top = start - (start > 1 and self.blocks[start - 1].tag == "th")
        above = self.blocks[top - 1] if top else None
        if above is not None and above.level > 1 and not self.heads_part[top - 1] and is_group_heading(above):
            later = (place for place in range(start, end) if self.blocks[place].level == above.level)
            if next((is_group_heading(self.blocks[place]) for place in later), False):
                return top - 1
        if above is None or not self._names_group(start - 1):
            return start
        if self.own_heading(start) != start - 2 and (above.level == 1 or self.heads_part[start - 1]):
            return start
        tag = self.blocks[start - 1].tag
        return start - 1 if any(self.blocks[place].tag == tag and self._names_group(place) for place in range(start, end - 1)) else start

    def _names_group(self, place: int) -> bool:
        """A short line without an amount right above an item."""
        block = self.blocks[place]
        is_short = len(block.text) < 60 and block.tag not in ITEMS and not block.linked and not _DIGIT.search(block.text)
        return is_short and (self.blocks[place + 1].tag in ITEMS or block.text.endswith(":"))
