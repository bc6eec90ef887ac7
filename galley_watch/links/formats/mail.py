"""Mails (``.eml``) with links or a recipe in them, and web archives (``.mhtml``), which are saved pages (pure)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from email.message import Message

from galley_watch.links.format import DropFile, UnreadableFileError, format_of, register
from galley_watch.links.gathering import LinkGatherer
from galley_watch.links.html_entries import html_entries
from galley_watch.links.html_text import in_utf8
from galley_watch.links.mail_parts import attachments_of, charset_of, content_of, header_of, parsed_mail, parts_of_kind, text_of
from galley_watch.links.prose import read_prose
from galley_watch.links.saved_page import page_reading
from galley_watch.links.sniffing import look_at
from galley_watch.links.web_addresses import addresses_in
from galley_watch.values.intake import FileKind, Reading

_SIGNATURE = re.compile(r"^--[ \xa0]?$.*", re.M | re.S)
_ATTACHED = frozenset({"url", "website", "webloc", "desktop", "txt", "md", "html", "htm"})
_ANSWER = re.compile(r"(?:(?:re|fwd?|aw|wg|tr|rv|sv|vs|antw|doorst)\s*:\s*)+", re.I)


def _archived_page(message: Message) -> Message | None:
    """The page of a web archive (RFC 2557): the first HTML part of a multipart/related, or of a part that names its location."""
    pages = parts_of_kind(message, "text/html")
    if not pages:
        return None
    is_archive = bool(message.get("Snapshot-Content-Location") or pages[0].get("Content-Location"))
    return pages[0] if is_archive and (message.get_content_type() in ("multipart/related", "text/html") or not message.get("To")) else None


def _read_page(message: Message, page: Message) -> Reading:
    content = content_of(page)
    if not content.strip():
        raise UnreadableFileError("The web archive is cut off: its page is missing.")
    content = in_utf8(content, charset_of(page))
    url = header_of(message, "Snapshot-Content-Location") or header_of(page, "Content-Location") or header_of(message, "Content-Location")
    return page_reading(content, content, url, header_of(message, "Subject"))


def _read_mail(message: Message) -> Reading:
    text = "\n\n".join(_SIGNATURE.sub("", text_of(part).replace("\r\n", "\n")) for part in parts_of_kind(message, "text/plain"))
    reading = read_prose(text, comments=False)
    if reading.kind in (FileKind.LINKS, FileKind.RAW_TEXT):
        return reading
    gatherer = LinkGatherer()
    for part in parts_of_kind(message, "text/html"):
        for entry in html_entries(text_of(part).encode("utf-8", "replace"), first_heading_level=7):
            gatherer.take(entry)
    if not len(gatherer):
        for attached in _attached(message):
            if attached.page_html is not None or attached.kind is FileKind.RAW_TEXT:
                return attached
            for link in attached.links:
                gatherer.take(link)
    return gatherer.reading("The mail holds neither an http or https link nor the text of a recipe.")


def _attached(message: Message) -> Iterator[Reading]:
    """What the files hold that came with a mail: shortcuts, lists, a saved page. A mail in a mail is a part of it already."""
    for name, part in attachments_of(message, _ATTACHED):
        file = look_at(name, content_of(part))
        if file.nature != "mail":
            with suppress(UnreadableFileError):
                yield format_of(file).read(file)


def _in_subject(message: Message) -> Reading | None:
    """A link sent as the subject of a mail with nothing else in it."""
    gatherer = LinkGatherer()
    for found in addresses_in(header_of(message, "Subject") or ""):
        gatherer.add(found.url)
    return gatherer.reading() if len(gatherer) else None


def _titled(reading: Reading, subject: str | None) -> Reading:
    """A mail with one link was sent for it: its subject is the title."""
    title = _ANSWER.sub("", subject or "", count=1).strip()
    if not reading.links:
        return replace(reading, title=title or None)
    if len(reading.links) != 1 or reading.links[0].title or not title:
        return reading
    return replace(reading, links=(replace(reading.links[0], title=title),))


@register
class Mail:
    name = "mail or web archive (.eml, .mhtml)"
    suffixes = frozenset(("eml", "mht", "mhtml"))

    def sniff(self, file: DropFile) -> bool:
        return file.nature == "mail"

    def read(self, file: DropFile) -> Reading:
        message = parsed_mail(file.data)
        page = _archived_page(message)
        if page is not None:
            return _read_page(message, page)
        reading = _read_mail(message)
        if reading.kind is FileKind.ERROR:
            reading = _in_subject(message) or reading
        # Lines of a part are no lines of the file.
        reading = replace(reading, links=tuple(replace(link, line=None) for link in reading.links))
        subject = header_of(message, "Subject")
        return _titled(reading, None if subject and "://" in subject else subject)
