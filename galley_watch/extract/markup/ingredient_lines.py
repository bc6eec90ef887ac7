"""``recipeIngredient`` in whatever shape → groups of lines (pure)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeVar

from galley_watch.extract import text
from galley_watch.extract.fractions import AMOUNT_SIGN, HAS_AMOUNT, VULGAR_FRACTIONS
from galley_watch.extract.markup.graph import Graph, get
from galley_watch.extract.markup.marked_headings import HEADED, headed_by_signs, is_all_bold, with_marked_headings
from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.likeness import UNIT
from galley_watch.values.recipe import IngredientGroup

MAX_LINES = 500
_BULLET = re.compile(r"^(?:[•·▢☐□■◦○▪●*✓✔➢►–—-]\s*)+(?=\S)")
_MEASURE_ONLY = re.compile(rf"^(?!.*\bcloves?$){AMOUNT_SIGN}[\d.,/\s{VULGAR_FRACTIONS}–-]*\s*(?:{UNIT})\.?$", re.IGNORECASE)
_IN_BRACKETS = re.compile(r"^\([^()]*\)$")
_SCRIPT_NOTHING = re.compile(r"(?<!\S)(?:undefined|null|NaN)(?!\S)")
_BLANK_BEFORE_COMMA = re.compile(r"(?<=\S)\s+,(?=\s)")
_CONTROL = re.compile(r"^(?:(?:de)?select|check)\s+all$|^add\b.{0,20}\bto\s+(?:(?:my|your)\s+)?(?:shopping\s+list|cart)$", re.IGNORECASE)
_EMPTY_BRACKETS = re.compile(r"\(\s*\)")
_FOR_THE = re.compile(
    r"^(?:for\s+(?:the|serving|garnish|decoration)\b(?:\s+[\w'’-]+){0,4}|to\s+(?:serve|garnish|finish|decorate)|f[üu]r\s+(?:den|die|das)(?:\s+[\w-]+){1,3}|"
    r"pour\s+(?:la|le|les|l['’]\w+)(?:\s+[\w'’-]+){0,3}|para\s+(?:el|la|los|las|o|a|os|as)(?:\s+[\w'’-]+){1,3}|"
    r"per\s+(?:il|lo|la|i|gli|le|l['’]\w+)(?:\s+[\w'’-]+){0,3}|voor\s+(?:de|het)(?:\s+[\w-]+){1,3})$",
    re.IGNORECASE,
)
_UNIT_CODES = {
    "G21": "cup", "G24": "tablespoon", "G25": "teaspoon", "GRM": "g", "KGM": "kg", "MGM": "mg", "MLT": "ml", "CLT": "cl", "DLT": "dl",
    "LTR": "l", "ONZ": "oz", "LBR": "lb", "OZA": "fl oz", "OZI": "fl oz", "PTL": "pint", "QTL": "quart",
    "C62": None, "H87": None, "EA": None,
}  # fmt: skip
"""Codes of units (UN/CEFACT recommendation 20), which ``unitCode`` may hold; the last three mean pieces."""
_AMOUNT_ONLY = re.compile(rf"^(?:ca\.?\s*)?{AMOUNT_SIGN}[\d.,/\s{VULGAR_FRACTIONS}–-]*\s*(?:(?:{UNIT})\.?)?$", re.IGNORECASE)
_AMOUNT_AND_WORD = re.compile(rf"^{AMOUNT_SIGN}[\d.,/\s{VULGAR_FRACTIONS}–-]*(?:[^\W\d_]{{1,12}}\.?)?(?:\s+[^\W\d_]{{1,12}}\.?)?$")
_BLOB = 60
_PART = 60
_SENTENCES = re.compile(r"[.!?]\s+[A-ZÀ-Þ]")
_MEASURED = re.compile(rf"{AMOUNT_SIGN}[\d.,/\s{VULGAR_FRACTIONS}–-]*\s*(?:{UNIT})\.?\s+[^\W\d_]", re.IGNORECASE)
_BEFORE_MEASURE = re.compile(rf"(?<=[^\W\d_])\s+(?={AMOUNT_SIGN}[\d.,/{VULGAR_FRACTIONS}–-]*\s*(?:{UNIT})\.?\s+[^\W\d_])", re.IGNORECASE)
_FEWEST_PARTS = 4
_MARK = re.compile(r"[-–:]")
_LONGEST_PART = 100
_BEFORE_AMOUNT = re.compile(
    rf"(?<=[^\W\d_]|[).])(?<!\bor)(?<!\bto)(?<!\bof)(?<!\bx)(?<!about)(?<!plus)(?<!\band)(?<!\bin)\s+(?={AMOUNT_SIGN})(?![^()]*\))",
    re.IGNORECASE,
)
_AMOUNT_BEHIND = re.compile(
    rf"[^\W\d_][^.!?]*?\s?[-–:]\s*{AMOUNT_SIGN}[\d\s/.,{VULGAR_FRACTIONS}–-]*(?:(?:{UNIT})(?![^\W\d_])\.?)?(?:\s*\([^()]*\))?(?=\s+[A-ZÀ-Þ]|\W*$)"
)
_PAGE = 4_000
"""Characters; no paragraph that lists ingredients is longer."""
_NAME_FIRST = re.compile(
    rf"^[^\W\d_][^\d.!?]{{0,40}}\s(?:{AMOUNT_SIGN}[\d.,/{VULGAR_FRACTIONS}–-]*\s*"
    r"(?:[^\W\d_]{1,12}\.?)?(?:\s+[^\W\d_]{1,12})?|q\.?\s?b\.?)$",
    re.IGNORECASE,
)
"""Amounts behind their names: "olive oil 3 spoons", "salt q.b."."""


@dataclass(frozen=True, slots=True)
class GroupHeading:
    """A line that its element, not its words, shows to be a heading."""

    text: str


Line = TypeVar("Line", str, "str | GroupHeading")


def groups_of(value: Any, graph: Graph) -> tuple[IngredientGroup, ...]:
    """The lines under their headings. A blob is split at its line breaks; a list's items are one line each."""
    items = list(graph.each(value))[:MAX_LINES]
    return grouped(_headed_by_capitals(without_shared_tail(list(_lines(items, graph)))))


