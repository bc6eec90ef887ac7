"""Markup inside data, templates and parts without scripts → the recipe that its text names (pure)."""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from lxml import etree

from galley_watch.extract.page_data.effort import mentions_ingredients
from galley_watch.extract.page_data.references import containers_in
from galley_watch.extract.page_data.rich_text import as_html, is_rich_text
from galley_watch.extract.page_text.text_reading import read_text
from galley_watch.extract.page_text.tree_blocks import blocks_of_tree
from galley_watch.values.recipe import Recipe

_MOST = 4
_LONGEST = 40_000
_MAX_NODES = 5_000
_SHORTEST = 120


def read_hidden_markup(sources: Sequence[str], values: Iterable[Any]) -> Iterator[Recipe]:
    """What the text of each piece of markup states, where it names both its ingredients and its method."""
    for number, piece in enumerate(_pieces(sources, values)):
        if number >= _MOST:
            return
        root = _tree(piece[:_LONGEST])
        if root is None:
            continue
        reading = read_text(blocks_of_tree(root))
        if reading.named:
            yield reading.recipe


def _tree(piece: str) -> Any:
    for tag in ("noscript", "template"):
        piece = piece.replace(f"<{tag}", "<div").replace(f"</{tag}", "</div")
    try:
        return etree.fromstring(f"<html><body>{piece}</body></html>", etree.HTMLParser(remove_comments=True, remove_pis=True))
    except (etree.LxmlError, ValueError):
        return None


def _pieces(sources: Sequence[str], values: Iterable[Any]) -> Iterator[str]:
    for source in sources:
        start = source[:2_000].lstrip()
        if start.startswith("<"):
            yield source
        elif start.startswith("&lt;"):
            yield html.unescape(source)
    for value in values:
        for node in islice(containers_in(value), _MAX_NODES):
            if is_rich_text(node) and mentions_ingredients(written := as_html(node)):
                yield written
            for inner in node.values() if isinstance(node, dict) else node:
                if isinstance(inner, str) and len(inner) > _SHORTEST and "<" in inner and mentions_ingredients(inner):
                    yield inner
