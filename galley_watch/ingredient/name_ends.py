"""Where a name ends: at what is said about the food, of its work, size or use, or at another amount (pure)."""

from __future__ import annotations

from galley_watch.ingredient.heads import preparation_run
from galley_watch.ingredient.measures import Read, read_measure
from galley_watch.ingredient.segments import done_ending
from galley_watch.ingredient.tokens import DASHES, NUMERIC, Line
from galley_watch.ingredient.units import EXACT
from galley_watch.ingredient.vocabulary import Vocabulary
from galley_watch.values.ingredient import Dimension

_CURRENCIES = frozenset("$£€¢")
_WORDS_BESIDE = 5  # "with tough outer leaves removed"
_SENTENCE, _FULL_WORD = 3, 3  # words, letters
_DEGREES = frozenset("°º˚")


def name_end(line: Line, start: int, stop: int, words: Vocabulary) -> int:
    """The token where the name ends and something is said about it."""
    settled = start  # "ripe but firm" says no more than "ripe" does
    while (behind := words.adjectives.skip(line, settled)) > settled:
        settled = behind
    whole = start
    figures = not NUMERIC.isdisjoint(line.kinds[start:stop])
    for here in range(start, stop):
        key = line.keys[here]
        if here > start and (figures or key == "+" or line.key(here + 1) in words.articles) and _adds_another(line, here, stop, words):
            return here
        if line.kinds[here] != "word" and key not in "&+":
            if here > start and ((key == "@" and line.kind(here + 1) in NUMERIC) or _figure_ends_it(line, here, stop, words)):
                return here
            continue
        if start < here and _sentence_begins(line, here, stop, words):
            return here
        if key in words.whole_name_begins:
            whole = max(whole, words.whole_names.skip(line, here))
        if here < whole or not words.may_end_name(key):
            continue
        if opens_phrase(line, here, stop, words) and ((here >= settled and here > start) or words.flags.find(line, here)):
            return here
        if here > start and _told_of_it(line, start, here, stop, words):
            return here
    return stop


def _sentence_begins(line: Line, here: int, stop: int, words: Vocabulary) -> bool:
    """ "cake mix. *Cheaper* is better"; "Dr. Pepper" and "conf. sugar" are names."""
    if stop - here < _SENTENCE or line.text[line.ends[here - 1] - 1] != "." or not line.text[line.starts[here]].isupper():
        return False
    return (
        len(line.keys[here - 1]) >= _FULL_WORD and line.text[line.starts[here - 1]].islower() and not words.units.knows(line.keys[here - 1])
    )


def _told_of_it(line: Line, start: int, here: int, stop: int, words: Vocabulary) -> bool:
    """Does a state, size, choice, addition, content or work of the name from ``start`` on stand here?"""
    if _states_end_it(line, here, stop, words):
        return True
    sized = past_size(line, here, words)
    if sized > here and _sized_and_told(line, sized, stop, words):
        return True
    if _described(line, here, stop, words) or (line.keys[here] in words.besides and _besides(line, here, stop, words)):
        return True
    if each_holds(line, here, stop, words) or _warmed_to(line, here, stop, words) or _bounded_share(line, here, words):
        return True
    found = words.alternatives.skip(line, here)
    if found > here and not _names_one_thing(line, start, here, found, stop, words):
        return True
    return _work_ends_it(line, here, stop, words)


def _sized_and_told(line: Line, at: int, stop: int, words: Vocabulary) -> bool:
    """Does the size before token ``at`` end the line, or something said of the food follow it?"""
    if at == stop or words.adjectives.skip(line, past_adverbs(line, at, words)) == stop:  # "banana grande bem madura"
        return True
    fewer = words.alternatives.skip(line, at) if at < stop else at  # "3 uova medie *o 4 piccole*"
    return (fewer > at and line.kind(fewer) in NUMERIC) or work_follows(line, at, stop, words) or opens_phrase(line, at, stop, words)


def past_size(line: Line, at: int, words: Vocabulary) -> int:
    """The token behind the size at ``at``, also one with a degree ("assez grosses"); ``at`` where there is none."""
    degree = past_adverbs(line, at, words)
    if degree == at:  # nearly always
        return words.sizes.skip(line, at)
    sized = max(words.sizes.skip(line, at), words.sizes.skip(line, degree))
    return sized if sized > degree or words.sizes.find(line, at) else at


