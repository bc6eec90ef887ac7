"""A page saved from Safari, ``.webarchive`` (pure): a property list with the page and all that it shows."""

from __future__ import annotations

from galley_watch.links.format import DropFile, UnreadableFileError, register
from galley_watch.links.html_text import in_utf8
from galley_watch.links.property_lists import property_list
from galley_watch.links.saved_page import page_reading
from galley_watch.values.intake import Reading

MARK = b"WebMainResource"


@register
class WebArchive:
    """The main resource is the page; frames, styles and images are passed over."""

    name = "Safari web archive (.webarchive)"
    suffixes = frozenset(("webarchive",))

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "plist" and MARK in file.data

    def read(self, file: DropFile) -> Reading:
        archive = property_list(file.data)
        main = archive.get("WebMainResource") if isinstance(archive, dict) else None
        page = main.get("WebResourceData") if isinstance(main, dict) else None
        if not isinstance(main, dict) or not isinstance(page, bytes) or not page.strip():
            raise UnreadableFileError("The web archive is cut off: its page is missing.")
        url, charset = main.get("WebResourceURL"), main.get("WebResourceTextEncodingName")
        html = in_utf8(page, charset if isinstance(charset, str) else None)
        return page_reading(html, html, url if isinstance(url, str) else None)
