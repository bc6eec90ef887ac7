"""The range of a page's blocks that is its method (pure): the one with the best score for sentences, heading, class and place."""

from __future__ import annotations

from collections.abc import Iterator

from galley_watch.extract.markup.ingredient_lines import split_ingredients
from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.kitchen_words import kitchen_words, words_of
from galley_watch.extract.page_text.likeness import LIKELY, SURE
from galley_watch.extract.page_text.line_kinds import names_part
from galley_watch.extract.page_text.line_runs import step_runs
from galley_watch.extract.page_text.method_end import is_question
from galley_watch.extract.page_text.method_reach import MethodReach
from galley_watch.extract.page_text.named_in_method import speaks_of
from galley_watch.extract.page_text.ranges import Candidate, Range, end_of_part, held_by_elements, under_headings
from galley_watch.extract.page_text.weighed_blocks import MAX_STEPS, OverBlocks, WeighedBlocks

_NEAR = 12
"""Blocks between a list of ingredients and a method that no heading names."""
_BEFORE = 30
"""Blocks before the ingredients among which a method stands that is told first."""
_AT_ONCE = 4
"""Blocks between the ingredients and a method whose heading is the next."""
_FEWEST_AMOUNTS = 3
_LEAST_STEP = 0.3
_LONG_WORD = 4
"""Letters; units are shorter."""
_MOST_BY_PLACE = 3.1
"""No method gains more by its words, its first item and where it stands."""


def method_range(page: WeighedBlocks, ingredients: Range | None) -> Range | None:
    """The whole method, which does not overlap the ingredients; one that follows them is likelier. None where nothing is like one."""
    return _MethodRanges(page, ingredients).best()


def speaks_of_list(page: WeighedBlocks, ingredients: Range, start: int, end: int) -> bool:
    """Right behind the list, and it speaks of what stands there: a method in whatever words."""
    if not 0 <= start - ingredients.end < _AT_ONCE:
        return False
    lines = [block.text for block in page.blocks[ingredients.start : ingredients.end]]
    lines = split_ingredients(lines[0]) if len(lines) == 1 else lines
    return speaks_of(lines, (block.text for block in page.blocks[start : min(end, start + MAX_STEPS)]), ingredients.named)


