"""A page → recipe and evidence (pure): which sources are asked, and when the page's own text is worth reading too."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from galley_watch.extract import facts
from galley_watch.extract.agreement import count_shown, shown_text
from galley_watch.extract.blocks import blocks_of_tree
from galley_watch.extract.document import Document, parse
from galley_watch.extract.graph import Graph, get, read_graph
from galley_watch.extract.json_scripts import read_script
from galley_watch.extract.merge import SourceReading, merge
from galley_watch.extract.page_head import declared_picture, read_head
from galley_watch.extract.page_text import TextReading, read_text
from galley_watch.extract.refusal import refusal
from galley_watch.extract.signals import Circumstances, signals_of
from galley_watch.extract.structured import own_first, read_recipe
from galley_watch.values.extraction import Evidence, Extraction
from galley_watch.values.page import FetchedPage
from galley_watch.values.recipe import Recipe

PAGE_TEXT = "page text"
_TEASER = 160
"""Characters; a whole method is longer, a line that leads to it is not."""


def read_page(page: FetchedPage) -> Extraction:
    """Raises ``LinkError`` where the page holds no recipe."""
    document = parse(page)
    graph, repaired = _json_ld(document)
    readings, others = _structured(document, graph)
    fit = None
    if document.root is not None and _is_doubtful(readings):
        readings, fit = _with_page_text(document, readings)
    if document.root is None:
        raise refusal(document, graph)
    recipe, sources = merge([*_pictured(document), *readings, _head(document, readings)])
    if not is_recipe(recipe, dict(sources), fit):
        raise refusal(document, graph)
    recipe = replace(recipe, other_recipes=tuple(name for name in dict.fromkeys(others) if name != recipe.title)[:50])
    return Extraction(recipe, Evidence(sources, signals_of(recipe, _circumstances(document, recipe, dict(sources), repaired, fit))))


def is_recipe(recipe: Recipe, sources: dict[str, str], fit: TextReading | None) -> bool:
    """Markup that states ingredients or a method is taken at its word; the page's text must be like a recipe."""
    if sources.get("ingredient_groups", PAGE_TEXT) != PAGE_TEXT or sources.get("instruction_sections", PAGE_TEXT) != PAGE_TEXT:
        return True
    if fit is None or not recipe.ingredients:
        return False
    amounts = len(recipe.ingredients) - without_amounts(recipe.ingredients)
    likely = fit.ingredients_fit + fit.method_fit >= 5.0 or fit.ingredients_fit >= (2.2 if fit.mentioned else 3.5)
    return fit.named or (amounts >= 2 and likely)


def _circumstances(document: Document, recipe: Recipe, sources: dict[str, str], repaired: bool, fit: TextReading | None) -> Circumstances:
    shown = shown_text(document.root)
    return Circumstances(
        sources,
        ingredients_shown=None if sources.get("ingredient_groups") == PAGE_TEXT else count_shown(recipe.ingredients, shown),
        steps_shown=None if sources.get("instruction_sections") == PAGE_TEXT else count_shown(recipe.instructions, shown),
        names=document.names,
        repaired=repaired,
        named_parts=fit is None or fit.named,
        others=len(recipe.other_recipes),
    )


def _json_ld(document: Document) -> tuple[Graph, bool]:
    values = []
    any_repaired = False
    for script in document.json_scripts():
        read, repaired = read_script(script)
        values.extend(read)
        any_repaired = any_repaired or repaired
    return read_graph(values), any_repaired


def _structured(document: Document, graph: Graph) -> tuple[list[SourceReading], list[str]]:
    """JSON-LD first; microdata only where JSON-LD lacks ingredients or method."""
    nodes = own_first(graph, document)
    names = [(facts.first_text(get(node, "name"), graph) or "").casefold() for node in nodes]
    same = [node for node, name in zip(nodes, names, strict=True) if name == names[0]][:3]
    readings = [SourceReading("json-ld", read_recipe(node, graph, document.base)) for node in same]
    others = [name for node in nodes[1:] if (name := facts.first_text(get(node, "name"), graph))]
    if document.root is not None and not any(_is_whole(reading.recipe) for reading in readings):
        from galley_watch.extract.microdata import has_microdata, read_microdata

        if has_microdata(document.root):
            items = read_graph(read_microdata(document.root, document.base))
            readings += [SourceReading("microdata", read_recipe(node, items, document.base)) for node in own_first(items, document)[:1]]
    return readings, others


def _is_whole(recipe: Recipe) -> bool:
    return bool(recipe.ingredients and recipe.instructions)


def _is_doubtful(readings: Sequence[SourceReading]) -> bool:
    """Is there reason to read the page's own text as well?"""
    recipe, _ = merge(readings)
    if not _is_whole(recipe) or not recipe.yields or not (recipe.total_minutes or recipe.prep_minutes or recipe.cook_minutes):
        return True
    return bool(
        is_blob(recipe.ingredients) or is_teaser(recipe.instructions) or without_amounts(recipe.ingredients) * 2 > len(recipe.ingredients)
    )


def is_blob(lines: Sequence[str]) -> bool:
    return len(lines) == 1 and len(lines[0]) > 80


def is_teaser(steps: Sequence[str]) -> bool:
    return sum(map(len, steps)) < _TEASER


def without_amounts(lines: Sequence[str]) -> int:
    return sum(1 for line in lines if not re.search(r"[\d¼½¾⅐-⅞]", line))


def _with_page_text(document: Document, readings: Sequence[SourceReading]) -> tuple[list[SourceReading], TextReading]:
    """The readings with the page's own text after them, or before them for a field that it states better."""
    reading = read_text(blocks_of_tree(document.root))
    text = reading.recipe
    stated, _ = merge(readings)
    better = Recipe(
        title="",
        ingredient_groups=text.ingredient_groups if states_more(text.ingredients, stated.ingredients) else (),
        instruction_sections=text.instruction_sections if is_longer_method(text.instructions, stated.instructions) else (),
    )
    return [SourceReading(PAGE_TEXT, better), *readings, SourceReading(PAGE_TEXT, text)], reading


def states_more(text: Sequence[str], stated: Sequence[str]) -> bool:
    """Does the page show the same ingredients with their amounts, or in lines where the markup has one blob?"""
    if not stated or len(text) < 2 or without_amounts(text) * 2 > len(text):
        return False
    shown = " ".join(text).casefold()
    known = re.findall(r"[^\W\d_]{3,}", " ".join(stated).casefold())
    if not known or sum(1 for word in known if word in shown) < 0.7 * len(known):
        return False
    return is_blob(stated) or (without_amounts(stated) * 2 > len(stated) and without_amounts(text) < without_amounts(stated))


def is_longer_method(text: Sequence[str], stated: Sequence[str]) -> bool:
    return is_teaser(stated) and sum(map(len, text)) > 3 * sum(map(len, stated)) + 100


def _pictured(document: Document) -> list[SourceReading]:
    return [SourceReading("page head", Recipe(title="", image=declared_picture(document)))]


def _head(document: Document, readings: Sequence[SourceReading]) -> SourceReading:
    known, _ = merge(readings)
    return SourceReading("page head", read_head(document, wants_picture=not known.image, wants_author=not known.author))
