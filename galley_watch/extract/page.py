"""A page → recipe and evidence (pure): which sources are asked, and when the page's own text is worth reading too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from galley_watch.extract import facts
from galley_watch.extract.agreement import MOST_BETWEEN, Shown, look_at, standing
from galley_watch.extract.blocks import blocks_of_tree
from galley_watch.extract.cross_check import (
    LONGER,
    is_a_part,
    is_doubtful,
    is_whole,
    lacks_amounts,
    lacks_facts,
    lacks_lines,
    says_little,
    states_more,
    tells_method_better,
    without_amounts,
)
from galley_watch.extract.document import Document, parse, tree_of_html_elements
from galley_watch.extract.evidence import PAGE_TEXT, Noticed, evidence_of
from galley_watch.extract.filled_in import fill_in
from galley_watch.extract.graph import Graph, get, read_graph
from galley_watch.extract.json_scripts import read_script
from galley_watch.extract.kitchen_tools import with_tools_apart
from galley_watch.extract.known_lists import facts_near
from galley_watch.extract.labelled_servings import labelled_servings
from galley_watch.extract.merge import SourceReading, merge
from galley_watch.extract.named_parts import may_name_parts, read_named_parts
from galley_watch.extract.not_food import is_not_food
from galley_watch.extract.page_data import DataSources, read_page_data
from galley_watch.extract.page_head import declared_picture, read_head
from galley_watch.extract.page_text import TextReading, read_text
from galley_watch.extract.refusal import not_to_eat, refusal
from galley_watch.extract.shown_headings import with_shown_headings
from galley_watch.extract.structured import is_rest_of, own_first, read_recipe, read_surroundings
from galley_watch.values.extraction import Extraction
from galley_watch.values.page import FetchedPage
from galley_watch.values.recipe import Recipe

PAGE_DATA = "page data"


def read_page(page: FetchedPage) -> Extraction:
    """Raises ``LinkError`` where the page holds no recipe."""
    document = parse(page)
    graph, repaired = _json_ld(document)
    readings, others = _structured(document, graph)
    fit = None
    stated, _ = merge(readings)
    look = _look(document, stated) if document.root is not None else None
    if document.root is not None and (look is None or _may_hold_part(stated, look)):
        readings, fit = _with_page_text(document, readings, alone=not others)
    elif look is not None and lacks_facts(stated):
        readings, fit = _with_facts(document, readings, stated)
    if document.root is None:
        raise refusal(document, graph)
    if graph.recipes or graph.others:
        readings = [*readings, SourceReading("json-ld", read_surroundings(graph))]
    recipe, sources = merge([*_pictured(document), *readings, _head(document, readings, fit.headings_above if fit else ())])
    if not is_recipe(recipe, dict(sources), fit):
        raise refusal(document, graph)
    if dict(sources).get("ingredient_groups", PAGE_TEXT) in (PAGE_TEXT, PAGE_DATA) and is_not_food(
        recipe.title, recipe.ingredients, recipe.instructions
    ):
        raise not_to_eat()
    look = look or look_at(document.root)
    recipe = with_shown_headings(recipe, document.root, look.text, dict(sources))
    recipe = replace(with_tools_apart(recipe), other_recipes=tuple(name for name in dict.fromkeys(others) if name != recipe.title)[:50])
    multiplied = max((reading.multiplied for reading in readings), default=0)
    return Extraction(recipe, evidence_of(recipe, sources, Noticed(document.names, look, fit, repaired, multiplied)))


def _look(document: Document, stated: Recipe) -> Shown | None:
    """What the page shows, where its markup leaves no doubt by itself; None where its text is to be read anyhow.

    What scripts would write into the page is filled in only where something is missing.
    """
    look = None if is_doubtful(stated) else look_at(document.root)
    if look and not lacks_facts(stated) and standing(stated.ingredients, look.text).shown == len(stated.ingredients):
        return look
    changed = fill_in(document.root, document.source)
    return look_at(document.root) if look and changed else look


def is_recipe(recipe: Recipe, sources: dict[str, str], fit: TextReading | None) -> bool:
    """Markup that states ingredients or a method is taken at its word; the page's text must be like a recipe."""
    if sources.get("ingredient_groups", PAGE_TEXT) != PAGE_TEXT or sources.get("instruction_sections", PAGE_TEXT) != PAGE_TEXT:
        return True
    if fit is None or not recipe.ingredients:
        return False
    amounts = len(recipe.ingredients) - without_amounts(recipe.ingredients)
    likely = fit.ingredients_fit + fit.method_fit >= 5.0 or fit.ingredients_fit >= (2.2 if fit.mentioned else 3.5)
    return fit.named or (amounts >= 2 and likely)


