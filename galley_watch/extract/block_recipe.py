"""A run of blocks → ingredients and method (pure): ranges of like blocks scored by content, heading and class."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from galley_watch.extract import words
from galley_watch.extract.blocks import Block, Blocks, Region
from galley_watch.extract.ingredient_lines import clean_line, joined_pairs
from galley_watch.extract.likeness import ingredient_likeness, step_likeness

MAX_INGREDIENTS = 150
MAX_STEPS = 120
MAX_REGIONS = 3_000
"""Regions weighed on one page: more have only pages made to be slow."""
ENOUGH = 2.0
"""A range that scores less is no list of ingredients (or no method)."""

_INGREDIENT_LABEL = re.compile(r"ingredien|ingr[ée]dient|zutat|ingredienser", re.IGNORECASE)
_METHOD_LABEL = re.compile(
    r"instruction|direction|method|recipe-?_?steps?|steps?\b|prepar|procedure|zubereit|anleitung|[ée]tape|elaborac|procedim|preparazione|bereid|werkwijze|"
    r"tillag|fremgang|instruktion",
    re.IGNORECASE,
)
_ASIDE_LABEL = re.compile(
    r"comment|related|sidebar|newsletter|share|social|cookie|menu|breadcrumb|nutrition|review|carousel|shopping|footer|popular|recommend|tags?\b|n[äa]hrwert",
    re.IGNORECASE,
)
_NOT_A_LINE = re.compile(
    r"^(?:\W*|(?:[\d/½¼.,]+\s*[x×]\s*)+|.*\(\d+\s*[KM]B\)|metric|imperial|us(?:\s+customary)?|metric\s*/?\s*imperial|units?|unit:?\s*scale|scale|.*prevents?\s+your\s+screen.*|ingredient\s+substitution\s+guide|nutritional\s+analysis\b.*|select\s+all|deunits?|unit:?\s*scale|scale|.*prevents?\s+your\s+screen.*|ingredient\s+substitution\s+guide|nutritional\s+analysis\b.*|select\s+all|"
    r"\d+\s+portion(?:\(s\)|s|en)?|(?:makes|serves|yields?)\W+\d.{0,30}|(?:für|para|pour|voor|per)\s+\d+\s+\w+|\d+\s+(?:servings?|personen|portionen|personnes|porciones|porzioni|porties))\W*$",
    re.IGNORECASE,
)
_HEADING_END = re.compile(r"[:：]\W*$")


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

    @cached_property
    def ingredient_like(self) -> list[float]:
        return [ingredient_likeness(block.text) for block in self.blocks]

    @cached_property
    def step_like(self) -> list[float]:
        """-1 for a line that only counts ("Step 3"): it says nothing about its neighbours."""
        return [
            -1.0 if words.ORDINAL_LABEL.match(block.text) else step_likeness(block.text) * (0.3 if block.linked else 1.0)
            for block in self.blocks
        ]

    @cached_property
    def heads_group(self) -> list[bool]:
        return [self.is_group_heading(block) for block in self.blocks]

    @cached_property
    def _parts(self) -> list[int]:
        """How many headings of parts stand before each place."""
        return list(accumulate((is_part_heading(block) for block in self.blocks), initial=0))

    @cached_property
    def _joined_regions(self) -> list[Region]:
        """Lists of the same kind that follow one another, parted by no more than a heading each, as one region."""
        joined: dict[tuple[str, str, int], Region] = {}
        last: dict[tuple[str, str], Region] = {}
        for region in self.page.regions:
            kind = (region.tag, region.label)
            before = last.get(kind)
            if (region.label or region.tag == "ol") and before and self._follows(before, region):
                region = Region(before.start, region.end, region.tag, region.label)
                joined[*kind, region.start] = region
            last[kind] = region
        return list(joined.values())

    def _follows(self, before: Region, region: Region) -> bool:
        between = self.blocks[before.end : region.start]
        return 0 <= region.start - before.end <= 2 and all(self.is_group_heading(block) and not is_part_heading(block) for block in between)

    def ingredients(self) -> Range | None:
        """The best range of ingredient lines, or None where nothing is like one."""
        ranges = (
            self._as_ingredients(*candidate)
            for candidate in self._candidates(words.INGREDIENTS_HEADING, words.INGREDIENTS_OPENING, _INGREDIENT_LABEL, MAX_INGREDIENTS * 2)
        )
        best = max(ranges, key=lambda found: (found.score, -found.start), default=None)
        return self._extended(best) if best is not None and best.score >= self.enough else None

    def _extended(self, found: Range) -> Range:
        """Further lists that follow under headings of their own ("For the sauce") belong to the range."""
        end = found.end
        while end + 2 < len(self.blocks):
            first = (
                end + 1
                if len(self.blocks[end].text) < 60 and not is_part_heading(self.blocks[end]) and self.ingredient_like[end] < 0.6
                else end
            )
            good = [value >= 0.4 for value in self.ingredient_like[first : first + 3]]
            if len(good) < 2 or not all(good[:2]) or self.blocks[first].tag != self.blocks[found.end - 1].tag:
                break
            end = first
            while end < len(self.blocks) and self.ingredient_like[end] >= 0.1 and self.blocks[end].tag == self.blocks[first].tag:
                end += 1
            if is_part_heading(self.blocks[end - 1]):
                end -= 1
                break
        return Range(found.start, end, found.score, found.named)

    def method(self, ingredients: Range | None) -> Range | None:
        """The best range of steps that does not overlap the ingredients; one that follows them is likelier."""
        best: Range | None = None
        for start, end, label, heading in self._candidates(words.METHOD_HEADING, words.METHOD_OPENING, _METHOD_LABEL, MAX_STEPS * 2):
            if ingredients and start < ingredients.end and end > ingredients.start:
                if not ingredients.end < end or not start >= ingredients.start:
                    continue
                start = ingredients.end
            found = self._as_method(start, end, label, heading, ingredients)
            if best is None or found.score > best.score:
                best = found
        return best if best is not None and best.score >= (self.enough - 0.5 if best.named and ingredients else self.enough) else None

    def _candidates(
        self, heading: re.Pattern[str], opening: re.Pattern[str], label: re.Pattern[str], longest: int
    ) -> Iterator[tuple[int, int, bool, bool]]:
        """Ranges worth weighing: (start, end, named by its class, named by the heading above it)."""
        starts = {place + 1 for place, block in enumerate(self.blocks) if len(block.text) < 80 and names_part(block, heading, opening)}
        for region in [*self.page.regions[:MAX_REGIONS], *self._joined_regions[:MAX_REGIONS]]:
            if 1 + (region.tag == "p") <= region.end - region.start <= longest and not _ASIDE_LABEL.search(region.label):
                named = bool(label.search(region.label))
                if named or region.tag in ("ul", "ol", "table", "dl", "div", "p", "section", "paragraph"):
                    start = region.start
                    inside = next((place for place in range(start, min(start + 3, region.end)) if place + 1 in starts), None)
                    yield (inside + 1 if inside is not None else start), region.end, named, inside is not None or start in starts
        for start in sorted(starts)[:200]:
            yield start, self._end_of_part(start), False, True

    def _end_of_part(self, start: int) -> int:
        """Where the part under a heading ends: the next known heading, or the next one of its rank or above."""
        level = self.blocks[start - 1].level
        for place in range(start, min(start + 300, len(self.blocks))):
            block = self.blocks[place]
            if is_part_heading(block) or 0 < block.level <= (level or 2):
                return place
        return min(start + 300, len(self.blocks))

    def _as_ingredients(self, start: int, end: int, label: bool, heading: bool) -> Range:
        if self._parts[end] > self._parts[start]:
            return Range(start, end, 0.0, False)
        if start == 0 and end > 1 and self.ingredient_like[0] < 0.4:
            start = 1  # the first line of all is the title
        usual = Counter(block.tag for block in self.blocks[start:end]).most_common(1)[0][0] if end > start else ""
        while end > start and self.ingredient_like[end - 1] < 0.1 and self.blocks[end - 1].tag != usual:
            end -= 1
        like = [value for value, heads in zip(self.ingredient_like[start:end], self.heads_group[start:end], strict=True) if not heads]
        if not like:
            return Range(start, end, 0.0, False)
        good = sum(1 for value in like if value >= 0.4)
        bad = sum(1 for value in like if value < 0.1)
        score = 3.0 * sum(like) / len(like) - 1.5 * bad / len(like) + min(good, 12) * 0.12 + 0.8 * label + 1.0 * heading
        return Range(start, end, score * min(1.0, 0.4 + len(like) / 5), label or heading)

    def _as_method(self, start: int, end: int, label: bool, heading: bool, ingredients: Range | None) -> Range:
        while start < end and words.METHOD_HEADING.match(self.blocks[start].text):
            start += 1
        while end > start and (self.step_like[end - 1] < 0.3 or self.heads_group[end - 1]) and self.blocks[end - 1].tag != "li":
            end -= 1
        like = [
            value for value, heads in zip(self.step_like[start:end], self.heads_group[start:end], strict=True) if not heads and value >= 0.0
        ]
        if not like or self._parts[end] > self._parts[start]:
            return Range(start, end, 0.0, False)
        good = sum(1 for value in like if value >= 0.5)
        score = 2.2 * sum(like) / len(like) + min(good, 10) * 0.14 + 1.0 * label + 1.2 * heading
        score -= 1.5 * sum(1 for value in like if value < 0.15) / len(like)
        score += 0.5 * (self.blocks[start].tag == "li")
        if start and self.blocks[start - 1].level and words.AFTER_WORDS.search(self.blocks[start - 1].text[:200]):
            score -= 1.0
        if ingredients is not None:
            gap = start - ingredients.end
            score += 0.6 * (0 <= gap <= 40) - 0.8 * (gap < 0) - 0.4 * (gap > 100)
        return Range(start, end, score, label or heading)

    @staticmethod
    def is_group_heading(block: Block) -> bool:
        """A heading inside a range; a line that begins with an amount is none, whatever its element."""
        return (
            bool(block.level)
            and len(block.text) < 100
            and ingredient_likeness(clean_line(block.text)) < 0.6
            and not block.text.startswith("•")
        ) or (len(block.text) < 60 and bool(_HEADING_END.search(block.text)) and not re.search(r"\d", block.text))

    def lines(self, found: Range) -> list[str]:
        return joined_pairs(list(self._lines(found)))

    def _lines(self, found: Range) -> Iterator[str]:
        """Ingredient lines; a heading gets its colon, so that it is known for one."""
        for block in self.blocks[found.start : found.end][:MAX_INGREDIENTS]:
            line = clean_line(block.text)
            if len(line) < 200 and _NOT_A_LINE.match(line):
                continue
            if self.is_group_heading(block):
                yield line.rstrip(": ") + ":"
            elif line:
                yield line

    def steps(self, found: Range) -> Iterator[Block]:
        yield from self.blocks[found.start : found.end][:MAX_STEPS]


def names_part(block: Block, heading: re.Pattern[str], opening: re.Pattern[str]) -> bool:
    return bool(heading.match(block.text)) or (
        block.level > 0 and bool(opening.match(block.text)) and not words.AFTER_WORDS.search(block.text)
    )


def is_part_heading(block: Block) -> bool:
    """A heading that opens another part of the recipe, or what follows it."""
    if len(block.text) >= 80:
        return False
    return (
        names_part(block, words.INGREDIENTS_HEADING, words.INGREDIENTS_OPENING)
        or names_part(block, words.METHOD_HEADING, words.METHOD_OPENING)
        or bool(words.AFTER_HEADING.match(block.text))
    )
