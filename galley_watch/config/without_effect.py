"""Keys that are known and do nothing in this version (pure)."""

from __future__ import annotations

from galley_watch.values.settings import Settings


def without_effect(settings: Settings) -> str | None:
    """A sentence on what was set and does nothing, None where all that is set has its effect."""
    return "[web] enabled = true has no effect: the web page is not part of this version." if settings.web.enabled else None
