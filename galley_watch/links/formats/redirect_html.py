"""A link saved as a page that only leads on (pure): ``<meta http-equiv="refresh">``."""

from __future__ import annotations

import re

from galley_watch.links.format import DropFile, register
from galley_watch.links.gathering import LinkGatherer
from galley_watch.links.html_kinds import HtmlKind, html_kind, refresh_of
from galley_watch.links.html_text import as_utf8
from galley_watch.links.saved_page import title_of
from galley_watch.values.intake import Reading

_TARGET = re.compile(r"\s*[\d.]*\s*[;,]?\s*(?:url\s*=\s*)?[\"']?(?P<url>[^\"']*)", re.I)


@register
class RedirectHtml:
    name = "redirect page (.html)"

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "html" and html_kind(file) is HtmlKind.REDIRECT

    def read(self, file: DropFile) -> Reading:
        gatherer = LinkGatherer()
        target = _TARGET.match(refresh_of(file.head) or "")
        gatherer.add(target["url"].strip() if target else "", title_of(as_utf8(file.data, file.encoding)))
        return gatherer.reading()
