"""What was read of an amount so far, and whether two measures say the same or are added up (pure)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from galley_watch.ingredient.measures import Read, make_unit, read_measure
from galley_watch.ingredient.tokens import Line
from galley_watch.ingredient.units import CATALOGUE, CONTAINERS, EXACT
from galley_watch.ingredient.vocabulary import Vocabulary
from galley_watch.values.ingredient import Amount, Dimension, Phrase, System

ADDED_TO = frozenset(("stick",))  # counts that cooks add a measure to: "1 stick plus 2 tablespoons"


@dataclass(slots=True)
class Amounts:
    """What was read so far: amounts that mean the same, the sizes between them, and the token behind."""

    behind: int
    amounts: list[Amount] = field(default_factory=list)
    sizes: list[Phrase] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class ReadAmount:
    amount: Amount | None  # None where only a size was there: "1-inch"
    behind: int
    sizes: tuple[Phrase, ...] = ()


def adds(line: Line, at: int, more: Read, last: str, words: Vocabulary) -> bool:
    """ "100 g + 2 EL Zucker", "1/4 tsp plus a pinch of salt": measures of two kinds, told by the word for a sum."""
    unit = more.measure.unit
    if unit is None or words.sums.skip(line, at) == at or last not in EXACT or line.kind(more.behind) != "word":
        return False
    return (unit.name in EXACT or unit.dimension is Dimension.UNKNOWN) and words.purposes.find(line, more.behind) is None


def unit_first(line: Line, at: int, words: Vocabulary) -> Amounts | None:
    """ "gr 200 di muscolo", "dl. 2 latte": old recipes put a metric unit before its number."""
    unit = words.units.find(line, at)
    if unit is None or unit[1] != at + 1 or CATALOGUE[unit[0]][1] is not System.METRIC:
        return None
    read = read_measure(line, at + 1, words)
    again = read.measure.unit if read else None
    if read is None or line.kind(read.behind) != "word" or (again and again.name not in CONTAINERS):
        return None
    behind = line.token_at(again.span.start) if again else read.behind  # "l 0,5 latte di riso": "latte" is milk there, not cans
    measure = replace(read.measure, unit=make_unit(line, at, at + 1, unit[0], words), span=line.span(at, behind))
    return Amounts(behind, [Amount((measure,), measure.span)])


def says_same(line: Line, more: ReadAmount, key: str, joined: bool, first: str) -> bool:
    """ "1 cup/2 sticks butter", "2 cups or 1 can beans"."""
    other = more.amount.parts[0] if more.amount else None
    if (
        other is None
        or other.unit is None
        or other.bound == "unstated"
        or not (line.kind(more.behind) == "word" or line.key(more.behind) in "/(")
    ):
        return False
    return joined and key not in ("=", "|") and (first in EXACT or (key == "/" and other.unit.name in ADDED_TO))


def counts_the_same(line: Line, more: ReadAmount, words: Vocabulary) -> bool:
    """ "½ cup 1 stick butter", "24 oz 3 large chicken breasts": a count behind an exact measure."""
    unit = more.amount.parts[0].unit if more.amount else None
    if unit:
        return unit.name in ADDED_TO
    return words.sizes.skip(line, more.behind) > more.behind
