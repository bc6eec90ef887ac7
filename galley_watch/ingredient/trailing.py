"""An amount behind its name: "Flour 200 g", "Garlic: 3 cloves minced", "Eggs (2)" (pure)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from galley_watch.ingredient.amounts import read_amounts
from galley_watch.ingredient.draft import Draft
from galley_watch.ingredient.measures import LENGTHWISE, make_unit
from galley_watch.ingredient.name_ends import opens_phrase, past_adverbs
from galley_watch.ingredient.numbers import SLASHES
from galley_watch.ingredient.packages import TIMES
from galley_watch.ingredient.phrases import read_phrase, read_rest
from galley_watch.ingredient.readings import Amounts
from galley_watch.ingredient.segments import preparation_follows, segments
from galley_watch.ingredient.tokens import DASHES, NUMERIC, Line
from galley_watch.ingredient.units import EXACT
from galley_watch.ingredient.vocabulary import Vocabulary
from galley_watch.values.ingredient import Amount, Dimension, Measure, Phrase, Span

_LARGEST_COUNT = 60  # behind a name and without a unit
_LARGEST_IN_BRACKET = 200  # kinds of flour begin above
_KINDS = frozenset(("typ", "type", "tipo", "typu"))  # of flour: "typ 450 – 300 g"
_BEFORE_COUNT = frozenset(("x", "×", ":", "=", "n", "nr"))  # "Uova n. 5"
_GOES_ON = frozenset((*DASHES, ",", "(", ";", ".", "+"))
_SETS_APART = frozenset((*DASHES, ":", "="))
_BEFORE_SPOKEN = _SETS_APART.union((",",))


def take(draft: Draft, found: Amounts) -> None:
    """The amounts and the sizes between them become the draft's own."""
    draft.amounts.extend(found.amounts)
    draft.size.extend(found.sizes)


def read_trailing(draft: Draft, start: int, words: Vocabulary) -> bool:
    """ "Mehl 200 g", "Eggs: 2", "Stuff x 300 mg": an amount behind the name, at the end or before a comma or bracket."""
    line = draft.line
    beyond = start
    for here in range(start + 1, line.size):
        if here <= beyond:
            continue
        kind, key = line.kinds[here], line.keys[here]
        if kind == "mark" and key in "([{":
            if _bracketed_count(draft, here, start, words):
                return True
            beyond = line.closing(here, line.size)
        spoken = _spoken_unit(line, here, words) if kind == "word" else None
        begun = _bound_before(line, here, start, words)
        if kind not in NUMERIC and spoken is None and not _number_word(line, here, begun, words):
            continue
        if line.key(here + 1) == "%" or _is_code(line, here, words) or line.keys[here - 1] in _KINDS:  # "Salt 2% 10 g"
            continue
        if line.keys[here - 1] in SLASHES and line.glued(here) and line.key(here - 2)[-1:].isdigit():  # "小さじ1/3" is no three
            continue
        found = spoken or read_amounts(line, begun, words)
        unit_before = _unit_before(line, here, start, words)
        if found is None or not found.amounts:
            return False
        if _cut_to_size(line, begun, start, found, words):
            beyond = found.behind
            continue
        _counter_at_end(line, found, words)
        if not _ends_there(line, found, words, line.key(begun - 1) in _SETS_APART):
            continue
        if not unit_before and _names_a_kind(line, begun, found):
            beyond = found.behind
            continue
        if unit_before and found.amounts[0].parts[0].unit is None:
            begun = _take_unit_before(line, here, unit_before, found, words)
        elif kind == "word" and spoken is None and line.keys[begun - 1] not in _BEFORE_SPOKEN:
            return False
        _read_around(draft, start, begun, found, words)
        return True
    return False


def _read_around(draft: Draft, start: int, begun: int, found: Amounts, words: Vocabulary) -> None:
    """The name before the amount, which begins at token ``begun``, then the amount, then what follows it."""
    line = draft.line
    before = _before_yield(line, start, begun, words)
    draft.add(draft.purpose, before, begun)
    before -= line.key(before - 1) in _BEFORE_COUNT and before - 1 > start
    read_rest(draft, start, before, words)
    take(draft, found)
    _read_tail(draft, found.behind, words)
    draft.trailing = True


