"""The page's own text, or pasted text → the recipe as a reader sees it (pure), by the block scorer."""

from __future__ import annotations

import re
from dataclasses import dataclass

from galley_watch.extract import words
from galley_watch.extract.block_recipe import ENOUGH, BlockReader, Range
from galley_watch.extract.blocks import Block, Blocks
from galley_watch.extract.durations import minutes_of
from galley_watch.extract.ingredient_blocks import lines_of
from galley_watch.extract.ingredient_lines import grouped
from galley_watch.extract.instructions import sectioned
from galley_watch.extract.line_kinds import NOT_A_LINE
from galley_watch.extract.step_blocks import steps_of
from galley_watch.values.recipe import IngredientGroup, InstructionSection, Recipe

_TIME_LABELS = {name: re.compile(rf"^\W*(?:{label})\s*[:.]?\s*(?P<rest>.*)$", re.IGNORECASE) for name, label in words.TIMES.items()}
_SERVED = re.compile(
    rf"(?:{words.SERVINGS.pattern})\s*:?\s*((?:about\s+|ca\.?\s*)?\d{{1,3}}(?:\s*(?:[-–]|to|bis|à|"
    rf"a)\s*\d{{1,3}})?(?:\s+[^\W\d_]+)?)|"
    rf"(\d{{1,3}}(?:\s*(?:[-–]|to|bis|à|a)\s*\d{{1,3}})?\s+(?:{words.SERVINGS.pattern}))",
    re.IGNORECASE,
)
_LONE_TIME = re.compile(
    r"^(?:ca\.?\s*|±\s*)?(?P<time>(?:\d{1,2}\s*(?:h|hrs?|hours?|std\.?|stunden?|uur|timmar|timer)\s*)?\d{1,3}\s*(?:min(?:ut(?:e[nrs]?|os|i))?|minuter|minutter)\.?)"
    rf"(?:\s*(?:{words.TIMES['total_minutes']}))?\W*$",
    re.IGNORECASE,
)
_TOP = 400
"""Blocks; facts that stand further down belong to something else."""
_HAS_TIME = re.compile(r"\d|[½¼¾]")


@dataclass(frozen=True, slots=True)
class TextReading:
    """Scores of the two ranges (0 where nothing was found), whether the page names them, and whether it speaks of ingredients at all."""

    recipe: Recipe
    ingredients_fit: float
    method_fit: float
    named: bool
    mentioned: bool = False


def read_text(page: Blocks, enough: float = ENOUGH) -> TextReading:
    """Ingredients, method, yield and times of the blocks. The title is the caller's."""
    reader = BlockReader(page, enough)
    ingredients = reader.ingredients()
    method = reader.method(ingredients)
    facts = _around(page.blocks, ingredients, method)
    parts = [_minutes(facts, _TIME_LABELS[name]) for name in ("prep_minutes", "cook_minutes")]
    recipe = Recipe(
        title="",
        ingredient_groups=_groups(reader, ingredients),
        instruction_sections=_sections(reader, method),
        yields=_yield(facts),
        total_minutes=_minutes(facts, _TIME_LABELS["total_minutes"]) or (None if any(parts) else _lone_time(page.blocks, ingredients)),
        prep_minutes=parts[0],
        cook_minutes=parts[1],
    )
    return TextReading(
        recipe,
        ingredients.score if ingredients else 0.0,
        method.score if method else 0.0,
        bool(ingredients and ingredients.named and method and method.named),
        any(words.INGREDIENTS_HEADING.match(block.text) for block in page.blocks if len(block.text) < 60),
    )


def _groups(reader: BlockReader, found: Range | None) -> tuple[IngredientGroup, ...]:
    return grouped(lines_of(reader, found)) if found else ()


def _sections(reader: BlockReader, found: Range | None) -> tuple[InstructionSection, ...]:
    return sectioned(steps_of(reader, found)) if found else ()


def _around(blocks: tuple[Block, ...], ingredients: Range | None, method: Range | None) -> tuple[Block, ...]:
    """Where a page states times and servings: shortly before its ingredients, between them and the end of the method, at its top."""
    if ingredients is None:
        return blocks[:_TOP]
    end = max(ingredients.end, method.end if method else 0) + 20
    before = blocks[max(0, ingredients.start - 60) : ingredients.start]
    among = tuple(block for block in blocks[ingredients.start : ingredients.start + 3] if NOT_A_LINE.match(block.text))
    return before + among + blocks[ingredients.end : end] + blocks[: min(_TOP, ingredients.start)]


def _yield(blocks: tuple[Block, ...]) -> str | None:
    """ "Serves 4", "Für 4 Personen": a short line with a number and a word for portions, outside the ingredients."""
    for place, block in enumerate(blocks):
        line = block.text
        if len(line) > 80 or not words.SERVINGS.search(line):
            continue
        found = _SERVED.search(line)
        if found:
            stated = (found[1] or found[2]).strip()
            return stated if re.search(r"[^\W\d_]{3}", stated) else f"{stated} servings"
        if (
            len(line) < 25
            and place + 1 < len(blocks)
            and re.fullmatch(r"\d{1,3}(?:\s*[-–]\s*\d{1,3})?(?:\s+[^\W\d_]+){0,2}", blocks[place + 1].text)
        ):
            stated = blocks[place + 1].text
            return stated if re.search(r"[^\W\d_]{3}", stated) else f"{stated} servings"
    return None


def _lone_time(blocks: tuple[Block, ...], ingredients: Range | None) -> int | None:
    """ "25 min" alone, or with the label behind it, shortly before the ingredients."""
    until = ingredients.start if ingredients else 60
    found = [match for block in blocks[max(0, until - 40) : until] if len(block.text) < 45 and (match := _LONE_TIME.match(block.text))]
    return minutes_of(found[-1]["time"]) if found else None


def _minutes(blocks: tuple[Block, ...], label: re.Pattern[str]) -> int | None:
    """The time after its label, in the same short line or in the next."""
    for place, block in enumerate(blocks):
        if len(block.text) > 70:
            continue
        found = label.match(block.text)
        if not found:
            continue
        rest = found["rest"] or (blocks[place + 1].text if place + 1 < len(blocks) else "")
        if len(rest) < 40 and _HAS_TIME.search(rest) and not rest.strip().isdigit() and (minutes := minutes_of(rest)):
            return minutes
    return None
