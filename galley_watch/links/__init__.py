"""The bytes of one drop file → the links, the recipe text or the saved page it holds (pure)."""

from __future__ import annotations

from galley_watch.links.ending import Ending, ending_of
from galley_watch.links.gathering import more_tags
from galley_watch.links.names import OWN_ARCHIVE, is_list_name, skip_reason
from galley_watch.links.reader import MAX_FILE_BYTES, ReadInTurn, read_drop_file, read_in_turn

__all__ = [
    "MAX_FILE_BYTES",
    "OWN_ARCHIVE",
    "Ending",
    "ReadInTurn",
    "ending_of",
    "is_list_name",
    "more_tags",
    "read_drop_file",
    "read_in_turn",
    "skip_reason",
]
