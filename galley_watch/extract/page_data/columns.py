"""Rows that data keeps as columns (pure): names and amounts in lists side by side, or under keys that count."""

from __future__ import annotations

import re
from typing import Any

from galley_watch.extract.page_data.keys import plain_key

_MAX_ROWS = 150
_INGREDIENTS = r"(?:recipe)?(?:ingredients?|zutaten|ingredientes|ingredienti|ingredienten|ingredienser)"
_COLUMNS = {
    "name": re.compile(rf"{_INGREDIENTS}?(?:names?|titles?|nombres?|noms?|nomi|namen)|{_INGREDIENTS}"),
    "amount": re.compile(
        rf"{_INGREDIENTS}?(?:amounts?|quantit(?:y|ies)|qtys?|measures?|measurements?|mengen?|cantidad(?:es)?|quantita|quantites?)"
    ),
    "unit": re.compile(rf"{_INGREDIENTS}?(?:units?|einheit(?:en)?|unidad(?:es)?|unites?)"),
}
_COUNTED = re.compile(
    r"(?:str|recipe)?(?P<role>ingredients?(?:name|amount|measure|quantity|qty|unit)?|zutat|ingrediente|measures?|amounts?|quantity|qty|unit|"
    r"steps?(?:text|description)?|instructions?|schritt|etape|paso)(?P<number>\d{1,2})(?P<tail>name|text|amount|quantity|unit|measure|description)?"
)
_STEP = re.compile(r"steps?|instruction|schritt|etape|paso")
_AMOUNT = re.compile(r"measure|amount|quantity|qty")


def is_column(name: str) -> bool:
    plain = plain_key(name)
    return any(pattern.fullmatch(plain) for pattern in _COLUMNS.values())


def is_counted(name: str) -> bool:
    return any(sign.isdigit() for sign in name[:30]) and _COUNTED.fullmatch(plain_key(name)) is not None


def zipped(fields: dict[str, Any]) -> list[dict[str, Any]]:
    """Lists side by side (names, amounts, units) as rows; none where they are not of one length."""
    columns: dict[str, list[Any]] = {}
    for name, value in fields.items():
        if isinstance(value, list) and value and all(item is None or isinstance(item, str | int | float) for item in value[:_MAX_ROWS]):
            for role, pattern in _COLUMNS.items():
                if pattern.fullmatch(name):
                    columns.setdefault(role, value)
    sizes = {len(column) for column in columns.values()}
    if "name" not in columns or "amount" not in columns or len(sizes) != 1:
        return []
    return [{role: column[place] for role, column in columns.items()} for place in range(min(sizes.pop(), _MAX_ROWS))]


def counted(node: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """ "ingredient1", "measure1", "step_1", …: the rows of "ingredients" and of "method"."""
    rows: dict[str, dict[int, dict[str, Any]]] = {}
    for name, value in node.items():
        if (
            not isinstance(name, str)
            or not value
            or not isinstance(value, str | int | float)
            or not any(sign.isdigit() for sign in name[:30])
        ):
            continue
        if found := _COUNTED.fullmatch(plain_key(name)):
            role = found["role"] + (found["tail"] or "")
            part = "method" if _STEP.match(role) else "ingredients"
            rows.setdefault(part, {}).setdefault(int(found["number"]), {})[_column(role, part)] = value
    return {part: [found[number] for number in sorted(found)] for part, found in rows.items() if len(found) > 1}


def _column(role: str, part: str) -> str:
    if "unit" in role:
        return "unit"
    return "amount" if _AMOUNT.search(role) else "name" if part == "ingredients" else "text"
