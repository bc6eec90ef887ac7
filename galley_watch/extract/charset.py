"""Bytes of a page → its text in UTF-8 (pure): byte-order mark, then header, then meta tag, then UTF-8 or Windows-1252, never an error."""

from __future__ import annotations

import codecs
import re

MAX_BYTES = 20_000_000
"""What lies beyond is not read; the fetcher allows half of it."""

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_META = re.compile(rb"<meta[^>]{0,300}?charset\s*=\s*[\"']?\s*([A-Za-z0-9_:.-]{2,40})", re.IGNORECASE)
# What browsers read under these names: https://encoding.spec.whatwg.org/#names-and-labels
_AS_BROWSERS = {"iso-8859-1": "windows-1252", "iso8859-1": "windows-1252", "latin1": "windows-1252", "latin-1": "windows-1252"} | {
    "ascii": "windows-1252",
    "us-ascii": "windows-1252",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "shift_jis": "cp932",
    "shift-jis": "cp932",
    "euc-kr": "cp949",
    "ks_c_5601-1987": "cp949",
    "iso-8859-9": "cp1254",
    "utf8": "utf-8",
}

# Text codecs of Python that no page is written in; some cannot replace what they cannot read
_NO_CHARSETS = frozenset((
    "idna", "punycode", "unicode_escape", "raw_unicode_escape", "unicode-escape", "raw-unicode-escape", "undefined", "utf-7", "mbcs",
    "oem", "charmap",
))  # fmt: skip
_ONE_BYTE = ("cp125", "iso8859", "koi8", "mac-")
"""Charsets in which bytes that are sound UTF-8 make no words, so that a page that states one of them is mistaken."""


def as_utf8(body: bytes, header_charset: str | None) -> bytes:
    """The page's text in UTF-8 without NUL characters. A charset that is made up or lies is passed over."""
    body = body[:MAX_BYTES]
    for mark, name in _MARKS:
        if body.startswith(mark):
            return _encoded(body[len(mark) :].decode(name, "replace"))
    declared = _META.search(body, 0, 4096)
    in_meta = declared[1].decode("ascii") if declared else None
    for label in (header_charset, in_meta):
        codec = _codec(label)
        if codec is None:
            continue
        text = _strictly(body, "utf-8" if codec.startswith(_ONE_BYTE) and _is_utf8(body) else codec)
        if text is not None:
            return text
    text = _strictly(body, "utf-8")
    if text is not None:
        return text
    # a page is UTF-8 with a few broken bytes far more often than it is anything else undeclared
    broken = body.decode("utf-8", "replace")
    return _encoded(broken if broken.count("\ufffd") * 50 < len(broken) else body.decode("windows-1252", "replace"))


def _strictly(body: bytes, codec: str) -> bytes | None:
    try:
        text = body.decode(codec)
        return _without_nul(body) if codec == "utf-8" else _encoded(text)
    except UnicodeError:
        text = body.decode(codec, "replace")  # every codec left knows how
        return _encoded(text) if text.count("\ufffd") * 1000 < len(text) else None


def _is_utf8(body: bytes) -> bool:
    """Sound UTF-8 with more than ASCII in it."""
    if body.isascii():
        return False
    try:
        body.decode("utf-8")
    except UnicodeError:
        return False
    return True


def _codec(label: str | None) -> str | None:
    name = (label or "").strip().strip("\"'").lower()
    if not name or not name.isascii() or len(name) > 40 or "\0" in name:
        return None
    name = _AS_BROWSERS.get(name, name)
    if name.startswith(("utf-16", "utf-32")):
        return None  # without a byte-order mark a page that could be read so far to find this label is not UTF-16
    try:
        known = codecs.lookup(name)
    except LookupError:
        return None
    return known.name if known._is_text_encoding and known.name not in _NO_CHARSETS else None


def _encoded(text: str) -> bytes:
    return _without_nul(text.encode("utf-8", "replace"))


def _without_nul(source: bytes) -> bytes:
    return source.replace(b"\0", b"") if b"\0" in source else source
