"""One element of a page → the words that a reader sees in it (pure): as one line, or as blocks; what is hidden is left out."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from typing import Any

from lxml import etree

from galley_watch.extract import text
from galley_watch.extract.page_text.blocks import Block, Blocks, Region
from galley_watch.extract.page_text.element_kinds import BLOCK, NEVER_TEXT

_UNSEEN = NEVER_TEXT | {"button", "select", "textarea", "iframe", "object", "audio", "video", "canvas", "nav"}
_CELLS = frozenset(("td", "th"))
_BOLD = frozenset(("b", "strong", "u", "em", "i", "span", "font"))
_STYLES = {"b": "bold", "strong": "bold", "a": "link"}
BOLD_LEVEL = 6
"""The level of a line that stands in bold type alone."""
_SYSTEMS = (
    re.compile(r"(?<![a-z])metric(?![a-z])", re.IGNORECASE),
    re.compile(
        r"(?<![a-z])(?:imperial|us[-_]?customary|us[-_](?:units?|measures?)|(?:units?|measures?)[-_]us|customary)(?![a-z])", re.IGNORECASE
    ),
)
_HIDDEN_STYLE = re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden", re.IGNORECASE)
_HIDDEN_LABEL = re.compile(
    r"(?<![\w-])(?:sr-only|screen-reader(?:-text|-only)?|visually-?hidden|visuallyhidden|assistive-text)(?![\w-])", re.IGNORECASE
)
_BEFORE_MARK = re.compile(r"\s+(?=[,;.)](?:\s|$))|(?<=\()\s+")
"""Blanks that pages leave where an element ends before a comma or begins behind a bracket."""
_MAX_ELEMENTS = 5_000
_CAPTION_LABEL = re.compile(r"(?<![a-z])caption", re.IGNORECASE)
_KEEPS_LINES = re.compile(r"white-space\s*:\s*(?:pre|break)", re.IGNORECASE)
_MAX_ABOVE = 40
_MAX_BEFORE = 20
_HEADING_SIZE = 60
"""Characters of a bold paragraph that may be a heading."""


def is_hidden(element: Any) -> bool:
    """Does the element itself say that it is not shown?"""
    style, label = element.get("style"), element.get("class")
    return (
        element.get("hidden") is not None
        or (style is not None and _HIDDEN_STYLE.search(style) is not None)
        or (label is not None and _HIDDEN_LABEL.search(label) is not None)
    )


def is_second_measure(element: Any) -> bool:
    """Does the element state in another system of measures what one before it, of the same parent, states already?"""
    label = element.get("class")
    if not label:
        return False
    for system, other in (_SYSTEMS, _SYSTEMS[::-1]):
        if system.search(label):
            return any(other.search(before.get("class") or "") for before in islice(element.itersiblings(preceding=True), _MAX_BEFORE))
    return False


def within_hidden(elements: Iterable[Any]) -> set[Any]:
    """Those of the elements that are not shown, themselves or with what stands around them."""
    known: dict[Any, bool] = {}
    for element in elements:
        above = [element, *islice(element.iterancestors(), _MAX_ABOVE)]
        asked = next((place for place, one in enumerate(above) if one in known), len(above))
        hides = asked < len(above) and known[above[asked]]
        for one in reversed(above[:asked]):
            hides = known[one] = hides or is_hidden(one) or is_second_measure(one)
    return {element for element in known if known[element]}.intersection(elements)


def line_of(element: Any) -> str:
    """All words that the element shows, as one line; a picture's only where there are no others."""
    blocks = blocks_of(element).blocks
    return text.plain(" ".join(block.text for block in blocks if block.tag != "figcaption") or " ".join(block.text for block in blocks))


def paragraphs_of(element: Any) -> str:
    """The element's lines as paragraphs of markup, so that they can be told apart."""
    lines = [block.text for block in blocks_of(element).blocks if block.tag != "figcaption"]
    return "".join(f"<p>{html.escape(line, quote=False)}</p>" for line in lines) if len(lines) > 1 else line_of(element)


def blocks_of(element: Any, breaks_at: Iterable[Any] = ()) -> Blocks:
    """The element's lines in order, and its list items as regions; ``breaks_at`` are inline elements that are lines of their own."""
    walk = _Walk(element, frozenset(breaks_at))
    walk.run()
    return Blocks(tuple(walk.blocks), tuple(walk.regions))


