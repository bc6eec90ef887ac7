"""A run of blocks → ingredients and method (pure): ranges of like blocks scored by content, heading and class."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Literal

from galley_watch.extract.markup.ingredient_lines import clean_line, parted
from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.blocks import PARAGRAPH, Blocks, Region
from galley_watch.extract.page_text.comments import begin_of_comments
from galley_watch.extract.page_text.kitchen_words import kitchen_words, words_of
from galley_watch.extract.page_text.labels import told_by
from galley_watch.extract.page_text.likeness import LIKELY, POSSIBLE, SURE, ingredient_likeness, step_likeness
from galley_watch.extract.page_text.line_kinds import is_group_heading, is_part_heading, names_part
from galley_watch.extract.page_text.line_runs import ingredient_runs, step_runs
from galley_watch.extract.page_text.list_edges import ListEdges
from galley_watch.extract.page_text.list_reach import ListReach
from galley_watch.extract.page_text.method_end import asks
from galley_watch.extract.page_text.method_reach import MAX_STEPS, MethodReach
from galley_watch.extract.page_text.named_in_method import speaks_of
from galley_watch.extract.page_text.orders import begins_with_order, is_other_language
from galley_watch.extract.page_text.ranges import joined_regions, lists_in_a_line
from galley_watch.extract.page_text.typed_lists import counted_sentences

MAX_INGREDIENTS = 150
MAX_REGIONS = 3_000
"""Regions weighed on one page: more have only pages made to be slow."""
_NEAR = 12
"""Blocks between a list of ingredients and a method that no heading names."""
_BEFORE = 30
"""Blocks before the ingredients among which a method stands that is told first."""
_AT_ONCE = 4
"""Blocks between the ingredients and a method whose heading is the next."""
_KITCHEN_WORDS = 3
_MOST_KITCHEN_WORDS = 12
_FEWEST_AMOUNTS = 3
_MOST_BETWEEN = 20
_LONGEST_LINE = 110
_LEAST_STEP = 0.3
_LONG_WORD = 4
"""Letters; units are shorter."""
_HOPELESS = 3.0 * LIKELY
"""No range scores more that nothing names and that holds no good line."""
_MOST_BY_PLACE = 3.1
"""No method gains more by its words, its first item and where it stands."""
_WHOLE = 0.4
_NAMED_WHOLE = 1.2
ENOUGH = 2.0
"""A range that scores less is no list of ingredients (or no method)."""


@dataclass(frozen=True, slots=True)
class Range:
    """Blocks ``start`` to ``end`` (exclusive) with how well they fit; ``named`` where a class or a heading says what they are."""

    start: int
    end: int
    score: float
    named: bool


class BlockReader:
    """Finds the best ranges in one page's blocks; likenesses are worked out once."""

    def __init__(self, page: Blocks, enough: float = ENOUGH) -> None:
        self.enough = enough
        self.page = page
        self.blocks = page.blocks
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
    def _edges(self) -> ListEdges:
        return ListEdges(self.blocks, self.ingredient_like, self.step_like, self.heads_group)

    @cached_property
    def _reach(self) -> MethodReach:
        return MethodReach(self.blocks, self.step_like, self.heads_part)

    @cached_property
    def _parts(self) -> list[int]:
        """How many headings of parts stand before each place."""
        return list(accumulate(self.heads_part, initial=0))

    @cached_property
    def _likely(self) -> list[int]:
        """How many lines that may be ingredients stand before each place."""
        return list(accumulate((value >= LIKELY for value in self.ingredient_like), initial=0))

    @cached_property
    def _comments(self) -> int:
        return begin_of_comments(self.page, self.heads_part)

    @cached_property
    def _joined_regions(self) -> list[Region]:
        return joined_regions(self.page.regions, self.heads_group, self.heads_part)

    def ingredients(self) -> Range | None:
        """The best range of ingredient lines, or None where nothing is like one."""
        candidates = list(self._candidates("ingredients", MAX_INGREDIENTS * 2))
        paragraphs = {(start, start + 1, False, True) for start, _, _, headed in candidates if headed and self._edges.lists_all(start)}
        paragraphs |= {(place, place + 1, False, False) for place in self._unnamed_lists}
        starts = {start for start, _, _, headed in candidates if headed}
        runs = {
            (start, end, False, start in starts) for start, end in ingredient_runs(self.ingredient_like, self.step_like, self._ends_run)
        }
        best = self._best_of([*candidates, *sorted(paragraphs)])
        best = best and self._named_around(best, candidates)
        run = self._best_of(sorted(runs))
        if run is not None and (best is None or best.score < max(self.enough, run.score - _advantage(best, run))):
            best = run
        if best is None or best.score < self.enough:
            return self._between_headings()
        reach = ListReach(self.blocks, self.ingredient_like, self.step_like, self.heads_part, self.page.regions)
        start, end = reach.of(best.start, best.end)
        return Range(start, end, best.score, best.named)

    def _best_of(self, candidates: Sequence[tuple[int, int, bool, bool]]) -> Range | None:
        ranges = (self._as_ingredients(*candidate) for candidate in candidates)
        return max(ranges, key=lambda found: (found.score, -found.start), default=None)

    def _named_around(self, best: Range, candidates: Sequence[tuple[int, int, bool, bool]]) -> Range:
        """The range under the heading of the ingredients, where the best one is but a part of it that nothing names."""
        if best.named:
            return best
        around = [found for found in candidates if (found[2] or found[3]) and found[0] <= best.start and best.end <= found[1]]
        whole = self._best_of(around)
        return whole if whole is not None and whole.score >= best.score - _NAMED_WHOLE else best

    def _ends_run(self, place: int) -> bool:
        block = self.blocks[place]
        return place >= self._comments or bool(block.level) or block.linked or self.heads_part[place]

    def _leads_to_method(self, start: int, end: int) -> bool:
        """Amounts right above the heading of a method that cooks: whatever the list is called, it holds what that needs."""
        if end >= len(self.blocks) or not self.heads_part[end] or not names_part(self.blocks[end], "method"):
            return False
        good = self._likely[end] - self._likely[start]
        return good >= _FEWEST_AMOUNTS and good * 2 >= end - start and self._cooks(end + 1, self._end_of_part(end + 1))

    @cached_property
    def _unnamed_lists(self) -> dict[int, list[str]]:
        return lists_in_a_line(self.blocks)

    def method(self, ingredients: Range | None) -> Range | None:
        """The best range of steps that does not overlap the ingredients; one that follows them is likelier."""
        candidates = list(self._candidates("method", MAX_STEPS * 2))
        if ingredients:
            end = self._end_of_part(ingredients.end)
            candidates.append((ingredients.end, end, False, False))
            runs = step_runs(self.step_like, ingredients.end, end + _NEAR, lambda place: self._reach.parts_steps(place, 0))
            candidates += [(start, end, False, False) for start, end in runs]
            if not self._is_told_behind(ingredients.end):  # told before what it needs
                first = max(0, ingredients.start - _BEFORE)
                runs = step_runs(self.step_like, first, ingredients.start, lambda place: self._reach.parts_steps(place, 0))
                candidates += [(start, end, False, False) for start, end in runs]
        best = self._best_method(candidates, ingredients)
        if best is None:
            return None
        start, end = self._reach.of(best.start, best.end, best.named, ingredients.end if ingredients else None)
        return Range(start, end, best.score, best.named or (start > 0 and names_part(self.blocks[start - 1], "method")))

    def _is_told_behind(self, place: int) -> bool:
        """Does anything like a step follow before a heading or a link?"""
        for block, like in zip(self.blocks[place : place + _NEAR], self.step_like[place : place + _NEAR], strict=True):
            if (block.level and not words.METHOD_OPENING.match(block.text)) or block.linked or asks(block):
                return False
            if like >= LIKELY and kitchen_words(block.text):
                return True
        return False

    def _best_method(self, candidates: Sequence[tuple[int, int, bool, bool]], ingredients: Range | None) -> Range | None:
        best: Range | None = None
        for start, end, label, heading in candidates:
            if ingredients and start < ingredients.end and end > ingredients.start:
                if not ingredients.end < end or not start >= ingredients.start:
                    continue
                start = ingredients.end
            found = self._as_method(start, end, label, heading, ingredients, best.score if best else 0.0)
            if (best is None or found.score > best.score) and (
                found.named or self._cooks(start, end) or self._uses(ingredients, start, end)
            ):
                best = found
        if best is None or best.score < (self.enough - 0.5 if best.named and ingredients else self.enough):
            return None
        return best

    def _cooks(self, start: int, end: int) -> bool:
        """Several different words of the kitchen, of which an order to do something is one more; who pastes a text need not say any."""
        said = self._kitchen_words(start, end)
        if said == _KITCHEN_WORDS - 1:
            said += any(
                begins_with_order(block.text) and kitchen_words(block.text) for block in self.blocks[start : min(end, start + MAX_STEPS)]
            )
        return said >= _KITCHEN_WORDS or self.enough < ENOUGH

    def _kitchen_words(self, start: int, end: int) -> int:
        """How many different ones the blocks say, counted up to a dozen."""
        said: set[str] = set()
        for place in range(start, min(end, start + MAX_STEPS)):
            if (words_here := self._kitchen_words_at.get(place)) is None:
                words_here = self._kitchen_words_at[place] = kitchen_words(self.blocks[place].text)
            said |= words_here
            if len(said) >= _MOST_KITCHEN_WORDS:
                break
        return min(len(said), _MOST_KITCHEN_WORDS)

    def _uses(self, ingredients: Range | None, start: int, end: int) -> bool:
        """Right behind the list, and it speaks of what stands there: a method in whatever words."""
        if ingredients is None or not 0 <= start - ingredients.end < _AT_ONCE:
            return False
        lines = [block.text for block in self.blocks[ingredients.start : ingredients.end]]
        lines = parted(lines[0]) if len(lines) == 1 else lines
        return speaks_of(lines, (block.text for block in self.blocks[start : min(end, start + MAX_STEPS)]), ingredients.named)

    def _between_headings(self) -> Range | None:
        """What stands between the headings of the ingredients and of a method that cooks is the list, whatever its lines look like."""
        for start in (place + 1 for place, heads in enumerate(self.heads_part) if heads and names_part(self.blocks[place], "ingredients")):
            end = self._end_of_part(start)
            if end < len(self.blocks) and _FEWEST_AMOUNTS <= end - start <= _MOST_BETWEEN and names_part(self.blocks[end], "method"):
                lines = self.blocks[start:end]
                if any(block.linked or len(block.text) > _LONGEST_LINE for block in lines):
                    continue
                last = self._end_of_part(end + 1)
                if self._cooks(end + 1, last) or self._uses(Range(start, end, 0.0, True), end + 1, last):
                    return Range(start, end, self.enough, True)
        return None

    def _candidates(self, part: Literal["ingredients", "method"], longest: int) -> Iterator[tuple[int, int, bool, bool]]:
        """Ranges worth weighing: (start, end, named by its class, named by the heading above it)."""
        starts = {place + 1 for place, heads in enumerate(self.heads_part) if heads and names_part(self.blocks[place], part)}
        near = {start - back for start in starts for back in (1, 2, 3)}
        seen: set[tuple[int, int, bool]] = set()
        for region in [*self.page.regions[:MAX_REGIONS], *self._joined_regions[:MAX_REGIONS]]:
            if region.start >= self._comments:
                continue
            if 1 + (region.tag == "p") <= region.end - region.start <= longest and "aside" not in (told := told_by(region.label)):
                named = part in told
                key = (region.start, region.end, named)
                if key not in seen and (named or region.tag in ("ul", "ol", "table", "dl", "div", "p", "section", PARAGRAPH)):
                    seen.add(key)
                    start = region.start
                    if start in near:
                        inside = next((place + 1 for place in range(start, min(start + 3, region.end)) if place + 1 in starts), None)
                        yield inside or start, region.end, named, inside is not None or start in starts
                    else:
                        yield start, region.end, named, start in starts
        for start in sorted(starts)[:200]:
            end = self._end_of_part(start)
            yield start, end, False, True
            if part == "ingredients" and (step := self._first_step(start, end)) > start:
                yield start, step, False, True

    def _first_step(self, start: int, end: int) -> int:
        """Where the method begins that no heading parts from the list; ``start`` where it does not."""
        first = next((place for place in range(start, end) if self._edges.is_step(place)), start)
        return first if self._likely[min(end, first + _NEAR)] - self._likely[first] < _FEWEST_AMOUNTS else start

    def _end_of_part(self, start: int) -> int:
        """Where the part under a heading ends: the next known heading, or the next one of its rank or above."""
        level = self._reach.rank_of(start - 1)
        for place in range(start, min(start + 300, len(self.blocks))):
            block = self.blocks[place]
            ends = 0 < block.level <= (level or 2) and not words.ORDINAL_LABEL.match(block.text) and not self._reach.heads_counted(place)
            if self.heads_part[place] or ends:
                return place
        return min(start + 300, len(self.blocks))

    def _as_ingredients(self, start: int, end: int, label: bool, heading: bool) -> Range:
        if self._parts[end] > self._parts[start]:
            return Range(start, end, 0.0, False)
        start = self._edges.first_line(start, end, label or heading)
        is_list = start in self._unnamed_lists
        if not (label or heading or is_list) and self._likely[start] == self._likely[end] and self.enough > _HOPELESS:
            return Range(start, end, 0.0, False)
        end = self._edges.end_before_method(start, end)
        first = self._first_step(start, end)
        if first - start >= _FEWEST_AMOUNTS and self.blocks[first].tag != "li" and is_other_language(self.blocks[first].text):
            end = first
        if end > start and self.ingredient_like[end - 1] < POSSIBLE:
            usual = Counter(block.tag for block in self.blocks[start:end]).most_common(1)[0][0]
            while end > start and self.ingredient_like[end - 1] < POSSIBLE and self.blocks[end - 1].tag != usual:
                end -= 1
        like = [value for value, heads in zip(self.ingredient_like[start:end], self.heads_group[start:end], strict=True) if not heads]
        if end == start + 1 and (heading or is_list):
            like = [ingredient_likeness(part) for part in parted(self.blocks[start].text, named=heading)]
        if not like:
            return Range(start, end, 0.0, False)
        good = sum(1 for value in like if value >= LIKELY)
        bad = sum(1 for value in like if value < POSSIBLE)
        score = 3.0 * sum(like) / len(like) - 1.5 * bad / len(like) + min(good, 12) * 0.12 + 1.0 * heading
        score += 0.8 * (label or (not heading and self._leads_to_method(start, end)))
        score += 0.4 * self._edges.leads_to_order(end)
        return Range(start, end, score * min(1.0, 0.4 + len(like) / 5), label or heading)

    def _heads_what_follows(self, place: int) -> bool:
        """Notes, tips and the like."""
        line = self.blocks[place].text[:200]
        return bool(self.blocks[place].level and words.AFTER_WORDS.search(line)) or words.AFTER_HEADING.match(line) is not None

    def _is_needed_below_number(self, place: int) -> bool:
        return self.blocks[place].tag == "li" and self.ingredient_like[place] >= LIKELY and self._reach.is_under_number(place)

    def _is_no_step(self, place: int, told: bool) -> bool:
        """``told``: others are sentences, so a line that is none and does nothing in a kitchen stands beside them."""
        like = self.step_like[place]
        return like < _LEAST_STEP or (told and like < LIKELY and not self._kitchen_words(place, place + 1))

    def _is_of_pasted_paragraph(self, place: int) -> bool:
        """Does the line go on a paragraph that somebody pasted? Unlike pages, who pastes a recipe ends with it."""
        if self.enough >= ENOUGH or self.heads_group[place] or self.step_like[place] < 0.0:
            return False
        return any(region.start < place < region.end for region in self.page.regions if region.tag == PARAGRAPH)

    def _as_method(self, start: int, end: int, label: bool, heading: bool, ingredients: Range | None, best: float) -> Range:
        while start < end and words.METHOD_HEADING.match(self.blocks[start].text):
            start += 1
        told = max(self.step_like[start:end], default=0.0) >= SURE
        while end > start and self.blocks[end - 1].tag != "li" and (self.heads_group[end - 1] or self._is_no_step(end - 1, told)):
            if heading and self._is_of_pasted_paragraph(end - 1):
                break
            end -= 1
        like = [
            self.step_like[place]
            for place in range(start, end)
            if not self.heads_group[place] and self.step_like[place] >= 0.0 and not self._is_needed_below_number(place)
        ]
        if not like or self._parts[end] > self._parts[start]:
            return Range(start, end, 0.0, False)
        good = sum(1 for value in like if value >= 0.5)
        score = 2.2 * sum(like) / len(like) + min(good, 10) * 0.14 + 1.0 * label + 1.2 * heading
        if score + _MOST_BY_PLACE <= best:
            return Range(start, end, 0.0, False)
        score -= 1.5 * sum(1 for value in like if value < 0.15) / len(like)
        score += 0.5 * (self.blocks[start].tag == "li")
        if start and self._heads_what_follows(start - 1):
            score -= 1.0
        score += 0.05 * self._kitchen_words(start, end)
        if ingredients is not None:
            after = self._list_above(start, ingredients) if heading else ingredients.end
            gap = start - after
            score += 0.05 * (not (label or heading) and gap < 0) * self._kitchen_words(start, end)
            score += 0.8 * (0 <= gap < _AT_ONCE and any(names_part(self.blocks[place], "method") for place in range(after, start)))
            score -= 1.0 * (gap >= _FEWEST_AMOUNTS and self._likely[start] - self._likely[after] >= _FEWEST_AMOUNTS)
            score += 0.6 * (0 <= gap <= 40) - 0.8 * (gap < 0) - 0.4 * (gap > 100)
        return Range(start, end, score, label or heading)

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


def _advantage(held: Range, run: Range) -> float:
    """A list that an element holds together is whole where a run of the likeliest lines may lack some: a run must be so much better."""
    around = held.named and held.start <= run.start and run.end <= held.end and held.end - held.start <= 2 * (run.end - run.start)
    return _NAMED_WHOLE if around else _WHOLE
