"""Walks the folders of a bookmark tree (pure): in order, without recursion, each node once, so that neither depth nor cycles matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from galley_watch.links.gathering import clean_text

MAX_FOLDERS = 100  # folders deeper than that are as good as their parents

Node = dict[str, Any]


def walk(root: Any, children: Callable[[Node], list[Any]], folder: Callable[[Node], str]) -> Iterator[tuple[Node, tuple[str, ...]]]:
    """Every node with the folders it lies in. The root itself is no folder. ``folder`` names a node that has children."""
    stack: list[tuple[Any, tuple[str, ...], int]] = [(root, (), 0)]
    seen: set[int] = set()
    while stack:
        node, folders, depth = stack.pop()
        if not isinstance(node, dict) or id(node) in seen:
            continue
        seen.add(id(node))
        yield node, folders
        below = children(node)
        if below:
            inside = folders if depth == 0 or depth > MAX_FOLDERS else (*folders, clean_text(folder(node)) or "")
            stack.extend((child, inside, depth + 1) for child in reversed(below))
