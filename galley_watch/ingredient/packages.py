"""What a count is of: cans by their number, packs of so many, pieces of a size (pure)."""

from __future__ import annotations

from dataclasses import replace

from galley_watch.ingredient.measures import Read, make_unit, read_measure
from galley_watch.ingredient.numbers import digits, number
from galley_watch.ingredient.readings import ReadAmount
from galley_watch.ingredient.tokens import DASHES, NUMERIC, Line
from galley_watch.ingredient.units import EXACT
from galley_watch.ingredient.vocabulary import Vocabulary
from galley_watch.values.ingredient import Amount, Dimension, Measure, Phrase, Span

TIMES = frozenset("x×✕*")
HOLDERS = frozenset(("cup",))  # measures that yoghurt is also sold in: "4 (6 oz) cups"
_CUT = frozenset(("piece", "strip", "slice", "stick", "stalk", "root"))
_FILLED = frozenset(("can", "jar", "bottle", "tube"))  # with one food, not with pieces: "1 can of 3 bean salad"
_CAN_SIZES = frozenset(("#", "no"))  # "1 #10 can", "1 No. 2 can"


def described_package(line: Line, at: int, count: Read, words: Vocabulary) -> ReadAmount | None:
    """ "1 (8-count) can", "2 (no salt added) cans": a bracket that states no measure, before what is counted."""
    if line.key(count.behind) not in ("(", "[") or words.flags.find(line, count.behind + 1):
        return None
    close = line.closing(count.behind, line.size)
    container = unit_behind(line, close + 1, words) if close < line.size else None
    if container is None and words.unit_adjectives.skip(line, count.behind + 1) == close and (unit := words.units.find(line, close + 1)):
        container = (unit[0], close + 1, unit[1])  # "1 (US) cup"
    if container is None or close == count.behind + 1:
        return None
    size = Phrase(line.raw(count.behind + 1, close), line.span(count.behind + 1, close))
    named = replace(count.measure, unit=make_unit(line, container[1], container[2], container[0], words))
    return ReadAmount(Amount((named,), line.span(at, container[2])), container[2], (*count.sizes, size))


def multipack(line: Line, at: int, count: Read, here: int, words: Vocabulary) -> ReadAmount | None:
    """ "1 12-pack rolls", "2 6 pack rolls": how many are in it."""
    held = read_measure(line, here, words) if line.kind(here) in NUMERIC else None
    unit = held.measure.unit if held else None
    if held is None or unit is None or unit.name != "package" or held.measure.high is not None:
        return None
    named = replace(count.measure, unit=unit)
    inside = Measure(held.measure.low, None, None, Span(held.measure.span.start, unit.span.start))
    return ReadAmount(Amount((named,), line.span(at, held.behind), each=inside), held.behind, count.sizes)


def holds_so_many(line: Line, at: int, count: Read, words: Vocabulary) -> ReadAmount | None:
    """ "1 package of 8 hot dog buns"; "1 can of 12 oz beer" holds a measure."""
    here = words.of.skip(line, count.behind)
    unit = count.measure.unit
    if unit is None or unit.name in _FILLED or here == count.behind or line.kind(here) != "number" or line.kind(here + 1) != "word":
        return None
    inside = digits(line.keys[here], words.decimal_comma)
    if inside is None or inside < 2 or inside.denominator > 1 or words.units.find(line, here + 1):
        return None
    held = Measure(inside, None, None, line.span(here, here + 1))
    return ReadAmount(Amount((count.measure,), line.span(at, here + 1), each=held), here + 1, count.sizes)


def numbered_can(line: Line, at: int, count: Read, here: int, words: Vocabulary) -> ReadAmount | None:
    """ "1 #10 can", "1 (No. 303) can": a trade size, no amount."""
    bracket = line.key(here) == "("
    begun = here + bracket
    size = number(line, begun + 1, words) if line.key(begun) in _CAN_SIZES and line.kind(begun + 1) in NUMERIC else None
    if size is None or (bracket and line.key(size[1]) != ")"):
        return None
    container = unit_behind(line, size[1] + bracket, words)
    if container is None:
        return None
    named = replace(count.measure, unit=make_unit(line, container[1], container[2], container[0], words))
    said = Phrase(line.raw(begun, size[1]), line.span(begun, size[1]))
    return ReadAmount(Amount((named,), line.span(at, container[2])), container[2], (*count.sizes, said))


