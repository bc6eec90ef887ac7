"""A template that was read (pure): the values it is made of, and the error that says why one was not.

A template has no loops, conditions or code beyond these; what it may hold, and why: docs/decisions/0006-note-templates.md.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(eq=False)
class TemplateError(Exception):
    """A template that cannot be taken: ``line`` counts from 1, ``reason`` is a plain sentence."""

    line: int
    reason: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Property:
    """A front matter line ``name: {{ours}}``."""

    ours: str
    name: str


@dataclass(frozen=True, slots=True)
class OtherProperties:
    """``{{front_matter}}``: all our properties but these, which the template states itself."""

    stated: frozenset[str]


@dataclass(frozen=True, slots=True)
class Value:
    """A placeholder within a line."""

    name: str


@dataclass(frozen=True, slots=True)
class Block:
    """A placeholder that fills lines of its own."""

    name: str


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines without a blank one between them: the template's own text and values. ``has_values``: what a page says is among them."""

    lines: tuple[tuple[str | Value, ...], ...]
    has_values: bool


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of the body between blank lines, left out where what ``only_with`` names is not there."""

    content: Block | Lines
    only_with: str | None = None


@dataclass(frozen=True, slots=True)
class Template:
    front_matter: tuple[str | Property | OtherProperties, ...]
    body: tuple[Part, ...]
