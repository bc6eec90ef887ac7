"""What a page states outside its markup (pure): its text, parts that name themselves, the data behind it; read where there is a doubt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from galley_watch.extract.cross_check import doubts
from galley_watch.extract.cross_check.agreement import MOST_BETWEEN, ShownText, lines_on_page, shown_text
from galley_watch.extract.document import Document
from galley_watch.extract.filled_in import fill_in
from galley_watch.extract.markup.graph import Graph
from galley_watch.extract.markup.named_parts import may_name_parts, read_named_parts
from galley_watch.extract.markup.structured import read_recipe
from galley_watch.extract.merge import SourceReading, is_whole
from galley_watch.extract.page_text.known_lists import facts_near
from galley_watch.extract.page_text.text_reading import TextReading, read_text
from galley_watch.extract.page_text.tree_blocks import blocks_of_tree
from galley_watch.extract.source import Source
from galley_watch.values.recipe import Recipe

_FEW = 2


@dataclass(frozen=True, slots=True)
class OutsideMarkup:
    """``better`` are readings of what the page says better than its markup, ``further`` of all that it says; ``text`` the reading of its
    text where that was weighed.
    """

    better: tuple[SourceReading, ...] = ()
    further: tuple[SourceReading, ...] = ()
    text: TextReading | None = None


def shown_unless_doubtful(document: Document, stated: Recipe) -> ShownText | None:
    """What the page shows, where its markup leaves no doubt by itself; None where its text is to be read anyhow.

    What scripts would write into the page is filled in only where something is missing. The tree loses its scripts.
    """
    shown = None if doubts.is_doubtful(stated) else shown_text(document.root)
    if shown and not doubts.lacks_facts(stated) and lines_on_page(stated.ingredients, shown.letters).count == len(stated.ingredients):
        return shown
    changed = fill_in(document.root, document.source)
    return shown_text(document.root) if shown and changed else shown


def read_outside_markup(document: Document, stated: Recipe, shown: ShownText | None, is_only: bool) -> OutsideMarkup:
    """As much as the doubt asks for. ``is_only``: the markup has no other recipe to which a longer list may belong."""
    if shown is None or _may_hold_part(stated, shown):
        return _text_and_data(document, stated, is_only)
    return _facts_of_text(document, stated) if doubts.lacks_facts(stated) else OutsideMarkup()


def _may_hold_part(stated: Recipe, shown: ShownText) -> bool:
    """May the markup hold some groups of the page's list only? All its lines stand there, with more amounts between or beside them.

    A list that stands there again, for print, is no more of it; nor is what stands inside its items, as amounts in other measures.
    """
    lines = stated.ingredients
    found = lines_on_page(lines, shown.letters)
    if found.count < len(lines):
        return False
    if found.in_one_run and (found.between < MOST_BETWEEN["ingredients"] or shown.listed == len(lines)):
        return shown.measured >= doubts.LONGER * (len(lines) - doubts.without_amounts(lines)) * max(1, found.times)
    return True


def _text_and_data(document: Document, stated: Recipe, is_only: bool) -> OutsideMarkup:
    text = read_text(blocks_of_tree(document.root))
    found = [SourceReading(Source.PAGE_TEXT, text.recipe)]
    if not is_whole(stated) or doubts.lacks_amounts(stated.ingredients):
        found = [*_named_parts(document, text.recipe), *(_page_data(document) if _wants_data(text) else ()), *found]
    elif doubts.says_little(stated):
        found = [*_page_data(document), *found]
    better = (SourceReading(part.source, _better(part.recipe, stated, is_only)) for part in found)
    return OutsideMarkup(tuple(better), tuple(found), text)


def _facts_of_text(document: Document, stated: Recipe) -> OutsideMarkup:
    """Yield and times near the lists of the markup; all of the text where these lists are not found in it."""
    blocks = blocks_of_tree(document.root)
    if near := facts_near(blocks, stated.ingredients, stated.instructions):
        return OutsideMarkup(further=(SourceReading(Source.PAGE_TEXT, near),))
    text = read_text(blocks)
    return OutsideMarkup(further=(SourceReading(Source.PAGE_TEXT, text.recipe),), text=text)


def _named_parts(document: Document, shown: Recipe) -> Iterator[SourceReading]:
    """Elements that name themselves ingredients and method without an item around them.

    Ingredients alone count where the text shows a method, and no more of them.
    """
    if may_name_parts(document.source) and (found := read_named_parts(document.root)):
        syntax, node = found
        recipe = read_recipe(node, Graph(), document.base)
        if is_whole(recipe) and (syntax == Source.H_RECIPE or not doubts.lacks_amounts(recipe.ingredients)):
            yield SourceReading(syntax, recipe)
        elif syntax != Source.H_RECIPE and shown.instructions and _is_list_of(recipe, shown):
            yield SourceReading(syntax, Recipe(title="", ingredient_groups=recipe.ingredient_groups))


def _is_list_of(named: Recipe, shown: Recipe) -> bool:
    lines = named.ingredients
    return not named.instructions and len(lines) > max(_FEW, len(shown.ingredients) - 1) and not doubts.lacks_amounts(lines)


def _wants_data(text: TextReading) -> bool:
    """A named list with amounts reads better than the data behind it, which has decimals and bare names."""
    return not text.named or doubts.lacks_amounts(text.recipe.ingredients)


def _page_data(document: Document) -> Iterator[SourceReading]:
    from galley_watch.extract.page_data import DataSources, read_page_data  # a seventh of the reading process's start, for few pages

    texts = DataSources(document.root)
    if data := read_page_data(texts.speaking(), document.names.all, document.canonical or document.url, texts.measuring()):
        yield SourceReading(Source.PAGE_DATA, data.recipe, data.multiplied)


def _better(shown: Recipe, stated: Recipe, is_only: bool) -> Recipe:
    """The lists that the page shows better than its markup states them."""
    a_part = is_only and doubts.is_a_part(stated.ingredients, shown.ingredients, stated.instructions)
    shows_more = a_part or (is_only and doubts.lacks_lines(stated.ingredients, shown.ingredients))
    return Recipe(
        title="",
        ingredient_groups=shown.ingredient_groups if shows_more or doubts.states_more(shown.ingredients, stated.ingredients) else (),
        instruction_sections=shown.instruction_sections
        if doubts.tells_method_better(shown.instructions, stated.instructions, of_a_part=a_part)
        else (),
    )