def _work_ends_it(line: Line, here: int, stop: int, words: Vocabulary) -> bool:
    """ "onion *chopped*", "onion *chopped into* cubes"; "cipolla dorata, tritata" is a golden one, "caldo de cocido" that of a dish."""
    done = preparation_run(line, here, stop, words)
    if done == here or words.of.skip(line, here - 1) == here:
        return False
    if words.adjectives.skip(line, here) == done and words.preparations.skip(line, here) == here:
        return False
    if done < stop and any(words.preparation_openers.skip(line, at) == done for at in range(here + 1, done)):  # "skuren *i små* skivor"
        return True
    done = past_adverbs(line, done, words)
    if done < stop and (line.kinds[done] in NUMERIC or done_ending(line, done, words)):
        return _goes_on_with_work(line, done, stop, words)
    if done == stop or line.key(done) == "." or opens_phrase(line, done, stop, words):
        return True
    if words.parts_of.skip(line, here - 1) >= here and words.of.skip(line, done) > done:  # "scorza grattugiata di limone"
        return False
    return line.key(done) in words.links


def _goes_on_with_work(line: Line, at: int, stop: int, words: Vocabulary) -> bool:
    """ "sliced *5 mm thick*", "trimmed *blanched* in water"."""
    read = read_measure(line, at, words) if line.kinds[at] in NUMERIC else None
    if read and read.measure.unit:
        return read.measure.unit.dimension is Dimension.LENGTH
    return line.kinds[at] == "word" and (at + 1 == stop or line.keys[at + 1] in words.links)


def _states_end_it(line: Line, here: int, stop: int, words: Vocabulary) -> bool:
    """ "pie crust *store-bought or homemade*", "Timian *tørret*"."""
    first = words.states.skip(line, here)
    if words.table.adjectives_before:
        if here < first == stop:
            return True
        first = max(first, words.adjectives.skip(line, here))
        second = words.alternatives.skip(line, first)  # "Paprika *rot oder gelb*"
        return here < first < second and stop == max(words.states.skip(line, second), words.adjectives.skip(line, second)) > second
    second = words.alternatives.skip(line, first)
    return here < first < second and words.states.skip(line, second) == stop > second


def work_follows(line: Line, at: int, stop: int, words: Vocabulary) -> bool:
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
    """ "pears *with* stems removed", "milk *with* a pinch of saffron"; "rice with chopped nuts" is a food with another."""
    unit = words.units.find(line, here + 2) if line.key(here + 1) in words.articles else None
    if unit and words.of.skip(line, unit[1]) > unit[1]:
        return True
    for place in range(here + 2, min(here + _WORDS_BESIDE, stop)):
        if line.kinds[place] != "word":
            return False
        if words.preparations.skip(line, place) > place or done_ending(line, place, words):
            return preparation_run(line, here + 1, stop, words) == here + 1
    return False


def _warmed_to(line: Line, here: int, stop: int, words: Vocabulary) -> bool:
    """ "water *at* 35°C"."""
    if here + 1 >= stop or line.kind(here + 1) not in NUMERIC or words.each.skip(line, here) == here:
        return False
    return _figure_ends_it(line, here + 1, stop, words)


def each_holds(line: Line, here: int, stop: int, words: Vocabulary) -> Read | None:
    """ "2 Dosen Bohnen à 400 g": what each package or piece holds, said behind the name."""
    each = max(words.each.skip(line, here), words.of.skip(line, here))
    if each == here or line.kind(words.bounds.skip(line, each)) not in NUMERIC:
        return None
    read = read_measure(line, each, words)
    if read is None or stop not in (read.behind, words.each_after.skip(line, read.behind)) or read.measure.unit is None:
        return None
    return read if read.measure.unit.dimension in (Dimension.MASS, Dimension.VOLUME, Dimension.LENGTH) else None


def _bounded_share(line: Line, here: int, words: Vocabulary) -> bool:
    """ "oksekød *maks. 10 %* fedt"."""
    bound = words.bounds.skip(line, here)
    return bound > here and line.kind(bound) == "number" and line.key(bound + 1) == "%"


def _adds_another(line: Line, here: int, stop: int, words: Vocabulary) -> bool:
    """ "2 eggs + 1 yolk", "1 egg and 1 egg white"."""
    joined = words.joins.skip(line, here) if line.keys[here] != "+" else here + 1
    if line.keys[here] == "+" and words.units.find(line, joined):  # "8 leaves + sprig"
        return True
    if here < joined < stop and line.keys[joined] in words.articles:  # "mint *and a handful of dill*"
        unit = words.units.find(line, joined + 1)
        return unit is not None and words.of.skip(line, unit[1]) > unit[1]
    if here < joined < stop and line.kind(joined) == "word":
        taken = words.parts_of.skip(line, joined)  # "½ lemon *and juice of 1*"
        joined = words.of.skip(line, taken) if words.of.skip(line, taken) > taken > joined else stop
    return here < joined < stop and line.kind(joined) in NUMERIC and read_measure(line, joined, words) is not None


def amount_ends_it(line: Line, here: int, stop: int, words: Vocabulary) -> bool:
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
    return line.key(behind) in _DEGREES or amount_ends_it(line, here, stop, words)


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
