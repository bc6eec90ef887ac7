"""The page's own text, or pasted text → the recipe as a reader sees it (pure), by the block scorer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from galley_watch.extract.markup.ingredient_lines import GroupHeading, clean_line, grouped, split_ingredients
from galley_watch.extract.markup.instructions import Heading, sectioned
from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.blocks import PARAGRAPH, Block, Blocks
from galley_watch.extract.page_text.components import Component, components_of
from galley_watch.extract.page_text.ingredient_blocks import lines_of
from galley_watch.extract.page_text.ingredient_range import ingredient_range
from galley_watch.extract.page_text.likeness import LIKELY, NUMBER, SURE
from galley_watch.extract.page_text.line_kinds import MAX_FACTS, NOT_A_LINE, is_fact, is_fact_of_dish
from galley_watch.extract.page_text.list_beginning import ITEMS
from galley_watch.extract.page_text.method_range import method_range
from galley_watch.extract.page_text.ranges import Range
from galley_watch.extract.page_text.stated_facts import stated_facts, yield_in_steps
from galley_watch.extract.page_text.step_blocks import steps_of
from galley_watch.extract.page_text.told_in_turn import told_in_turn
from galley_watch.extract.page_text.weighed_blocks import ENOUGH, WeighedBlocks
from galley_watch.values.recipe import IngredientGroup, InstructionSection, Recipe

_SHORT = 70
"""Characters; a fact among the steps is no longer, and stands outside their list."""
_FEWEST_LINES = 3
_FEWEST_SPOONS = 5
_LONG_LIST = 7
_BY_SPOON = re.compile(
    rf"^\W{{0,3}}(?:ca\.?\s+)?{NUMBER}\s*(?:tsps?|teasp\w*|tbsp?s?|tbls?p?s?|tablesp\w*|pinch(?:es)?|dash(?:es)?|[te]l|tee?l[öo]ff\w*|essl[öo]ff\w*|prisen?|msp|"
    r"c\.?\s?à\.?\s?[sc]|cuill\w*|pincées?|cuchara\w*|cda?s?|cdtas?|pizcas?|cucchiai\w*|pizzic\w*|eetl\w*|theel\w*|snuf\w*|colher\w*|pitadas?|"
    r"msk|tsk|krm|spsk|knsp|ss|ts|rkl|łyż\w*|szczypt\w*)(?![^\W\d_])"
)
_IN_TURN = 2.5
"""Points of either list, where ingredients and what is done with them take turns: enough together."""
_CARD = 26
"""Blocks above the ingredients among which the head of a recipe's card stands: name, rating, picture, times, servings."""
_NEAR = 8
"""Blocks before a list in which its page says what it is for."""
_TOP = 400
"""Blocks; facts that stand further down belong to something else."""


@dataclass(frozen=True, slots=True)
class TextReading:
    """Scores of the two ranges (0 where nothing was found, or nothing but lines with amounts), whether the page names them, whether
    it speaks of ingredients at all, and the headings shortly above them, the nearest first. ``in_one_element``: the ingredients are all
    that one element of the page holds; ``in_items``: all steps are items of lists. ``told_around``: what stands shortly before the list, in
    both ranges and shortly behind them.
    """

    recipe: Recipe
    ingredients_fit: float
    method_fit: float
    named: bool
    mentioned: bool = False
    headings_above: tuple[str, ...] = ()
    in_one_element: bool = False
    in_items: bool = False
    told_around: tuple[str, ...] = ()


