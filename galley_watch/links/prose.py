"""Lines of people's lists, share texts and notes → links with titles (pure); shared by the text formats and mail."""

from __future__ import annotations

import re
from dataclasses import dataclass

from galley_watch.links.gathering import LinkGatherer, clean_tags, refusal_of
from galley_watch.links.link_markup import label_text, marked_title
from galley_watch.links.recipe_text import is_recipe_text
from galley_watch.links.web_addresses import FoundAddress, addresses_in, bare_address
from galley_watch.values.intake import FileKind, Reading

MAX_TITLE_CHARACTERS = 300
MAX_TITLED_LINES = 2_000

_COMMENT = re.compile(r"\s*(?:#(?:\s|https?:|$)|//(?:\s|https?:|$)|;\s)", re.I)
_MARKER = re.compile(r"\s*(?:(?:[-*+•‣▪◦·–—]|\d{1,4}[.)])\s+|\[[ xX]?\]\s*|>\s*|[☐☑✓✔]\s*)*")
_AFTER = re.compile(r"(?:\s+[|–—-]\s+|\t\s*)(?P<title>.+)")
_TITLE_DASH = re.compile(r"(?P<title>.*\S)(?:\s+[-–—|]\s*|\t\s*)")
_TITLE_QUOTED = re.compile(r"[\"“„«'‘](?P<title>.+)[\"”“»'’]\s*[-–—:|]?\s*")
_IMAGE_SOURCE = re.compile(
    r"(?:<(?:img|source)\b[^<>]{0,500}?(?:src|srcset)\s*=\s*(?:[\"'][^\"'<>]{0,500})?|\[img(?:=[^\[\]]{0,40})?\])\Z", re.I
)
# Not mined for addresses inside: what follows is one address of a kind that is not taken.
_SCRIPT = re.compile(r"(?<![\w/])(?:javascript|vbscript|data|file|blob|view-source):[^\s:].*", re.I)
_HASHTAG = re.compile(r"(?<![\w/&#])#([^\W\d_][\w-]{0,40})")
_HTML_COMMENT_TAGS = re.compile(r"<!--\s*TAGS:\s*(?P<tags>[^>]*?)\s*-->", re.I)
_TOOLTIP = re.compile(r">?[ \t]+[\"'(]")  # between the address of a Markdown link and its title
_ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])")  # CommonMark 0.31, 2.4
_INVISIBLE = "\u200b\u200c\u200e\u200f\u2060\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff"


@dataclass(frozen=True, slots=True)
class _Entry:
    url: str
    title: str | None
    tags: tuple[str, ...]
    line: int
    alone: bool


def bracket_title(line: str, begin: int) -> tuple[bool, str | None]:
    """Is the address at ``begin`` that of a Markdown image, and the text of its link: what stands in ``[…](``."""
    lead = line[max(0, begin - MAX_TITLE_CHARACTERS) : begin].removesuffix("<")
    if not lead.endswith("]("):
        return False, None
    depth = 0
    for place in range(len(lead) - 2, -1, -1):
        depth += (lead[place] == "]") - (lead[place] == "[")
        if depth == 0:
            text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", lead[place + 1 : -2])
            return lead[place - 1 : place] == "!", text.strip() or None
    return False, None


def _line_title(line: str, found: FoundAddress) -> str | None:
    """The title beside the only address of a line: "Title - URL", '"Title" URL', "URL | Title"."""
    before = _MARKER.sub("", line[: found.start], count=1)
    after = line[found.end :]
    named_after = _AFTER.fullmatch(after)
    if not before.strip() and named_after:
        return named_after["title"].strip()
    if after.strip(" .,;)\t") or len(before) > MAX_TITLE_CHARACTERS:
        return None
    named = _TITLE_QUOTED.fullmatch(before) or _TITLE_DASH.fullmatch(before)
    return named["title"].strip() if named else None


def _tags(line: str, entries: list[FoundAddress]) -> tuple[str, ...]:
    listed = _HTML_COMMENT_TAGS.search(line)
    if listed:
        return clean_tags(listed["tags"].split(","))
    places = [0, *(place for found in entries for place in (found.start, found.end)), len(line)]
    rest = " ".join(line[start:end] for start, end in zip(places[::2], places[1::2], strict=True))
    return clean_tags(_HASHTAG.findall(rest))


