"""The whole line: bullets, leading words, amounts before, inside or behind the name, and the rest (pure)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from galley_watch.ingredient.amounts import Amounts, read_amounts
from galley_watch.ingredient.confidence import judge
from galley_watch.ingredient.draft import Draft
from galley_watch.ingredient.kinds import kind_without_amount
from galley_watch.ingredient.measures import make_unit, read_measure
from galley_watch.ingredient.mending import mend_one, mend_words
from galley_watch.ingredient.numbers import number
from galley_watch.ingredient.openings import BULLETS, QUOTES, read_opening, skip_bullets
from galley_watch.ingredient.phrases import opens_phrase, past_adverbs, read_phrase, read_rest
from galley_watch.ingredient.segments import preparation_follows, segments
from galley_watch.ingredient.systems import with_system
from galley_watch.ingredient.tokens import DASHES, NUMERIC, Line
from galley_watch.ingredient.units import CATALOGUE, EXACT
from galley_watch.ingredient.vocabulary import Vocabulary
from galley_watch.values.ingredient import Amount, Dimension, IngredientTree, LineKind, Measure, Phrase, Span

_LARGEST_COUNT = 60  # behind a name and without a unit
_SETS_APART = frozenset((*DASHES, ":", "="))
_LONGEST = 1000  # characters; with the next line it bounds what a hostile line can cost
_MOST_BRACKETS = 20
_BEFORE_OF = 8  # tokens: "finely grated zest and juice of 1 lemon"


def read_line(text: str, language: str, words: Vocabulary) -> IngredientTree:
    """The tree of ``text``, read with the words of ``language``."""
    if len(text) > _LONGEST or text.count("(") + text.count("[") > _MOST_BRACKETS:
        whole = Phrase(text, Span(0, len(text)))
        return IngredientTree(text, LineKind.PROSE, language, comment=(whole,), confidence=0.6, reasons=("too long for an ingredient",))
    line = Line(text)
    mend_words(line, words)
    draft = Draft(line)
    start = skip_bullets(line)
    mend_one(line, start, words)
    if start and line.key(start - 1) in QUOTES and line.key(line.size - 1) in QUOTES:
        line.drop_last()
    if line.key(start) in ("(", "[") and line.closing(start, line.size) == line.size - 1 and line.size - start > 3:
        line.drop_last()
        start += 1
    start = words.of.skip(line, words.alternatives.skip(line, start))
    kind = LineKind.INGREDIENT
    begun = read_opening(draft, start, words)
    if not (_leading(draft, begun, words) or _part_of(draft, begun, words) or _trailing(draft, begun, words)):
        kind = kind_without_amount(line, begun, words)
        if kind is LineKind.INGREDIENT:
            read_rest(draft, begun, line.size, words)
        else:
            draft = Draft(line)
            _whole(draft, kind)
    _take_counter_from_name(draft, words)
    _take_counter_behind_work(draft, words)
    _take_name_from_counter(draft)
    draft.amounts = with_system(draft.amounts)
    confidence, reasons = judge(draft, kind, words)
    return draft.finished(kind, language, _lead(draft, kind), confidence, reasons)


def _leading(draft: Draft, start: int, words: Vocabulary) -> bool:
    line = draft.line
    found = read_amounts(line, start, words)
    if found is None:
        return False
    if found.amounts and found.amounts[0].parts[0].bound == "unstated" and _number_behind(line, start, words):
        return False
    _take(draft, found)
    behind = _behind_amount(line, found.behind, words)
    many = any(words.each_after.find(line, here) for here in range(found.behind, behind))
    behind = _more_of_it(draft, _upper_end(draft, behind, words), words)
    read_rest(draft, behind, line.size, words, many)
    return True


def _number_behind(line: Line, start: int, words: Vocabulary) -> bool:
    """ "pod of vanilla ½", "strips of peel from 1 orange": the amount that counts is said later."""
    taken = next((here for here in range(start, min(start + _BEFORE_OF, line.size)) if words.parts_of.find(line, here)), None)
    at_end = line.size - 1 - bool(words.units.find(line, line.size - 1))
    return line.kinds[at_end] in NUMERIC or (taken is not None and line.kind(taken + 2) in NUMERIC)


def _more_of_it(draft: Draft, at: int, words: Vocabulary) -> int:
    """ "1 tsp plus more kosher salt"; and the article of "half a lemon"."""
    line = draft.line
    flag = words.flags.find(line, at)
    if flag and flag[0] == "plus_more" and line.kind(flag[1]) == "word" and not words.purposes.find(line, flag[1]):
        draft.flag(flag[0])
        draft.add(draft.comment, at, flag[1])
        return words.of.skip(line, flag[1])
    if (
        draft.amounts
        and draft.amounts[0].parts[0].low < 1
        and line.key(at) in words.articles
        and at + 1 < line.size
        and not line.glued(at + 1)
    ):
        return at + 1
    return at


def _upper_end(draft: Draft, at: int, words: Vocabulary) -> int:
    """ "2 teaspoons to 2 tablespoons": a range over two units has no one measure; its end is kept as a remark;
    so is what "1 cup minus 1 tablespoon" lacks."""
    line = draft.line
    behind = at + 1 if line.key(at) in DASHES and line.glued(at + 1) else words.ranges.skip(line, at)
    less = words.minus.skip(line, at)
    behind = max(behind, less)
    upper = read_measure(line, behind, words) if behind > at and line.kind(behind) in NUMERIC else None
    first = draft.amounts[0].parts[0]
    if upper is None or upper.measure.unit is None or first.unit is None or words.alternatives.find(line, at):
        return at
    part = replace(first, bound=first.bound or ("scant" if less > at else "at least"))
    draft.amounts[0] = replace(draft.amounts[0], parts=(part, *draft.amounts[0].parts[1:]))
    draft.add(draft.comment, at, upper.behind)
    return words.of.skip(line, upper.behind)


def _take(draft: Draft, found: Amounts) -> None:
    draft.amounts.extend(found.amounts)
    draft.size.extend(found.sizes)


def _behind_amount(line: Line, at: int, words: Vocabulary) -> int:
    """Past what only ties amount and name together: "of", "x", ":", a dash."""
    here = at
    if line.key(here) in ("x", "×") and line.kind(here + 1) == "word":
        here += 1
    while line.key(here) in (":", ".", "|") or (line.key(here) in DASHES and not line.glued(here + 1)):
        here += 1
    here = words.each_after.skip(line, here)
    here += line.key(here) == ":"
    return words.of.skip(line, here)


def _part_of(draft: Draft, start: int, words: Vocabulary) -> bool:
    """ "Juice of 1 lemon", "le jus d'un citron": something taken from a counted thing."""
    line = draft.line
    limit = min(start + _BEFORE_OF, line.size)
    taken = next((here for here in range(start, limit) if words.parts_of.find(line, here)), limit)
    for here in range(taken + 1, limit):
        if line.kinds[here] == "mark" and line.keys[here] not in "&":
            return False
        behind = words.of.skip(line, here)
        found = read_amounts(line, behind, words) if line.kind(behind) in (*NUMERIC, "word") else None
        if found is None and behind > here and line.key(behind) in words.articles and behind + 1 < line.size:
            one = number(line, behind, words)
            span = Span(line.starts[behind], line.ends[behind])
            found = Amounts(behind + 1, [Amount((Measure(one[0] if one else Fraction(1), None, None, span),), span)])
        unit = found.amounts[0].parts[0].unit if found and found.amounts else None
        if found and behind == here and (found.behind >= line.size or (unit and unit.name in EXACT)):  # "Bay leaves 2", "Cumin seeds 1 tsp"
            return False
        if found and found.amounts and found.amounts[0].parts[0].bound != "unstated":
            draft.add(draft.preparation, start, here if behind == here else behind)
            _take(draft, found)
            read_rest(draft, _more_of_it(draft, _behind_amount(line, found.behind, words), words), line.size, words)
            return True
    return False


def _trailing(draft: Draft, start: int, words: Vocabulary) -> bool:
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
        spoken = _spoken_at_end(line, here, words) if kind == "word" else None
        if kind not in NUMERIC and spoken is None and (key not in words.numbers or key in words.articles or here + 1 < line.size):
            continue
        begun = _bound_before(line, here, start, words)
        found = spoken or read_amounts(line, begun, words)
        unit_before = _unit_before(line, here, start, words)
        if found is None or not found.amounts:
            return False
        _counter_at_end(line, found, words)
        if not _ends_there(line, found, words, line.key(begun - 1) in _SETS_APART):
            continue
        if not unit_before and _names_a_kind(line, begun, found):
            beyond = found.behind
            continue
        if unit_before and found.amounts[0].parts[0].unit is None:
            at, name = unit_before
            measure = replace(found.amounts[0].parts[0], unit=make_unit(line, at, here, name, words))
            span = Span(line.starts[at], measure.span.end)
            found.amounts[0], begun = Amount((replace(measure, span=span),), span), at
        elif key in words.numbers and kind == "word" and spoken is None:
            return False
        before = begun - (line.key(begun - 1) in ("x", "×", ":", "=") and begun - 1 > start)
        read_rest(draft, start, before, words)
        _take(draft, found)
        _read_tail(draft, found.behind, words)
        draft.trailing = True
        return True
    return False


def _spoken_at_end(line: Line, at: int, words: Vocabulary) -> Amounts | None:
    """ "coriander leaves a handful": the unit ends the line."""
    behind = words.unstated.skip(line, at)
    stated = behind == at
    if stated and line.keys[at] not in words.articles:
        return None
    unit = words.units.find(line, at + 1 if stated else behind)
    if unit is None or unit[1] != line.size:
        return None
    made = make_unit(line, at + 1 if stated else behind, unit[1], unit[0], words)
    span = Span(line.starts[at], made.span.end)
    return Amounts(line.size, [Amount((Measure(Fraction(1), None, made, span, None if stated else "unstated"),), span)])


def _names_a_kind(line: Line, begun: int, found: Amounts) -> bool:
    """ "flour type 405", "farina 00": a large whole number or none, without a unit, and no mark that sets it apart from the name."""
    part = found.amounts[0].parts[0]
    if part.unit is None and not part.low:
        return True
    is_large = part.unit is None and part.low > _LARGEST_COUNT and part.low.denominator == 1
    return is_large and line.key(begun - 1) not in ("-", "–", ":", "=", "x", "×")


def _bracketed_count(draft: Draft, at: int, start: int, words: Vocabulary) -> bool:
    """ "Eggs (2)": a bracket that ends the line and holds a number alone."""
    line = draft.line
    found = read_amounts(line, at + 1, words) if line.kind(at + 1) in NUMERIC else None
    if found is None or len(found.amounts) != 1 or found.behind != line.size - 1 or line.key(found.behind) != ")":
        return False
    read_rest(draft, start, at, words)
    _take(draft, found)
    draft.trailing = True
    return True


def _ends_there(line: Line, found: Amounts, words: Vocabulary, set_apart: bool) -> bool:
    """Is the amount behind the name followed by nothing, by a mark, or by what was done to it?"""
    if found.behind >= line.size or line.key(found.behind) in (",", "(", ";", "-", "–", ".", "+"):
        return True
    unit = found.amounts[0].parts[0].unit
    if unit is None or unit.name not in EXACT:
        behind = words.sizes.skip(line, found.behind)
        if not set_apart or not preparation_follows(line, behind, words):
            return False
        found.sizes.extend(_size_between(line, found.behind, behind))
        found.behind = behind
    if preparation_follows(line, found.behind, words) or words.alternatives.find(line, found.behind):
        return True
    described = words.adjectives.skip(line, past_adverbs(line, found.behind, words))
    goes_on = described < line.size and line.kinds[described] == "word"
    return opens_phrase(line, found.behind, line.size, words) or (described > found.behind and not goes_on)


def _size_between(line: Line, start: int, behind: int) -> list[Phrase]:
    return [Phrase(line.raw(start, behind), Span(line.starts[start], line.ends[behind - 1]))] if start < behind else []


def _counter_at_end(line: Line, found: Amounts, words: Vocabulary) -> None:
    """ "garlic - 2 cloves": behind a name, a counting word is a unit even at the end."""
    part = found.amounts[0].parts[0]
    each = words.each_after.skip(line, found.behind)
    if each > found.behind and (each == line.size or line.kind(each) == "mark"):  # "Zucchini 4 each"
        found.behind = each
    sized = words.sizes.skip(line, found.behind)
    if sized > found.behind and (sized == line.size or line.kind(sized) == "mark"):  # "Onion - 1 large"
        found.sizes.extend(_size_between(line, found.behind, sized))
        found.behind = sized
    unit = words.units.find(line, found.behind)
    if part.unit and part.unit.dimension is Dimension.LENGTH and unit and unit[1] == line.size:  # "Ginger - 1 inch piece"
        found.sizes.append(Phrase(line.text[part.span.start : part.unit.span.end], Span(part.span.start, part.unit.span.end)))
        made = make_unit(line, found.behind, unit[1], unit[0], words)
        found.amounts[0] = Amount((Measure(Fraction(1), None, made, made.span),), made.span)
        found.behind = unit[1]
    elif part.unit is None and unit:
        made = make_unit(line, found.behind, unit[1], unit[0], words)
        span = Span(part.span.start, made.span.end)
        found.amounts[0] = Amount((replace(part, unit=made, span=span),), span)
        found.behind = unit[1]


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
    return at - 1, unit[0]


def _read_tail(draft: Draft, at: int, words: Vocabulary) -> None:
    name = draft.name
    read_rest(draft, at, draft.line.size, words) if at < draft.line.size and name is None else _read_more(draft, at, words)


def _read_more(draft: Draft, at: int, words: Vocabulary) -> None:
    for segment in segments(draft.line, at, draft.line.size, words):
        read_phrase(draft, segment.start, segment.stop, words)


def _whole(draft: Draft, kind: LineKind) -> None:
    """A line that is no ingredient: a heading's words are its name, everything else a comment."""
    if kind is LineKind.HEADING:
        draft.name = draft.phrase(0, draft.line.size)
    else:
        draft.add(draft.comment, 0, draft.line.size)


