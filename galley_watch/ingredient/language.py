"""What one language must say about how its cooks write ingredient lines (pure): the shape of a table file in ``languages/``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Language:
    """One language's words. Every string is a list of words or phrases set apart by ``|``, in lower case, without closing full stops.

    Words in square brackets must follow an entry but are no part of it: "filet [d'huile]".
    ``units`` maps a unit's name in ``units.CATALOGUE`` to the words for it. ``numbers`` maps a value ("1/2", "12") to its words.
    Words without a default are needed; the others may stay empty where the language has none.
    """

    code: str
    units: Mapping[str, str]
    numbers: Mapping[str, str]
    articles: str
    of: str
    alternatives: str  # "or"
    ranges: str  # "to", besides every dash and the words of ``alternatives``
    joins: str  # "and"
    sums: str  # "plus"
    about: str
    sizes: str
    preparations: str  # what was done to it: "chopped"
    adverbs: str  # how it was done: "finely"
    purposes: str  # how a phrase of purpose begins: "for", "to serve"
    to_taste: str
    optional: str
    decimal_comma: bool = True
    nouns_capitalised: bool = False  # so small words before a comma are no food: "indisches, gelbes Currypulver"
    adjectives_before: bool = False  # so a size or state behind the name is said about it: "Kartofler store"
    tens_and_ones: str = ""  # how 21 to 99 are written in one word: "{one}und{ten}"; {te}: without its last letter, "ventuno"
    at_least: str = ""
    at_most: str = ""
    heaped: str = ""
    scant: str = ""
    minus: str = ""  # "1 cup minus 1 tablespoon"
    level: str = ""
    between: str = ""  # "between 1 and 2"
    each: str = ""  # "2 Dosen à 400 g"
    each_after: str = ""  # "2 cans (14 oz each)"
    counts_after: str = ""  # says behind a name's number that it counts: "carrots - 2 *no*"
    unstated: str = ""  # words that stand for a number nobody stated: "a few"
    not_sizes: str = ""  # foods that begin with a word for a size: "gros sel"
    size_endings: str = ""  # how a word for a size ends: "walnut-sized"
    unit_adjectives: str = ""  # what may stand between number and unit: "thin" slices
    or_more: str = ""  # behind an amount: "or more"
    states: str = ""  # how it may come: "fresh or frozen"
    adjectives: str = ""  # never a whole name: "boneless", "red"
    preparation_forms: str = ""  # endings that stand for each other, groups set apart by ";": "é|ée|és|ées;u|ue"
    work_prefixes: str = ""  # how it was done, written in one with the work: "*fein*gehackt"
    preparation_endings: str = ""  # how a word for something done ends, trusted behind a comma only
    closing_endings: str = ""  # how a word for something done ends, trusted wherever it closes a name: Finnish "hakattuna"
    adjective_endings: str = ""  # how words end that are never a whole name: "Thai-style"
    food_endings: str = ""  # how foods end that look like a word for something done: rape"seed"
    sure_endings: str = ""  # the same, trusted before "with" or "in" too: "thinned with milk"
    preparation_openers: str = ""  # phrases that open a preparation: "at room temperature"
    links: str = ""  # what may follow a word for something done: trimmed "of", cut "into"
    name_ties: str = ""  # what ties the words of one name together: huile "de" noix
    disputed: str = ""  # words before a food that some count to its name and others do not: "whole"
    like_work: str = ""  # how words end that may be work nobody listed: "soc*ado*"; a name that ends so is not sure
    not_work: str = ""  # foods and kinds that end so and are none: leche "condensada"
    name_heads: str = ""  # how names begin that go on so: "jaunes" d'œuf; another counted word there may be a unit nobody listed
    parts_of: str = ""  # what is taken from it: "juice", "zest"
    further: str = ""  # before an amount: "another 2 tbsp"
    filled_with: str = ""  # between a package and its food: "2 bokser *med* linser"
    taken_from: str = ""  # "kernels *from* 4 ears of corn", besides the words of ``of``
    comments: str = ""  # how a comment begins: "such as"
    plus_more: str = ""
    divided: str = ""
    counters_after: str = ""  # units that may follow their food: garlic "cloves"
    headings: str = ""  # how a heading begins: "for the"
    opening_orders: str = ""  # what is to be done with it, said first: "top up with" soda
    whole_names: str = ""  # names that hold a word for something done: "cracked wheat"
    besides: str = ""  # before a part that is worked on apart: "*with* stems removed"
    slashes: Mapping[str, str] = field(default_factory=dict)  # short forms with a slash: "w/" is "with"
    times: str = ""  # between length and width: "14 by 17 inches"
    to_yield: str = ""  # between name and amount: ginger "to yield" 1 tablespoon
    headings_alone: str = ""  # a heading where nothing else is said: "crust"
    heading_names: str = ""  # what a heading calls the list: "marinade ingredients", "ingredients for 4"
    common: str = ""  # further words that give the language away
    not_purposes: str = ""  # names that hold a word of purpose, from that word on: "nata *para montar*"
    not_units: str = ""  # foods that begin with a unit's word: "pound cake"
    run_on_units: str = ""  # units that pages run into the name: "cupmilk"
    unit_systems: Mapping[str, str] = field(default_factory=dict)  # unit → system, where this language leaves no doubt
