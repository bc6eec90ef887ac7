"""A language's table made ready for quick look-up (pure)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from fractions import Fraction

from galley_watch.ingredient.language import Language
from galley_watch.ingredient.tokens import Line
from galley_watch.ingredient.units import EVERYWHERE, EXACT

_TENS = frozenset(Fraction(ten) for ten in range(20, 100, 10))
_LONG_UNIT = 8  # letters: shorter ones are too near to foods
_SHORT_WORK = 4  # letters: "red" is nothing done
_LONG_ENOUGH = 5  # letters: without its accents, "dés" is another word
_SIGNS = frozenset(("x", "×", "✕", "no"))  # "2 x 400 g", "1 no. 2 can"
_SHORT_ADVERB = 4  # letters: "well-done" and "pre-cooked" are kinds of food


def split(words: str) -> list[str]:
    """The entries of one ``a|b|c`` string."""
    return [word for word in words.split("|") if word]


def _keys(phrase: str) -> tuple[tuple[str, ...], int]:
    """A phrase's words, and how many of them it takes."""
    if phrase.isalpha():
        return (phrase,), 1
    # An elided article is one only before a letter ("d'huile"), so give it one.
    keys = Line(phrase).keys
    if phrase.endswith("'") and (elided := Line(phrase + "x").keys)[-1] == "x":
        keys = elided[:-1]
    length = keys.index("[") if "[" in keys[1:] else len(keys)
    return tuple(key for key in keys if length == len(keys) or key not in "[]"), length


class PhraseBook:
    """Phrases with a meaning, found at a place of a line; the longest wins. One with an empty meaning ("pound cake") only hides those that
    it begins with ("pound").

    What a phrase holds in square brackets must follow but is no part of it: "filet [d'huile]" is a drizzle, "filet" of cod is none.
    """

    __slots__ = ("_by_first",)

    def __init__(self, entries: Iterable[tuple[str, str]]) -> None:
        # A first word that begins one phrase of one word leads straight to its meaning, as most do.
        self._by_first: dict[str, str | list[tuple[tuple[str, ...], str, int]]] = {}
        for phrase, meaning in entries:
            keys, length = _keys(phrase)
            known = self._by_first.get(keys[0])
            if known is None and len(keys) == 1:
                self._by_first[keys[0]] = meaning
                continue
            if not isinstance(known, list):
                known = self._by_first[keys[0]] = [] if known is None else [((keys[0],), known, 1)]
            known.append((keys, meaning, length))
        for same_start in self._by_first.values():
            if isinstance(same_start, list):
                same_start.sort(key=lambda entry: -len(entry[0]))

    def find(self, line: Line, at: int) -> tuple[str, int] | None:
        """The meaning of the phrase at token ``at`` and the token behind it."""
        same_start = self._by_first.get(line.keys[at]) if at < line.size else None
        if same_start is None:  # nearly always
            return None
        if isinstance(same_start, str):
            return (same_start, at + 1) if same_start else None
        for keys, meaning, length in same_start:
            if len(keys) == 1 or tuple(line.keys[at : at + len(keys)]) == keys:
                return (meaning, at + length) if meaning else None
        return None

    def skip(self, line: Line, at: int) -> int:
        """The token behind the phrase at ``at``; ``at`` itself where there is none."""
        if at >= line.size or line.keys[at] not in self._by_first:  # nearly always
            return at
        found = self.find(line, at)
        return found[1] if found else at

    def skip_compound(self, line: Line, at: int) -> int:
        """``skip`` for books that also know words put together with a hyphen."""
        if at >= line.size or (line.keys[at] not in self._by_first and "-" not in line.keys[at]):
            return at
        found = self.find(line, at)
        return found[1] if found else at

    def knows(self, word: str) -> bool:
        """Does a phrase begin with this word?"""
        return word in self._by_first

    def first_words(self) -> Iterable[str]:
        return self._by_first.keys()

    def holds(self, word: str) -> bool:
        """Is this word a whole phrase?"""
        same_start = self._by_first.get(word)
        return isinstance(same_start, str) or (same_start is not None and any(len(keys) == 1 for keys, _, _ in same_start))