def _take_counter_from_name(draft: Draft, words: Vocabulary) -> None:
    """ "2 garlic cloves": the last word of the name is the unit of a bare count."""
    name = draft.name
    if name is None or not draft.amounts or len(draft.amounts[0].parts) != 1 or draft.amounts[0].parts[0].unit:
        return
    pieces = name.text.rsplit(" ", 1)
    last_two = " ".join(name.text.lower().split(" ")[-2:])
    if len(pieces) != 2 or words.counters_after.isdisjoint((pieces[1].lower(), last_two)):
        return
    line = draft.line
    if words.only_adjectives(pieces[0]):
        return
    how, _, food = pieces[0].partition(" ")
    skipped = len(how) + 1 if food and words.tells_of_unit(how) else 0
    end = name.span.end
    place = next((here for here in range(line.size) if line.ends[here] >= end), 0)
    unit = words.units.find(line, place)
    if unit is None:
        return
    part = replace(draft.amounts[0].parts[0], unit=make_unit(line, place, unit[1], unit[0], words))
    draft.amounts[0] = replace(draft.amounts[0], parts=(part,))
    text = pieces[0].rstrip()
    begun = name.span.start + skipped
    draft.name = Phrase(text[skipped:], Span(begun, begun + len(text) - skipped))


def _take_counter_behind_work(draft: Draft, words: Vocabulary) -> None:
    """ "2 crushed cloves of garlic": what was done stands between the number and its unit."""
    name, part = draft.name, draft.amounts[0].parts[0] if draft.amounts else None
    if name is None or part is None or part.unit or draft.trailing or not draft.preparation:
        return
    line, at = draft.line, _token_at(draft.line, name.span.start)
    unit = words.units.find(line, at) if at >= 0 and draft.preparation[0].span.end <= name.span.start else None
    if unit is None or CATALOGUE[unit[0]][0] is not Dimension.COUNT:
        return
    behind = words.of.skip(line, unit[1])
    if behind >= line.size or line.kinds[behind] != "word" or line.starts[behind] >= name.span.end:
        return
    draft.amounts[0] = replace(draft.amounts[0], parts=(replace(part, unit=make_unit(line, at, unit[1], unit[0], words)),))
    draft.name = Phrase(line.text[line.starts[behind] : name.span.end], Span(line.starts[behind], name.span.end))


