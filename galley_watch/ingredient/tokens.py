"""One ingredient line cut into tokens with their places (pure)."""

from __future__ import annotations

import html
import re
import unicodedata
from fractions import Fraction

from galley_watch.values.ingredient import Span

VULGAR = {
    char: Fraction(unicodedata.numeric(char)).limit_denominator(10)
    for char in "¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞↉"
}  # fmt: skip
DASHES = frozenset("-–—−‐‑‒―~〜～")
SMALL = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉", "01234567890123456789")
_INVISIBLE = "\u200b-\u200f\u2060-\u2064\ufeff\u00ad"  # joiners, direction marks and soft hyphens that pages leave in lines
_MARKS = "\u0300-\u036f"  # accents typed as characters of their own
_LETTER = rf"(?:[^\W\d_¼½¾⅐-⅟↉²³¹⁰-₉][{_MARKS}]*)"


def _word(letter: str) -> str:
    """The pattern of a word, where ``letter`` is that of a letter. Elided articles (d'huile, l'aglio, dell'olio) are words of their own."""
    return rf"(?:[dlDL]|[Dd]ell|[Uu]n|[Nn]ell|[Qq]u)['’](?={letter}|\d)|{letter}+(?:[-'’]{letter}+)*(?:\((?:s|e?n|es?|er|je)\))?"


def _tokens(letter: str) -> str:
    """The pattern of one token; words come first, as most are words."""
    return (
        rf"(?P<word>{_word(letter)})"
        rf"|(?P<number>\d+(?:[.,]\d+)*|(?<![\w.])[.,]\d+)"
        r"|(?P<small>[⁰¹²³⁴-⁹]{1,3}[⁄/][₀-₉]{1,3})"
        rf"|(?P<vulgar>[{''.join(VULGAR)}])"
        rf"|(?P<mark>[^\s{_INVISIBLE}])"
    )


_TOKEN = re.compile(_tokens(_LETTER))
_ASCII_TOKEN = re.compile(_tokens("[A-Za-z]"))  # the same in a line of ASCII alone, and faster
_ASCII_WORD = re.compile(_word("[A-Za-z]"))
# Tags, entities, links and emphasis that pages, exports and notes leave in a line.
_MARKUP = re.compile(
    r"(?P<tag></?[A-Za-z][^<>]{0,60}>|\*\*|(?<!\w)_(?=\w)|(?<=[^\W_])_+(?!\w)|\[(?=[^\[\]]{1,99}\]\()|(?<=\w)\]\([^()\s]{1,200}\))"
    r"|(?P<entity>&(?:#\d{1,6}|[A-Za-z]{2,8}\d{0,2});)|" + _tokens(_LETTER)
)
_MARKUP_SIGN = re.compile(r"[<&_]|\*\*|\]\(")
_BLANK = re.compile(rf"[\s{_INVISIBLE}]*")
NUMERIC = frozenset(("number", "vulgar", "small"))
SAID = NUMERIC.union(("word",))  # all but marks
_ABBREVIATION = 7  # letters: "approx." is the longest that cooks write


def _composed(key: str) -> str:
    return unicodedata.normalize("NFC", key).replace("’", "'")


def _word_key(word: str) -> str:
    key = word.lower() if word.isascii() else _composed(word).lower()
    return key[: key.index("(")] if key[-1] == ")" else key  # "pièce(s)", "Zehe(n)": the ending is the cook's choice


def word_keys(text: str) -> list[str]:
    """The keys of the words of a line, without their places: what ``Line`` has of words, at a third of the work where the line is plain."""
    if text.isascii() and not _MARKUP_SIGN.search(text):
        return [_word_key(word) for word in _ASCII_WORD.findall(text)]
    return [key for key in Line(text).keys if key[0].isalpha()]