class _Walk:
    """The state of one bounded walk: the line being gathered, and the elements that are open."""

    def __init__(self, top: Any, breaks_at: frozenset[Any]) -> None:
        self.top = top
        self.breaks_at = breaks_at
        self.blocks: list[Block] = []
        self.regions: list[Region] = []
        self.line: list[str] = []
        self.within = {"bold": 0, "link": 0}
        self.size = {"bold": 0, "link": 0}
        self.open: list[tuple[Any, int]] = []
        self.keeps_lines = top.tag == "pre" or _KEEPS_LINES.search(top.get("style") or "") is not None

    def run(self) -> None:
        walk = etree.iterwalk(self.top, events=("start", "end"))
        for number, (event, element) in enumerate(walk):
            if number > _MAX_ELEMENTS:
                break
            if event == "start":
                if self._start(element):
                    walk.skip_subtree()
            else:
                self._end(element)
        self._flush("p")

    def _start(self, element: Any) -> bool:
        """Open an element; True where its inside is not to be walked."""
        if not isinstance(element.tag, str) or (element.tag in _UNSEEN and not self._is_word(element)):
            return True
        if element is not self.top and (is_hidden(element) or is_second_measure(element)):
            return True
        if element.tag == "br":
            self._flush(self._tag())
        elif element.tag in BLOCK or element in self.breaks_at:
            if element.tag not in _CELLS or not self._in_row():
                self._flush(self._tag())
            self.open.append((element, len(self.blocks)))
        if element.tag in _STYLES:
            self.within[_STYLES[element.tag]] += 1
        self._add(element.text, element.tag)
        return False

    def _is_word(self, element: Any) -> bool:
        """A button in the middle of a line explains a word of it; at an end it does something."""
        return element.tag == "button" and bool(self.line) and bool((element.tail or "").strip(" .\n\t"))

    def _in_row(self) -> bool:
        return bool(self.open) and self.open[-1][0].tag == "tr"

    def _end(self, element: Any) -> None:
        if self.open and self.open[-1][0] is element:
            _, start = self.open.pop()
            if element.tag in _CELLS and self._in_row() and start == len(self.blocks) and _tag_of(element, self.top) == element.tag:
                self.line.append(" ")
            else:
                self._flush(_tag_of(element, self.top))
            if element.tag in ("li", "tr") and len(self.blocks) > start:
                self.regions.append(Region(start, len(self.blocks), element.tag, ""))
        if element.tag in _STYLES and self.within[_STYLES[element.tag]]:
            self.within[_STYLES[element.tag]] -= 1
        if element is not self.top:
            is_number = element.tag in _BOLD and (element.text or "").strip().isdigit() and (element.tail or "")[:1].isupper()
            self._add(f" {element.tail}" if is_number else element.tail, "")

    def _tag(self) -> str:
        return _tag_of(self.open[-1][0], self.top) if self.open else "p"

    def _add(self, words: str | None, tag: str) -> None:
        """Pages set amount, unit and name side by side in elements and part them by style alone."""
        if words:
            last = self.line[-1][-1:] if self.line else ""
            stuck = (tag in ("span", "strong", "a", "label") and last.isalnum() and words[:1].isalnum()) or (
                tag == "sup" and last.isdigit() and words.strip().isdigit()
            )
            first, *others = words.split("\n") if self.keeps_lines else [words]
            self._take(f" {first}" if stuck else first)
            for other in others:
                self._flush(self._tag())
                self._take(other)

    def _take(self, words: str) -> None:
        self.line.append(words)
        for style, depth in self.within.items():
            if depth:
                self.size[style] += len(words.strip())

    def _flush(self, tag: str) -> None:
        line = "".join(self.line)[: text.MAX_TEXT]
        self.line.clear()
        bold, linked = (size * 10 >= len(line.strip()) * 9 for size in self.size.values())
        self.size = dict.fromkeys(self.size, 0)
        if line and (words := _BEFORE_MARK.sub("", text.plain(line))):
            level = int(tag[1]) if len(tag) == 2 and tag[0] == "h" and tag[1].isdigit() else 0
            if not level and bold and len(words) <= _HEADING_SIZE and not words.endswith((".", "!", "?", ",")):
                level = BOLD_LEVEL
            self.blocks.append(Block(words, tag, level, linked))


def without_bold_headings(blocks: Iterable[Block]) -> list[Block]:
    """Bold lines are headings only where they are the fewer."""
    kept = list(blocks)
    if 2 * sum(1 for block in kept if block.level == BOLD_LEVEL) <= len(kept):
        return kept
    return [replace(block, level=0) if block.level == BOLD_LEVEL else block for block in kept]


def _tag_of(element: Any, top: Any) -> str:
    """Many pages say by a class that words are a picture's."""
    return "figcaption" if element is not top and _CAPTION_LABEL.search(element.get("class") or "") else str(element.tag)


def is_all_bold(element: Any) -> bool:
    """Do all words of the element stand in bold type, and no sentence among them?"""
    while (element.text or "").strip() == "" and len(element) == 1 and not (element[0].tail or "").strip():
        element = element[0]
        if element.tag in ("b", "strong"):
            return not "".join(element.itertext()).rstrip().endswith((".", "!", "?", ","))
        if element.tag not in _BOLD:
            return False
    return False


def address_of_picture(image: Any) -> str | None:
    """As the page states it. Where the picture is loaded later, ``src`` holds a stand-in and another attribute the address."""
    for name in ("data-src", "data-lazy-src", "data-original", "src", "content", "data-srcset", "srcset"):
        value = (image.get(name) or "").strip()
        if value and not value.startswith("data:"):
            return value.split()[0].rstrip(",") if name.endswith("srcset") else value
    return None
