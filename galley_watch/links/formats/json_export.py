"""Exports of bookmark and read-later services as JSON or JSON lines (pure): any tree of objects that name an address."""

from __future__ import annotations

import json
import re
from typing import Any

from galley_watch.links.format import DropFile, UnreadableFileError, register_for_the_rest
from galley_watch.links.gathering import LinkGatherer, clean_tags, clean_text, is_web_address
from galley_watch.links.json_values import parsed, tags_of, text_of
from galley_watch.links.walking import walk
from galley_watch.links.web_addresses import addresses_in, bare_address
from galley_watch.values.intake import Reading

_ADDRESS = (
    "source_url", "sourceurl", "original_url", "originalurl", "url", "link", "href", "uri", "given_url", "resolved_url", "orgurl",
    "page_url", "pageurl", "article_url", "permalink", "address", "savedurl", "weblink",
)  # fmt: skip
_RELATED = ("canonical", "alternate")
_TITLE = ("title", "name", "resolved_title", "given_title", "customtitle", "savedtitle", "label", "headline", "description")
_TAGS = ("tags", "labels", "tag_names", "tagnames", "keywords", "tag")
_FOLDER = ("folder", "collection", "category", "list")
# Lists that hold entries; a list of another name inside an entry (pictures, highlights) is part of it.
_CONTAINERS = frozenset(
    {"links", "bookmarks", "items", "children", "cards", "tabs", "entries", "results", "articles", "list", "lists", "urls"}
)
# An object that wraps the entry: title and tags outside, the address inside.
_WRAPPED = ("content", "bookmark", "article", "page", "link", "item")


# Any other key that ends like an address names one too, where the object has a title; these are the addresses of something else.
_LIKE_ADDRESS = re.compile(r".+(?:url|link|uri|href)")
_OF_ANOTHER = re.compile(
    r"image|img|icon|thumb|cover|photo|picture|avatar|logo|author|feed|rss|snapshot|archive|preview|banner|media|poster|video|api|self|"
    r"comment|share|user|profile|embed|download"
)
_NAMED = ("title", "name", "headline")
# Texts of messages and notes, in which people write addresses.
_SENDER = frozenset({"user", "from", "sender", "sender_name", "author", "username"})
_MESSAGE = ("text", "body", "message", "content")
# Keys that say what their address is, and so are no titles of it.
_NO_TITLE = re.compile(r"[@$_:]|(?:url|uri|href|link)$|^(?:id|src|type|version|schema|xmlns|rel|homepage|repository)$")
_PROSE = frozenset({"text", "body", "message", "content", "note", "notes", "caption", "snippet", "description", "textcontent"})


def _lowered(node: dict[str, Any]) -> dict[str, Any]:
    return {str(key).lower(): value for key, value in node.items()}


def _address(fields: dict[str, Any]) -> str | None:
    stated = next((url.strip() for key in _ADDRESS if (url := text_of(fields.get(key))) and url.strip()), None)
    stated = stated or next((url for key in _RELATED if (url := _related_address(fields.get(key)))), None)
    if stated is None and fields.get("type") == "link":  # a piece of a message
        return text if (text := text_of(fields.get("text"))) and is_web_address(text) else None
    return stated or _unusual_address(fields)


def _related_address(value: Any) -> str | None:
    """Feed readers keep the address of an article in a list of objects (RFC 4287, 4.2.7: a link with its relation)."""
    first = value[0] if isinstance(value, list) and value else None
    return text_of(first.get("href")) if isinstance(first, dict) else None


def _unusual_address(fields: dict[str, Any]) -> str | None:
    if not any(text_of(fields.get(key)) for key in _NAMED):
        return None
    keys = (key for key in fields if _LIKE_ADDRESS.fullmatch(key) and not _OF_ANOTHER.search(key))
    return next((url.strip() for key in keys if (url := text_of(fields[key])) and is_web_address(url.strip())), None)


def _entry(node: dict[str, Any]) -> dict[str, Any] | None:
    """The fields of an entry with its address under "url"; None for an object that is none."""
    fields = _lowered(node)
    url = _address(fields)
    if url is None:
        wrapped = [_lowered(fields[key]) for key in _WRAPPED if isinstance(fields.get(key), dict)]
        inner = next((w for w in wrapped if _address(w)), None)
        if inner is None:
            return None
        fields, url = {**inner, **{k: v for k, v in fields.items() if v}}, _address(inner)
    inside = [item for key in _CONTAINERS if isinstance(items := fields.get(key), list) for item in items]
    if any(isinstance(item, dict) and _address(_lowered(item)) for item in inside):
        return None  # a collection with an address of its own
    return {**fields, "url": url}


def _children(node: dict[str, Any]) -> list[Any]:
    if _entry(node) is not None:
        return []
    below: list[Any] = []
    for key, value in node.items():
        if str(key).lower() in _TAGS:
            continue
        if is_web_address(str(key)):
            below.append({**value, "url": key} if isinstance(value, dict) else {"url": key, "title": text_of(value)})
            continue
        if isinstance(value, list):
            below.extend(value if key else [{"url": item} if isinstance(item, str) else item for item in value])
        elif isinstance(value, dict):
            below.append(value)
    return below


def _folder_name(node: dict[str, Any]) -> str:
    fields = _lowered(node)
    return next((text for key in ("name", "title") if (text := text_of(fields.get(key)))), "")


