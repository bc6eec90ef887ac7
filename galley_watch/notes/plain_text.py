"""What a page says, as one line without characters that do something or cannot be seen (pure)."""

from __future__ import annotations

import re
import unicodedata

LINE_LIMIT = 2_000
TEXT_LIMIT = 20_000

_ZERO_WIDTH_JOINERS = "\u200c\u200d"
_BLACK_FLAG = "\U0001f3f4"
# Format characters that print: Arabic number signs and the like (Unicode general category Cf, but visible).
_PRINTING_FORMATS = frozenset("\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd")
# Letters by category that print nothing: Hangul fillers, the grapheme joiner, the blank braille pattern.
_BLANK_LETTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_JOINABLE = frozenset({"Lo", "Mn", "Mc", "So", "Sk"})
_ORDINARY = re.compile(r"[ -~\u00a1-\u00ac\u00ae-\u02ff]*")

_LOST_BLANK = re.compile(
    r"(?<=[^\W\d_]{3}[.!?])(?<!www\.)(?=[A-ZÀ-Þ][a-zà-ÿ]|[A-ZÀ-Þ]{3})|(?<=[^\W\d_]{3}[.!?])(?=\([A-ZÀ-Þ])"
    r"|(?<=[^\W\d_]{3}[.!?]\))(?=[A-ZÀ-Þ(])"
)
"""Between two sentences, which may stand in brackets: a short form before the dot ("Dr.Weber") is shorter."""

_INSIDE = r"[^()]*(?:\([^()]*\)[^()]*)*"
"""What stands in brackets, with further ones inside it."""
_LOOSE = (
    (re.compile(r"\[([^\[\]|]+?)\s*\|\s*https?://[^\s\]]+\]"), r"\1"),
    (re.compile(rf"\((\([^()]*\){_INSIDE})\)\Z"), r"\1"),
    (re.compile(rf",\s*\((?=[^\W\d_])({_INSIDE})\)\Z"), r", \1"),
    (re.compile(r"\(\s*(?:[,;]|[.-](?=\s))?\s*(?=[\w\[])"), "("),
    (re.compile(r"(?<=\w)\s*[,;]?\s+\(\)"), ""),
    (re.compile(r"(?<=[\w)])\s+(?=[,;)](?:[\s,;)]|\Z))"), ""),
    (re.compile(r"(?<=\w)([,;])(?:\s*\1)+"), r"\1"),
)
"""Marks that recipe plugins leave where they set a remark in brackets behind a name: "leek, (cut)", "shallot (, sliced )", "salt ()"."""


def plain(text: str, limit: int = LINE_LIMIT) -> str:
    """``text`` single-spaced and trimmed, at most ``limit`` characters (an ellipsis says that it was cut).

    Gone are control characters, bidirectional controls, zero-width and other invisible characters, and what no file can hold
    (lone surrogates, noncharacters). Joiners stay where a script or an emoji needs them.
    """
    # A page may hold megabytes in one value: what is far beyond the limit is not even looked at.
    line = " ".join(text[: limit * 4].split())
    if not _ORDINARY.fullmatch(line):
        line = " ".join(_visible(line).split())
    if len(line) > limit or len(text) > limit * 4:
        line = line[: limit - 1].rstrip() + "…"
    return line


def prose(text: str) -> str:
    """``text`` plain as sentences; where a page's markup has lost a line break between two of them, a blank parts them."""
    return _LOST_BLANK.sub(" ", plain(text, TEXT_LIMIT))


def without_loose_marks(line: str) -> str:
    """A plain ingredient line as a person would have typed it: "shallot (, sliced )" → "shallot (sliced)", "leek, (cut)" → "leek, cut"."""
    for pattern, instead in _LOOSE if "(" in line or "," in line or ";" in line or "|" in line else ():
        line = pattern.sub(instead, line)
    return line.rstrip()


def _visible(line: str) -> str:
    kept: list[str] = []
    for index, character in enumerate(line):
        before = kept[-1] if kept else ""
        if character in _ZERO_WIDTH_JOINERS:
            keep = _joins(before, line[index + 1 : index + 2])
        elif _is_tag(character):
            keep = before == _BLACK_FLAG or _is_tag(before)
        elif _is_variation_selector(character):
            keep = before not in ("", " ") and not _is_variation_selector(before) and before not in _ZERO_WIDTH_JOINERS
        else:
            keep = _is_visible(character)
        if keep:
            kept.append(character)
    return "".join(kept)


def _joins(before: str, after: str) -> bool:
    """Whether a joiner between these two shapes a word or an emoji (Persian, the Indic scripts, families and flags)."""
    return bool(before and after) and _shapes(before) and _shapes(after)


def _shapes(character: str) -> bool:
    return unicodedata.category(character) in _JOINABLE or _is_variation_selector(character)


def _is_tag(character: str) -> bool:
    return "\U000e0020" <= character <= "\U000e007f"


def _is_variation_selector(character: str) -> bool:
    return "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"


def _is_visible(character: str) -> bool:
    category = unicodedata.category(character)
    if category == "Cf":
        return character in _PRINTING_FORMATS
    if category in ("Cc", "Cs"):
        return False
    return ord(character) & 0xFFFE != 0xFFFE and not 0xFDD0 <= ord(character) <= 0xFDEF and character not in _BLANK_LETTERS
