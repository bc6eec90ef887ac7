"""What stands before a name: sizes, finished work, the states it may come in (pure)."""

from __future__ import annotations

from dataclasses import replace

from galley_watch.ingredient.amounts import bracketed_amounts, read_amounts
from galley_watch.ingredient.draft import Draft
from galley_watch.ingredient.measures import read_measure
from galley_watch.ingredient.segments import done_ending, preparation_follows
from galley_watch.ingredient.tokens import NUMERIC, Line
from galley_watch.ingredient.units import CATALOGUE
from galley_watch.ingredient.vocabulary import Vocabulary
from galley_watch.values.ingredient import Alternative, Dimension

_LONGEST_WORK = 5  # words
_BETWEEN_WORKS = frozenset(",/")  # "peeled, chopped", "stött/krossad"


def read_head(draft: Draft, start: int, stop: int, words: Vocabulary) -> int:
    """Sizes and finished work before the name: "large", "finely chopped"; the token where the name begins."""
    here = words.of.skip(draft.line, start)
    figures = not NUMERIC.isdisjoint(draft.line.kinds[here:stop])
    while here < stop and not (draft.line.keys[here] in words.whole_name_begins and words.whole_names.find(draft.line, here)):
        here = _read_states(draft, here, stop, words)
        if figures and draft.line.kind(words.bounds.skip(draft.line, here)) in NUMERIC:
            here = _read_cut(draft, here, stop, words)
        flag = words.flags.find(draft.line, here)
        behind = words.sizes.skip(draft.line, here)
        if flag and flag[0] == "optional" and flag[1] < stop and draft.line.kinds[flag[1]] == "word":  # "2 tbsp optional cream"
            draft.flag(flag[0])
            behind = flag[1]
            draft.add(draft.comment, here, behind)
        elif here < behind < stop:
            joined = words.alternatives.skip(draft.line, behind)
            other = words.sizes.skip(draft.line, joined)
            if behind < joined == other and words.numbers.get(draft.line.key(joined), 1) < 1:  # "kleine oder halbe Wassermelone"
                other = joined + 1
            behind = other if behind < words.alternatives.skip(draft.line, behind) < other < stop else behind  # "jumbo or larger"
            draft.add(draft.size, here, behind)
        else:
            done = preparation_run(draft.line, here, stop, words)
            done = _opened_work(draft.line, here, stop, words) if done == here else done
            if done == here:  # mostly
                break
            behind = _other_way(draft.line, done, here, stop, words)
            if not here < behind < stop or _names_work(draft.line, here, behind, words):
                break
            draft.add(draft.preparation, here, behind)
        here = behind
        if draft.line.key(here) == "(" and (inside := bracketed_amounts(draft.line, here, words)) and inside[1] < stop:
            draft.amounts.extend(inside[0])  # "1 cup, packed (50 g) basil"
            here = inside[1]
        while draft.line.key(here) == "," and here + 1 < stop:
            here += 1
        here = words.of.skip(draft.line, here)
    return min(here, stop)


def _names_work(line: Line, start: int, behind: int, words: Vocabulary) -> bool:
    """ "600 g di *macinato* di vitello": between two "of" stands a food, no work."""
    return start > 0 and words.of.skip(line, start - 1) == start and words.of.skip(line, behind) > behind


def _read_cut(draft: Draft, start: int, stop: int, words: Vocabulary) -> int:
    """ "4 cups *1/2-inch cubes* bread", "1 morceau *de 3 cm* de gingembre": how it is cut or what one holds, said behind the amount."""
    line = draft.line
    read = read_measure(line, start, words)
    unit = read.measure.unit if read else None
    if read is None or unit is None:
        return start
    tied = words.of.skip(line, read.behind)
    if read.behind < tied < stop and _counts_pieces(draft):
        if unit.dimension is Dimension.LENGTH:
            draft.add(draft.size, start, read.behind)
        else:
            draft.amounts[0] = replace(draft.amounts[0], each=read.measure)
        return tied
    counted = words.units.find(line, read.behind) if unit.dimension is Dimension.LENGTH else None
    if counted is None or CATALOGUE[counted[0]][0] is not Dimension.COUNT or counted[1] >= stop:
        return start
    draft.add(draft.preparation, start, counted[1])
    return words.of.skip(line, counted[1])


