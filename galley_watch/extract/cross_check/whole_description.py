"""A description that was cut off in the middle of its sentence, told on as the page tells it (pure)."""

from __future__ import annotations

import re
from dataclasses import replace

from galley_watch.extract import text
from galley_watch.values.recipe import Recipe

_ENDED = re.compile(r"\W\Z")
_SHORTEST = 80
_LAST_WORDS = 4
_ROUND = 10
"""Who cuts within a word cuts at so many characters: 150, 500."""
_REST = re.compile(r"(?=[,;]?[ \u00a0]?[a-zß-ÿ(“\"‘'])[^\n\t.!?…]{1,300}[.!?…](?=[\s”\"’)]|$)")
"""The rest of the sentence, in the same line of the page's text: a new line may begin something else."""


def with_whole_description(recipe: Recipe, shown: str) -> Recipe:
    """``shown`` is the page's text as written. It is searched only where the description ends without a full stop."""
    told = recipe.description or ""
    if len(told) < _SHORTEST or _ENDED.search(told):
        return recipe
    last = " ".join(told.split()[-_LAST_WORDS:])
    at = shown.find(last)
    rest = _REST.match(shown, at + len(last)) if at >= 0 else None
    if rest and rest[0][0].isalpha() and len(told) % _ROUND:
        return recipe  # what follows without a blank begins another paragraph
    return replace(recipe, description=text.plain(told + rest[0])) if rest else recipe
