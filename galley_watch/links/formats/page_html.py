"""A recipe page saved from the browser (pure): its own HTML is the payload, its anchors are no links."""

from __future__ import annotations

from galley_watch.links.format import DropFile, register_for_the_rest
from galley_watch.links.html_text import as_utf8
from galley_watch.links.saved_page import page_reading
from galley_watch.values.intake import Reading


@register_for_the_rest
class PageHtml:
    name = "saved page (.html)"
    suffixes = frozenset(("html", "htm", "xhtml", "shtml", "xht"))

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "html"

    def read(self, file: DropFile) -> Reading:
        return page_reading(file.data, as_utf8(file.data, file.encoding))
