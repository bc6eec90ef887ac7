"""A tree, or pasted text, as a run of blocks in reading order (pure): what the block scorer weighs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple

from lxml import etree

from galley_watch.extract import fact_words, text, words
from galley_watch.extract.fractions import AMOUNT_SIGN
from galley_watch.extract.item_pieces import hold_lines, without_needed

MAX_BLOCKS = 6_000
_MAX_EVENTS = 150_000
"""Beginnings and ends of elements."""
_NO_TEXT_OF_ITS_OWN = (
    "script style noscript template svg nav footer iframe select option button textarea canvas audio video object head math"
)
_SKIPPED = frozenset(_NO_TEXT_OF_ITS_OWN.split())
_NEVER_TEXT = frozenset(["script", "style", "noscript", "template", "svg", "head"])
_FEW_BLOCKS = 8
_LINES_OF_THEIR_OWN = (
    "address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure form h1 h2 h3 h4 h5 h6 "
    "header hr html legend li main menu ol p pre section summary table tbody td tfoot th thead tr ul"
)
_BLOCK = frozenset(_LINES_OF_THEIR_OWN.split())
_LISTS = frozenset(("ul", "ol", "table", "dl"))
_LEVELS = {f"h{level}": level for level in range(1, 7)}
_NEVER_IN_A_LINE = _LISTS | {"h1", "h2", "h3", "h4"}
_MARKED_IN = ("class", "id", "itemprop", "data-testid")
_LINE_PROPERTIES = frozenset(("recipeIngredient", "ingredients", "ingredient"))
_TERM_SIZE = 60
_HEADING_SIZE = 60
_SENTENCE_OR_AMOUNT = re.compile(rf"{AMOUNT_SIGN}|[.!?]\s*$")
PARAGRAPH = "paragraph"
"""The tag of a region that no element holds: lines between empty ones."""
_SAYS = re.compile(r"[^\W_]")
"""A cell without a letter or a digit marks a note."""
_TIME_NAME = re.compile(rf"\W*(?:{'|'.join(fact_words.TIMES.values())})\W*$", re.IGNORECASE)
_ITEM_SIZE = 400
"""Characters of one list item or table row that are read as one line, whatever blocks it is made of."""


@dataclass(frozen=True, slots=True)
class Block:
    """One line of the page. ``level`` is 1 to 6 for headings, else 0; ``tag`` the block element it stands in;
    ``linked`` where most of it leads elsewhere.
    """

    text: str
    tag: str = "p"
    level: int = 0
    linked: bool = False


class Region(NamedTuple):
    """An element's blocks, ``start`` to ``end`` (exclusive); ``label`` its own class, id and itemprop in lower case.

    A tuple, because pages have hundreds and it is made in a third of the time.
    """

    start: int
    end: int
    tag: str
    label: str


@dataclass(frozen=True, slots=True)
class Blocks:
    blocks: tuple[Block, ...]
    regions: tuple[Region, ...] = ()


def blocks_of_text(pasted: str) -> Blocks:
    """Each line a block, each paragraph (parted by blank lines) a region."""
    blocks: list[Block] = []
    regions: list[Region] = []
    start = 0
    for line in [*pasted[:500_000].splitlines(), ""]:
        words = text.plain(line[: text.MAX_TEXT])
        if words and len(blocks) < MAX_BLOCKS:
            level = len(line) - len(line.lstrip("#")) if line.startswith("#") else 0
            blocks.append(Block(words.lstrip("# ") if level else words, "li" if re.match(r"\s*[-*•]\s", line) else "p", min(level, 6)))
        elif len(blocks) > start:
            regions.append(Region(start, len(blocks), PARAGRAPH, ""))
            start = len(blocks)
    return Blocks(tuple(blocks), tuple(regions))


def blocks_of_tree(root: Any) -> Blocks:
    """Blocks of the tree in one bounded walk; scripts, navigation and controls are left out."""
    found = _Walk(_SKIPPED).over(root)
    if len(found.blocks) >= _FEW_BLOCKS:
        return found
    # an element that is never closed, or a body hidden until scripts show it, swallows the page
    return max(found, _Walk(_NEVER_TEXT).over(root), key=lambda blocks: len(blocks.blocks))


_COMMENT_TAGS = frozenset(("div", "section", "ol", "ul", "aside"))
_COMMENTS = frozenset(
    ("comments", "comment-list", "commentlist", "comments-area", "respond", "disqus_thread", "kommentare", "commentaires", "comentarios")
)


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
        return Blocks(tuple(self.blocks), tuple(self.regions))

    def _start(self, element: Any) -> bool:
        """Open an element; True where its inside is not to be walked."""
        tag = element.tag
        if self._holds_comments(element):
            return True
        if tag in self.skipped or _repeats_ingredients(element) or (element.get("hidden") is not None and self.skipped is _SKIPPED):
            return True
        if tag == "br":
            if self.line:
                self._flush(self._tag())
            else:
                self._end_paragraph()
        elif tag == "pre" and "\n" in "".join(islice(element.itertext(), 40)).strip():
            if self.line:
                self._flush(self._tag())
            self._read_lines(element)
            return True
        elif tag in _BLOCK or element in self.items or element.get("itemprop") in _LINE_PROPERTIES:
            if self.line:
                self._flush(self._tag())
            self._end_paragraph()
            self.open.append((element, len(self.blocks)))
            if tag == "li" or tag == "tr" or element in self.items:
                line = _as_one_line(element)
                if line is not None:
                    if tag == "tr" and _is_head_row(element):
                        self.line += words.columns_of_ingredients("".join(cell.itertext()) for cell in element)
                        self._flush("th", level=6)
                        return True
                    self.line.append(line)
                    if tag == "tr" and _heads_rows(element):
                        self._flush(tag, level=6)
                        return True
                    self.linked = len(line) if self.anchors else sum(len("".join(anchor.itertext())) for anchor in element.iter("a"))
                    return True
            elif (tag == "dl" and (pairs := _pairs_of(element))) or (tag == "table" and (pairs := _times_in_columns(element))):
                self._add_pairs(pairs)
                return True
            elif tag in ("div", "section", "dl", "ul", "fieldset", "main", "article", "body", "form", "td"):
                self._note_repeated(element)
        elif tag == "a":
            self.anchors += 1
        elif tag == "strong" or tag == "b":
            self.bolds += 1
        if said := element.text:
            if tag == "span" and self.line and self.line[-1][-1:].isalnum() and said[:1].isalnum() and element.getprevious() is not None:
                self.line.append(" ")  # parted by style alone
            self._add(said)
        return False

    def _holds_comments(self, element: Any) -> bool:
        """What readers say below a recipe, often more than the page itself; with the main heading inside it would be the page's wrapper."""
        if len(self.blocks) < _FEW_BLOCKS or self.skipped is not _SKIPPED or element.tag not in _COMMENT_TAGS:
            return False
        named = any(label and not _COMMENTS.isdisjoint(label.lower().split()) for label in (element.get("id"), element.get("class")))
        return named and element.find(".//h1") is None

    def _add(self, words: str) -> None:
        if not self.line and words.isspace():
            return
        self.line.append(words)
        if self.anchors:
            self.linked += len(words)
        if self.bolds:
            self.bold += len(words)

    def _end(self, element: Any) -> None:
        tag = element.tag
        if self.open and self.open[-1][0] is element:
            if self.line:
                self._flush(tag)
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

    def _flush(self, tag: str, level: int = 0) -> None:
        words = " ".join("".join(self.line).split())
        linked = self.linked * 10 > len(words) * 7
        is_bold = 0 < len(words) < _HEADING_SIZE and self.bold >= len(words)
        self.line.clear()
        self.linked = self.bold = 0
        if words:
            words = text.plain(words) if len(words) < text.MAX_TEXT else words[: text.MAX_TEXT]
            level = level or _LEVELS.get(tag, 0)
            if is_bold and tag == "p" and not _SENTENCE_OR_AMOUNT.search(words):
                level = 6  # what is set in bold by itself heads what follows
            for part in opened(words):
                self.blocks.append(Block(part, tag, level, linked))

    def _end_paragraph(self) -> None:
        """Empty lines part the lines of one element like paragraphs."""
        if len(self.blocks) > self.paragraph + 2:
            self.regions.append(Region(self.paragraph, len(self.blocks), PARAGRAPH, ""))
        self.paragraph = len(self.blocks)

    def _read_lines(self, element: Any) -> None:
        """A text whose line breaks are kept: each line a block."""
        for line in "".join(element.itertext())[: text.MAX_TEXT].splitlines():
            self.line.append(line)
            self._flush("p")
            if not line.strip():
                self._end_paragraph()
        self._end_paragraph()

    def _add_pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        for name, value in pairs:
            self.line.append(f"{name} {value}")
            self._flush("dd")

    def _note_repeated(self, element: Any) -> None:
        """Three or more like children are items of a list, whatever their tag: each is one line."""
        if len(element) < 3:
            return
        children = [child for child in islice(element, 300) if _may_be_item(child.tag)]
        if len(children) < 3:
            return
        kinds = Counter((child.tag, child.get("class")) for child in children)
        for (tag, label), count in kinds.most_common(1):
            if count >= 3 and (label or tag not in _BLOCK):
                self.items |= {child for child in children if child.tag == tag and child.get("class") == label}