def _add(gatherer: LinkGatherer, fields: dict[str, Any], folders: tuple[str, ...], line: int | None) -> None:
    url = fields["url"]
    title = next((t for key in _TITLE if (t := text_of(fields.get(key))) and t.strip()), None)
    spaced = "extended" in fields  # exports in the manner of del.icio.us separate tags with blanks
    tags = [part for key in _TAGS for tag in tags_of(fields.get(key)) for part in (tag.split() if spaced else [tag])]
    named = [text_of(f.get("name") or f.get("title")) if isinstance(f := fields.get(key), dict) else text_of(f) for key in _FOLDER]
    stated = next((text for name in named if (text := clean_text(name))), None)
    where = tuple(f for f in folders if f) or ((stated,) if stated else ())
    gatherer.add(url if ":" in url else bare_address(url) or url, title, where, clean_tags(tags), line)


def _values(file: DropFile, gatherer: LinkGatherer) -> list[tuple[int | None, Any]]:
    """The values of the file, with their lines where each line is one."""
    text = file.text
    first, *rest = text.strip().split("\n", 1)
    is_lines = file.suffix in ("jsonl", "ndjson")
    if rest and not is_lines and first.rstrip().endswith("}"):
        try:
            is_lines = isinstance(json.loads(first), dict)
        except (ValueError, RecursionError):
            is_lines = False
    if not is_lines:
        return [(None, parsed(text))]
    values: list[tuple[int | None, Any]] = []
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            try:
                values.append((number, parsed(line)))
            except UnreadableFileError:
                gatherer.problem(number, "The line is no complete JSON value.")
    return values


def _add_from_message(gatherer: LinkGatherer, node: dict[str, Any], folders: tuple[str, ...], line: int | None) -> None:
    """The addresses that people wrote in the text of a message (an object with a sender); not those of a page's HTML."""
    if _SENDER.isdisjoint(node):
        return
    for key in _MESSAGE:
        text = text_of(node.get(key))
        if text and "://" in text and "</" not in text:
            for found in addresses_in(text):
                gatherer.add(found.url, None, tuple(filter(None, folders)), (), line)


class _Titled(dict[str, Any]):
    """An address that stood under its title in an object of such pairs."""


def _add_others(file: DropFile, gatherer: LinkGatherer) -> None:
    """Where no object names an address: lists of them, and those that stand in the texts of messages."""
    for _, value in _values(file, LinkGatherer()):
        for node, _ in walk({"": value} if isinstance(value, list) else value, _all_below, lambda _: ""):
            if isinstance(node, _Titled):
                gatherer.add(node["url"], node["title"])
                continue
            for key, below in node.items():
                for url in _other_addresses(str(key).lower(), below):
                    gatherer.add(url)


def _is_names_to_addresses(node: dict[str, Any]) -> bool:
    """Titles as keys, each with its address: all texts of the object are addresses, and no key says of what."""
    return all(
        is_web_address(value) and not _OF_ANOTHER.search(key.lower()) and not _NO_TITLE.search(key.lower())
        for key, value in node.items()
        if isinstance(value, str)
    )


def _add_list(gatherer: LinkGatherer, items: list[Any], line: int | None) -> bool:
    """A list of addresses, or of rows with an address and perhaps a title; False where it holds anything else."""
    rows = [item for item in items if isinstance(item, list)]
    texts = [item.strip() for item in items if isinstance(item, str)]
    if rows and len(rows) == len(items):
        pairs = [pair for row in rows if (pair := _pair(row))]
    elif len(texts) == len(items):
        pair = _pair(texts)
        pairs = [pair] if pair and pair[1] else [(text, None) for text in texts]
    else:
        return False
    for url, title in pairs:
        gatherer.add(url, title, line=line)
    return True


def _pair(items: list[Any]) -> tuple[str, str | None] | None:
    """A row that is an address, perhaps with a title."""
    texts = [item.strip() for item in items if isinstance(item, str)]
    addresses = [text for text in texts if is_web_address(text)]
    others = [text for text in texts if text not in addresses]
    is_row = len(addresses) == 1 and len(texts) <= 3 and not any("://" in text for text in others)
    return (addresses[0], others[0] if others else None) if is_row else None


def _other_addresses(key: str, value: Any) -> list[str]:
    if isinstance(value, str):
        return [found.url for found in addresses_in(value)] if key in _PROSE else []
    is_list = isinstance(value, list) and all(isinstance(url, str) and is_web_address(url) for url in value)
    return list(value) if is_list and not _OF_ANOTHER.search(key) else []


def _all_below(node: dict[str, Any]) -> list[Any]:
    titled = _is_names_to_addresses(node)
    below: list[Any] = []
    for key, value in node.items():
        if titled and isinstance(value, str):
            below.append(_Titled(url=value, title=key))
        elif isinstance(value, list):
            below.extend(value)
        elif isinstance(value, dict):
            below.append(value)
    return below


@register_for_the_rest
class JsonExport:
    """Objects with a ``url`` (or ``link``, ``href`` …); pictures, highlights and notes in them are no links. A named object
    round a list is a folder."""

    name = "service export (.json)"
    suffixes = frozenset(("json", "jsonl", "ndjson"))

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "json"

    def read(self, file: DropFile) -> Reading:
        gatherer = LinkGatherer()
        for line, value in _values(file, gatherer):
            if isinstance(value, list) and _add_list(gatherer, value, line):
                continue
            root = {"": value} if isinstance(value, list) else value
            for node, folders in walk(root, _children, _folder_name):
                fields = _entry(node)
                if fields is not None:
                    _add(gatherer, fields, folders, line)
                else:
                    _add_from_message(gatherer, node, folders, line)
        if not len(gatherer):
            _add_others(file, gatherer)
        return gatherer.reading()
