"""Page or pasted text → the recipe as it states it, with the evidence for each field (pure).

Sources, the surest first, and chosen field by field: JSON-LD, microdata, the page's own text, its head.
"""

from __future__ import annotations

from galley_watch.errors import ErrorCode, LinkError
from galley_watch.extract import facts
from galley_watch.extract.document import Document, parse
from galley_watch.extract.graph import read_graph
from galley_watch.extract.json_scripts import read_script
from galley_watch.extract.merge import SourceReading, merge
from galley_watch.extract.refusal import refusal
from galley_watch.extract.structured import own_first, read_recipe
from galley_watch.values.extraction import Evidence, Extraction
from galley_watch.values.page import Payload, RawText
from galley_watch.values.recipe import Recipe


def extract(payload: Payload) -> Extraction:
    """The recipe of a page or of pasted text. Raises ``LinkError`` with the code and what the page seems to be."""
    if isinstance(payload, RawText):
        raise LinkError(ErrorCode.NO_RECIPE, "There is no recipe in this text.")
    return _of_page(parse(payload))


def _of_page(document: Document) -> Extraction:
    readings: list[SourceReading] = []
    values = []
    for script in document.json_scripts():
        read, _ = read_script(script)
        values.extend(read)
    graph = read_graph(values)
    for node in own_first(graph, document):
        readings.append(SourceReading("json-ld", read_recipe(node, graph, document.base)))
    readings = readings[:1]
    if document.root is not None and not (readings and readings[0].recipe.ingredients and readings[0].recipe.instructions):
        from galley_watch.extract.microdata import has_microdata, read_microdata

        if has_microdata(document.root):
            graph = read_graph(read_microdata(document.root, document.base))
            for node in own_first(graph, document)[:1]:
                readings.append(SourceReading("microdata", read_recipe(node, graph, document.base)))
    if not any(reading.recipe.ingredients or reading.recipe.instructions for reading in readings):
        raise refusal(document)
    readings.append(SourceReading("page head", _of_head(document)))
    recipe, sources = merge(readings)
    return Extraction(recipe, Evidence(sources, ()))


def _of_head(document: Document) -> Recipe:
    return Recipe(
        title=document.names[-1] if document.names else "",
        description=document.meta.get("og:description") or document.meta.get("description"),
        image=facts.absolute(document.meta.get("og:image"), document.base),
        author=document.meta.get("author"),
        site_name=document.meta.get("og:site_name"),
        language=document.language,
        canonical_url=document.canonical,
    )
