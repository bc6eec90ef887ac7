"""Name, preparation, purpose, comment, alternatives: what the words behind the amount are for (pure)."""

from __future__ import annotations

from dataclasses import replace

from galley_watch.ingredient.amounts import bracketed_amounts, read_amounts
from galley_watch.ingredient.draft import Draft
from galley_watch.ingredient.heads import preparation_run, read_head
from galley_watch.ingredient.name_ends import amount_ends_it, each_holds, name_end, opens_phrase, past_adverbs, past_size, work_follows
from galley_watch.ingredient.plain import is_plain_name
from galley_watch.ingredient.readings import Amounts
from galley_watch.ingredient.segments import Segment, done_ending, is_order, name_zone, only_adjectives, segments
from galley_watch.ingredient.tokens import NUMERIC, Line
from galley_watch.ingredient.units import CONTAINERS, EXACT
from galley_watch.ingredient.vocabulary import Vocabulary
from galley_watch.values.ingredient import Alternative, Dimension, Phrase, Span


def read_rest(draft: Draft, start: int, stop: int, words: Vocabulary, many: bool = False) -> None:
    """Share out all tokens from ``start`` to ``stop``; ``many`` foods share the amount."""
    found = segments(draft.line, start, stop, words)
    zone, rest = name_zone(draft.line, found, words, many)
    if len(rest) == 1 and rest[0].opener == "(" and _describes(draft.line, zone, words):
        inner = name_zone(draft.line, segments(draft.line, rest[0].start, rest[0].stop, words), words)
        if _may_be_name(draft.line, inner[0], words):
            draft.add(draft.comment, zone.start, zone.stop)  # "boneless (skinless chicken breasts)": an export's brackets for commas
            zone, rest = inner
    if len(rest) > 1 and (rest[0].opener, rest[1].opener) == ("(", ")") and _read_only_head(draft, zone, words):
        _read_bracket(draft, rest[0], words)
        zone, rest = name_zone(draft.line, rest[1:], words, many)
    _read_name(draft, zone, words)
    for place, segment in enumerate(rest):
        nameless = draft.name is None
        if segment.opener == "(":
            if nameless and segment is rest[-1] and _names_it_inside(draft, segment, words):
                continue
            _read_bracket(draft, segment, words)
        elif nameless:
            _read_name(draft, segment, words)
        elif segment.opener == ")" and all(earlier.opener in "()" for earlier in rest[:place]) and _continues_name(draft, segment, words):
            _read_continuation(draft, segment, words)
        else:
            read_phrase(draft, segment.start, segment.stop, words)


def _read_only_head(draft: Draft, zone: Segment, words: Vocabulary) -> bool:
    """ "cubed (1/2 inch) squash", "small (1 1/2-inch) potatoes": nothing but work or a size stands before the bracket."""
    for where, behind in (
        (draft.preparation, preparation_run(draft.line, zone.start, zone.stop, words)),
        (draft.size, words.sizes.skip(draft.line, zone.start)),
    ):
        if behind == zone.stop > zone.start:
            draft.add(where, zone.start, zone.stop)
            return True
    return False


def _describes(line: Line, zone: Segment, words: Vocabulary) -> bool:
    here = zone.start
    while here < zone.stop and (behind := words.adjectives.skip(line, here)) > here:
        here = behind
    return here == zone.stop


def _may_be_name(line: Line, zone: Segment, words: Vocabulary) -> bool:
    if line.kind(zone.start) != "word" or opens_phrase(line, zone.start, zone.stop, words) or words.alternatives.find(line, zone.start):
        return False
    return not only_adjectives(line, zone, words) and not _is_preparation(line, zone.start, zone.stop, words)


def _names_it_inside(draft: Draft, segment: Segment, words: Vocabulary) -> bool:
    """ "1 packet (2 tsp dry yeast)": nothing but the bracket says what it is."""
    line = draft.line
    nested = bracketed_amounts(line, segment.start, words) if line.key(segment.start) == "(" else None
    read = None if nested else read_amounts(line, segment.start, words)
    found = nested or ((read.amounts, read.behind) if read else None)
    if found is None or found[1] >= segment.stop or line.kind(found[1]) != "word":
        return False
    draft.amounts.extend(found[0])
    _read_name(draft, Segment("", found[1], segment.stop), words)
    return True


def _read_name(draft: Draft, zone: Segment, words: Vocabulary) -> None:
    if zone.start < zone.stop and is_plain_name(draft.line, zone.start, zone.stop, words):  # mostly
        draft.name = draft.phrase(zone.start, zone.stop)
        return
    start = read_head(draft, zone.start, zone.stop, words)
    if zone.start < start < zone.stop and is_plain_name(draft.line, start, zone.stop, words):  # "large eggs"
        draft.name = draft.phrase(start, zone.stop)
        return
    joined = words.joins.skip(draft.line, start)
    start = joined if joined < zone.stop else start  # "1 kilo and beef"
    end = name_end(draft.line, start, zone.stop, words)
    unit = draft.amounts[0].parts[0].unit if draft.amounts else None
    is_counted = draft.amounts and (unit is None or unit.dimension is Dimension.COUNT)
    if not (is_counted or words.table.adjectives_before) and words.sizes.skip(draft.line, end) == zone.stop > end:
        end = zone.stop  # only what is counted has a size: "una presa di sale grosso"
    last = end
    while last - 1 > start and max(words.joins.skip(draft.line, last - 1), words.alternatives.skip(draft.line, last - 1)) == last:
        last -= 1
    draft.name = draft.phrase(start, last)
    read_phrase(draft, end, zone.stop, words)


