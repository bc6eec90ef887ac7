"""Safari's bookmark store, ``Bookmarks.plist`` with the Reading List (pure)."""

from __future__ import annotations

from typing import Any

from galley_watch.links.format import DropFile, register
from galley_watch.links.formats import web_archive
from galley_watch.links.gathering import LinkGatherer
from galley_watch.links.property_lists import property_list
from galley_watch.links.walking import walk
from galley_watch.values.intake import Reading

MARK = b"WebBookmarkType"


def _children(node: dict[str, Any]) -> list[Any]:
    children = node.get("Children")
    return children if isinstance(children, list) else []


def _folder(node: dict[str, Any]) -> str:
    title = node.get("Title")
    return title if isinstance(title, str) else ""


@register
class SafariBookmarks:
    """Folders are the titles of lists; the Reading List is one of them."""

    name = "Safari bookmarks (.plist)"
    suffixes = frozenset(("plist",))

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "plist" and MARK in file.data and web_archive.MARK not in file.data

    def read(self, file: DropFile) -> Reading:
        gatherer = LinkGatherer()
        for node, folders in walk(property_list(file.data), _children, _folder):
            url = node.get("URLString")
            if isinstance(url, str):
                titles = node.get("URIDictionary")
                title = titles.get("title") if isinstance(titles, dict) else None
                gatherer.add(url.strip(), title if isinstance(title, str) else None, folders)
        return gatherer.reading()
