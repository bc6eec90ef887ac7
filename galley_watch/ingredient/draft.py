"""A tree in the making (pure): what the grammar has found so far, and how it becomes a frozen tree that covers the whole line."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from galley_watch.ingredient.spans import gaps
from galley_watch.ingredient.tokens import Line
from galley_watch.values.ingredient import Alternative, Amount, IngredientTree, LineKind, Phrase, Span

_ABBREVIATION = re.compile(r"\.[^\W\d]\.$")  # "q.b." keeps its full stop
_ENDING = re.compile(r"\w\((?:s|e?n|es|er|je)\)$")  # "oignon(s)"
_EDGES = " \t\r\n\u00a0,;:.-–—*/|&+()[]{}†‡§¹²³~=#_"


@dataclass(slots=True)
class Draft:
    """Grows while one line is read; never leaves the room."""

    line: Line
    amounts: list[Amount] = field(default_factory=list)
    name: Phrase | None = None
    alternatives: list[Alternative] = field(default_factory=list)
    preparation: list[Phrase] = field(default_factory=list)
    purpose: list[Phrase] = field(default_factory=list)
    comment: list[Phrase] = field(default_factory=list)
    size: list[Phrase] = field(default_factory=list)
    flags: list[str] = field(default_factory=list)
    trailing: bool = False  # the amount stood behind the name

    def phrase(self, start: int, stop: int) -> Phrase | None:
        """The tokens from ``start`` up to ``stop`` without punctuation at their ends; None where nothing is left."""
        if start >= stop:
            return None
        text, first, last = self.line.text, self.line.starts[start], self.line.ends[stop - 1]
        while first < last and text[first] in _EDGES:
            first += 1
        while (
            last > first
            and text[last - 1] in _EDGES
            and not _ABBREVIATION.search(text, first, last)
            and not _ENDING.search(text, first, last)
        ):
            last -= 1
        if text[last : last + 1] == ")" and last < self.line.ends[stop - 1] and text.count("(", first, last) > text.count(")", first, last):
            last += 1  # "Sauce (optional):"
        return Phrase(text[first:last], Span(first, last)) if first < last else None

    def add(self, where: list[Phrase], start: int, stop: int) -> None:
        """Put the tokens' phrase into one of the lists, if anything is left of it."""
        phrase = self.phrase(start, stop)
        if phrase:
            where.append(phrase)

    def flag(self, name: str) -> None:
        if name not in self.flags:
            self.flags.append(name)

    def finished(self, kind: LineKind, language: str, lead: Span | None, confidence: float, reasons: tuple[str, ...]) -> IngredientTree:
        """The frozen tree; whatever nobody claimed becomes glue."""
        phrases = [*self.preparation, *self.purpose, *self.comment, *self.size, *([self.name] if self.name else [])]
        spans = [phrase.span for phrase in phrases]
        spans += [amount.span for amount in self.amounts] + [other.span for other in self.alternatives]
        spans += [part.unit.span for amount in self.amounts for part in amount.parts if part.unit]
        return IngredientTree(
            text=self.line.text,
            kind=kind,
            language=language,
            amounts=tuple(self.amounts),
            name=self.name,
            alternatives=tuple(self.alternatives),
            preparation=tuple(self.preparation),
            purpose=tuple(self.purpose),
            comment=tuple(self.comment),
            size=tuple(self.size),
            flags=tuple(self.flags),
            glue=gaps(spans, len(self.line.text)),
            lead=lead,
            confidence=confidence,
            reasons=reasons,
        )
