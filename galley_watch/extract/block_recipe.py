"""A run of blocks → ingredients and method (pure): ranges of like blocks scored by content, heading and class."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate

from galley_watch.extract import words
from galley_watch.extract.blocks import Block, Blocks, Region
from galley_watch.extract.ingredient_lines import GroupHeading, clean_line, joined_pairs, parted, without_shared_tail
from galley_watch.extract.likeness import ingredient_likeness, step_likeness

MAX_INGREDIENTS = 150
_ITEMS = ("li", "dd", "tr", "label")
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
    r"^(?:\W*|(?:[\d/½¼.,]+\s*[x×]\s*)+|.*\(\d+\s*[KM]B\)|(?:deutsche?\s+)?units?|unit:?\s*scale|scale|.*prevents?\s+your\s+screen.*|"
    r"ingredient\s+substitution\s+guide|nutritional\s+analysis\b.*|select\s+all|"
    r"\D*\b(?:shopping\s+list|einkaufsliste|boodschappenlijst|lista\s+(?:della\s+spesa|de\s+(?:la\s+)?compras?)|liste\s+de\s+courses|"
    r"ink[öo]pslista|handleliste|add\s+to\s+cart)|"
    r"\d+\s+portion(?:\(s\)|s|en)?|(?:makes|serves|yields?)(?:\W+\d.{0,30})?|servings?|portionen|(?:für|para|pour|voor|per)\s+\d+\s+\w+|"
    r"\d+\s+(?:servings?|personen|portionen|personnes|personas|persone|raciones|porciones|porzioni|porties|pers\.?|főre|adag))\W*$",
    re.IGNORECASE,
)
_MEASURES = re.compile(r"^\W*(?:(?P<first>metric)|(?P<second>imperial|us(?:\s+customary)?|us\s+cups?|american))\W*$", re.IGNORECASE)
_BOTH_MEASURES = re.compile(r"^\W*(?:metric|us(?:\s+customary)?|imperial)\W{1,4}(?:metric|us(?:\s+customary)?|imperial)\W*$", re.IGNORECASE)
_NUTRITION = re.compile(
    r"^\W*(?:nutrition(?:al)?\b|n[äa]hrwerte?\b|valeurs?\s+nutri|valori\s+nutri|informaci[óo]n\s+nutri|informa[çc][ãa]o\s+nutri|"
    r"voedingswaarden?\b|n[äa]ringsv[äa]rde|n[æa]ringsinnh?old)|\b\d[\d.,]*\s*k(?:cal|j)\b|\bcalorie[sn]?\b",
    re.IGNORECASE,
)
"""What a portion feeds, which pages set right under the ingredients and in the same shape."""
_PROMOTION = re.compile(
    r"\b(?:pinterest|instagram|facebook|tik\s?tok|youtube|newsletter|nieuwsbrief|app\s+store|google\s+play|cookies\s+to|sponsored)\b|"
    r"\(?(?:foto|photo|image|bild|cr[ée]dits?)\s*:",
    re.IGNORECASE,
)
_TIME_LINE = re.compile(
    rf"^\W*(?:[^\d.!?:]{{2,40}}:|(?:{'|'.join(words.TIMES.values())}))\s*(?:[^\W\d_]{{2,4}}\.\s*)?\d{{1,3}}(?:[.,]\d)?\s*"
    r"(?:h|hrs?|hours?|std\.?|stunden?|heures?|horas?|or[ae]|uur|óra|timm?ar|timer?|min[\w.]*|perc|m)\s*(?:\d{1,2}\s*(?:min[\w.]*|m)?)?\W*$",
    re.IGNORECASE,
)
_FACT = re.compile(
    r"^\W*(?:author|autor|auteur|category|categor[íi]a|catégorie|kategorie|method|cuisine|diet|course|keywords?|yield|"
    r"(?:prep|cook|total)(?:ing|aration)?\s+time|serving\s+size)\s*:\s*\S",
    re.IGNORECASE,
)
_BRACKETS = re.compile(r"\([^()]*\)")
_QUESTION = re.compile(r"^[^.!?]{3,120}\?")
_COUNTED = re.compile(r"^\d{1,2}[.)]?\s+[^\W\d_]")
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
        return [ingredient_likeness(clean_line(block.text)) for block in self.blocks]

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
        candidates = list(self._candidates(words.INGREDIENTS_HEADING, words.INGREDIENTS_OPENING, _INGREDIENT_LABEL, MAX_INGREDIENTS * 2))
        paragraphs = {(start, start + 1, False, True) for start, _, _, headed in candidates if headed and self._lists_all(start)}
        ranges = (self._as_ingredients(*candidate) for candidate in [*candidates, *sorted(paragraphs)])
        best = max(ranges, key=lambda found: (found.score, -found.start), default=None)
        return self._extended(best) if best is not None and best.score >= self.enough else None

    def _lists_all(self, place: int) -> bool:
        return place < len(self.blocks) and len(parted(self.blocks[place].text)) > 2

    def _extended(self, found: Range) -> Range:
        """The rest of its list, and further lists that follow under headings of their own ("For the sauce"), belong to the range."""
        end = self._end_of_list(found)
        while end + 2 < len(self.blocks):
            first = end + (len(self.blocks[end].text) < 60 and not is_part_heading(self.blocks[end]) and self.ingredient_like[end] < 0.6)
            good = [value >= 0.4 for value in self.ingredient_like[first : first + 3]]
            if not self._is_under_heading(found, first) and (len(good) < 2 or not all(good[:2])):
                break
            if self.blocks[first].tag != self.blocks[found.end - 1].tag:
                break
            end = first
            while end < len(self.blocks) and self._is_like(end, self.blocks[first]):
                end += 1
            if end == first:
                return Range(found.start, max(found.end, first - 1), found.score, found.named)
            if is_part_heading(self.blocks[end - 1]):
                end -= 1
                break
        return Range(found.start, end, found.score, found.named)

    def _is_like(self, place: int, first: Block) -> bool:
        block = self.blocks[place]
        may_be = self.ingredient_like[place] >= 0.1 or (block.tag in _ITEMS and self.step_like[place] < 0.4 and len(block.text) < 100)
        return block.tag == first.tag and may_be

    def _is_under_heading(self, found: Range, first: int) -> bool:
        """Does a list begin here under a heading inside the part that the range's own heading opened?"""
        above = self.blocks[found.start - 1] if found.start else None
        heading = self.blocks[first - 1]
        if above is None or not above.level or self.blocks[first].tag not in _ITEMS or self.blocks[first].linked:
            return False
        return self.is_group_heading(heading) and (not heading.level or heading.level > above.level)

    def _end_of_list(self, found: Range) -> int:
        end = found.end
        while end < len(self.blocks) and self.blocks[end].tag == self.blocks[found.end - 1].tag in _ITEMS:
            if self.ingredient_like[end] < 0.1 or self.step_like[end] >= 0.4 or is_part_heading(self.blocks[end]):
                break
            end += 1
        return end

    def method(self, ingredients: Range | None) -> Range | None:
        """The best range of steps that does not overlap the ingredients; one that follows them is likelier."""
        best: Range | None = None
        candidates = list(self._candidates(words.METHOD_HEADING, words.METHOD_OPENING, _METHOD_LABEL, MAX_STEPS * 2))
        if ingredients and ingredients.named:
            candidates.append((ingredients.end, self._end_of_part(ingredients.end), False, False))
        for start, end, label, heading in candidates:
            if ingredients and start < ingredients.end and end > ingredients.start:
                if not ingredients.end < end or not start >= ingredients.start:
                    continue
                start = ingredients.end
            found = self._as_method(start, end, label, heading, ingredients)
            if best is None or found.score > best.score:
                best = found
        if best is None or best.score < (self.enough - 0.5 if best.named and ingredients else self.enough):
            return None
        return self._whole_method(best, ingredients)

    def _whole_method(self, found: Range, ingredients: Range | None) -> Range:
        """The range with the steps that follow it directly, and with those between it and the heading of the method."""
        tags = {block.tag for block in self.blocks[found.start : found.end]} | {"li"}
        last = min(len(self.blocks), found.start + MAX_STEPS * 2)
        heading = self._heading_above(found, ingredients)
        rank = self.blocks[heading].level if heading is not None else 0
        end = place = found.end
        while place < last:
            if self._continues(place, tags):
                end = place + 1
            elif not self._parts_steps(place, rank):
                break
            place += 1
        start = found.start
        between = range(heading + 1, start) if heading is not None else range(0)
        if heading is not None and all(
            self.blocks[place].tag == "li" or self._continues(place, tags) or self._parts_steps(place, rank) for place in between
        ):
            start = heading + 1
        return Range(start, self._cut(start, end, rank), found.score, found.named)

    def _cut(self, start: int, end: int, rank: int) -> int:
        """Where a heading of the method's own rank, or one of notes and tips, stands among the steps."""
        for place in range(start + 1, end):
            block = self.blocks[place]
            foreign = 0 < block.level <= rank and not names_part(block, words.METHOD_HEADING, words.METHOD_OPENING)
            if foreign or (block.level and words.AFTER_WORDS.search(_BRACKETS.sub("", block.text))):
                return place if any(value >= 0.4 for value in self.step_like[start:place]) else end
        return end

    def _heading_above(self, found: Range, ingredients: Range | None) -> int | None:
        lowest = max(found.start - MAX_STEPS, ingredients.end if ingredients and ingredients.end <= found.start else 0)
        for place in range(found.start - 1, lowest - 1, -1):
            if words.METHOD_HEADING.match(self.blocks[place].text):
                return place
        return None

    def _continues(self, place: int, tags: set[str]) -> bool:
        """Is the block a step like those before it?"""
        block = self.blocks[place]
        if block.level or block.linked or is_part_heading(block) or is_aside(block) or _QUESTION.match(block.text):
            return False
        if block.tag not in tags and not _COUNTED.match(block.text):
            return False
        return self.step_like[place] >= (0.3 if block.tag == "li" else 0.4) or (block.tag == "li" and block.text.endswith((".", "!", ";")))

    def _parts_steps(self, place: int, rank: int) -> bool:
        """May the block stand between two steps: their heading, their number, their picture's words, a time?"""
        block = self.blocks[place]
        if words.ORDINAL_LABEL.match(block.text):
            return True
        if rank and 0 < block.level <= rank and not names_part(block, words.METHOD_HEADING, words.METHOD_OPENING):
            return False
        if words.AFTER_HEADING.match(block.text) or (block.level and words.AFTER_WORDS.search(block.text)) or block.linked:
            return False
        if names_part(block, words.INGREDIENTS_HEADING, words.INGREDIENTS_OPENING):
            return False
        return self.is_group_heading(block) or is_aside(block)

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
        if heading and end == start + 1:
            like = [ingredient_likeness(part) for part in parted(self.blocks[start].text)]
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

    def lines(self, found: Range) -> list[str | GroupHeading]:
        return joined_pairs(list(self._lines(found)))

    def _lines(self, found: Range) -> Iterator[str | GroupHeading]:
        second_measures = both_measures = False
        blocks = list(self.blocks[found.start : found.end][:MAX_INGREDIENTS])
        bare = iter(without_shared_tail([block.text for block in blocks if not block.level]))
        blocks = [block if block.level else replace(block, text=next(bare)) for block in blocks]
        in_list = sum(1 for block in blocks if block.tag in _ITEMS) > 0.6 * len(blocks)
        if len(blocks) == 1:
            yield from map(clean_line, parted(blocks[0].text))
            return
        for place, block in enumerate(blocks):
            line = clean_line(block.text)
            if is_aside(block):
                continue
            if _NUTRITION.search(line):
                if place * 2 > len(blocks):
                    return
                continue
            if measures := _MEASURES.match(line):
                second_measures = both_measures and measures["second"] is not None
                both_measures = True
                continue
            if len(line) < 200 and (_NOT_A_LINE.match(line) or _BOTH_MEASURES.match(line)):
                continue
            if self.is_group_heading(block) or self._heads_list(blocks, place):
                second_measures = False
                yield GroupHeading(line)
            elif in_list and block.tag not in _ITEMS and self.ingredient_like[found.start + place] < 0.6:
                continue
            elif line and not second_measures:
                yield line

    def _heads_list(self, blocks: Sequence[Block], place: int) -> bool:
        """A short line without an amount that stands outside lists and right above one."""
        block = blocks[place]
        if block.tag in _ITEMS or len(block.text) > 60 or place + 1 >= len(blocks) or blocks[place + 1].tag not in _ITEMS:
            return False
        return not re.search(r"[\d¼½¾⅐-⅞]", block.text)


def names_part(block: Block, heading: re.Pattern[str], opening: re.Pattern[str]) -> bool:
    return bool(heading.match(block.text)) or (
        block.level > 0 and bool(opening.match(block.text)) and not words.AFTER_WORDS.search(block.text)
    )


def is_aside(block: Block) -> bool:
    """Words of a picture, a time or another fact, or an invitation to follow the site: they stand among steps and are none."""
    if block.tag == "figcaption" or (len(block.text) < 70 and bool(_TIME_LINE.match(block.text) or _FACT.match(block.text))):
        return True
    return block.tag != "li" and len(block.text) < 250 and bool(_PROMOTION.search(block.text))


def is_part_heading(block: Block) -> bool:
    """A heading that opens another part of the recipe, or what follows it."""
    if len(block.text) >= 80:
        return False
    return (
        names_part(block, words.INGREDIENTS_HEADING, words.INGREDIENTS_OPENING)
        or names_part(block, words.METHOD_HEADING, words.METHOD_OPENING)
        or bool(words.AFTER_HEADING.match(block.text))
    )