def read_text(blocks: Blocks, enough: float = ENOUGH) -> TextReading:
    """Ingredients, method, yield and times of the blocks. The title is the caller's."""
    page = WeighedBlocks(blocks, enough)
    ingredients, method, parts, in_turn = _found(page)
    recipe = Recipe(
        title="",
        ingredient_groups=_groups(page, parts) if parts else grouped(lines_of(page, ingredients) if ingredients else ()),
        instruction_sections=_sections(page, parts) if parts else sectioned(steps_of(page, method) if method else ()),
    )
    recipe = with_facts(recipe, page.blocks, ingredients, method)
    mentioned = any(
        len(block.text) < 60
        and (words.INGREDIENTS_HEADING if heads else words.INGREDIENTS_OF_KIND).match(block.text)
        and (heads or block.level)
        for block, heads in zip(page.blocks, page.heads_part, strict=True)
    )
    sure = (
        page.is_pasted
        or in_turn
        or (_may_be_recipe(page, ingredients, method) if not mentioned else not _is_for_shop(page, ingredients, method))
    )
    return TextReading(
        recipe,
        ingredients.score if ingredients and sure else 0.0,
        method.score if method else 0.0,
        bool(ingredients and ingredients.named and method and method.named),
        mentioned,
        _headings_above(page, ingredients),
        in_one_element=not parts and ingredients is not None and _is_one_element(page, ingredients),
        in_items=not parts and method is not None and _are_items(page, method),
        told_around=_told_around(page, ingredients, method),
    )


def _found(page: WeighedBlocks) -> tuple[Range | None, Range | None, tuple[Component, ...], bool]:
    """The two ranges, the parts where it is told part by part or in turn, and whether in turn."""
    ingredients = ingredient_range(page)
    method = method_range(page, ingredients)
    parts = components_of(page, ingredients.start) if ingredients else ()
    swallowed = any(ingredients.start <= part.steps[0] < ingredients.end for part in parts) if ingredients else False
    if ingredients and (swallowed or sum(part.lines[1] - part.lines[0] for part in parts) > ingredients.end - ingredients.start):
        return ingredients, method or Range(*parts[0].steps, score=ENOUGH, named=False), parts, False
    if not (turns := told_in_turn(page, ingredients if method else None)):
        return ingredients, method, (), False
    lines = Range(*turns[0].lines, score=_IN_TURN, named=False)
    return lines, Range(turns[0].steps[0], turns[-1].steps[1], score=_IN_TURN, named=False), turns, True


def _is_one_element(page: WeighedBlocks, found: Range) -> bool:
    return any(region[:2] == (found.start, found.end) and region.tag != PARAGRAPH for region in page.regions)


def _are_items(page: WeighedBlocks, found: Range) -> bool:
    return all(page.blocks[place].tag == "li" or page.heads_group[place] for place in range(found.start, found.end))


