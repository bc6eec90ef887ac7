"""Links of Linux desktops, ``.desktop`` with Type=Link (pure; Desktop Entry Specification 1.5)."""

from __future__ import annotations

import re

from galley_watch.links.format import DropFile, UnreadableFileError, register
from galley_watch.links.gathering import LinkGatherer
from galley_watch.links.ini import ini_entries
from galley_watch.values.intake import Reading

_ESCAPES = {"\\s": " ", "\\n": "\n", "\\t": "\t", "\\r": "\r", "\\\\": "\\"}
_ESCAPE = re.compile(r"\\[sntr\\]")
_SECTIONS = ("desktop entry", "kde desktop entry")


@register
class DesktopEntry:
    """Only ``URL`` of a link counts. A launcher is never a link, and nothing in a value is expanded, ``[$e]`` or not."""

    name = "desktop link (.desktop)"
    suffixes = frozenset(("desktop",))

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "desktop"

    def read(self, file: DropFile) -> Reading:
        entries = [e for e in ini_entries(file.text) if e.section in _SECTIONS]
        values = {e.key: e for e in reversed(entries)}
        kind = values.get("type")
        if kind is not None and kind.value.lower() != "link":
            raise UnreadableFileError(f"This .desktop file is no link (its type is {kind.value[:40]!r}).")
        urls = [e for e in entries if re.fullmatch(r"url(?:\[\$[a-z]*\])?", e.key)]
        if not urls:
            raise UnreadableFileError("The .desktop file has no URL, or is not complete yet.")
        name = values.get("name") or values.get("name[$e]") or next((e for e in entries if e.key.startswith("name[")), None)
        title = _ESCAPE.sub(lambda m: _ESCAPES[m[0]], name.value) if name else None
        gatherer = LinkGatherer()
        for entry in urls[:1]:
            gatherer.add(_ESCAPE.sub(lambda m: _ESCAPES[m[0]], entry.value), title, line=entry.line)
        return gatherer.reading()
