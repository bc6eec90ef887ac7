"""The blocks of one page, weighed (pure): how like each is to an ingredient and to a step, what it heads, what work it names."""

from __future__ import annotations

from functools import cached_property
from itertools import accumulate

from galley_watch.extract.markup.ingredient_lines import clean_line
from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.blocks import PARAGRAPH, Blocks
from galley_watch.extract.page_text.comments import begin_of_comments
from galley_watch.extract.page_text.kitchen_words import kitchen_words
from galley_watch.extract.page_text.likeness import LIKELY, ingredient_likeness, step_likeness
from galley_watch.extract.page_text.line_kinds import is_group_heading, is_part_heading
from galley_watch.extract.page_text.orders import begins_with_order
from galley_watch.extract.page_text.typed_lists import counted_sentences

MAX_STEPS = 120
ENOUGH = 2.0
"""A range that scores less is no list of ingredients (or no method)."""
_KITCHEN_WORDS = 3
_MOST_KITCHEN_WORDS = 12


class WeighedBlocks:
    """All that is known of each block by itself, worked out once and when it is asked for. ``enough`` is the score that a range needs."""

    def __init__(self, page: Blocks, enough: float = ENOUGH) -> None:
        self.enough = enough
        self.blocks = page.blocks
        self.regions = page.regions
        self._kitchen_words_at: dict[int, set[str]] = {}

    @cached_property
    def ingredient_like(self) -> list[float]:
        counted = counted_sentences(self.blocks)
        return [0.0 if place in counted else ingredient_likeness(clean_line(block.text)) for place, block in enumerate(self.blocks)]

    @cached_property
    def step_like(self) -> list[float]:
        """-1 for a line that only counts ("Step 3") and for a picture's words: they say nothing about their neighbours."""
        return [
            -1.0
            if block.tag == "figcaption" or words.ORDINAL_LABEL.match(block.text)
            else step_likeness(block.text) * (0.3 if block.linked else 1.0)
            for block in self.blocks
        ]

    @cached_property
    def heads_group(self) -> list[bool]:
        return [is_group_heading(block) for block in self.blocks]

    @cached_property
    def heads_part(self) -> list[bool]:
        return [is_part_heading(block) for block in self.blocks]

    @cached_property
    def begin_of_comments(self) -> int:
        return begin_of_comments(self.blocks, self.regions, self.heads_part)

    @cached_property
    def _parts_before(self) -> list[int]:
        return list(accumulate(self.heads_part, initial=0))

    @cached_property
    def _likely_before(self) -> list[int]:
        return list(accumulate((value >= LIKELY for value in self.ingredient_like), initial=0))

    def holds_part_heading(self, start: int, end: int) -> bool:
        return self._parts_before[end] > self._parts_before[start]

    def likely_ingredients(self, start: int, end: int) -> int:
        """How many of the blocks may be ingredients."""
        return self._likely_before[end] - self._likely_before[start]

    def kitchen_words(self, start: int, end: int) -> int:
        """How many different ones the blocks say, counted up to a dozen."""
        said: set[str] = set()
        for place in range(start, min(end, start + MAX_STEPS)):
            if (words_here := self._kitchen_words_at.get(place)) is None:
                words_here = self._kitchen_words_at[place] = kitchen_words(self.blocks[place].text)
            said |= words_here
            if len(said) >= _MOST_KITCHEN_WORDS:
                break
        return min(len(said), _MOST_KITCHEN_WORDS)

    def cooks(self, start: int, end: int) -> bool:
        """Several different words of the kitchen, of which an order to do something is one more; who pastes a text need not say any."""
        said = self.kitchen_words(start, end)
        if said == _KITCHEN_WORDS - 1:
            said += any(
                begins_with_order(block.text) and kitchen_words(block.text) for block in self.blocks[start : min(end, start + MAX_STEPS)]
            )
        return said >= _KITCHEN_WORDS or self.is_pasted

    @property
    def is_pasted(self) -> bool:
        """Does somebody say that it is a recipe? Less is asked of that."""
        return self.enough < ENOUGH

    def is_of_pasted_paragraph(self, place: int) -> bool:
        """Does the line go on a paragraph that somebody pasted? Unlike pages, who pastes a recipe ends with it."""
        if not self.is_pasted or self.heads_group[place] or self.step_like[place] < 0.0:
            return False
        return any(region.start < place < region.end for region in self.regions if region.tag == PARAGRAPH)


class OverBlocks:
    """Rules over the blocks of one page, with what they ask of each of them at hand."""

    def __init__(self, page: WeighedBlocks) -> None:
        self.page = page
        self.blocks = page.blocks
        self.ingredient_like = page.ingredient_like
        self.step_like = page.step_like
        self.heads_group = page.heads_group
        self.heads_part = page.heads_part
