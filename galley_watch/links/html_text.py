"""Pieces of HTML without a tree (pure): tags, attributes and text, read from bytes as browsers read them.

Regular expressions, not a parser: an export is a list of entries, and one that is broken (an unclosed ``<script>`` in a title, an
unclosed ``<A>``, a missing quote) must not take the entries after it along, as a tree would. A piece is decoded when it is needed.
"""

from __future__ import annotations

import html
import re
from html.entities import html5

# A value may hold ">" and "<", but never the next entry: a missing quote ends there.
_ENTRY = rb"<(?!/?(?:dt|dl|dd|li|a|h[1-6])[\s>])"
_QUOTED = rb"\"[^\"<]*+(?:" + _ENTRY + rb"[^\"<]*+)*+\"|'[^'<]*+(?:" + _ENTRY + rb"[^'<]*+)*+'"
ATTRIBUTES = rb"(?:[^\"'<>=]++|=\s*+(?:" + _QUOTED + rb")?+|[\"'])*+"
_ATTRIBUTE = re.compile(rb"([^\s\"'<>/=]+)(?:\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s\"'>][^\s>]*)))?")
_REFERENCE = re.compile(r"&(?:#[0-9]+;?|#[xX][0-9a-fA-F]+;?|[a-zA-Z][a-zA-Z0-9]*;?)")
_INLINE_TAG = re.compile(r"</?(?:b|i|em|strong|span|font|u|img|svg|small|code|mark|p|br|wbr)(?:\s[^<>]*)?/?>", re.I)
_CHARSET = re.compile(rb"<meta[^>]{0,200}charset\s*=\s*[\"']?\s*([A-Za-z0-9_:.-]{2,40})", re.I)


def _attribute_reference(match: re.Match[str]) -> str:
    whole = match[0]
    if whole[1] == "#":
        return html.unescape(whole)
    if not whole.endswith(";") and match.string[match.end() : match.end() + 1] == "=":
        return whole
    return html5.get(whole[1:], whole)


def unescaped_attribute(value: str) -> str:
    """Character references decoded once by the rule for attributes: a name without its semicolon before "=", a letter or a digit
    is no reference ("&copy=3"; HTML Standard, 13.2.5.73)."""
    return _REFERENCE.sub(_attribute_reference, value) if "&" in value else value


def plain_text(piece: bytes) -> str:
    """The text of a title or heading: markup inside left out, references decoded once, blanks single."""
    text = piece.decode("utf-8", "replace")
    if "<" in text:
        text = _INLINE_TAG.sub("", text)
    if "&" in text:
        text = text.replace("&amp;", "&") if text.count("&") == text.count("&amp;") else html.unescape(text)
    return " ".join(text.split())


def attributes_of(tag: bytes, wanted: frozenset[bytes]) -> dict[bytes, str]:
    """The ``wanted`` attributes (names in lower case) → values; the first of a repeated name counts, as in browsers."""
    found: dict[bytes, str] = {}
    for match in _ATTRIBUTE.finditer(tag):
        name = match[1].lower()
        if name in wanted and name not in found:
            value = match[2] if match[2] is not None else match[3] if match[3] is not None else match[4] or b""
            found[name] = unescaped_attribute(value.decode("utf-8", "replace"))
    return found


def as_utf8(data: bytes, encoding: str) -> bytes:
    """The page in UTF-8. Bytes that are valid UTF-8 are that, whatever the page says of itself; else its ``<meta charset>`` counts."""
    if encoding == "utf-8":
        return data
    if encoding == "utf-8-sig":
        return data[3:]
    stated = _CHARSET.search(data[:4096]) if encoding == "cp1252" else None
    for name in (stated[1].decode("ascii") if stated else encoding, encoding):
        try:
            return data.decode(name, "replace").encode("utf-8", "replace")
        except LookupError:
            continue
    return data


def in_utf8(page: bytes, charset: str | None) -> bytes:
    """The page, marked as UTF-8 where it had to be brought into it: the charset was stated beside it, and is lost after this."""
    if not charset or charset.lower() in ("utf-8", "us-ascii"):
        return page
    try:
        return b"\xef\xbb\xbf" + page.decode(charset, "replace").encode("utf-8", "replace")
    except LookupError:
        return page
