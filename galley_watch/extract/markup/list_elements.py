"""Elements that are marked as parts of one list (pure): which of them say it once, their rows, and the headings between them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import islice, takewhile
from typing import Any

from galley_watch.extract.markup.element_text import is_all_bold, is_hidden, line_of, within_hidden
from galley_watch.extract.markup.repeated_lists import ingredient_names, says_again
from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.likeness import LIKELY, SURE, ingredient_likeness

_MAX_ABOVE = 40
_MAX_BETWEEN = 400
_MAX_IN_HEADING = 40
"""Elements; more hold no heading but a part of the page."""
_HEADING_SIZE = 70
_HEADINGS = frozenset(("h1", "h2", "h3", "h4", "h5", "h6", "legend", "caption", "dt", "th", "summary"))
_HEADING_LABEL = re.compile(r"head|title|separator|group|section|caption", re.IGNORECASE)


def outermost(elements: Sequence[Any]) -> list[Any]:
    taken: set[Any] = set()
    for element in elements:
        if not any(above in taken for above in islice(element.iterancestors(), 200)):
            taken.add(element)
    return [element for element in elements if element in taken]


def shown_once(elements: Sequence[Any]) -> list[Any]:
    """Without what pages state twice: for print, for small screens, in a second system of measures, in ``<meta>`` beside the text."""
    kept = list(elements)
    seen = [element for element in kept if element.tag != "meta"]
    if 2 * len(seen) >= len(kept):
        kept = seen
    hidden = within_hidden(kept)
    open_lines = [element for element in kept if element not in hidden]
    if hidden and open_lines and _are_said_by([line_of(element) for element in hidden], [line_of(element) for element in open_lines]):
        kept = open_lines
    half = len(kept) // 2
    if half and len(kept) % 2 == 0:
        first, second = ([line_of(element) for element in part] for part in (kept[:half], kept[half:]))
        if says_again(first, second):
            return kept[:half]
    return kept


def _are_said_by(lines: Sequence[str], others: Sequence[str]) -> bool:
    ours, theirs = set().union(*map(ingredient_names, lines)), set().union(*map(ingredient_names, others))
    return len(ours & theirs) >= 0.6 * len(ours)


def rows_of(elements: Sequence[Any]) -> list[Any]:
    """For each element the item, row or label of a list that holds it and no other of them; else the element itself."""
    inside: Counter[Any] = Counter(above for element in elements for above in islice(element.iterancestors(), _MAX_ABOVE))
    alone = [[element, *takewhile(lambda above: inside[above] == 1, islice(element.iterancestors(), _MAX_ABOVE))] for element in elements]
    usual = Counter(map(len, alone)).most_common(1)[0][0] if len(elements) > 1 else 1
    return [around[:usual][-1] for around in alone]


def with_unmarked_items(rows: Sequence[Any]) -> list[Any]:
    """The rows and, where they are items of lists, the items beside them that the page forgot to mark and that read as ingredients."""
    if len(rows) < 2 or any(row.tag != "li" for row in rows):
        return list(rows)
    marked = set(rows)
    lists = dict.fromkeys(row.getparent() for row in rows)
    found: list[Any] = []
    for parent in lists:
        items = list(islice(parent.iterchildren("li"), 200))
        if 2 * sum(1 for item in items if item in marked) < len(items):
            return list(rows)
        found += [item for item in items if item in marked or _is_forgotten(item)]
    return found if len(marked & set(found)) == len(marked) else list(rows)


def _is_forgotten(item: Any) -> bool:
    line = "" if is_hidden(item) else line_of(item)
    return bool(line) and ingredient_likeness(line) >= LIKELY and not line.endswith(":") and not is_all_bold(item)


def headings_between(rows: Sequence[Any], for_steps: bool = False) -> dict[int, str]:
    """Heading words by the place of the row that they stand before."""
    if len(rows) < 2:
        return {}
    found: dict[int, Any] = {}
    for place in range(1, len(rows)):
        if (
            rows[place].getprevious() is not rows[place - 1]
            and (heading := _heading_before(rows[place], rows[place - 1], for_steps)) is not None
        ):
            found[place] = heading
    told = Counter(line_of(element) for element in found.values())
    found = {place: element for place, element in found.items() if told[line_of(element)] <= 2}
    if not found or (len(found) * 2 > len(rows) and len(rows) > 3 and not for_steps):
        return {}
    kinds = {(element.tag, element.get("class")) for element in found.values()}
    first = _heading_before(rows[0], None, for_steps)
    if first is not None and (first.tag, first.get("class")) in kinds:
        found[0] = first
    return {place: line_of(element) for place, element in found.items()}


def _heading_before(row: Any, last: Any, for_steps: bool) -> Any:
    """The nearest element before the row, and after ``last``, that reads as a heading; None where other words come first."""
    around_last = {last, *islice(last.iterancestors(), _MAX_ABOVE)} if last is not None else set()
    element = row
    for _ in range(_MAX_BETWEEN):
        before = element.getprevious()
        if before is None:
            element = element.getparent()
            if element is None or element.tag in ("body", "html") or (last is None and element.get("itemscope") is not None):
                return None
        elif before in around_last:
            return None
        else:
            element = before
            if len(element) == 0 and not (element.text or "").strip():
                continue
            if sum(1 for _ in islice(element.iter(), _MAX_IN_HEADING)) >= _MAX_IN_HEADING:
                return None
            if isinstance(element.tag, str) and not is_hidden(element) and (line := line_of(element)):
                element = _innermost(element, line)
                return element if _reads_as_heading(element, line, for_steps) else None
    return None


def _innermost(element: Any, line: str) -> Any:
    while len(element) == 1 and line_of(element[0]) == line and element[0].tag not in ("b", "strong", "span", "em", "a"):
        element = element[0]
    return element


def _reads_as_heading(element: Any, line: str, for_steps: bool) -> bool:
    if not 2 <= len(line) <= _HEADING_SIZE or ingredient_likeness(line) >= SURE or line.endswith((".", "!")):
        return False
    inner = next(element.iter(*_HEADINGS), None)
    is_head = element.tag in _HEADINGS or (inner is not None and line_of(inner) == line)
    if for_steps:
        return (is_head or is_all_bold(element)) and not words.ORDINAL_LABEL.match(line)
    return is_head or (not re.search(r"\d", line) and element.tag not in ("a", "span", "label", "input", "img", "time"))


def headings_among(elements: Sequence[Any], lines: Sequence[str]) -> set[Any]:
    """Those of the marked elements that are headings: by an element, type or class that no other has; none where most would be."""
    may_be = [_may_head(line) for line in lines]
    others = {sign for element, may in zip(elements, may_be, strict=True) if not may for sign in _signs(element)}
    found = {element for element, may in zip(elements, may_be, strict=True) if may and set(_signs(element)) - others}
    return found if 2 * len(found) <= len(elements) else set()


def _may_head(line: str) -> bool:
    return 2 <= len(line) <= _HEADING_SIZE and not re.search(r"\d", line) and not line.endswith((".", "!"))


def _signs(element: Any) -> list[Any]:
    """What in the element's own markup can tell a heading from what stands under it."""
    label, inner = element.get("class") or "", next(iter(element), None)
    signs = [element.tag] if element.tag in _HEADINGS else []
    signs += ["bold"] if is_all_bold(element) else []
    signs += [label] if _HEADING_LABEL.search(label) else []
    return signs + ([inner.tag] if inner is not None and inner.tag in _HEADINGS and line_of(inner) == line_of(element) else [])
