"""Vulgar fractions as digits (pure), so that "½ cup" of the page and "1/2 cup" of its markup are one line."""

from __future__ import annotations

import unicodedata

_VULGAR = "¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞"
_PLAIN = {sign: f" {unicodedata.normalize('NFKC', sign).replace(chr(0x2044), '/')} " for sign in _VULGAR}


def plain_fractions(text: str) -> str:
    """ "1½" → "1 1/2 "."""
    if text.isascii():
        return text
    for sign, plain in _PLAIN.items():
        if sign in text:
            text = text.replace(sign, plain)
    return text.replace("\u2044", "/")
