"""Rows of data whose keys we do not know → their values by path (pure): what relations, wrappers and tables by id hold, as one row."""

from __future__ import annotations

from typing import Any

from galley_watch.extract.page_data.keys import HEADINGS, fields_of, first_of, plain_key
from galley_watch.extract.page_data.rich_text import as_html, is_rich_text

Path = tuple[str, ...]
Flat = dict[Path, Any]
"""Values, and the objects that hold them, by the plain keys that lead to them."""

MAX_ROWS = 150
_LEVELS = 5
_MOST_LEAVES = 60
_MOST_NODES = 25
_MOST_GROUPS = 20
_MAX_NODES = 5_000
_WRAPS = frozenset(("pivot", "node", "attributes", "fields", "data", "attrs"))
_LISTS = ("data", "edges", "nodes", "items", "results", "rows", "list", "records")
_FEW = 5
_FEWEST_BY_ID = 3


class RowReader:
    """Reads rows of one page; bounded together, for what is shared in the data may be met again and again."""

    def __init__(self) -> None:
        self.left = _MAX_NODES

    def flat(self, row: dict[str, Any]) -> Flat:
        """The row's values some levels deep; rich text as HTML."""
        found: Flat = {}
        stack: list[tuple[Path, dict[str, Any], int]] = [((), row, 0)]
        for _ in range(_MOST_NODES):
            if not stack or len(found) >= _MOST_LEAVES or self.left <= 0:
                break
            self.left -= 1
            path, node, level = stack.pop()
            for name, value in list(node.items())[:_MOST_LEAVES]:
                if not isinstance(name, str) or name.startswith("_") or value in (None, "", [], {}):
                    continue
                key = plain_key(name)
                if isinstance(value, dict):
                    inner = path if key in _WRAPS else (*path, key)
                    if inner:
                        found.setdefault(inner, value)
                    if level < _LEVELS:
                        stack.append((inner, value, level + 1))
                elif isinstance(value, str | int | float) and not isinstance(value, bool):
                    found.setdefault((*path, key), value)
                elif isinstance(value, list) and is_rich_text(value):
                    self.left -= len(value)
                    found.setdefault((*path, key), as_html(value))
        return found

    def flats(self, value: Any) -> list[Flat]:
        """The rows that a list holds."""
        return [self.flat(row) for row in self.rows_in(value)]

    def rows_in(self, value: Any) -> list[dict[str, Any]]:
        """The objects of a list, of a list in a wrapper, or of a table by ids; none where it holds other things too."""
        if isinstance(value, dict):
            inner = next((value[name] for name in _LISTS if isinstance(value.get(name), list)), None) if len(value) <= _FEW else None
            if inner is None and _is_table(value):
                inner = list(value.values())[:MAX_ROWS]
            value = inner
        if self.left <= 0 or not isinstance(value, list) or not value or not isinstance(value[0], dict):
            return []
        self.left -= 1
        rows = value[:MAX_ROWS]
        return rows if all(isinstance(row, dict) for row in rows) else []

    def groups_in(self, rows: list[dict[str, Any]]) -> dict[str, list[tuple[str, Any]]]:
        """The lists that several objects hold under one key, each with its object's heading."""
        found: dict[str, list[tuple[str, Any]]] = {}
        for row in rows[:_MOST_GROUPS]:
            self.left -= 1
            fields = fields_of(row)
            heading = first_of(fields, HEADINGS, str) or ""
            for name, value in fields.items():
                if isinstance(value, list) or (isinstance(value, dict) and self.rows_in(value)):
                    found.setdefault(name, []).append((heading, value))
        return {name: groups for name, groups in found.items() if len(groups) > 1}


def _is_table(value: dict[str, Any]) -> bool:
    if len(value) < _FEWEST_BY_ID:
        return False
    rows = list(value.values())[:MAX_ROWS]
    if not all(isinstance(row, dict) for row in rows):
        return False
    shared = set(rows[0])
    return len(shared) > 1 and all(len(shared & row.keys()) * 2 >= len(shared) for row in rows)
