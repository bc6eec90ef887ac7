"""Text from outside, safe to show in a sentence or on a terminal (pure)."""

from __future__ import annotations

import unicodedata

# Controls, formats (bidi overrides, zero width), surrogates, private use, unassigned, line and paragraph separators: what could
# move the cursor, reorder a line or hide in it. A soft hyphen or joiner inside a word is escaped too: harmless, and one rule.
_UNSAFE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def printable(text: str) -> str:
    """The text on one line with everything that could command a terminal escaped (``\\x1b``, ``\\u202e``); letters of any language stay."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(ascii(c)[1:-1] if unicodedata.category(c) in _UNSAFE else c for c in text)