def _before_yield(line: Line, start: int, begun: int, words: Vocabulary) -> int:
    """ "ginger *to yield* 1 tablespoon": the token before what only ties name and amount together."""
    return next((here for here in range(start + 1, begun) if words.to_yield.skip(line, here) == begun), begun)


def _number_word(line: Line, at: int, begun: int, words: Vocabulary) -> bool:
    """A spelled number, its bound from token ``begun``, that ends the line or is set apart: "Garlic - two cloves", "Butter, half a cup"."""
    if line.keys[at] not in words.numbers or line.keys[at] in words.articles:
        return False
    return at + 1 == line.size or line.keys[begun - 1] in _BEFORE_SPOKEN


def _spoken_unit(line: Line, at: int, words: Vocabulary) -> Amounts | None:
    """ "coriander leaves a handful", "shallots - a handful, sliced": the unit ends the line or what is set apart."""
    behind = words.unstated.skip(line, at)
    apart = line.key(at - 1) in _SETS_APART and not line.glued(at)  # "zout – snufje", "Bulion – szklanka"
    stated = behind == at and line.keys[at] in words.articles
    about = words.bounds.find(line, at)
    nearly = about is not None and about[0] == "about" and words.units.skip(line, about[1]) == line.size  # "mleko, około szklanki"
    if behind == at and not (stated or apart or nearly):
        return None
    begun = at + 1 if stated else behind
    while (further := max(words.unit_adjectives.skip(line, begun), words.bounds.skip(line, begun), words.sizes.skip(line, begun))) > begun:
        begun = further  # "a generous pinch"
    unit = words.units.find(line, begun)
    if unit is None or not (unit[1] == line.size or (line.keys[at - 1] in _BEFORE_SPOKEN and _ends_here(line, unit[1], words))):
        return None
    made = make_unit(line, begun, unit[1], unit[0], words)
    if behind == at and not stated and made.dimension in (Dimension.COUNT, Dimension.LENGTH):  # "fish - fillet"
        return None
    span = Span(line.starts[at], made.span.end)
    return Amounts(unit[1], [Amount((Measure(Fraction(1), None, made, span, None if stated else "unstated"),), span)])


def _ends_here(line: Line, at: int, words: Vocabulary) -> bool:
    """Does a mark or work begin here, so that the amount before it ends?"""
    return line.keys[at] in _GOES_ON or preparation_follows(line, at, words)


def _names_a_kind(line: Line, begun: int, found: Amounts) -> bool:
    """ "flour type 405", "farina 00": a large whole number or none, without a unit, and no mark that sets it apart from the name."""
    part = found.amounts[0].parts[0]
    if part.unit is None and not part.low:
        return True
    is_large = part.unit is None and part.low > _LARGEST_COUNT and part.low.denominator == 1
    return is_large and line.key(begun - 1) not in ("-", "–", ":", "=", "x", "×")


def _cut_to_size(line: Line, begun: int, start: int, found: Amounts, words: Vocabulary) -> bool:
    """ "carrots, cut into 1-inch pieces", "steak, 2 cm thick": how large it is cut, no amount."""
    unit = found.amounts[0].parts[0].unit
    if line.keys[found.behind - 1] in LENGTHWISE:
        return True
    if not (unit and unit.dimension is Dimension.LENGTH) and not any(any(map(str.isdigit, size.text)) for size in found.sizes):
        return False
    before = begun - 1
    if before <= start:
        return False
    key = line.keys[before]
    return key in words.links or key in TIMES or words.preparations.skip(line, before) == begun


def _is_code(line: Line, at: int, words: Vocabulary) -> bool:
    """ "vitamin B12": figures run into the name; "eggs x2" are two."""
    run_on = line.kinds[at] == "number" and line.glued(at) and line.kinds[at - 1] == "word"
    return run_on and line.keys[at - 1] not in TIMES and words.units.find(line, at + 1) is None


