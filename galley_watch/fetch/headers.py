"""What the headers of an answer say (shell)."""

from __future__ import annotations

import re

_CHARSET = re.compile(r"""[;,]\s*charset\s*=\s*("[^"]*"|'[^']*'|[^\s;,]+)""", re.IGNORECASE)
_MEDIA_TYPE = re.compile(r"[\w!#$&^.+-]+/[\w!#$&^.+-]+", re.ASCII)
_LONGEST_CHARSET = 64


class Headers:
    """Header fields by name in any case; values as text, whatever bytes were sent."""

    def __init__(self, fields: list[tuple[bytes, bytes]]) -> None:
        self.fields = [(name.decode("latin-1").lower(), _text(value)) for name, value in fields]

    def all(self, name: str) -> list[str]:
        return [value for field, value in self.fields if field == name]

    def first(self, name: str) -> str | None:
        return next(iter(self.all(name)), None)

    @property
    def content_type(self) -> str | None:
        """``type/subtype`` in lower case; None where none is stated or what is stated is none."""
        media_type = re.split("[;,]", self.first("content-type") or "", maxsplit=1)[0].strip().lower()
        return media_type if _MEDIA_TYPE.fullmatch(media_type) else None

    @property
    def charset(self) -> str | None:
        """The charset parameter as sent, not checked against anything."""
        found = _CHARSET.search(self.first("content-type") or "")
        return (found[1].strip("\"' ")[:_LONGEST_CHARSET] or None) if found else None

    @property
    def content_length(self) -> int | None:
        stated = self.first("content-length") or ""
        return int(stated) if stated.isascii() and stated.isdigit() and len(stated) < 20 else None

    @property
    def encodings(self) -> tuple[str, ...]:
        """Content-Encoding in the order applied; "identity" and blanks left out."""
        names = ",".join(self.all("content-encoding")).lower().split(",")
        return tuple(name.strip() for name in names if name.strip() not in ("", "identity"))


def _text(value: bytes) -> str:
    try:
        return value.decode("utf-8")
    except UnicodeDecodeError:
        return value.decode("latin-1")
