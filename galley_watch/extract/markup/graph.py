"""The values of all structured sources as one graph (pure): Recipe nodes found anywhere in it, ``@id`` references resolved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

Node = dict[str, Any]

_MAX_NODES = 100_000
_LOWERED = ("recipeingredient", "recipeinstructions", "recipeyield")
"""Names that some pages write without their capital."""


@dataclass(frozen=True, slots=True)
class Graph:
    """``recipes`` in the order of the page; ``by_id`` the fullest node of each ``@id``."""

    recipes: tuple[Node, ...] = ()
    by_id: dict[str, Node] = field(default_factory=dict)
    types: frozenset[str] = frozenset()
    others: tuple[Node, ...] = ()

    def resolve(self, value: Any) -> Any:
        """The node that a bare reference (``{"@id": …, "@type": …}``) points to, what a ``{"@value": …}`` holds, or the value itself."""
        if isinstance(value, dict) and "@value" in value:
            return value["@value"]
        if isinstance(value, dict) and isinstance(value.get("@id"), str) and all(name.startswith("@") for name in value):
            return self.by_id.get(value["@id"], value)
        return value

    def named_by_address(self, node: Node) -> Node:
        """The node, or where it has no name the one with a name that has the same ``@id``, or the same ``url`` and type."""
        if get(node, "name") is not None:
            return node
        name, address = node.get("@id"), node.get("url")
        if isinstance(name, str) and name in self.by_id:
            return self.by_id[name]
        if not isinstance(address, str):
            return node
        return next((other for other in self.others if other.get("url") == address and types_of(other) == types_of(node)), node)

    def each(self, value: Any) -> Iterator[Any]:
        """The value as a flat run: lists opened (bounded), nothing dropped but None, references resolved."""
        stack = [value]
        for _ in range(20_000):
            if not stack:
                return
            top = stack.pop()
            if isinstance(top, dict) and (parts := listed(top)):
                stack.extend(reversed(parts))
            elif isinstance(top, list | tuple):
                stack.extend(reversed(top))
            elif top is not None:
                yield self.resolve(top)


def local(name: str) -> str:
    """``http://schema.org/Recipe``, ``schema:Recipe`` and ``recipe`` → ``recipe``."""
    return name.rstrip("/").replace("#", "/").rsplit("/", 1)[-1].rsplit(":", 1)[-1].strip().lower()


def listed(value: dict[str, Any]) -> list[Any]:
    """What an object with numbers for names holds, in their order: some languages write a list so. Empty for any other object."""
    for name in value:
        if not (isinstance(name, str) and name.isdecimal() and len(name) < 6):
            return []
    return [value[name] for name in sorted(value, key=int)]


def types_of(node: Node) -> frozenset[str]:
    stated = node.get("@type", node.get("type"))
    names = stated if isinstance(stated, list) else [stated]
    return frozenset(local(name) for name in names if isinstance(name, str))


def get(node: Node, *names: str) -> Any:
    """The first of these properties that says something, however its name is written."""
    for name in names:
        value = node.get(name)
        if value is not None and value != "" and value != []:
            return value
    if _is_named_otherwise(node):
        wanted = [name.lower() for name in names]
        found = {local(key): value for key, value in node.items() if isinstance(key, str) and not key.startswith("@")}
        for name in wanted:
            if found.get(name) not in (None, "", []):
                return found[name]
    return None


def _is_named_otherwise(node: Node) -> bool:
    """Has it a name with a prefix or a capital, or one without the capital that belongs inside?"""
    for key in node:  # noqa: SIM110 - asked of every missing property, and a loop takes half the time of any()
        if isinstance(key, str) and (":" in key or key[:1].isupper() or key in _LOWERED):
            return True
    return False


def read_graph(values: Iterable[Any]) -> Graph:
    """Walk all values (an explicit stack: depth is the page's choice) and gather what recipes need."""
    recipes: list[Node] = []
    others: list[Node] = []
    by_id: dict[str, Node] = {}
    types: set[str] = set()
    stack = list(values)[::-1]
    for _ in range(_MAX_NODES):
        if not stack:
            break
        top = stack.pop()
        if isinstance(top, list):
            stack.extend(reversed(top))
        elif isinstance(top, dict):
            kinds = types_of(top)
            types |= kinds
            name = top.get("@id")
            if isinstance(name, str) and len(top) > len(by_id.get(name, ())):
                by_id[name] = top
            if "recipe" in kinds and len(top) > 2:
                recipes.append(top)
            elif "name" in top or "headline" in top:
                others.append(top)
            stack.extend(value for value in reversed(top.values()) if isinstance(value, dict | list))
    return Graph(tuple(recipes[:500]), by_id, frozenset(types), tuple(others[:500]))
