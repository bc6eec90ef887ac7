"""Headings inside a value of recipe data, which only its tags or signs show to be headings (pure)."""

from __future__ import annotations

import re
from itertools import pairwise

from galley_watch.extract import text
from galley_watch.extract.page_text import words

HEADED = "\ue000"
"""Stands before a paragraph that is a heading by its element, while the tags are taken away."""
NUMBERED = re.compile(
    rf"^(?:(?:{words.STEP})\s*\d{{1,2}}\s*[.:)\-–]*(?:\s+|(?=[^\W\d_]))|\d{{1,2}}\s*[.)]\s*(?=\D)|\(\d{{1,2}}\)\s*(?=[^\W\d_])|\d{{1,2}}\s*[-–]\s+(?=[^\W\d_]))",
    re.IGNORECASE,
)
_MARKED = re.compile(
    r"<(?P<around>p|div|li|h[2-6])\b[^<>]{0,300}>\s*(?:<(?P<bold>strong|b)\b[^<>]{0,300}>)?(?P<words>[^<>]{2,80})(?(bold)</(?P=bold)>)[\s:]*</(?P=around)>",
    re.IGNORECASE,
)
_BOLD_ONLY = re.compile(
    r"^\s*(?:<(?:p|div)>\s*)?<(strong|b)\b[^<>]{0,300}>[^<>]+</\1>\s*(?:</(?:p|div)>\s*)?$|^\s*\*\*[^*\n]+\*\*\s*$", re.IGNORECASE
)
_SIGNS = re.compile(r"^(?:#{1,6}\s+(?P<after>[^\W\d].{0,80})|[-=–—~]{2,}\s*(?P<between>[^\W\d].{0,80}?)\s*[-=–—~]{2,})$")


def is_all_bold(value: str) -> bool:
    """Is the whole value bold, by tags or as Markdown?"""
    return ("<" in value or "**" in value) and _BOLD_ONLY.match(value) is not None


def headed_by_signs(line: str) -> str | None:
    """The words of a heading as in Markdown or between rules: "## Sauce", "--- Sauce ---"."""
    found = _SIGNS.match(line)
    return (found["after"] or found["between"]) if found else None


def with_marked_headings(value: str) -> str:
    """The value with a mark before each heading element and bold paragraph, where these are the fewer of its paragraphs."""
    if "<" not in value:
        return value
    found = [match for match in _MARKED.finditer(value[: text.MAX_TEXT]) if _is_heading(match)]
    if not found or len(found) * 2 > len(text.paragraphs(value)):
        return value
    starts = [match.start("words") for match in found]
    pieces = (value[start:end] for start, end in pairwise([0, *starts, len(value)]))
    return HEADED.join(pieces)


def _is_heading(match: re.Match[str]) -> bool:
    is_bold, stated = match["bold"] is not None, text.plain(match["words"])
    if not (is_bold or match["around"].lower().startswith("h")) or not stated or words.ORDINAL_LABEL.match(stated):
        return False
    return len(stated) <= 60 and not stated.endswith((".", "!", "?")) and not NUMBERED.match(stated)
