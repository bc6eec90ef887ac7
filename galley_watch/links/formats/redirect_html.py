"""A link saved as a page that only leads on (pure): ``<meta http-equiv="refresh">`` or one line of script."""

from __future__ import annotations

from galley_watch.links.format import DropFile, register
from galley_watch.links.gathering import LinkGatherer
from galley_watch.links.html_kinds import HtmlKind, html_kind, redirect_target
from galley_watch.links.html_text import as_utf8
from galley_watch.links.saved_page import title_of
from galley_watch.values.intake import Reading


@register
class RedirectHtml:
    name = "redirect page (.html)"
    suffixes = frozenset(("html", "htm"))

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "html" and html_kind(file) is HtmlKind.REDIRECT

    def read(self, file: DropFile) -> Reading:
        gatherer = LinkGatherer()
        gatherer.add(redirect_target(file.head) or "", title_of(as_utf8(file.data, file.encoding)))
        return gatherer.reading()
