"""Which recipe is a note of? (pure) A note is known by the ``galley_id`` in its front matter alone."""

from __future__ import annotations

from galley_watch.front_matter import front_matter


def galley_id_of(text: str) -> str | None:
    """The ``galley_id`` of a note; None for any other text, a template of notes too."""
    if "galley_id" not in text:
        return None
    value = (front_matter(text) or {}).get("galley_id")
    return value if isinstance(value, str) and value and not value.startswith("{{") else None
