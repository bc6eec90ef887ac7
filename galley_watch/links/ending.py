"""Does this file look as if all of it had arrived? (pure), for files that are small and complete in themselves, and for cut lines."""

from __future__ import annotations

import re
from enum import StrEnum

from galley_watch.links.format import UnreadableFileError
from galley_watch.links.property_lists import property_list
from galley_watch.links.sniffing import look_at

_CLOSED_HTML = re.compile(rb"(?:</dl>|</html>)(?:\s|<p>|</p>|</?dt>|</body>|</html>)*\Z", re.I)
_LAST_BYTES = 400
_BOOKMARKS = re.compile(r"<!doctype\s+netscape-bookmark-file", re.I)
_LIST_TAG = re.compile(rb"<(/?)dl(?=[\s>])", re.I)
_ADDRESS = re.compile(r"^\s*url\s*=\s*\S", re.I | re.M)


class Ending(StrEnum):
    """``WHOLE``: visibly complete. ``CUT``: the last line has no end yet. ``UNKNOWN``: the content does not tell."""

    WHOLE = "whole"
    CUT = "cut"
    UNKNOWN = "unknown"


def ending_of(relative_path: str, data: bytes) -> Ending:
    """How the content of a drop file ends. Never raises."""
    file = look_at(relative_path, data)
    match file.nature:
        case "shortcut" | "desktop":
            if not _ends_a_line(file.text):
                return Ending.CUT
            return Ending.WHOLE if _ADDRESS.search(file.text) else Ending.UNKNOWN
        case "text" | "markdown" | "table":
            return Ending.UNKNOWN if _ends_a_line(file.text) else Ending.CUT
        case "plist":
            return Ending.WHOLE if _is_property_list(data) else Ending.UNKNOWN
        case "html" if _BOOKMARKS.search(file.head):
            return Ending.WHOLE if _is_closed(data) else Ending.UNKNOWN
    return Ending.UNKNOWN


def _ends_a_line(text: str) -> bool:
    return not text or text[-1] in "\r\n\0"


def _is_property_list(data: bytes) -> bool:
    try:
        property_list(data)
    except UnreadableFileError:
        return False
    return True


def _is_closed(data: bytes) -> bool:
    """Every list of the export is closed, and it ends there."""
    opened = closed = 0
    for tag in _LIST_TAG.finditer(data):
        if tag[1]:
            closed += 1
        else:
            opened += 1
    return 0 < opened <= closed and _CLOSED_HTML.search(data, max(len(data) - _LAST_BYTES, 0)) is not None
