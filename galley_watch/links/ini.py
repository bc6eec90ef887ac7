"""Sections and keys of an INI-like file as written (pure): no interpolation, no defaults, repeated keys kept.

``configparser`` is no help here: it refuses repeated keys, expands ``%`` and leaks ``[DEFAULT]`` into every section.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class IniEntry:
    """``section`` and ``key`` in lower case; ``value`` as written; ``block`` numbers the sections from 1; ``line`` counts from 1."""

    section: str
    block: int
    key: str
    value: str
    line: int


def ini_entries(text: str) -> list[IniEntry]:
    """All entries in order; lines that are none are passed over."""
    entries: list[IniEntry] = []
    section, block = "", 0
    for number, raw in enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), 1):
        line = raw.strip(" \t\x00\x1a\ufeff")
        if line.startswith("[") and line.endswith("]"):
            section, block = line[1:-1].strip().lower(), block + 1
        elif "=" in line and not line.startswith((";", "#")):
            key, _, value = line.partition("=")
            entries.append(IniEntry(section, block, key.strip().lower(), value.strip(), number))
    return entries