def _headed_by_capitals(lines: list[str | GroupHeading]) -> list[str | GroupHeading]:
    """ "DOUGH" among lines that are not in capitals is a heading, where lines follow it."""
    loud = [isinstance(line, str) and line.isupper() for line in lines]
    shouted = [
        is_loud and isinstance(line, str) and 4 <= len(line) <= 60 and not HAS_AMOUNT.search(line)
        for line, is_loud in zip(lines, loud, strict=True)
    ]
    if not any(shouted) or 2 * sum(loud) > len(lines) or shouted[-1]:
        return lines
    return [GroupHeading(line) if heads and isinstance(line, str) else line for line, heads in zip(lines, shouted, strict=True)]


def _lines(items: list[Any], graph: Graph) -> Iterator[str | GroupHeading]:
    blob = len(items) == 1
    bold = _bold_headings(items)
    for number, item in enumerate(items):
        if isinstance(item, str):
            if number in bold:
                yield GroupHeading(text.plain(item))
                continue
            for line in _lines_of_blob(item) if blob or _holds_list(item) else [text.plain(item)]:
                if isinstance(line, GroupHeading):
                    yield line
                elif heading := headed_by_signs(line):
                    yield GroupHeading(heading)
                elif (cleaned := clean_line(line)) and not _CONTROL.match(cleaned):
                    yield cleaned
        elif isinstance(item, GroupHeading):
            yield item
        elif isinstance(item, dict):
            yield from _of_node(item, graph)
        elif isinstance(item, int | float) and not isinstance(item, bool):
            yield str(item)


def _bold_headings(items: Sequence[Any]) -> set[int]:
    """The places of bold items without a number that stand above others, where these are the fewer."""
    told = {place: text.plain(item) for place, item in enumerate(items) if isinstance(item, str) and is_all_bold(item)}
    bold = {place for place, heading in told.items() if not HAS_AMOUNT.search(heading)}
    return bold if len(bold) * 2 < len(items) and all(place + 1 < len(items) and place + 1 not in bold for place in bold) else set()