def opened(line: str) -> tuple[str, ...]:
    """ "Ingredients: 3 eggs, 1 onion" → "Ingredients:", "3 eggs, 1 onion"; any other line by itself."""
    found = words.INLINE_HEADING.match(line[:160]) if ":" in line[:100] or "：" in line[:100] else None
    return (found[0].strip(), line[found.end() :].strip()) if found else (line,) if line else ()


def _is_head_row(row: Any) -> bool:
    """The names of a table's columns."""
    return len(row) > 1 and all(cell.tag == "th" for cell in row)


def _heads_rows(row: Any) -> bool:
    """The only cell of a row, over all columns of those below, that is a heading by its element or its letters."""
    below = row.getnext()
    if len(row) != 1 or below is None or len(below) < 2:
        return False
    cell = row[0]
    inner = cell[0] if len(cell) else None
    bold = inner is not None and inner.tag in ("b", "strong") and not (cell.text or "").strip() and not (inner.tail or "").strip()
    return cell.tag == "th" or (bold and len(cell) == 1 and cell.get("colspan") is not None)


def _pairs_of(terms: Any) -> list[tuple[str, str]]:
    """The names and values of a definition list where each name has one short value and nothing stands between; else nothing."""
    cells = list(islice(terms, 200))
    if len(cells) < 4 or len(cells) % 2 or any(cell.tag != ("dt", "dd")[place % 2] for place, cell in enumerate(cells)):
        return []
    lines = [_as_one_line(cell) for cell in cells]
    if any(line is None or not line or len(line) > _TERM_SIZE for line in lines):
        return []
    plain = [line or "" for line in lines]
    return list(zip(plain[::2], plain[1::2], strict=True))


