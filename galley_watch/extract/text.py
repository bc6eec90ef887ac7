"""Text of a structured value → plain text (pure): entities undone as often as they were made, tags gone, white space folded."""

from __future__ import annotations

import html
import re

PARAGRAPH_SIGN = "¶"
"""What links to the heading they stand in show."""
MAX_TEXT = 20_000
"""Characters of one value that are read; no step or ingredient line is longer."""

_BREAKS = re.compile(r"</?(?:p|div|li|ul|ol|h[1-6]|tr|table|section|article|blockquote)\b[^<>]{0,2000}>", re.IGNORECASE)
_CELL = re.compile(r"</t[dh]\s*>", re.IGNORECASE)
_LINE_BREAK = re.compile(r"<br\b[^<>]{0,2000}>", re.IGNORECASE)
_DROPPED = re.compile(r"<(script|style|noscript|iframe|figcaption)\b[^<>]{0,2000}>.*?</\1\s*>", re.IGNORECASE | re.DOTALL)
_TAG = re.compile(r"<(?:/?[a-zA-Z][^<>]{0,2000}|!--.{0,2000}?--|![^<>]{0,200})>", re.DOTALL)
_RAISED = re.compile(r"(?<=\d)\s*<sup>\s*(?=\d{1,2}\s*</sup>\s*[/\u2044])", re.IGNORECASE)
"""The numerator of a fraction that follows a whole number without a blank."""
_CAPTION = re.compile(r"\[caption\b[^\[\]]{0,500}\].{0,2000}?\[/caption\]", re.IGNORECASE | re.DOTALL)
_ESCAPED = re.compile(r"\\(?:r\\n|[rnt](?=[A-ZÀ-Þ\d\s•<\\-]|$)|u(?P<code>[0-9a-fA-F]{4})|(?=[\"'/]))")
"""What is left of JSON that was written as JSON twice."""
_BARE_CODE = re.compile(r"u(?P<code>00[2-9a-f][0-9a-f]|20(?:1[0-9]|2[0-6]|44)|215[0-9a-e])", re.IGNORECASE)
"""``\\u0026`` whose backslash was taken for one too many: "Salt u0026 pepper", "Jalapeu00f1o". No word is written so."""
_SHORTCODE = re.compile(
    r"\[/?(?:caption|embed|gallery|img|url|b|i|wprm[-_][\w-]+|ingredient|adjust(?:able)?)\b[^\[\]]{0,500}\]", re.IGNORECASE
)
_INVISIBLE = "\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\ud800-\udfff\ufffc\x00-\x08\x0e-\x1f\x7f"
_UNSEEN = re.compile(f"[{_INVISIBLE}]")
_MARKDOWN_BOLD = re.compile(r"(?<!\*)\*\*(?=[^\s*])([^*\n]{1,500}?)(?<=[^\s*])\*\*(?!\*)")
_MARKDOWN_LINK = re.compile(r"(?<!!)\[([^\[\]\n]{1,300})\]\((?:https?://|/|#)[^()\s]{0,1000}\)")
_FOLLOWING = "\u0080-\u00bf" + "".join(bytes([code]).decode("cp1252", "ignore") for code in range(0x80, 0xA0))
"""What the bytes 80 to BF, with which no character of UTF-8 begins, are in Windows-1252."""
_READ_WRONG = re.compile(f"[\u00c2-\u00c5\u00ce-\u00d1][{_FOLLOWING}]|\u00e2[{_FOLLOWING}]{{2}}|\u00f0[{_FOLLOWING}]{{3}}")
"""A character whose UTF-8 was read as Windows-1252: "Ã¼" for "ü", "â€™" for an apostrophe."""
_MAY_BE_MARKED = re.compile(rf"[&<\[\\*({_INVISIBLE}]")
"""One class of characters, which is quicker to look for."""
_MARKED = re.compile("[&<\\[\\\\]|\\*\\*|\\(\\s*\\(|" + _UNSEEN.pattern)
"""What a value must hold to be more than words and blanks."""
_ROUND_BRACKETS = re.compile(r"\((\([^()]{1,300}\)(?:\s*\([^()]{1,300}\)){1,5})\s*\)")
_DOUBLED_OPEN = re.compile(r"\(\s*\(")


