"""Times, sizes and lists as a person reads them (pure)."""

from __future__ import annotations

from collections.abc import Sequence

from galley_watch.wording import counted

_SHOWN = 3


def span(milliseconds: float) -> str:
    """ "3 minutes", rounded down; for how long something has lasted."""
    seconds = milliseconds / 1000
    for name, size in (("day", 86_400), ("hour", 3_600), ("minute", 60)):
        if seconds >= size:
            return counted(int(seconds // size), name)
    return "less than a minute"


def size(byte_count: float) -> str:
    """ "100 kB", "12 MB", "1.5 GB", in powers of ten as file managers have it."""
    for unit, worth, form in (("GB", 1e9, ".1f"), ("MB", 1e6, ".0f")):
        if byte_count >= worth:
            return f"{byte_count / worth:{form}} {unit}"
    return f"{byte_count / 1e3:.0f} kB"


def some(names: Sequence[str]) -> str:
    """The first three, and how many more there are."""
    return ", ".join(names[:_SHOWN]) + _more(len(names))


def reasons(sentences: Sequence[str]) -> str:
    """``some`` of what are sentences themselves, as one: "a.txt: The file is empty; b.url: …"."""
    return "; ".join(sentence.rstrip(".") for sentence in sentences[:_SHOWN]) + _more(len(sentences)) + "."


def _more(number: int) -> str:
    return f" and {number - _SHOWN} more" if number > _SHOWN else ""
