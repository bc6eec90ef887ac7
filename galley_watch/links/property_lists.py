"""Apple property lists, XML and binary, read safely (pure)."""

from __future__ import annotations

import plistlib
import struct
from typing import Any
from xml.parsers.expat import ExpatError

from galley_watch.links.format import UnreadableFileError

_TRAILER = struct.Struct(">6xBBQQQ")  # offset size, reference size, objects, top object, offset of the offset table


def _check_binary(data: bytes) -> None:
    """``plistlib`` allocates what the trailer declares, before it has seen any of it."""
    if len(data) < 8 + _TRAILER.size:
        raise UnreadableFileError("The property list is cut off.")
    offset_size, reference_size, objects, top, table = _TRAILER.unpack(data[-_TRAILER.size :])
    fits = table + objects * offset_size <= len(data) - _TRAILER.size
    if not (1 <= offset_size <= 8 and 1 <= reference_size <= 8 and objects > 0 and top < objects and table >= 8 and fits):
        raise UnreadableFileError("The property list is cut off or damaged.")


def property_list(data: bytes) -> Any:
    """The value of a property list. Entity declarations are refused, nothing is fetched. Raises ``UnreadableFileError``."""
    if data.startswith(b"bplist00"):
        _check_binary(data)
    try:
        return plistlib.loads(data)
    except (ValueError, TypeError, LookupError, AttributeError, OverflowError, RecursionError, ExpatError) as error:
        raise UnreadableFileError("The property list is cut off or damaged, or declares entities.") from error
