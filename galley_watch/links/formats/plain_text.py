"""Plain text (pure): lists of links, shared texts, chat exports, or the text of a recipe."""

from __future__ import annotations

from galley_watch.links.format import DropFile, register
from galley_watch.links.prose import read_prose
from galley_watch.values.intake import Reading


@register
class PlainText:
    """Any readable text that has no stricter form. Lines that begin with "# " or "// " are commented out."""

    name = "plain text"

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "text"

    def read(self, file: DropFile) -> Reading:
        return read_prose(file.text, comments=True)
