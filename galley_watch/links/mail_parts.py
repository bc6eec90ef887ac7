"""A mail or a web archive taken apart (pure): its header in words, its texts and pages decoded."""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from email import message_from_bytes
from email.errors import MessageError
from email.header import decode_header
from email.message import Message

from galley_watch.links.format import UnreadableFileError

MAX_PARTS = 2_000


def parsed_mail(data: bytes) -> Message:
    """The message. Raises ``UnreadableFileError`` where it cannot be taken apart."""
    try:
        return message_from_bytes(data.removeprefix(b"\xef\xbb\xbf").lstrip())
    except (MessageError, ValueError, LookupError, TypeError, RecursionError) as error:
        raise UnreadableFileError("The mail or web archive is damaged.") from error


def header_of(message: Message, name: str) -> str | None:
    """A header's text with its encoded words decoded (RFC 2047), on one line; None where it is not stated."""
    value = message.get(name)
    if value is None:
        return None
    words: list[str] = []
    try:
        for piece, charset in decode_header(str(value)):
            words.append(piece.decode(charset or "latin-1", "replace") if isinstance(piece, bytes) else piece)
    except (MessageError, ValueError, LookupError):
        words = [str(value)]
    return " ".join("".join(words).split()) or None


def _parts(message: Message) -> Iterator[Message]:
    """The innermost parts in order, ``MAX_PARTS`` at most; without recursion, however deep they lie."""
    stack = [message]
    seen = 0
    while stack and seen < MAX_PARTS:
        part = stack.pop()
        seen += 1
        inner = part.get_payload()
        if isinstance(inner, list):
            stack.extend(reversed([p for p in inner if isinstance(p, Message)]))
        else:
            yield part


def parts_of_kind(message: Message, kind: str) -> list[Message]:
    """The parts of a content type, in order, attachments of other kinds left out."""
    return [part for part in _parts(message) if part.get_content_type() == kind]


def attachments_of(message: Message, suffixes: frozenset[str]) -> list[tuple[str, Message]]:
    """The parts that are files with one of these suffixes, by name."""
    named = ((_name_of(part), part) for part in _parts(message))
    return [(name, part) for name, part in named if name.rpartition(".")[2].lower() in suffixes]


def _name_of(part: Message) -> str:
    """The file name of a part, "" where it has none that can be read."""
    try:
        return part.get_filename() or ""
    except (MessageError, ValueError, LookupError, TypeError):
        return ""


def content_of(part: Message) -> bytes:
    """The part's bytes, its transfer encoding undone."""
    try:
        content = part.get_payload(decode=True)
    except (ValueError, LookupError, TypeError):
        return b""
    return content if isinstance(content, bytes) else b""


def charset_of(part: Message) -> str | None:
    """The charset that the part states, None where it states none that Python knows."""
    try:
        charset = part.get_content_charset()
        return charset if charset and codecs.lookup(charset) else None
    except (LookupError, ValueError, TypeError):
        return None


def text_of(part: Message) -> str:
    """The part as text: in its stated charset, else UTF-8 where valid, else Windows-1252."""
    content = content_of(part)
    for charset in (charset_of(part), "utf-8"):
        try:
            if charset:
                return content.decode(charset)
        except (ValueError, LookupError):
            continue
    return content.decode("cp1252", "replace")