def unescape(value: str) -> str:
    """Undo HTML escaping however often it was applied (bounded)."""
    for _ in range(4):
        if "&" not in value:
            return value
        plain = html.unescape(value)
        if plain == value:
            return plain
        value = plain
    return value


def _unescaped_again(found: re.Match[str]) -> str:
    if found["code"]:
        return chr(int(found["code"], 16))
    return "\n" if len(found[0]) > 1 else ""


def _may_hold_code(value: str) -> bool:
    return "u00" in value or "u20" in value or "u21" in value


def read_right(value: str) -> str:
    """Text whose UTF-8 was read as Windows-1252, as it was meant; any other as it is."""
    if value.isascii() or not (found := _READ_WRONG.findall(value)):
        return value
    strange = sum(1 for character in value if character > "\x7f")
    if sum(map(len, found)) < strange or (len(found) == 1 and found[0][0] not in "ÃÂâð"):
        return value
    return _READ_WRONG.sub(_decoded, value)


def _decoded(found: re.Match[str]) -> str:
    source = b"".join(bytes([ord(one)]) if ord(one) < 0x100 else one.encode("cp1252") for one in found[0])
    return source.decode("utf-8", "replace")


def paragraphs(value: str) -> list[str]:
    """The value's paragraphs as plain text: block tags and blank lines part them; a line break stays a newline."""
    value = read_right(unescape(value[:MAX_TEXT]))
    if "\\" in value:
        value = _ESCAPED.sub(_unescaped_again, value)
    if _may_hold_code(value):
        value = unescape(_BARE_CODE.sub(_unescaped_again, value))
    if "<![CDATA[" in value:
        value = value.replace("<![CDATA[", "").replace("]]>", "")
    if "<" in value:
        value = _RAISED.sub(" ", _DROPPED.sub(" ", value))
        value = re.sub(r"[\r\n]+", "\n" if not _BREAKS.search(value) and not _LINE_BREAK.search(value) else " ", value)
        value = _LINE_BREAK.sub("\n", value)
        value = _CELL.sub(" ", _BREAKS.sub("\n\n", value))
        value = _TAG.sub("", value)
    if "**" in value:
        value = _MARKDOWN_BOLD.sub(r"\1", value)
    if "[" in value:
        value = _CAPTION.sub("\n\n", value) if "[caption" in value else value
        value = _SHORTCODE.sub("", _MARKDOWN_LINK.sub(r"\1", value) if "](" in value else value)
    value = value.replace("\u2029", "\n\n").replace("\u2028", "\n")
    value = _UNSEEN.sub("", value)
    parts = re.split(r"\n[^\S\n]*\n\s*", value.replace("\r\n", "\n").replace("\r", "\n"))
    folded = ("\n".join(filter(None, (_fold(line) for line in part.split("\n")))) for part in parts)
    return [part for part in folded if part]


def lines(value: str) -> list[str]:
    """The value's lines as plain text."""
    return [line for part in paragraphs(value) for line in part.split("\n")]


def plain(value: str) -> str:
    """The whole value as one single-spaced line."""
    if len(value) < MAX_TEXT and not _may_hold_code(value) and not (_MAY_BE_MARKED.search(value) and _MARKED.search(value)):
        return " ".join(read_right(value).split())
    return " ".join(lines(value))


def _fold(line: str) -> str:
    line = " ".join(line.split())
    if "((" in line or "( (" in line:
        line = collapse_doubled(line)
    return line


def collapse_doubled(line: str) -> str:
    """``((x))`` → ``(x)``, ``((x) (y))`` → ``(x) (y)``: plugins put brackets round notes that have some already."""
    line = _ROUND_BRACKETS.sub(r"\1", _DOUBLED_OPEN.sub("((", line))
    for _ in range(3):
        collapsed = re.sub(r"\(\(([^()]*)\)\s*\)", r"(\1)", line)
        if collapsed == line:
            break
        line = collapsed
    return line
