"""Bookmark exports in the Netscape format, as every browser and most services write them (pure)."""

from __future__ import annotations

from galley_watch.links.format import DropFile, register
from galley_watch.links.gathering import LinkGatherer
from galley_watch.links.html_entries import read_entries
from galley_watch.links.html_kinds import HtmlKind, html_kind
from galley_watch.links.html_text import as_utf8
from galley_watch.values.intake import Reading


@register
class BookmarkHtml:
    """``<DL><DT><A HREF>``: folders from ``<H3>``, tags from ``TAGS``; a link in a description (``<DD>``) is no bookmark."""

    name = "bookmark export (.html)"

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "html" and html_kind(file) is HtmlKind.BOOKMARKS

    def read(self, file: DropFile) -> Reading:
        gatherer = LinkGatherer()
        read_entries(as_utf8(file.data, file.encoding), gatherer, first_heading_level=2)
        return gatherer.reading()
