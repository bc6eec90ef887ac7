"""Is a list whose key says nothing one of ingredients? (pure) Told by its columns: amounts, units and names of foods."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice
from typing import Any

from galley_watch.extract import text
from galley_watch.extract.fractions import VULGAR_FRACTIONS
from galley_watch.extract.page_data.amounts import LEAST, MOST
from galley_watch.extract.page_data.ingredient_text import lines_of_text
from galley_watch.extract.page_data.keys import AMOUNTS, NAMES, PLACES, REMARKS, UNITS, Names
from galley_watch.extract.page_data.rows import Flat, Path, RowReader
from galley_watch.extract.page_text.likeness import NUMBER, SURE, UNIT, ingredient_likeness

_FEWEST = 3
_SAMPLE = 40
_LONGEST_NAME = 60
_LONGEST_UNIT = 25
_LONGEST_TEXT = 10_000
_LAST = 900
_BEGINNINGS = ("amount", "quantit", "menge", "cantidad", "hoeveelheid", "maengde", "ilosc", "mnozstvi")
_AMOUNT_KEYS = Names(
    " ".join((*AMOUNTS.words, "amt qt qte qta qnt q dose dosis dosage measure weight grams", *LEAST.words, "양 분량 分量 用量 数量"))
)
_UNIT_KEYS = Names(
    " ".join((*UNITS.words, "sigla symbol simbolo abbreviation abbr short u uom medida misura mesure mjera mera miara matt 단위 単位 单位"))
)
_NAME_KEYS = Names(" ".join((*NAMES.words, "n articolo articulo voce alimento alimentos what 이름 名前 名称 食材")))
_UNIT_IDS = ("unitid", "measureid", "measurementid", "unitofmeasureid", "uomid", "einheitid")
_SHOP = re.compile(
    r"(?:unit|total|sale|regular|list|base|net|gross)?(?:prices?|pric(?:ing|e[a-z]{2,12})|preis[a-z]*|prix|precio|prezzo|preco|prijs|pris|cena|hinta|costs?|"
    r"currency|sku|ean|gtin|barcode|stock|instock|discount|vat|subtotal|addtocart)|"
    r"reps|repetitions|sets|dailyvalue|dailyvaluepercent|percentdailyvalue|rda|nrv|answers?|questions?|rating|votes?|body|comment(?:text|body)"
)
_NO_UNIT = re.compile(
    r"reps?\.?|sets?|wdh\.?|wiederholungen|sätze|s[ée]ries?|serie|ripetizioni|min(?:s|utes?|uten)?\.?|h|hrs?|hours?|stunden|sec(?:s|onds)?|"
    r"days?|m|km|kw|miles?|steps?|pages?|points?|%|€|\$|£|eur|usd|gbp",
    re.IGNORECASE,
)
_NO_NAMES = re.compile(
    r"(?:[a-z]*(?:(?<!he)(?<!qu)id|slug|url|uri|href|src|uuid|code|edat|date|colou?r|image|img|icon|photo|locale|path))|type|kind|category|categories|"
    r"aisle|group|section|unit|units|measure|user|author|brand|alt|language|lang"
)
_NO_AMOUNTS = re.compile(r"[a-z]*(?:weight|size|volume|pack|packaging|net|price)")
_BEGINS = re.compile(rf"\D{{0,6}}[\d{VULGAR_FRACTIONS}一二三四五六七八九十半]")
_MEASURE = re.compile(rf"(?:ca\.?\s*)?{NUMBER}\s*(?P<unit>{UNIT})?\.?", re.IGNORECASE)
_UNIT = re.compile(rf"(?:{UNIT})\.?", re.IGNORECASE)
_NO_FOOD = re.compile(
    r"\b(?:screws?|nails?|bolts?|boards?|planks?|plywood|valves?|pipes?|hoses?|wires?|cables?|glue|paint|varnish|cement|plaster|sand|"
    r"soil|compost|peat|fertili[sz]er|bone meal|yarn|fabric|batter(?:y|ies)|sensors?|wicks?|soap|detergent|fragrance|schrauben?|nägel|"
    r"bretter|brett|dübel|lack|leim|kleber|zement|gips|erde|kompost|dünger|wolle|stoff|planches?|peinture|ciment|terreau|laine|tissu|"
    r"tornillos?|tablas?|pintura|pegamento|cemento|chiodi|vernice)\b",
    re.IGNORECASE,
)
"""What is made of other things than food; words that are food too in one of our languages are left out."""
_NUTRIENT = re.compile(
    r"(?:total|of which|davon|dont|saturated|gesättigte)?\W*(?:proteins?|protéines|proteínas?|proteine|eiweiß|eiweiss|eiwitten|białko|"
    r"fats?|fett|"
    r"lipides|grassi|grasas|vetten|fat total|carb(?:ohydrate)?s?|kohlenhydrate|glucides|carboidrati|carbohidratos|hidratos|koolhydraten|"
    r"fib(?:er|re)s?|dietary fib(?:er|re)|ballaststoffe|fibres alimentaires|energy|energie|énergie|brennwert|calories|kalorien|kcal|kj|"
    r"sodium|natrium|cholesterol|cholesterin|saturates|saturated fat|vitamin.*|iron|eisen|calcium|kalzium|potassium|zinc|magnesium)",
    re.IGNORECASE,
)
_LETTERS = re.compile(r"[^\W\d_]")
_KEPT = frozenset(("optional", "isoptional", *MOST.words))
_SPANS = frozenset(("min", "max", "from", "to", "numerator"))


def ingredients_in(value: Any, reader: RowReader) -> list[Any] | None:
    """The list with the keys that ``LineReader`` knows, or None where its rows are no ingredients."""
    if isinstance(value, str):
        lines = [line for line in islice(lines_of_text(value[:_LONGEST_TEXT]), _SAMPLE) if isinstance(line, str)]
        return [value] if len(lines) >= _FEWEST and _are_lines(lines) else None
    if isinstance(value, list) and len(value) >= _FEWEST and all(isinstance(item, str) for item in value[:_SAMPLE]):
        return value if _are_lines(value) else None
    if isinstance(value, list) and len(value) >= _FEWEST and all(map(_is_row_of_cells, value[:_SAMPLE])):
        return value if _are_lines([" ".join(map(str, row)) for row in value[:_SAMPLE]]) else None
    rows = reader.rows_in(value)
    if len(rows) >= _FEWEST and (found := _named([reader.flat(row) for row in rows])):
        return found
    for groups in reader.groups_in(rows).values():
        parts = [(heading, reader.flats(held)) for heading, held in groups]
        together = [row for _, inner in parts for row in inner]
        if len(together) >= _FEWEST and (named := _named(together)):
            at, found = 0, []
            for heading, inner in parts:
                found.append({"heading": heading, "items": named[at : at + len(inner)]})
                at += len(inner)
            return found
    return None


def _is_row_of_cells(row: Any) -> bool:
    return isinstance(row, list) and 1 < len(row) < 5 and all(isinstance(cell, str | int | float) for cell in row)


def _named(rows: list[Flat]) -> list[Any] | None:
    sample = rows[:_SAMPLE]
    paths = list(dict.fromkeys(path for row in sample for path in row if not isinstance(row[path], dict)))
    if any(_SHOP.fullmatch(part) for path in paths for part in path):
        return None
    amount = _amount_path(sample, paths)
    others = [path for path in paths if path != amount]
    unit = _unit_path(sample, others) or next((path for path in others if _holds_units(sample, path)), None)
    if amount is None and unit is not None:
        amount = next((path for path in paths if path[:-1] in (unit[:-1], unit[:-2]) and _holds_numbers(sample, path)), None)
    if amount is None:
        return _whole_lines(rows, sample, paths)
    if unit is not None and any(_NO_UNIT.fullmatch(str(row.get(unit, ""))) for row in sample):
        return None
    name = _name_path(sample, [path for path in paths if path not in (amount, unit)])
    if name is None:
        return _whole_lines(rows, sample, paths)
    names = [str(row.get(name, ""))[:_LONGEST_NAME] for row in sample]
    if sum(1 for words in names if _NUTRIENT.fullmatch(words.strip())) > 1 or any(_NO_FOOD.search(words) for words in names):
        return None
    if sum(1 for words in names if _UNIT.fullmatch(words)) > 1:  # a table of units or portions
        return None
    return [_row(row, amount, unit, name) for row in rows]


def _row(row: Flat, amount: Path, unit: Path | None, name: Path) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for path, value in row.items():
        key = path[-1]
        if len(path) == 1 and (key in REMARKS or key in PLACES or key in _KEPT) and path not in (amount, unit, name):
            found[key] = value
        elif key in _UNIT_IDS:
            found["unitid"] = value
    span = row.get(amount[:-1]) if len(amount) > 1 else None
    found["amount"] = span if isinstance(span, dict) and _SPANS & span.keys() else row.get(amount)
    if unit is not None:
        around = row.get(unit[:-1]) if len(unit) > 1 and _is_like(unit[-2:-1], _UNIT_KEYS) is not None else None
        found["unit"] = around if isinstance(around, dict) and unit[-1] not in _UNIT_KEYS else row.get(unit)
    found["name"] = row.get(name)
    return {key: value for key, value in found.items() if value is not None}


def _is_like(path: Sequence[str], names: Names) -> int | None:
    """The best rank of the last two keys; the last counts more."""
    ranks = [rank for part in path[-2:] if (rank := names.rank(part)) is not None]
    return min(ranks) if ranks else None


def _amount_path(sample: list[Flat], paths: list[Path]) -> Path | None:
    best: tuple[int, Path] | None = None
    for path in paths:
        rank = _is_like(path, _AMOUNT_KEYS)
        if rank is None and path[-1].startswith(_BEGINNINGS):
            rank = _LAST
        if rank is None or _NO_NAMES.fullmatch(path[-1]) or path[-1] in PLACES or _is_like(path[-1:], _UNIT_KEYS) not in (None, rank):
            continue
        if _holds_numbers(sample, path) and (best is None or rank < best[0]):
            best = (rank, path)
    return best[1] if best else next((path for path in paths if _holds_measures(sample, path)), None)


def _is_amount(value: Any) -> bool:
    if isinstance(value, str):
        return len(value) <= _LONGEST_UNIT and _BEGINS.match(value) is not None
    return isinstance(value, int | float) and value >= 0


def _holds_measures(sample: list[Flat], path: Path) -> bool:
    """Texts that are an amount and a unit and nothing else, whatever their key is."""
    if _NO_AMOUNTS.fullmatch(path[-1]):
        return False
    found = [match for row in sample if isinstance(row.get(path), str) and (match := _MEASURE.fullmatch(row[path][:_LONGEST_UNIT]))]
    return len(found) * 5 >= len(sample) * 3 and sum(1 for match in found if match["unit"]) * 3 >= len(sample)


def _holds_units(sample: list[Flat], path: Path) -> bool:
    """Texts most of which are units, whatever their key is."""
    values = [value.strip() for row in sample if isinstance(value := row.get(path), str)]
    return len(values) * 3 >= len(sample) and sum(1 for value in values if _UNIT.fullmatch(value[:_LONGEST_UNIT])) * 2 > len(values)


def _holds_numbers(sample: list[Flat], path: Path) -> bool:
    if path[-1] in PLACES or _NO_NAMES.fullmatch(path[-1]):
        return False
    values = [row.get(path) for row in sample]
    is_count = [str(value) if isinstance(value, str | int) else "" for value in values] in (
        [str(at) for at in range(start, start + len(sample))] for start in (0, 1)
    )
    return not (is_count and len(sample) > _FEWEST) and sum(1 for value in values if _is_amount(value)) * 2 >= len(sample)


def _unit_path(sample: list[Flat], paths: list[Path]) -> Path | None:
    best: tuple[int, Path] | None = None
    for path in paths:
        rank = _is_like(path, _UNIT_KEYS)
        values = [value for row in sample if isinstance(value := row.get(path), str)]
        if rank is not None and values and max(map(len, values)) <= _LONGEST_UNIT and (best is None or rank < best[0]):
            best = (rank, path)
    return best[1] if best else None


def _name_path(sample: list[Flat], paths: list[Path]) -> Path | None:
    best: tuple[int, Path] | None = None
    for path in paths:
        if any(_NO_NAMES.fullmatch(part) for part in path) or _is_like(path, _UNIT_KEYS) is not None:
            continue
        values = [value for row in sample if isinstance(value := row.get(path), str) and _LETTERS.search(value)]
        if len(values) * 5 < len(sample) * 4 or max(map(len, values)) > 2 * _LONGEST_NAME:
            continue
        is_varied = len(set(values)) * 5 >= len(values) * 3
        if not is_varied or sum(map(len, values)) > _LONGEST_NAME * len(values) or values[0].startswith(("http", "/", "#")):
            continue
        rank = _NAME_KEYS.rank(path[-1])
        rank = 1_000 if rank is None else rank
        if best is None or rank < best[0]:
            best = (rank, path)
    return best[1] if best else None


def _whole_lines(rows: list[Flat], sample: list[Flat], paths: list[Path]) -> list[Any] | None:
    for path in paths:
        values = [value for row in sample if isinstance(value := row.get(path), str)]
        if len(values) == len(sample) and _are_lines([text.plain(value[:300]) for value in values]):
            return [row[path] for row in rows if isinstance(row.get(path), str)]
    return None


def _are_lines(values: list[str]) -> bool:
    sample = values[:_SAMPLE]
    if max(map(len, sample)) > 2 * _LONGEST_NAME or any(_MEASURE.fullmatch(value) for value in sample):
        return False
    return sum(1 for value in sample if ingredient_likeness(value) >= SURE) * 3 >= 2 * len(sample)
