"""Single facts of a structured node → plain values (pure): yield, author, image, rating, nutrition, keywords, dates."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any
from urllib.parse import urljoin, urlsplit

from galley_watch.extract import text
from galley_watch.extract.markup.graph import Graph, get
from galley_watch.values.recipe import Nutrient, Rating

_MAX_ITEMS = 100
_URL = re.compile(r"^\s*(?:https?:|www\.|/)", re.IGNORECASE)
_OF_SYSTEM = re.compile(r"[A-Za-z][\w-]*:(?:\s|\S*\d|[a-z]*[A-Z])")
_OPEN_PLURAL = re.compile(r"([^\W\d_])\((s|es|n|en|e|er|r)\)")
""" "serving(s)", "Portion(en)"."""
_BETWEEN_LABELS = re.compile(r"[,;|](?![^()]*\))")
_NO_WORD = re.compile(r"\b(?:undefined|null|NaN)\b")
"""What a script writes for a value that it has not."""
_LETTER = re.compile(r"[^\W\d_]")
_LANGUAGE = re.compile(r"^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}$")
_BY = re.compile(r"^(?:(?:recipe\s+)?by\s*:?\s+|author\s*:\s*)(?=[^\W\d_])", re.IGNORECASE)
_YIELD_LABEL = re.compile(
    r"^(?:(?:recipe\s+)?(?:yields?|servings?|serves|makes|portion(?:s|en|er)?)|ergibt|anzahl|pour|rendement|raciones|porciones|rendimento|porzioni|dosi)"
    r"\s*:\s*(?=\S)",
    re.IGNORECASE,
)
_DATE = re.compile(
    r"^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$"
)
_THOUSANDS = re.compile(r"(?<=\d)[.,\s'\u2019](?=\d{3}(?!\d))")
_CROP = re.compile(r"-\d{2,4}x\d{2,4}(\.\w{3,4})$")
"""The size that WordPress writes into the name of a crop of a picture."""
_NO_PART_OF_ADDRESS = re.compile(r"[\x00-\x20\ud800-\udfff]+")
_LONGEST_ADDRESS = 4_000
_WIDTH = re.compile(r"\d{1,5}")


def first_text(value: Any, graph: Graph) -> str | None:
    """The first words that the value holds; a node stands for its name."""
    for item in graph.each(value):
        if isinstance(item, dict):
            item = get(item, "@value", "name", "text")
            item = item[0] if isinstance(item, list) and item else item
        if isinstance(item, str) and (words := text.plain(item)):
            return words
    return None


def all_texts(value: Any, graph: Graph, split: bool = False) -> tuple[str, ...]:
    """All words of a list of short labels, each once, numbers of a site's own left out; ``split`` opens "a, b, c"."""
    found: dict[str, None] = {}
    for item in graph.each(value):
        if isinstance(item, dict):
            item = get(item, "name", "text", "@value", "item")
        if isinstance(item, int | float) and not isinstance(item, bool):
            item = str(item)
        if isinstance(item, str):
            whole = text.plain(item)
            for part in _BETWEEN_LABELS.split(whole) if split else [whole]:
                if _LETTER.search(part) and not _URL.match(part):
                    found.setdefault(part.strip(" #>"))
    return tuple(found)[:_MAX_ITEMS]


def keywords_of(value: Any, graph: Graph) -> tuple[str, ...]:
    """What a person would search for; what a publishing system notes for itself ("contentId: 4f2a", "FILTERTIME: <30MINS") is none."""
    return tuple(word for word in all_texts(value, graph, split=True) if not _OF_SYSTEM.match(word))


def tools_of(value: Any, graph: Graph) -> tuple[str, ...]:
    """Names of tools; a single text may list them with commas."""
    return all_texts(value, graph, split=isinstance(value, str))


def yield_of(value: Any, graph: Graph) -> str | None:
    """The yield in the page's words; a bare number counts servings. Of several the one with words, ranges kept."""
    stated = list(_yields(value, graph))
    worded = [words for words in stated if re.search(r"\d", words) and re.search(r"[^\W\d_]{2}", words)]
    bare = [words for words in stated if re.search(r"\d", words)]
    for words in worded or bare or stated:
        words = _YIELD_LABEL.sub("", _NO_WORD.sub("", words)).strip(" :")
        if re.fullmatch(r"\d+(?:[.,]\d+)?(?:\s*[-–]\s*\d+)?", words):
            return None if not words.strip("0.,-– ") else f"{words} serving{'' if words == '1' else 's'}"
        return _OPEN_PLURAL.sub(r"\1" if re.match(r"\D*1(?![\d.,/])", words) else r"\1\2", words[:200])
    return None


def _yields(value: Any, graph: Graph) -> Iterator[str]:
    for item in graph.each(value):
        if isinstance(item, dict):
            amount, unit = get(item, "value", "minValue", "@value"), get(item, "unitText", "unitCode")
            if amount is not None and (most := get(item, "maxValue")) is not None and most != amount:
                amount = f"{amount}-{most}"
            item = " ".join(str(part) for part in (amount, unit) if isinstance(part, str | int | float)) or get(item, "name")
        if isinstance(item, float) and math.isfinite(item):
            item = f"{item:g}"
        if isinstance(item, str | int) and not isinstance(item, bool) and (words := text.plain(str(item))):
            yield words