def _times_in_columns(table: Any) -> list[tuple[str, str]]:
    """The names of columns and the one row of values below them, where a column is a time."""
    rows = [list(islice(row, 9)) for row in islice(table.iter("tr"), 3)]
    if len(rows) != 2 or len(rows[0]) != len(rows[1]) or not 1 < len(rows[0]) < 9:
        return []
    names, values = ([_as_one_line(cell) or "" for cell in row] for row in rows)
    if any(not name or len(name) > _TERM_SIZE or len(value) > _TERM_SIZE for name, value in zip(names, values, strict=True)):
        return []
    return list(zip(names, values, strict=True)) if any(map(_TIME_NAME.match, names)) else []


def _may_be_item(tag: Any) -> bool:
    """Blocks, and what pages set in their place: labels of check boxes, elements of their own making."""
    return tag in ("div", "p", "dd", "section", "article", "label") or (isinstance(tag, str) and "-" in tag)


def _repeats_ingredients(element: Any) -> bool:
    """Plugins set the ingredients of a step once more under its words."""
    label = element.get("class")
    return label is not None and "instruction-ingredients" in label


def _as_one_line(element: Any) -> str | None:
    """The words of an item that holds no list of its own and is no longer than one line may be."""
    if len(element) == 0 and element.tag not in _SKIPPED:
        line = " ".join((element.text or "").split())
        return line if len(line) <= _ITEM_SIZE else None
    inside = list(islice(element.iter(), 60))
    if element.tag == "tr" and any(
        sum(1 for part in cell if part.tag == "p") > 1 or sum(1 for part in cell if part.tag == "br") > 2 for cell in element
    ):
        return None  # a table that only lays out the page
    if len(inside) >= 60 or not _NEVER_IN_A_LINE.isdisjoint([part.tag for part in inside[1:]]):
        return None
    pieces = list(_pieces(element))
    if len(pieces) > 2 and hold_lines(pieces):
        return None
    if len(pieces) > 1:
        pieces = without_needed([" ".join(piece.split()) for piece in pieces])
    if element.tag == "tr":
        pieces = [piece for piece in pieces if _SAYS.search(piece)]
    line = " ".join(" ".join(pieces).split())
    return line if len(line) <= _ITEM_SIZE else None


def _pieces(element: Any) -> Iterator[str]:
    """Texts inside, blanks between blocks but not between inline parts (``<b>1</b>/2`` is one word)."""
    run = ""
    hidden: set[Any] = set()
    for part in element.iter():
        if part.tag in _SKIPPED or part.getparent() in hidden or _repeats_ingredients(part):
            hidden.add(part)
        if part.tag in _BLOCK or part.tag == "br":
            yield run
            run = ""
        if part.text and part not in hidden:
            run = _joined(run, part.text, part.tag)
        for closed in _closing(part, element):
            if closed.tag in _BLOCK:
                yield run
                run = ""
            if closed.tail and closed.getparent() not in hidden:
                run = _joined(run, closed.tail, "")
    yield run


def _joined(run: str, more: str, tag: str) -> str:
    """Pages set amount, unit and name side by side in spans and part them by style alone."""
    return (
        f"{run} {more}" if tag in ("span", "strong", "a") and (run[-1:].isalnum() or run[-1:] == ")") and more[:1].isalnum() else run + more
    )


def _closing(part: Any, top: Any) -> Iterator[Any]:
    """The elements that end with this one, in order, ``top`` left out."""
    while part is not top:
        if part.tag in _SKIPPED or len(part) == 0:
            yield part
        else:
            return
        while part is not top and part.getnext() is None:
            part = part.getparent()
            if part is top or part is None:
                return
            yield part
        return
