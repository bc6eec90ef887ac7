"""Pasted text → recipe (pure): the block scorer over lines, and the first line as the title."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import takewhile

from galley_watch.errors import ErrorCode, LinkError
from galley_watch.extract import text
from galley_watch.extract.markup import facts
from galley_watch.extract.markup.ingredient_lines import clean_line
from galley_watch.extract.merge import SourceReading, merge
from galley_watch.extract.page_text.blocks import Block, blocks_of_text
from galley_watch.extract.page_text.likeness import SURE, ingredient_likeness
from galley_watch.extract.page_text.line_kinds import is_fact_of_dish, is_part_heading
from galley_watch.extract.page_text.text_reading import read_text
from galley_watch.extract.page_text.typed_lists import with_typed_lists
from galley_watch.extract.source import Source
from galley_watch.values.extraction import Evidence, Extraction, Signal
from galley_watch.values.page import RawText

_LONGEST_TITLE = 120
_LONG_SENTENCE = 60
_NEAR_LIST = 3
_MOST_TITLES = 4
_SHORT_WORD = 3
_FEW_WORDS = 4
_WORD = re.compile(r"[^\W\d_]+")
_NO_TITLE = re.compile(
    r"^\W*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day\b.{0,30}|(?:[^\W\d_]{3,9}\.?\s+)?\d{1,2}(?:st|nd|rd|th)?(?:[\s,.]+[^\W\d_]{3,9}\.?)?[\s,./-]+\d{1,2}?[./-]?\d{4}|"
    r"[^\W\d_]{4,14}(?:-feira)?\W+\d{1,2}\.?\s+(?:de\s+)?[^\W\d_]{3,14}\.?\s+(?:de\s+)?(?:19|20)\d\d|\d{1,2}\.?\s+(?:de\s+)?[^\W\d_]{3,14}\.?\s+(?:de\s+)?(?:19|20)\d\d|"
    r"(?:by|from|author|submitted|contributed|posted|published|photo(?:graph)?|image|filed|updated|recipe\s+by)\b.{2,}|"
    r"banner(?:\s+image)?|(?:back\s+to\s+)?top(?:\s+of\s+(?:the\s+)?page)?|beginner|skilled|expert|print(?:\s+recipe)?|skip\s+to\s+(?:main\s+)?(?:content|recipe)|jump\s+to\s+recipe|advertisement|home|menu|search|recipes?)\W*$",
    re.IGNORECASE,
)
"""A date, a name, a control of the page, how hard it is."""
_PROSE = re.compile(r"[.!?]\s+[A-ZÀ-Þ][^\W\d_]+.*[.!?]\W*$|[^.!?]{30,}[.!?]\s+[A-ZÀ-Þ][^\W\d_]+[.!?]\W*$")
_FACTS = re.compile(r"^\W*(?:prep(?:aration)?|cook(?:ing)?|total|serves|servings|makes|yields?)\b.{0,20}\d", re.IGNORECASE)
_LABEL = re.compile(
    r"^\W*(?:(?:(?:recipe|dish)(?:\s+(?:name|title))?|title|name|subject|rezept(?:name)?|titel|betreff|gericht|recette|titre|nom|objet|receta|t[ií]tulo|nombre|"
    r"asunto|ricetta|titolo|nome|oggetto|recept(?:naam)?|naam|onderwerp|receita|assunto|opskrift|oppskrift|navn|emne|namn|ämne|re|fwd?|wg|aw|sv|vs|tr|rv)"
    r"\s*:\s+(?=\S))+",
    re.IGNORECASE,
)
"""What a form or a mail writes before the name."""
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
    """The first line that may be one, unless only a later one is made of words that the text goes on to use.

    After a long text it is the short line right above the list, where that names a dish again.
    """
    above = tuple(takewhile(lambda block: clean_line(block.text) not in ingredients, blocks))
    first: list[str] = []
    for place, block in enumerate(above):
        if len(block.text) > _LONGEST_TITLE or (block.text.endswith(".") and (place or len(block.text) > _LONG_SENTENCE)):
            break
        if _may_be_title(block):
            first.append(_LABEL.sub("", block.text).rstrip(":"))
    if first and not (first[0][0].islower() and len(first[0].split()) > _FEW_WORDS):
        said = Counter(word for block in blocks for word in _words_of(block.text))
        used = [line for line in first[:_MOST_TITLES] if (told := _words_of(line)) and all(said[word] > 1 for word in told)]
        return first[0] if any(said[word] > 1 for word in _words_of(first[0])) or not used else used[0]
    named = [block for block in above[-_NEAR_LIST:] if _may_be_title(block) and not block.text.endswith((".", "!", "?", ":"))]
    return _LABEL.sub("", named[-1].text) if named else first[0] if first else None


def _words_of(line: str) -> set[str]:
    return {word for word in _WORD.findall(line.casefold()) if len(word) > _SHORT_WORD}


def _may_be_title(block: Block) -> bool:
    """Short, and neither an ingredient nor a heading of a part, a date, a fact of the dish or who sent it in."""
    line = block.text
    if (
        len(line) > _LONGEST_TITLE
        or _PROSE.search(line)
        or line.count("(") != line.count(")")
        or is_part_heading(block)
        or _FACTS.match(line)
        or is_fact_of_dish(line, above_list=True)
        or _NO_TITLE.match(line)
    ):
        return False
    return bool(block.level) or ingredient_likeness(line) < SURE
