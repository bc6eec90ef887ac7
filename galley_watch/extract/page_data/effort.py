"""What may be read of one page (pure): whether a text speaks of ingredients at all, and how much decoding it may cost."""

from __future__ import annotations

import json
import re
from itertools import islice
from typing import Any

from galley_watch.extract.page_data.javascript import DECODER
from galley_watch.extract.page_text.likeness import UNIT

MAX_SCRIPT = 4_000_000
"""Characters; a longer text is not read."""
_MAX_ATTEMPTS = 120
_MAX_VALUES = 3_000
_SAID = ("ngredien", "NGREDIEN", "utaten", "UTATEN", "ngrédien", "ngrèdien", "ngr\\u00e9dien", "ngr%C3%A9dien", "kladniki")
"""What data about a recipe says somewhere."""
SPOKEN = re.compile("|".join(map(re.escape, _SAID)))


def mentions_ingredients(text: str) -> bool:
    """Does the text speak of ingredients?"""
    return any(word in text for word in _SAID)


_AMOUNT_WORDS = (
    "mount uantit qty Qty enge antidad eveelheid angd ængde engde ilosc nozstvi ennyiseg maara määr iktar antitate "
    'olicina osotita nzahl "dose "measure "q" "qt qte "q_t оличество ількість 分量 用量 数量 "양" כמות كمية'
)
_FURTHER_WORDS = (
    "kładniki uroviny ozzaval ozzával inekset inesosat нгредиент нгредієнт alzeme λικά ylika astojci 材料 재료 配料 食材 מצרכים مكونات"
)


def _as_written(words: str) -> tuple[str, ...]:
    """Each word plainly, and with the escapes that JSON writes for letters beyond ASCII."""
    return tuple(dict.fromkeys(form for word in words.split() for form in (word, json.dumps(word)[1:-1] if not word.isascii() else word)))


_MEASURED = _as_written(_AMOUNT_WORDS)
"""What the keys of amounts say, in many languages."""
_OTHER_WORDS = _as_written(_FURTHER_WORDS)
_FEWEST_AMOUNTS = 3
_FEWEST_MEASURES = 2
_LONGEST_MEASURED = 1_500_000
_MEASURES = re.compile(rf'"\d{{1,4}}(?:[.,/]\d{{1,2}})?(?: ?|",\s?")(?:{UNIT})[ "]')
_LONGEST_SEARCHED = 300_000


def may_hold_amounts(text: str) -> bool:
    """May the text hold amounts, or name ingredients in further languages? Cheap, and wrong now and then."""
    if len(text) > _LONGEST_MEASURED:
        return False
    if any(word in text for word in _OTHER_WORDS) or any(text.count(word) >= _FEWEST_AMOUNTS for word in _MEASURED if word in text):
        return True
    return sum(1 for _ in islice(_MEASURES.finditer(text, 0, _LONGEST_SEARCHED), _FEWEST_MEASURES)) == _FEWEST_MEASURES


class Effort:
    """How much may still be read of one page: characters given to the decoder, and attempts."""

    def __init__(self) -> None:
        self.characters = MAX_SCRIPT
        self.attempts = _MAX_ATTEMPTS
        self.values = _MAX_VALUES

    @property
    def is_spent(self) -> bool:
        return self.attempts <= 0 or self.characters <= 0 or self.values <= 0

    def decoded(self, text: str, start: int) -> tuple[Any, int] | None:
        """The value that begins at the place and where it ends, or None."""
        if self.is_spent:
            return None
        try:
            value, end = DECODER.raw_decode(text, start)
        except ValueError as error:
            self.attempts -= 1
            self.characters -= max(0, getattr(error, "pos", len(text)) - start) + 1
            return None
        except RecursionError:
            self.attempts -= 10
            return None
        self.characters -= end - start
        self.values -= 1
        return value, end
