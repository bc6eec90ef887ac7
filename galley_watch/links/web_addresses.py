"""Finds web addresses in running text (pure): where each begins and ends, and where two stand without a gap."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_START = re.compile(r"https?://", re.I)
# What ends an address: blanks, angle brackets, quotes of every kind, brackets and stops of East Asian and Arabic text, long dashes,
# control characters.
_RUN = re.compile(r"(?:[^\s<>\"`“”„‟«»‹›‘’‚‛「」『』【】（）《》。、，！？；：—،؛؟۔।\x00-\x1f\x7f]|—(?=[_/-]))+")
_TRAILING = set(
    ".,;:!?'*~^\\|…‥·•→←{[(\u200b\u200c\u200d\u200e\u200f\u2060\u2061\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff\u00ad\ufe0f"
)
_PICTURES = "".join(map(chr, [*range(0x2600, 0x2C00), *range(0x1F000, 0x1FB00), 0xFE0F, 0x200D]))
MAX_BARE_CHARACTERS = 2_000
MAX_RUN_CHARACTERS = 10_000  # no address that long is fetched, so how it ends does not matter
# The destination of a Markdown link in angle brackets may hold blanks (CommonMark 0.31, 6.3).
_ANGLED = re.compile(r"[^<>\n]+(?=>(?:\)|[ \t]+[\"'(]))")
_CLOSERS = {")": "(", "]": "[", "}": "{"}
_OPENERS = {opener: closer for closer, opener in _CLOSERS.items()}
# What ends an address where it is written as a reference of HTML.
_ENDING_REFERENCE = re.compile(r"&(?:lt|gt|quot|apos|nbsp|#39|#34|#x27|#x22);", re.I)
# Markup of forums: "[url=" before an address, "[/url]" behind one.
_FORUM_TAG = re.compile(r"\[[a-z]{1,12}=\Z", re.I)
_FORUM_END = re.compile(r"\[/[a-z]{1,12}\]?", re.I)
_LABELLED = re.compile(r"\[[^\[\]|\n]+\|\Z")
_LABEL = re.compile(r"\[[^\[\]\n]{0,300}\](?=[\s.,;:!?)*]|\Z)")  # AsciiDoc: "URL[Title]"
# After one of these an inner http:// belongs to the outer address (archives, redirectors).
_BELONGS = "/=:%?&#+@"

_BARE = re.compile(
    r"(?P<host>(?:[^\W_](?:[\w-]{0,61}[^\W_])?\.)+(?P<last>[^\W\d_]{2,24}|xn--[a-z0-9-]{2,59}))(?P<port>:\d{2,5})?(?P<path>[/?#]\S*)?", re.I
)
# A last label that is far more often the suffix of a file than the end of a host.
_FILE_SUFFIXES_WORDS = """
txt md html htm pdf doc docx xls xlsx odt rtf csv json xml jpg jpeg png gif webp heic svg mp3 mp4 mov zip url webloc desktop
eml py js
"""
_FILE_SUFFIXES = frozenset(_FILE_SUFFIXES_WORDS.split())


@dataclass(frozen=True, slots=True)
class FoundAddress:
    """An address, its ``&amp;`` decoded, and where it stands in its text: from ``start`` up to ``end``."""

    url: str
    start: int
    end: int


def _without_pictures(run: str) -> str:
    """Pictures put right behind the last word of a link are cut off; one that is a whole part of the path is what the link says."""
    rest = run.rstrip(_PICTURES)
    return rest if rest[-1:].isalnum() else run


def trimmed(run: str) -> str:
    """An address without the punctuation of the sentence round it; balanced brackets stay."""
    while run:
        last = run[-1]
        opener = _CLOSERS.get(last)
        if last in _TRAILING or (opener and run.count(last) > run.count(opener)):
            run = run[:-1]
        elif last in _PICTURES and (shorter := _without_pictures(run)) != run:
            run = shorter
        else:
            return run
    return run


def _up_to_closing(run: str, closer: str) -> str:
    """Up to the first bracket that closes more than the run opened."""
    depth = 0
    for place, character in enumerate(run):
        if character == _CLOSERS[closer]:
            depth += 1
        elif character == closer:
            depth -= 1
            if depth < 0:
                return run[:place]
    return run


def _without_markup(run: str, text: str, begin: int) -> str:
    """Up to where the markup of a forum or of AsciiDoc goes on. Brackets in a query are part of the address."""
    if text[begin - 1 : begin] == "=" and _FORUM_TAG.search(text, max(0, begin - 14), begin):
        return _up_to_closing(run, "]")
    ends = _FORUM_END.search(run)
    if ends:
        run = run[: ends.start()]
    place = run.find("[")
    in_path = place > 0 and not any(mark in run[:place] for mark in "?#") and run[place - 1] not in "/["
    return run[:place] if in_path and _LABEL.match(text, begin + place) else run


def _is_in_wiki_link(text: str, begin: int) -> bool:
    """ "[[URL|Title]]" or "[Title|URL|Tip]"."""
    return text[max(0, begin - 2) : begin] == "[[" or _LABELLED.search(text, max(0, begin - 300), begin) is not None


def _starts(text: str, begin: int, end: int) -> list[int]:
    """Where addresses begin in a run without gaps: one after "/" or "=" belongs to the one before it, else it is the next."""
    places = [match.start() for match in _START.finditer(text, begin, end)]
    return [place for place in places if place == begin or text[place - 1] not in _BELONGS]


def _address_at(text: str, begin: int, end: int) -> str:
    run, before = text[begin:end], text[begin - 1 : begin]
    if len(run) > MAX_RUN_CHARACTERS:
        return run
    if ";" in run and (reference := _ENDING_REFERENCE.search(run)):
        run = run[: reference.start()]
    if before in _OPENERS:
        run = _up_to_closing(run, _OPENERS[before])
    elif "]" in run or "[" in run:
        run = _without_markup(run, text, begin)
    if "|" in run and before in ("[", "|") and _is_in_wiki_link(text, begin):
        run = run.partition("|")[0]
    if before == "<" and text[end : end + 1] == ">":  # "<URL|Title>" of a chat
        run = run.partition("|")[0]
    url = trimmed(run)
    is_marked = before in ("_", "*", "~") or (before == "=" and text[max(0, begin - 2) : begin] == "==")
    return url.rstrip(before) if is_marked else url


def addresses_in(text: str) -> Iterator[FoundAddress]:
    """Every http(s) address in order. Linear in the length of ``text``."""
    place = 0
    while (start := _START.search(text, place)) is not None:
        angled = text[start.start() - 3 : start.start()] == "](<"
        run = (_ANGLED.match(text, start.start()) if angled else None) or _RUN.match(text, start.start())
        place = run.end() if run else start.end()
        starts = _starts(text, start.start(), place)
        for begin, end in zip(starts, [*starts[1:], place], strict=True):
            url = _address_at(text, begin, end)
            if not url.lower().endswith("://"):
                yield FoundAddress(url.replace("&amp;", "&"), begin, begin + len(url))


def bare_address(line: str) -> str | None:
    """``https://`` and the line, where the whole line is one host or host/path; None for prose, numbers and file names."""
    if len(line) > MAX_BARE_CHARACTERS:
        return None
    candidate = trimmed(line.strip())
    match = _BARE.fullmatch(candidate)
    if not match:
        return None
    last = match["last"]
    is_cased = last not in (last.lower(), last.upper())  # "flour.Then" is prose
    if is_cased or (last.lower() in _FILE_SUFFIXES and not match["path"]):
        return None
    return f"https://{candidate}"
