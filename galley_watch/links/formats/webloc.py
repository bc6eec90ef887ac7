"""Links of macOS, ``.webloc`` (pure): a property list with a URL."""

from __future__ import annotations

from galley_watch.links.format import DropFile, UnreadableFileError, register
from galley_watch.links.formats.safari_bookmarks import MARK
from galley_watch.links.gathering import LinkGatherer
from galley_watch.links.property_lists import property_list
from galley_watch.values.intake import Reading


@register
class Webloc:
    name = "macOS link (.webloc)"

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "plist" and MARK not in file.data

    def read(self, file: DropFile) -> Reading:
        content = property_list(file.data)
        entries = [entry for entry in (content if isinstance(content, list) else [content]) if isinstance(entry, dict)]
        gatherer = LinkGatherer()
        for entry in entries:
            named = {str(key).lower(): value for key, value in entry.items() if isinstance(value, str)}
            if "url" in named:
                gatherer.add(named["url"].strip(), named.get("title") or named.get("name"))
        if not entries or not any("url" in str(key).lower() for entry in entries for key in entry):
            raise UnreadableFileError("The property list names no URL.")
        return gatherer.reading()
