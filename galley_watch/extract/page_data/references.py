"""Data that points at itself → data that holds itself (pure): references of stores and of payloads written as one flat list.

Whatever is pointed to is put in the place of the reference, shared, not copied: the result is a graph and may go in circles.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from galley_watch.extract.page_data.javascript import NAME

MAX_VISITS = 60_000
"""Values of one page that are looked at."""
MAX_ITEMS = 5_000
"""Of one object or list."""
_POINTERS = ('"__ref', NAME, '"s":"arr"', '"s": "arr"', '"relationships"', '":"id"', '": "id"', '"type":"data"', '"type": "data"', '"_1":')
_ROW = re.compile(r"\$[L@Q]?([0-9a-f]{1,6})((?::[\w-]{1,80}){0,12})")
_NUMBERED_NAME = re.compile(r"_\d{1,7}")
_WRAPPERS = {"Reactive", "ShallowReactive", "Ref", "ShallowRef", "EmptyRef", "EmptyShallowRef", "P", "SingleFetchClassInstance"}
_ISLAND_KINDS = range(11)
_LEVELS = 60


def containers_in(root: Any) -> Iterator[Any]:
    """Every object and list once, in their order; bounded."""
    stack, seen, visits = [root], {id(root)}, 0
    while stack and visits < MAX_VISITS:
        node = stack.pop()
        yield node
        inner = list(node.values())[:MAX_ITEMS] if isinstance(node, dict) else node[:MAX_ITEMS]
        visits += len(inner)
        fresh = [value for value in inner if isinstance(value, dict | list) and id(value) not in seen]
        seen.update(map(id, fresh))
        stack.extend(reversed(fresh))


def may_point(text: str) -> bool:
    """May the data of this text hold references?"""
    return any(sign in text for sign in _POINTERS)


def resolved(root: Any, names: Mapping[str, Any], rows: Mapping[str, Any]) -> Any:
    """The data with its references filled in.

    ``names`` are the values of names that the literal uses, ``rows`` those of a streamed payload by their id.
    """
    if not isinstance(root, dict | list):
        return root
    holder = [_replaced(root, names, rows, {})]
    entities = _entities(holder)
    for node in containers_in(holder):
        places = list(node.items())[:MAX_ITEMS] if isinstance(node, dict) else list(enumerate(node[:MAX_ITEMS]))
        for place, value in places:
            if isinstance(value, str):
                if value[:1] in (NAME, "$"):
                    node[place] = _replaced(value, names, rows, entities)
            elif (isinstance(value, dict | list) and len(value) < 4) or isinstance(value, list):
                node[place] = _replaced(value, names, rows, entities)
    return holder[0]


def _entities(root: Any) -> dict[str, Any]:
    """What references point to: the objects that stand under a name which some reference states."""
    wanted: set[str] = set()
    nodes = [node for node in containers_in(root) if isinstance(node, dict)]
    for node in nodes:
        if len(node) <= 4 and (target := _target(node)):
            wanted.add(target)
    if not wanted:
        return {}
    found: dict[str, Any] = {}
    for node in nodes:
        for name in node.keys() & wanted:
            if isinstance(node[name], dict):
                found.setdefault(name, node[name])
        kind, key = node.get("type"), node.get("id")
        if isinstance(kind, str) and isinstance(key, str | int) and len(node) > 2 and f"{kind}\n{key}" in wanted:
            found.setdefault(f"{kind}\n{key}", node)
    return found


def _target(node: dict[str, Any]) -> str | None:
    """What a reference points to: ``__ref`` of Apollo's store, the id of an older one, a type and an id alone (JSON:API)."""
    if isinstance(ref := node.get("__ref"), str):
        return ref
    if node.get("type") == "id" and isinstance(node.get("id"), str):
        return str(node["id"])
    if node.keys() == {"type", "id"} and isinstance(node["type"], str) and isinstance(node["id"], str | int):
        return f"{node['type']}\n{node['id']}"
    return None