def _lines_of_blob(item: str) -> list[str | GroupHeading]:
    lines = text.lines(with_marked_headings(item))
    if any(line.startswith(HEADED) for line in lines):
        return [GroupHeading(line.lstrip(HEADED)) if line.startswith(HEADED) else line for line in lines]
    return list(split_ingredients(lines[0]) if len(lines) == 1 else headed_by_bullets(lines))


def headed_by_bullets(lines: Sequence[str]) -> list[str | GroupHeading]:
    """Where most lines have a bullet, a short one without bullet and amount that stands above some is a heading."""
    bullets = [bool(_BULLET.match(line)) for line in lines]
    if sum(bullets) < 2 or sum(bullets) * 2 < len(lines):
        return list(lines)
    is_followed = [*bullets[1:], False]
    return [
        GroupHeading(line) if not bullet and followed and len(line) <= 60 and not HAS_AMOUNT.search(line) else line
        for line, bullet, followed in zip(lines, bullets, is_followed, strict=True)
    ]


def split_ingredients(line: str, named: bool = False) -> list[str]:
    """A paragraph that lists ingredients, parted at its bullets, semicolons or commas where most parts state an amount.

    A short one is parted only where all parts state one. ``named``: a heading says that these are ingredients, so they need no amounts.
    """
    if len(line) > _PAGE:
        return [line]
    for separator in (r"\s*[•·▪▢☐]\s*", r"\s+\|\s+", r"\s*;\s+", r",\s+(?![^()]*\))"):
        parts = [part.strip() for part in re.split(separator, line.rstrip(".")) if part.strip()]
        needed = len(parts) if len(line) < _BLOB else len(parts) / 2
        if len(parts) < 3:
            if len(parts) == 2 and ";" in separator and all(map(HAS_AMOUNT.match, parts)):
                return parts
            continue
        if sum(1 for part in parts if HAS_AMOUNT.match(part)) >= needed or all(map(_NAME_FIRST.match, parts)):
            return parts
        if named and len(parts) > 3 and all(len(part) < _PART and not _SENTENCES.search(part) for part in parts):
            return parts
    run_on = max(_run_on(line), _parted_at_amounts(line) if len(line) > _BLOB else [], key=len)
    return _typed_in_line(line) or run_on or [line]


def _typed_in_line(line: str) -> list[str]:
    """ "– 3 eggs – flour – a pinch of salt": the sign that the line begins with parts it."""
    sign = line[:1]
    if sign not in ("–", "—", "-", "*") or line.count(f" {sign} ") < 2:
        return []
    parts = [part.strip() for part in line[1:].split(f" {sign} ") if part.strip()]
    return parts if any(map(HAS_AMOUNT.match, parts)) else []


def _run_on(line: str) -> list[str]:
    """ "5 dl flour 2 tsp baking powder 50 g butter …": nothing but the amounts with units parts it."""
    parts = _BEFORE_MEASURE.split(line.strip(" |"))
    is_list = len(parts) > 3 and all(len(part) < _PART and _MEASURED.match(part) and not _SENTENCES.search(part) for part in parts)
    return parts if is_list else []


def _parted_at_amounts(line: str) -> list[str]:
    """ "1 cup flour 2 eggs 3 tbsp oil 1 tsp salt", or "Flour - 1 cup Oil - 3 tbsp …": the same with pieces, and with amounts behind."""
    if len(line) > _PAGE // 4 or len(HAS_AMOUNT.findall(line)) < _FEWEST_PARTS or _SENTENCES.search(line):
        return []
    if HAS_AMOUNT.match(line):
        parts = _BEFORE_AMOUNT.split(line)
        is_list = all(HAS_AMOUNT.match(part) for part in parts)
    elif len(_MARK.findall(line)) < _FEWEST_PARTS:
        return []
    else:
        parts = [part.strip() for part in _AMOUNT_BEHIND.findall(line)]
        is_list = sum(map(len, parts)) > 0.8 * len(line)
    return parts if is_list and len(parts) >= _FEWEST_PARTS and max(map(len, parts)) < _LONGEST_PART else []