def _bracketed_count(draft: Draft, at: int, start: int, words: Vocabulary) -> bool:
    """ "Eggs (2)", "Eggs (x2)", "Onion (1 large, chopped)": a bracket that ends the line and begins with how much."""
    line = draft.line
    opened = _past_part(line, at + 1 + (line.key(at + 1) in TIMES), words)
    found = read_amounts(line, opened, words)
    stated = line.kind(words.bounds.skip(line, opened)) in NUMERIC  # "pepper (a few grinds)" is none
    if found is None or not found.amounts or not (stated or found.amounts[0].parts[0].unit):
        return False
    _counter_at_end(line, found, words)  # "Onion (1 large)", "Garlic (3 cloves, minced)"
    close = line.closing(at, line.size)
    behind = close + 1
    ends = behind >= line.size or line.key(behind) in (",", ":", ";", ".") or preparation_follows(line, behind, words)  # "Eggs (2), beaten"
    if not ends or not (len(found.amounts) == 1 if found.behind == close else _remark_follows(line, found, close, words)):
        return False
    read_rest(draft, start, at, words)
    draft.add(draft.preparation, at + 1, opened)
    take(draft, found)
    for segment in segments(line, found.behind, close, words):
        read_phrase(draft, segment.start, segment.stop, words)
    _read_tail(draft, behind, words)
    draft.trailing = True
    return True


def _past_part(line: Line, at: int, words: Vocabulary) -> int:
    """ "Lemon (juice of 1)": the token of the number."""
    part = words.parts_of.skip(line, at)
    counted = words.of.skip(line, part)
    return counted if counted > part > at and line.kind(counted) in NUMERIC else at


def _is_share(line: Line, part: Measure) -> bool:
    """ "80/20", but not "1 1/2"."""
    return part.low > 1 and "/" in line.text[part.span.start : part.span.end].split()[0]


def _remark_follows(line: Line, found: Amounts, close: int, words: Vocabulary) -> bool:
    """ "Eggs (2, beaten)", "Milk (1 cup or as needed)": is what comes first in the bracket an amount, and the rest said about it?"""
    part = found.amounts[0].parts[0]
    if part.unit is None and (part.low > _LARGEST_IN_BRACKET or _is_share(line, part)):
        return False  # "beef (80/20, cold)"
    if not part.low or (part.unit and part.unit.dimension is Dimension.LENGTH):
        return False
    here = found.behind
    if line.keys[here] in (",", ";"):
        return here + 1 < close
    here = max(here, words.alternatives.skip(line, here))
    return preparation_follows(line, here, words) or opens_phrase(line, here, close, words)


def _ends_there(line: Line, found: Amounts, words: Vocabulary, set_apart: bool) -> bool:
    """Is the amount behind the name followed by nothing, by a mark, or by what was done to it?"""
    percent = line.kind(found.behind) in NUMERIC and line.key(found.behind + 1) == "%"  # "Flour 500 g 100%"
    if found.behind >= line.size or percent or line.key(found.behind) in _GOES_ON:
        return True
    unit = found.amounts[0].parts[0].unit
    if unit is None or not (unit.name in EXACT or unit.dimension is Dimension.LENGTH):
        behind = words.sizes.skip(line, found.behind)
        if not (set_apart or behind > found.behind) or not preparation_follows(line, behind, words):  # "Onion 2 big sliced"
            return False
        found.sizes.extend(_size_between(line, found.behind, behind))
        found.behind = behind
    if preparation_follows(line, found.behind, words) or words.alternatives.find(line, found.behind):
        return True
    if set_apart and line.keys[found.behind] in words.links:  # "Yeast: 2 teaspoons to start it"
        return True
    described = words.adjectives.skip(line, past_adverbs(line, found.behind, words))
    goes_on = described < line.size and line.kinds[described] == "word"
    return opens_phrase(line, found.behind, line.size, words) or (described > found.behind and not goes_on)


def _size_between(line: Line, start: int, behind: int) -> list[Phrase]:
    return [Phrase(line.raw(start, behind), line.span(start, behind))] if start < behind else []


