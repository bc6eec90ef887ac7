"""Name, preparation, purpose, comment, alternatives: what the words behind the amount are for (pure)."""

from __future__ import annotations

from dataclasses import replace

from galley_watch.ingredient.amounts import bracketed_amounts, read_amounts
from galley_watch.ingredient.draft import Draft
from galley_watch.ingredient.heads import preparation_run, read_head
from galley_watch.ingredient.measures import Read, read_measure
from galley_watch.ingredient.segments import Segment, done_ending, is_order, name_zone, only_adjectives, segments
from galley_watch.ingredient.tokens import DASHES, NUMERIC, Line
from galley_watch.ingredient.units import CONTAINERS, EXACT
from galley_watch.ingredient.vocabulary import Vocabulary
from galley_watch.values.ingredient import Alternative, Dimension, Phrase, Span

_CURRENCIES = frozenset("$£€¢")
_WORDS_BESIDE = 5  # "with tough outer leaves removed"
_DEGREES = frozenset("°º˚")


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
    start = read_head(draft, zone.start, zone.stop, words)
    end = _name_end(draft.line, start, zone.stop, words)
    unit = draft.amounts[0].parts[0].unit if draft.amounts else None
    is_counted = draft.amounts and (unit is None or unit.dimension is Dimension.COUNT)
    if not is_counted and words.sizes.skip(draft.line, end) == zone.stop > end:
        end = zone.stop  # only what is counted has a size: "una presa di sale grosso"
    last = end
    while last - 1 > start and max(words.joins.skip(draft.line, last - 1), words.alternatives.skip(draft.line, last - 1)) == last:
        last -= 1
    draft.name = draft.phrase(start, last)
    read_phrase(draft, end, zone.stop, words)


def _name_end(line: Line, start: int, stop: int, words: Vocabulary) -> int:
    """The token where the name ends and something is said about it."""
    settled = start  # "ripe but firm" says no more than "ripe" does
    while (behind := words.adjectives.skip(line, settled)) > settled:
        settled = behind
    whole = start
    figures = not NUMERIC.isdisjoint(line.kinds[start:stop])
    for here in range(start, stop):
        if here > start and (figures or line.keys[here] == "+") and _adds_another(line, here, stop, words):
            return here
        if line.kinds[here] != "word" and line.keys[here] not in "&+":
            if here > start and line.keys[here] == "@" and line.kind(here + 1) in NUMERIC:
                return here
            if here > start and _figure_ends_it(line, here, stop, words):
                return here
            continue
        if line.keys[here] in words.whole_name_begins:
            whole = words.whole_names.skip(line, here)
        if here < whole:
            continue
        if opens_phrase(line, here, stop, words) and ((here >= settled and here > start) or words.flags.find(line, here)):
            return here
        if here > start and _states_end_it(line, here, stop, words):
            return here
        if here > start:
            sized = words.sizes.skip(line, here)
            if sized == stop or (sized > here and _work_follows(line, sized, stop, words)):
                return here
            if _described(line, here, stop, words) or (line.keys[here] in words.besides and _besides(line, here, stop, words)):
                return here
            if figures and (_each_holds(line, here, stop, words) or _warmed_to(line, here, stop, words)):
                return here
            found = words.alternatives.skip(line, here)
            if found > here and not _names_one_thing(line, start, here, found, stop, words):
                return here
            done = preparation_run(line, here, stop, words)
            if words.adjectives.skip(line, here) == done and words.preparations.skip(line, here) == here:  # "cipolla dorata, tritata"
                done = here
            done = past_adverbs(line, done, words) if done > here else done
            if done > here and (done == stop or line.key(done) in words.links or opens_phrase(line, done, stop, words)):
                return here
    return stop


def _states_end_it(line: Line, here: int, stop: int, words: Vocabulary) -> bool:
    """ "pie crust *store-bought or homemade*"."""
    first = words.states.skip(line, here)
    second = words.alternatives.skip(line, first)
    return here < first < second and words.states.skip(line, second) == stop > second


def _work_follows(line: Line, at: int, stop: int, words: Vocabulary) -> bool:
    """ "piccola *tritata finemente*", "grande *en juliana*"."""
    opened = words.preparation_openers.find(line, at) is not None
    done = preparation_run(line, at, stop, words)
    return opened or past_adverbs(line, done, words) == stop or (done > at and line.key(done) in words.links)


def past_adverbs(line: Line, at: int, words: Vocabulary) -> int:
    while (behind := words.adverbs.skip(line, at)) > at:
        at = behind
    return at


def _described(line: Line, here: int, stop: int, words: Vocabulary) -> bool:
    """ "sour cream thinned with milk", "soda in 1 T. hot water"."""
    link = line.key(here + 1) in words.links and words.joins.skip(line, here + 1) == here + 1
    if link and here + 2 < stop and words.sure_endings and done_ending(line, here, words) and words.of.skip(line, here + 1) == here + 1:
        return line.keys[here].endswith(words.sure_endings) and not words.alternatives.find(line, here + 1)
    if line.keys[here] not in words.links or line.kind(here + 1) not in NUMERIC or here + 1 >= stop:
        return False
    read = read_measure(line, here + 1, words)
    return read is not None and read.measure.unit is not None and words.joins.skip(line, here) == here


def _besides(line: Line, here: int, stop: int, words: Vocabulary) -> bool:
    """ "pears *with* stems removed"; "rice with chopped nuts" is a food with another."""
    for place in range(here + 2, min(here + _WORDS_BESIDE, stop)):
        if line.kinds[place] != "word":
            return False
        if words.preparations.skip(line, place) > place or done_ending(line, place, words):
            return preparation_run(line, here + 1, stop, words) == here + 1
    return False


