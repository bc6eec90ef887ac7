"""The text of a template → a ``Template`` (pure), or the line and the reason why not.

A value of a page may stand only where Markdown text stands, since nowhere else can it be escaped: not in code, HTML, comments or
formulas, not in or beside links. So a paragraph with a value in it may hold plain marks only, and whatever could reach over a blank
line (code blocks apart, which are seen as a whole) must end on the line where it begins.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping

from galley_watch.notes.body import BLOCKS
from galley_watch.notes.placeholders import FRONT_MATTER, NAMES, PLACEHOLDER, WORD, unknown
from galley_watch.notes.template import Block, Lines, Part, Template, TemplateError, Value
from galley_watch.notes.template_front_matter import read_front_matter

_FENCE = re.compile(r"(?P<fence>`{3,})[^`]*|(?P<waves>~{3,}).*")
_CALL_OUT = re.compile(r"(?:> ?)+\[![\w-]+\][+-]?(?= |$)")
_HEADING_MARKS = re.compile(r" {0,3}#{1,6} ")
_BESIDE_VALUES = re.compile(r"""(?:[^\W]|[ ,.;:'"!?()/*_~=|+@>-]|[^\x00-\x7f])*""")
_MUST_END = (
    ("<%", "%>"),
    ("<!--", "-->"),
    ("<![", "]]>"),
    ("<?", "?>"),
    *((f"<{tag}", f"</{tag}") for tag in ("script", "style", "pre", "textarea")),
)
_TAG = re.compile(r"<[A-Za-z/!?](?!.*>)")
_INDENTED = re.compile(r"\t| {4}")


def read_template(text: str, names: Mapping[str, str] | None = None) -> Template:
    """The template that ``text`` states; ``names`` maps our names of properties to the person's. Raises ``TemplateError``."""
    lines = list(enumerate(text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n"), start=1))
    for number, line in lines:
        _check_characters(number, line)
    if lines[0][1].rstrip() != "---":
        raise TemplateError(1, "a template begins with front matter: a line `---`, {{front_matter}}, and another line `---`.")
    end = next((number for number, line in lines[1:] if line.rstrip() == "---"), None)
    if end is None:
        raise TemplateError(1, "the front matter that begins here never ends: a line `---` is missing.")
    return Template(read_front_matter(lines[1 : end - 1], names or {}), _Body().read(lines[end:]))


def _check_characters(number: int, line: str) -> None:
    for character in line:
        if character != "\t" and unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp"):
            raise TemplateError(number, f"the character {character!a} has no place in a note.")
    if "{{" in PLACEHOLDER.sub("", line):
        raise TemplateError(number, "a `{{` begins no placeholder; one looks like {{title}}.")


class _Body:
    """Collects the parts: each ends at a blank line, a block, a code block or the mark of a section."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.open: list[tuple[int, str]] = []
        self.only_with: str | None = None
        self.section_began = 0

    def read(self, lines: list[tuple[int, str]]) -> tuple[Part, ...]:
        rest = iter(lines)
        for number, line in rest:
            if fence := _FENCE.fullmatch(line):
                self._close()
                self._code_block(number, line, fence["fence"] or fence["waves"], rest)
            elif not line.strip():
                self._close()
            elif not self._stands_alone(number, line):
                self.open.append((number, line))
        self._close()
        if self.only_with:
            raise TemplateError(self.section_began, f"{{{{#{self.only_with}}}}} never ends: {{{{/{self.only_with}}}}} is missing.")
        return tuple(self.parts)

    def _code_block(self, began: int, first: str, fence: str, rest: Iterator[tuple[int, str]]) -> None:
        """All up to the line that closes it, as it stands."""
        block = [(began, first)]
        closing = re.compile(rf" {{0,3}}{fence[0]}{{{len(fence)},}}[ \t]*")
        for number, line in rest:
            block.append((number, line))
            if closing.fullmatch(line):
                break
        else:
            raise TemplateError(began, f"the code block that begins here never ends: a line `{fence}` is missing.")
        for number, line in block:
            if found := PLACEHOLDER.search(line):
                raise TemplateError(number, f"{found[0]} stands in a code block, where text cannot be escaped: move it out.")
            _check_raw_text(number, line)
        self.parts.append(Part(Lines(tuple((line,) for _, line in block), has_values=False), self.only_with))

    def _stands_alone(self, number: int, line: str) -> bool:
        """Take a line that is a block or the mark of a section. Raises where one of these stands anywhere else."""
        alone = PLACEHOLDER.fullmatch(line.rstrip())
        for found in PLACEHOLDER.finditer(line):
            name, mark = found["name"], found["mark"]
            if name not in NAMES:
                raise TemplateError(number, unknown(name))
            if name == FRONT_MATTER:
                raise TemplateError(number, f"{found[0]} belongs between the two lines `---` at the top.")
            if not alone and (mark or name in BLOCKS):
                raise TemplateError(number, f"{found[0]} needs a line of its own, without anything before or after it.")
        if alone and alone["mark"]:
            self._close()
            self._section(number, alone["mark"], alone["name"])
        elif alone and alone["name"] in BLOCKS:
            self._close()
            self.parts.append(Part(Block(alone["name"]), self.only_with))
        return bool(alone and (alone["mark"] or alone["name"] in BLOCKS))

    def _section(self, number: int, mark: str, name: str) -> None:
        if mark == "#" and not self.only_with:
            if name.startswith(WORD):
                raise TemplateError(number, f"{{{{#{name}}}}} is always there; a section names what a recipe may lack.")
            self.only_with, self.section_began = name, number
        elif mark == "/" and self.only_with == name:
            self.only_with = None
        elif mark == "#":
            raise TemplateError(
                number, f"{{{{#{name}}}}} begins within {{{{#{self.only_with}}}}} (line {self.section_began}): end that first."
            )
        else:
            raise TemplateError(number, f"{{{{/{name}}}}} ends what did not begin.")

    def _close(self) -> None:
        if self.open:
            self.parts.append(Part(_lines(self.open), self.only_with))
            self.open = []


def _lines(lines: list[tuple[int, str]]) -> Lines:
    pieces = [_pieces(line) for _, line in lines]
    has_values = any(isinstance(piece, Value) and not piece.name.startswith(WORD) for line in pieces for piece in line)
    for (number, _), parts in zip(lines, pieces, strict=True):
        own = "".join(piece if isinstance(piece, str) else "x" for piece in parts)
        _check_raw_text(number, own)
        _check_markdown(number, own)
        if has_values:
            _check_beside_values(number, own, parts)
    return Lines(tuple(pieces), has_values)


def _pieces(line: str) -> tuple[str | Value, ...]:
    pieces: list[str | Value] = []
    end = 0
    for found in PLACEHOLDER.finditer(line):
        pieces += [line[end : found.start()], Value(found["name"])]
        end = found.end()
    return tuple(piece for piece in (*pieces, line[end:]) if piece != "")


def _check_raw_text(number: int, line: str) -> None:
    """What plugins search a note's text for, wherever it stands."""
    if line.count("%%") % 2 or line.count("$$") % 2:
        raise TemplateError(number, "a comment (`%%`) or formula (`$$`) must end on the line where it begins.")
    if "%>" not in line[line.rfind("<%") :] and "<%" in line:
        raise TemplateError(number, "`<%` must end with `%>` on the same line.")
    if line.startswith("galley_id"):
        raise TemplateError(number, "galley_id belongs into the front matter, once.")


def _check_markdown(number: int, line: str) -> None:
    if "```" in line or "~~~" in line:
        raise TemplateError(number, "a code block must begin at the start of its line, with nothing before it.")
    if "]:" in line:
        raise TemplateError(number, "an address belongs into its link: `]:` would define it for what a page says too.")
    if re.match(r"\s*#\+begin", line, re.IGNORECASE):
        raise TemplateError(number, "blocks of this kind may hold no recipe; begin a code block with ``` instead.")
    lower = line.lower()
    for begin, end in _MUST_END:
        if begin in lower and end not in lower[lower.rfind(begin) + len(begin) :]:
            raise TemplateError(number, f"`{begin}` must end with `{end}` on the same line.")
    if _TAG.search(line):
        raise TemplateError(number, "an HTML tag must end with `>` on the same line.")


def _check_beside_values(number: int, own: str, pieces: tuple[str | Value, ...]) -> None:
    advice = "separate them by a blank line."
    if call_out := _CALL_OUT.match(own):
        own = own[call_out.end() :]
    marks = _HEADING_MARKS.match(own)
    own = own[marks.end() :] if marks else own
    allowed = _BESIDE_VALUES.match(own)
    wrong = own[allowed.end() : allowed.end() + 1] if allowed else ""
    if wrong or "//" in own:
        raise TemplateError(number, f"`{wrong or '//'}` may not stand in one paragraph with a value of the page: {advice}")
    before = pieces[0] if isinstance(pieces[0], str) else ""
    if len(pieces) > 1 and _INDENTED.search(before):
        raise TemplateError(number, "a value may not stand so far to the right, where Markdown takes it for code.")