class Line:
    """The tokens of one line, side by side: ``kinds`` ("number", "vulgar" ½, "small" ¹⁄₂, "word", "mark"), ``keys`` (lower case, NFC) and
    their places ``starts`` and ``ends``.

    A full stop right behind a short word belongs to it ("tbsp."), so tables need not list both spellings.
    """

    __slots__ = ("ends", "keys", "kinds", "size", "starts", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        kinds: list[str] = []
        keys: list[str] = []
        starts: list[int] = []
        ends: list[int] = []
        self.kinds, self.keys, self.starts, self.ends = kinds, keys, starts, ends
        pattern = _MARKUP if _MARKUP_SIGN.search(text) else _ASCII_TOKEN if text.isascii() else _TOKEN
        for match in pattern.finditer(text):
            kind, key = match.lastgroup or "mark", match[0]
            start, end = match.span()
            if kind == "tag":
                continue
            if kind == "entity":
                key = html.unescape(key)
                kind = "vulgar" if key in VULGAR else "mark"
                if _BLANK.fullmatch(key):
                    continue
            if kind == "word":
                key = _word_key(key)
            elif key == "." and self._belongs_to_word(start, end):
                ends[-1] = end
                continue
            elif kind == "mark" and not key.isascii():
                key = _composed(key)
            kinds.append(kind)
            keys.append(key)
            starts.append(start)
            ends.append(end)
        self.size = len(keys)

    def _belongs_to_word(self, start: int, end: int) -> bool:
        return bool(self.kinds) and self.kinds[-1] == "word" and self.ends[-1] == start and end - self.starts[-1] <= _ABBREVIATION

    def key(self, at: int) -> str:
        """The key of token ``at``, "" past the end."""
        return self.keys[at] if 0 <= at < self.size else ""

    def kind(self, at: int) -> str:
        """The kind of token ``at``, "" past the end."""
        return self.kinds[at] if 0 <= at < self.size else ""

    def token_at(self, place: int) -> int:
        """The token that begins at character ``place``; ``size`` where none does."""
        return self.starts.index(place) if place in self.starts else self.size

    def split_word(self, at: int, length: int) -> None:
        """Make two words of the one at ``at``, the first ``length`` characters long: "cupmilk", "oz-can"."""
        key, cut = self.keys[at], self.starts[at] + length
        hyphen = key[length] == "-"
        self.kinds.insert(at, "word")
        self.keys[at : at + 1] = [key[:length], key[length + hyphen :]]
        self.starts.insert(at + 1, cut + hyphen)
        self.ends.insert(at, cut)
        self.size += 1

    def join(self, at: int, behind: int, word: str) -> None:
        """Make the one word ``word`` of the tokens from ``at`` up to ``behind``: "lemon sized", "w/"."""
        self.kinds[at:behind], self.keys[at:behind] = ["word"], [word]
        del self.starts[at + 1 : behind], self.ends[at : behind - 1]
        self.size = len(self.keys)

    def drop(self, at: int) -> None:
        """Forget the token at ``at`` (-1: the last), as if it were a blank; ``text`` stays whole."""
        for side in (self.kinds, self.keys, self.starts, self.ends):
            del side[at]
        self.size -= 1

    def glued(self, at: int) -> bool:
        """Does token ``at`` stand right behind the one before it, without a blank?"""
        return 0 < at < self.size and self.starts[at] == self.ends[at - 1]

    def raw(self, start: int, end: int) -> str:
        """The line's own characters from token ``start`` up to, not including, token ``end``."""
        return self.text[self.starts[start] : self.ends[end - 1]] if start < end else ""

    def span(self, start: int, end: int) -> Span:
        """Where the tokens from ``start`` up to, not including, token ``end`` stand; there is one at least."""
        return Span(self.starts[start], self.ends[end - 1])

    def closing(self, at: int, limit: int) -> int:
        """The token that closes the bracket at ``at``, or ``limit`` where none does."""
        depth = 0
        for here in range(at, limit):
            if self.kinds[here] == "mark":
                if self.keys[here] in "([{":
                    depth += 1
                elif self.keys[here] in ")]}":
                    depth -= 1
                    if depth == 0:
                        return here
        return limit
