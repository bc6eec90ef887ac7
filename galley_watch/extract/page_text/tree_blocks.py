"""The tree of a page as a run of blocks in reading order (pure), in one bounded walk."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from typing import Any

from lxml import etree

from galley_watch.extract import text
from galley_watch.extract.fractions import AMOUNT_SIGN
from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.blocks import MAX_BLOCKS, PARAGRAPH, Block, Blocks, Region, parted_at_inline_headings
from galley_watch.extract.page_text.element_kinds import (
    BLOCK,
    COMMENTS,
    MAY_HAVE_TWIN,
    NEVER_TEXT,
    SKIPPED,
    is_caption,
    is_hidden_twin,
    repeats_ingredients,
)
from galley_watch.extract.page_text.item_lines import as_one_line, heads_rows, is_head_row, is_in_bold, pairs_of, times_in_columns
from galley_watch.extract.page_text.typed_lists import with_typed_lists
from galley_watch.extract.page_text.wrapped_lines import unwrapped

_MAX_EVENTS = 150_000
"""Beginnings and ends of elements."""
_FEW_BLOCKS = 8
_LISTS = frozenset(("ul", "ol"))
_LEVELS = {f"h{level}": level for level in range(1, 7)}
_MARKED_IN = ("class", "id", "itemprop", "data-testid")
_LINE_PROPERTIES = frozenset(("recipeIngredient", "ingredients", "ingredient"))
_MAY_HOLD_ITEMS = frozenset(("div", "section", "dl", "ul", "fieldset", "main", "article", "body", "form", "td"))
_MAY_HOLD_COMMENTS = frozenset(("div", "section", "ol", "ul", "aside"))
_HEADING_SIZE = 60
_SENTENCE_OR_AMOUNT = re.compile(rf"{AMOUNT_SIGN}|[.!?]\s*$")
_COUNTED_HEADING = re.compile(rf"(?:\d{{1,2}}[.)]\s+[^.!?]*:|(?:{words.STEP})\s+\d{{1,2}}\s*[:–—-]\s+[^.!?:]*:?)\s*$", re.IGNORECASE)
"""Set in bold: "2. For the filling:", "Step 2: the filling"."""
_FEWEST_ITEMS = 3


def blocks_of_tree(root: Any) -> Blocks:
    """Blocks of the tree in one bounded walk; scripts, navigation and controls are left out."""
    found = _Walk(SKIPPED).over(root)
    if len(found.blocks) >= _FEW_BLOCKS:
        return found
    # an element that is never closed, or a body hidden until scripts show it, swallows the page
    return max(found, _Walk(NEVER_TEXT).over(root), key=lambda blocks: len(blocks.blocks))


class _Walk:
    """The state of one walk: the line being gathered, and the elements that are open."""

    def __init__(self, skipped: frozenset[str]) -> None:
        self.skipped = skipped
        self.blocks: list[Block] = []
        self.regions: list[Region] = []
        self.line: list[str] = []
        self.open: list[tuple[Any, int]] = []
        self.items: set[Any] = set()
        self.anchors = 0
        self.linked = 0
        self.bolds = 0
        self.bold = 0
        self.parted = False
        """Did a span begin right behind another one, with no word since?"""
        self.paragraph = 0
        """The first block since the last element that began or ended, or since an empty line."""

    def over(self, root: Any) -> Blocks:
        walk = etree.iterwalk(root, events=("start", "end"))
        for event, element in islice(walk, _MAX_EVENTS):
            if event == "end":
                self._end(element)
            elif self._start(element):
                walk.skip_subtree()
            if len(self.blocks) >= MAX_BLOCKS:
                break
        if self.line:
            self._flush("p")
        return with_typed_lists(Blocks(tuple(self.blocks), tuple(self.regions)))

    def _start(self, element: Any) -> bool:
        """Begin an element; True where its inside is not to be walked."""
        tag = element.tag
        if self._is_left_out(element, tag):
            return True
        if tag == "br":
            if self.line:
                if _is_below_slanted(element):
                    self.bold = sum(map(len, self.line))
                self._flush(self._tag())
            else:
                self._end_paragraph()
        elif tag == "pre" and "\n" in "".join(islice(element.itertext(), 40)).strip():
            if self.line:
                self._flush(self._tag())
            self._read_lines(element)
            return True
        elif tag in BLOCK or element in self.items or element.get("itemprop") in _LINE_PROPERTIES:
            if self._start_block(element):
                return True
        elif tag == "a":
            self.anchors += 1
            if element.text == text.PARAGRAPH_SIGN:
                return True
        elif tag == "strong" or tag == "b":
            self.bolds += 1
        self.parted = self.parted or (tag == "span" and _follows_span(element))
        if said := element.text:
            if tag == "span" and self.line and self.line[-1][-1:].isalnum() and said[:1].isalnum() and element.getprevious() is not None:
                self.line.append(" ")  # parted by style alone
            self._add(said)
        return False

    def _is_left_out(self, element: Any, tag: Any) -> bool:
        if tag in self.skipped or repeats_ingredients(element):
            return True
        if self.skipped is not SKIPPED:
            return False
        if element.get("hidden") is not None or (tag in MAY_HAVE_TWIN and is_hidden_twin(element)):
            return True
        return tag in _MAY_HOLD_COMMENTS and len(self.blocks) >= _FEW_BLOCKS and _holds_comments(element)

    def _start_block(self, element: Any) -> bool:
        """Open an element that begins a line; True where its text is gathered at once."""
        if self.line:
            self._flush(self._tag(), above_list=element.tag in _LISTS)
        self._end_paragraph()
        self.open.append((element, len(self.blocks)))
        tag = element.tag
        if tag == "li" or tag == "tr" or element in self.items:
            return self._read_item(element)
        if (tag == "dl" and (pairs := pairs_of(element))) or (tag == "table" and (pairs := times_in_columns(element))):
            self._add_pairs(pairs)
            return True
        if tag in _MAY_HOLD_ITEMS:
            self._note_repeated(element)
        return False

    def _read_item(self, element: Any) -> bool:
        """Gather an item or a row that is one line; False where it is more."""
        line = as_one_line(element)
        if line is None:
            return False
        if element.tag == "tr" and is_head_row(element):
            self.line += words.columns_of_ingredients("".join(cell.itertext()) for cell in element)
            self._flush("th", level=6)
            return True
        self.line.append(line)
        if (element.tag == "tr" and heads_rows(element)) or (element.tag == "li" and _heads_items(element, line)):
            self._flush(element.tag, level=6)
            return True
        self.linked = len(line) if self.anchors else sum(len("".join(anchor.itertext())) for anchor in element.iter("a"))
        return True

    def _add(self, said: str) -> None:
        if not self.line and said.isspace():
            return
        if self.parted and not said.isspace():
            if self.line and self.line[-1][-1:].isalnum() and said[:1].isalnum():
                self.line.append(" ")
            self.parted = False
        self.line.append(said)
        if self.anchors:
            self.linked += len(said)
        if self.bolds:
            self.bold += len(said)

    def _end(self, element: Any) -> None:
        tag = element.tag
        if self.open and self.open[-1][0] is element:
            if self.line:
                self._flush("figcaption" if tag in ("p", "div") and is_caption(element.get("class")) else tag)
            self._end_paragraph()
            _, start = self.open.pop()
            if len(self.blocks) > start and len(self.regions) < MAX_BLOCKS * 3:
                label = " ".join(filter(None, map(element.get, _MARKED_IN)))
                self.regions.append(Region(start, len(self.blocks), tag, label[:300].lower()))
        if self.anchors and tag == "a":
            self.anchors -= 1
        elif self.bolds and (tag == "strong" or tag == "b"):
            self.bolds -= 1
        if tail := element.tail:
            self._add(tail)

    def _tag(self) -> str:
        return self.open[-1][0].tag if self.open else "p"

    def _flush(self, tag: str, level: int = 0, above_list: bool = False) -> None:
        said = " ".join("".join(self.line).split())
        linked = self.linked * 10 > len(said) * 7
        is_bold = 0 < len(said) < _HEADING_SIZE and self.bold >= len(said)
        self.line.clear()
        self.linked = self.bold = 0
        if said:
            said = text.plain(said) if len(said) < text.MAX_TEXT else said[: text.MAX_TEXT]
            level = level or _LEVELS.get(tag, 0)
            may_head = is_bold and (tag == "p" or (tag == "li" and above_list))
            if may_head and (_COUNTED_HEADING.match(said) or not _SENTENCE_OR_AMOUNT.search(said)):
                level = 6  # what is set in bold by itself heads what follows
            for part in parted_at_inline_headings(said):
                self.blocks.append(Block(part, tag, level, linked))

    def _end_paragraph(self) -> None:
        """Empty lines part the lines of one element like paragraphs."""
        if len(self.blocks) > self.paragraph + 2:
            self.regions.append(Region(self.paragraph, len(self.blocks), PARAGRAPH, ""))
        self.paragraph = len(self.blocks)

    def _read_lines(self, element: Any) -> None:
        """A text whose line breaks are kept: each line a block."""
        for line in unwrapped("".join(element.itertext())[: text.MAX_TEXT].splitlines()):
            self.line.append(line)
            self._flush("p")
            if not line.strip():
                self._end_paragraph()
        self._end_paragraph()

    def _add_pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        for name, value in pairs:
            self.line.append(f"{name} {value}" if any(map(str.isalnum, name)) else value)
            self._flush("dd")

    def _note_repeated(self, element: Any) -> None:
        """Three or more like children are items of a list, whatever their tag: each is one line."""
        if len(element) < _FEWEST_ITEMS:
            return
        children = [child for child in islice(element, 300) if _may_be_item(child.tag)]
        if len(children) < _FEWEST_ITEMS:
            return
        kinds = Counter((child.tag, child.get("class")) for child in children)
        for (tag, label), count in kinds.most_common(1):
            if count >= _FEWEST_ITEMS and (label or tag not in BLOCK):
                self.items |= {child for child in children if child.tag == tag and child.get("class") == label}


def _holds_comments(element: Any) -> bool:
    """What readers say below a recipe, often more than the page itself; with the main heading inside it would be the page's wrapper."""
    named = any(label and not COMMENTS.isdisjoint(label.lower().split()) for label in (element.get("id"), element.get("class")))
    return named and element.find(".//h1") is None


def _follows_span(element: Any) -> bool:
    before = element.getprevious()
    return before is not None and before.tag == "span" and not (before.tail or "").strip()


def _is_below_slanted(line_break: Any) -> bool:
    """Is the first of an element's lines set in slanting or underlined letters, unlike the next one?"""
    name = line_break.getprevious()
    if name is None or name.tag not in ("em", "i", "u") or (name.tail or "").strip() or name.getprevious() is not None:
        return False
    return bool((line_break.tail or "").strip()) and not (line_break.getparent().text or "").strip()


def _heads_items(item: Any, line: str) -> bool:
    """Is it in bold, a name, and unlike most items of its list?"""
    if not is_in_bold(item) or not 0 < len(line) < _HEADING_SIZE or _SENTENCE_OR_AMOUNT.search(line):
        return False
    others = list(islice(item.getparent(), 100))
    return 3 * sum(1 for other in others if is_in_bold(other)) <= len(others)


def _may_be_item(tag: Any) -> bool:
    """Blocks, and what pages set in their place: labels of check boxes, elements of their own making."""
    return tag in ("div", "p", "dd", "section", "article", "label") or (isinstance(tag, str) and "-" in tag)
