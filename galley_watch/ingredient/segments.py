"""What follows the amount, cut at commas, brackets and dashes (pure)."""

from __future__ import annotations

from dataclasses import dataclass

from galley_watch.ingredient.tokens import DASHES, NUMERIC, Line
from galley_watch.ingredient.vocabulary import Vocabulary

_LONGEST_END = 6  # words: "spaghetti, *linguine or other long pasta*"
_SEASONING = 2  # words: "black pepper"
_DECLINED = ("e", "er", "es", "en", "em")  # as an adjective is before its noun
_LIST_ITEM = 3  # words: "vanilla, coffee, or chocolate bean ice cream"


@dataclass(frozen=True, slots=True)
class Segment:
    """Tokens ``start`` to ``stop`` (exclusive, without marks around them). ``opener``: "" first, ",", "-", "(" or ")" behind a bracket."""

    opener: str
    start: int
    stop: int


def segments(line: Line, start: int, stop: int, words: Vocabulary) -> list[Segment]:
    """The segments in order; an empty one is left out, save the first."""
    if "mark" not in line.kinds[start:stop]:
        return [Segment("", start, stop)]
    found: list[Segment] = []
    opener, begun, here = "", start, start
    while here < stop:
        key = line.keys[here]
        if line.kinds[here] != "mark":
            here += 1
            continue
        if key in "([{":
            found.append(Segment(opener, begun, here))
            close = line.closing(here, stop)
            found.append(Segment("(", here + 1, close))
            here = close + 1
            opener, begun = ")", here
            continue
        if key in DASHES and line.glued(here) and max(words.ranges.skip(line, here + 1), words.joins.skip(line, here + 1)) > here + 1:
            here += 1  # "Weizen- oder Roggenmehl", "2- to 3-inch"
            continue
        if key in DASHES and here > begun and not line.glued(here) and line.glued(here + 1) and _ends_choice(line, here, words):
            here += 1  # "kyllingebryst eller -lår"
            continue
        if key in DASHES and begun < here and line.kinds[here - 1] in NUMERIC and line.kind(here + 1) in NUMERIC:
            here += 1  # "or 10 – 12 eggs"
            continue
        stressed = key == "*" and begun < here and not line.glued(here) and line.glued(here + 1)  # "pecans *chopped*"
        dash = stressed or (key in DASHES and (key == "—" or not (line.glued(here) and line.glued(here + 1))))
        if key in ",;" or dash or (key in ":." and not line.glued(here + 1)):
            found.append(Segment(opener, begun, here))
            opener, begun = ("," if key in ",;:." else "-"), here + 1
        here += 1
    found.append(Segment(opener, begun, stop))
    return _healed([segment for place, segment in enumerate(found) if place == 0 or segment.start < segment.stop], line)


def _ends_choice(line: Line, at: int, words: Vocabulary) -> bool:
    """Does a word like "or" or "and" stand right before token ``at``?"""
    return max(words.alternatives.skip(line, at - 1), words.joins.skip(line, at - 1)) == at


def _healed(found: list[Segment], line: Line) -> list[Segment]:
    """A bracket amid a phrase stays in it: "cut into 4 cm (1.5 in) pieces"."""
    whole: list[Segment] = []
    for segment in found:
        if segment.opener == ")" and len(whole) > 1 and whole[-2].opener in (",", "-") and line.kind(segment.start) == "word":
            whole[-2:] = [Segment(whole[-2].opener, whole[-2].start, segment.stop)]
        else:
            whole.append(segment)
    return whole


def name_zone(line: Line, found: list[Segment], words: Vocabulary, many: bool = False) -> tuple[Segment, list[Segment]]:
    """The segment that holds the name, and those behind it; commas inside the name are healed.

    ``many``: the amount is said of each of several foods ("1 tsp each salt, pepper and thyme").
    """
    first, rest = found[0], found[1:]
    if first.start == first.stop and len(rest) > 1 and rest[0].opener == ",":  # "1 cup, packed, brown sugar"
        first, rest = Segment("", rest[0].start, rest[0].stop), rest[1:]
    while (
        rest
        and rest[0].opener == ","
        and first.start < first.stop
        and (only_adjectives(line, first, words) or _noun_follows(line, first, rest[0], words))
    ):
        first, rest = Segment("", first.start, rest[0].stop), rest[1:]
    while many and rest and rest[0].opener == "," and not (_says_more(line, rest[0], words) or only_adjectives(line, rest[0], words)):
        first, rest = Segment("", first.start, rest[0].stop), rest[1:]
    if rest and _both_to_taste(line, first, rest[0], words):
        return Segment("", first.start, rest[0].stop), rest[1:]
    for place, segment in enumerate(rest):
        if segment.opener != ",":
            break
        if words.comments.skip(line, segment.start) > segment.start:
            break
        if _ends_list(line, first, segment, words):
            return Segment("", first.start, segment.stop), rest[place + 1 :]
        joined = words.alternatives.skip(line, segment.start) > segment.start or words.joins.skip(line, segment.start) > segment.start
        if joined and place >= 1 and words.flags.skip(line, segment.start) == segment.start:
            return Segment("", first.start, segment.stop), rest[place + 1 :]
        if segment.stop - segment.start > _LIST_ITEM or _says_more(line, segment, words):
            break
    return first, rest


