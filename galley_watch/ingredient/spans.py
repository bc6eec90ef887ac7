"""Which characters of a line its tree accounts for (pure)."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter

from galley_watch.values.ingredient import IngredientTree, Span

_START = attrgetter("start")


def gaps(spans: Iterable[Span], length: int) -> tuple[Span, ...]:
    """The stretches of ``0..length`` that no span covers."""
    found, here = [], 0
    for span in sorted(spans, key=_START):
        if span.start > here:
            found.append(Span(here, span.start))
        if span.end > here:
            here = span.end
    if here < length:
        found.append(Span(here, length))
    return tuple(found)


def outermost(tree: IngredientTree) -> tuple[Span, ...]:
    """The spans of the tree that lie in no other, in order: end to end they are the whole line.

    They are those of amounts, name, alternatives, phrases and glue, and of a unit that stands apart from its number ("2 garlic cloves").
    """
    phrases = (*tree.preparation, *tree.purpose, *tree.comment, *tree.size, *((tree.name,) if tree.name else ()))
    spans = [node.span for node in (*phrases, *tree.amounts, *tree.alternatives)] + list(tree.glue)
    spans += [part.unit.span for amount in tree.amounts for part in amount.parts if part.unit]
    found: list[Span] = []
    for span in sorted(set(spans), key=lambda span: (span.start, -span.end)):
        if not found or span.end > found[-1].end:
            found.append(span)
    return tuple(found)
