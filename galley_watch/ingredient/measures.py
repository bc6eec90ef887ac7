"""One measure: bound, exact quantity or range, adjectives, unit (pure)."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from fractions import Fraction

from galley_watch.ingredient.numbers import FRACTION_SLASH, number
from galley_watch.ingredient.tokens import DASHES, NUMERIC, Line
from galley_watch.ingredient.units import CATALOGUE, CONTAINERS, EXACT
from galley_watch.ingredient.vocabulary import Vocabulary
from galley_watch.values.ingredient import Dimension, Measure, Phrase, Span, System, Unit

_ADJECTIVES_BEFORE_UNIT = 3
_UNSTATED = "unstated"
_SHORTENED = re.compile(r"[^\W\d_]{2,}\.")
_MOST_COUNTED = 10
_WIDEST = 500  # between the ends of a range of hundreds
_LEAST_HELD = 5  # "1-2 lb bags" is a range, "2-15 oz cans" is none
_RANGE_MARKS = DASHES.union("/…")
_LEAST_RANGE = 5  # "3/4 onion" is a part of one
_COUNTED_WORDS = 3  # "large bay leaves"
_FULL_PACKAGE = 12  # ounces and the like
_FAR_MORE = 8  # times: no cook takes 1 to 20 of something
_HEAT = 20  # degrees
_INCH_MARKS = frozenset('"”″“')
_TIMES = frozenset("x×✕")
LENGTHWISE = frozenset(("thick", "long", "wide", "square"))
_FILLINGS = frozenset(("heaped", "scant", "level"))


@dataclass(frozen=True, slots=True)
class Read:
    """A measure, the token behind it, and the sizes met on the way ("2 large sprigs")."""

    measure: Measure
    behind: int
    sizes: tuple[Phrase, ...] = ()


def read_measure(line: Line, at: int, words: Vocabulary) -> Read | None:
    """The measure at token ``at``: with a number, with an article before a unit, or with a unit alone."""
    if line.kind(at) == "word" and not words.may_begin_measure(line.keys[at]):  # most often asked of the name's first word
        return None
    start, bound, here = at, None, at
    if line.kind(at) not in NUMERIC:
        if (behind := words.between.skip(line, here)) > here and line.kind(behind) in NUMERIC:
            return _between(line, start, behind, words)
        while (found := words.bounds.find(line, here)) and found[1] >= words.unstated.skip(line, here):  # but "godt med dild"
            bound, here = found
    if words.unstated.find(line, here):  # "1 peu de" begins with a number
        return _without_number(line, start, here, bound, words)
    bound, here = _past_opening_article(line, here, bound, words)
    quantity = number(line, here, words)
    if quantity is None:
        return _without_number(line, start, here, bound, words)
    low, here = _added(line, *quantity, words)
    high, here = _upper_end(line, here, low, words)
    if high and _leaves_out_hundreds(line, here, low, high):
        low *= 100
    key = line.key(here)
    if key == "%":  # "100% maple syrup"
        return None
    if key == "+" and not line.glued(here + 1) and (line.glued(here) or words.units.find(line, here + 1)):
        bound, here = bound or "at least", here + 1
    measure = Measure(low, high, None, line.span(start, here), bound)
    return _with_unit(line, start, here, measure, words)


def _past_opening_article(line: Line, at: int, bound: str | None, words: Vocabulary) -> tuple[str | None, int]:
    """ "*a* half cup", "*a scant* half teaspoon": how full it is, and where the number begins."""
    if line.key(at) not in words.articles:
        return bound, at
    if (filled := words.bounds.find(line, at + 1)) and number(line, filled[1], words):
        return filled
    return bound, at + (line.kind(at + 1) == "word" and number(line, at + 1, words) is not None)


def _between(line: Line, start: int, at: int, words: Vocabulary) -> Read | None:
    """ "between 1 and 2 cups"."""
    low = number(line, at, words)
    joined = words.joins.skip(line, low[1]) if low else at
    high = number(line, joined, words) if low and joined > low[1] else None
    if low is None or high is None or high[0] <= low[0]:
        return read_measure(line, at, words)
    return _with_unit(line, start, high[1], Measure(low[0], high[0], None, line.span(start, high[1])), words)


def behind_or_more(line: Line, read: Read, words: Vocabulary) -> Read:
    """ "1/2 teaspoon or more" is a bound, "a sprig or two" a range."""
    joined = read.behind + 1 if line.key(read.behind) == "/" else words.alternatives.skip(line, read.behind)
    if joined > read.behind and (more := _other_count(line, joined, read.measure, words)):
        span = Span(read.measure.span.start, line.ends[more[1] - 1])
        return replace(read, measure=replace(read.measure, high=more[0], span=span), behind=more[1])
    unit = read.measure.unit
    other = words.units.find(line, joined) if joined > read.behind and unit and unit.dimension is Dimension.COUNT else None
    held = other is not None and unit is not None and unit.name in CONTAINERS and other[0] in CONTAINERS  # "1 can or bottle (12 oz) lager"
    of_either = other is not None and words.of.skip(line, other[1]) > other[1]  # "1 can or jar of"
    either = other is not None and line.key(read.behind) == "/" and line.kind(other[1]) == "word"  # "1 kruka/knippa persilja"
    if other and (held or of_either or either):
        return replace(read, behind=other[1])
    behind = words.or_more.skip(line, read.behind)
    if behind == read.behind or behind >= line.size or line.kind(behind) != "word":
        return read
    span = Span(read.measure.span.start, line.ends[behind - 1])
    return replace(read, measure=replace(read.measure, bound=read.measure.bound or "at least", span=span), behind=behind)


def _other_count(line: Line, at: int, measure: Measure, words: Vocabulary) -> tuple[Fraction, int] | None:
    """The "two" of "a sprig or two", the 2 of "1 handful or 2 of spinach"; "1 cup or 2 onions" says another thing."""
    if measure.unit is None or measure.high is not None:
        return None
    spoken = words.numbers.get(line.key(at)) if measure.low >= 1 else None
    more = number(line, at, words) if line.kind(at) in NUMERIC else (spoken, at + 1) if spoken else None
    if more is None or more[0] <= measure.low or line.kind(more[1]) != "word":
        return None
    if line.kind(at) in NUMERIC and measure.unit.name in EXACT and words.of.skip(line, more[1]) == more[1]:
        return None  # but "1 tablespoon or 2 of oil", "1/4 tablespoon or 1/2 of oil"
    return None if words.units.find(line, words.sizes.skip(line, more[1])) else more


def _counts_containers(line: Line, here: int, count: Fraction, words: Vocabulary) -> bool:
    """ "2-16 oz cans", "1 - 14 oz can": a dash between how many and what each holds, no range."""
    if line.key(here) not in DASHES or count >= _MOST_COUNTED:
        return False
    held = number(line, here + 1, words)
    if held is None or held[0] < _LEAST_HELD or held[0] < 2 * count:
        return False
    if line.key(held[1]) in DASHES and (upper := number(line, held[1] + 1, words)) and upper[0] > held[0]:  # "2 – 18-19 oz. boxes"
        held = upper
    content = words.units.find(line, held[1] + (line.key(held[1]) in DASHES))
    far_more = held[0] >= _FAR_MORE * count and held[0] >= _FULL_PACKAGE
    if content and content[0] in EXACT and far_more and not (line.glued(here) or line.glued(here + 1)):  # "1 – 20 oz. bottle"
        return True
    if line.key(held[1]) in _INCH_MARKS or (content and CATALOGUE[content[0]][0] is Dimension.LENGTH):
        behind = content[1] if content else held[1] + 1
        return held[0] >= 3 * count and not line.glued(here) and words.units.find(line, behind) is None  # "1 - 9" pie crust"
    container = words.units.find(line, content[1]) if content and content[0] in EXACT else None
    if container is None or container[0] not in CONTAINERS:
        return False
    return held[0] >= 3 * count or line.keys[container[1] - 1].endswith("s")


def _added(line: Line, low: Fraction, at: int, words: Vocabulary) -> tuple[Fraction, int]:
    """ "2/3 + 1/4 cup": numbers with one unit for both."""
    more = number(line, at + 1, words) if line.key(at) == "+" and line.kind(at + 1) in NUMERIC else None
    return (low + more[0], more[1]) if more and words.units.find(line, more[1]) else (low, at)


def _upper_end(line: Line, at: int, low: Fraction, words: Vocabulary) -> tuple[Fraction | None, int]:
    """The upper end of a range, also in a bracket, and the token behind; None and ``at`` where there is no range."""
    high, here = (None, at) if _counts_containers(line, at, low, words) else _range_end(line, at, low, words)
    bracketed = _bracketed_end(line, here, low, words) if high is None and line.key(here) == "(" else None
    return bracketed or (high, here)


def _range_end(line: Line, at: int, low: Fraction, words: Vocabulary) -> tuple[Fraction | None, int]:
    """The upper end behind "-", "to", "or"; None and ``at`` where there is no range or it does not rise."""
    here = words.ranges.skip(line, at + (line.key(at) in _RANGE_MARKS))
    if here == at:
        return None, at
    if line.key(here) in DASHES and line.glued(here) and line.glued(here + 1):  # "6-to-7-pound"
        here += 1
    while found := words.bounds.find(line, here):
        here = found[1]
    end = number(line, here, words)
    if end is None or end[0] <= low:
        return None, at
    return end


def _leaves_out_hundreds(line: Line, behind: int, low: Fraction, high: Fraction) -> bool:
    """ "7-800 g" are 700 to 800, "12-1300" 1200 to 1300."""
    is_near = low.denominator == 1 and high % 100 == 0 and 0 < high - 100 * low <= _WIDEST
    return is_near and line.glued(behind - 1) and line.glued(behind - 2)


def _bracketed_end(line: Line, at: int, low: Fraction, words: Vocabulary) -> tuple[Fraction, int] | None:
    """ "1 (or 2) cloves": the upper end in a bracket."""
    begun = words.ranges.skip(line, at + 1)
    end = number(line, begun, words) if begun > at + 1 and line.kind(begun) in NUMERIC else None
    return (end[0], end[1] + 1) if end and end[0] > low and line.key(end[1]) == ")" else None


def _with_unit(line: Line, start: int, at: int, measure: Measure, words: Vocabulary) -> Read:
    """The measure with the unit behind its number, which ends before token ``at``; as it is where no unit stands there."""
    here = at + (line.key(at) in DASHES)  # "8-ounce", "8- ounce", "3 — tablespoons"
    mark = line.key(here)
    if mark == "#" and line.kind(here + 1) in NUMERIC:  # "1 #10 can" is no pound
        return Read(measure, at)
    if mark in _INCH_MARKS and line.glued(here):
        inch = make_unit(line, here, here + 1, "inch", words)
        thick = here + 1 + (line.key(here + 1) in LENGTHWISE)
        return Read(replace(measure, unit=inch, span=line.span(start, thick)), thick)
    here = _past_times(line, _past_article(line, here, measure.low, words), words)
    bracket = line.key(here) == "("
    if bracket and (written := _bracketed_unit(line, here, words)):
        unit_inside, here = written
        return Read(replace(measure, unit=unit_inside, span=line.span(start, here)), here)
    more = words.or_more.skip(line, here + bracket)
    closed = more + (bracket and line.key(more) == ")")
    if more > here + bracket and closed >= more + bracket and words.units.find(line, closed):  # "2 or more cups", "2 (or more) cups"
        return _described_unit(line, start, closed, replace(measure, bound=measure.bound or "at least"), words) or Read(measure, at)
    return _described_unit(line, start, here, measure, words) or Read(_as_range(line, start, at, measure), at)


def _as_range(line: Line, start: int, at: int, measure: Measure) -> Measure:
    """ "4/5 bay leaves": nobody counts in fifths, so these are four or five."""
    if at != start + 3 or measure.high is not None:  # nearly always
        return measure
    low, below = measure.low.numerator, measure.low.denominator
    written_so = line.key(start) == str(low) and line.key(start + 1) != FRACTION_SLASH
    apart = not line.glued(start + 1) and not line.glued(start + 2)  # "5 / 6 Kartoffeln"
    counted = line.kind(at) == "word" and (apart or any(line.key(here).endswith("s") for here in range(at, at + _COUNTED_WORDS)))
    if written_so and counted and below == low + 1 and below >= _LEAST_RANGE:
        return replace(measure, low=Fraction(low), high=Fraction(below))
    return measure


def _described_unit(line: Line, start: int, at: int, measure: Measure, words: Vocabulary) -> Read | None:
    """The measure with the unit at token ``at`` or behind a few adjectives there: "2 large heaped spoons"."""
    here, bound = at, measure.bound
    sizes: list[Phrase] = []
    for _ in range(_ADJECTIVES_BEFORE_UNIT):
        unit = words.units.find(line, here)
        if unit and _fits_number(line, here, unit[0], unit[1], words) and not _tells_heat(line, here, measure, unit[0]):
            counted, end, how = _behind_unit(line, unit, measure, words)
            found = make_unit(line, here, unit[1], unit[0], words)
            return Read(Measure(counted.low, counted.high, found, line.span(start, end), bound or how), end, tuple(sizes))
        if size := words.sizes.find(line, here):
            sizes.append(Phrase(line.raw(here, size[1]), line.span(here, size[1])))
            here = size[1]
        elif said := words.bounds.find(line, here):
            bound, here = bound or said[0], said[1]
        elif adjective := words.unit_adjectives.find(line, here):
            here = adjective[1]
        else:
            break
    return None


def _tells_heat(line: Line, at: int, measure: Measure, name: str) -> bool:
    """ "water (40C)": nobody takes that many cups by a letter."""
    return name == "cup" and measure.low >= _HEAT and len(line.keys[at]) == 1 and line.glued(at)


def _behind_unit(line: Line, unit: tuple[str, int], measure: Measure, words: Vocabulary) -> tuple[Measure, int, str | None]:
    """What is said of the measure behind its unit: the measure with it, the token behind, and how full the unit is."""
    name, end = unit
    measure, end = _repeated_range(line, end, measure, name, words) or (measure, end)
    measure, end = _half_behind(line, end, measure, words)
    spooned = words.decimal_comma and name in EXACT and CATALOGUE[name][1] is not System.METRIC
    how = words.bounds.find(line, end + (line.key(end) == "," and line.kind(end + 2) == "word"))  # "1 EL, gehäuft"
    if how and not (how[0] == "heaped" or (spooned and how[0] in _FILLINGS) or _said_between(line, end, how, words)):
        how = None  # "cucharadas colmadas" is how
    end = how[1] if how else end
    end += CATALOGUE[name][0] is Dimension.LENGTH and line.key(end) in LENGTHWISE - {"square"}  # "2 cm thick slices"
    described = _past_adjectives(line, end, words)
    end = described if words.of.skip(line, described) > described else end  # "tranches fines de"
    return measure, end, how[0] if how else None


def _said_between(line: Line, at: int, bound: tuple[str, int], words: Vocabulary) -> bool:
    """ "1 cucchiaino *circa* di sale": a bound between the unit before token ``at`` and what ties it to its food."""
    return (bound[0] == "about" or bound[0] in _FILLINGS) and line.kind(at) == "word" and words.of.skip(line, bound[1]) > bound[1]


def _past_article(line: Line, at: int, number_before: Fraction, words: Vocabulary) -> int:
    """ "1/4 *de* cucharadita", "1/2 *a* small bunch": the token behind what ties a number to its unit."""
    behind_of = words.of.skip(line, at)
    if behind_of > at and words.units.find(line, behind_of):
        return behind_of
    tied = line.key(at) in words.articles and number_before < 1
    return at + 1 if tied and (words.sizes.find(line, at + 1) or words.units.find(line, at + 1)) else at


def _past_times(line: Line, at: int, words: Vocabulary) -> int:
    """ "2 x tins": the sign between a count and its unit."""
    is_tied = line.key(at) in _TIMES and (words.units.find(line, at + 1) or words.sizes.find(line, at + 1))
    return at + 1 if is_tied else at


def _bracketed_unit(line: Line, at: int, words: Vocabulary) -> tuple[Unit, int] | None:
    """ "2 (cups) flour": the unit alone in a bracket."""
    unit = words.units.find(line, at + 1)
    if unit is None or line.key(unit[1]) != ")" or line.kind(unit[1] + 1) != "word":
        return None
    return make_unit(line, at + 1, unit[1], unit[0], words), unit[1] + 1


def _past_adjectives(line: Line, at: int, words: Vocabulary) -> int:
    while (behind := max(words.unit_adjectives.skip(line, at), words.sizes.skip(line, at))) > at:
        at = behind
    return at


def _fits_number(line: Line, at: int, name: str, behind: int, words: Vocabulary) -> bool:
    """Counting words that end the line are the food: "2 cloves" are spice, "500 g" is an amount. "3 kl. Äpfel" are small ones."""
    if line.text[line.ends[behind - 1] - 1] == "." and _SHORTENED.fullmatch(line.raw(at, behind)) and words.sizes.find(line, at):
        return False
    if CATALOGUE[name][0] is not Dimension.COUNT or name == "dozen":
        return True
    if line.key(behind) == ".":  # "1 package. yeast"
        return line.kind(behind + 1) == "word"
    if line.key(behind) in (",", ":", "@"):  # "2 cans, 14 oz each", "1 head, about 2 lb, cauliflower"
        bound = words.bounds.skip(line, behind + 1)
        if line.kind(bound) in NUMERIC and (name in CONTAINERS or (bound > behind + 1 and _food_behind(line, bound, words))):
            return True
    if line.key(behind) == ";" and line.kind(behind + 1) in NUMERIC:  # "1 stick; 113 g"
        return True
    if line.key(behind) == ":" and line.kind(behind + 1) == "word" and not line.glued(behind + 1):  # "8 sprigs: mint"
        return True
    if line.key(behind) == "+":  # "3 cloves + 1 star anise" are spice, "1 stick + 2 tbsp butter" is a sum
        more = number(line, behind + 1, words)
        return more is None or words.units.find(line, more[1]) is not None
    return behind < line.size and (line.kind(behind) != "mark" or line.key(behind) in "()[]+/\"“„«'‘" or line.key(behind) in DASHES)


def _food_behind(line: Line, at: int, words: Vocabulary) -> bool:
    """Does a word follow the number and unit at ``at``, a comma aside?"""
    found = number(line, at, words)
    unit = words.units.find(line, found[1]) if found else None
    return unit is not None and line.kind(unit[1] + (line.key(unit[1]) == ",")) == "word"


def _repeated_range(line: Line, at: int, measure: Measure, name: str, words: Vocabulary) -> tuple[Measure, int] | None:
    """ "1 cup to 2 cups"."""
    if measure.high is not None or line.key(at) == "/":
        return None
    high, here = _range_end(line, at, measure.low, words)
    if high is None:
        return None
    unit = words.units.find(line, here)
    return (replace(measure, high=high), unit[1]) if unit and unit[0] == name else None


def _half_behind(line: Line, at: int, measure: Measure, words: Vocabulary) -> tuple[Measure, int]:
    """ "1 taza y media de", "1 cup and a half of", "2 tazas y ¼ de", "2 tasses 1/2 de"."""
    here = words.joins.skip(line, at)
    if here == at and line.kind(at) not in NUMERIC and line.key(at) not in words.articles:  # nearly always
        return measure, at
    if measure.high is not None or measure.low.denominator > 1:
        return measure, at
    if line.kind(here) in NUMERIC:
        part = number(line, here, words)
        tied = part is not None and part[0] < 1 and words.of.skip(line, part[1]) > part[1]
        return (replace(measure, low=measure.low + part[0]), part[1]) if part and tied else (measure, at)
    here += line.key(here) in words.articles
    half = words.numbers.get(line.key(here))
    if here == at or half is None or half >= 1 or line.kind(here + 1) != "word" or words.units.find(line, here + 1):
        return measure, at
    return replace(measure, low=measure.low + half), here + 1


def make_unit(line: Line, at: int, behind: int, name: str, words: Vocabulary) -> Unit:
    """The unit called ``name`` whose words are the tokens from ``at`` to ``behind``."""
    text = line.raw(at, behind)
    if name == "teaspoon" and text.rstrip(".") in ("T", "T/s"):
        name = "tablespoon"
    dimension, system = CATALOGUE[name]
    stated = words.table.unit_systems.get(name)
    return Unit(name, text, dimension, System(stated) if stated else system, line.span(at, behind))


def _names_follow(line: Line, at: int, words: Vocabulary) -> bool:
    """May a food be named here? "cloves for serving" and "cloves 200 g" are no cloves of anything."""
    if line.key(at) == "(" and line.kind(words.bounds.skip(line, at + 1)) in NUMERIC:  # "small bunch (about 30 sprigs) parsley"
        close = line.closing(at, line.size)
        at = at if line.kind(close - 1) in NUMERIC else close + 1
    return line.kind(at) == "word" and not words.purposes.find(line, at) and not words.flags.find(line, at)


def _without_number(line: Line, start: int, at: int, bound: str | None, words: Vocabulary) -> Read | None:
    """ "a pinch" is one; "a few sprigs" and "pinch" alone leave the number unstated."""
    here, low_is_stated = at, False
    if at >= line.size:
        return None
    unstated = words.unstated.find(line, here)
    if unstated:
        here = unstated[1]
    elif line.key(here) in words.articles:
        here, low_is_stated = here + 1, True
    measure = Measure(Fraction(1), None, None, line.span(start, max(here, start + 1)), bound)
    read = _with_unit(line, start, here, measure, words)
    unit = read.measure.unit
    if unit is None and unstated and here < line.size and line.kind(here) == "word":
        return replace(read, measure=replace(measure, bound=_UNSTATED))
    if unit is None or read.behind >= line.size:
        return None
    if not low_is_stated:
        if not unstated and (len(unit.text.rstrip(".")) < 3 or not _names_follow(line, read.behind, words)):
            return None
        read = replace(read, measure=replace(read.measure, bound=_UNSTATED))
    return read
