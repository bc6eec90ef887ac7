"""The entries of an HTML list of links (pure): headings and lists as folders, anchors as links, one pass over the bytes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from galley_watch.links.gathering import checked, clean_tags
from galley_watch.links.html_text import ATTRIBUTES, attributes_of, plain_text, unescaped_attribute
from galley_watch.values.intake import FoundLink, Problem

MAX_FOLDERS = 100  # folders deeper than that are as good as their parents

# Every token begins with "<", which the search seeks fast. A comment counts where a line begins, not in the middle of a title. An entry
# as browsers write it is one token: "<DT>", the link, its title without markup and "</A>".
_TOKEN = re.compile(
    rb"<(?:dt>\s*+<a(?=[\s>])(?P<attributes>" + ATTRIBUTES + rb")>(?P<title>[^<]*+)</a>"
    rb"|(?:(?<=[\n\t>]<)|(?<=[ ]{2}<))!--"
    rb"|(?P<closes>/?)(?P<name>a|dl|dt|dd|h[1-6]|hr|ul|ol|li)(?=[\s>/])(?:(?P<inside>" + ATTRIBUTES + rb")(?P<end>>))?)",
    re.I,
)
_LOST_QUOTE = re.compile(r"\s+[A-Za-z_-]+=\Z")  # the next attribute's name, taken in where the closing quote is missing
_LISTS = frozenset({b"dl", b"ul", b"ol"})
_STRUCTURE = _LISTS | {b"dt", b"dd", b"li", b"hr"}
_WANTED = frozenset({b"href", b"tags", b"labels"})
# The attributes as browsers write them: the address first, everything quoted, at most one list of tags. What is written otherwise is
# taken apart with care, at several times the cost.
_OTHER = rb"(?:\s+(?!tags=|labels=|href=)[a-z_-]++=\"[^\"]*+\")*+"
_USUAL = re.compile(rb"\s+href=\"([^\"]*+)\"" + _OTHER + rb"(?:\s+(?:tags|labels)=\"([^\"]*+)\"" + _OTHER + rb")?+\s*", re.I)


class _Outline:
    """Where in the list we are: the folders that are open, and the heading that names the next one."""

    def __init__(self) -> None:
        self.folders: tuple[str, ...] = ()
        self.in_description = False
        self._open: list[tuple[str, ...]] = []
        self._heading: str | None = None

    def name_next(self, heading: str | None) -> None:
        self._heading = heading

    def see(self, name: bytes, closes: bool) -> None:
        """A tag of a list or of its entries opens or closes."""
        if name == b"dd":
            self.in_description = not closes
            return
        self.in_description = False
        if name not in _LISTS:
            return
        if not closes:
            self._open.append(self.folders)
            if self._heading is not None and len(self.folders) < MAX_FOLDERS:
                self.folders = (*self.folders, self._heading)
        elif self._open:
            self.folders = self._open.pop()
        self._heading = None


def _tokens(data: bytes) -> Iterator[re.Match[bytes]]:
    """The tags outside of comments; a comment that is never closed is none."""
    resume, closable = 0, True
    for token in _TOKEN.finditer(data):
        if token.start() < resume:
            continue
        if token.lastgroup is not None:
            yield token
        elif closable:
            end = data.find(b"-->", token.end())
            closable, resume = end >= 0, end


def html_entries(data: bytes, first_heading_level: int) -> Iterator[FoundLink | Problem]:
    """Every entry of ``data`` (UTF-8), one after another. Each token ends the text of the one before it, closed or not.

    Headings from ``first_heading_level`` on name the list that follows them.
    """
    outline, level = _Outline(), b"h%d" % first_heading_level
    link: bytes | None = None  # the attributes of the <A> whose title is being read
    link_line = line = 1
    counted = text_from = 0
    in_heading = False
    for token in _tokens(data):
        start = token.start()
        line += data.count(b"\n", counted, start)
        counted = start
        if link is not None:
            if (entry := _entry(outline, link, data[text_from:start], link_line)) is not None:
                yield entry
        elif in_heading:
            outline.name_next(plain_text(data[text_from:start]))
        link, in_heading, text_from = None, False, token.end()
        if token.lastgroup == "title":
            outline.in_description = False
            if (entry := _entry(outline, token["attributes"], token["title"], _line_of_link(data, token, line))) is not None:
                yield entry
            continue
        name, closes = token["name"].lower(), bool(token["closes"])
        if name in _STRUCTURE:
            outline.see(name, closes)
        elif closes or outline.in_description:
            continue
        elif name != b"a":
            in_heading = name >= level
        elif token["end"]:
            link, link_line = token["inside"], line
        else:
            yield Problem(line, "The entry is not complete: the file is cut off or a quote is missing.")
    if link is not None and (entry := _entry(outline, link, data[text_from:], link_line)) is not None:
        yield entry


def _line_of_link(data: bytes, token: re.Match[bytes], line: int) -> int:
    return line + data.count(b"\n", token.start(), token.start("attributes"))


def _entry(outline: _Outline, tag: bytes, title: bytes, line: int) -> FoundLink | Problem | None:
    url, tags = _address_and_tags(tag)
    if url is None:
        return None
    outline.name_next(None)
    url = url.strip()
    if url.endswith("="):
        url = _LOST_QUOTE.sub("", url)
    if url[:6].lower() == "place:":  # a browser's saved search, which the person did not write
        return None
    return checked(url, plain_text(title), outline.folders, _tags_of(tags) if tags else (), line)


def _address_and_tags(tag: bytes) -> tuple[str | None, str]:
    usual = _USUAL.fullmatch(tag)
    if usual:
        tags = usual[2]
        return unescaped_attribute(usual[1].decode("utf-8", "replace")), "" if tags is None else _decoded(tags)
    attributes = attributes_of(tag, _WANTED)
    return attributes.get(b"href"), attributes.get(b"tags") or attributes.get(b"labels") or ""


@lru_cache(maxsize=512)
def _decoded(value: bytes) -> str:
    return unescaped_attribute(value.decode("utf-8", "replace"))


@lru_cache(maxsize=512)
def _tags_of(listed: str) -> tuple[str, ...]:
    return clean_tags(listed.split(","))
