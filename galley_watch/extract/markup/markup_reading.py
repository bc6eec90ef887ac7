"""What a page's markup states (pure): JSON-LD, and microdata where that lacks the ingredients or the method."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from galley_watch.extract.document import Document, mended, tree_of_html_elements
from galley_watch.extract.markup import facts
from galley_watch.extract.markup.graph import Graph, Node, get, read_graph
from galley_watch.extract.markup.json_scripts import read_script
from galley_watch.extract.markup.microdata import has_microdata, read_microdata
from galley_watch.extract.markup.structured import is_rest_of, own_first, read_recipe, read_surroundings
from galley_watch.extract.merge import SourceReading, is_whole, merge
from galley_watch.extract.source import Source
from galley_watch.values.recipe import Recipe

_MOST_OF_ONE = 3
"""Items of one name that are read as one recipe."""


@dataclass(frozen=True, slots=True)
class Markup:
    """``readings`` of the page's own recipe, the surest first, and the ``recipe`` that they make together; ``around`` it what the
    article or the page says of itself; ``others``, the names of further recipes; the ``graph`` of all JSON-LD, and whether that had
    to be mended.
    """

    readings: tuple[SourceReading, ...]
    recipe: Recipe
    around: tuple[SourceReading, ...]
    others: tuple[str, ...]
    graph: Graph
    repaired: bool


def read_markup(document: Document) -> Markup:
    """Nothing but an empty recipe where the page has no markup."""
    graph, repaired = _json_ld(document)
    nodes = own_first(graph, document)
    readings = [SourceReading(Source.JSON_LD, read_recipe(node, graph, document.base)) for node in _of_one_recipe(nodes, graph)]
    if not any(is_whole(reading.recipe) for reading in readings):
        readings += _microdata(document)
    return Markup(
        tuple(readings),
        merge(readings)[0],
        (SourceReading(Source.JSON_LD, read_surroundings(graph)),) if graph.recipes or graph.others else (),
        tuple(name for node in nodes[1:] if (name := facts.first_text(get(node, "name"), graph))),
        graph,
        repaired,
    )


def _json_ld(document: Document) -> tuple[Graph, bool]:
    scripts = [read_script(script) for script in document.json_scripts()]
    return read_graph([value for values, _ in scripts for value in values]), any(repaired for _, repaired in scripts)


def _of_one_recipe(nodes: Sequence[Node], graph: Graph) -> list[Node]:
    """The first node, and those that are the same recipe again or the rest of it."""
    names = [(facts.first_text(get(node, "name"), graph) or "").casefold() for node in nodes]
    return [node for node, name in zip(nodes, names, strict=True) if name == names[0] or is_rest_of(node, nodes[0])][:_MOST_OF_ONE]


def _microdata(document: Document) -> list[SourceReading]:
    if document.root is None or not has_microdata(document.root):
        return []
    items = read_graph(read_microdata(tree_of_html_elements(mended(document)), document.base))
    return [SourceReading(Source.MICRODATA, read_recipe(node, items, document.base)) for node in own_first(items, document)[:1]]
