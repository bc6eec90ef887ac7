"""Pieces of the sentences that several rooms say (pure)."""

from __future__ import annotations

from datetime import UTC, datetime


def counted(number: int, one: str, many: str | None = None) -> str:
    """ "1 link", "2 links"."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def reason_of(error: OSError | ValueError) -> str:
    """What the system says, to stand inside a sentence: "permission denied"."""
    return ((error.strerror if isinstance(error, OSError) else None) or "the disk refused").lower()


def minute_of(milliseconds: int) -> str:
    """ "2026-01-31 12:05 UTC"."""
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M} UTC"
