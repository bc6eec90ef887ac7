"""The data that a page's scripts build it from → recipe (pure): lists of ingredients and steps in whatever shape an application keeps them.

Pages made by frameworks (Next, Nuxt, SvelteKit, plain state objects) carry what they show as JSON inside a script, often without any
markup for recipes. Lists are found by the names of their keys; amounts, units and names by the names of theirs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

from galley_watch.extract import text
from galley_watch.extract.ingredient_lines import GroupHeading, clean_line, grouped
from galley_watch.extract.instructions import Heading, blob_steps, sectioned
from galley_watch.extract.likeness import step_likeness
from galley_watch.extract.words import ORDINAL_LABEL
from galley_watch.values.recipe import Recipe

_MAX_SCRIPT = 4_000_000
_MAX_LISTS = 60
_MAX_LINES = 150
_MAX_DEPTH = 5

_INGREDIENT_KEY = re.compile(
    r'"(?:[A-Za-z_]*(?:ingredients?|ingredien(?:ti|tes|ten|ser)|zutaten)(?:_?(?:groups?|list|sections?|lines?))?)"\s*:\s*(?=\[\s*["{\[\d])',
    re.IGNORECASE,
)
_METHOD_KEY = re.compile(
    r'"(?:(?:recipe|preparation|cooking)?_?(?:instructions?|steps|directions|method|preparation|zubereitung|schritte|preparacion|pasos|'
    r'preparazione|procedimento|etapes|bereiding|instruktioner)(?:_?(?:groups?|list|sections?|steps))?)"\s*:\s*(?=\[\s*["{\[\d])',
    re.IGNORECASE,
)
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_AMOUNT_KEYS = (
    "formattedamount",
    "displayamount",
    "amounttext",
    "amount",
    "quantity",
    "qty",
    "menge",
    "cantidad",
    "quantita",
    "hoeveelheid",
)
_UNIT_KEYS = ("formattedunit", "unittext", "unit", "measure", "measurement", "einheit", "unidad", "unita", "eenheid", "enhet")
_NAME_KEYS = (
    "ingredientname",
    "ingredient",
    "name",
    "title",
    "text",
    "description",
    "label",
    "food",
    "product",
    "zutat",
    "nombre",
    "nome",
    "naam",
    "namn",
    "navn",
)
_REMARK_KEYS = ("note", "notes", "comment", "preparation")
_STEP_KEYS = ("text", "body", "instruction", "instructions", "description", "content", "html", "value", "step")
_HEADING_KEYS = ("groupname", "header", "heading", "subhead", "title", "name")
_LIST_KEYS = ("items", "ingredients", "steps", "instructions", "lines", "children", "list", "zutaten", "schritte", "ingredientes", "pasos")
_DATA_ATTRIBUTES = "//@*[string-length() > 150 and (contains(., 'ngredien') or contains(., 'utaten')) and contains(., '[')]"
_DECODER = json.JSONDecoder(strict=False)


def sources_of(root: Any) -> list[str]:
    """Scripts, and attributes that hold the data of a component, that speak of ingredients."""
    scripts = (script.text for script in root.iter("script") if script.text and "ld+json" not in (script.get("type") or "").lower())
    return [*(script for script in scripts if "ngredien" in script or "utaten" in script), *root.xpath(_DATA_ATTRIBUTES)[:20]]


def read_page_data(scripts: Sequence[str]) -> Recipe | None:
    """The first list of ingredients with amounts and the first list of steps, or None where the scripts do not hold both."""
    for script in scripts:
        script = script if '"' in script and '\\"' not in script[:2_000] else _ESCAPED.sub(_unescaped, script)
        for ingredients in _lists(script, _INGREDIENT_KEY):
            lines = list(_lines(ingredients, 0))[:_MAX_LINES]
            if not _are_ingredients(lines):
                continue
            for method in _lists(script, _METHOD_KEY):
                steps = list(_steps(method, 0))[:_MAX_LINES]
                if _are_steps(steps):
                    return Recipe(title="", ingredient_groups=grouped(lines), instruction_sections=sectioned(steps))
    return None


def _unescaped(found: re.Match[str]) -> str:
    """One level of escaping: a string that holds JSON becomes that JSON."""
    return found[1] if found[1] in '"\\/' else found[0]


def _lists(script: str, key: re.Pattern[str]) -> Iterator[list[Any]]:
    if len(script) > _MAX_SCRIPT:
        return
    for number, found in enumerate(key.finditer(script)):
        if number >= _MAX_LISTS:
            return
        try:
            value, _ = _DECODER.raw_decode(script, found.end())
        except (ValueError, RecursionError):
            continue
        if isinstance(value, list):
            yield value


def _are_ingredients(lines: Sequence[str | GroupHeading]) -> bool:
    plain = [line for line in lines if isinstance(line, str)]
    amounts = sum(1 for line in plain if re.search(r"[\d¼½¾⅐-⅞]", line))
    return len(plain) >= 3 and amounts * 2 >= len(plain) and max(map(len, plain)) < 300


def _are_steps(steps: Sequence[str | Heading]) -> bool:
    plain = [step for step in steps if isinstance(step, str)]
    return bool(plain) and sum(map(step_likeness, plain)) >= 0.4 * len(plain)


def _lines(value: Any, depth: int) -> Iterator[str | GroupHeading]:
    if depth > _MAX_DEPTH:
        return
    if isinstance(value, str):
        if line := clean_line(text.plain(value)):
            yield line
    elif isinstance(value, list):
        for item in value[:_MAX_LINES]:
            yield from _lines(item, depth + 1)
    elif isinstance(value, dict):
        inner = _first_of(value, _LIST_KEYS, list)
        if inner:
            if heading := _words(_first_of(value, _HEADING_KEYS, str)):
                yield GroupHeading(heading)
            yield from _lines(inner, depth + 1)
        elif line := _line(value):
            yield line


def _line(node: dict[str, Any]) -> str:
    """Amount, unit and name side by side; a remark behind them."""
    name = _words(_named(_first_of(node, _NAME_KEYS, str, dict)))
    if not name:
        return ""
    amount, unit = _named(_first_of(node, _AMOUNT_KEYS, str, int, float, dict)), _named(_first_of(node, _UNIT_KEYS, str, dict))
    remark = _words(_first_of(node, _REMARK_KEYS, str))
    start = " ".join(filter(None, (_number(amount), _words(unit))))
    line = name if start and name.casefold().startswith(start.casefold()) else f"{start} {name}"
    return clean_line(f"{line}, {remark}" if remark and remark not in line else line)


def _number(value: Any) -> str:
    if isinstance(value, bool) or not value:
        return ""
    return f"{value:g}" if isinstance(value, int | float) else _words(value)


def _named(value: Any) -> Any:
    """An object stands for its name or its (first) value."""
    return (
        _first_of(value, ("name", "title", "abbreviation", "value", "from", "text"), str, int, float) if isinstance(value, dict) else value
    )


def _words(value: Any) -> str:
    return text.plain(value) if isinstance(value, str) else ""


def _first_of(node: dict[str, Any], keys: Sequence[str], *kinds: type[Any]) -> Any:
    """The value of the first key, whatever its case and however it is prefixed, that holds one of these kinds and is not empty."""
    plain = {name.lower().replace("_", ""): value for name, value in list(node.items())[:80] if isinstance(name, str)}
    for key in keys:
        for name, value in plain.items():
            is_named = name == key or (len(key) >= 4 and name.endswith(key) and not name.startswith("has"))
            if is_named and value and isinstance(value, kinds) and not isinstance(value, bool):
                return value
    return None


def _steps(value: Any, depth: int) -> Iterator[str | Heading]:
    if depth > _MAX_DEPTH:
        return
    if isinstance(value, str):
        yield from blob_steps(value.replace("**", ""))
    elif isinstance(value, list):
        for item in value[:_MAX_LINES]:
            yield from _steps(item, depth + 1)
    elif isinstance(value, dict):
        inner = _first_of(value, _LIST_KEYS, list)
        words = _first_of(value, _STEP_KEYS, str)
        if words or inner:
            heading = _words(_first_of(value, _HEADING_KEYS, str))
            if inner and heading and not ORDINAL_LABEL.match(heading):
                yield Heading(heading)
            yield from _steps(words or inner, depth + 1)
