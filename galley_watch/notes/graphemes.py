"""Cutting text without cutting a letter or an emoji in two (pure).

The rules of Unicode Standard Annex 29 that matter for names: marks, joiners, variation selectors, skin tones, flags, Hangul.
"""

from __future__ import annotations

import unicodedata

_JOINER = "\u200d"


def cut_to_bytes(text: str, limit: int) -> str:
    """The longest beginning of ``text`` that fits ``limit`` UTF-8 bytes and ends between two graphemes."""
    size, end = 0, 0
    for index, character in enumerate(text):
        if index and is_boundary(text, index):
            end = index
        size += len(character.encode())
        if size > limit:
            return text[:end]
    return text


def is_boundary(text: str, index: int) -> bool:
    """Whether a grapheme ends before ``text[index]``."""
    before, after = text[index - 1], text[index]
    if _extends(after) or before == _JOINER or _is_virama(before):
        return False
    if _is_flag_letter(before) and _is_flag_letter(after):
        first = index
        while first > 0 and _is_flag_letter(text[first - 1]):
            first -= 1
        return (index - first) % 2 == 0
    return not ((_is_jamo(before) and _is_jamo(after)) or (_is_syllable(before) and "\u1160" <= after <= "\u11ff"))


def _extends(character: str) -> bool:
    return (
        character in "\u200c\u200d"
        or unicodedata.category(character) in ("Mn", "Mc", "Me")
        or "\U0001f3fb" <= character <= "\U0001f3ff"
        or "\U000e0020" <= character <= "\U000e007f"
        or "\uff9e" <= character <= "\uff9f"
    )


def _is_virama(character: str) -> bool:
    return unicodedata.combining(character) == 9


def _is_flag_letter(character: str) -> bool:
    return "\U0001f1e6" <= character <= "\U0001f1ff"


def _is_jamo(character: str) -> bool:
    return "\u1100" <= character <= "\u11ff"


def _is_syllable(character: str) -> bool:
    return "\uac00" <= character <= "\ud7a3"
