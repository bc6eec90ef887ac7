"""Plain HTML pages that are nothing but lists of links, as read-later services export them (pure)."""

from __future__ import annotations

from collections.abc import Iterator

from galley_watch.links.format import DropFile, register
from galley_watch.links.gathering import checked, gathered
from galley_watch.links.html_entries import html_entries
from galley_watch.links.html_kinds import HtmlKind, html_kind
from galley_watch.links.html_text import as_utf8
from galley_watch.links.web_addresses import addresses_in
from galley_watch.values.intake import FoundLink, Problem, Reading

_NOT_SHOWN = frozenset("\"'=(")  # before the address of a script, a style or a document type


@register
class LinkListHtml:
    """``<ul><li><a href>``: a heading names the list under it. Without any link, the addresses in its text."""

    name = "list of links (.html)"
    suffixes = frozenset(("html", "htm"))

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "html" and html_kind(file) is HtmlKind.LINK_LIST

    def entries(self, file: DropFile) -> Iterator[FoundLink | Problem]:
        html, in_links = as_utf8(file.data, file.encoding), False
        for entry in html_entries(html, first_heading_level=1):
            in_links = True
            yield entry
        if not in_links:
            text = file.text
            for found in addresses_in(text):
                if text[found.start - 1 : found.start] not in _NOT_SHOWN:
                    yield checked(found.url)

    def read(self, file: DropFile) -> Reading:
        return gathered(self.entries(file))
