"""What may be read of one page (pure): whether a text speaks of ingredients at all, and how much decoding it may cost."""

from __future__ import annotations

import re
from typing import Any

from galley_watch.extract.page_data.javascript import DECODER

MAX_SCRIPT = 4_000_000
"""Characters; a longer text is not read."""
_MAX_ATTEMPTS = 120
_MAX_VALUES = 3_000
_SAID = ("ngredien", "NGREDIEN", "utaten", "UTATEN", "ngrédien", "ngrèdien", "ngr\\u00e9dien", "ngr%C3%A9dien", "kladniki")
"""What data about a recipe says somewhere."""
SPOKEN = re.compile("|".join(map(re.escape, _SAID)))


def says_it(text: str) -> bool:
    """Does the text speak of ingredients?"""
    return any(word in text for word in _SAID)


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
