"""The commonest shape of a line, read at once (pure): "2 cups flour", "1 onion", and a name of nothing but food words.

What is read here the rooms for amounts and names would read in the same way, at several times the work; a test holds the two together. So
nothing is decided here: where a word could mean anything else, the answer is None and they are asked.
"""

from __future__ import annotations

from galley_watch.ingredient.measures import make_unit
from galley_watch.ingredient.numbers import number
from galley_watch.ingredient.readings import Amounts
from galley_watch.ingredient.tokens import NUMERIC, Line
from galley_watch.ingredient.units import EXACT
from galley_watch.ingredient.vocabulary import Vocabulary
from galley_watch.values.ingredient import Amount, Measure

_LONGEST_NUMBER = 2  # tokens: "1 ½"; "4/5 bay leaves" may be a range
_CLOSING = (")", "]")
_MOST_CUPS = 20  # of "20C" and more, which are degrees


def plain_amount(line: Line, at: int, words: Vocabulary) -> Amounts | None:
    """The amount at token ``at`` where it is a number, mostly a unit of mass or volume, then a food or a closing bracket."""
    if line.kind(at) not in NUMERIC or words.unstated.knows(line.keys[at]):
        return None
    quantity = number(line, at, words)
    if quantity is None:
        return None
    value, behind = quantity
    if line.kind(behind) != "word":
        return None
    unit = words.units.find(line, behind) if line.keys[behind] not in words.beside_units else None
    if unit is None:
        if behind > at + _LONGEST_NUMBER or not value or not _food_follows(line, behind, words):
            return None
        span = line.span(at, behind)
        return Amounts(behind, [Amount((Measure(value, None, None, span),), span)])
    name, end = unit
    ends = line.key(end) in _CLOSING or _food_follows(line, end, words)
    if name not in EXACT or not ends or (name == "cup" and value >= _MOST_CUPS):
        return None
    span = line.span(at, end)
    return Amounts(end, [Amount((Measure(value, None, make_unit(line, behind, end, name, words), span),), span)])


def _food_follows(line: Line, at: int, words: Vocabulary) -> bool:
    """Does a food's word stand at token ``at``, behind adjectives at most? One with a hyphen may be a number ("two-and-a-half")."""
    here = words.past_descriptions(line, at)
    if line.kind(here) != "word" or line.keys[here] in words.beside_units or words.units.find(line, here):
        return False
    return "-" not in line.keys[here] or (words.sizes.find(line, here) is None and number(line, here, words) is None)


def is_plain_name(line: Line, start: int, stop: int, words: Vocabulary) -> bool:
    """Are the tokens from ``start`` to ``stop`` words of which none could be said about a food, or end its name?"""
    if "." in line.raw(start, stop) or "mark" in line.kinds[start:stop] or not NUMERIC.isdisjoint(line.kinds[start:stop]):
        return False  # also where a sentence may begin
    return not any(words.tells_of_food(line, here, stop) for here in range(start, stop))
