"""Which recipe is a note of? (pure) A note is known by the ``galley_id`` in its front matter alone."""

from __future__ import annotations

from collections.abc import Mapping

from galley_watch.front_matter import Value, front_matter

_IDENTITY = "galley_id"


def galley_id_of(text: str) -> str | None:
    """The ``galley_id`` of a note; None for any other text, a template of notes too."""
    return galley_id_in(front_matter(text) or {}) if _IDENTITY in text.casefold() else None


def galley_id_in(properties: Mapping[str, Value]) -> str | None:
    """The same of its front matter: the key in any case, and a list of one, as property editors make it, for what is in it."""
    for key, value in properties.items():
        if key.casefold() == _IDENTITY:
            text = value if isinstance(value, str) else value[0] if len(value) == 1 else ""
            if text and not text.startswith("{{"):
                return text
    return None