def _counter_at_end(line: Line, found: Amounts, words: Vocabulary) -> None:
    """ "garlic - 2 cloves": behind a name, a counting word is a unit even at the end."""
    part = found.amounts[0].parts[0]
    held = words.of.skip(line, found.behind) if part.unit is None else found.behind
    if held > found.behind:  # "Leek, 1/4 of a packet"
        held += line.key(held) in words.articles
        counted = words.units.find(line, held)
        found.behind = held if counted and (counted[1] == line.size or line.keys[counted[1]] in _GOES_ON) else found.behind
    counts = words.counts_after.skip(line, found.behind)
    if part.unit is None and counts > found.behind and (counts == line.size or _ends_here(line, counts, words)):  # "Carrots - 2 no"
        found.behind = counts
    each = words.each_after.skip(line, found.behind)
    if each > found.behind and (each == line.size or line.kind(each) == "mark"):  # "Zucchini 4 each"
        found.behind = each
    sized = words.sizes.skip(line, found.behind)
    if sized > found.behind and (sized == line.size or line.kind(sized) == "mark"):  # "Onion - 1 large"
        found.sizes.extend(_size_between(line, found.behind, sized))
        found.behind = sized
    whole = words.unit_adjectives.skip(line, found.behind)
    if part.unit is None and whole == line.size:  # "ui – 1 hele"
        found.behind = whole
    described = _past_descriptions(line, found.behind, words)
    counted = words.units.find(line, described) if described > found.behind and part.unit is None else None
    if counted and (counted[1] == line.size or line.keys[counted[1]] in _GOES_ON):  # "Ginger - 2 small pieces", "2 whole sprigs, torn"
        found.sizes.extend(_size_between(line, found.behind, described))
        found.behind = described
    unit = words.units.find(line, found.behind)
    if part.unit and part.unit.dimension is Dimension.LENGTH and unit and unit[1] == line.size:  # "Ginger - 1 inch piece"
        found.sizes.append(Phrase(line.text[part.span.start : part.unit.span.end], Span(part.span.start, part.unit.span.end)))
        made = make_unit(line, found.behind, unit[1], unit[0], words)
        found.amounts[0] = Amount((Measure(Fraction(1), None, made, made.span),), made.span)
        found.behind = unit[1]
    elif part.unit is None and unit and unit[0] not in EXACT:  # "Broth (60C)" is hot
        made = make_unit(line, found.behind, unit[1], unit[0], words)
        span = Span(part.span.start, made.span.end)
        found.amounts[0] = Amount((replace(part, unit=made, span=span),), span)
        found.behind = unit[1]
    described = found.behind
    while (further := max(words.unit_adjectives.skip(line, described), words.sizes.skip(line, described))) > described:
        described = further
    if described > found.behind and (described == line.size or line.kind(described) == "mark"):  # "salvia, 6 foglie belle grandi"
        found.sizes.extend(_size_between(line, found.behind, described))
        found.behind = described


def _past_descriptions(line: Line, at: int, words: Vocabulary) -> int:
    """The token behind sizes and what else is said of units."""
    while (behind := max(words.sizes.skip(line, at), words.unit_adjectives.skip(line, at))) > at:
        at = behind
    return at


def _bound_before(line: Line, at: int, start: int, words: Vocabulary) -> int:
    for earlier in (at - 2, at - 1):
        found = words.bounds.find(line, earlier) if earlier > start else None
        if found and found[1] == at:
            return earlier
    return at


def _unit_before(line: Line, at: int, start: int, words: Vocabulary) -> tuple[int, str] | None:
    unit = words.units.find(line, at - 1) if at - 1 > start else None
    if unit is None or unit[1] != at or words.parts_of.find(line, at - 1):  # "bay leaves 2" are bay leaves
        return None
    if line.keys[at - 1] in words.links:  # "sliced in 2"
        return None
    return at - 1, unit[0]


def _take_unit_before(line: Line, at: int, unit: tuple[int, str], found: Amounts, words: Vocabulary) -> int:
    """Give the number at token ``at`` the unit before it: "Sugar tbsp 2"; the token where the amount begins."""
    begun, name = unit
    measure = replace(found.amounts[0].parts[0], unit=make_unit(line, begun, at, name, words))
    span = Span(line.starts[begun], measure.span.end)
    found.amounts[0] = Amount((replace(measure, span=span),), span)
    return begun


def _read_tail(draft: Draft, at: int, words: Vocabulary) -> None:
    name = draft.name
    read_rest(draft, at, draft.line.size, words) if at < draft.line.size and name is None else _read_more(draft, at, words)


def _read_more(draft: Draft, at: int, words: Vocabulary) -> None:
    for segment in segments(draft.line, at, draft.line.size, words):
        read_phrase(draft, segment.start, segment.stop, words)
