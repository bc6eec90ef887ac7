"""How far a method reaches (pure): the steps that follow its surest part, those below its heading, further parts of its kind."""

from __future__ import annotations

import re

from galley_watch.extract.fractions import HAS_AMOUNT
from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.kitchen_words import kitchen_words
from galley_watch.extract.page_text.likeness import LIKELY, is_needed
from galley_watch.extract.page_text.line_kinds import BRACKETS, COUNTED, QUESTION, is_aside, is_group_heading, names_part
from galley_watch.extract.page_text.method_parts import with_parts_before
from galley_watch.extract.page_text.orders import begins_with_order, may_order, orders
from galley_watch.extract.page_text.step_numbers import step_number
from galley_watch.extract.page_text.weighed_blocks import MAX_STEPS, OverBlocks

_HIGH, _BOLD = 2, 6
"""The rank of a page's main headings, and the one that lines in bold are given."""
_LIKELY_ITEM = 0.3
"""An item of a list need be less like a step."""
_SHORT_STEP = 10
_MOST_BEFORE = 12
_SHORT_HEADING = 60
_FIRST = re.compile(r"^1[.)]?\s*[^\W\d_]")
"""The first of counted steps; a short line above it heads them."""
_SAYS_WHICH = re.compile(rf"(?:{words.STEP})\s*\d{{1,2}}\s*[:.)–—-]\s*\S", re.IGNORECASE)
_FEWEST_COUNTED = 3
_FEWEST_ITEMS = 3


