"""One drop file → its ``Reading`` (pure): name, size and front matter first, then the one format that claims it."""

from __future__ import annotations

import re
from dataclasses import replace

from galley_watch.links.format import DropFile, UnreadableFileError, format_of
from galley_watch.links.gathering import clean_tags
from galley_watch.links.names import LIST_SUFFIXES, parts_of, skip_reason
from galley_watch.links.sniffing import look_at
from galley_watch.values.intake import FileKind, Reading

MAX_FILE_BYTES = 64 * 1024 * 1024

_EMPTY = re.compile(rb"[\xef\xbb\xbf \t\r\n\x00]*+")
_OWN_NOTE = re.compile(r"\s*---[^\S\n]*\n(?:(?!---[^\S\n]*(?:\n|\Z)).*\n)*?[\"']?galley_id[\"']?[^\S\n]*:")


def _error(sentence: str) -> Reading:
    return Reading(FileKind.ERROR, reason=sentence)


def is_own_note(file: DropFile) -> bool:
    """Does the front matter hold a ``galley_id``? Then it is a note of ours and never a link file."""
    return _OWN_NOTE.match(file.head.replace("\r\n", "\n").replace("\r", "\n")) is not None


def _read(file: DropFile) -> Reading:
    if _EMPTY.fullmatch(file.data):
        if file.suffix in LIST_SUFFIXES:
            return Reading(FileKind.IGNORE, reason="The list is empty.")
        return _error("The file is empty.")
    if is_own_note(file):
        return Reading(FileKind.IGNORE, reason="This is one of our own notes (its front matter has a galley_id).")
    try:
        return format_of(file).read(file)
    except UnreadableFileError as error:
        return _error(str(error))


def _with_folder_tags(reading: Reading, folders: tuple[str, ...]) -> Reading:
    if not folders:
        return reading
    if not reading.links:
        return replace(reading, tags=clean_tags((*reading.tags, *folders)))
    return replace(reading, links=tuple(replace(link, tags=clean_tags((*link.tags, *folders))) for link in reading.links))


def read_drop_file(relative_path: str, data: bytes) -> Reading:
    """What the file holds; never raises.

    ``relative_path`` is below the drop folder, decoded with ``os.fsdecode`` (it may hold lone surrogates); its sub-folders become tags.
    A file of more than ``MAX_FILE_BYTES`` is an error.
    """
    reason = skip_reason(relative_path)
    if reason:
        return Reading(FileKind.IGNORE, reason=reason)
    if len(data) > MAX_FILE_BYTES:
        return _error(f"The file is larger than {MAX_FILE_BYTES // 1024**2} MB and was not read.")
    return _with_folder_tags(_read(look_at(relative_path, data)), tuple(parts_of(relative_path)[:-1]))
