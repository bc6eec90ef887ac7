"""Finds web addresses in running text (pure): where each begins and ends, and where two stand without a gap."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_START = re.compile(r"https?://", re.I)
# What ends an address: blanks, angle brackets, quotes of every kind, brackets and stops of East Asian text, control characters.
_RUN = re.compile(r"[^\s<>\"`“”„‟«»‹›‘’‚‛「」『』【】（）《》。、，！？；：\x00-\x1f\x7f]+")
_TRAILING = set(
    ".,;:!?'*~^\\|…·•{[(\u200b\u200c\u200d\u200e\u200f\u2060\u2061\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff\u00ad\ufe0f"
)
_CLOSERS = {")": "(", "]": "[", "}": "{"}
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
    """An address and where it stands in its text: from ``start`` up to ``end``."""

    url: str
    start: int
    end: int


def trimmed(run: str) -> str:
    """An address without the punctuation of the sentence round it; balanced brackets stay."""
    while run:
        last = run[-1]
        opener = _CLOSERS.get(last)
        if last in _TRAILING or (opener and run.count(last) > run.count(opener)):
            run = run[:-1]
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


def addresses_in(text: str) -> Iterator[FoundAddress]:
    """Every http(s) address in order. Linear in the length of ``text``."""
    place = 0
    while (start := _START.search(text, place)) is not None:
        begin = start.start()
        found = _RUN.match(text, begin)
        end = found.end() if found else start.end()
        inner = _START.search(text, start.end(), end)
        while inner is not None and text[inner.start() - 1] in _BELONGS:
            inner = _START.search(text, inner.end(), end)
        if inner is not None:
            end = inner.start()
        run = text[begin:end]
        before = text[begin - 1 : begin]
        if before in _CLOSERS.values():
            run = _up_to_closing(run, next(c for c, o in _CLOSERS.items() if o == before))
        url = trimmed(run)
        if begin and before in ("_", "*", "~"):
            url = url.rstrip(before)
        if len(url) > len(start[0]):
            yield FoundAddress(url, begin, begin + len(url))
        place = max(begin + len(url), start.end())


def bare_address(line: str) -> str | None:
    """``https://`` and the line, where the whole line is one host or host/path; None for prose, numbers and file names."""
    candidate = trimmed(line.strip())
    match = _BARE.fullmatch(candidate)
    if not match or len(candidate) > 2_000:
        return None
    last = match["last"]
    is_cased = last not in (last.lower(), last.upper())  # "flour.Then" is prose
    if is_cased or (last.lower() in _FILE_SUFFIXES and not match["path"]):
        return None
    return f"https://{candidate}"
