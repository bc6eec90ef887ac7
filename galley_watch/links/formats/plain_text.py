"""Plain text (pure): lists of links, shared texts, chat exports, or the text of a recipe."""

from __future__ import annotations

from galley_watch.links.format import DropFile, register_for_the_rest
from galley_watch.links.prose import read_prose
from galley_watch.values.intake import Reading


@register_for_the_rest
class PlainText:
    """Any text that no other format claims. Lines that begin with "# " or "// " are commented out."""

    name = "plain text"
    suffixes = frozenset(("txt", "text"))

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "text"

    def read(self, file: DropFile) -> Reading:
        return read_prose(file.text, comments=True)
