"""What stands at the top of a list of ingredients and is none (pure): for how many it is, how long it takes, how easy it is."""

from __future__ import annotations

import re
from collections.abc import Sequence

from galley_watch.extract import fact_words
from galley_watch.extract.blocks import Block

_TOP = 5
_LONGEST = 60
_SERVINGS = re.compile(
    rf"^\W*(?:[^\W\d_]+\W+){{0,3}}{fact_words.MANY}\s*(?:{fact_words.EATERS})\W*$|"
    rf"^\W*(?:{fact_words.COUNT}|{fact_words.SERVED})\s*(?:[^\W\d_]{{1,3}}\s+)?(?:{fact_words.SERVED}|{fact_words.EATERS}|{fact_words.COUNT})\W*$"
)
"""A number of eaters after a word or three, or the label of such a number."""
_TIME = re.compile(
    rf"^\W*(?:[^\W\d_]+\W+){{0,3}}\d{{1,3}}(?:\s*[-–]\s*\d{{1,3}})?\s*(?:{fact_words.MINUTES}|{fact_words.HOURS})(?:\W+[^\W\d_]+){{0,2}}\W*$"
)
_SHORT_UNITS = re.compile(r"\d\s*(?:t|m|h|tim|db|ks)\W*$")
"""Which mean a measure as well as a time."""
_EASE = re.compile(rf"^\W*(?:{fact_words.EASE})\W*$")


def facts_above(blocks: Sequence[Block]) -> set[int]:
    """The places, among the first few blocks of a list, of lines that state nothing but servings, times or ease."""
    lines = [(place, block.text.lower()) for place, block in enumerate(blocks[:_TOP]) if not block.level and len(block.text) < _LONGEST]
    found = {place for place, line in lines if _SERVINGS.match(line) or (_TIME.match(line) and not _SHORT_UNITS.search(line))}
    return found | {place for place, line in lines if _EASE.match(line)} if found else found