def _counts_pieces(draft: Draft) -> bool:
    first = draft.amounts[0] if draft.amounts else None
    unit = first.parts[0].unit if first else None
    return first is not None and first.each is None and unit is not None and unit.dimension is Dimension.COUNT


def _opened_work(line: Line, start: int, stop: int, words: Vocabulary) -> int:
    """ "*in feine Ringe geschnittene* Frühlingszwiebel": the token behind work that is described first."""
    opened = words.preparation_openers.skip(line, start)
    if opened == start:
        return start
    for here in range(opened, min(start + _LONGEST_WORK, stop - 1)):
        if line.kinds[here] != "word":
            break
        if (done := words.preparations.skip(line, here)) > here:
            return done if line.kind(done) == "word" and not opens_on(line, done, words) else start
    return start


def opens_on(line: Line, at: int, words: Vocabulary) -> bool:
    """Does something else that is said of the food begin at token ``at``?"""
    said = (words.preparation_openers, words.purposes, words.flags, words.joins, words.alternatives, words.adverbs)
    return line.keys[at] in words.links or any(book.find(line, at) for book in said)


def _other_way(line: Line, at: int, start: int, stop: int, words: Vocabulary) -> int:
    """ "freshly ground or whole" peppercorns, "shredded or flaked" coconut: the token behind both."""
    joined = words.alternatives.skip(line, at)
    if not start < at < joined < stop:
        return at
    other = max(preparation_run(line, joined, stop, words), words.adjectives.skip(line, joined))
    other = max(other, joined + 1) if done_ending(line, joined, words) else other
    return other if joined < other < stop and line.kinds[other] == "word" and words.alternatives.skip(line, other) == other else at


def _read_states(draft: Draft, start: int, stop: int, words: Vocabulary) -> int:
    """ "fresh or canned", "fresh, frozen or thawed frozen" says how it may come, not what it is."""
    line = draft.line
    first = words.states.skip(line, start)
    if first == start:
        return start
    while line.key(first) == "," and (further := words.states.skip(line, first + 1)) > first + 1:
        first = further
    joined = first + (line.key(first) == ",")
    second = words.alternatives.skip(line, joined)
    if second == joined:
        return start
    if line.kind(second) in NUMERIC:
        return _read_other_state(draft, start, first, second, stop, words)
    behind = max(words.states.skip(line, second), preparation_run(line, second, stop, words))
    while (further := words.states.skip(line, behind)) > behind > second:
        behind = further
    if not second < behind < stop:
        return start
    draft.add(draft.comment, start, behind)
    return behind + (line.key(behind) == ",")


def _read_other_state(draft: Draft, start: int, first: int, second: int, stop: int, words: Vocabulary) -> int:
    """ "1 tbsp *fresh or 1 tsp dried* thyme": the same food in another state, with an amount of its own."""
    line = draft.line
    other = read_amounts(line, second, words)
    behind = words.states.skip(line, other.behind) if other else stop
    if other is None or not other.behind <= behind < stop:
        return start
    draft.add(draft.comment, start, first)
    span = line.span(first, behind)
    draft.alternatives.append(Alternative(tuple(other.amounts), draft.phrase(other.behind, behind), span))
    return behind


def preparation_run(line: Line, start: int, stop: int, words: Vocabulary) -> int:
    """The token behind "peeled and very finely chopped" at ``start``; ``start`` where there is none."""
    done, here = start, start
    while here < stop:
        behind = words.preparations.skip(line, here)
        while behind == here and (past := words.adverbs.skip(line, here)) > here:
            here, behind = past, words.preparations.skip(line, past)
        if behind == here and here + 1 < stop and done_ending(line, here, words):
            joined = here + 2 if line.key(here + 1) == "," else words.joins.skip(line, here + 1)
            behind += joined > here + 1 and preparation_follows(line, joined, words)
        if behind == here or behind > stop:
            break
        done = here = max(behind, words.preparation_openers.skip(line, behind))  # "pokrojona w kostkę" and then its name
        if line.key(here) in _BETWEEN_WORKS:
            here += 1
        here = words.joins.skip(line, here)
    return min(done, stop)