def _may_hold_part(stated: Recipe, look: Shown) -> bool:
    """May the markup hold some groups of the page's list only? All its lines stand there, with more between or beside them."""
    lines = stated.ingredients
    shown = standing(lines, look.text)
    if shown.shown < len(lines):
        return False
    is_alone = shown.in_one_run and shown.between < MOST_BETWEEN["ingredients"]
    return not is_alone or look.listed >= LONGER * len(lines)


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
    same = [node for node, name in zip(nodes, names, strict=True) if name == names[0] or is_rest_of(node, nodes[0])][:3]
    readings = [SourceReading("json-ld", read_recipe(node, graph, document.base)) for node in same]
    others = [name for node in nodes[1:] if (name := facts.first_text(get(node, "name"), graph))]
    if document.root is not None and not any(is_whole(reading.recipe) for reading in readings):
        from galley_watch.extract.microdata import has_microdata, read_microdata

        if has_microdata(document.root):
            items = read_graph(read_microdata(tree_of_html_elements(document), document.base))
            readings += [SourceReading("microdata", read_recipe(node, items, document.base)) for node in own_first(items, document)[:1]]
    return readings, others


def _page_data(document: Document) -> Iterator[SourceReading]:
    sources = DataSources(document.root)
    if data := read_page_data(sources.speaking(), document.names, document.canonical or document.url, sources.measuring()):
        yield SourceReading(PAGE_DATA, data.recipe, data.multiplied)


def _named_parts(document: Document) -> Iterator[SourceReading]:
    """Elements that name themselves ingredients and method without an item around them."""
    if may_name_parts(document.source) and (found := read_named_parts(document.root)):
        recipe = read_recipe(found[1], Graph(), document.base)
        if is_whole(recipe) and (found[0] == "h-recipe" or not lacks_amounts(recipe.ingredients)):
            yield SourceReading(found[0], recipe)


def _with_page_text(document: Document, readings: Sequence[SourceReading], alone: bool) -> tuple[list[SourceReading], TextReading]:
    """The readings with the page's own text and data after them, or before them for a field that these state better."""
    reading = read_text(blocks_of_tree(document.root))
    stated, _ = merge(readings)
    found = [SourceReading(PAGE_TEXT, reading.recipe)]
    if not is_whole(stated) or lacks_amounts(stated.ingredients):
        found = [*_named_parts(document), *(_page_data(document) if _wants_data(reading) else ()), *found]
    elif says_little(stated):
        found = [*_page_data(document), *found]
    better = [SourceReading(part.source, _better(part.recipe, stated, alone)) for part in found]
    return [*better, *readings, *found], reading


def _with_facts(document: Document, readings: list[SourceReading], stated: Recipe) -> tuple[list[SourceReading], TextReading | None]:
    """The readings with the yield and the times that the page's text states near the lists of the markup."""
    blocks = blocks_of_tree(document.root)
    if facts := facts_near(blocks, stated.ingredients, stated.instructions):
        return [*readings, SourceReading(PAGE_TEXT, facts)], None
    reading = read_text(blocks)
    return [*readings, SourceReading(PAGE_TEXT, reading.recipe)], reading


def _wants_data(reading: TextReading) -> bool:
    """A named list with amounts reads better than the data behind it, which has decimals and bare names."""
    return not reading.named or lacks_amounts(reading.recipe.ingredients)


def _better(shown: Recipe, stated: Recipe, alone: bool) -> Recipe:
    """The parts that the page shows better; a longer list counts only where the markup has no other recipe that it may belong to."""
    a_part = alone and is_a_part(stated.ingredients, shown.ingredients, stated.instructions)
    shows_more = a_part or (alone and lacks_lines(stated.ingredients, shown.ingredients))
    return Recipe(
        title="",
        ingredient_groups=shown.ingredient_groups if shows_more or states_more(shown.ingredients, stated.ingredients) else (),
        instruction_sections=shown.instruction_sections
        if tells_method_better(shown.instructions, stated.instructions, of_a_part=a_part)
        else (),
    )


def _pictured(document: Document) -> list[SourceReading]:
    return [SourceReading("page head", Recipe(title="", image=declared_picture(document)))]


def _head(document: Document, readings: Sequence[SourceReading], above: Sequence[str]) -> SourceReading:
    known, _ = merge(readings)
    recipe = read_head(document, wants_title=not known.title, wants_picture=not known.image, wants_author=not known.author, above=above)
    return SourceReading("page head", recipe if known.yields else replace(recipe, yields=labelled_servings(document.root, document.source)))
