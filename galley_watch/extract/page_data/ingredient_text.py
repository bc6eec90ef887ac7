"""A list of ingredients in one string → lines and headings (pure): HTML, Markdown or lines."""

from __future__ import annotations

import re
from collections.abc import Iterator

from galley_watch.extract import text
from galley_watch.extract.fractions import HAS_AMOUNT
from galley_watch.extract.markup.ingredient_lines import GroupHeading, clean_line, headed_by_bullets, split_ingredients
from galley_watch.extract.page_text import words

MARKED_HEADING = re.compile(r"<(?P<tag>h[1-6]|strong|b)\b[^<>]{0,300}>(?P<words>[^<>]{2,80})</(?P=tag)>\s*:?\s*(?=<|\n|\Z)", re.IGNORECASE)
_HASHES = re.compile(r"^#{1,6}\s+(?P<words>[^\n]{1,80}?)\s*#*$", re.MULTILINE)
_STARS = re.compile(r"^\*{2}(?P<words>[^*\n]{2,60})\*{2}:?$|^__(?P<underlined>[^_\n]{2,60})__:?$", re.MULTILINE)
_HEADED = "\ue001"
_LIST_SIGN = re.compile(r"^(?:[-*+]\s+)?(?:\[[ xX]?\]\s+)?")


def lines_of_text(value: str) -> Iterator[str | GroupHeading]:
    """A list in one string: HTML, Markdown or lines."""
    value = value[: text.MAX_TEXT]
    marked = MARKED_HEADING.sub(lambda found: f"\n\n{_HEADED}{found['words']}\n\n" if "<" in value else found[0], value)
    marked = _HASHES.sub(lambda found: f"\n{_HEADED}{found['words']}\n", marked)
    marked = _STARS.sub(lambda found: f"\n{_HEADED}{found['words'] or found['underlined']}\n", marked)
    lines = text.lines(marked)
    if len(lines) == 1 and not lines[0].startswith(_HEADED):
        lines = split_ingredients(lines[0])
    for line in headed_by_bullets(lines):
        if isinstance(line, GroupHeading):
            yield GroupHeading(line.text.lstrip(_HEADED).strip())
        elif line.startswith(_HEADED):
            heading = line.lstrip(_HEADED).strip()
            if HAS_AMOUNT.search(heading):
                yield clean_line(heading)
            elif not words.INGREDIENTS_HEADING.match(heading):
                yield GroupHeading(heading)
        elif cleaned := clean_line(_LIST_SIGN.sub("", line)):
            yield cleaned
