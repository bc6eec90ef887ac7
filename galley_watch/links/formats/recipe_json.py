"""Recipes as schema.org JSON, the way in from other recipe boxes (pure): one recipe is a page of its own, many give their addresses."""

from __future__ import annotations

import json
import re
from typing import Any

from galley_watch.links.format import DropFile, register
from galley_watch.links.gathering import LinkGatherer, is_web_address
from galley_watch.links.json_values import parsed, text_of
from galley_watch.links.saved_page import page_reading
from galley_watch.links.walking import walk
from galley_watch.values.intake import Reading

_MARK = re.compile(r'"@type"\s*:\s*(?:"(?:https?://schema\.org/)?Recipe"|\[[^\]]{0,200}"Recipe")')


def _is_recipe(node: dict[str, Any]) -> bool:
    kind = node.get("@type")
    kinds = kind if isinstance(kind, list) else [kind]
    return any(isinstance(k, str) and k.rpartition("/")[2] == "Recipe" for k in kinds)


def _children(node: dict[str, Any]) -> list[Any]:
    if _is_recipe(node):
        return []
    below: list[Any] = []
    for value in node.values():
        below.extend(value if isinstance(value, list) else [value])
    return below


def _address(recipe: dict[str, Any]) -> str | None:
    page = recipe.get("mainEntityOfPage")
    page = page.get("@id") if isinstance(page, dict) else page
    stated = (recipe.get("url"), page, recipe.get("isBasedOn"), recipe.get("orgURL"), recipe.get("@id"))
    return next((url for value in stated if (url := text_of(value)) and is_web_address(url)), None)


def _as_page(recipe: dict[str, Any]) -> bytes:
    """The recipe as the JSON-LD of an otherwise empty page; ``<`` escaped, so that no text of it can end the script."""
    described = json.dumps({"@context": "https://schema.org", **recipe}).replace("<", "\\u003c")
    return f'<!DOCTYPE html><meta charset="utf-8"><script type="application/ld+json">{described}</script>\n'.encode()


@register
class RecipeJson:
    name = "recipe (.json)"
    suffixes = frozenset(("json",))

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "json" and _MARK.search(file.head) is not None

    def read(self, file: DropFile) -> Reading:
        recipes = [node for node, _ in walk({"": parsed(file.text)}, _children, lambda _: "") if _is_recipe(node)]
        if len(recipes) == 1:
            page = _as_page(recipes[0])
            return page_reading(page, page, _address(recipes[0]), text_of(recipes[0].get("name")))
        gatherer = LinkGatherer()
        for recipe in recipes:
            url, name = _address(recipe), text_of(recipe.get("name"))
            if url:
                gatherer.add(url, name)
            else:
                gatherer.problem(None, f"The recipe {(name or 'without a name')[:80]!r} names no address; put it into a file of its own.")
        return gatherer.reading("The file holds no recipe that names an address.")
