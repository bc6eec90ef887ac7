"""Bookmark exports in the Netscape format, as every browser and most services write them (pure)."""

from __future__ import annotations

from collections.abc import Iterator

from galley_watch.links.format import DropFile, register
from galley_watch.links.gathering import gathered
from galley_watch.links.html_entries import html_entries
from galley_watch.links.html_kinds import HtmlKind, html_kind
from galley_watch.links.html_text import as_utf8
from galley_watch.values.intake import FoundLink, Problem, Reading


@register
class BookmarkHtml:
    """``<DL><DT><A HREF>``: folders from ``<H3>``, tags from ``TAGS``; a link in a description (``<DD>``) is no bookmark."""

    name = "bookmark export (.html)"
    suffixes = frozenset(("html", "htm"))

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "html" and html_kind(file) is HtmlKind.BOOKMARKS

    def entries(self, file: DropFile) -> Iterator[FoundLink | Problem]:
        return html_entries(as_utf8(file.data, file.encoding), first_heading_level=2)

    def read(self, file: DropFile) -> Reading:
        return gathered(self.entries(file))
