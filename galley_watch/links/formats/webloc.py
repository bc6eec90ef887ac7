"""Links of macOS, ``.webloc`` and ``.inetloc``, and addresses dragged out of a text, ``.textClipping`` (pure): property lists."""

from __future__ import annotations

from typing import Any

from galley_watch.links.format import DropFile, UnreadableFileError, register_for_the_rest
from galley_watch.links.gathering import LinkGatherer, is_web_address
from galley_watch.links.property_lists import property_list
from galley_watch.values.intake import Reading

_URL_KEYS = ("url", "uti-data")
_TITLE_KEYS = ("title", "name")


@register_for_the_rest
class Webloc:
    name = "macOS link (.webloc)"
    suffixes = frozenset(("webloc", "inetloc", "textclipping"))

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "plist"

    def read(self, file: DropFile) -> Reading:
        content = property_list(file.data)
        entries = [entry for entry in (content if isinstance(content, list) else [content]) if isinstance(entry, dict)]
        gatherer = LinkGatherer()
        for entry in entries:
            named = {str(key).lower(): value for key, value in entry.items()}
            url = next((text for key in _URL_KEYS if (text := _text_in(named.get(key))) is not None), None)
            if url is not None:
                gatherer.add(url, next((text for key in _TITLE_KEYS if isinstance(text := named.get(key), str)), None))
        if not entries or not any(key in str(name).lower() for entry in entries for name in entry for key in _URL_KEYS):
            raise UnreadableFileError("The property list names no URL.")
        return gatherer.reading()


def _text_in(value: Any) -> str | None:
    """A text, or of an address kept as an object (with a base, or under a type for each way to paste it) the first text that is one."""
    if isinstance(value, str):
        return value.strip()
    inner = [part.strip() for part in value.values() if isinstance(part, str)] if isinstance(value, dict) else []
    return next((text for text in inner if is_web_address(text)), None)
