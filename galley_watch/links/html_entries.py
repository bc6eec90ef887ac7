"""The entries of an HTML list of links (pure): headings and lists as folders, anchors as links, one pass over the bytes."""

from __future__ import annotations

import re

from galley_watch.links.gathering import LinkGatherer, clean_tags
from galley_watch.links.html_text import ATTRIBUTES, attributes_of, plain_text

# Every token begins with "<", which the search seeks fast. A comment counts where a line begins, not in the middle of a title.
_TOKEN = re.compile(
    rb"<(?:(?:(?<=[\n\t>]<)|(?<=[ ]{2}<))!--(?:[^-]++|-(?!->))*+-->|(/?)(a|dl|dt|dd|h[1-6]|hr|ul|ol|li)(?=[\s>/])(?:("
    + ATTRIBUTES
    + rb")(>))?)",
    re.I,
)
_LOST_QUOTE = re.compile(r"\s+[A-Za-z_-]+=\Z")  # the next attribute's name, taken in where the closing quote is missing
_WANTED = frozenset({b"href", b"tags", b"labels"})


class _Outline:
    """Where in the list we are: the folders that are open, and the heading that names the next one."""

    def __init__(self) -> None:
        self.folders: tuple[str, ...] = ()
        self._open: list[tuple[str, ...]] = []
        self._heading: str | None = None
        self.in_description = False

    def name_next(self, heading: str) -> None:
        self._heading = heading

    def forget_heading(self) -> None:
        self._heading = None

    def enter(self) -> None:
        self._open.append(self.folders)
        if self._heading is not None:
            self.folders = (*self.folders, self._heading)
        self._heading, self.in_description = None, False

    def leave(self) -> None:
        if self._open:
            self.folders = self._open.pop()
        self._heading, self.in_description = None, False


def read_entries(data: bytes, gatherer: LinkGatherer, first_heading_level: int) -> None:
    """Every entry of ``data`` (UTF-8) into ``gatherer``. Each token ends the text of the one before it, closed or not.

    Headings from ``first_heading_level`` on name the list that follows them.
    """
    outline, level = _Outline(), b"%d" % first_heading_level
    link: bytes | None = None  # the attributes of the <A> whose title is being read
    link_line = line = 1
    counted = text_from = 0
    heading = False
    for token in _TOKEN.finditer(data):
        closes, name, attributes, whole = token.group(1, 2, 3, 4)
        name = (name or b"").lower()  # none for a comment, which counts at the beginning of a line only
        start = token.start()
        line += data.count(b"\n", counted, start)
        counted = start
        if link is not None:
            _take(gatherer, outline, link, data[text_from:start], link_line)
            link = None
        if heading:
            outline.name_next(plain_text(data[text_from:start]))
            heading = False
        if name == b"a" and not closes and not outline.in_description:
            if whole:
                link, link_line = attributes, line
            else:
                gatherer.problem(line, "The entry is not complete: the file is cut off or a quote is missing.")
        elif name in (b"dl", b"ul", b"ol"):
            if closes:
                outline.leave()
            else:
                outline.enter()
        elif name in (b"dt", b"hr", b"li"):
            outline.in_description = False
        elif name == b"dd":
            outline.in_description = not closes
        elif name[:1] == b"h" and name[1:] >= level and not closes and not outline.in_description:
            heading = True
        text_from = token.end()
    if link is not None:
        _take(gatherer, outline, link, data[text_from:], link_line)


def _take(gatherer: LinkGatherer, outline: _Outline, tag: bytes, title: bytes, line: int) -> None:
    attributes = attributes_of(tag, _WANTED)
    url = attributes.get(b"href")
    if url is None:
        return
    outline.forget_heading()
    url = _LOST_QUOTE.sub("", url.strip())
    if url.lower().startswith("place:"):  # a browser's saved search, which the person did not write
        return
    tags = attributes.get(b"tags") or attributes.get(b"labels") or ""
    gatherer.add(url, plain_text(title), outline.folders, clean_tags(tags.split(",")) if tags else (), line)
