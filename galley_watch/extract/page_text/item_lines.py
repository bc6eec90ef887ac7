"""Items of lists, rows of tables and pairs of terms → the lines that they are (pure), whatever blocks they are made of."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from galley_watch.extract.fractions import AMOUNT_SIGN, VULGAR_FRACTIONS
from galley_watch.extract.page_text import fact_words, words
from galley_watch.extract.page_text.element_kinds import BLOCK, SKIPPED, repeats_ingredients
from galley_watch.extract.page_text.likeness import UNIT, is_needed

_NEVER_IN_A_LINE = frozenset(("ul", "ol", "table", "dl", "h1", "h2", "h3", "h4"))
_TERM_SIZE = 60
_SAYS = re.compile(r"[^\W_]")
"""A cell without a letter or a digit marks a note."""
_TIME_NAME = re.compile(rf"\W*(?:{'|'.join(fact_words.TIMES.values())})\W*$", re.IGNORECASE)
_AMOUNT_AND_NAME = re.compile(
    rf"^\W*{AMOUNT_SIGN}[\d.,/\s{VULGAR_FRACTIONS}–-]*(?:(?:{UNIT})\.?\s+(?:(?:of|d[eiao]|van)\s+|d['’])?)?"
    rf"(?!(?:{UNIT}|or|oder|ou|of)(?![^\W\d_]))[^\W\d_]{{3,}}",
    re.IGNORECASE,
)
_SENTENCE_SIZE = 50
_HEADING_SIZE = 30
_ITEM_SIZE = 400
"""Characters of one list item or table row that are read as one line, whatever blocks it is made of."""


def as_one_line(element: Any) -> str | None:
    """The words of an item that holds no list of its own and is no longer than one line may be."""
    if len(element) == 0 and element.tag not in SKIPPED:
        line = " ".join((element.text or "").split())
        return line if len(line) <= _ITEM_SIZE else None
    inside = list(islice(element.iter(), 60))
    if element.tag == "tr" and any(
        sum(1 for part in cell if part.tag == "p") > 1 or sum(1 for part in cell if part.tag == "br") > 2 for cell in element
    ):
        return None  # a table that only lays out the page
    if len(inside) >= 60 or not _NEVER_IN_A_LINE.isdisjoint([part.tag for part in inside[1:]]):
        return None
    pieces = list(_pieces(element))
    if len(pieces) > 2 and _hold_lines(pieces):
        return None
    if len(pieces) > 1 and element.tag != "li" and _begins_method(pieces):
        return None
    if len(pieces) > 1:
        pieces = _without_needed([" ".join(piece.split()) for piece in pieces])
    if element.tag == "tr":
        pieces = [piece for piece in pieces if _SAYS.search(piece)]
    line = " ".join(" ".join(pieces).split())
    return line if len(line) <= _ITEM_SIZE else None


def _begins_method(pieces: Sequence[str]) -> bool:
    """Its heading and the method itself, in blocks of one element."""
    first = next((line for piece in pieces if (line := piece.strip())), "")
    return len(first) < _HEADING_SIZE and words.METHOD_HEADING.match(first) is not None


def _hold_lines(pieces: Sequence[str]) -> bool:
    """A group of ingredients, not one of them in cells: two or more of its blocks hold an amount and a name."""
    return sum(1 for piece in pieces if _AMOUNT_AND_NAME.match(piece)) > 1


def _without_needed(pieces: list[str]) -> list[str]:
    """The blocks of a step without those that list what it needs."""
    if not any(len(piece) > _SENTENCE_SIZE and piece.endswith((".", "!")) for piece in pieces):
        return pieces
    return [piece for piece in pieces if not (_AMOUNT_AND_NAME.match(piece) and is_needed(piece))]


def _pieces(element: Any) -> Iterator[str]:
    """Texts inside, blanks between blocks but not between inline parts (``<b>1</b>/2`` is one word)."""
    run = ""
    hidden: set[Any] = set()
    for part in element.iter():
        if part.tag in SKIPPED or repeats_ingredients(part) or (hidden and part.getparent() in hidden):
            hidden.add(part)
        if part.tag in BLOCK or part.tag == "br":
            yield run
            run = ""
        if part.text and part not in hidden:
            run = _joined(run, part.text, part.tag)
        for closed in _closing(part, element):
            if closed.tag in BLOCK:
                yield run
                run = ""
            if closed.tail and not (hidden and closed.getparent() in hidden):
                run = _joined(run, closed.tail, "")
    yield run


def _joined(run: str, more: str, tag: str) -> str:
    """Pages set amount, unit and name side by side in spans and part them by style alone."""
    return (
        f"{run} {more}" if tag in ("span", "strong", "a") and (run[-1:].isalnum() or run[-1:] == ")") and more[:1].isalnum() else run + more
    )


def _closing(part: Any, top: Any) -> Iterator[Any]:
    """The elements that end with this one, in order, ``top`` left out."""
    if part is top or (len(part) and part.tag not in SKIPPED):
        return
    yield part
    while part.getnext() is None and (part := part.getparent()) is not top and part is not None:
        yield part


def is_head_row(row: Any) -> bool:
    """The names of a table's columns."""
    return len(row) > 1 and all(cell.tag == "th" for cell in row)


def heads_rows(row: Any) -> bool:
    """The only cell of a row, over all columns of those below, that is a heading by its element or its letters."""
    below = row.getnext()
    if len(row) != 1 or below is None or len(below) < 2:
        return False
    cell = row[0]
    return cell.tag == "th" or (cell.get("colspan") is not None and is_in_bold(cell))


def is_in_bold(element: Any) -> bool:
    """Is all that it holds one element in bold?"""
    inner = element[0] if len(element) == 1 else None
    return inner is not None and inner.tag in ("b", "strong") and not (element.text or "").strip() and not (inner.tail or "").strip()


def pairs_of(terms: Any) -> list[tuple[str, str]]:
    """The names and values of a definition list where each name has one short value and nothing stands between; else nothing."""
    cells = list(islice(terms, 200))
    if len(cells) < 4 or len(cells) % 2 or any(cell.tag != ("dt", "dd")[place % 2] for place, cell in enumerate(cells)):
        return []
    lines = [as_one_line(cell) or "" for cell in cells]
    return list(zip(lines[::2], lines[1::2], strict=True)) if all(0 < len(line) <= _TERM_SIZE for line in lines) else []


def times_in_columns(table: Any) -> list[tuple[str, str]]:
    """The names of columns and the one row of values below them, where a column is a time."""
    rows = [list(islice(row, 9)) for row in islice(table.iter("tr"), 3)]
    if len(rows) != 2 or len(rows[0]) != len(rows[1]) or not 1 < len(rows[0]) < 9:
        return []
    names, values = ([as_one_line(cell) or "" for cell in row] for row in rows)
    if any(not name or len(name) > _TERM_SIZE or len(value) > _TERM_SIZE for name, value in zip(names, values, strict=True)):
        return []
    return list(zip(names, values, strict=True)) if any(map(_TIME_NAME.match, names)) else []
