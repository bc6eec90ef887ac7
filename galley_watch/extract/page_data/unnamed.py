"""Lists of ingredients and methods whose keys say nothing (pure): told by what they hold, where the search by keys found no recipe."""

from __future__ import annotations

from typing import Any

from galley_watch.extract.page_data.places import Finder, Places
from galley_watch.extract.page_data.rows import RowReader
from galley_watch.extract.page_data.unnamed_ingredients import ingredients_in
from galley_watch.extract.page_data.unnamed_methods import method_in

_MAX_LOOKS = 400
"""Lists that are looked into."""
_MAX_TEXTS = 60
_SHORTEST_TEXT = 60
_FEW_OTHERS = 200


def with_unnamed_lists(finder: Finder) -> Places:
    """The places of one walk with those added that are told by what they hold."""
    reader, looks, texts = RowReader(), _MAX_LOOKS, _MAX_TEXTS
    for key, node in list(finder.found.nodes.items()):
        if looks <= 0:
            break
        owner = finder.parents[key][0] if key in finder.parents else key
        if _may_be_list(node):
            looks -= 1
            finder.add("ingredients", ingredients_in(node, reader), owner)
            finder.add("method", method_in(node, reader), owner)
        if isinstance(node, dict):
            for value in list(node.values())[:_FEW_OTHERS]:
                if isinstance(value, str) and len(value) >= _SHORTEST_TEXT and texts > 0:
                    texts -= 1
                    finder.add("method", method_in(value, reader), key)
                    if value.count("\n") > 1 or "<li" in value or "<br" in value:
                        finder.add("ingredients", ingredients_in(value, reader), key)
    return finder.found


def _may_be_list(node: Any) -> bool:
    """Two or more items of one kind, in a list or by their ids."""
    if isinstance(node, list):
        return len(node) > 1 and isinstance(node[0], dict | str | list) and type(node[0]) is type(node[-1])
    values = list(node.values())
    return len(values) > 2 and isinstance(values[0], dict) and isinstance(values[-1], dict)
