"""A page's recipe and what was noticed while it was read → the evidence that scoring weighs (pure)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from galley_watch.extract.cross_check.agreement import ShownText, lines_on_page
from galley_watch.extract.cross_check.nearest_words import FOREIGN, nearest_words
from galley_watch.extract.cross_check.signals import Circumstances, signals_of
from galley_watch.extract.cross_check.word_likeness import Likeness, likeness_of_lines, likeness_of_words, words_in
from galley_watch.extract.page_text.text_reading import TextReading
from galley_watch.extract.source import Source
from galley_watch.values.extraction import Evidence
from galley_watch.values.recipe import Recipe

_MANY = 0.5
"""Share of the steps that stand on the page like in its markup; with fewer its words are compared as well."""


@dataclass(frozen=True, slots=True)
class Noticed:
    """What the page calls itself, what it shows, what its text holds (None where that was not read), whether its recipe data was broken,
    and by how many amounts were multiplied that look like those for one portion.
    """

    names: tuple[str, ...]
    shown: ShownText
    text: TextReading | None = None
    repaired: bool = False
    multiplied: int = 0


def evidence_of(recipe: Recipe, sources: Sequence[tuple[str, Source]], noticed: Noticed) -> Evidence:
    """``sources`` are the pairs of field and source that ``merge`` gives."""
    named = tuple((field, source.value) for field, source in sources)
    return Evidence(named, signals_of(recipe, _circumstances(recipe, dict(sources), noticed)))


def _circumstances(recipe: Recipe, sources: dict[str, Source], noticed: Noticed) -> Circumstances:
    shown, text = noticed.shown, noticed.text
    ingredients, steps = lines_on_page(recipe.ingredients, shown.letters), lines_on_page(recipe.instructions, shown.letters)
    is_clear = ingredients.in_one_run and steps.count >= _MANY * len(recipe.instructions)
    told = _told_by_text(recipe, text.recipe) if text else (None, None) if is_clear else _told_by_words(recipe, shown)
    return Circumstances(
        sources,
        ingredients_shown=ingredients,
        steps_shown=steps,
        items_listed=shown.listed,
        ingredients_told=told[0],
        steps_told=told[1],
        names=noticed.names,
        repaired=noticed.repaired,
        named_parts=text is None or text.named,
        in_one_element=text is not None and text.in_one_element,
        in_items=text is not None and text.in_items,
        multiplied=noticed.multiplied,
        others=len(recipe.other_recipes),
    )


def _told_by_text(recipe: Recipe, shown: Recipe) -> tuple[Likeness, Likeness]:
    return likeness_of_lines(recipe.ingredients, shown.ingredients), likeness_of_lines(recipe.instructions, shown.instructions)


def _told_by_words(recipe: Recipe, shown: ShownText) -> tuple[Likeness, Likeness]:
    """The page shows the markup's lines otherwise: does it say the same words together?"""
    page = words_in(shown.as_written)
    lists = (("ingredients", recipe.ingredients), ("instructions", recipe.instructions))
    ingredients, steps = (likeness_of_words(lines, nearest_words(lines, page, FOREIGN[name])) for name, lines in lists)
    return ingredients, steps
