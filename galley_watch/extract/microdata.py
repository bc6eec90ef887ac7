"""Microdata → nodes of the same shape as JSON-LD (pure), through extruct and the shared tree; imported only where a page has some."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from lxml import etree

from galley_watch.extract import text
from galley_watch.extract.graph import Node, local

_INGREDIENTS = ("recipeIngredient", "ingredients", "ingredient")
_METHOD = ("recipeInstructions", "instructions")
_FACTS = ("recipeYield", "yield", "prepTime", "cookTime", "totalTime")
_MAX_PROPERTIES = 4_000
_MAX_SCOPES = 1_500
_MAX_NESTING = 12
"""Items inside items; extruct walks each again from every one around it."""
_MAX_DEPTH = 30


def has_microdata(root: Any) -> bool:
    return next(_recipe_elements(root), None) is not None


def read_microdata(root: Any, base: str | None) -> list[Node]:
    """The Recipe items of the page. Items with more properties than any recipe has, or that extruct cannot read, are left out."""
    from extruct.w3cmicrodata import MicrodataExtractor  # 25 MB and 180 ms, so only for pages that need it

    extractor = MicrodataExtractor()
    nodes: list[Node] = []
    for element in list(_recipe_elements(root))[:20]:
        if not _is_bounded(element):
            continue
        try:
            items = extractor.extract_items(element, base or "")
        except (RecursionError, ValueError, AssertionError, etree.LxmlError):  # itemref loops, addresses that are none
            continue
        nodes.extend(_node(item, 0) for item in items[:1])
    return nodes


def has_loose_properties(root: Any) -> bool:
    return next(_elements_of(root, _INGREDIENTS), None) is not None


def read_loose_properties(root: Any) -> Node:
    """A Recipe of the properties that stand anywhere on the page: invalid nesting (``<p itemscope><ul>``) closes an item before
    its properties, and some pages name properties without an item.
    """
    return {
        "@type": "Recipe",
        "recipeIngredient": _once([_markup(element) for element in islice(_elements_of(root, _INGREDIENTS), 200)]),
        "recipeInstructions": _once([_markup(element) for element in islice(_elements_of(root, _METHOD), 100)]),
    } | {name: _stated(element) for name in _FACTS for element in islice(_elements_of(root, (name,)), 1)}


def _once(values: list[str]) -> list[str]:
    """Pages repeat the whole list for print or small screens."""
    half = len(values) // 2
    return (
        values[:half]
        if half and [text.plain(value) for value in values[:half]] == [text.plain(value) for value in values[half:]]
        else values
    )


def _elements_of(root: Any, properties: tuple[str, ...]) -> Iterator[Any]:
    """The outermost elements of these properties."""
    taken: set[Any] = set()
    for element in root.iterfind(".//*[@itemprop]"):
        wanted = any(name in properties for name in (element.get("itemprop") or "").split())
        if wanted and not any(above in taken for above in islice(element.iterancestors(), 12)):
            taken.add(element)
            yield element


def _markup(element: Any) -> str:
    return etree.tostring(element, encoding="unicode", method="html", with_tail=False)[:50_000]


def _stated(element: Any) -> str:
    return element.get("content") or element.get("datetime") or _markup(element)


def _is_bounded(item: Any) -> bool:
    properties = scopes = nesting = 0
    for event, element in etree.iterwalk(item, events=("start", "end")):
        is_scope = element.get("itemscope") is not None
        nesting += is_scope * (1 if event == "start" else -1)
        scopes += is_scope
        properties += element.get("itemprop") is not None
        if nesting > _MAX_NESTING or scopes > 2 * _MAX_SCOPES or properties > 2 * _MAX_PROPERTIES:
            return False
    return True


def _recipe_elements(root: Any) -> Any:
    for element in root.iterfind(".//*[@itemscope]"):
        if any(local(name) == "recipe" for name in (element.get("itemtype") or "").split()):
            yield element


def _node(item: dict[str, Any], depth: int) -> Node:
    node: Node = {"@type": item.get("type", "")}
    if "id" in item:
        node["@id"] = item["id"]
    if "value" in item:
        node["name"] = item["value"]
    for name, value in item.get("properties", {}).items():
        node[name] = _value(value, depth + 1)
    return node


def _value(value: Any, depth: int) -> Any:
    if depth > _MAX_DEPTH:
        return None
    if isinstance(value, list):
        return [_value(part, depth + 1) for part in value]
    return _node(value, depth + 1) if isinstance(value, dict) else value
