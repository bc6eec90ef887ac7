"""The text of a link in markup that people paste (pure): outliners, wikis, chats, forums, HTML, reStructuredText, AsciiDoc, LaTeX."""

from __future__ import annotations

import html
import re

from galley_watch.links.web_addresses import FoundAddress

MAX_LABEL_CHARACTERS = 300

# What follows an address, by the character before it; the group that matches is the title.
_LABELS_BEHIND = {
    "[": re.compile(r"(?:\]\[|[ \t]*\|[ \t]*|[ \t]+)([^\[\]]+)\]"),  # [[URL][Title]], [URL Title], [[URL|Title]]
    "<": re.compile(r"\|([^<>|]+)>"),  # <URL|Title>
    "=": re.compile(r"\]([^\[\]]+)\[/"),  # [url=URL]Title[/url]
    "{": re.compile(r"\}\{([^{}]+)\}"),  # \href{URL}{Title}
    '"': re.compile(r"\"(?:[^<>\[\]]{0,300}>([^<>]+)</a>|\]([^\[\]]+)\[/)", re.I),  # <a href="URL">Title</a>, [url="URL"]Title[/url]
    "'": re.compile(r"'(?:[^<>\[\]]{0,300}>([^<>]+)</a>|\]([^\[\]]+)\[/)", re.I),
}
_LABEL_AFTER = re.compile(r"\[([^\[\]]+)\]")  # URL[Title]
_LABEL_BEFORE = re.compile(r"\[([^\[\]|]+)\|\Z")  # [Title|URL]
_QUOTED_BEFORE = re.compile(r"`([^`<>]+?)\s*<\Z")  # `Title <URL>`_
_EMPHASIS = re.compile(r"(?P<mark>\*{1,3}|_{1,3}|`{1,2}|~~|==)(?P<title>[^*_`~=]+)(?P=mark)")


def marked_title(line: str, found: FoundAddress) -> str | None:
    """The text that the markup round an address gives it; None where there is no such markup. Linear in the length of the label."""
    before = line[found.start - 1 : found.start]
    behind = _LABELS_BEHIND.get(before)
    named = behind.match(line, found.end) if behind else None
    after = line[found.end : found.end + 1] if named is None else ""
    if after == "[":
        named = _LABEL_AFTER.match(line, found.end)
    elif before == "|" and after in ("]", "|"):
        named = _LABEL_BEFORE.search(line, max(0, found.start - MAX_LABEL_CHARACTERS), found.start)
    elif before == "<" and line[found.end : found.end + 2] == ">`":
        named = _QUOTED_BEFORE.search(line, max(0, found.start - MAX_LABEL_CHARACTERS), found.start)
    title = named[named.lastindex or 0].strip() if named else ""
    return title or None


def label_text(title: str | None) -> str | None:
    """A title with its character references decoded once, without the marks of emphasis or code round all of it."""
    if title and title[0] in "*_`~=" and (marked := _EMPHASIS.fullmatch(title)):
        title = marked["title"]
    return html.unescape(title) if title and "&" in title else title
