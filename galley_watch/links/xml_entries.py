"""The entries of an XML list of links (pure), in one pass; of a file that is cut off, those that are whole."""

from __future__ import annotations

from xml.parsers import expat

from galley_watch.links.format import UnreadableFileError
from galley_watch.links.gathering import checked, clean_tags, clean_text
from galley_watch.links.html_entries import html_entries
from galley_watch.links.walking import MAX_FOLDERS
from galley_watch.links.web_addresses import addresses_in
from galley_watch.values.intake import FoundLink, Problem

_ENTRIES = frozenset({"item", "entry", "bookmark", "note", "post"})  # RSS, Atom, XBEL, ENEX, posts; an outline (OPML) is a tree of its own
_TEXTS = frozenset({"title", "link", "source-url", "tag", "content", "guid"})  # elements of an entry whose text counts
_SOURCE_PARENTS = frozenset({"note-attributes"})  # a note's own source, not that of what is attached to it
_ADDRESSES = ("source-url", "href", "link", "guid", "rdf:about")  # the first that an entry has is its own
_FEED = "This is the address of a feed, not of a page; it is not taken."


def xml_entries(data: bytes) -> list[FoundLink | Problem]:
    """Every entry in order. Raises ``UnreadableFileError`` for a file that declares entities, which are never expanded."""
    reader = _Reader()
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = lambda name, attributes: reader.begin(name, attributes, parser.CurrentLineNumber)
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.take_text
    parser.EntityDeclHandler = _refuse_entities
    try:
        parser.Parse(data.lstrip(b" \t\r\n"), True)
    except (expat.ExpatError, ValueError, LookupError):
        reader.found.append(Problem(parser.ErrorLineNumber or None, "The XML is cut off or damaged from here on."))
    return reader.found


def _refuse_entities(*_: object) -> None:
    raise UnreadableFileError("The XML declares entities, which are not expanded.")


class _Reader:
    """Called by the parser for each element; ``found`` is what there was so far.

    ``_names`` are the elements that are open. ``_folders`` has one for each open outline or folder, None where it is no folder. ``_entry``
    has what the open entry states, attributes and texts by name; ``_text`` what was read of the open element, None where it does not count.
    """

    def __init__(self) -> None:
        self.found: list[FoundLink | Problem] = []
        self._names: list[str] = []
        self._folders: list[str | None] = []
        self._entry: dict[str, list[str]] | None = None
        self._line = 0
        self._text: list[str] | None = None

    def begin(self, name: str, attributes: dict[str, str], line: int) -> None:
        name = name.lower()
        self._text = [] if name in _TEXTS else None
        given = {key.lower(): value.strip() for key, value in attributes.items()}
        if name == "outline":
            self._folders.append(self._outline(given, line))
        elif name == "folder":
            self._folders.append("")
        elif name in _ENTRIES:
            self._entry, self._line = {key: [value] for key, value in given.items()}, line
        elif name in ("link", "atom:link"):
            self._take_link(given)
        self._names.append(name)

    def _take_link(self, given: dict[str, str]) -> None:
        """Atom's links are attributes; those to comments or enclosures are not the entry's own."""
        if self._entry is not None and given.get("rel", "alternate") == "alternate" and given.get("href"):
            self._entry.setdefault("href", []).append(given["href"])

    def take_text(self, text: str) -> None:
        if self._text is not None:
            self._text.append(text)

    def end(self, name: str) -> None:
        self._names.pop()
        name = name.lower()
        parent = self._names[-1] if self._names else ""
        text, self._text = "".join(self._text or ()).strip(), None
        if name in ("outline", "folder"):
            self._folders.pop()
        elif name == "title" and parent == "folder":
            self._folders[-1] = text
        elif name in _TEXTS and self._entry is not None and text and parent in (_SOURCE_PARENTS if name == "source-url" else _ENTRIES):
            self._entry.setdefault(name, []).append(text)
        elif name in _ENTRIES and self._entry is not None:
            self._take_entry(self._entry)
            self._entry = None

    def _outline(self, given: dict[str, str], line: int) -> str | None:
        """Take what an outline holds; its title where it is a folder."""
        title = given.get("text") or given.get("title")
        url = given.get("url") or ("" if given.get("xmlurl") else given.get("htmlurl", ""))
        if url:
            self._take(url, title, (), line)
            return None
        if given.get("xmlurl"):
            self.found.append(Problem(line, _FEED))
            return None
        inside = [one.url for key in ("text", "_note", "note") for one in addresses_in(given.get(key, ""))]
        for one in inside:
            self._take(one, None, (), line)
        return None if inside else title

    def _take_entry(self, entry: dict[str, list[str]]) -> None:
        title = next((entry[key][0] for key in ("title", "description") if entry.get(key)), None)
        tags = clean_tags(part for tag in entry.get("tag", ()) for part in (tag.split() if "href" in entry else [tag]))
        url = next((entry[key][0] for key in _ADDRESSES if entry.get(key)), None)
        if url is None:
            self._take_written("".join(entry.get("content", ())), title, tags)
        else:
            self._take(url, title, tags, self._line)

    def _take_written(self, written: str, title: str | None, tags: tuple[str, ...]) -> None:
        """The links in the text of a note that has no address of its own."""
        links = [one for one in html_entries(written.encode("utf-8", "replace"), first_heading_level=7) if isinstance(one, FoundLink)]
        found = [(one.url, one.title) for one in links] or [(one.url, None) for one in addresses_in(written)]
        for url, text in found:
            self._take(url, text or (title if len(found) == 1 else None), tags, self._line)
        if not found:
            self.found.append(Problem(self._line, "The entry names no address."))

    def _take(self, url: str, title: str | None, tags: tuple[str, ...], line: int) -> None:
        folders = tuple(name for folder in self._folders[:MAX_FOLDERS] if folder is not None and (name := clean_text(folder)))
        self.found.append(checked(url, title, folders, tags, line))