def author_of(value: Any, graph: Graph) -> str | None:
    """Names of people (or the organisation), never an address or an id."""
    names: dict[str, None] = {}
    for item in graph.each(value):
        if isinstance(item, dict):
            name = get(graph.named_by_address(item), "name", "@value", "alternateName")
            item = graph.resolve(name) if not isinstance(name, list) else next((part for part in name if isinstance(part, str)), None)
        if isinstance(item, str):
            name = _BY.sub("", text.plain(item))
            if name and not _URL.match(name) and not name.startswith("#") and len(name) <= 200:
                names.setdefault(name)
    return ", ".join(list(names)[:5]) or None


def absolute(address: Any, base: str | None) -> str | None:
    """An absolute http(s) address, or None."""
    return _absolute(address[:_LONGEST_ADDRESS], base) if isinstance(address, str) and not address.isspace() and address else None


@lru_cache(maxsize=32)
def _absolute(address: str, base: str | None) -> str | None:
    """Kept for one page's sake: its picture stands in its head and, more than once, in its markup."""
    address = _NO_PART_OF_ADDRESS.sub(_encoded, text.unescape(address).strip())
    try:
        address = urljoin(base or "", address)
        parts = urlsplit(address)
        host = parts.hostname
    except ValueError:
        return None
    return address if parts.scheme in ("http", "https") and host else None


def _encoded(found: re.Match[str]) -> str:
    return "%20" if found[0] == " " else ""


def image_of(value: Any, graph: Graph, base: str | None) -> str | None:
    """The best declared image: the widest where widths are stated, else the first, or the whole picture of which that is a crop."""
    best: tuple[int, str] | None = None
    whole: list[str] = []
    for item in graph.each(value):
        width = 0
        if isinstance(item, dict):
            found = _WIDTH.search(str(_plain_number(get(item, "width"))))
            width = int(found[0]) if found else 0
            item = next(iter(graph.each(get(item, "url", "contentUrl", "@id", "thumbnailUrl"))), None)
            item = item.get("@id") if isinstance(item, dict) else item
        address = absolute(item, base)
        if address and (best is None or width > best[0]):
            best = (width, address)
        if address and not _CROP.search(address):
            whole.append(address)
    if best and not best[0] and (uncropped := _CROP.sub(r"\1", best[1])) in whole:
        return uncropped
    return best[1] if best else None


def _plain_number(value: Any) -> Any:
    return get(value, "value", "@value") if isinstance(value, dict) else value


def number_of(value: Any) -> float | None:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return None
    found = re.search(r"\d{1,12}(?:[.,]\d{1,6})?", str(value))
    return float(found[0].replace(",", ".")) if found else None


def count_of(value: Any) -> int | None:
    """A whole number, which may be parted by thousands ("1,204"); None for none and zero."""
    if isinstance(value, str):
        value = _THOUSANDS.sub("", value)
    number = number_of(value)
    return int(number) if number and number >= 1 else None


def rating_of(value: Any, graph: Graph) -> Rating | None:
    for item in graph.each(value):
        if isinstance(item, dict):
            stars = number_of(get(item, "ratingValue"))
            best = number_of(get(item, "bestRating")) or 5.0
            count = count_of(get(item, "ratingCount", "reviewCount"))
            if stars and 0 < stars <= max(best, 5.0):
                return Rating(stars, count)
    return None


def nutrition_of(value: Any, graph: Graph) -> tuple[Nutrient, ...]:
    for item in graph.each(value):
        if isinstance(item, dict):
            return tuple(
                Nutrient(name, amount)
                for name, stated in list(item.items())[:60]
                if isinstance(name, str) and not name.startswith("@") and name != "type" and (amount := _amount(stated, graph))
            )
    return ()


def _amount(value: Any, graph: Graph) -> str | None:
    for item in graph.each(value):
        if isinstance(item, dict):
            parts = (get(item, "value", "name"), get(item, "unitText", "unitCode"))
            item = " ".join(str(part) for part in parts if isinstance(part, str | int | float))
        if isinstance(item, str | int | float) and not isinstance(item, bool):
            words = text.plain(str(item))
            return words[:100] if re.search(r"\d", words) else None
    return None


def language_tag(stated: Any) -> str | None:
    """A BCP 47 tag, or None where the words are none."""
    if isinstance(stated, str) and _LANGUAGE.match(stated.strip()):
        return stated.strip().replace("_", "-")
    return None


def language_of(value: Any, graph: Graph) -> str | None:
    """The tag that is stated; a language with its name in words may state it as its other name."""
    for item in graph.each(value):
        for stated in (get(item, "alternateName"), get(item, "name"), get(item, "identifier")) if isinstance(item, dict) else (item,):
            if tag := language_tag(stated):
                return tag
    return None


def video_of(value: Any, graph: Graph, base: str | None) -> str | None:
    for item in graph.each(value):
        addresses = [get(item, name) for name in ("contentUrl", "embedUrl", "url", "@id")] if isinstance(item, dict) else [item]
        for address in addresses:
            if found := absolute(address, base):
                return found
    return None


def date_of(value: Any, graph: Graph) -> str | None:
    stated = first_text(value, graph)
    return stated if stated and _DATE.match(stated) else None
