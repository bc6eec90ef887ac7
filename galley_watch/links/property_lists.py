"""Apple property lists, XML and binary, read safely (pure)."""

from __future__ import annotations

import plistlib
from typing import Any
from xml.parsers.expat import ExpatError

from galley_watch.links.format import UnreadableFileError


def property_list(data: bytes) -> Any:
    """The value of a property list. Raises ``UnreadableFileError``.

    ``plistlib`` refuses entity declarations, fetches nothing, and reads what a binary list declares before it allocates for it; a
    fixture that declares 2^40 objects holds it to that.
    """
    try:
        return plistlib.loads(data if data.startswith(b"bplist") else data.lstrip(b" \t\r\n"))
    except (ValueError, TypeError, LookupError, AttributeError, OverflowError, RecursionError, ExpatError) as error:
        raise UnreadableFileError("The property list is cut off or damaged, or declares entities.") from error
