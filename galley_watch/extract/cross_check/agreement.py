"""Does the page show what its markup states? (pure): the cheap cross-check between sources."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any

from lxml import etree

from galley_watch.extract.fractions import HAS_AMOUNT, bare_of, without_decimals

_MAX_TEXT = 2_000_000
_UNSHOWN = ("script", "style")
_MAX_LINE = 80
"""Characters of a line that are looked for alone: pages cut long steps differently from their markup."""
MOST_BETWEEN = {"ingredients": 0.2, "instructions": 0.05}
"""Shares of a run that may be something else: boxes to tick and headings; more than that is text that the markup leaves out."""
_FEW_TEXTS = 20
_MOST_TOOLS, _LONGEST_TOOL = 30, 200
_REACH = 2_000
"""Characters to the next line of one run."""
_MAX_PLACES = 4


@dataclass(frozen=True, slots=True)
class LinesOnPage:
    """How lines stand on a page: how many of them word for word anywhere, whether all of them one after the other, the share of
    that run which belongs to none of them (0 to 1), and how many times they do (at most so many as are looked for).
    """

    count: int
    in_one_run: bool = False
    between: float = 0.0
    times: int = 0


@dataclass(frozen=True, slots=True)
class ShownText:
    """What a reader sees of a page: its letters and digits in order, lower case; how many items its lists of ingredients hold, and how
    many of these state an amount; its text as it stands there; what its lists of equipment name.
    """

    letters: str
    listed: int
    measured: int = 0
    as_written: str = ""
    tools: tuple[str, ...] = ()


def shown_text(root: Any) -> ShownText:
    """Takes the scripts and styles out of the tree."""
    etree.strip_elements(root, *_UNSHOWN, with_tail=False)
    text = etree.tostring(root, method="text", encoding="unicode", with_tail=False)[:_MAX_TEXT]
    listed, measured, tools = _listed_items(root)
    return ShownText(bare_of(text), listed, measured, text, tools)


@lru_cache(maxsize=4)
def lines_on_page(lines: tuple[str, ...], letters: str) -> LinesOnPage:
    """The lines on the page, word for word but for blanks and punctuation. Asked twice of most pages: before the choice and after it."""
    bare = [wanted for line in lines if (wanted := _as_shown(line, letters))]
    count = sum(1 for wanted in bare if wanted[:_MAX_LINE] in letters)
    shares = list(_shares_between(bare, letters)) if bare and count == len(bare) else []
    return LinesOnPage(count, bool(shares), min(shares, default=0.0), len(shares))


def _as_shown(line: str, shown: str) -> str:
    """The line's letters and digits; with fractions for its decimals where the page has it so."""
    wanted = bare_of(line)
    if wanted[:_MAX_LINE] not in shown and (other := without_decimals(line)) != line and bare_of(other)[:_MAX_LINE] in shown:
        return bare_of(other)
    return wanted


def places_of(letters: str, shown: str, most: int) -> Iterator[int]:
    """The first places at which the letters stand on the page: lists stand a second time for print, lines in comments."""
    place = -1
    for _ in range(most if letters else 0):
        if (place := shown.find(letters, place + 1)) < 0:
            return
        yield place


def _shares_between(bare: Sequence[str], shown: str) -> Iterator[float]:
    """For each place where all lines follow one another: the share of the run between them."""
    longest = max(range(len(bare)), key=lambda number: len(bare[number]))
    for place in places_of(bare[longest], shown, _MAX_PLACES):
        start, end = _back_to(bare[:longest], shown, place), _on_to(bare[longest:], shown, place)
        if start is not None and end is not None:
            yield 1 - sum(map(len, bare)) / (end - start)


def _on_to(bare: Sequence[str], shown: str, place: int) -> int | None:
    for wanted in bare:
        place = shown.find(wanted, place, place + len(wanted) + _REACH)
        if place < 0:
            return None
        place += len(wanted)
    return place


def _back_to(bare: Sequence[str], shown: str, place: int) -> int | None:
    for wanted in reversed(bare):
        place = shown.rfind(wanted, max(0, place - len(wanted) - _REACH), place)
        if place < 0:
            return None
    return place


def _listed_items(root: Any) -> tuple[int, int, tuple[str, ...]]:
    """How many items the lists hold that call themselves ingredients by their class or id, how many of these state an amount, and what
    the items of lists say that call themselves equipment.
    """
    inside: dict[Any, bool] = {}
    equipment: set[Any] = set()
    tools: dict[str, None] = {}
    count = measured = 0
    for item in root.iter("li"):
        around = item.getparent()
        if around not in inside:
            inside[around] = any(_says_ingredients(above) for above in (around, *islice(around.iterancestors(), 2)))
            if not inside[around] and "quipment" in (around.get("class") or ""):
                equipment.add(around)
        if inside[around] or _says_ingredients(item):
            count += 1
            measured += HAS_AMOUNT.search("".join(islice(item.itertext(), _FEW_TEXTS))[:_MAX_LINE]) is not None
        elif around in equipment and (tool := " ".join("".join(islice(item.itertext(), _FEW_TEXTS)).split()).strip("▢☐□ ")):
            tools.setdefault(tool[:_LONGEST_TOOL])
    return count, measured, tuple(tools)[:_MOST_TOOLS]


def _says_ingredients(element: Any) -> bool:
    for name in ("class", "id"):  # asked of every list item of a page, and a loop takes half the time of any()
        label = element.get(name)
        if label and ("ngredien" in label or "ngrédient" in label or "utaten" in label):
            return True
    return False
