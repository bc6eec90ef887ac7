"""File names for notes (pure) that Obsidian, Windows, macOS, Android and sync programs all take.

Windows: forbidden characters, device names and trailing dots from "Naming Files, Paths, and Namespaces" (Microsoft).
Obsidian: ``# ^ [ ] |`` cannot stand in a link to the note.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator

from galley_watch.notes.graphemes import cut_to_bytes
from galley_watch.notes.plain_text import plain
from galley_watch.notes.words import ENGLISH

NAME_BYTES = 96
_SUFFIX = ".md"
_REPLACED = str.maketrans(
    {"/": "-", "\\": "-", "|": "-", ":": "-", '"': "'", "[": "(", "]": ")", **dict.fromkeys("*?<>#^%`", " ")},
)
_DEVICE = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(\.|$)", re.IGNORECASE)
_LITTER_AT_START, _LITTER_AT_END = " .~-_$", " .~-"


def note_name(title: str, galley_id: str, taken: Callable[[str], bool]) -> str:
    """A free file name of at most 96 UTF-8 bytes in NFC, from the recipe's title.

    ``taken`` decides what is free; it should compare by ``name_key``. On a clash a part of ``galley_id`` follows the title.
    Raises ``ValueError`` where a thousand names are taken.
    """
    stem = _stem(title)
    for ending in _endings(galley_id):
        room = NAME_BYTES - len((ending + _SUFFIX).encode())
        name = _cut(stem, room).rstrip(_LITTER_AT_END) + ending + _SUFFIX
        if not taken(name):
            return name
    raise ValueError(f"no free name for {stem!r}")


def _cut(stem: str, room: int) -> str:
    """At most ``room`` bytes, ending with a whole word where one ends in their last third."""
    cut = cut_to_bytes(stem, room)
    if cut == stem or stem[len(cut)] == " ":
        return cut
    words = cut.rpartition(" ")[0]
    return words if 3 * len(words) >= 2 * len(cut) else cut


def name_key(name: str) -> str:
    """Equal for two names that some file system takes for one: macOS ignores composition, Windows and macOS ignore case."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def _stem(title: str) -> str:
    text = unicodedata.normalize("NFC", plain(title)).replace(": ", " - ").translate(_REPLACED)
    stem = " ".join(text.split()).lstrip(_LITTER_AT_START).rstrip(_LITTER_AT_END)
    if not any(character.isalnum() or ord(character) > 0x2FFF for character in stem):
        stem = f"{ENGLISH.untitled} {stem}".rstrip()
    return f"Recipe {stem}" if _DEVICE.match(stem) else stem


def _endings(galley_id: str) -> Iterator[str]:
    marker = re.sub(r"[^A-Za-z0-9]", "", galley_id.rpartition("-")[2])[:16] or "2"
    yield ""
    yield f" {marker}"
    yield from (f" {marker}-{number}" for number in range(2, 1_000))
