"""Plain HTML pages that are nothing but lists of links, as read-later services export them (pure)."""

from __future__ import annotations

from collections.abc import Iterator

from galley_watch.links.format import DropFile, register
from galley_watch.links.gathering import gathered
from galley_watch.links.html_entries import html_entries
from galley_watch.links.html_kinds import HtmlKind, html_kind
from galley_watch.links.html_text import as_utf8
from galley_watch.values.intake import FoundLink, Problem, Reading


@register
class LinkListHtml:
    """``<ul><li><a href>``: a heading names the list under it."""

    name = "list of links (.html)"

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "html" and html_kind(file) is HtmlKind.LINK_LIST

    def entries(self, file: DropFile) -> Iterator[FoundLink | Problem]:
        return html_entries(as_utf8(file.data, file.encoding), first_heading_level=1)

    def read(self, file: DropFile) -> Reading:
        return gathered(self.entries(file))
