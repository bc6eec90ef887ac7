"""Where data keeps lists of ingredients and methods (pure): by the names of keys, and by what typed blocks call themselves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from galley_watch.extract.page_data.columns import counted, is_column, is_counted, zipped
from galley_watch.extract.page_data.keys import Names, fields_of, first_of, names_parts, part_of_key, plain_key, table_of_key
from galley_watch.extract.page_data.references import MAX_ITEMS, MAX_VISITS
from galley_watch.extract.page_text.words import INGREDIENTS_HEADING, METHOD_HEADING

_MAX_PLACES = 150
_LEVELS = 100
_SHORTEST_TEXT = 20
_LONGEST_LABEL = 60
_MOST_LABELLED = 40
_TYPES = frozenset((
    "type", "component", "componentname", "blockname", "acffclayout", "kind", "layout", "slicetype", "blocktype", "name", "key", "slug",
    "id",
))  # fmt: skip
_TITLES = ("title", "heading", "headline", "label", "header", "name", "titel", "titre", "titulo", "titolo")
_HEADINGS = Names("heading header title name label titel titre titulo nombre")


@dataclass(frozen=True, slots=True)
class _Shape:
    """What the keys of an object tell: those that name parts and tables, those that may hold its kind or its title, columns and counts."""

    parts: tuple[tuple[str, str], ...]
    tables: tuple[tuple[str, str], ...]
    labels: tuple[tuple[str, bool, bool], ...]
    columns: tuple[str, ...]
    counts: bool


@lru_cache(maxsize=1024)
def _shape_of(names: tuple[Any, ...]) -> _Shape:
    """Data repeats the same few shapes over and over."""
    known = [name for name in names if isinstance(name, str)]
    plain = {name: plain_key(name) for name in known[:_MOST_LABELLED]} if len(known) <= _MOST_LABELLED else {}
    return _Shape(
        parts=tuple((name, part) for name in known if (part := part_of_key(name))),
        tables=tuple((name, table) for name in known if (table := table_of_key(name))),
        labels=tuple((name, key in _TYPES, key in _TITLES) for name, key in plain.items() if key in _TYPES or key in _TITLES),
        columns=tuple(name for name in known if is_column(name)),
        counts=any(is_counted(name) for name in known),
    )


@dataclass(frozen=True, slots=True)
class Place:
    """``value`` is the list, ``owners`` the identities of the objects around it, the outermost first, ``order`` where it stands."""

    value: Any
    owners: tuple[int, ...]
    order: int


@dataclass(slots=True)
class Places:
    """All places of one value, the objects that own them by their identity, and the tables that ids may point to."""

    ingredients: list[Place] = field(default_factory=list)
    methods: list[Place] = field(default_factory=list)
    nodes: dict[int, Any] = field(default_factory=dict)
    in_lists: set[int] = field(default_factory=set)
    tables: dict[str, dict[str, Any]] = field(default_factory=lambda: {"unit": {}, "food": {}})


class Finder:
    """One walk over the data: every object once, in its order."""

    def __init__(self) -> None:
        self.found = Places()
        self.parents: dict[int, tuple[int, str]] = {}
        self.visits = 0

    def over(self, root: Any) -> Places:
        stack: list[Any] = [root]
        self.found.nodes[id(root)] = root
        while stack and self.visits < MAX_VISITS:
            node = stack.pop()
            items = list(node.items())[:MAX_ITEMS] if isinstance(node, dict) else [("", item) for item in node[:MAX_ITEMS]]
            self.visits += len(items)
            inner = []
            for name, value in items:
                if isinstance(value, dict | list) and id(value) not in self.found.nodes:
                    self.found.nodes[id(value)] = value
                    self.parents[id(value)] = (id(node), name if isinstance(name, str) else "")
                    inner.append(value)
            stack.extend(reversed(inner))
            if isinstance(node, dict):
                self._look_at(node)
            elif node is not root and sum(1 for _, item in items if isinstance(item, dict)) > 1:
                self.found.in_lists.add(id(node))
        self._join_parts()
        return self.found

    def add(self, part: str, value: Any, owner: int) -> None:
        """Note a list that was told by other means, in the object that holds it; None is none."""
        if value is not None:
            self._add(part, value, owner)

    def _add(self, part: str, value: Any, owner: int) -> None:
        places = self.found.ingredients if part == "ingredients" else self.found.methods
        if len(places) < _MAX_PLACES:
            places.append(Place(value, self._owners(owner), self.visits))

    def _owners(self, owner: int) -> tuple[int, ...]:
        found = [owner]
        while found[-1] in self.parents and len(found) < _LEVELS:
            found.append(self.parents[found[-1]][0])
        return tuple(reversed(found))

    def _look_at(self, node: dict[str, Any]) -> None:
        shape = _shape_of(tuple(node)[:MAX_ITEMS])
        for name, table in shape.tables:
            if isinstance(node[name], dict | list):
                self._note_table(table, node[name])
        for name, part in shape.parts:
            value = node[name]
            if value and not isinstance(value, bool | int | float) and (not isinstance(value, str) or len(value) >= _SHORTEST_TEXT):
                self._add(part, value, id(node))
        if shape.labels:
            self._look_at_labels(node, shape)
        if shape.counts:
            for part, numbered in counted(node).items():
                self._add(part, numbered, id(node))
        is_table = len(shape.columns) > 1 and sum(isinstance(node[name], list) for name in shape.columns) > 1
        if is_table and (rows := zipped(fields_of(node))):
            self._add("ingredients", rows, id(node))

    def _note_table(self, table: str, value: Any) -> None:
        rows = (
            value.items()
            if isinstance(value, dict)
            else ((row.get("id", row.get("_id")), row) for row in value[:2_000] if isinstance(row, dict))
        )
        for key, row in list(rows)[:2_000]:
            if isinstance(row, dict) and isinstance(key, str | int):
                self.found.tables[table].setdefault(str(row.get("id", key)), row)

    def _look_at_labels(self, node: dict[str, Any], shape: _Shape) -> None:
        """A block that calls itself a list of ingredients, or stands under such a title."""
        for name, is_type, is_title in shape.labels:
            value = node[name]
            if not isinstance(value, str) or not 4 <= len(value) <= _LONGEST_LABEL:
                continue
            part = part_of_key(value.rsplit("/", 1)[-1].removeprefix("acf")) if is_type else ""
            if not part and is_title:
                part = "ingredients" if INGREDIENTS_HEADING.match(value) else "method" if METHOD_HEADING.match(value) else ""
            if part and any(
                isinstance(held, list | dict) or (isinstance(held, str) and len(held) > _LONGEST_LABEL) for held in node.values()
            ):
                rest = {
                    key: held for key, held in node.items() if key != name and not (isinstance(held, str) and len(held) <= _SHORTEST_TEXT)
                }
                self._add(part, rest, id(node))
                return

    def _join_parts(self) -> None:
        """The lists of the parts of one recipe (its crust, its filling) as one list under their names."""
        for places in (self.found.ingredients, self.found.methods):
            around: dict[int, list[Place]] = {}
            for place in places:
                if len(place.owners) >= 3 and isinstance(self.found.nodes[place.owners[-2]], list):
                    around.setdefault(place.owners[-2], []).append(place)
            for whole, members in around.items():
                owners = {place.owners[-1] for place in members}
                if len(owners) > 1 and (names_parts(self.parents[whole][1]) or self._are_typed(members)) and len(places) < 2 * _MAX_PLACES:
                    places.append(Place(list(self._parts(members)), members[0].owners[:-2], members[0].order))

    def _are_typed(self, members: list[Place]) -> bool:
        """Were they found by what their blocks call themselves, not by a key?"""
        return not any(place.value is held for place in members for held in self.found.nodes[place.owners[-1]].values())

    def _parts(self, members: list[Place]) -> Iterator[dict[str, Any]]:
        seen: set[int] = set()
        for place in members:
            owner = place.owners[-1]
            if owner not in seen:
                seen.add(owner)
                heading = first_of(fields_of(self.found.nodes[owner]), _HEADINGS, str)
                yield {"heading": heading, "items": place.value if isinstance(place.value, list) else [place.value]}
