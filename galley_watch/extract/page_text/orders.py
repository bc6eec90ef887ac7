"""What a line orders to be done (pure): the verbs with which English recipes begin their sentences. Who talks about a dish orders nothing.

Kitchen words (``kitchen_words.py``) are said by both.
"""

from __future__ import annotations

import re

_VERBS_LIST = (
    "add adjust allow alternate arrange assemble bake baste beat begin blanch blend blitz boil braise break bring broil brush carve "
    "check chill chop coat combine continue cook cover crack crumble crush cut decorate deglaze dice dip discard dissolve divide "
    "dot drain dredge drizzle drop dust fill finish flatten flip fluff fold freeze fry garnish gather glaze grate grease grill "
    "grind halve heat incorporate increase insert invert keep knead ladle lay leave let lift loosen lower make marinade marinate mash "
    "melt microwave mince mix moisten open parboil pat peel pierce pile pipe place poach pop pound pour preheat prepare press prick "
    "process pulse punch puree purée push put reduce refrigerate reheat remove repeat reserve rest return rinse roast roll rotate "
    "rub saute sauté scald scatter scoop scrape scrub seal sear season select separate serve shake shape shred sieve sift simmer skewer "
    "skim slice slide smooth snip soak soften spoon spray spread sprinkle squeeze stack start steam steep stir store strain stuff "
    "swirl take taste tear temper test thaw thicken thread tie tilt tip toast toss transfer trim try turn uncover unfold unmold use "
    "wash whip whisk wipe work wrap"
)
_VERBS = frozenset(_VERBS_LIST.split())
_VERBS_OR_NAMES_LIST = (
    "brown butter cool core cream crisp cube deep dry flour form frost ice layer light line mound plate quarter raise rice salt "
    "set skin stand thin top warm wet"
)
_VERBS_OR_NAMES = frozenset(_VERBS_OR_NAMES_LIST.split())
"""Which are other words too ("cream", "brown sugar"), unless what follows is of no name."""
_OF_NO_NAME_LIST = (
    "a all an and any as aside both by completely down each fry generously gently half hours in into it lightly minutes off on "
    "onto out oven over slightly some the them these this thoroughly till together until up well with your"
)
_OF_NO_NAME = frozenset(_OF_NO_NAME_LIST.split())
_BEFORE_LIST = (
    "after again also and assemble at carefully do don't don’t finally finish first gently gradually immediately just lastly "
    "lightly meanwhile next not now once please point pre quickly second serve simply slowly step that then third this thoroughly "
    "time"
)
_BEFORE = frozenset(_BEFORE_LIST.split())
"""Words that may stand before the verb of an order."""
_NO_ORDER_LIST = (
    "been can could did didn't didn’t don't don’t had i i'd i'll i'm i've i’d i’ll i’m i’ve may me might must my our should to us "
    "was wasn't wasn’t we we've were weren't weren’t will would"
)
_NO_ORDER = frozenset(_NO_ORDER_LIST.split())
"""Words that make of a verb behind them something else than an order, or of its sentence talk."""
_TOLD = frozenset((("you", "should"), ("you", "will"), ("need", "to"), ("have", "to")))
"""Unless it is told to the reader: "you need to turn them"."""
_OFFERED = frozenset(("can", "may", "might"))
"""Or offered to him: "you can turn on the broiler"."""
_VARIES = frozenset(("add", "make", "take", "try", "use"))
"""What is offered with these is another dish: "you can use pears"."""
_NAMES_FOLLOW_LIST = (
    "a an and any are be been being each every first for get got had has have he in is last more next no not of on or she that the "
    "these they this was were with you your"
)
_NAMES_FOLLOW = frozenset(_NAMES_FOLLOW_LIST.split())
_OFTEN_NAMES_LIST = (
    "break check coat cook cover crumble cut dice dip dot drop fill finish freeze fry glaze grill increase keep light make open "
    "peel place pop press process rest return roast roll seal shake shape skewer slice spray stack start steam store stuff take "
    "taste test toast try use wash whip work wrap"
)
_OFTEN_NAMES = frozenset(_OFTEN_NAMES_LIST.split())
"""Verbs that order something only where they begin: "a sharp taste", "as the cooks make it"."""
_WORD = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)?")
_PIECE = re.compile(r"[.!?;:,)]+\s+|\s+[–—-]+\s+")
_COUNTED = re.compile(r"\W*(?:step\s*)?\d{1,2}\s*[.)]\s*[^\W\d_]", re.IGNORECASE)
_ENGLISH = re.compile(r"\b(?:the|and|with|until|into|of)\b", re.IGNORECASE)
_SHOWN = 60
_MOST_BEFORE = 4
_LONGEST = 2_000


def begins_with_order(line: str) -> bool:
    """ "Preheat the oven", "2. Now add the onions"."""
    said = _WORD.findall(line[:_SHOWN].lower())
    for place, word in enumerate(said[: _MOST_BEFORE + 1]):
        if word in _VERBS:
            return True
        if word in _VERBS_OR_NAMES and (_COUNTED.match(line) or (place + 1 < len(said) and said[place + 1] in _OF_NO_NAME)):
            return True
        if word not in _BEFORE:
            return False
    return False


def surely_begins_with_order(line: str) -> bool:
    """The same, where what follows the verb is of no name: "Preheat oven", unlike "Roast potatoes"."""
    said = _WORD.findall(line[:_SHOWN].lower())
    return len(said) > 1 and said[0] in _VERBS and said[1] in _OF_NO_NAME


def orders(line: str) -> bool:
    """Does a sentence order something: at its beginning, behind a comma, or anywhere if nobody speaks of himself or says what for?"""
    return any(begins_with_order(piece) or _orders_inside(piece) for piece in _PIECE.split(line[:_LONGEST]))


def _orders_inside(piece: str) -> bool:
    """ "When the oil is hot add the seeds", unlike "I like to add seeds"."""
    before = ""
    told = offered = False
    for word in _WORD.findall(piece.lower()):
        if offered:
            return word in _VERBS and word not in _VARIES
        offered = before == "you" and word in _OFFERED
        told_now = (before, word) in _TOLD
        if word in _NO_ORDER and not told_now and not offered:
            return False
        if word in _VERBS and (told or (word not in _OFTEN_NAMES and before not in _NAMES_FOLLOW)):
            return True
        before, told = word, told_now
    return False


def may_order(line: str) -> bool:
    """Does it order something, or is it in another language than English, whose orders are not known?"""
    return orders(line) or is_other_language(line)


def is_other_language(line: str) -> bool:
    return _ENGLISH.search(line) is None
