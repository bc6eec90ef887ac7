"""Which language a recipe's lines are in (pure)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from galley_watch.ingredient.language import Language
from galley_watch.ingredient.languages import code_of, codes, table
from galley_watch.ingredient.neutral import NEUTRAL
from galley_watch.ingredient.tokens import Line, word_keys

DEFAULT = "en"
_ENOUGH = 200  # words: more do not make the guess better
_ENOUGH_OF_OWN = 16  # words that are in the language which the page states
_PLAIN_SHARE = 0.6
_RECIPE = 8  # words: fewer do not tell that they are in no language we know
_FEW = 3
# How much of the words a language knows, and twice how much they tell a word: of 430 recipes in its languages the least is 0.43, of Czech,
# Hungarian, Turkish, Romanian and Croatian ones the most is 0.36.
_LEAST_TOLD, _LEAST_TOLD_OF_STATED = 0.4, 0.3
_CLEAR_SHARE, _CLEAR_MORE = 0.3, 2.0
_SURE_SHARE, _SURE_SHARE_OF_FEW, _SURE_WEIGHT = 0.5, 0.7, 0.3
_NO_LANGUAGE = frozenset(("und", "mul", "zxx", "x-default"))
_LAST_LATIN, _FIRST_MARKED, _LAST_MARKED = "\u024f", "\u1e00", "\u1eff"
_WORD = re.compile(r"[^\W\d_]+(?:[-'][^\W\d_]+)*'?")
_AHEAD = re.compile(r"\[[^\]]*\]")  # what must follow an entry is no part of it


def guess(lines: Sequence[str], stated: str | None = None) -> str:
    """The code of the language whose words the lines use most; English where nothing tells, ``NEUTRAL`` where it is none of ``codes()``.

    ``stated``, the page's own tag, gives way to what a recipe's lines clearly tell: templates call many a page English.
    """
    own = code_of(stated)
    if own and _is_plainly_in(lines, own):
        return own
    score, known, seen = _told(lines)
    best = max(score)
    default = codes().index(DEFAULT)
    place = default if score[default] >= best else score.index(best)
    share, weight = known[place] / max(seen, 1), best / max(seen, 1)
    told = share + 2 * weight
    is_recipe = seen >= _RECIPE
    if own:
        other = is_recipe and share >= _CLEAR_SHARE and best >= 2 * score[codes().index(own)] + _CLEAR_MORE
        return codes()[place] if other else NEUTRAL if is_recipe and told < _LEAST_TOLD_OF_STATED else own
    if _in_another_script(lines):
        return NEUTRAL
    if stated and stated.lower() not in _NO_LANGUAGE:
        needed = _SURE_SHARE if is_recipe else _SURE_SHARE_OF_FEW
        return codes()[place] if seen >= _FEW and share >= needed and weight >= _SURE_WEIGHT else NEUTRAL
    return NEUTRAL if is_recipe and told < _LEAST_TOLD else codes()[place]


def _is_plainly_in(lines: Sequence[str], own: str) -> bool:
    """Does the language know so many of the first words that none of the other tables need be asked?"""
    words = _words_of(own)
    seen = known = 0
    for text in lines:
        keys = word_keys(text)
        seen += len(keys)
        known += sum(key in words for key in keys)
        if seen >= _ENOUGH_OF_OWN:
            break
    return seen >= _RECIPE and known >= _PLAIN_SHARE * seen


def _told(lines: Sequence[str]) -> tuple[list[float], list[int], int]:
    """For each of ``codes()`` how much the lines' words tell of it and how many it knows, and how many there are."""
    users = _users()
    score, known = [0.0] * len(codes()), [0] * len(codes())
    seen = 0
    for text in lines:
        line = Line(text)
        for key in line.keys:
            places = users.get(key, ())
            for place in places:
                score[place] += 1 / len(places) ** 2  # the fewer languages use it, the more the word tells
                known[place] += 1
        seen += line.kinds.count("word")
        if seen > _ENOUGH:
            break
    return score, known, seen


def _in_another_script(lines: Sequence[str]) -> bool:
    """Are most letters of a script that no table is written in?"""
    letters = [char for text in lines if not text.isascii() for char in text if char.isalpha()]
    plain = sum(char.isalpha() for text in lines if text.isascii() for char in text)
    others = sum(not (char <= _LAST_LATIN or _FIRST_MARKED <= char <= _LAST_MARKED) for char in letters)
    return 2 * others > len(letters) + plain


@cache
def _users() -> dict[str, tuple[int, ...]]:
    """Word → the places in ``codes()`` of the languages that use it."""
    users: dict[str, tuple[int, ...]] = {}
    for place, code in enumerate(codes()):
        for word in _telling(table(code)):
            users[word] = (*users.get(word, ()), place)
    same = {places: places for places in users.values()}
    return {word: same[places] for word, places in users.items()}


@cache
def _words_of(code: str) -> frozenset[str]:
    return frozenset(_telling(table(code)))


def _telling(words: Language) -> set[str]:
    """The words a language is known by; one letter tells nothing, save one like "à", and "½" is in none."""
    listed = [words.of, words.alternatives, words.joins, words.sums, words.about, words.sizes, words.preparations, words.adverbs]
    listed += [words.purposes, words.to_taste, words.articles, words.common, words.adjectives, words.comments, words.ranges, words.parts_of]
    listed += [*words.units.values(), *words.numbers.values()]
    found = _WORD.findall(_AHEAD.sub("", "|".join(listed)))
    return {word for word in found if (len(word) > 1 or not word.isascii()) and word[0].isalpha()}