def _holds_list(item: str) -> bool:
    """A list inside one item: of its lines, three or more begin with an amount."""
    if "<li" in item.lower():
        return True
    return item.count("\n") >= 2 and sum(1 for line in item.split("\n") if HAS_AMOUNT.match(line.strip())) >= 3


def _of_node(node: dict[str, Any], graph: Graph, depth: int = 0) -> Iterator[str]:
    """A PropertyValue, or a list of them; ``name`` alone is the line."""
    parts = get(node, "itemListElement", "recipeIngredient", "ingredients")
    heading = get(node, "name")
    if parts is None and isinstance(item := get(node, "item"), dict):
        parts = [item]
    if parts is not None and depth < 4:
        if isinstance(heading, str) and text.plain(heading):
            yield text.plain(heading).rstrip(":") + ":"
        for part in graph.each(parts):
            if isinstance(part, dict):
                yield from _of_node(part, graph, depth + 1)
            elif isinstance(part, str) and text.plain(part):
                yield clean_line(text.plain(part))
        return
    if isinstance(shown := get(node, "display", "originalText"), str) and text.plain(shown):
        yield clean_line(text.plain(shown))
        return
    if "@type" not in node and node and all(isinstance(value, list) for value in node.values()) and depth < 4:
        for name, lines in node.items():
            yield from _of_node({"name": name, "itemListElement": lines}, graph, depth + 1)
        return
    amount = get(node, "value", "amount", "quantity", "requiredQuantity", "amountOfThisGood")
    measure = amount if isinstance(amount, dict) else node
    words_of_line = [
        _stated_amount(get(amount, "value", "name") if isinstance(amount, dict) else amount),
        get(measure, "unitText") or _unit_of_code(get(measure, "unitCode", "unit")),
        _name_of(heading or get(node, "text", "item", "ingredient", "food", "foodItem", "product", "typeOfGood", "title")),
    ]
    line = " ".join(text.plain(str(part)) for part in words_of_line if isinstance(part, str | int | float))
    note = get(node, "note", "notes", "preparation", "comment")
    if isinstance(note, str) and text.plain(note):
        line = f"{line}, {text.plain(note).lstrip(', ')}"
    if line.strip():
        yield clean_line(line)


def _stated_amount(stated: Any) -> Any:
    """Zero states no amount; a whole number loses the decimal that its data format gave it."""
    if isinstance(stated, float) and not isinstance(stated, bool):
        stated = f"{stated:g}"
    return None if stated in (0, "0") else stated


def _name_of(stated: Any) -> Any:
    return get(stated, "name", "text") if isinstance(stated, dict) else stated


def _unit_of_code(stated: Any) -> Any:
    return _UNIT_CODES.get(stated, stated) if isinstance(stated, str) else stated


def clean_line(line: str) -> str:
    """Without its bullet, empty brackets, blanks before a comma ("1 carrot , peeled"), and the words that scripts write where a value is
    missing ("4 undefined").
    """
    if "undefined" in line or "null" in line or "NaN" in line:
        line = " ".join(_SCRIPT_NOTHING.sub(" ", line).split())
    line = _EMPTY_BRACKETS.sub("", _BULLET.sub("", line.strip())).strip()
    return _BLANK_BEFORE_COMMA.sub(",", line) if " ," in line else line


def is_heading(line: str) -> bool:
    """ "For the sauce:" - a short line without an amount that ends with a colon or begins like a heading."""
    if len(line) > 80 or HAS_AMOUNT.search(line):
        return False
    return line.endswith(":") or bool(_FOR_THE.match(line))


def joined_pairs(lines: Sequence[str | GroupHeading]) -> list[str | GroupHeading]:
    """ "Flour", "200 g", "Eggs", "2" → "200 g Flour", "2 Eggs": pages set amounts and names in cells of their own, in either order."""
    lines = _with_brackets(lines)
    amounts = [isinstance(line, str) and bool(_AMOUNT_ONLY.match(line)) for line in lines]
    if alternating := _alternating(lines):
        amounts = alternating
    if len(lines) < 4 or sum(amounts) * 3 < len(lines):
        return _with_loose_ends(lines)
    amount_first = next((amount for amount, line in zip(amounts, lines, strict=True) if isinstance(line, str)), False)
    joined: list[str | GroupHeading] = []
    loose: str | None = None  # the half of a pair that waits for the other
    for line, is_amount in zip(lines, amounts, strict=True):
        if isinstance(line, GroupHeading):
            joined += [line] if loose is None else [loose, line]
            loose = None
        elif is_amount == amount_first:
            if loose is not None:
                joined.append(loose)
            loose = line
        elif loose is not None and not is_heading(loose):
            joined.append(f"{loose} {line}" if amount_first else f"{line} {loose}")
            loose = None
        else:
            joined += [line] if loose is None else [loose, line]
            loose = None
    return joined if loose is None else [*joined, loose]