def _told_around(page: WeighedBlocks, ingredients: Range | None, method: Range | None) -> tuple[str, ...]:
    if ingredients is None:
        return ()
    end = max(ingredients.end, method.end if method else 0)
    return tuple(block.text for block in page.blocks[max(0, ingredients.start - _NEAR) : end + _NEAR // 2] if not block.linked)


def _headings_above(page: WeighedBlocks, ingredients: Range | None) -> tuple[str, ...]:
    """One of them may be the name on the recipe's card; not the main one, words in bold, one whose section is over, or the list's own."""
    found: list[str] = []
    rank = 6
    start = ingredients.start if ingredients else 0
    for place in range(start - 2, max(0, start - _CARD) - 1, -1):
        block = page.blocks[place]
        if 1 < block.level < rank and not block.linked and not page.heads_part[place]:
            found.append(block.text)
            rank = block.level
    return tuple(found)


def _groups(page: WeighedBlocks, parts: Sequence[Component]) -> tuple[IngredientGroup, ...]:
    lines: list[str | GroupHeading] = []
    for part in parts:
        lines += [GroupHeading(page.blocks[part.heading].text)] if part.heading is not None else []
        lines += lines_of(page, Range(*part.lines, score=0.0, named=False))
    return grouped(lines)


def _sections(page: WeighedBlocks, parts: Sequence[Component]) -> tuple[InstructionSection, ...]:
    steps: list[str | Heading] = []
    for part in parts:
        steps += [Heading(page.blocks[part.heading].text)] if part.heading is not None else []
        steps += steps_of(page, Range(*part.steps, score=0.0, named=False))
    return sectioned(steps)


def _may_be_recipe(page: WeighedBlocks, ingredients: Range | None, method: Range | None) -> bool:
    """On a page that never says "ingredients", a list must hold some and have its method behind it: articles have amounts too. What is
    measured by the spoon is neither bought nor told of, and needs none.
    """
    if ingredients is None or ingredients.named or _is_measured_by_spoon(page, ingredients):
        return True
    lines = sum(1 for value in page.ingredient_like[ingredients.start : ingredients.end] if value >= LIKELY)
    if ingredients.end == ingredients.start + 1:
        lines = len(split_ingredients(page.blocks[ingredients.start].text))
    return method is not None and method.start >= ingredients.start and lines >= _FEWEST_LINES


def _is_measured_by_spoon(page: WeighedBlocks, ingredients: Range) -> bool:
    """Two thirds of five lines and more; or three of a long list of which nearly all lines have amounts."""
    lines = ingredients.end - ingredients.start
    by_spoon = sum(1 for block in page.blocks[ingredients.start : ingredients.end] if _BY_SPOON.match(clean_line(block.text).lower()))
    sure = sum(1 for value in page.ingredient_like[ingredients.start : ingredients.end] if value >= SURE)
    if by_spoon >= _FEWEST_SPOONS:
        return by_spoon * 3 >= lines * 2 or sure * 5 >= lines * 4
    return by_spoon >= _FEWEST_LINES and by_spoon * 3 >= lines and sure * 5 >= lines * 4 and lines >= _LONG_LIST


def _is_for_shop(page: WeighedBlocks, ingredients: Range | None, method: Range | None) -> bool:
    """A list that calls itself one of things to buy, and nothing that is done with them."""
    above = page.blocks[max(0, ingredients.start - 2) : ingredients.start] if ingredients and method is None else ()
    return any(words.SHOPPING_HEADING.match(block.text) for block in above)


def with_facts(recipe: Recipe, blocks: tuple[Block, ...], ingredients: Range | None, method: Range | None) -> Recipe:
    """The recipe with the yield and the times that stand near the two ranges."""
    facts = stated_facts(*_where_facts_stand(blocks, ingredients, method))
    return replace(
        recipe,
        yields=facts.yields or (yield_in_steps(blocks[method.start : method.end]) if method else None),
        total_minutes=facts.total_minutes,
        prep_minutes=facts.prep_minutes,
        cook_minutes=facts.cook_minutes,
    )


def _where_facts_stand(
    blocks: tuple[Block, ...], ingredients: Range | None, method: Range | None
) -> tuple[tuple[Block, ...], tuple[Block, ...], tuple[Block, ...]]:
    """Blocks that may state times and servings, the likeliest first: shortly before the ingredients, between them and the end of the
    method but not in its steps, at the top. Then the blocks at the ingredients' own heading, and those before it.
    """
    if ingredients is None:
        return blocks[:_TOP], (), blocks[:60]
    start, end = ingredients.start, max(ingredients.end, method.end if method else 0) + 20
    before = blocks[max(0, start - 60) : start]
    listed = blocks[start : ingredients.end]
    above = next((place for place, block in enumerate(listed) if block.tag in ITEMS), 0)
    among = tuple(
        block
        for place, block in enumerate(listed)
        if is_fact(block) or (place < MAX_FACTS and (place < above or NOT_A_LINE.match(block.text) or is_fact_of_dish(block.text)))
    )
    steps = range(method.start, method.end) if method else range(0)
    after = tuple(
        block
        for place, block in enumerate(blocks[ingredients.end : end], ingredients.end)
        if place not in steps or (block.tag != "li" and len(block.text) < _SHORT) or is_fact(block)
    )
    return (
        before + among + after + blocks[: min(_TOP, max(0, start - 60))],
        (*blocks[max(0, start - 2) : start], *among),
        blocks[max(0, start - 40) : start],
    )