def count_with_content(line: Line, at: int, count: Read, held: Measure, here: int, words: Vocabulary) -> ReadAmount:
    named = count.measure
    sizes = count.sizes
    if line.key(here) in DASHES:
        here += 1
    of_a_length = held.unit is not None and held.unit.dimension is Dimension.LENGTH
    here = past_extent(line, here, words) if of_a_length else here
    container = unit_behind(line, here, words)
    if container:
        named = replace(named, unit=make_unit(line, container[1], container[2], container[0], words))
        here = container[2]
    span = line.span(at, here)
    if of_a_length:
        sizes = (*sizes, Phrase(line.text[held.span.start : held.span.end], held.span))
        return ReadAmount(Amount((named,), span), here, sizes)
    return ReadAmount(Amount((named,), span, each=held), here, sizes)


def past_extent(line: Line, at: int, words: Vocabulary) -> int:
    """Behind the word that says which way a length goes: "3 cm großes Stück", "3 cm lång bit", "3 cm long piece"."""
    piece = words.units.find(line, at + 1) if line.kind(at) == "word" and not words.units.find(line, at) else None
    return at + 1 if piece and piece[0] in _CUT and piece[1] < line.size else at


def unit_behind(line: Line, at: int, words: Vocabulary) -> tuple[str, int, int] | None:
    """The counting unit behind a content, adjectives skipped: "(400 g) large tins"."""
    here = at
    for _ in range(3):
        unit = words.units.find(line, here)
        if unit and (unit[0] not in EXACT or unit[0] in HOLDERS):
            return (unit[0], here, unit[1]) if unit[1] < line.size else None
        skipped = words.sizes.skip(line, here)
        if skipped == here:
            return None
        here = skipped
    return None


def of_a_size(line: Line, at: int, count: Read, here: int, words: Vocabulary) -> ReadAmount | None:
    """ "1 2x4-inch strip lemon zest": length and width of each."""
    long = number(line, here, words) if line.kind(here) in NUMERIC else None
    if long is None:
        return None
    by = long[1] + (line.key(long[1]) in DASHES)
    wide = (
        read_measure(line, by + 1 + (line.key(by + 1) in DASHES), words) if line.key(by) in TIMES or line.key(by) in words.times else None
    )
    if wide is None or wide.measure.unit is None or wide.measure.unit.dimension is not Dimension.LENGTH:
        return None
    size = Phrase(line.raw(here, wide.behind), line.span(here, wide.behind))
    container = unit_behind(line, wide.behind, words)
    behind = container[2] if container else wide.behind
    named = replace(count.measure, unit=make_unit(line, container[1], container[2], container[0], words)) if container else count.measure
    return ReadAmount(Amount((named,), line.span(at, behind)), behind, (*count.sizes, size))


def thick_pieces(line: Line, at: int, read: Read, words: Vocabulary) -> ReadAmount | None:
    """ "4 ½-inch-thick pork chops" are four; "1 ½-inch ginger" is one length."""
    whole = digits(line.keys[at], words.decimal_comma) if line.kinds[at] == "number" else None
    if whole is None or read.measure.low <= whole or line.glued(at + 1) or line.key(at + 2) not in DASHES:
        return None
    last = next((here for here in range(read.behind, line.size) if line.kinds[here] != "word"), line.size) - 1
    if last < read.behind or not line.keys[last].endswith("s"):
        return None
    count = Measure(whole, None, None, line.span(at, at + 1))
    size = Phrase(line.raw(at + 1, read.behind), line.span(at + 1, read.behind))
    return ReadAmount(Amount((count,), count.span), read.behind, (size,))
