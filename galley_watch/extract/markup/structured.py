"""A Recipe node of a graph → the recipe as it states it, and which of several nodes is the page's own (pure)."""

from __future__ import annotations

from itertools import takewhile
from typing import Any
from urllib.parse import urlsplit

from galley_watch.extract import text
from galley_watch.extract.document import Document
from galley_watch.extract.markup import facts
from galley_watch.extract.markup.durations import minutes_of
from galley_watch.extract.markup.graph import Graph, Node, get, types_of
from galley_watch.extract.markup.ingredient_lines import groups_of
from galley_watch.extract.markup.instructions import sections_of
from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.blocks import Block
from galley_watch.extract.page_text.line_kinds import MAX_FACTS, NOT_A_LINE, is_fact_of_dish
from galley_watch.extract.page_text.stated_facts import stated_facts
from galley_watch.values.recipe import IngredientGroup, Recipe

_MAX_CANDIDATES = 60
_INGREDIENTS = ("recipeIngredient", "ingredients", "recipeIngredients", "ingredient", "supply")
_PICTURES = ("image", "photo", "thumbnailUrl")
_SURROUNDINGS = frozenset(("webpage", "itempage", "article", "newsarticle", "blogposting", "blog"))
_UNIT_CODES = {"MIN": "minutes", "HUR": "hours", "SEC": "seconds", "DAY": "days"}
"""Codes of units of time (UN/CEFACT), which ``unitCode`` may hold."""


def read_recipe(node: Node, graph: Graph, base: str | None) -> Recipe:
    """All fields that the node states; the title is "" where it has none."""

    def minutes(*names: str) -> int | None:
        return next((found for item in graph.each(get(node, *names)) if (found := minutes_of(_duration(item)))), None)

    served, groups = _without_facts(groups_of(get(node, *_INGREDIENTS), graph))
    published, modified = facts.date_of(get(node, "datePublished"), graph), facts.date_of(get(node, "dateModified"), graph)
    return Recipe(
        title=facts.first_text(get(node, "name", "headline"), graph) or "",
        ingredient_groups=groups,
        instruction_sections=sections_of(get(node, "recipeInstructions", "instructions", "recipeInstruction", "step", "steps"), graph),
        description=facts.first_text(get(node, "description"), graph),
        total_minutes=minutes("totalTime"),
        prep_minutes=minutes("prepTime"),
        cook_minutes=minutes("cookTime", "performTime"),
        yields=facts.yield_of(get(node, "recipeYield", "yield"), graph) or served,
        image=next((found for name in _PICTURES if (found := facts.image_of(get(node, name), graph, base))), None),
        author=facts.author_of(get(node, "author", "creator"), graph),
        site_name=facts.first_text(get(node, "publisher"), graph),
        language=facts.language_of(get(node, "inLanguage"), graph),
        categories=facts.all_texts(get(node, "recipeCategory"), graph, split=True),
        cuisines=facts.all_texts(get(node, "recipeCuisine"), graph, split=True),
        keywords=facts.keywords_of(get(node, "keywords"), graph),
        equipment=facts.tools_of(get(node, "tool", "tools"), graph),
        nutrition=facts.nutrition_of(get(node, "nutrition"), graph),
        rating=facts.rating_of(get(node, "aggregateRating"), graph),
        video=facts.video_of(get(node, "video"), graph, base),
        published=published,
        modified=modified,
    )


def _without_facts(groups: tuple[IngredientGroup, ...]) -> tuple[str | None, tuple[IngredientGroup, ...]]:
    """For how many it is, where the first lines say that, and the groups without those lines."""
    first = groups[0] if groups else IngredientGroup(None, ())
    told = list(takewhile(_states_no_ingredient, first.lines[:MAX_FACTS]))
    if not told or len(told) == len(first.lines):
        return None, groups
    blocks = [Block(line) for line in told]
    return stated_facts(blocks, blocks, ()).yields, (IngredientGroup(first.heading, first.lines[len(told) :]), *groups[1:])


def _states_no_ingredient(line: str) -> bool:
    return is_fact_of_dish(line) or bool(words.INGREDIENTS_HEADING.match(line) or NOT_A_LINE.match(line))


def _duration(item: Any) -> Any:
    if not isinstance(item, dict):
        return item
    stated = get(item, "maxValue", "value", "@value", "name", "text", "minValue")
    unit = get(item, "unitText", "unitCode")
    is_bare = isinstance(stated, int | float) or (isinstance(stated, str) and stated.strip().isdecimal())
    return f"{stated} {_UNIT_CODES.get(unit, unit)}" if is_bare and isinstance(unit, str) else stated


def read_surroundings(graph: Graph) -> Recipe:
    """What the article or page around the recipe says of itself, where all such nodes name the same author."""
    around = [node for node in graph.others if types_of(node) & _SURROUNDINGS]
    authors = {author: None for node in around if (author := facts.author_of(get(node, "author", "creator"), graph))}
    return Recipe(title="", author=next(iter(authors)) if len(authors) == 1 else None)


def own_first(graph: Graph, document: Document) -> list[Node]:
    """The Recipe nodes, the page's own one first: it has ingredients and a method, the page's address, and the page's name."""
    addresses = {_bare(address) for address in (document.url, document.canonical, document.meta.get("og:url")) if address}
    names = {name.casefold() for name in document.names.all}

    def fitness(place_and_node: tuple[int, Node]) -> tuple[float, int]:
        place, node = place_and_node
        points = 4.0 * (get(node, "recipeIngredient", "ingredients") is not None)
        points += 3.0 * (get(node, "recipeInstructions", "instructions") is not None)
        stated = {_bare(address) for address in _addresses(node, graph)}
        points += 3.0 if stated & addresses else -1.0 if stated else 0.0
        name = (facts.first_text(get(node, "name", "headline"), graph) or "").casefold()
        if name:
            points += 3.0 if name in names else 1.5 if any(name in other or other in name for other in names) else 0.0
        return (-points, place)

    numbered = list(enumerate(graph.recipes[:_MAX_CANDIDATES]))
    return [node for _, node in sorted(numbered, key=fitness)] if len(numbered) > 1 else list(graph.recipes)


def is_rest_of(one: Node, other: Node) -> bool:
    """Do two nodes say that they are one by their ``@id``, and is only one of them named?"""
    return isinstance(one.get("@id"), str) and one["@id"] == other.get("@id") and not (get(one, "name") and get(other, "name"))


def _addresses(node: Node, graph: Graph) -> list[str]:
    found = []
    for value in (node.get("url"), node.get("mainEntityOfPage"), node.get("@id")):
        for item in graph.each(value):
            address = get(item, "@id", "url") if isinstance(item, dict) else item
            if isinstance(address, str):
                found.append(address)
    return found


def _bare(address: str) -> str:
    """An address without scheme, www., query, fragment and last slash."""
    try:
        parts = urlsplit(text.unescape(address[:2000]).strip())
    except ValueError:
        return ""
    return parts.netloc.lower().removeprefix("www.") + parts.path.rstrip("/")
