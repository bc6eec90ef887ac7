"""One ingredient line as a tree that loses nothing of the line (pure)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Span:
    """Characters ``start`` to ``end`` (exclusive) of the line."""

    start: int
    end: int


class Dimension(StrEnum):
    VOLUME = "volume"
    MASS = "mass"
    LENGTH = "length"
    COUNT = "count"
    UNKNOWN = "unknown"


class System(StrEnum):
    """Which system a unit belongs to; UNKNOWN where the line does not tell (a cup may be American or metric)."""

    US = "us"
    IMPERIAL = "imperial"
    METRIC = "metric"
    UNKNOWN = "unknown"


class LineKind(StrEnum):
    INGREDIENT = "ingredient"
    HEADING = "heading"
    PROSE = "prose"
    JUNK = "junk"


@dataclass(frozen=True, slots=True)
class Unit:
    """``name`` is singular English (``tablespoon``); ``text`` is the line's own word."""

    name: str
    text: str
    dimension: Dimension
    system: System
    span: Span


@dataclass(frozen=True, slots=True)
class Measure:
    """An exact quantity, or a range when ``high`` is set; ``high`` is more than ``low``.

    ``bound``: "about", "at least", "at most", "scant", "heaped", "level", None, or "unstated" where the line gives no number
    ("a few sprigs", "pinch of salt", "400 g tin"): ``low`` is then a stand-in of 1 that nobody wrote.
    """

    low: Fraction
    high: Fraction | None
    unit: Unit | None
    span: Span
    bound: str | None = None


@dataclass(frozen=True, slots=True)
class Amount:
    """One way to say how much: one measure, a sum of several ("1 cup plus 2 tbsp"), or packages ("2 (14 oz) cans", "2 x 400 g").

    For packages ``parts`` holds the count (2 cans) and ``each`` what one of them holds (14 oz). A unit that stands apart from its number
    ("2 garlic cloves") lies outside ``span`` and has its own.
    """

    parts: tuple[Measure, ...]
    span: Span
    each: Measure | None = None


@dataclass(frozen=True, slots=True)
class Phrase:
    """A part of the line that is no amount: the words and where they stand. ``text`` leaves out a bracket that lies within the span."""

    text: str
    span: Span


@dataclass(frozen=True, slots=True)
class Alternative:
    """ "or 2 tbsp margarine": what may be taken instead."""

    amounts: tuple[Amount, ...]
    name: Phrase | None
    span: Span


@dataclass(frozen=True, slots=True)
class IngredientTree:
    """The tree of one line. ``text`` is the line as given, and every character of it lies in a span.

    ``amounts`` are equivalents, the first is primary ("1 cup (240 ml)"). ``flags``: "optional", "to_taste", "divided", "plus_more";
    their words stand in ``comment`` or ``preparation`` too. A heading's words are its ``name``; prose and junk are all ``comment``.
    ``glue`` holds the spans that carry no meaning (blanks, commas, "of"). ``lead`` is the span of the first amount with its unit where
    the line begins with it and RecipeMD readers can scale it (one number, no range, no sum): a note sets it apart ("*2 tbsp* butter").
    ``confidence`` is from 0 to 1, lowered by each of ``reasons``.
    """

    text: str
    kind: LineKind
    language: str
    amounts: tuple[Amount, ...] = ()
    name: Phrase | None = None
    alternatives: tuple[Alternative, ...] = ()
    preparation: tuple[Phrase, ...] = ()
    purpose: tuple[Phrase, ...] = ()
    comment: tuple[Phrase, ...] = ()
    size: tuple[Phrase, ...] = ()
    flags: tuple[str, ...] = ()
    glue: tuple[Span, ...] = ()
    lead: Span | None = None
    confidence: float = 0.0
    reasons: tuple[str, ...] = ()