def read_phrase(draft: Draft, start: int, stop: int, words: Vocabulary) -> None:
    """Everything from ``start`` to ``stop`` that is not the name, piece by piece."""
    here = start
    while here < stop:
        here = _read_piece(draft, here, stop, words)


def _read_piece(draft: Draft, start: int, stop: int, words: Vocabulary) -> int:
    line = draft.line
    if draft.amounts and line.kind(start) in NUMERIC and amount_ends_it(line, start, stop, words):
        again = read_amounts(line, start, words)
        draft.amounts.extend(again.amounts if again else ())
        return stop
    held = each_holds(line, start, stop, words)
    if held and draft.amounts and draft.amounts[0].each is None and held.measure.unit and held.measure.unit.name in EXACT:
        unit = draft.amounts[0].parts[0].unit
        if unit and unit.name in CONTAINERS:
            draft.amounts[0] = replace(draft.amounts[0], each=held.measure)
            return stop
    flag = _flag_at(line, start, stop, words) or _flag_at(line, words.alternatives.skip(line, start), stop, words)
    if flag:
        draft.flag(flag[0])
        end = flag[1] if flag[0] != "plus_more" else _piece_end(line, flag[1], stop, words)
        draft.add(draft.preparation if flag[0] == "divided" else draft.comment, start, end)
        return end
    behind = past_size(line, start, words)
    described = behind > start and work_follows(line, behind, stop, words) and not words.adverbs.find(line, start)
    if behind > start and (behind == stop or described):
        draft.add(draft.size, start, behind)
        return behind
    behind = words.alternatives.skip(line, start)
    if start < behind < stop and past_adverbs(line, preparation_run(line, behind, stop, words), words) == stop:
        draft.add(draft.preparation, start, stop)  # "or finely grated"
        return stop
    if start < behind < stop and words.comments.skip(line, start) == start and not words.flags.find(line, start):
        return _read_alternative(draft, start, behind, stop, words)
    begun = words.joins.skip(line, start)
    begun = begun if begun < stop else start
    if words.purposes.skip(line, begun) > begun:
        where = draft.purpose
    elif words.comments.skip(line, begun) > begun or words.flags.find(line, begun):
        where = draft.comment
    else:
        where = draft.preparation if _is_preparation(line, begun, stop, words) else draft.comment
    end = _piece_end(line, begun + 1, stop, words)
    draft.add(where, start, end)
    return end


def _flag_at(line: Line, at: int, stop: int, words: Vocabulary) -> tuple[str, int] | None:
    """The flag at ``at`` and the token behind it; "decrease if using fresh" is no flag, as the phrase goes on."""
    flag = words.flags.find(line, at)
    if flag is None or flag[1] > stop:
        return None
    behind = flag[1]
    if flag[0] == "plus_more" or behind - at == 1 or behind == stop or line.kind(behind) != "word":
        return flag
    goes_on = opens_phrase(line, behind, stop, words) or words.joins.skip(line, behind) > behind or words.alternatives.find(line, behind)
    return flag if goes_on else None


def _piece_end(line: Line, start: int, stop: int, words: Vocabulary) -> int:
    """A piece runs to its segment's end, or to a flag or purpose inside it; "soaked for 2 hours" has no purpose."""
    figures = not NUMERIC.isdisjoint(line.kinds[start:stop])
    for here in range(start, stop):
        if line.kinds[here] != "word":
            continue
        if _flag_at(line, here, stop, words) or (figures and _holds_so_much(line, here, stop, words)):
            return here
        behind = words.purposes.skip(line, here)
        if behind > here and (line.kind(behind) == "word" or behind > here + 1):
            return here
    return stop


def _holds_so_much(line: Line, here: int, stop: int, words: Vocabulary) -> bool:
    """ "pelati *da 400 g*"; a length is that of the pieces: "en trozos de 3 cm" is one work."""
    held = each_holds(line, here, stop, words)
    return held is not None and held.measure.unit is not None and held.measure.unit.dimension is not Dimension.LENGTH


def _is_preparation(line: Line, start: int, stop: int, words: Vocabulary) -> bool:
    if words.preparation_openers.skip(line, start) > start or words.parts_of.skip(line, start) > start:
        return True
    if start < past_adverbs(line, start, words) < stop or is_order(line, start, words):
        return True
    for here in range(start, stop):
        if words.preparations.skip(line, here) > here:
            return True
        if done_ending(line, here, words):
            return True
    return False


