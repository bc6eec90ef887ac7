"""The range of a page's blocks that is its list of ingredients (pure): the one with the best score for lines, heading and class."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property

from galley_watch.extract.markup.ingredient_lines import split_ingredients
from galley_watch.extract.page_text.likeness import LIKELY, POSSIBLE, ingredient_likeness
from galley_watch.extract.page_text.line_kinds import names_part
from galley_watch.extract.page_text.line_runs import ingredient_runs
from galley_watch.extract.page_text.list_edges import ListEdges
from galley_watch.extract.page_text.list_reach import ListReach
from galley_watch.extract.page_text.method_range import speaks_of_list
from galley_watch.extract.page_text.orders import is_other_language
from galley_watch.extract.page_text.ranges import Candidate, Range, end_of_part, held_by_elements, under_headings
from galley_watch.extract.page_text.typed_lists import lists_in_a_line
from galley_watch.extract.page_text.weighed_blocks import OverBlocks, WeighedBlocks

MAX_INGREDIENTS = 150
_NEAR = 12
"""Blocks behind the first step of a part among which no list goes on."""
_FEWEST_AMOUNTS = 3
_MOST_BETWEEN = 20
_LONGEST_LINE = 110
_HOPELESS = 3.0 * LIKELY
"""No range scores more that nothing names and that holds no good line."""
_WHOLE = 0.4
_NAMED_WHOLE = 1.2


def ingredient_range(page: WeighedBlocks) -> Range | None:
    """The whole list, or None where nothing is like one."""
    return _IngredientRanges(page).best()


class _IngredientRanges(OverBlocks):
    def __init__(self, page: WeighedBlocks) -> None:
        super().__init__(page)
        self.edges = ListEdges(page)

    @cached_property
    def _lists_in_a_line(self) -> set[int]:
        return lists_in_a_line(self.blocks)

    def best(self) -> Range | None:
        headed = list(under_headings(self.page, "ingredients"))
        found = [*held_by_elements(self.page, "ingredients", MAX_INGREDIENTS * 2), *headed, *self._ended_by_step(headed)]
        starts = {candidate.start for candidate in found if candidate.headed}
        lines = {Candidate(start, start + 1, headed=True) for start in starts if self.edges.lists_all(start)}
        lines |= {Candidate(place, place + 1) for place in self._lists_in_a_line}
        best = self._best_of([*found, *sorted(lines)])
        best = best and self._named_around(best, found)
        runs = ingredient_runs(self.ingredient_like, self.step_like, self._ends_run)
        run = self._best_of(sorted({Candidate(start, end, headed=start in starts) for start, end in runs}))
        if run is not None and (best is None or best.score < max(self.page.enough, run.score - _advantage(best, run))):
            best = run
        if best is None or best.score < self.page.enough:
            return self._between_headings()
        start, end = ListReach(self.page).of(best.start, best.end)
        return Range(start, end, best.score, best.named)

    def _ended_by_step(self, found: Iterable[Candidate]) -> Iterator[Candidate]:
        """What stands under a heading up to the method that no heading parts from it."""
        for candidate in found:
            if (step := self._first_step(candidate.start, candidate.end)) > candidate.start:
                yield candidate._replace(end=step)

    def _best_of(self, found: Iterable[Candidate]) -> Range | None:
        return max(map(self._weighed, found), key=lambda best: (best.score, -best.start), default=None)

    def _named_around(self, best: Range, found: Iterable[Candidate]) -> Range:
        """The range under the heading of the ingredients, where the best one is but a part of it that nothing names."""
        if best.named:
            return best
        around = (one for one in found if (one.labelled or one.headed) and one.start <= best.start and best.end <= one.end)
        whole = self._best_of(around)
        return whole if whole is not None and whole.score >= best.score - _NAMED_WHOLE else best

    def _ends_run(self, place: int) -> bool:
        block = self.blocks[place]
        return place >= self.page.begin_of_comments or bool(block.level) or block.linked or self.heads_part[place]

    def _leads_to_method(self, start: int, end: int) -> bool:
        """Amounts right above the heading of a method that cooks: whatever the list is called, it holds what that needs."""
        if end >= len(self.blocks) or not self.heads_part[end] or not names_part(self.blocks[end], "method"):
            return False
        good = self.page.likely_ingredients(start, end)
        return good >= _FEWEST_AMOUNTS and good * 2 >= end - start and self.page.cooks(end + 1, end_of_part(self.page, end + 1))

    def _between_headings(self) -> Range | None:
        """What stands between the headings of the ingredients and of a method that cooks is the list, whatever its lines look like."""
        headings = (place for place, heads in enumerate(self.heads_part) if heads and names_part(self.blocks[place], "ingredients"))
        for start in (heading + 1 for heading in headings):
            end = end_of_part(self.page, start)
            if end < len(self.blocks) and _FEWEST_AMOUNTS <= end - start <= _MOST_BETWEEN and names_part(self.blocks[end], "method"):
                if any(block.linked or len(block.text) > _LONGEST_LINE for block in self.blocks[start:end]):
                    continue
                found = Range(start, end, self.page.enough, True)
                last = end_of_part(self.page, end + 1)
                if self.page.cooks(end + 1, last) or speaks_of_list(self.page, found, end + 1, last):
                    return found
        return None

    def _first_step(self, start: int, end: int) -> int:
        """Where the method begins that no heading parts from the list; ``start`` where it does not."""
        first = next((place for place in range(start, end) if self.edges.is_step(place)), start)
        return first if self.page.likely_ingredients(first, min(end, first + _NEAR)) < _FEWEST_AMOUNTS else start

    def _weighed(self, candidate: Candidate) -> Range:
        start, end, labelled, headed = candidate
        is_named = labelled or headed
        if self.page.holds_part_heading(start, end):
            return Range(start, end, 0.0, False)
        start = self.edges.first_line(start, end, is_named)
        is_list = start in self._lists_in_a_line
        if not (is_named or is_list) and not self.page.likely_ingredients(start, end) and self.page.enough > _HOPELESS:
            return Range(start, end, 0.0, False)
        end = self._end(start, self.edges.end_before_method(start, end))
        like = [value for value, heads in zip(self.ingredient_like[start:end], self.heads_group[start:end], strict=True) if not heads]
        if end == start + 1 and (headed or is_list):
            like = [ingredient_likeness(part) for part in split_ingredients(self.blocks[start].text, named=headed)]
        if not like:
            return Range(start, end, 0.0, False)
        good = sum(1 for value in like if value >= LIKELY)
        bad = sum(1 for value in like if value < POSSIBLE)
        score = 3.0 * sum(like) / len(like) - 1.5 * bad / len(like) + min(good, 12) * 0.12 + 1.0 * headed
        score += 0.8 * (labelled or (not headed and self._leads_to_method(start, end)))
        score += 0.4 * self.edges.leads_to_order(end)
        return Range(start, end, score * min(1.0, 0.4 + len(like) / 5), is_named)

    def _end(self, start: int, end: int) -> int:
        """Without a method in a language of which no order is known, and without lines of another kind that are like no ingredient."""
        first = self._first_step(start, end)
        if first - start >= _FEWEST_AMOUNTS and self.blocks[first].tag != "li" and is_other_language(self.blocks[first].text):
            end = first
        if end > start and self.ingredient_like[end - 1] < POSSIBLE:
            usual = Counter(block.tag for block in self.blocks[start:end]).most_common(1)[0][0]
            while end > start and self.ingredient_like[end - 1] < POSSIBLE and self.blocks[end - 1].tag != usual:
                end -= 1
        return end


def _advantage(held: Range, run: Range) -> float:
    """A list that an element holds together is whole where a run of the likeliest lines may lack some: a run must be so much better."""
    around = held.named and held.start <= run.start and run.end <= held.end and held.end - held.start <= 2 * (run.end - run.start)
    return _NAMED_WHOLE if around else _WHOLE
