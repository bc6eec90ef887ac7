"""What else the object says that holds a recipe's lists (pure): its name, yield, times, picture and author."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from galley_watch.extract import text
from galley_watch.extract.markup import facts
from galley_watch.extract.markup.durations import minutes_of
from galley_watch.extract.markup.graph import Graph
from galley_watch.extract.page_data.amounts import as_number
from galley_watch.extract.page_data.keys import Names, fields_of, first_of, plain_key

_TITLES = Names(
    "recipetitle recipename title name headline displayname titel titre titulo titolo nombre nom nome naam namn navn "
    "tittel heading label strdrink strmeal"
)
_YIELDS = Names(
    "recipeyield servings yield yields portions serves numberofservings servingcount defaultservings portionen "
    "portionsanzahl personen raciones porciones porzioni persone personnes nombredepersonnes porties porcoes "
    "portioner porsjoner antalportioner personer yieldtext people"
)
_TIMES = {
    "prep_minutes": Names(
        "preptime preparationtime prepminutes preptimeminutes preparationminutes activetime arbeitszeit vorbereitungszeit "
        "tempspreparation tiempopreparacion tempopreparazione voorbereidingstijd preparation prep timeprep"
    ),
    "cook_minutes": Names(
        "cooktime cookingtime cookminutes cookingminutes cooktimeminutes bakingtime kochzeit backzeit tempscuisson "
        "tiempococcion tempocottura kooktijd cooking cook cuisson timecook"
    ),
    "total_minutes": Names(
        "totaltime totalminutes totaltimeminutes readyinminutes gesamtzeit tempstotal tiempototal tempototale totaletijd "
        "duration total tillagningstid tidialt totaltid time"
    ),
}
_NESTED = ("times", "time", "timing", "timings", "durations", "duration", "recipetimes", "zeiten", "tiempos", "temps", "tempi")
_IMAGES = Names("image mainimage heroimage featuredimage coverimage imageurl photo picture thumbnail bild imagen foto images")
_AUTHORS = ("author", "authorname", "authors", "creator", "chef", "autor", "auteur", "autore", "writer", "byline", "createdby")
_INNER_TITLES = Names(" ".join(("rendered text value default en de raw", *_TITLES.words)))
_COUNTS = Names("amount value quantity number count default min from")
_COUNTED = Names("unit unittext text label name type")
_FILES = Names("url src href file asset fields data attributes sourceurl original image")
_PEOPLE = Names("name fullname displayname title node")
_DEEP = 4
_MOST_EATERS = 60


def title_of(node: dict[str, Any]) -> str:
    """ "" where the object has no name for readers."""
    value: Any = first_of(fields_of(node), _TITLES, str, dict)
    for _ in range(_DEEP):
        if not isinstance(value, dict):
            break
        value = first_of(fields_of(value), _INNER_TITLES, str, dict)
    words = text.plain(value) if isinstance(value, str) else ""
    is_name = 2 < len(words) <= 150 and (" " in words or words[:1].isupper()) and not words.startswith(("http", "/", "{", "#"))
    return words if is_name else ""


def yield_of(node: dict[str, Any]) -> Any:
    """As stated: a number, words, or both together; the size of a serving where that is a small bare number, which counts eaters too."""
    fields = fields_of(node)
    value = next(
        (
            fields[name]
            for name in _YIELDS.words
            if isinstance(fields.get(name), str | int | float | dict) and not isinstance(fields[name], bool)
        ),
        None,
    )
    if value is None and isinstance(size := fields.get("servingsize"), int) and 1 < size <= _MOST_EATERS:
        return size
    if isinstance(value, dict):
        inner = fields_of(value)
        number = first_of(inner, _COUNTS, str, int, float)
        unit = first_of(inner, _COUNTED, str)
        value = " ".join(str(part) for part in (number, unit) if part is not None) or None
    return f"{value:g}" if isinstance(value, float) and math.isfinite(value) else value


def yield_words(node: dict[str, Any]) -> str | None:
    value = yield_of(node)
    words = facts.yield_of(value, Graph()) if value is not None and len(str(value)) < 80 else None
    return words if words and any(sign.isdigit() for sign in words) else None


def serves(node: dict[str, Any]) -> float | None:
    return as_number(yield_of(node))


def minutes_stated(node: dict[str, Any]) -> dict[str, int]:
    """Minutes by field of ``Recipe``."""
    fields = fields_of(node)
    nested = next((fields_of(fields[name]) for name in _NESTED if isinstance(fields.get(name), dict)), {})
    found: dict[str, int] = {}
    for name, keys in _TIMES.items():
        for place, holder in ((0, fields), (1, nested)):
            value = next((holder[key] for key in keys.words if key in holder and (place or len(key) > 7)), None)
            if name not in found and value is not None and type(value) in (str, int, float) and (minutes := minutes_of(value)):
                found[name] = minutes
    return found


def image_of(node: dict[str, Any], address: str | None) -> str | None:
    """An absolute address, where the object states one."""
    value: Any = first_of({name: held for name, held in fields_of(node).items() if name in _IMAGES}, _IMAGES, str, dict, list)
    for _ in range(_DEEP):
        if isinstance(value, list):
            value = value[0] if value else None
        if not isinstance(value, dict):
            break
        value = first_of(fields_of(value), _FILES, str, dict, list)
    if not isinstance(value, str) or not value.startswith(("http://", "https://", "//", "/")):
        return None
    return facts.absolute(f"https:{value}" if value.startswith("//") and not address else value, address)


def author_of(node: dict[str, Any]) -> str | None:
    fields = fields_of(node)
    value: Any = next((fields[name] for name in _AUTHORS if name in fields), None)
    if isinstance(value, list):
        value = value[0] if value else None
    if isinstance(value, dict):
        inner = fields_of(value)
        full = " ".join(part for name in ("firstname", "lastname") if isinstance(part := inner.get(name), str))
        value = full or first_of(inner, _PEOPLE, str, dict)
        value = first_of(fields_of(value), _PEOPLE, str) if isinstance(value, dict) else value
    found = facts.author_of(value, Graph()) if isinstance(value, str) and " " in value.strip() + " " else None
    return found if found and any(sign.isalpha() for sign in found) and not any(sign.isdigit() for sign in found) else None


def addresses_of(node: dict[str, Any]) -> Sequence[str]:
    fields = fields_of(node)
    return [
        value
        for name in ("url", "slug", "canonicalurl", "link", "path", "permalink", "href", "id")
        if isinstance(value := fields.get(name), str)
    ]


def is_named_like(title: str, names: Sequence[str]) -> float:
    """1 where the page calls itself so, less where one name holds the other, 0 where they have no word in common."""
    bare = plain_key(title) or title.casefold()
    ours = [plain_key(name) or name.casefold() for name in names]
    if not bare or not ours:
        return 0.0
    return 1.0 if bare in ours else 0.6 if any(bare in name or name in bare for name in ours if len(name) > 3) else 0.0
