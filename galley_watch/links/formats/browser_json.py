"""Bookmarks as browsers keep and back them up: Firefox's ``.json`` and ``.jsonlz4``, Chrome's ``Bookmarks`` (pure)."""

from __future__ import annotations

import re
from typing import Any

from galley_watch.links.format import DropFile, UnreadableFileError, register
from galley_watch.links.gathering import LinkGatherer, clean_tags
from galley_watch.links.json_values import parsed, tags_of, text_of
from galley_watch.links.lz4_block import decompressed
from galley_watch.links.walking import walk
from galley_watch.values.intake import Reading

_MARK = re.compile(r'"text/x-moz-place|"root"\s*:\s*"placesRoot"|"roots"\s*:\s*\{|"bookmark_bar"\s*:')  # Firefox, Chrome
_TAGS_ROOT = "tagsFolder"


def _is_tags_root(node: dict[str, Any]) -> bool:
    return node.get("root") == _TAGS_ROOT or node.get("guid") == "tags________"


def _children(node: dict[str, Any]) -> list[Any]:
    roots = node.get("roots")
    if isinstance(roots, dict):
        return [root for inner in roots.values() for root in _roots(inner)]
    children = node.get("children")
    return [c for c in children if not (isinstance(c, dict) and _is_tags_root(c))] if isinstance(children, list) else []


def _roots(root: Any) -> list[Any]:
    """A root, or those that a browser keeps in one of its own: not its waste bin."""
    if not isinstance(root, dict) or "children" in root:
        return [root]
    return [inner for name, inner in root.items() if isinstance(inner, dict) and name != "trash"]


def _folder(node: dict[str, Any]) -> str:
    return text_of(node.get("title")) or text_of(node.get("name")) or ""


def _tags_by_address(root: Any) -> dict[str, list[str]]:
    """Old Firefox backups keep tags apart: a root whose folders are tags and repeat the links."""
    tags: dict[str, list[str]] = {}
    top = root.get("children") if isinstance(root, dict) else None
    for tags_root in (c for c in (top if isinstance(top, list) else []) if isinstance(c, dict) and _is_tags_root(c)):
        for node, folders in walk(tags_root, _children, _folder):
            url = text_of(node.get("uri"))
            if url and folders:
                tags.setdefault(url, []).append(folders[-1])
    return tags


@register
class BrowserJson:
    """Folders from the tree, tags beside the link or from the tags root; a browser's saved searches (``place:``) are no links."""

    name = "browser bookmarks (.json, .jsonlz4)"
    suffixes = frozenset(("json", "jsonlz4", "baklz4", "mozlz4"))

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "lz4" or (file.nature == "json" and _MARK.search(file.head) is not None)

    def read(self, file: DropFile) -> Reading:
        if file.nature == "lz4":
            try:
                root = parsed(decompressed(file.data).decode("utf-8"))
            except UnicodeDecodeError as error:
                raise UnreadableFileError("The compressed bookmarks are damaged.") from error
        else:
            root = parsed(file.text)
        tags = _tags_by_address(root)
        gatherer = LinkGatherer()
        for node, folders in walk(root, _children, _folder):
            url = text_of(node.get("uri")) or text_of(node.get("url"))
            if url and not url.startswith("place:"):
                title = text_of(node.get("title")) or text_of(node.get("name"))
                gatherer.add(url, title, folders, clean_tags([*tags_of(node.get("tags")), *tags.get(url, [])]))
        return gatherer.reading()
