"""Markdown (pure): lists and notes with links, and the notes of web clippers, whose front matter names their source."""

from __future__ import annotations

import re
from dataclasses import replace

from galley_watch.links.format import DropFile, register_for_the_rest
from galley_watch.links.gathering import LinkGatherer, clean_tags, is_web_address
from galley_watch.links.note_properties import NoteProperties, note_properties
from galley_watch.links.prose import read_prose
from galley_watch.links.sniffing import MARKDOWN_SUFFIXES
from galley_watch.links.web_addresses import addresses_in, bare_address
from galley_watch.values.intake import FileKind, FoundLink, Reading

_SOURCE_KEYS = (
    "source", "url", "link", "source_url", "source-url", "sourceurl", "original", "original_url", "page_url", "permalink", "canonical",
    "website",
)  # fmt: skip
_OF_PICTURE = re.compile(r"image|img|icon|thumb|cover|photo|picture|avatar|logo|banner|author")
_TITLE_KEYS = ("title", "name", "headline")
_TAG_KEYS = ("tags", "tag", "keywords", "labels")
_DEFINITION = re.compile(
    r"^[^\S\n]{0,3}\[(?P<label>[^\]\n]+)\]:[^\S\n]*<?(?P<url>https?://[^\s>]+)>?[^\S\n]*(?P<title>[^\n]*)$", re.I | re.M
)
_USE = re.compile(r"(?<!!)\[(?P<text>[^\[\]\n]+)\](?:\[(?P<label>[^\]\n]*)\])")
_HIDDEN = re.compile(r"(?<!\S)%%.*?%%", re.S)  # a comment of note programs
_TAGS = re.compile(r"<!--\s*TAGS:", re.I)
_USE_ALONE = re.compile(r"(?<![!\]])\[(?P<text>[^\[\]\n]+)\](?![\[(:])")


def _without_images(text: str) -> str:
    """Definitions that only images use are no links; images themselves are left out when links are found."""
    shown = {m["label"].lower() for m in re.finditer(r"!\[[^\]\n]*\]\[(?P<label>[^\]\n]+)\]", text)}
    used = {(m["label"] or m["text"]).lower() for m in _USE.finditer(text)}
    only_shown = shown - used
    return _DEFINITION.sub(lambda m: "" if m["label"].lower() in only_shown else m[0], text) if only_shown else text


def _reference_titles(text: str) -> dict[str, str]:
    """Addresses of reference definitions → the text that the links show, else the title of the definition."""
    used = {(m["label"] or m["text"]).lower(): m["text"] for m in reversed(list(_USE.finditer(text)))}
    alone = {m["text"].lower(): m["text"] for m in reversed(list(_USE_ALONE.finditer(text)))}
    titles: dict[str, str] = {}
    for definition in _DEFINITION.finditer(text):
        label = definition["label"].lower()
        title = used.get(label) or alone.get(label) or definition["title"].strip().strip("\"'()")
        if title:
            titles.setdefault(definition["url"].replace("&amp;", "&"), title)
    return titles


def _with_titles(reading: Reading, text: str) -> Reading:
    titles = _reference_titles(text)
    if not titles:
        return reading
    return replace(reading, links=tuple(replace(link, title=link.title or titles.get(link.url)) for link in reading.links))


def _without_comments(text: str) -> str:
    """What is commented out is left out, and its lines stay; a bookmark program writes lists of tags as comments. A comment that is
    never closed is none."""
    kept: list[str] = []
    place = 0
    while (start := text.find("<!--", place)) >= 0 and (end := text.find("-->", start + 4)) >= 0:
        is_tags = _TAGS.match(text, start)
        kept += (text[place:start], text[start : end + 3] if is_tags else "\n" * text.count("\n", start, end))
        place = end + 3
    return _HIDDEN.sub(lambda m: "\n" * m[0].count("\n"), "".join((*kept, text[place:])))


def _address_in(value: str) -> str | None:
    """A property that is an address, also without its scheme and as a link in Markdown. A host alone may be just a name."""
    if is_web_address(value):
        return value
    if "/" in value and (bare := bare_address(value)):
        return bare
    return next((found.url for found in addresses_in(value)), None) if value.startswith(("[", "<")) else None


def _tags_of(note: NoteProperties) -> tuple[str, ...]:
    """The tags of a note, also several in one text with commas between them."""
    stated = [values for key in _TAG_KEYS if (values := note.values.get(key, ()))]
    each = (tag for values in stated for tag in (values[0].split(",") if len(values) == 1 else values))
    return clean_tags(tag.strip().lstrip("#") for tag in each)


def _clipped(note: NoteProperties, source: str) -> Reading:
    """A clipped note: its source is the link; where it holds the recipe itself, that text is the payload."""
    tags = _tags_of(note)
    gatherer = LinkGatherer()
    gatherer.add(source, note.first(*_TITLE_KEYS), (), tags, line=None)
    inside = read_prose(note.body, comments=False)
    if inside.kind is FileKind.RAW_TEXT:
        return Reading(FileKind.RAW_TEXT, links=gatherer.links, raw_text=inside.raw_text)
    return gatherer.reading()


def _stated(note: NoteProperties) -> Reading | None:
    """The addresses among the properties of a note, whatever these are called; not those of pictures."""
    gatherer = LinkGatherer()
    for key, values in note.values.items():
        for value in () if _OF_PICTURE.search(key) else values:
            if (url := _address_in(value)) is not None:
                gatherer.add(url)
    return gatherer.reading() if len(gatherer) else None


def _noted(note: NoteProperties, reading: Reading) -> Reading:
    """Links of a note with other front matter: lines counted from the top of the file, the note's tags with each link."""
    tags = _tags_of(note)

    def noted(link: FoundLink) -> FoundLink:
        return replace(link, tags=clean_tags((*link.tags, *tags)), line=None if link.line is None else link.line + note.lines)

    if not reading.links:
        return replace(reading, title=note.first(*_TITLE_KEYS), tags=tags)
    return replace(reading, links=tuple(map(noted, reading.links)))


@register_for_the_rest
class MarkdownNotes:
    name = "Markdown (.md)"
    suffixes = frozenset(MARKDOWN_SUFFIXES)

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "markdown"

    def read(self, file: DropFile) -> Reading:
        text = file.text.replace("\r\n", "\n").replace("\r", "\n")
        note = note_properties(text)
        if note is not None and not note.values:
            note = None  # text between two rules
        if note is not None:
            source = next((url for key in _SOURCE_KEYS for v in note.values.get(key, ()) if (url := _address_in(v))), None)
            if source is not None:
                return _clipped(note, source)
        body = _without_comments(_without_images(note.body if note is not None else text))
        reading = _with_titles(read_prose(body, comments=False, is_markdown=True), body)
        if note is not None and not reading.links and reading.kind is not FileKind.RAW_TEXT:
            reading = _stated(note) or reading
        return _noted(note, reading) if note is not None else reading