def _taken_from_counted(line: Line, at: int, stop: int, words: Vocabulary) -> Amounts | None:
    """ "or *the zest of 1* lemon": a part of what is counted."""
    for here in range(at, stop):
        part = words.parts_of.skip(line, here)
        counted = words.of.skip(line, part) if part > here else here
        if counted > part > here:
            return read_amounts(line, counted, words) if line.kind(counted) in NUMERIC else None
    return None


def _read_alternative(draft: Draft, start: int, at: int, stop: int, words: Vocabulary) -> int:
    line = draft.line
    amounts = read_amounts(line, at, words)
    if amounts and line.key(at) in words.articles and amounts.amounts:
        counted = amounts.amounts[0].parts[0]
        amounts = None if counted.unit is None and counted.low == 1 else amounts  # "or a combination of both" counts nothing
    amounts = amounts or _taken_from_counted(line, at, stop, words)
    here = amounts.behind if amounts and amounts.behind <= stop else at
    here = words.of.skip(line, here)
    begun = here
    while here < stop and (behind := max(words.sizes.skip(line, here), preparation_run(line, here, stop, words))) > here and behind < stop:
        here = behind
    end = name_end(line, min(here, stop), stop, words)
    name = draft.phrase(here, end) or draft.phrase(begun, end)
    last = name.span.end if name else line.ends[max(here, at) - 1]
    span = Span(line.starts[start], last)
    draft.alternatives.append(Alternative(tuple(amounts.amounts) if amounts and amounts.behind <= stop else (), name, span))
    return max(end, at)


def _read_bracket(draft: Draft, segment: Segment, words: Vocabulary) -> None:
    inside = bracketed_amounts(draft.line, segment.start - 1, words)
    if inside and inside[1] == segment.stop + 1:
        each = [words.each_after.find(draft.line, here) for here in range(segment.start, segment.stop)]
        held = inside[0][0].parts[0]
        if draft.amounts and draft.amounts[0].each is None and held.unit and any(found and "total" not in found[0] for found in each):
            draft.amounts[0] = replace(draft.amounts[0], each=held)  # "4 fillets (6 oz each)"
        elif draft.name is None and held.unit and held.unit.dimension is Dimension.LENGTH:
            draft.add(draft.size, segment.start, segment.stop)
        else:
            draft.amounts.extend(inside[0])
        return
    for part in segments(draft.line, segment.start, segment.stop, words):
        if part.opener == "(":
            draft.add(draft.comment, part.start, part.stop)
        elif part.start < part.stop:
            read_phrase(draft, part.start, part.stop, words)


def _continues_name(draft: Draft, segment: Segment, words: Vocabulary) -> bool:
    """ "chicken (boneless) breasts": words behind a bracket that open no phrase of their own belong to the name."""
    line, here = draft.line, segment.start
    if draft.name is None or line.kind(here) != "word" or words.alternatives.skip(line, here) > here or words.joins.skip(line, here) > here:
        return False
    if done_ending(line, here, words) and line.key(here + 1) in words.links and here + 1 < segment.stop:
        return False  # "bacon (9 oz) cooked until crisp"
    if each_holds(line, here, segment.stop, words):  # "trout (cleaned) of 300 g each"
        return False
    if here + 1 == segment.stop and words.parts_of.skip(line, here) > here and draft.amounts and draft.amounts[0].parts[0].unit:
        return True  # "1 tsp fenugreek (methi) seeds"
    described = words.adjectives.skip(line, here)  # "82% fat (European-style) unsalted butter"
    begun = described if described < segment.stop else here
    return not opens_phrase(line, here, segment.stop, words) and not _is_preparation(line, begun, segment.stop, words)


def _read_continuation(draft: Draft, segment: Segment, words: Vocabulary) -> None:
    end = name_end(draft.line, segment.start, segment.stop, words)
    more = draft.phrase(segment.start, end)
    last = draft.alternatives[-1] if draft.alternatives else None
    bracketed = last is not None and draft.line.text[last.span.start - 1] in "([" and last.span.end == draft.line.starts[segment.start - 1]
    if more and draft.name and last and last.name and bracketed and not last.amounts:  # "red (or yellow) peppers"
        draft.name = Phrase(f"{draft.name.text} {more.text}", Span(draft.name.span.start, more.span.end))
        draft.alternatives[-1] = replace(last, name=Phrase(f"{last.name.text} {more.text}", last.name.span))
    elif more and draft.name and last and last.name and last.span.start > draft.name.span.start:  # "milk or single (light) cream"
        named = Phrase(f"{last.name.text} {more.text}", Span(last.name.span.start, more.span.end))
        draft.alternatives[-1] = replace(last, name=named, span=Span(last.span.start, more.span.end))
    elif more and draft.name:
        draft.name = Phrase(f"{draft.name.text} {more.text}", Span(draft.name.span.start, more.span.end))
    read_phrase(draft, end, segment.stop, words)
