"""Servings that only a label of the page's code names (pure): a number in an element of that class, or in an attribute."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import islice
from typing import Any

from galley_watch.extract.document import text_of
from galley_watch.extract.page_text import fact_words
from galley_watch.extract.page_text.element_kinds import stands_in

_ATTRIBUTES = ("data-servings", "data-portions", "data-original-servings", "data-base-servings", "data-default-servings", "data-yield")
_KEPT = re.compile(rb"data-(?:(?:original-|base-|default-)?(?:servings|portions)|yield)\b")
_CLASS = re.compile(
    r"(?:^|[\s_-])(?:recipe[_-]?)?(?:servings?|portions?|persons?|yields?|raciones|porzioni|portionen)"
    r"(?:[_-](?:amount|count|number|num|value|quantity|size))?(?:[\s_-]|$)",
    re.IGNORECASE,
)
_NUMBER = re.compile(rf"(?P<many>\d{{1,2}}(?:\s*[-–]\s*\d{{1,2}})?)\s*(?:{fact_words.EATERS})?", re.IGNORECASE)
_ASIDE = re.compile(r"related|teaser|carousel|comment|nutrition", re.IGNORECASE)
_MOST = 60
_LONGEST = 30
_FEWEST, _FULL = 1, 60


def labelled_servings(root: Any, source: bytes) -> str | None:
    """ "4 servings", where one element of the page itself says so; None where several say different numbers."""
    for attribute in _ATTRIBUTES if _KEPT.search(source) else ():
        stated = {value for element in root.xpath(f".//*[@{attribute}]")[:_MOST] if (value := _counted(element.get(attribute)))}
        if stated:
            return _words(stated)
    found = {
        value
        for element in islice((element for element in root.iter() if _names_servings(element.get("class"))), _MOST)
        if (value := _counted(text_of(element)[: 2 * _LONGEST])) and not stands_in(element, ("footer", "nav"), _ASIDE)
    }
    return _words(found) if found else None


@lru_cache(maxsize=2_048)
def _names_servings(label: str | None) -> bool:
    return label is not None and _CLASS.search(label) is not None


def _words(stated: set[str]) -> str | None:
    if len(stated) != 1:
        return None
    many = next(iter(stated))
    return f"{many} serving{'' if many == '1' else 's'}"


def _counted(words: str) -> str:
    found = _NUMBER.fullmatch(words.strip()) if len(words) <= _LONGEST else None
    return found["many"] if found and _FEWEST <= int(re.split(r"\D", found["many"])[0]) <= _FULL else ""
