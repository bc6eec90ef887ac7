"""A page → recipe and evidence (pure): its markup, what it states outside that, the choice between them, and whether that is a recipe."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from galley_watch.errors import LinkError
from galley_watch.extract.cross_check.agreement import shown_text
from galley_watch.extract.cross_check.doubts import is_doubtful
from galley_watch.extract.cross_check.evidence import Noticed, evidence_of
from galley_watch.extract.cross_check.shown_headings import with_shown_headings
from galley_watch.extract.cross_check.shown_lists import with_shown_lists
from galley_watch.extract.cross_check.shown_notes import with_shown_notes
from galley_watch.extract.cross_check.whole_description import with_whole_description
from galley_watch.extract.document import Document, mended, parse
from galley_watch.extract.head.labelled_servings import labelled_servings
from galley_watch.extract.head.page_head import declared_picture, read_head
from galley_watch.extract.markup.graph import Graph
from galley_watch.extract.markup.markup_reading import read_markup
from galley_watch.extract.merge import SourceReading, merge
from galley_watch.extract.outside_markup import read_outside_markup, shown_unless_doubtful
from galley_watch.extract.page_text.kitchen_tools import with_tools_apart
from galley_watch.extract.page_text.likeness import names_something, states_amount
from galley_watch.extract.page_text.text_reading import TextReading
from galley_watch.extract.source import Source
from galley_watch.values.extraction import Extraction
from galley_watch.values.page import FetchedPage
from galley_watch.values.recipe import Recipe

_MANY_OTHERS = 50
_SHOP_TYPES = frozenset(("product", "productgroup"))
_WRITTEN = frozenset(("article", "newsarticle", "blogposting"))
"""What may name products that it speaks of."""
_SURE = 4.5
_SURE_LIST = 3.5
_SURE_NAMED_LIST = 2.2
"""Points of a text's two lists, or of its ingredients alone, with which it is a recipe though its headings do not say so."""


def read_page(page: FetchedPage) -> Extraction:
    """Raises ``LinkError`` where the page holds no recipe."""
    document = parse(page)
    markup = read_markup(document)
    if document.root is None:
        raise _refusal(document, markup.graph)
    if is_doubtful(markup.recipe):
        document = mended(document)
    shown = shown_unless_doubtful(document, markup.recipe)
    outside = read_outside_markup(document, markup.recipe, shown, is_only=not markup.others)
    readings = [_picture(document), *outside.better, *markup.readings, *outside.further, *markup.around]
    recipe, sources = merge([*readings, _head(document, merge(readings)[0], outside.text)])
    source_of = dict(sources)
    if not _is_recipe(recipe, source_of, outside.text) or (_is_of_shop(markup.graph, source_of) and not recipe.instructions):
        raise _refusal(document, markup.graph)
    if source_of.get("ingredient_groups", Source.PAGE_TEXT) in (Source.PAGE_TEXT, Source.PAGE_DATA):  # markup is taken at its word
        _refuse_what_nobody_eats(recipe, outside.text.told_around if outside.text else ())
    shown = shown or shown_text(document.root)
    recipe = with_shown_lists(recipe, document.root, shown.letters, source_of.get("instruction_sections"))
    recipe = with_tools_apart(with_shown_headings(recipe, document.root, shown.letters, source_of))
    recipe = with_whole_description(with_shown_notes(recipe, document.root), shown.as_written)
    others = [name for name in dict.fromkeys(markup.others) if name != recipe.title]
    recipe = replace(recipe, other_recipes=tuple(others[:_MANY_OTHERS]), equipment=recipe.equipment or shown.tools)
    multiplied = max(reading.multiplied for reading in readings)
    return Extraction(recipe, evidence_of(recipe, sources, Noticed(document.names.all, shown, outside.text, markup.repaired, multiplied)))


def _picture(document: Document) -> SourceReading:
    """The one that the page declares for all who link to it is asked first."""
    return SourceReading(Source.PAGE_HEAD, Recipe(title="", image=declared_picture(document)))


def _head(document: Document, known: Recipe, text: TextReading | None) -> SourceReading:
    """What the head, the headings and labels in the page's code state of that which is not known yet."""
    recipe = read_head(
        document,
        wants_title=not known.title,
        wants_picture=not known.image,
        wants_author=not known.author,
        above=text.headings_above if text else (),
    )
    if not known.yields:
        recipe = replace(recipe, yields=labelled_servings(document.root, document.source))
    return SourceReading(Source.PAGE_HEAD, recipe)


def _is_recipe(recipe: Recipe, sources: Mapping[str, Source], text: TextReading | None) -> bool:
    """Markup or data that states ingredients or a method is taken at its word; the page's text must be like a recipe."""
    if any(sources.get(part, Source.PAGE_TEXT) != Source.PAGE_TEXT for part in ("ingredient_groups", "instruction_sections")):
        return True
    if text is None or not recipe.ingredients:
        return False
    if 2 * sum(map(names_something, recipe.ingredients)) < len(recipe.ingredients):
        return False
    amounts = sum(map(states_amount, recipe.ingredients))
    is_sure = text.ingredients_fit + text.method_fit >= _SURE
    is_sure_list = text.ingredients_fit >= (_SURE_NAMED_LIST if text.mentioned else _SURE_LIST)
    return text.named or (amounts >= (1 if text.mentioned and is_sure else 2) and (is_sure or is_sure_list))


def _is_of_shop(graph: Graph, sources: Mapping[str, Source]) -> bool:
    """What a shop's page lists in its text is what something is made of, unless it says what to do with it."""
    is_shop = bool(graph.types & _SHOP_TYPES) and not graph.recipes and not graph.types & _WRITTEN
    return is_shop and sources.get("ingredient_groups") == Source.PAGE_TEXT


# What pages without a recipe say, in ten languages, is compiled when the first of them comes.


def _refuse_what_nobody_eats(recipe: Recipe, told_around: Sequence[str]) -> None:
    from galley_watch.extract.refusal.not_food import is_not_food
    from galley_watch.extract.refusal.refusals import not_to_eat
    from galley_watch.extract.refusal.talk_of_use import speaks_of_use

    title, ingredients, method = recipe.title, recipe.ingredients, recipe.instructions
    if is_not_food(title, ingredients, method) or speaks_of_use(title, ingredients, (*method, *told_around)):
        raise not_to_eat()


def _refusal(document: Document, graph: Graph) -> LinkError:
    from galley_watch.extract.refusal.refusals import refusal

    return refusal(document, graph)
