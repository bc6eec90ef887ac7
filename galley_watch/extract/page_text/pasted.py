"""Pasted text → recipe (pure): the block scorer over lines, and the first line as the title."""

from __future__ import annotations

from dataclasses import replace

from galley_watch.errors import ErrorCode, LinkError
from galley_watch.extract import text
from galley_watch.extract.markup import facts
from galley_watch.extract.merge import SourceReading, merge
from galley_watch.extract.page_text.blocks import Block, blocks_of_text
from galley_watch.extract.page_text.likeness import SURE, ingredient_likeness
from galley_watch.extract.page_text.line_kinds import is_part_heading
from galley_watch.extract.page_text.text_reading import read_text
from galley_watch.extract.page_text.typed_lists import with_typed_lists
from galley_watch.extract.source import Source
from galley_watch.values.extraction import Evidence, Extraction, Signal
from galley_watch.values.page import RawText

_ENOUGH = 1.0
"""Whoever pastes a text says that it is a recipe, so less is asked of it than of a page."""


def read_pasted(payload: RawText) -> Extraction:
    """Raises ``LinkError`` (no_recipe) where the text holds neither a list of ingredients nor steps."""
    page = with_typed_lists(blocks_of_text(payload.text))
    reading = read_text(page, _ENOUGH)
    if not reading.recipe.ingredients:
        raise LinkError(ErrorCode.NO_RECIPE, "No list of ingredients is recognised in this text.")
    title = _title(page.blocks, reading.recipe.ingredients) or text.plain(payload.title or "") or "Recipe without a title"
    recipe = replace(reading.recipe, title=title, canonical_url=facts.absolute(payload.url, None))
    merged, sources = merge([SourceReading(Source.PASTED_TEXT, recipe)])
    signals = (
        Signal("ingredients", "from_page_text"),
        Signal("instructions", "from_page_text") if recipe.instructions else Signal("instructions", "missing"),
    )
    return Extraction(merged, Evidence(tuple((field, source.value) for field, source in sources), signals))


def _title(blocks: tuple[Block, ...], ingredients: tuple[str, ...]) -> str | None:
    """The first line, where it is short and is neither an ingredient nor a heading of a part."""
    for block in blocks[:1]:
        line = block.text
        if (
            len(line) <= 120
            and line not in ingredients
            and not is_part_heading(block)
            and (block.level or ingredient_likeness(line) < SURE)
        ):
            return line.rstrip(":")
    return None