def _entries_of(line: str, number: int, is_markdown: bool) -> list[_Entry]:
    found = list(addresses_in(line))
    if not found:
        bare = bare_address(_MARKER.sub("", line, count=1))
        return [_Entry(bare, None, (), number, True)] if bare else []
    tags = _tags(line, found)
    entries: list[_Entry] = []
    for place, one in enumerate(found):
        if place and _TOOLTIP.fullmatch(line, found[place - 1].end, one.start) and line.endswith(("](", "](<"), 0, found[place - 1].start):
            continue
        is_image, title = bracket_title(line, one.start)
        if is_image or _IMAGE_SOURCE.search(line[max(0, one.start - MAX_TITLE_CHARACTERS) : one.start]):
            continue
        if title is None:
            title = marked_title(line, one) or (_line_title(line, one) if len(found) == 1 else None)
        alone = len(found) == 1 and not (line[: one.start] + line[one.end :]).strip(" \t<>()[]-*•.,;")
        url = _ESCAPED.sub(r"\1", one.url) if is_markdown and "\\" in one.url else one.url
        if is_markdown and title and "\\" in title:
            title = _ESCAPED.sub(r"\1", title)
        entries.append(_Entry(url, label_text(title), tags, number, alone))
    return entries


def _is_title(text: str) -> bool:
    """Could a line above an address be its title? A heading of a list or a field of a form could not."""
    is_field = ":" in text[:12] and "/" in text
    return len(text) <= MAX_TITLE_CHARACTERS and not text.endswith(":") and not text.startswith(("[", "=", "#")) and not is_field


def _titles_above(lines: list[str], entries: list[_Entry]) -> dict[int, str]:
    """Titles that stand on a line of their own above each address ("Title", perhaps a blank line, "URL"), by line number."""
    if not entries or len(lines) > MAX_TITLED_LINES or not all(entry.alone and entry.title is None for entry in entries):
        return {}
    linked = {entry.line for entry in entries}
    texts = [(number, line.strip()) for number, line in enumerate(lines, 1) if line.strip() and number not in linked]
    if len(texts) != len(entries):
        return {}
    pairs = list(zip(texts, entries, strict=True))
    if not all(1 <= entry.line - number <= 2 and _is_title(text) for (number, text), entry in pairs):
        return {}
    bare = [(entry.line, _MARKER.sub("", text, count=1) or text) for (_, text), entry in pairs]
    return {line: named["title"] if (named := _TITLE_QUOTED.fullmatch(text)) else text for line, text in bare}


def read_prose(text: str, comments: bool, is_markdown: bool = False) -> Reading:
    """Links, or the text itself where it is a recipe. ``comments``: lines that begin with "# " or "// " are commented out.
    ``is_markdown``: a backslash before punctuation is no part of an address."""
    lines = [line.strip(_INVISIBLE) for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n")]
    entries: list[_Entry] = []
    plain: list[str] = []
    gatherer = LinkGatherer()
    for number, line in enumerate(lines, 1):
        if comments and _COMMENT.match(line):
            continue
        script = _SCRIPT.search(line)
        if script is not None:
            gatherer.problem(number, refusal_of(script[0]))
            line = line[: script.start()]
        here = _entries_of(line, number, is_markdown)
        entries.extend(here)
        if not here:
            plain.append(line)
    titles = _titles_above([line if not (comments and _COMMENT.match(line)) else "" for line in lines], entries)
    for entry in entries:
        gatherer.add(entry.url, entry.title or titles.get(entry.line), (), entry.tags, entry.line)
    return _judged(text, lines, plain, gatherer)


def _judged(text: str, lines: list[str], plain: list[str], gatherer: LinkGatherer) -> Reading:
    if is_recipe_text(plain, len(gatherer)):
        return Reading(FileKind.RAW_TEXT, links=gatherer.links, raw_text=text, problems=gatherer.problems, unlisted=gatherer.unlisted)
    if not len(gatherer) and not gatherer.problems and not any(line.strip() for line in plain):
        return Reading(FileKind.IGNORE, reason="The list holds only comments." if any(map(str.strip, lines)) else "The list is empty.")
    return gatherer.reading("The file holds neither an http or https link nor the text of a recipe.")
