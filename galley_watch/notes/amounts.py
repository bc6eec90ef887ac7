"""Amounts and yields as RecipeMD states them (pure).

Set apart is only what a RecipeMD reader understands as it is meant: a reader that scales "1-2 cups" takes it for 1 of the unit
"-2 cups", and one that meets "a pinch" between asterisks refuses the whole note.
Number formats: the RecipeMD specification, section "Amount", and the order in which its reference reader tries them.
"""

from __future__ import annotations

import re
import unicodedata
from fractions import Fraction

from galley_watch.notes.plain_text import plain
from galley_watch.values.ingredient import IngredientTree

_VULGAR = "[\u00bc-\u00be\u2150-\u215e]"
_FORMATS = tuple(
    re.compile(rf"\s*(?P<sign>-?)\s*{number}(?P<rest>.*)$")
    for number in (
        r"(?P<whole>\d+)\s+(?P<top>\d+)\s*/\s*(?P<bottom>\d+)",
        rf"(?P<whole>\d+)\s+(?P<vulgar>{_VULGAR})",
        r"(?P<top>\d+)\s*/\s*(?P<bottom>\d+)",
        rf"(?P<vulgar>{_VULGAR})",
        r"(?P<decimal>\d*[.,]\d+)",
        r"(?P<whole>\d+)",
    )
)
_SERVINGS = re.compile(r"(\d+(?:\s*[-–]\s*\d+)?) servings")
_NUMBERS_ALONE = re.compile(r"[\d\s./,–-]*(?:\d\s*(?:to|bis|à|a|til|till|tot|of)\s*\d+)?")
_OPEN_PLURAL = re.compile(r"(?<=[^\W\d_]{3})\((s|n|en|er)\)\Z")
""" "Stange(n)": one or more of it, which the amount tells."""
_LIST_COMMA = re.compile(r"(?<!\d),|,(?!\d)")
_WHOLE = re.compile(r"(?<=\d)(?<![.,]\d)[.,]0{1,2}(?![\d.,])")
_MIXED_BY_HYPHEN = re.compile(r"(?<=\d)-(?=\d+/\d)")


def recipemd_amount(text: str) -> tuple[Fraction, str] | None:
    """The quantity and the unit's words that a RecipeMD reader takes from ``text``; None where it would refuse it."""
    for number_format in _FORMATS:
        if found := number_format.match(text):
            parts = found.groupdict()
            value = Fraction(int(parts.get("whole") or 0))
            if vulgar := parts.get("vulgar"):
                value += Fraction(unicodedata.numeric(vulgar)).limit_denominator(100)
            if top := parts.get("top"):
                if not int(parts["bottom"]):
                    return None
                value += Fraction(int(top), int(parts["bottom"]))
            if decimal := parts.get("decimal"):
                value += Fraction("0" + decimal.replace(",", "."))
            return (-value if parts["sign"] else value), parts["rest"].strip()
    return None


def split_amount(tree: IngredientTree) -> tuple[str, str] | None:
    """The leading amount of the line and all that follows it, both plain, the blank between them kept with the second.

    None where the line has none, or where set apart it would be read as another quantity.
    """
    if tree.lead is None or tree.text[: tree.lead.start].strip():
        return None
    end = tree.lead.end
    if tree.name and tree.lead.start < tree.name.span.start < end:  # "1 Knoblauchzehe": what is counted is what it is
        end = tree.name.span.start - 1
    quantity = _exact_quantity(tree)
    lead, rest = _OPEN_PLURAL.sub(r"\1" if quantity and quantity > 1 else "", readable_number(plain(tree.text[:end]))), tree.text[end:]
    blank, rest = " " if rest[:1].isspace() else "", plain(rest)
    # "1-1/2 cups" is a mixed number in American recipes where the tree says so, and a range for every other reader.
    lead = next((way for way in (lead, _MIXED_BY_HYPHEN.sub(" ", lead)) if _states(way, quantity)), "")
    if not rest or not lead:
        return None
    # Without a blank after it the closing asterisk must follow a letter or digit, or it closes nothing.
    if not blank and (not lead[-1].isalnum() or rest[0] in "*_"):
        return None
    return lead, blank + rest


def readable_number(text: str) -> str:
    """ "1½" as "1 ½", "1⁄2" as "1/2", "2.0" as "2": the same words in the spelling that readers know."""
    text = _WHOLE.sub("", text)
    return re.sub(rf"(?<=\d)(?={_VULGAR})", " ", re.sub(r"(?<=\d)⁄(?=\d)", "/", text))


def _states(text: str, quantity: Fraction | None) -> bool:
    read = recipemd_amount(text)
    return read is not None and read[0] == quantity


def _exact_quantity(tree: IngredientTree) -> Fraction | None:
    if not tree.amounts or len(tree.amounts[0].parts) != 1:
        return None
    measure = tree.amounts[0].parts[0]
    return measure.low if measure.high is None else None


def recipemd_yield(words: str, servings: str) -> str | None:
    """``words`` as a yield that a RecipeMD reader takes: from the first number on ("Serves 4" → "4 servings").

    ``servings`` is the word in the note's language where servings are counted, else "". None where no number is in it. Commas that would
    split it in two are left to the escaping.
    """
    first = re.search(rf"\.?\d|{_VULGAR}", words)
    if first is None or words[: first.start()].endswith(","):
        return None
    text = readable_number(words[first.start() :])
    if servings and (counted := _SERVINGS.fullmatch(text)):
        text = counted[1]  # a bare number of the page, to which reading it has added the English word
    if recipemd_amount(text) is None:
        return None
    return f"{text} {servings}" if servings and _NUMBERS_ALONE.fullmatch(text) else text


def list_commas(text: str) -> list[int]:
    """Where a RecipeMD reader would split a list of tags or yields."""
    return [found.start() for found in _LIST_COMMA.finditer(text)]
