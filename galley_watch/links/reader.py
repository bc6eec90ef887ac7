"""One drop file → its ``Reading`` (pure): name, size and front matter first, then the one format that claims it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import TypeVar

from galley_watch.front_matter import front_matter_lines, statements
from galley_watch.links.format import DropFile, EntryFormat, UnreadableFileError, format_of
from galley_watch.links.gathering import LinkGatherer, clean_tags
from galley_watch.links.names import LIST_SUFFIXES, parts_of, skip_reason
from galley_watch.links.sniffing import look_at
from galley_watch.values.intake import FileKind, FoundLink, Problem, Reading
from galley_watch.values.note_properties import PAGE_MARK

Entry = TypeVar("Entry", FoundLink, FoundLink | Problem)

MAX_FILE_BYTES = 64 * 1024 * 1024

_EMPTY = re.compile(rb"[\xef\xbb\xbf \t\r\n\x00]*+")
_OWN_MARKS = {
    "galley_id": "This is one of our own notes (its front matter has a galley_id).",
    PAGE_MARK: f"This is a page that galley-watch wrote (its front matter has a {PAGE_MARK}).",
}


def _error(sentence: str) -> Reading:
    return Reading(FileKind.ERROR, reason=sentence)


def own_file(file: DropFile) -> str | None:
    """Why a file is ours and never a link file, by a mark in its front matter, also where the end of that is missing; None for others."""
    if not any(mark in file.head for mark in _OWN_MARKS):
        return None
    text = file.head.replace("\r\n", "\n").replace("\r", "\n").lstrip()
    lines = front_matter_lines(text) or front_matter_lines(f"{text}\n---")
    return next((_OWN_MARKS[statement.key] for statement in statements(lines or ()) if statement.key in _OWN_MARKS), None)


def _without_format(file: DropFile) -> Reading | None:
    """What needs no format to be told."""
    if _EMPTY.fullmatch(file.data):
        if file.suffix in LIST_SUFFIXES:
            return Reading(FileKind.IGNORE, reason="The list is empty.")
        return _error("The file is empty.")
    ours = own_file(file)
    return None if ours is None else Reading(FileKind.IGNORE, reason=ours)


def _read(file: DropFile) -> Reading:
    try:
        return _without_format(file) or format_of(file).read(file)
    except UnreadableFileError as error:
        return _error(str(error))


def _with_folder_tags(reading: Reading, folders: tuple[str, ...]) -> Reading:
    if not folders:
        return reading
    if not reading.links:
        return replace(reading, tags=clean_tags((*reading.tags, *folders)))
    return replace(reading, links=tuple(_tagged(folders, link) for link in reading.links))


def _tagged(folders: tuple[str, ...], entry: Entry) -> Entry:
    return replace(entry, tags=clean_tags((*entry.tags, *folders))) if isinstance(entry, FoundLink) else entry


def _not_opened(relative_path: str, data: bytes) -> Reading | None:
    reason = skip_reason(relative_path)
    if reason:
        return Reading(FileKind.IGNORE, reason=reason)
    if len(data) > MAX_FILE_BYTES:
        return _error(f"The file is larger than {MAX_FILE_BYTES // 1024**2} MB and was not read.")
    return None


def read_drop_file(relative_path: str, data: bytes) -> Reading:
    """What the file holds; never raises.

    ``relative_path`` is below the drop folder, decoded with ``os.fsdecode`` (it may hold lone surrogates); its sub-folders become tags.
    A file of more than ``MAX_FILE_BYTES`` is an error.
    """
    return _not_opened(relative_path, data) or _with_folder_tags(_read(look_at(relative_path, data)), tuple(parts_of(relative_path)[:-1]))


@dataclass(frozen=True, slots=True)
class ReadInTurn:
    """A drop file whose entries are told one by one: ``reading`` is what was known before ``entries``, which follow it once.

    Where there are no ``entries``, ``reading`` is all of it.
    """

    reading: Reading
    entries: Iterator[FoundLink | Problem] | None = None


def read_in_turn(relative_path: str, data: bytes) -> ReadInTurn:
    """``read_drop_file`` for a file that may be large. One address may come several times, each time with its own title and tags."""
    refused = _not_opened(relative_path, data)
    if refused:
        return ReadInTurn(refused)
    file, folders = look_at(relative_path, data), tuple(parts_of(relative_path)[:-1])
    entry_format = _entry_format(file)
    if entry_format is None:
        return ReadInTurn(_with_folder_tags(_read(file), folders))
    before = LinkGatherer()
    entries = entry_format.entries(file)
    for entry in entries:
        if before.take(entry):
            in_turn = chain([entry], entries)
            tagged = map(partial(_tagged, folders), in_turn) if folders else in_turn
            return ReadInTurn(Reading(FileKind.LINKS, problems=before.problems, unlisted=before.unlisted), tagged)
    return ReadInTurn(_with_folder_tags(before.reading(), folders))


def _entry_format(file: DropFile) -> EntryFormat | None:
    try:
        found = None if _without_format(file) else format_of(file)
    except UnreadableFileError:
        return None
    return found if isinstance(found, EntryFormat) else None