def _warmed_to(line: Line, here: int, stop: int, words: Vocabulary) -> bool:
    """ "water *at* 35°C"."""
    if line.kind(here + 1) not in NUMERIC or words.each.skip(line, here) == here:
        return False
    return _figure_ends_it(line, here + 1, stop, words)


def _each_holds(line: Line, here: int, stop: int, words: Vocabulary) -> Read | None:
    """ "2 Dosen Bohnen à 400 g": what each package or piece holds, said behind the name."""
    each = max(words.each.skip(line, here), words.of.skip(line, here))
    counted = words.bounds.skip(line, each)
    read = read_measure(line, each, words) if each > here and line.kind(counted) in NUMERIC else None
    if read is None or stop not in (read.behind, words.each_after.skip(line, read.behind)) or read.measure.unit is None:
        return None
    return read if read.measure.unit.dimension in (Dimension.MASS, Dimension.VOLUME, Dimension.LENGTH) else None


def _adds_another(line: Line, here: int, stop: int, words: Vocabulary) -> bool:
    """ "2 eggs + 1 yolk", "1 egg and 1 egg white"."""
    joined = words.joins.skip(line, here) if line.keys[here] != "+" else here + 1
    if line.keys[here] == "+" and words.units.find(line, joined):  # "8 leaves + sprig"
        return True
    return here < joined < stop and line.kind(joined) in NUMERIC and read_measure(line, joined, words) is not None


def _amount_ends_it(line: Line, here: int, stop: int, words: Vocabulary) -> bool:
    """ "2 tbsp soy sauce 30 ml"."""
    read = read_measure(line, here, words)
    return read is not None and read.behind == stop and read.measure.unit is not None and read.measure.unit.name in EXACT


def _figure_ends_it(line: Line, here: int, stop: int, words: Vocabulary) -> bool:
    """Does an amount, a price ("$0.35") or a temperature ("90° to 100°F") stand here?"""
    if line.kinds[here] == "mark":
        return line.keys[here] in _CURRENCIES and line.kind(here + 1) in NUMERIC
    behind = here + 1
    while behind < stop and (line.kinds[behind] in NUMERIC or line.keys[behind] in DASHES or words.ranges.skip(line, behind) > behind):
        behind += 1
    return line.key(behind) in _DEGREES or _amount_ends_it(line, here, stop, words)


def opens_phrase(line: Line, here: int, stop: int, words: Vocabulary) -> bool:
    if words.flags.find(line, here) or words.preparation_openers.find(line, here):
        return True
    if (behind := words.comments.skip(line, here)) > here and words.adjectives.skip(line, here) <= behind:  # "non traité" is none
        return True
    behind = words.purposes.skip(line, here)
    return here < behind and behind <= stop


def _names_one_thing(line: Line, start: int, at: int, behind: int, stop: int, words: Vocabulary) -> bool:
    """ "black or white pepper": only adjectives before the "or", so no name ends there."""
    if behind >= stop or line.keys[at - 1] in DASHES:  # "Weizen- oder Roggenmehl"
        return True
    here = start
    while here < at:
        step = max(words.adjectives.skip(line, here), words.sizes.skip(line, here))
        if step == here:
            return False
        here = step
    return True


def read_phrase(draft: Draft, start: int, stop: int, words: Vocabulary) -> None:
    """Everything from ``start`` to ``stop`` that is not the name, piece by piece."""
    here = start
    while here < stop:
        here = _read_piece(draft, here, stop, words)


def _read_piece(draft: Draft, start: int, stop: int, words: Vocabulary) -> int:
    line = draft.line
    if draft.amounts and line.kind(start) in NUMERIC and _amount_ends_it(line, start, stop, words):
        again = read_amounts(line, start, words)
        draft.amounts.extend(again.amounts if again else ())
        return stop
    held = _each_holds(line, start, stop, words)
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
    behind = words.sizes.skip(line, start)
    described = behind > start and _work_follows(line, behind, stop, words) and not words.adverbs.find(line, start)
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
        if _flag_at(line, here, stop, words) or (figures and _each_holds(line, here, stop, words)):
            return here
        behind = words.purposes.skip(line, here)
        if behind > here and (line.kind(behind) == "word" or behind > here + 1):
            return here
    return stop


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


def _read_alternative(draft: Draft, start: int, at: int, stop: int, words: Vocabulary) -> int:
    line = draft.line
    amounts = read_amounts(line, at, words)
    if amounts and line.key(at) in words.articles and amounts.amounts and amounts.amounts[0].parts[0].unit is None:
        amounts = None  # "or a combination of both" counts nothing
    here = amounts.behind if amounts and amounts.behind <= stop else at
    here = words.of.skip(line, here)
    begun = here
    while here < stop and (behind := max(words.sizes.skip(line, here), preparation_run(line, here, stop, words))) > here and behind < stop:
        here = behind
    end = _name_end(line, min(here, stop), stop, words)
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
    described = words.adjectives.skip(line, here)  # "82% fat (European-style) unsalted butter"
    begun = described if described < segment.stop else here
    return not opens_phrase(line, here, segment.stop, words) and not _is_preparation(line, begun, segment.stop, words)


def _read_continuation(draft: Draft, segment: Segment, words: Vocabulary) -> None:
    end = _name_end(draft.line, segment.start, segment.stop, words)
    more = draft.phrase(segment.start, end)
    if more and draft.name:
        draft.name = Phrase(f"{draft.name.text} {more.text}", Span(draft.name.span.start, more.span.end))
    read_phrase(draft, end, segment.stop, words)
