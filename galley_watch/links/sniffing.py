"""What the bytes of a drop file look like (pure): their text encoding, and their nature whatever the file is called."""

from __future__ import annotations

import codecs
import re

from galley_watch.links.format import DropFile
from galley_watch.links.names import parts_of, suffix_of
from galley_watch.links.tables import is_table

HEAD_BYTES = 65_536
CHUNK_BYTES = 1 << 20

_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_BINARY = re.compile("[\x00-\x08\x0e-\x1a\x1c-\x1f]")
# A page of the web; bookmark exports have a document type of their own.
_PAGE = re.compile(r"\s*(?:<\?xml[^<>]*>\s*)?(?:<!--.{0,500}?-->\s*)?<(?:!doctype\s+html|html)[\s>]", re.I | re.S)
_SHORTCUT = re.compile(r"^[^\S\n]*\[internet ?shortcut(?:\.[aw])?\][^\S\n]*$", re.I | re.M)
_DESKTOP_ENTRY = re.compile(r"^[^\S\n]*\[(?:kde )?desktop entry\][^\S\n]*$", re.I | re.M)
_CUT_SHORTCUT = re.compile(r"\s*(?:\[|url\s*=)", re.I)
_JSON = re.compile(r"\{\s*(?:\"|\}|\Z)|\[\s*(?:[{\[\"]|\Z)|\[\]\s*\Z")
MARKDOWN_SUFFIXES = ("md", "markdown", "mdown")
_HTML = re.compile(
    r"<!doctype\s+(?:html|netscape)|<(?:html|head|body|meta|title|dl|h1|table|article|div|main|section|ul|ol|script|style|base|p|a|dt)[\s>/]|<link\s",
    re.I,
)
# What programs leave above a page that they save: a quotation mark, a mark of order read as letters, a line of their own.
_STRAY = re.compile(r"(?:ï»¿|[^<\w]){1,16}(?=<(?:!doctype\s+html|html)[\s>])|[^<]{1,200}\n\s*(?=<!doctype\s+html[\s>])", re.I)
_PAGE_SUFFIXES = ("html", "htm", "xhtml", "")
_XML_LIST = re.compile(r"(?:<!doctype\s[^<>\[]*(?:\[.*?\]\s*)?>\s*)?<(?:opml|xbel|rss|feed|rdf:rdf|en-export|posts)[\s>]", re.I | re.S)
_XML_LEAD = re.compile(r"(?:<\?xml[^>]*>|<!--.*?-->|\s)+", re.S)
_MAIL_HEADER = re.compile(r"([A-Za-z][A-Za-z0-9-]*):(?:[ \t]|\r?$)", re.M)
_MAIL_PROOF = {"mime-version", "message-id", "content-type", "received", "return-path", "snapshot-content-location", "delivered-to"}


def encoding_of(data: bytes) -> str:
    """The text encoding: by byte order mark, UTF-16 by its zero bytes, UTF-8 where it is valid, else Windows-1252 as browsers take it."""
    for mark, encoding in _BOMS:
        if data.startswith(mark):
            return encoding
    sample = data[:512]
    if len(sample) >= 4 and len(data) % 2 == 0:
        if sample[1::2].count(0) > len(sample) // 3 and not sample[::2].count(0):
            return "utf-16-le"
        if sample[::2].count(0) > len(sample) // 3 and not sample[1::2].count(0):
            return "utf-16-be"
    return _utf8_or_windows(data)


def _utf8_or_windows(data: bytes) -> str:
    """A character cut off at the end of the file does not make it Windows-1252, unless it is all there is beside ASCII."""
    decoder = codecs.getincrementaldecoder("utf-8")()
    ascii_only = True
    try:
        for start in range(0, len(data), CHUNK_BYTES):
            ascii_only = decoder.decode(data[start : start + CHUNK_BYTES]).isascii() and ascii_only
        decoder.decode(b"", final=True)
    except UnicodeDecodeError as error:
        cut_off = error.reason == "unexpected end of data"
        return "utf-8" if cut_off and not ascii_only else "cp1252"
    return "utf-8"


def _is_mail(head: str) -> bool:
    header = re.split(r"\r?\n\r?\n", head, maxsplit=1)[0]
    lines = [line for line in header.splitlines() if line and not line[0].isspace() and not line.startswith("From ")]
    names = [m[1].lower() for line in lines if (m := _MAIL_HEADER.match(line))]
    return len(names) >= 2 and len(names) == len(lines) and bool(_MAIL_PROOF.intersection(names))


def is_xml_list(head: str) -> bool:
    """Does the text begin, below its declaration, with the root of a list of links in XML?"""
    text = head.lstrip()
    return _XML_LIST.match(text, lead.end() if (lead := _XML_LEAD.match(text)) else 0) is not None


def _is_binary(head: str) -> bool:
    """Control characters make a file binary, but pages of the web have some here and there."""
    if not _BINARY.search(head):
        return head.startswith("{\\rtf")
    return not _PAGE.match(head) or len(_BINARY.findall(head)) > max(3, len(head) // 1_000)


def _nature(data: bytes, head: str, suffix: str) -> str:
    if data.startswith(b"bplist00"):
        return "plist"
    if data.startswith(b"mozLz40\0"):
        return "lz4"
    if _is_binary(head.rstrip("\0\x1a")):
        return "binary"
    text = head.lstrip()
    if suffix in _PAGE_SUFFIXES and not _is_mail(text) and (stray := _STRAY.match(text)):
        text = text[stray.end() :]
    if text.startswith("<"):
        body = text[lead.end() :] if (lead := _XML_LEAD.match(text)) else text
        if re.match(r"<!doctype\s+plist|<plist[\s>]", body, re.I):
            return "plist"
        if is_xml_list(body):
            return "xml"
        if _HTML.match(body) or "<html" in body.lower() or "<dt>" in body.lower():
            return "html"
        if suffix == "xml":
            return "xml"
    return _nature_of_text(text.replace("\r\n", "\n").replace("\r", "\n"), suffix)


def _nature_of_text(text: str, suffix: str) -> str:
    if _SHORTCUT.search(text):
        return "shortcut"
    if _DESKTOP_ENTRY.search(text):
        return "desktop"
    if suffix in ("url", "website") and _CUT_SHORTCUT.match(text):
        return "shortcut"
    if _JSON.match(text):
        return "json"
    if _is_mail(text):
        return "mail"
    if suffix in ("csv", "tsv") or is_table(text):
        return "table"
    return "markdown" if suffix in MARKDOWN_SUFFIXES else "text"


def look_at(relative_path: str, data: bytes) -> DropFile:
    """The file with its encoding, its decoded head and its nature.

    A nature is one of: binary, plist, lz4, html, xml, json, shortcut, desktop, mail, table, markdown, text.
    """
    encoding = encoding_of(data)
    head = data[:HEAD_BYTES].decode(encoding, "ignore").removeprefix("\ufeff")
    name = (parts_of(relative_path) or [""])[-1]
    suffix = suffix_of(name)
    return DropFile(name, suffix, data, encoding, head, _nature(data, head, suffix))