def _with_brackets(lines: Sequence[str | GroupHeading]) -> list[str | GroupHeading]:
    """Notes in brackets behind the lines they follow, where there are amounts in cells of their own."""
    if sum(1 for line in lines if isinstance(line, str) and _AMOUNT_ONLY.match(line)) * 4 < len(lines):
        return list(lines)
    joined: list[str | GroupHeading] = []
    for line in lines:
        last = joined[-1] if joined else None
        if isinstance(line, str) and isinstance(last, str) and _IN_BRACKETS.match(line):
            joined[-1] = f"{last} {line}"
        else:
            joined.append(line)
    return joined


def _alternating(lines: Sequence[str | GroupHeading]) -> list[bool] | None:
    """Which lines are amounts, where a number with one word or none and a name without a number take turns throughout."""
    plain = [line for line in lines if isinstance(line, str)]
    short = [bool(_AMOUNT_AND_WORD.match(line)) for line in plain]
    turns = all(before != after for before, after in pairwise(short))
    if len(plain) < 6 or not turns or any(is_short != bool(HAS_AMOUNT.match(line)) for line, is_short in zip(plain, short, strict=True)):
        return None
    return [isinstance(line, str) and bool(_AMOUNT_AND_WORD.match(line)) for line in lines]


def _with_loose_ends(lines: Sequence[str | GroupHeading]) -> list[str | GroupHeading]:
    """ "1 tbsp", "salt", "(coarse)" → "1 tbsp salt (coarse)" among lines that are whole: a link in a line cuts it."""
    whole: list[str | GroupHeading] = []
    waiting = False
    for line in lines:
        last = whole[-1] if whole else None
        if isinstance(line, str) and isinstance(last, str) and ((waiting and not HAS_AMOUNT.match(line)) or _IN_BRACKETS.match(line)):
            whole[-1] = f"{last} {line}"
            waiting = False
        else:
            is_start = not isinstance(last, str) or bool(HAS_AMOUNT.search(last))
            waiting = is_start and isinstance(line, str) and bool(_MEASURE_ONLY.match(line))
            whole.append(line)
    return whole


def without_shared_tail(lines: Sequence[Line]) -> list[Line]:
    """Where every line ends with the same words ("… add to list"), they are a control of the page."""
    ends = [line.split()[1:] for line in lines if isinstance(line, str) and not is_heading(line)]
    if len(ends) < 4:
        return list(lines)
    shared = 0
    while all(len(end) > shared for end in ends) and len({end[-1 - shared] for end in ends}) == 1:
        shared += 1
    if not shared:
        return list(lines)
    return [" ".join(line.split()[:-shared]) if isinstance(line, str) and not is_heading(line) else line for line in lines]


def grouped(lines: Iterable[str | GroupHeading]) -> tuple[IngredientGroup, ...]:
    """Lines, headings among them, as groups; the word "Ingredients" alone is no heading worth keeping, a list of tools no group."""
    groups: list[tuple[str | None, list[str]]] = [(None, [])]
    for line in lines:
        if isinstance(line, GroupHeading) or is_heading(line):
            heading = (line.text if isinstance(line, GroupHeading) else line).rstrip(": ").strip()
            groups.append((None if not heading or words.INGREDIENTS_HEADING.match(heading) else heading, []))
        else:
            groups[-1][1].append(line)
    return tuple(
        IngredientGroup(heading, tuple(lines))
        for heading, lines in groups
        if lines and not (heading and words.EQUIPMENT_HEADING.match(heading))
    )