class _MethodRanges(OverBlocks):
    def __init__(self, page: WeighedBlocks, ingredients: Range | None) -> None:
        super().__init__(page)
        self.ingredients = ingredients
        self.reach = MethodReach(page)

    def best(self) -> Range | None:
        best: Range | None = None
        for candidate in self._candidates():
            found = self._weighed(candidate, best.score if best else 0.0)
            if (best is None or found.score > best.score) and (found.named or self._may_be_method(candidate.start, candidate.end)):
                best = found
        if best is None or best.score < (self.page.enough - 0.5 if best.named and self.ingredients else self.page.enough):
            return None
        start, end = self.reach.of(best.start, best.end, best.named, self.ingredients.end if self.ingredients else None)
        return Range(start, end, best.score, best.named or (start > 0 and names_part(self.blocks[start - 1], "method")))

    def _candidates(self) -> Iterator[Candidate]:
        """Without what overlaps the ingredients, or the part of it behind them."""
        found = [*held_by_elements(self.page, "method", MAX_STEPS * 2), *under_headings(self.page, "method")]
        if self.ingredients is None:
            yield from found
            return
        for candidate in (*found, *self._beside(self.ingredients)):
            start, end = self.ingredients.start, self.ingredients.end
            if candidate.start >= end or candidate.end <= start:
                yield candidate
            elif candidate.start >= start and candidate.end > end:
                yield candidate._replace(start=end)

    def _beside(self, ingredients: Range) -> Iterator[Candidate]:
        """What nothing names behind the list, and before it where nothing is told behind it."""
        end = end_of_part(self.page, ingredients.end)
        yield Candidate(ingredients.end, end)
        yield from self._runs(ingredients.end, end + _NEAR)
        if not self._is_told_behind(ingredients.end):
            yield from self._runs(max(0, ingredients.start - _BEFORE), ingredients.start)

    def _runs(self, first: int, last: int) -> Iterator[Candidate]:
        return (
            Candidate(start, end) for start, end in step_runs(self.step_like, first, last, lambda place: self.reach.parts_steps(place, 0))
        )

    def _is_told_behind(self, place: int) -> bool:
        """Does anything like a step follow before a heading or a link?"""
        for block, like in zip(self.blocks[place : place + _NEAR], self.step_like[place : place + _NEAR], strict=True):
            if (block.level and not words.METHOD_OPENING.match(block.text)) or block.linked or is_question(block):
                return False
            if like >= LIKELY and kitchen_words(block.text):
                return True
        return False

    def _may_be_method(self, start: int, end: int) -> bool:
        return self.page.cooks(start, end) or (self.ingredients is not None and speaks_of_list(self.page, self.ingredients, start, end))

    def _heads_what_follows(self, place: int) -> bool:
        """Notes, tips and the like."""
        line = self.blocks[place].text[:200]
        return bool(self.blocks[place].level and words.AFTER_WORDS.search(line)) or words.AFTER_HEADING.match(line) is not None

    def _is_no_step(self, place: int, told: bool) -> bool:
        """``told``: others are sentences, so a line that is none and does nothing in a kitchen stands beside them."""
        like = self.step_like[place]
        return like < _LEAST_STEP or (told and like < LIKELY and not self.page.kitchen_words(place, place + 1))

    def _edges(self, start: int, end: int, headed: bool) -> tuple[int, int]:
        """Without the heading above, and without headings and other lines behind."""
        while start < end and words.METHOD_HEADING.match(self.blocks[start].text):
            start += 1
        told = max(self.step_like[start:end], default=0.0) >= SURE
        while end > start and self.blocks[end - 1].tag != "li" and (self.heads_group[end - 1] or self._is_no_step(end - 1, told)):
            if headed and self.page.is_of_pasted_paragraph(end - 1):
                break
            end -= 1
        return start, end

    def _tells(self, place: int) -> bool:
        """Is it neither a heading, a number nor an ingredient below its step's number?"""
        if self.heads_group[place] or self.step_like[place] < 0.0:
            return False
        is_item = self.blocks[place].tag == "li" and self.ingredient_like[place] >= LIKELY
        return not (is_item and self.reach.is_under_number(place))

    def _weighed(self, candidate: Candidate, best: float) -> Range:
        """``best`` is the score to be passed: what cannot is not weighed to the end."""
        start, end = self._edges(candidate.start, candidate.end, candidate.headed)
        labelled, headed = candidate.labelled, candidate.headed
        like = [self.step_like[place] for place in range(start, end) if self._tells(place)]
        if not like or self.page.holds_part_heading(start, end):
            return Range(start, end, 0.0, False)
        good = sum(1 for value in like if value >= 0.5)
        score = 2.2 * sum(like) / len(like) + min(good, 10) * 0.14 + 1.0 * labelled + 1.2 * headed
        if score + _MOST_BY_PLACE <= best:
            return Range(start, end, 0.0, False)
        score -= 1.5 * sum(1 for value in like if value < 0.15) / len(like)
        score += 0.5 * (self.blocks[start].tag == "li")
        if start and self._heads_what_follows(start - 1):
            score -= 1.0
        said = self.page.kitchen_words(start, end)
        score += 0.05 * said
        if self.ingredients is not None:
            after = self._list_above(start, self.ingredients) if headed else self.ingredients.end
            gap = start - after
            score += 0.05 * (not (labelled or headed) and gap < 0) * said
            score += 0.8 * (0 <= gap < _AT_ONCE and any(names_part(self.blocks[place], "method") for place in range(after, start)))
            score -= 1.0 * (gap >= _FEWEST_AMOUNTS and self.page.likely_ingredients(after, start) >= _FEWEST_AMOUNTS)
            score += 0.6 * (0 <= gap <= 40) - 0.8 * (gap < 0) - 0.4 * (gap > 100)
        return Range(start, end, score, labelled or headed)

    def _list_above(self, start: int, ingredients: Range) -> int:
        """Where the list ends behind which a method stands: the one found, or the same told once more right above (article and card)."""
        end = start - 1
        if end - ingredients.end < _FEWEST_AMOUNTS or not self.heads_part[end]:
            return ingredients.end
        first = next((place + 1 for place in range(end - 1, ingredients.end - 1, -1) if self.heads_part[place]), end)
        if end - first < _FEWEST_AMOUNTS or not names_part(self.blocks[first - 1], "ingredients"):
            return ingredients.end
        here, found = self._names(first, end), self._names(ingredients.start, ingredients.end)
        return end if len(here & found) * 2 >= max(len(here), len(found)) else ingredients.end

    def _names(self, start: int, end: int) -> set[str]:
        return {word for block in self.blocks[start:end] for word in words_of(block.text) if len(word) >= _LONG_WORD}
