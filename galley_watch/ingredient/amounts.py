"""Amounts: measures joined to sums and packages, and several amounts that mean the same (pure)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from galley_watch.ingredient.measures import Read, behind_or_more, make_unit, read_measure
from galley_watch.ingredient.numbers import digits
from galley_watch.ingredient.packages import (
    HOLDERS,
    TIMES,
    count_with_content,
    described_package,
    holds_so_many,
    multipack,
    numbered_can,
    of_a_size,
    past_extent,
    thick_pieces,
    unit_behind,
)
from galley_watch.ingredient.plain import plain_amount
from galley_watch.ingredient.readings import ADDED_TO, Amounts, ReadAmount, adds, counts_the_same, says_same
from galley_watch.ingredient.tokens import DASHES, NUMERIC, SAID, Line
from galley_watch.ingredient.units import CATALOGUE, CONTAINERS, EXACT
from galley_watch.ingredient.vocabulary import Vocabulary
from galley_watch.values.ingredient import Amount, Dimension, Measure, Phrase, Span, System

_CONTENTS = frozenset((Dimension.MASS, Dimension.VOLUME, Dimension.LENGTH))
_BEFORE_CONTENT = frozenset((*TIMES, ",", ":"))


def read_amounts(line: Line, at: int, words: Vocabulary) -> Amounts | None:
    """All that is said about how much, from token ``at`` on: "1 cup (240 ml)", "250 g/9 oz", "1 cup or 240 ml"."""
    first = read_amount(line, at, words)
    if first is None:
        return None
    found = Amounts(first.behind, [first.amount] if first.amount else [], list(first.sizes))
    _take_other_count(line, found, words)
    _take_further_packages(line, found, words)
    _take_after_comma(line, found, words)
    while found.amounts and (more := _equivalent(line, found.behind, words, found.amounts)):
        found.amounts.extend(more[0])
        found.behind = more[1]
    return _sum_over_bracket(line, found, words) if len(found.amounts) > 1 else found


def _take_other_count(line: Line, found: Amounts, words: Vocabulary) -> None:
    """ "2 large or 3 small shallots", "2 large (or 3 small) shallots": as many of one size as of another."""
    sized = words.sizes.skip(line, found.behind)
    if sized == found.behind or not found.amounts or found.amounts[0].parts[0].unit:
        return
    bracket = line.key(sized) == "("
    joined = words.alternatives.skip(line, sized + bracket)
    other = read_measure(line, joined, words) if joined > sized + bracket else None
    behind = words.sizes.skip(line, other.behind) if other and other.measure.unit is None else 0
    if other is None or behind <= other.behind or (bracket and line.key(behind) != ")"):
        return
    for start, stop in ((found.behind, sized), (other.behind, behind)):
        found.sizes.append(Phrase(line.raw(start, stop), line.span(start, stop)))
    found.amounts.append(Amount((other.measure,), other.measure.span))
    found.behind = behind + bracket


def _take_further_packages(line: Line, found: Amounts, words: Vocabulary) -> None:
    """ "1 (14-oz) can + 1 (8-oz) can": a sum of packages; what the second holds stays in its span."""
    first = found.amounts[0] if found.amounts else None
    joined = words.sums.skip(line, found.behind) if first and first.each else found.behind
    more = read_amount(line, joined, words) if joined > found.behind and line.kind(joined) in NUMERIC else None
    if first is None or more is None or more.amount is None or more.amount.each is None or line.kind(more.behind) != "word":
        return
    ours, theirs = first.parts[0].unit, more.amount.parts[0].unit
    if ours and theirs and ours.name == theirs.name:
        parts = (*first.parts, *more.amount.parts)
        found.amounts[0] = replace(first, parts=parts, span=Span(first.span.start, more.amount.span.end))
        found.behind = more.behind


def _take_after_comma(line: Line, found: Amounts, words: Vocabulary) -> None:
    """ "1 cup, 2 tablespoons flour" is a sum, "100 g, 4 oz butter" says the same twice."""
    if line.key(found.behind) != "," or line.glued(found.behind + 1) or not found.amounts:
        return
    begun = words.bounds.skip(line, found.behind + 1)
    if line.kind(begun) not in NUMERIC:
        return
    said_again = begun > found.behind + 1  # "1 head, about 2 pounds, cauliflower"
    more = read_measure(line, found.behind + 1, words)
    unit, last = (more.measure.unit if more else None), found.amounts[0].parts[-1].unit
    if more is None or unit is None or last is None or unit.name not in EXACT or unit.name == last.name:
        return
    apart = line.key(more.behind) == "," and not words.preparations.find(line, more.behind + 1)  # "2 cups, 250 g, flour"
    behind = more.behind + apart
    if not (said_again or last.name in EXACT) or line.kind(behind) != "word" or words.purposes.find(line, behind):
        return
    first = found.amounts[0]
    if not said_again and unit.dimension is last.dimension and (unit.system is System.METRIC) == (last.system is System.METRIC):
        found.amounts[0] = replace(first, parts=(*first.parts, more.measure), span=Span(first.span.start, line.ends[more.behind - 1]))
    else:
        found.amounts.append(Amount((more.measure,), more.measure.span))
    found.behind = behind


def _sum_over_bracket(line: Line, found: Amounts, words: Vocabulary) -> Amounts:
    """ "1 cup (240 ml) plus 2 tbsp (30 ml)": the sum goes on behind the equivalent; what the second part equals stays in its span."""
    first = found.amounts[0]
    joined = words.sums.skip(line, found.behind + (line.key(found.behind) == ","))
    more = read_measure(line, joined, words) if joined > found.behind + 1 - (line.key(found.behind) != ",") else None
    unit, last = (more.measure.unit if more else None), first.parts[-1].unit
    if more is None or unit is None or last is None or unit.dimension is not last.dimension or more.measure.bound == "unstated":
        return found
    bracket = bracketed_amounts(line, more.behind, words) if line.key(more.behind) == "(" else None
    behind = bracket[1] if bracket else more.behind
    behind += line.key(found.behind) == "," and line.key(behind) == ","  # "4 tbsp (1/2 stick), plus 1 tsp, butter"
    if line.kind(behind) != "word" or words.purposes.find(line, behind):
        return found
    found.amounts[0] = replace(first, parts=(*first.parts, more.measure), span=Span(first.span.start, line.ends[behind - 1]))
    found.behind = behind
    return found


def read_amount(line: Line, at: int, words: Vocabulary) -> ReadAmount | None:
    """One amount: a package, a sum, or a single measure."""
    read = read_measure(line, at, words)
    if read is None:
        return None
    read = behind_or_more(line, read, words)
    unit = read.measure.unit
    if unit is None:
        return _package_of_count(line, at, read, words) or described_package(line, at, read, words) or _single(read)
    if unit.dimension is Dimension.LENGTH:
        return _length(line, at, read, words)
    if unit.name in CONTAINERS:
        package = _package_of_containers(line, at, read, words) or holds_so_many(line, at, read, words)
        if package:
            return package
    if unit.name in EXACT:
        behind = _past_equivalents(line, read.behind, words)
        bracket = bracketed_amounts(line, behind, words) if line.key(behind) == "(" else None  # "20 oz. (567g) pkg."
        behind = bracket[1] if bracket and unit_behind(line, bracket[1], words) else behind
        container = words.units.find(line, behind)
        if container and (container[0] in CONTAINERS or container[0] in HOLDERS) and container[1] < line.size:
            return _one_container(line, at, read, behind, container, words)
    return _sum(line, at, read, words)


def _single(read: Read) -> ReadAmount:
    return ReadAmount(Amount((read.measure,), read.measure.span), read.behind, read.sizes)


def _length(line: Line, at: int, read: Read, words: Vocabulary) -> ReadAmount:
    """ "1-inch piece" states a size of one piece; "2 inches ginger" an amount."""
    behind = _past_equivalents(line, read.behind, words)  # "5 cm/2 in piece"
    bracket = bracketed_amounts(line, behind, words) if line.key(behind) == "(" else None  # "5 cm (2 in) piece"
    behind = bracket[1] if bracket and words.units.find(line, bracket[1]) else behind
    behind = past_extent(line, behind, words)
    counted = words.units.find(line, behind)
    read = replace(read, behind=behind) if counted else read
    if counted is None and line.kind(at + 1) == "vulgar" and (pieces := thick_pieces(line, at, read, words)):
        return pieces
    if counted is None or counted[1] >= line.size or CATALOGUE[counted[0]][0] not in (Dimension.COUNT, Dimension.UNKNOWN):
        return _single(read)
    if line.kind(at + 1) in ("vulgar", "number") and (counted_pieces := _count_before_size(line, at, read, counted, words)):
        return counted_pieces
    size = Phrase(line.raw(at, read.behind), line.span(at, read.behind))
    unit = make_unit(line, read.behind, counted[1], counted[0], words)
    return ReadAmount(Amount((Measure(Fraction(1), None, unit, unit.span),), unit.span), counted[1], (size,))


def _count_before_size(line: Line, at: int, read: Read, counted: tuple[str, int], words: Vocabulary) -> ReadAmount | None:
    """ "2 ½-inch-thick slices" are two; "2 ½-inch piece" is one."""
    whole = digits(line.keys[at], words.decimal_comma) if line.kinds[at] == "number" else None
    unit = make_unit(line, read.behind, counted[1], counted[0], words)
    if whole is None or read.measure.low <= whole or not unit.text.endswith("s") or line.glued(at + 1):
        return None
    count = Measure(whole, None, unit, line.span(at, at + 1))
    size = Phrase(line.raw(at + 1, read.behind), line.span(at + 1, read.behind))
    return ReadAmount(Amount((count,), line.span(at, counted[1])), counted[1], (size,))


def _past_equivalents(line: Line, at: int, words: Vocabulary) -> int:
    """The token behind "/14 oz", another way to say what a package holds, and behind the ounces of "1 lb. 4 oz. can"."""
    ounces = read_measure(line, at, words) if line.kind(at) in NUMERIC else None
    if ounces and ounces.measure.unit and ounces.measure.unit.name == "ounce" and unit_behind(line, ounces.behind, words):
        at = ounces.behind
    while line.key(at) == "/" and (again := read_measure(line, at + 1, words)) and again.measure.unit:
        at = again.behind
        rest = read_measure(line, at, words) if line.kind(at) in NUMERIC and again.measure.unit.name in EXACT else None
        if rest and rest.measure.unit and rest.measure.unit.dimension is again.measure.unit.dimension:  # "/4 lb 8 oz"
            at = rest.behind
    return at


def _one_container(line: Line, at: int, held: Read, behind: int, container: tuple[str, int], words: Vocabulary) -> ReadAmount:
    """ "400 g tin": one package, though nobody counted it."""
    unit = make_unit(line, behind, container[1], container[0], words)
    span = line.span(at, container[1])
    counted = Measure(Fraction(1), None, unit, unit.span, "unstated")
    return ReadAmount(Amount((counted,), span, each=held.measure), container[1], held.sizes)


def _package_of_count(line: Line, at: int, count: Read, words: Vocabulary) -> ReadAmount | None:
    """ "2 (14 oz) cans", "2 x 400 g tins", "1 14-ounce can", "2 (6 oz) fillets", "1 (2-inch) piece", "4 1-inch chunks"."""
    if not count.measure.low:  # "farina 00 300 g"
        return None
    here = count.behind
    sized = words.sizes.skip(line, here)
    if sized > here and line.key(sized) in ("(", "["):  # "2 medium (8 oz each) potatoes"
        size = Phrase(line.raw(here, sized), line.span(here, sized))
        count, here = replace(count, sizes=(*count.sizes, size)), sized
    described = max(sized, words.unit_adjectives.skip(line, here))
    if described > here and line.kind(behind := described + (line.key(described) == ",")) in NUMERIC:  # "8 thin, 2-inch slices"
        size = Phrase(line.raw(here, described), line.span(here, described))
        count, here = replace(count, sizes=(*count.sizes, size)), behind
    if line.kind(share := words.of.skip(line, here)) in NUMERIC:  # "1/2 of a 15-oz can"
        here = share
    for kind in (numbered_can, multipack, of_a_size):
        if found := kind(line, at, count, here, words):
            return found
    if line.key(here) in ("(", "["):
        return _content_in_bracket(line, at, count, here + 1, words)
    return _content_behind(line, at, count, here, words)


def _content_in_bracket(line: Line, at: int, count: Read, here: int, words: Vocabulary) -> ReadAmount | None:
    """The packages whose content stands from ``here`` on in a bracket: "2 (14 oz) cans"."""
    held = read_amounts(line, here, words)
    if held is None or not held.amounts:
        return None
    several = bracketed_amounts(line, here - 1, words)  # "(28 ounce, 794g)"
    close = words.each_after.skip(line, held.behind)
    if line.key(close) not in (")", "]") and several is None:
        return None
    behind = several[1] if several else close + 1
    first = held.amounts[0]
    unit = first.parts[0].unit
    if unit and unit.name in CONTAINERS and first.each:  # "1 (16 oz can)"
        named = replace(count.measure, unit=unit)
        return ReadAmount(Amount((named,), line.span(at, behind), each=first.each), behind, count.sizes)
    return count_with_content(line, at, count, first.parts[0], behind, words) if unit and unit.dimension in _CONTENTS else None


def _content_behind(line: Line, at: int, count: Read, here: int, words: Vocabulary) -> ReadAmount | None:
    """The packages whose content stands at ``here`` or behind a mark there: "2 x 400 g tins", "1 14-ounce can"."""
    comma = line.key(here) == "," and line.kind(here + 1) in NUMERIC and not line.glued(here + 1)  # "1, 9-inch pie crust"
    dash = line.key(here) in DASHES and line.kind(here + 1) in NUMERIC  # "2 - 15 oz cans"
    about = words.bounds.find(line, here)
    if line.key(here) in TIMES or comma or dash:
        here += 1
    elif line.kind(here) not in NUMERIC and not (about and about[0] == "about" and line.kind(about[1]) in NUMERIC):  # "1 ca. 3 cm Stück"
        return None
    held = read_measure(line, here, words)
    if held is None or held.measure.unit is None or held.measure.unit.dimension not in _CONTENTS:
        return None
    here = _past_equivalents(line, held.behind, words)
    same = bracketed_amounts(line, here, words) if line.key(here) == "(" else None
    here = same[1] if same and unit_behind(line, same[1], words) else here  # "1 2.5 cm (1 in) piece"
    of_a_length = held.measure.unit.dimension is Dimension.LENGTH  # "1 - 9-inch pie crust"
    apart = dash and not line.glued(count.behind) and not line.glued(count.behind + 1)  # "1 – 20 oz. cola bottle"
    if dash and not apart and not of_a_length and unit_behind(line, here + (line.key(here) in DASHES), words) is None:
        return None
    return count_with_content(line, at, count, held.measure, here, words)


def _package_of_containers(line: Line, at: int, count: Read, words: Vocabulary) -> ReadAmount | None:
    """ "2 Dosen à 400 g", "2 cans (14 oz each)", "1 can (400 g)"."""
    here = count.behind
    bracket = line.key(here) in ("(", "[")
    here += bracket
    apart = not bracket and line.key(here) in _BEFORE_CONTENT  # "2 cans, 14 oz each", "2 tins x 400 g", "1 packet, about 7 g"
    here += apart and line.kind(words.bounds.skip(line, here + 1)) in NUMERIC
    each = max(words.each.skip(line, here), words.each_after.skip(line, here))
    if not bracket and each == here and line.kind(words.bounds.skip(line, here)) not in NUMERIC:
        return None
    held = read_measure(line, each, words)
    if held is None or held.measure.unit is None or held.measure.unit.name not in EXACT:
        return None
    here = words.each_after.skip(line, held.behind)
    if bracket:
        here = _past_equivalents(line, here, words)
        if line.key(here) not in (")", "]"):
            return None
        here += 1
    return ReadAmount(Amount((count.measure,), line.span(at, here), each=held.measure), here, count.sizes)


def _sum(line: Line, at: int, first: Read, words: Vocabulary) -> ReadAmount:
    """ "1 cup plus 2 tbsp", "1 lb 7 oz"; a lone measure is a sum of one."""
    parts, here = [first.measure], first.behind
    while True:
        joined = words.sums.skip(line, here + (line.key(here) == ","))
        joined = here if line.key(here) == "," and joined == here + 1 else joined
        if joined == here:
            joined = words.joins.skip(line, here)
        more = read_measure(line, joined, words) if line.kind(joined) in SAID else None
        if more is None or more.measure.unit is None or more.measure.bound == "unstated":
            break
        last = parts[-1].unit
        if last is None or not (
            more.measure.unit.dimension is last.dimension or last.name in ADDED_TO or adds(line, here, more, last.name, words)
        ):
            break
        if more.measure.unit.name == last.name and not words.sums.find(line, here):
            break
        if joined == here and (line.kind(here) == "word" or last.name not in EXACT):
            break
        parts.append(more.measure)
        here = more.behind
    return ReadAmount(Amount(tuple(parts), line.span(at, here)), here, first.sizes)


def _equivalent(line: Line, at: int, words: Vocabulary, known: list[Amount]) -> tuple[list[Amount], int] | None:
    """Another way to say the same behind "/", "=", "or" or in brackets."""
    key = line.key(at)
    if key in ("(", "["):
        return bracketed_amounts(line, at, words)
    if key == "," and (joined := words.alternatives.skip(line, at + 1)) > at + 1 and line.kind(joined) in NUMERIC:
        other_way = read_amount(line, joined, words)  # "1 can, or 1 1/2 cups, evaporated milk"
        if other_way and other_way.amount and line.key(other_way.behind) == "," and line.kind(other_way.behind + 1) == "word":
            return [other_way.amount], other_way.behind + 1
    here = at + 1 if key in ("/", "=", "|", "⁄", ";") else words.alternatives.skip(line, at)
    about = words.bounds.find(line, at)  # "2 cups about 240 g flour"
    said_again = about is not None and about[0] == "about" and line.kind(about[1]) in NUMERIC
    side_by_side = here == at and (line.kind(at) in NUMERIC or said_again)  # "200 g 1 cup sugar"
    if here == at and not side_by_side and not (key in DASHES and not line.glued(at + 1)):
        return None
    more = read_amount(line, at if side_by_side else max(here, at + 1), words)
    if more is None or more.amount is None:
        return None
    first, other = known[0].parts[0].unit, more.amount.parts[0].unit
    if (side_by_side or key == "/") and first and first.name in EXACT and counts_the_same(line, more, words):  # "1 kg/3 large onions"
        return [more.amount], words.sizes.skip(line, more.behind)
    if first is None or other is None or first.name == other.name:
        return None
    if other.dimension in (Dimension.COUNT, Dimension.UNKNOWN) and not says_same(line, more, key, here > at, first.name):
        return None
    if side_by_side and (first.name not in EXACT or (first.dimension is other.dimension and not said_again)):
        return None
    return [more.amount], more.behind


def bracketed_amounts(line: Line, at: int, words: Vocabulary) -> tuple[list[Amount], int] | None:
    """The amounts of a bracket that holds nothing else: "(about 240 ml / 8 oz)", "(or 8 oz; 240 ml)"; each takes its share of the span."""
    close = line.closing(at, line.size)
    if close >= line.size:
        return None
    amounts: list[Amount] = []
    here = words.alternatives.skip(line, at + 1 + (line.key(at + 1) == "="))
    while True:
        read = plain_amount(line, here, words) or read_amounts(line, here, words)
        if read is None or not read.amounts or read.amounts[0].parts[0].unit is None or read.amounts[0].parts[0].bound == "unstated":
            return None
        amounts.extend(read.amounts)
        about = words.bounds.find(line, read.behind)  # "(150 g aprox.)"
        here = words.each_after.skip(line, about[1] if about and about[0] == "about" else read.behind)
        if line.key(here) not in (",", ";"):
            return (amounts, close + 1) if here == close else None
        here += 1