class WorkBook(PhraseBook):
    """Words for something done, also with an adverb before a hyphen, "coarsely-grated", and those that an ending gives away."""

    __slots__ = ("_adverbs", "_done", "endings")

    def __init__(self, entries: list[tuple[str, str]], adverbs: str, endings: str) -> None:
        super().__init__(entries)
        self.endings = tuple(split(endings))
        self._done = frozenset(word for word, _ in entries)
        self._adverbs = frozenset(word for word in split(adverbs) if len(word) > _SHORT_ADVERB)

    def find(self, line: Line, at: int) -> tuple[str, int] | None:
        found = super().find(line, at)
        if found or at >= line.size:
            return found
        if self.endings and line.keys[at].endswith(self.endings):
            return line.keys[at], at + 1
        if "-" not in line.keys[at]:
            return None
        how, _, done = line.keys[at].rpartition("-")
        return (done, at + 1) if how in self._adverbs and done in self._done else None

    def skip(self, line: Line, at: int) -> int:
        if self.endings and at < line.size and line.keys[at].endswith(self.endings):
            return max(at + 1, self.skip_compound(line, at))
        return self.skip_compound(line, at)


class SizeBook(PhraseBook):
    """Sizes, also those that compare: "walnut-sized"; a food that begins with a size ("gros sel") hides it."""

    __slots__ = ("_endings",)

    def __init__(self, words: str, foods: str, endings: str) -> None:
        super().__init__([*_plain(words), *((food, "") for food in split(foods))])
        self._endings = tuple(split(endings))

    def find(self, line: Line, at: int) -> tuple[str, int] | None:
        found = super().find(line, at)
        if found or at >= line.size or "-" not in line.keys[at]:
            return found
        return (line.keys[at], at + 1) if line.keys[at].endswith(self._endings) else None

    skip = PhraseBook.skip_compound


def _plain(words: str, meaning: str = "") -> list[tuple[str, str]]:
    return [(word, meaning or word) for word in split(words)]


def _unaccented(word: str) -> str:
    return "".join(char for char in unicodedata.normalize("NFD", word).replace("ł", "l") if not unicodedata.combining(char))


