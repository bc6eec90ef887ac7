"""Lines that a mail program, a typewriter or a PDF broke at one width → whole again (pure); any other lines as they are."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from galley_watch.extract.fractions import AMOUNT_SIGN
from galley_watch.extract.page_text.likeness import LIKELY, ingredient_likeness

_NARROWEST, _WIDEST = 40, 130
_FEWEST = 2
_MAX_LINES = 20_000
_ENDED = re.compile(r"[.!?:;…。！？][\"'”’»)\]]*\s*$")
_SENTENCE_END = re.compile(r"[^\W\d_]{2}[.!?][\"'”’»)\]]*(?:\s|$)")
_COUNTED = re.compile(r"\s*(?:\d{1,2}\s*[.):–-]|\(\d{1,2}\))(?:\s|$)")
_OPENS = re.compile(rf"\s*(?:[-–—*•·▪●►✓#>|]|\(?[a-z]\)\s)|{_COUNTED.pattern}")
"""A bullet or a number: what begins so goes on with nothing."""
_AMOUNT = re.compile(rf"\W*{AMOUNT_SIGN}")
"""What an ingredient begins with."""
_WORD = re.compile(r"[^\W\d_]+(?![^\W\d_]*-(?:\s|$))")
"""A word that no hyphen parts at the end of its line."""
_PARTED = re.compile(r"([^\W\d_]+)-$")
_PROSE_WIDTH = 0.6
"""Share of the width that a line has at least before a small letter goes on with it: a PDF breaks lines by inches, not by letters."""
_OTHER_WIDTH = 0.8
_LONGEST = 1.25


@dataclass(frozen=True, slots=True)
class _Wrapping:
    """``width``: the longest line that breaks off. ``is_strict``: no line breaks off where its next word would have fitted, as in mails,
    unlike in a PDF. ``is_parted``: numbers or blank lines part the steps, so that what stands between two of them belongs together.
    """

    width: int
    is_strict: bool
    is_parted: bool


def unwrapped(lines: Sequence[str]) -> list[str]:
    """``lines`` with blank ones between paragraphs. A line goes on in the next one where it is as wide as lines get in this text and breaks
    off in a sentence; after a full stop only where no further word would have fitted, or where blank lines or numbers part the steps.
    """
    wrapping = _wrapping(lines)
    if wrapping is None:
        return list(lines)
    known = frozenset(_WORD.findall(" ".join(lines).casefold()))
    joined: list[str] = []
    last = ""
    for line in lines:
        if last.strip() and line.strip() and _goes_on(last, line, wrapping):
            joined[-1] = _glued(joined[-1].rstrip(), line.strip(), known)
        else:
            joined.append(line)
        last = line
    return joined


def _glued(before: str, after: str, known: frozenset[str]) -> str:
    """A hyphen stays where the text knows both halves as words ("dip-in"), and goes where it only parts a word ("bak-ing")."""
    if (parted := _PARTED.search(before)) is None or not after[:1].islower():
        return f"{before} {after}"
    second = _WORD.match(after.casefold())
    is_compound = parted[1].casefold() in known and second is not None and second[0] in known
    return before + after if is_compound else before[:-1] + after


def _wrapping(lines: Sequence[str]) -> _Wrapping | None:
    """How the lines of the text are broken; None where they are not."""
    if len(lines) > _MAX_LINES:
        return None
    broken = [(line.rstrip(), after) for line, after in pairwise(lines) if _breaks_off(line, after)]
    width = max((len(line) for line, _ in broken), default=0)
    if not _NARROWEST <= width <= _WIDEST or any(len(line) > width * _LONGEST and "://" not in line for line in lines[1:]):
        return None  # a title and an address may be longer
    wide = sum(1 for line, _ in broken if len(line) >= _PROSE_WIDTH * width)
    ends = sum(1 for line in lines if _SENTENCE_END.search(line))
    counted = sum(1 for line in lines if _COUNTED.match(line))
    if wide < _FEWEST or wide * 4 < len(broken) * 3 or (ends * 3 < len(broken) and counted < _FEWEST):
        return None
    full = sum(1 for line, after in broken if _is_full(line, after, width))
    paragraphs = sum(1 for before, line in pairwise(lines) if not before.strip() and len(line) >= _NARROWEST and not _lists(line))
    return _Wrapping(width, full * 5 >= len(broken) * 4, counted >= _FEWEST or paragraphs >= _FEWEST)


def _lists(line: str) -> bool:
    """Is it like an ingredient? A number that counts is no amount."""
    return ingredient_likeness(line.strip()) >= LIKELY and not _COUNTED.match(line)


def _breaks_off(line: str, after: str) -> bool:
    """A line of prose without a full stop before one that begins with a small letter."""
    if not line.strip() or not after.strip()[:1].islower() or _ENDED.search(line) or _OPENS.match(after):
        return False
    return not _lists(line)


def _goes_on(line: str, after: str, wrapping: _Wrapping) -> bool:
    width, line = wrapping.width, line.rstrip()
    goes_small = after.strip()[:1].islower()
    if _OPENS.match(after) or line.lstrip().startswith("#") or (line.endswith(":") and not goes_small):
        return False
    is_full = _is_full(line, after, width)
    is_wide = is_full or (not wrapping.is_strict and len(line) >= _OTHER_WIDTH * width)
    if _lists(line) or (_AMOUNT.match(line) and _AMOUNT.match(after) and not _COUNTED.match(line)):
        return len(line) >= _NARROWEST and _breaks_off_in_list(line, after, is_wide and goes_small)
    if goes_small or line.endswith(","):
        return is_full or len(line) >= _PROSE_WIDTH * width
    if _ENDED.search(line):
        return is_full or (is_wide and wrapping.is_parted)
    return is_wide and (is_full or _is_prose(line))


def _breaks_off_in_list(line: str, after: str, is_wide: bool) -> bool:
    if line.count("(") > line.count(")"):
        return True
    may = is_wide or _indent(after) > _indent(line) or line.endswith(",")
    return may and not _ENDED.search(line) and not _AMOUNT.match(after)


def _is_full(line: str, after: str, width: int) -> bool:
    """Would the next word have made it longer than any?"""
    return len(line) + 1 + len(after.split()[0]) > width


def _is_prose(line: str) -> bool:
    """A good part of its words begin with a small letter, unlike those of a name."""
    words = line.split()
    return 4 * sum(1 for word in words if word[:1].islower()) >= len(words)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())
