"""Microdata → nodes of the same shape as JSON-LD (pure), through extruct and a tree of its own."""

from __future__ import annotations

from typing import Any

from lxml import etree

from galley_watch.extract.markup.graph import Node, local
from galley_watch.extract.markup.ingredient_elements import ingredient_values
from galley_watch.extract.markup.method_elements import method_values

_MAX_PROPERTIES = 4_000
_MAX_SCOPES = 1_500
_MAX_NESTING = 12
"""Items inside items; extruct walks each again from every one around it."""
_MAX_DEPTH = 30


def has_microdata(root: Any) -> bool:
    return next(_recipe_elements(root), None) is not None


def read_microdata(root: Any, base: str | None) -> list[Node]:
    """The Recipe items of the page. Items with more properties than any recipe has, or that extruct cannot read, are left out."""
    from galley_watch.extract.markup.item_extractor import ItemExtractor  # 25 MB and 180 ms for extruct, so only for pages that need it

    nodes: list[Node] = []
    for element in list(_recipe_elements(root))[:20]:
        if not _is_bounded(element):
            continue
        extractor = ItemExtractor()
        try:
            items = extractor.extract_items(element, base or "")
        except (RecursionError, ValueError, AssertionError, etree.LxmlError):  # itemref loops, addresses that are none
            continue
        if items:
            nodes.append(_node(items[0], 0) | _parts(extractor.ingredients, extractor.method, extractor.items))
    return nodes


def _parts(ingredients: list[Any], method: list[Any], items: dict[Any, Any]) -> Node:
    nodes = {element: _node(item, 1) for element, item in items.items() if isinstance(item, dict)}
    found: Node = {"recipeIngredient": ingredient_values(ingredients), "recipeInstructions": method_values(method, nodes)}
    return {name: values for name, values in found.items() if values}


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
