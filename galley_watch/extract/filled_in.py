"""What scripts write into a page from its attributes and controls → text of the tree (pure): amounts to be scaled, chosen servings."""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import islice
from typing import Any

from galley_watch.extract.fractions import HAS_AMOUNT, VULGAR_FRACTIONS
from galley_watch.extract.page_text import fact_words

_KEPT_IN = (
    *("data-amount", "data-quantity", "data-qty", "data-menge", "data-base-amount", "data-base-quantity", "data-original-amount"),
    *("data-original-quantity", "data-default-amount", "data-default-quantity", "data-initial-amount", "data-ingredient-amount"),
    *("data-ingredient-quantity", "data-base-qty", "data-original-qty"),
)
_UNIT_IN = ("data-unit", "data-measure", "data-uom", "data-einheit", "data-unit-name", "data-ingredient-unit")
_WITH_AMOUNT = f".//*[{' or '.join(f'@{name}' for name in _KEPT_IN)}]"
_NAMED = re.compile(rb"-(?:amount|quantity|qty|menge)=")
_NUMBER = re.compile(
    rf"\s*(?P<number>\d{{1,4}}(?:[.,]\d{{1,3}})?(?:\s*[-–]\s*\d{{1,4}})?|(?:\d{{1,3}}\s)?\d{{1,2}}/\d{{1,2}}|[{VULGAR_FRACTIONS}])\s*"
)
_ZEROS = re.compile(r"[.,]0+$")
_UNIT = re.compile(r"[^\W\d_][^\d<>{}]{0,20}")
_ROWS_OF_CONTROLS = frozenset(("li", "tr"))
_ROWS = _ROWS_OF_CONTROLS | {"label"}
_CONTROLS = frozenset(("a", "button", "input", "select", "option", "script", "form"))
_SERVED_BY = re.compile(
    r"serv(?:es|ings?)|portion|persons?\b|people|yield|porcion|racion|porzion|porties|porsjon|annos|adag|porcj|porce|eaters|guests|convives"
)
_SERVED = re.compile(rf"\W*(?:{fact_words.EATERS}|{fact_words.SERVED})(?![^\W\d_])", re.IGNORECASE)
_SERVED_LABEL = re.compile(rf"\W*(?:{fact_words.SERVED})\W*", re.IGNORECASE)
_INLINE = frozenset(("span", "label", "p", "div", "b", "strong"))
_FEWEST = 2
_MOST = 400
_NEAR = 4
_SHORT = 120
_LONGEST_NAME = 40


def fill_in(root: Any, source: bytes) -> bool:
    """Changes the tree: elements without text get the amount that their attribute holds, controls have their value behind them.

    Once a tree. Whether anything changed. The source is searched for what would be filled in, which takes a tenth of parsing.
    """
    amounts = _NAMED.search(source) is not None and _fill_amounts(root)
    controls = (b"<input" in source or b"<select" in source) and _fill_controls(root)
    return amounts or controls


def _fill_amounts(root: Any) -> bool:
    """One alone is no list; a shop's buttons hold quantities too."""
    found = [(element, words) for element in root.xpath(_WITH_AMOUNT)[:_MOST] if (words := _amount_of(element))]
    if len(found) < _FEWEST:
        return False
    for element, words in found:
        element.text = f"{words} {(element.text or '').lstrip()}"
    return True


def _amount_of(element: Any) -> str:
    """ "" where the element shows an amount, or is no place for one."""
    stated = next((element.get(name) for name in _KEPT_IN if element.get(name)), "")
    if element.tag in _CONTROLS or not (number := _NUMBER.fullmatch(stated)):
        return ""
    shown = _text_of(element)
    unit = next((element.get(name) for name in _UNIT_IN if element.get(name)), "")
    unit = unit.strip() if _UNIT.fullmatch(unit.strip()) else ""
    if shown and (HAS_AMOUNT.search(shown) or len(shown) > _SHORT or not (unit or element.tag in _ROWS)):
        return ""
    row = _row_of(element, _ROWS)
    if not shown and (row is None or HAS_AMOUNT.search(_text_of(row))):
        return ""
    words = _ZEROS.sub("", number["number"])
    around = _text_of(row) if row is not None else shown
    return f"{words} {unit}" if unit and unit.casefold() not in around.casefold().split() else words


def _fill_controls(root: Any) -> bool:
    servings, in_rows = [], []
    for control in islice(root.iter("input", "select"), _MOST):
        value = _value_of(control)
        if not value:
            continue
        if _tells_servings(control):
            servings.append((control, value))
        elif (row := _row_of(control, _ROWS_OF_CONTROLS)) is not None and not HAS_AMOUNT.search(_text_of(row)):
            in_rows.append((control, value))
    told = servings + (in_rows if len(in_rows) >= _FEWEST else [])
    for control, value in told:
        control.tail = f" {value} {control.tail or ''}"
    return bool(told)


def _row_of(element: Any, tags: Collection[str]) -> Any:
    return next((above for above in islice(element.iterancestors(), _NEAR) if above.tag in tags), None)


def _value_of(control: Any) -> str:
    if control.tag == "select":
        options = list(islice(control.iter("option"), 60))
        chosen = next((option for option in options if option.get("selected") is not None), options[0] if options else None)
        stated = "" if chosen is None else chosen.text or chosen.get("value") or ""
    else:
        stated = control.get("value") or "" if (control.get("type") or "text").lower() in ("text", "number", "tel") else ""
    found = _NUMBER.fullmatch(stated)
    return _ZEROS.sub("", found["number"]) if found else ""


def _tells_servings(control: Any) -> bool:
    """By its names, or by the words beside it."""
    names = " ".join(control.get(name) or "" for name in ("name", "id", "class", "aria-label", "title"))[:200].lower()
    return bool(_SERVED_BY.search(names)) or bool(_SERVED.match(_words_behind(control)) or _SERVED_LABEL.fullmatch(_words_before(control)))


def _words_behind(control: Any) -> str:
    if words := (control.tail or "")[:_LONGEST_NAME].strip():
        return words
    after = control.getnext()
    return _text_of(after)[:_LONGEST_NAME] if after is not None and after.tag in _INLINE else ""


def _words_before(control: Any) -> str:
    before = control.getprevious()
    if before is None:
        return (control.getparent().text or "")[:_SHORT].strip()
    return (before.tail or "")[:_SHORT].strip() or (_text_of(before) if before.tag in _INLINE else "")


def _text_of(element: Any) -> str:
    return " ".join("".join(piece[: 2 * _SHORT] for piece in islice(element.itertext(), 40)).split())