def _both_to_taste(line: Line, first: Segment, segment: Segment, words: Vocabulary) -> bool:
    """ "salt, pepper to taste": two foods without an amount before them."""
    if segment.opener != "," or not 0 < first.stop - first.start <= _SEASONING or not NUMERIC.isdisjoint(line.kinds[: first.start]):
        return False
    for here in range(segment.start + 1, min(segment.start + _SEASONING + 1, segment.stop)):
        flag = words.flags.find(line, here)
        if flag:
            plain = not _says_more(line, Segment("", segment.start, here), words) and not only_adjectives(
                line, Segment("", segment.start, here), words
            )
            return flag == ("to_taste", segment.stop) and plain
    return False


def _noun_follows(line: Line, first: Segment, second: Segment, words: Vocabulary) -> bool:
    """ "indisches, gelbes Currypulver": where nouns are capitalised, the small words on both sides of the comma describe the one behind."""
    if not words.table.nouns_capitalised or _says_more(line, second, words):
        return False
    small = [line.text[line.starts[here]].islower() for here in range(first.start, second.stop) if line.kinds[here] == "word"]
    return second.stop - second.start > 1 and all(small[:-1]) and not small[-1] and line.keys[first.stop - 1].endswith(_DECLINED)


def _ends_list(line: Line, first: Segment, segment: Segment, words: Vocabulary) -> bool:
    """ "mint, basil or cilantro", "carrots, celery and onion": foods side by side, none of them described."""
    inner = [
        here
        for here in range(segment.start + 1, segment.stop - 1)
        if max(words.alternatives.skip(line, here), words.joins.skip(line, here)) == here + 1
    ]
    if len(inner) != 1 or segment.stop - segment.start > _LONGEST_END or first.stop - first.start > _LIST_ITEM:
        return False
    begun = _past_work(line, inner[0] + 1, words)  # "raisins or *chopped* dates"
    sides = (Segment("", segment.start, inner[0]), Segment("", begun if begun < segment.stop else inner[0] + 1, segment.stop))
    if any(_says_more(line, side, words) for side in sides) or any(line.kinds[here] != "word" for here in range(first.start, first.stop)):
        return False
    if words.parts_of.find(line, sides[1].start):  # "lemon juice and zest"
        return False
    if any(line.keys[here] in words.links for side in sides for here in range(side.start, side.stop)):  # "heads and tails on"
        return False
    return not any(only_adjectives(line, side, words) or words.states.skip(line, side.start) > side.start for side in sides)


def only_adjectives(line: Line, segment: Segment, words: Vocabulary) -> bool:
    """Is there nothing in it that could be a food's name?"""
    here = segment.start
    while here < segment.stop:
        if line.keys[here] == ",":
            here += 1
            continue
        for book in (
            words.adjectives,
            words.sizes,
            words.preparations,
            words.adverbs,
            words.unit_adjectives,
            words.joins,
            words.alternatives,
        ):
            behind = book.skip(line, here)
            if behind > here:
                break
        else:
            worked_on = done_ending(line, here, words) and line.key(here + 1) == "," and _work_on_food_follows(line, here + 2, words)
            if not (worked_on or line.keys[here].endswith(words.adjective_endings)):
                return False
            behind = here + 1
        here = behind
    return True


def done_ending(line: Line, at: int, words: Vocabulary) -> bool:
    return line.kind(at) == "word" and words.looks_done(line.keys[at])


def is_order(line: Line, at: int, words: Vocabulary) -> bool:
    """ "1 jalapeno (slice)", "1 onion, chop finely": what is to be done, said as an order; "bone in" and "bottle gourd" are none."""
    verb = line.keys[at]
    if not words.sure_endings or words.adjectives.find(line, at):
        return False
    endings = (verb + "d", verb + "ed", verb + "en", verb + verb[-1:] + "ed")
    may_be_state = not words.units.knows(verb)
    return any(words.preparations.holds(done) or (may_be_state and words.states.holds(done)) for done in endings)


def _work_on_food_follows(line: Line, at: int, words: Vocabulary) -> bool:
    """ "salted, *chopped nuts*"; of "mörk choklad, *hackad*" nothing is left to be the food."""
    here = words.joins.skip(line, at)
    while (behind := words.adverbs.skip(line, here)) > here:
        here = behind
    behind = words.preparations.skip(line, here)
    return behind > here and line.kind(behind) == "word"


def _past_work(line: Line, at: int, words: Vocabulary) -> int:
    """The token behind "finely chopped" at ``at``; ``at`` where nothing was done."""
    here = at
    while (behind := words.adverbs.skip(line, here)) > here:
        here = behind
    behind = words.preparations.skip(line, here)
    return behind if behind > here else at


def preparation_follows(line: Line, at: int, words: Vocabulary) -> bool:
    """Does a word for something done stand here, adverbs and "and" aside?"""
    here = words.joins.skip(line, at)
    while (behind := words.adverbs.skip(line, here)) > here:
        here = behind
    return words.preparations.skip(line, here) > here


def _says_more(line: Line, segment: Segment, words: Vocabulary) -> bool:
    """Does it hold anything that cannot be one food of a list?"""
    if segment.start < segment.stop and is_order(line, segment.start, words):
        return True
    for here in range(segment.start, segment.stop):
        if line.kinds[here] != "word":
            return True
        for book in (
            words.preparations,
            words.adverbs,
            words.flags,
            words.purposes,
            words.comments,
            words.preparation_openers,
        ):
            if book.skip(line, here) > here:
                return True
        part = words.parts_of.skip(line, here)
        if part > here and (here == segment.start or words.of.skip(line, part) > part):  # "juice only"; "orange juice" is a food
            return True
        if words.looks_done(line.keys[here]) and not words.adjectives.find(line, here):
            return True
    return False