def _take_name_from_counter(draft: Draft) -> None:
    """ "2 cloves (crushed)": where nothing else is named, the counting word is the food."""
    part = draft.amounts[0].parts[0] if draft.amounts else None
    if draft.name or draft.alternatives or part is None or part.unit is None or part.unit.dimension is not Dimension.COUNT:
        return
    draft.name = Phrase(part.unit.text, part.unit.span)
    span = Span(part.span.start, part.unit.span.start)
    bare = replace(part, unit=None, span=span if span.start < span.end else part.unit.span)
    draft.amounts[0] = replace(draft.amounts[0], parts=(bare, *draft.amounts[0].parts[1:]), span=draft.amounts[0].span)


def _lead(draft: Draft, kind: LineKind) -> Span | None:
    """The first amount where the line begins with it and with its number, so that RecipeMD readers can scale it.

    RecipeMD 2.4 knows one number and one unit: a range, a sum or a bound before the number would be scaled wrongly there.
    """
    if kind is not LineKind.INGREDIENT or not draft.amounts:
        return None
    amount, text = draft.amounts[0], draft.line.text
    first = amount.parts[0]
    before = text[: amount.span.start].strip().strip("".join(BULLETS))
    if (
        before
        or len(amount.parts) > 1
        or first.high is not None
        or draft.line.kind(_token_at(draft.line, amount.span.start)) not in NUMERIC
    ):
        return None
    return amount.span


def _token_at(line: Line, place: int) -> int:
    return line.starts.index(place) if place in line.starts else -1
