"""How a person wants their notes (pure): the template, the language of the fixed words, their own names of properties."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from galley_watch.notes.default_template import DEFAULT_TEMPLATE
from galley_watch.notes.template import Template
from galley_watch.notes.template_reading import read_template


@dataclass(frozen=True, slots=True)
class Layout:
    """``language`` is one of ``word_tables.WORDS`` or "recipe"; ``names`` are pairs (our name of a property, the person's)."""

    template: Template
    language: str = "en"
    names: tuple[tuple[str, str], ...] = ()


DEFAULT_LAYOUT = Layout(read_template(DEFAULT_TEMPLATE))


def layout_of(template: str | None, language: str = "en", names: Mapping[str, str] | None = None) -> Layout:
    """The layout of these settings; without a template the bundled one. Raises ``TemplateError``."""
    read = read_template(DEFAULT_TEMPLATE if template is None else template, names or {})
    return Layout(read, language, tuple((names or {}).items()))