class MethodReach(OverBlocks):
    """Grows the surest part of one page's method."""

    def of(self, start: int, end: int, named: bool, after: int | None) -> tuple[int, int]:
        """The whole method of which ``start`` to ``end`` (exclusive) is the surest part, with the steps that follow it directly and those
        between it and its heading. ``after`` is where the ingredients end.
        """
        tags = {block.tag for block in self.blocks[start:end]} | {"li"}
        last = min(len(self.blocks), start + MAX_STEPS * 2)
        heading = self._heading_above(start, after)
        rank = self.rank_of(heading) if heading is not None else 0
        end = place = end if named else self._without_talk(start, end)
        if start < (counted := self._end_of_counted(start, end)):
            end, last = counted, counted
        while place < last:
            if self._continues(place, tags) or (place == end and self._is_next_item(place)):
                end = place + 1
            elif not self.parts_steps(place, rank) or (not named and self.blocks[place].level and not self.heads_counted(place)):
                break
            place += 1
        if heading is not None and self._leads_to(heading, start, tags):
            start = heading + 1
        elif after is not None and (not named or self.blocks[start].tag == "li"):
            while start > after and self._continues(start - 1, tags):
                start -= 1
        start = self._with_preparation(start) if heading is not None and heading == start - 1 else start
        return with_parts_before(self.blocks, self.step_like, start), self._cut(start, end, rank)

    def _with_preparation(self, start: int) -> int:
        """From the heading of what is done before on, where nothing but steps stand between it and the method's own heading."""
        for place in range(start - 2, max(-1, start - _MOST_BEFORE), -1):
            if words.PREPARES_HEADING.match(self.blocks[place].text):
                return place + 1 if place + 1 < start - 1 else start
            if self.step_like[place] < LIKELY or not kitchen_words(self.blocks[place].text):
                break
        return start

    def rank_of(self, heading: int) -> int:
        """The rank of the headings that end the part under this one: above those inside, of which one may follow right behind it."""
        level = self.blocks[heading].level
        inner = self.blocks[heading + 1] if heading + 1 < len(self.blocks) else None
        if inner is None or not 1 < inner.level <= level or self.heads_part[heading + 1] or words.AFTER_WORDS.search(inner.text):
            return level
        return inner.level - 1

    def _without_talk(self, start: int, last: int) -> int:
        """The end of a method that nothing names, without sections in which nothing is done ("Drink with")."""
        end = last
        for place in range(last - 1, start, -1):
            if self.blocks[place].level and not words.ORDINAL_LABEL.match(self.blocks[place].text):
                if any(kitchen_words(block.text) for block in self.blocks[place + 1 : end]):
                    break
                end = place
        return end

    def _cut(self, start: int, end: int, rank: int) -> int:
        """Where a heading of the method's own rank, or one of notes and tips, stands among the steps."""
        for place in range(start + 1, end):
            block = self.blocks[place]
            if words.ORDINAL_LABEL.match(block.text):
                continue
            foreign = 0 < block.level <= rank and not names_part(block, "method") and not self.heads_counted(place)
            if foreign or (block.level and words.AFTER_WORDS.search(BRACKETS.sub("", block.text))):
                return place if any(value >= LIKELY for value in self.step_like[start:place]) else end
        return end

    def _heading_above(self, start: int, after: int | None) -> int | None:
        """The heading of the method: the nearest, or the one above it under which it names one part of the steps ("Making the salad")."""
        lowest = max(start - MAX_STEPS, after if after is not None and after <= start else 0)
        near: int | None = None
        for place in range(start - 1, lowest - 1, -1):
            if words.METHOD_HEADING.match(self.blocks[place].text):
                if near is None:
                    return self._topmost(place, lowest)
                if 0 < self.blocks[place].level < self.blocks[near].level:
                    return place if self._leads_to(place, start, {"li", self.blocks[start].tag}) else near
            elif near is None and place >= start - 2 and names_part(self.blocks[place], "method"):
                near = self._topmost(place, lowest)
        return near

    def _topmost(self, heading: int, lowest: int) -> int:
        above = heading - 1
        return above if above >= lowest and self.blocks[above].level and names_part(self.blocks[above], "method") else heading

    def _leads_to(self, heading: int, start: int, tags: set[str]) -> bool:
        """Does nothing but steps, and what may part them, stand between the heading and ``start``?"""
        rank = self.rank_of(heading)
        return all(
            self.blocks[place].tag == "li" or self._continues(place, tags) or self.parts_steps(place, rank)
            for place in range(heading + 1, start)
        )

    def _continues(self, place: int, tags: set[str]) -> bool:
        """Is the block a step like those before it?"""
        block = self.blocks[place]
        if block.level or block.linked or self.heads_part[place] or is_aside(block) or QUESTION.match(block.text):
            return False
        if (
            words.ORDINAL_LABEL.match(self.blocks[place - 1].text)
            and re.search(r"\d", self.blocks[place - 1].text)
            and len(block.text) > _SHORT_STEP
        ):
            return True
        if self._counts_on(place):
            return True
        if block.tag not in tags and not COUNTED.match(block.text):
            return False
        ends = block.text.endswith((".", "!", ";"))
        if (ends or begins_with_order(block.text)) and (block.tag == "li" or kitchen_words(block.text)):
            return True
        return self.step_like[place] >= (_LIKELY_ITEM if block.tag == "li" else LIKELY)

    def _is_next_item(self, place: int) -> bool:
        """An item of the same list as the step before it."""
        block = self.blocks[place]
        if block.level or block.linked or block.tag != "li" or self.blocks[place - 1].tag != "li" or is_aside(block):
            return False
        lists = (region for region in self.page.regions if region.tag in ("ul", "ol"))
        return any(region.start < place < region.end for region in lists)

    def _end_of_counted(self, start: int, end: int) -> int:
        """Where steps end of which each says which it is, "Step 4: Toss everything", and paragraphs follow that do not; else ``start``."""
        place = start
        while place < len(self.blocks) and _SAYS_WHICH.match(self.blocks[place].text):
            place += 1
        behind = self.blocks[place : max(end, place + 1)]
        is_told = all(block.tag != "li" and not block.level and not words.ORDINAL_LABEL.match(block.text) for block in behind)
        return place if place - start >= _FEWEST_COUNTED and is_told else start

    def is_under_number(self, place: int) -> bool:
        """Is it one of the ingredients that stand right below "Step 3"?"""
        while place and self.blocks[place].tag == "li" and len(self.blocks[place].text) < _SHORT_HEADING:
            place -= 1
        return self.blocks[place].level > 0 and words.ORDINAL_LABEL.match(self.blocks[place].text) is not None

    def heads_counted(self, place: int) -> bool:
        """The name of a part of the method, whatever its rank: a line in bold above a first counted step, one that names a group of the
        ingredients too, one with a colon above an item that orders something, or a low one above a step that cooks.
        """
        if self.heads_part[place] or place + 1 >= len(self.blocks):
            return False
        heading, below = self.blocks[place], self.blocks[place + 1]
        if (heading.level == _BOLD and step_number(below.text) == 1) or self._names_group_again(place):
            return True
        likely = _LIKELY_ITEM if self._begins_steps(place + 1) else LIKELY
        if heading.level <= _HIGH or self.step_like[place + 1] < likely or words.AFTER_WORDS.search(heading.text):
            return False
        if below.tag == "li" and heading.text.endswith(":") and orders(below.text):
            return True
        return (below.tag == "li" or heading.level == _BOLD) and bool(kitchen_words(below.text)) and may_order(below.text)

    def _begins_steps(self, place: int) -> bool:
        """Three items and more, whose first one cooks: they may be short."""
        items = [block for block in self.blocks[place : place + _FEWEST_ITEMS] if block.tag == "li"]
        return len(items) == _FEWEST_ITEMS and bool(kitchen_words(items[0].text))

    def _names_group_again(self, place: int) -> bool:
        """Does the heading stand above ingredients too, and a step below it here?"""
        if self.step_like[place + 1] < (_LIKELY_ITEM if self.blocks[place + 1].tag == "li" else LIKELY):
            return False
        above = range(max(0, place - MAX_STEPS), place - 2)
        name = self.blocks[place].text
        return any(self.blocks[group].text == name and self._begins_group(group + 1) for group in above)

    def _begins_group(self, place: int) -> bool:
        return HAS_AMOUNT.search(self.blocks[place + (self.blocks[place].tag == "th")].text) is not None

    def _counts_on(self, place: int) -> bool:
        """Does the line count one more than the line above it, or one less than the line below it, as steps do?"""
        number = step_number(self.blocks[place].text)
        if number is None or len(self.blocks[place].text) <= _SHORT_STEP:
            return False
        if place and step_number(self.blocks[place - 1].text) == number - 1:
            return True
        return place + 1 < len(self.blocks) and step_number(self.blocks[place + 1].text) == number + 1

    def parts_steps(self, place: int, rank: int) -> bool:
        """May the block stand between two steps: their heading, their number, their picture's words, a time?"""
        block = self.blocks[place]
        if words.ORDINAL_LABEL.match(block.text):
            return True
        if rank and 0 < block.level <= rank and not names_part(block, "method") and not self.heads_counted(place):
            return False
        if words.AFTER_HEADING.match(block.text) or (block.level and words.AFTER_WORDS.search(block.text)) or block.linked:
            return False
        if names_part(block, "ingredients"):
            return False
        opens = place + 1 < len(self.blocks) and len(block.text) < _SHORT_HEADING and _FIRST.match(self.blocks[place + 1].text)
        needed = is_needed(block.text) if block.tag != "li" else self.is_under_number(place)  # else an ingredient of the next part
        return bool(opens) or is_group_heading(block) or is_aside(block) or needed