def _also_unaccented(entries: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The entries, and those with accents as hurried cooks type them: "lyzeczka", "cuillère a soupe". Short words would become others."""
    known = {word for word, _ in entries}
    accented = [entry for entry in entries if not entry[0].isascii() and len(entry[0]) >= _LONG_ENOUGH]
    more = {plain: name for word, name in accented for plain in (_unaccented(word), word.replace(" à ", " a ")) if plain not in known}
    return [*entries, *more.items()]


def _inflected(words: str, forms: str, prefixes: str) -> list[tuple[str, str]]:
    """The words in every form: "pelé" stands for "pelée" and "pelés" too, "gehackt" for "feingehackt"."""
    found = dict.fromkeys(split(words))
    groups = [sorted(split(group), key=len, reverse=True) for group in forms.split(";")]
    for word in tuple(found):
        for group in groups:
            ending = next((ending for ending in group if word.endswith(ending)), None)
            if ending and " " not in word:
                found.update(dict.fromkeys(word.removesuffix(ending) + other for other in group))
                break
    whole = [word for word in found if " " not in word]
    found.update(dict.fromkeys(prefix + word for prefix in split(prefixes) for word in whole))
    return [(word, word) for word in found]


def _number_words(table: Language) -> dict[str, Fraction]:
    """The listed number words, and those that are put together from them: "einundzwanzig", "zweihundert"."""
    listed = {word: Fraction(value) for value, words in table.numbers.items() for word in split(words)}
    if not table.tens_and_ones:
        return listed
    ones = [(word, value) for word, value in listed.items() if 1 <= value < 10 and value.denominator == 1]
    tens = [(word, value) for word, value in listed.items() if value in _TENS]
    found = {
        pattern.format(ten=ten, te=ten[:-1], one=one): high + low
        for pattern in split(table.tens_and_ones)
        for ten, high in tens
        for one, low in ones
    }
    hundreds = [word for word, value in listed.items() if value == 100]
    found |= {one + hundred: low * 100 for one, low in ones if low > 1 for hundred in hundreds}
    full = [(word, Fraction(100)) for word in hundreds] + [(word, value) for word, value in found.items() if value >= 100]
    found |= {word + ten: value + high for word, value in full for ten, high in tens}
    return found | listed


def _shortened(word: str) -> set[str]:
    """The word, and the word without any one of its letters: two words that share one of these differ by one slip."""
    return {word, *(word[:place] + word[place + 1 :] for place in range(len(word)))}


def _filled(table: Language) -> tuple[tuple[str, str], ...]:
    """How full a spoon is may stand in brackets: "1 (heaping) tablespoon"."""
    return ("heaped", table.heaped), ("scant", table.scant), ("level", table.level)


def _books_by_word(books: Iterable[PhraseBook]) -> dict[str, tuple[PhraseBook, ...]]:
    """Which of the books have a phrase that begins with the word."""
    found: dict[str, tuple[PhraseBook, ...]] = {}
    for book in books:
        for word in book.first_words():
            found[word] = (*found.get(word, ()), book)
    same = {group: group for group in found.values()}  # a few groups serve all words
    return {word: same[group] for word, group in found.items()}


class Vocabulary:
    """The phrase books of one language."""

    def __init__(self, table: Language) -> None:
        self.table = table
        self._take_amount_words(table)
        self._take_name_words(table)
        self._take_phrase_words(table)
        books = (self.between, self.bounds, self.unstated, self.units, self.sizes, self.unit_adjectives, self.or_more)
        self._measure_words = self.articles.union(self.numbers, *(book.first_words() for book in books))
        said = (self.flags, self.preparation_openers, self.comments, self.purposes)
        described = (self.adjectives,) if table.adjectives_before else ()
        told = (*described, self.bounds, self.states, self.sizes, self.each, self.of, self.alternatives, self.preparations, self.adverbs)
        self._name_enders = self.links.union(self.besides, *(book.first_words() for book in (*said, *told)))
        self._take_plain_words((*books, self.flags), said)

    def _take_plain_words(self, of_amounts: tuple[PhraseBook, ...], of_foods: tuple[PhraseBook, ...]) -> None:
        """What tells that a line is not of the commonest shape."""
        tied = (self.ranges, self.alternatives, self.sums, self.joins, self.minus, self.of, self.each_after)
        others = [book for book in (*of_amounts, *tied) if book not in (self.units, self.sizes, self.unit_adjectives)]
        tying = self.articles.union(self.numbers, _SIGNS, *(book.first_words() for book in others))
        describing = frozenset(self.sizes.first_words()).union(self.unit_adjectives.first_words())
        self.beside_units = tying | describing
        self._only_describing = describing - tying.union(self.units.first_words())
        self._names_no_food = self.links.union(self.besides, self.articles)
        self._put_together = (self.sizes, self.preparations)  # words with a hyphen are known to these alone
        between = (self.bounds, self.each, self.of, self.alternatives, self.joins)
        self._telling_books = _books_by_word((*of_foods, *between, self.adverbs, *self._put_together))

    def _take_amount_words(self, table: Language) -> None:
        self.decimal_comma = table.decimal_comma
        own = [(word, name) for name, words in table.units.items() for word in split(words)]
        taken = {word for word, _ in own}
        shared = [(word, name) for name, words in EVERYWHERE.items() for word in split(words) if word not in taken]
        self.units = PhraseBook(_also_unaccented([*own, *shared, *((food, "") for food in split(table.not_units))]))
        long = [word for word, name in (*own, *shared) if name in EXACT and len(word) >= _LONG_UNIT and word.isalpha()]
        self._slips = {part: word for word in long for part in _shortened(word)}
        self.run_on_units = tuple(sorted(split(table.run_on_units), key=len, reverse=True))
        self.numbers = _number_words(table)
        self.halves = frozenset(word for word, value in self.numbers.items() if value == Fraction(1, 2))
        self.articles = frozenset(split(table.articles))
        self.of = PhraseBook(_plain(table.of))
        self.alternatives = PhraseBook(_plain(table.alternatives))
        self.ranges = PhraseBook(_plain(table.ranges + "|" + table.alternatives))
        self.joins = PhraseBook(_plain(table.joins))
        self.sums = PhraseBook(_plain(table.sums + "|+"))
        self.bounds = PhraseBook(
            _plain(table.about + "|±|~|≈", "about")
            + _plain(table.at_least + "|>|≥", "at least")
            + _plain(table.at_most + "|<|≤", "at most")
            + _plain(table.heaped, "heaped")
            + _plain(table.scant, "scant")
            + _plain(table.level, "level")
            + [(f"({word})", how) for how, words in _filled(table) for word in split(words)]
        )
        self.minus = PhraseBook(_plain(table.minus))
        self.between = PhraseBook(_plain(table.between))
        self.each = PhraseBook(_plain(table.each))
        self.each_after = PhraseBook(_plain(table.each_after))
        self.counts_after = PhraseBook(_plain(table.counts_after))
        self.unstated = PhraseBook(_plain(table.unstated))

    def _take_name_words(self, table: Language) -> None:
        self.sizes = SizeBook(table.sizes, table.not_sizes, table.size_endings)
        self.sizes_apart = frozenset(word[1:] for word in split(table.size_endings) if word[0] == "-")
        self.unit_adjectives = PhraseBook(_plain(table.unit_adjectives))
        self.adjectives = PhraseBook(_plain(table.adjectives))
        self.or_more = PhraseBook(_plain(table.or_more))
        self.states = PhraseBook(_plain(table.states))
        self.counters_after = frozenset(split(table.counters_after))
        self._adjectives = frozenset(split(table.adjectives + "|" + table.sizes))

    def _take_phrase_words(self, table: Language) -> None:
        self.preparations = WorkBook(
            _inflected(table.preparations, table.preparation_forms, table.work_prefixes), table.adverbs, table.closing_endings
        )
        self.adverbs = PhraseBook(_plain(table.adverbs))
        self.endings = tuple(split(table.preparation_endings))
        self.sure_endings = tuple(split(table.sure_endings))
        self.adjective_endings = tuple(split(table.adjective_endings))
        self.food_endings = tuple(split(table.food_endings))
        self.preparation_openers = PhraseBook(_plain(table.preparation_openers))
        self.links = frozenset(split(table.links))
        self.name_ties = frozenset(split(table.name_ties))
        self.name_heads = frozenset(split(table.name_heads))
        self.like_work = tuple(split(table.like_work))
        self.not_work = frozenset(split(table.not_work))
        self.further = PhraseBook(_plain(table.further))
        self.filled_with = PhraseBook(_plain(table.filled_with))
        self.taken_from = PhraseBook(_plain(table.taken_from))
        self.parts_of = PhraseBook(_plain(table.parts_of))
        self.purposes = PhraseBook(_plain(table.purposes) + [(words, "") for words in split(table.not_purposes)])
        self.comments = PhraseBook(_plain(table.comments))
        self.flags = PhraseBook(
            _plain(table.to_taste, "to_taste")
            + _plain(table.optional, "optional")
            + _plain(table.divided, "divided")
            + _plain(table.plus_more, "plus_more")
        )
        self.tasted = frozenset(split(table.to_taste))
        self.headings = PhraseBook(_plain(table.headings))
        self.headings_alone = PhraseBook(_plain(table.headings_alone))
        self.heading_names = frozenset(split(table.heading_names))
        self.opening_orders = PhraseBook(_plain(table.opening_orders))
        self.whole_names = PhraseBook(_plain(table.whole_names))
        self.whole_name_begins = frozenset(self.whole_names.first_words())
        self.disputed = frozenset(split(table.disputed))
        self.besides = frozenset(split(table.besides))
        self.times = frozenset(split(table.times))
        self.slashes = table.slashes
        self.to_yield = PhraseBook(_plain(table.to_yield))

    def meant_unit(self, word: str) -> str | None:
        """The exact unit that a misspelled long word means, None where there is none."""
        if len(word) < _LONG_UNIT - 1 or self.units.knows(word):
            return None
        return next((self._slips[part] for part in _shortened(word) if part in self._slips), None)

    def may_begin_measure(self, word: str) -> bool:
        """Can an amount begin with this word, spelled out, described or left unstated? Words with a hyphen may be put together."""
        return word in self._measure_words or "-" in word

    def may_end_name(self, word: str) -> bool:
        """Can something be said about a food from this word on? Words with a hyphen may be put together."""
        return word in self._name_enders or "-" in word or self.looks_done(word)

    def past_descriptions(self, line: Line, at: int) -> int:
        """The token behind sizes and adjectives that are said of foods and units alike: "large", "fresh"."""
        while line.key(at) in self._only_describing:
            found = self.sizes.find(line, at) or self.unit_adjectives.find(line, at)
            if found is None:
                return at
            at = found[1]
        return at

    def tells_of_food(self, line: Line, at: int, stop: int) -> bool:
        """May something be said about the food at token ``at`` of a name up to ``stop``? A state needs something behind it to be a choice
        from, and work that only its ending tells a word that ties it to more; so these alone say nothing."""
        word = line.keys[at]
        if word in self._names_no_food or word.endswith(self.preparations.endings) or self.states.skip(line, at) == stop:
            return True
        books = self._telling_books.get(word, ())
        if "-" in word:
            books += self._put_together
        return bool(books) and any(book.find(line, at) for book in books)

    def looks_done(self, word: str) -> bool:
        """Does it end like a word for something done?"""
        return len(word) > _SHORT_WORK and word.endswith(self.endings) and not word.endswith(self.food_endings)

    def tells_of_unit(self, word: str) -> bool:
        """Is it said of units only ("fat" cloves), never of a food?"""
        return self.unit_adjectives.knows(word.lower()) and word.lower() not in self._adjectives

    def only_adjectives(self, phrase: str) -> bool:
        """Is every word of ``phrase`` one that is never a whole name?"""
        return self._adjectives.issuperset(phrase.lower().split())
