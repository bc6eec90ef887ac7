"""Numbers in one form, and lines in the form in which they are compared (pure): "½ cup" of the page and "0.5 cup" of its markup are one."""

from __future__ import annotations

import re
import unicodedata

VULGAR_FRACTIONS = "¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞"
AMOUNT_SIGN = rf"[\d{VULGAR_FRACTIONS}]"
"""The pattern of one sign of an amount."""
HAS_AMOUNT = re.compile(AMOUNT_SIGN)
"""To search a line for an amount, or to match one at its beginning."""
_PLAIN = {sign: f" {unicodedata.normalize('NFKC', sign).replace(chr(0x2044), '/')} " for sign in VULGAR_FRACTIONS}
_DECIMAL = re.compile(r"(?<![\d.,])(\d{1,4})[.,](\d{1,6})(?![\d.,]*\d)")
_PARTS = {"0": "", "5": "1/2", "25": "1/4", "75": "3/4", "125": "1/8", "375": "3/8", "625": "5/8", "875": "7/8"}
_PARTS |= {"2": "1/5", "4": "2/5", "6": "3/5", "8": "4/5"}
_PARTS |= {"33": "1/3", "333": "1/3", "66": "2/3", "67": "2/3", "667": "2/3"}
_OTHER_GAPS = re.compile(r"[^\x00-\x7f\w]+")
_ASCII_GAPS = bytes(code for code in range(128) if not chr(code).isalnum())


def plain_fractions(text: str) -> str:
    """ "1½" → "1 1/2 "."""
    if text.isascii():
        return text
    for sign, plain in _PLAIN.items():
        if sign in text:
            text = text.replace(sign, plain)
    return text.replace("\u2044", "/")


def without_decimals(line: str) -> str:
    """ "0.5 cup" → "1/2 cup", "1,25 dl" → "1 1/4 dl", "800.0 g" → "800 g"; other decimals stay."""
    return _DECIMAL.sub(_as_fraction, line) if "." in line or "," in line else line


def _as_fraction(found: re.Match[str]) -> str:
    whole, part = found[1], found[2].rstrip("0") or "0"
    if part not in _PARTS:
        return found[0]
    return " ".join(filter(None, ("" if whole == "0" and part != "0" else whole, _PARTS[part])))


def bare_of(text: str) -> str:
    """Its letters and digits in lower case, fractions as digits: the form in which lines are looked for and compared."""
    text = plain_fractions(text)
    # most gaps are ASCII, which bytes drop in one go; in UTF-8 no other character holds such a byte
    plain = text.casefold().encode("utf-8", "surrogatepass").translate(None, _ASCII_GAPS).decode("utf-8", "surrogatepass")
    return plain if plain.isascii() else _OTHER_GAPS.sub("", plain)
