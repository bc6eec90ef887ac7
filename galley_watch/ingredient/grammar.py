"""The whole line: bullets, leading words, amounts before, inside or behind the name, and the rest (pure)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from galley_watch.ingredient.amounts import read_amounts
from galley_watch.ingredient.confidence import judge
from galley_watch.ingredient.draft import Draft
from galley_watch.ingredient.kinds import kind_without_amount, names_the_list
from galley_watch.ingredient.measures import make_unit, read_measure
from galley_watch.ingredient.mending import mend_one, mend_words, open_count
from galley_watch.ingredient.numbers import HALF, half_behind, number
from galley_watch.ingredient.openings import BULLETS, QUOTES, read_opening, skip_bullets
from galley_watch.ingredient.phrases import read_rest
from galley_watch.ingredient.plain import plain_amount
from galley_watch.ingredient.readings import Amounts, unit_first
from galley_watch.ingredient.systems import with_system
from galley_watch.ingredient.tokens import DASHES, NUMERIC, SAID, Line
from galley_watch.ingredient.trailing import read_trailing, take
from galley_watch.ingredient.units import CATALOGUE, CONTAINERS, EXACT
from galley_watch.ingredient.vocabulary import Vocabulary
from galley_watch.values.ingredient import Amount, Dimension, IngredientTree, LineKind, Measure, Phrase, Span

_LONGEST = 1000  # characters; with the next line it bounds what a hostile line can cost
_MOST_BRACKETS = 20
_BULLETS = "".join(BULLETS)
_ENDS_LINE = frozenset((".", ";", ","))
_BEFORE_OF = 8  # tokens: "finely grated zest and juice of 1 lemon"


def read_line(text: str, language: str, words: Vocabulary) -> IngredientTree:
    """The tree of ``text``, read with the words of ``language``."""
    if len(text) > _LONGEST or text.count("(") + text.count("[") > _MOST_BRACKETS:
        whole = Phrase(text, Span(0, len(text)))
        return IngredientTree(text, LineKind.PROSE, language, comment=(whole,), confidence=0.6, reasons=("too long for an ingredient",))
    line = Line(text)
    if line.size > 1 and line.key(line.size - 1) == ".":
        line.drop(-1)
    mend_words(line, words)
    open_count(line, words)
    draft = Draft(line)
    start = skip_bullets(line)
    mend_one(line, start, words)
    if start and line.key(start - 1) in QUOTES and line.key(line.size - 1) in QUOTES:
        line.drop(-1)
    if line.key(start) in ("(", "[") and line.closing(start, line.size) == line.size - 1 and line.size - start > 3:
        line.drop(-1)
        start += 1
    while line.size > start + 1 and line.keys[-1] in _ENDS_LINE:
        line.drop(-1)
    if line.kind(start) not in NUMERIC:
        start = words.of.skip(line, max(words.alternatives.skip(line, start), words.joins.skip(line, start)))
    kind = LineKind.INGREDIENT
    begun = read_opening(draft, start, words)
    if _numbered_name(line, begun, words) and read_trailing(draft, begun + 2, words):
        pass
    elif names_the_list(line, begun, words) or not _read_amount(draft, begun, words):
        kind = kind_without_amount(line, begun, words)
        if kind is LineKind.INGREDIENT:
            read_rest(draft, begun, line.size, words)
        else:
            draft = Draft(line)
            _whole(draft, kind)
    _take_counter_from_name(draft, words)
    _take_counter_behind_work(draft, words)
    _take_name_from_counter(draft, words)
    _take_half_from_name(draft, words)
    draft.amounts = with_system(draft.amounts)
    confidence, reasons = judge(draft, kind, words)
    return draft.finished(kind, language, _lead(draft, kind), confidence, reasons)


def _numbered_name(line: Line, at: int, words: Vocabulary) -> bool:
    """ "1. Bacon, chopped 5 slices": the number of a line; whether the amount stands behind the name is still to be seen."""
    if line.key(at + 1) != "." or line.kind(at) != "number" or line.kind(at + 2) != "word" or line.glued(at + 2):
        return False
    return words.units.find(line, at + 2) is None


def _read_amount(draft: Draft, start: int, words: Vocabulary) -> bool:
    """Does the line state an amount, before, within or behind the name?"""
    return _leading(draft, start, words) or _part_of(draft, start, words) or read_trailing(draft, start, words)


def _leading(draft: Draft, start: int, words: Vocabulary) -> bool:
    line = draft.line
    if plain := plain_amount(line, start, words):  # mostly
        take(draft, plain)
        read_rest(draft, plain.behind, line.size, words)
        return True
    each = words.each_after.skip(line, start)
    said_first = each > start and (line.kind(each) in NUMERIC or line.key(each) in words.articles)  # "je 1 rote und gelbe Paprika"
    first = unit_first(line, start, words) if line.kind(start) == "word" and line.kind(start + 1) in NUMERIC else None
    found = first or read_amounts(line, each if said_first else start, words)
    if found is None:
        return False
    _count_at_end(line, found, words)
    if found.amounts and found.amounts[0].parts[0].bound == "unstated" and _number_behind(line, start, words):
        return False
    take(draft, found)
    behind = _behind_amount(line, found.behind, words)
    unit = found.amounts[0].parts[0].unit if found.amounts else None
    behind = words.filled_with.skip(line, behind) if unit and unit.name in CONTAINERS else behind
    many = said_first or any(words.each_after.find(line, here) for here in range(found.behind, behind))
    behind = _more_of_it(draft, _upper_end(draft, behind, words), words)
    read_rest(draft, behind, line.size, words, many)
    return True


def _count_at_end(line: Line, found: Amounts, words: Vocabulary) -> None:
    """ "400g tin chopped tomatoes x 2": how many there are of a container is said last."""
    amount = found.amounts[0] if found.amounts else None
    if not (amount and amount.each and amount.parts[0].bound == "unstated"):
        return
    times = next((here for here in range(line.size - 2, found.behind, -1) if line.keys[here] in ("x", "×")), None)
    count = number(line, times + 1, words) if times else None
    if times is None or count is None or count[1] < line.size:
        return
    counted = replace(amount.parts[0], low=count[0], bound=None, span=line.span(times + 1, line.size))
    found.amounts[0] = replace(amount, parts=(counted,))
    while line.size > times:
        line.drop(-1)


def _number_behind(line: Line, start: int, words: Vocabulary) -> bool:
    """ "pod of vanilla ½", "strips of peel from 1 orange": the amount that counts is said later."""
    limit = min(start + _BEFORE_OF, line.size)
    if _before_source(line, start, limit, words) < limit or _taken_from_counted(line, start, limit, words):
        return True
    at_end = line.size - 1 - bool(words.units.find(line, line.size - 1))
    if line.kinds[at_end] not in NUMERIC:
        return False
    dash = next((here for here in range(start + 1, at_end) if line.keys[here] in DASHES and not line.glued(here)), at_end)
    unit = words.units.find(line, start + (line.keys[start] in words.articles))
    counted = unit is not None and CATALOGUE[unit[0]][0] is Dimension.COUNT  # "fillet of salmon – 1 kg" weighs so much
    if (
        not counted and at_end < line.size - 1 and line.kind(words.bounds.skip(line, dash + 1)) in NUMERIC
    ):  # "pinch of alum - 1/8 tsp" says it twice
        return False
    about = words.bounds.find(line, at_end - 1)  # so does "a handful of rocket, about 100 g"
    return not (about is not None and about[0] == "about")


def _taken_from_counted(line: Line, start: int, limit: int, words: Vocabulary) -> bool:
    """ "Schale von einer halben Zitrone", "Blätter von 2 Stielen": a part of what is counted, though the part is a unit too."""
    part = next((found[1] for here in range(start, limit) if (found := words.parts_of.find(line, here))), line.size)
    counted = words.of.skip(line, part)
    return counted > part and (line.kind(counted) in NUMERIC or line.key(counted) in words.articles or line.key(counted) in words.numbers)


def _more_of_it(draft: Draft, at: int, words: Vocabulary) -> int:
    """ "1 tsp plus more kosher salt"; and the article of "half a lemon"."""
    line = draft.line
    flag = words.flags.find(line, at)
    if flag and flag[0] == "plus_more" and line.kind(flag[1]) == "word" and not words.purposes.find(line, flag[1]):
        draft.flag(flag[0])
        as_needed = words.flags.find(line, flag[1])  # "1 cup + more as needed broth"
        behind = as_needed[1] if as_needed and as_needed[1] < line.size else flag[1]
        draft.add(draft.comment, at, behind)
        return words.of.skip(line, behind)
    is_article = line.key(at) in words.articles and at + 1 < line.size and not line.glued(at + 1)
    return at + 1 if is_article and draft.amounts and draft.amounts[0].parts[0].low < 1 else at


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


def _behind_amount(line: Line, at: int, words: Vocabulary) -> int:
    """Past what only ties amount and name together: "of", "x", ":", a dash."""
    here = at
    if line.key(at) == ",":
        said = max(book.skip(line, at + 1) for book in (words.bounds, words.comments, words.or_more))
        if said > at + 1 and line.key(said) == ",":  # "1 cup, approximately, chicken stock", "1/2 pound, more or less, beans"
            here = said + 1
    if line.key(here) in ("x", "×") and line.kind(here + 1) == "word":
        here += 1
    filled = words.bounds.find(line, here) if line.key(here - 1) == ")" else None  # "1 verre (15 cl) plein à ras de sucre"
    if filled and words.of.skip(line, filled[1]) > filled[1]:
        here = filled[1]
    while line.kind(here) == "mark" and (line.keys[here] in ":.|" or (line.keys[here] in DASHES and not line.glued(here + 1))):
        here += 1
    tied, each = words.of.skip(line, here), words.each_after.skip(line, here)
    here = max(each, words.each_after.skip(line, tied)) if tied > here else each  # "1 bunch of each mint and dill"
    here += line.key(here) == ":"
    return words.of.skip(line, here)


def _part_of(draft: Draft, start: int, words: Vocabulary) -> bool:
    """ "Juice of 1 lemon", "le jus d'un citron": something taken from a counted thing."""
    line = draft.line
    limit = min(start + _BEFORE_OF, line.size)
    taken = next((here for here in range(start, limit) if words.parts_of.find(line, here)), limit)
    taken = min(taken, _before_source(line, start, limit, words))
    for here in range(taken + 1, limit):
        if line.kinds[here] == "mark" and line.keys[here] not in "&":
            return False
        behind = words.of.skip(line, here)
        found = read_amounts(line, behind, words) if line.kind(behind) in SAID else None
        if found is None and behind > here and line.key(behind) in words.articles and behind + 1 < line.size:
            one = number(line, behind, words)
            span = line.span(behind, behind + 1)
            found = Amounts(behind + 1, [Amount((Measure(one[0] if one else Fraction(1), None, None, span),), span)])
        unit = found.amounts[0].parts[0].unit if found and found.amounts else None
        if found and (
            found.behind >= line.size or words.units.skip(line, found.behind) == line.size
        ):  # "Bay leaves 2", "lemon, juice of 1"
            return False
        if found and line.keys[taken - 1] == "(" and line.kind(found.behind) == "mark":  # "Lemon (juice of 1)"
            return False
        if found and behind == here and unit and unit.name in EXACT:  # "Cumin seeds 1 tsp"
            return False
        if found and found.amounts and found.amounts[0].parts[0].bound != "unstated":
            draft.add(draft.preparation, start, here if behind == here else behind)
            take(draft, found)
            read_rest(draft, _more_of_it(draft, _behind_amount(line, found.behind, words), words), line.size, words)
            return True
    return False


def _before_source(line: Line, start: int, limit: int, words: Vocabulary) -> int:
    """The token before "from" in "kernels from 4 ears of corn", before "of" in "tops of 3 leeks"; ``limit`` where there is none."""
    for here in range(start + 1, limit):
        if line.kinds[here] != "word":
            return limit
        behind = max(words.of.skip(line, here), words.taken_from.skip(line, here))
        if behind > here and line.kind(behind) in NUMERIC:
            return here - 1
    return limit


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
    if pieces[0][-1].isdigit():  # "onion stuck with 4 cloves"
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


def _take_name_from_counter(draft: Draft, words: Vocabulary) -> None:
    """ "2 cloves (crushed)": where nothing else is named, the counting word is the food."""
    part = draft.amounts[0].parts[0] if draft.amounts else None
    if draft.alternatives or part is None or part.unit is None or part.unit.dimension is not Dimension.COUNT:
        return
    span, whole = part.unit.span, draft.amounts[0].span
    if draft.name and _is_work(draft, draft.name, words):  # "3 ears husked"
        draft.preparation.insert(0, draft.name)
    elif draft.name:  # "2 cubes or squares"
        goes_on = words.alternatives.find(draft.line, draft.line.token_at(draft.name.span.start))
        if (
            goes_on is None
            or draft.trailing
            or draft.name.span.start != span.end + 1
            or not whole.start < span.start < whole.end == span.end
        ):
            return
        span, whole = Span(span.start, draft.name.span.end), Span(whole.start, span.start)
    draft.name = Phrase(draft.line.text[span.start : span.end], span)
    span = Span(part.span.start, part.unit.span.start)
    bare = replace(part, unit=None, span=span if span.start < span.end else part.unit.span)
    draft.amounts[0] = replace(draft.amounts[0], parts=(bare, *draft.amounts[0].parts[1:]), span=whole)


def _is_work(draft: Draft, name: Phrase, words: Vocabulary) -> bool:
    line, at = draft.line, draft.line.token_at(name.span.start)
    behind = words.preparations.skip(line, at)
    return at < behind and line.ends[behind - 1] == name.span.end and not draft.trailing


def _take_half_from_name(draft: Draft, words: Vocabulary) -> None:
    """ "1 cebola e meia", "un limón y medio": the half of a bare count stands behind its name."""
    if words.halves.isdisjoint(draft.line.keys):  # nearly always
        return
    name, part = draft.name, draft.amounts[0].parts[0] if draft.amounts else None
    if name is None or part is None or part.unit or part.high is not None or part.low.denominator > 1 or part.bound == "unstated":
        return
    begun = next((here for here in range(2, draft.line.size) if half_behind(draft.line, here, words) == name.span.end), 0)
    if begun and draft.line.starts[begun] > name.span.start:
        end = draft.line.ends[begun - 1]
        draft.name = Phrase(draft.line.text[name.span.start : end], Span(name.span.start, end))
        draft.amounts[0] = replace(draft.amounts[0], parts=(replace(part, low=part.low + HALF),))


def _lead(draft: Draft, kind: LineKind) -> Span | None:
    """The first amount where the line begins with it and with its number, so that RecipeMD readers can scale it.

    RecipeMD 2.4 knows one number and one unit: a range, a sum or a bound before the number would be scaled wrongly there.
    """
    if kind is not LineKind.INGREDIENT or not draft.amounts:
        return None
    line, amount = draft.line, draft.amounts[0]
    if len(amount.parts) > 1 or amount.parts[0].high is not None or line.kind(_token_at(line, amount.span.start)) not in NUMERIC:
        return None
    return None if line.text[: amount.span.start].strip().strip(_BULLETS) else amount.span


def _token_at(line: Line, place: int) -> int:
    return line.starts.index(place) if place in line.starts else -1