def _replaced(value: Any, names: Mapping[str, Any], rows: Mapping[str, Any], entities: Mapping[str, Any]) -> Any:
    if isinstance(value, str):
        if value.startswith(NAME):
            return names.get(value[1:])
        found = _ROW.fullmatch(value) if rows else None
        return _walked(rows[found[1]], found[2], rows) if found and found[1] in rows else value
    if isinstance(value, dict):
        target = _target(value)
        return entities.get(target, value) if target else value
    if is_flat(value):
        return unfolded(value)
    for _ in range(4):  # a component's state keeps each list as a pair of itself and what it is
        if not (
            len(value) == 2 and isinstance(value[1], dict) and isinstance(value[1].get("s"), str) and isinstance(value[0], dict | list)
        ):
            break
        value = value[0]
        if isinstance(value, dict):
            break
    return value


def _walked(value: Any, path: str, rows: Mapping[str, Any]) -> Any:
    for name in filter(None, path.split(":")):
        if isinstance(value, str) and (found := _ROW.fullmatch(value)) and found[1] in rows:
            value = rows[found[1]]
        if isinstance(value, list) and name == "props" and len(value) == 4 and value[0] == "$":
            value = value[3]
        elif isinstance(value, dict):
            value = value.get(name)
        elif isinstance(value, list) and name.isdecimal() and int(name) < len(value):
            value = value[int(name)]
        else:
            return None
    return value


def is_flat(value: Any) -> bool:
    """A payload written as one list, in which objects state the places of their values?"""
    if not isinstance(value, list) or len(value) < 3:
        return False
    first = value[0]
    if isinstance(first, list):
        return len(first) == 2 and isinstance(first[0], str) and first[0] in _WRAPPERS and isinstance(first[1], int)
    if not isinstance(first, dict) or not first or not any(isinstance(item, str) for item in value):
        return False
    return all(isinstance(place, int) and not isinstance(place, bool) and -8 < place < len(value) for place in first.values())


def unfolded(flat: list[Any]) -> Any:
    """The first value of such a list, every place in it replaced by what stands there."""
    shells = [{} if isinstance(item, dict) else [] if isinstance(item, list) else item for item in flat]

    def at(place: Any) -> Any:
        for _ in range(10):
            if isinstance(place, bool) or not isinstance(place, int) or not 0 <= place < len(flat):
                return None
            item = flat[place]
            if not (isinstance(item, list) and len(item) == 2 and isinstance(item[0], str) and item[0] in _WRAPPERS):
                break
            place = item[1]
        if isinstance(item, list) and len(item) == 2 and isinstance(item[0], str) and isinstance(item[1], str):
            return item[1]
        return shells[place]

    for item, shell in zip(flat, shells, strict=True):
        if isinstance(item, dict):
            shell.update((_name(name, flat), at(place)) for name, place in item.items())
        elif isinstance(item, list):
            is_tagged = bool(item) and isinstance(item[0], str)
            shell.extend(at(place) for place in (item[1:] if is_tagged else item))
    return at(0)


def _name(name: str, flat: list[Any]) -> str:
    if _NUMBERED_NAME.fullmatch(name) and int(name[1:]) < len(flat) and isinstance(flat[int(name[1:])], str):
        return str(flat[int(name[1:])])
    return name


def is_island(value: Any) -> bool:
    """Properties of a component, each a pair of its kind and itself?"""
    return isinstance(value, dict) and bool(value) and all(_is_pair(item) for item in value.values())


def _is_pair(item: Any) -> bool:
    return isinstance(item, list) and len(item) == 2 and type(item[0]) is int and item[0] in _ISLAND_KINDS


def without_kinds(value: Any, read: Callable[[str], Any], level: int = 0) -> Any:
    """Such properties as plain data; ``read`` reads a list that is written as JSON."""
    if level > _LEVELS:
        return None
    if isinstance(value, dict):
        return {name: without_kinds(item, read, level + 1) for name, item in value.items()}
    if not _is_pair(value):
        return value
    kind, inner = value
    if kind == 1:
        items = read(inner) if isinstance(inner, str) else inner
        return [without_kinds(item, read, level + 1) for item in items] if isinstance(items, list) else None
    return without_kinds(inner, read, level + 1) if isinstance(inner, dict) else inner
