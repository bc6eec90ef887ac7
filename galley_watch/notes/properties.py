"""The front matter of a note (pure): flat properties, written line by line so that nothing reorders or retypes them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime, timedelta

from galley_watch.notes.about import author_of, language_of
from galley_watch.notes.doubts import doubts_in
from galley_watch.notes.link import address
from galley_watch.notes.nutrients import nutrient_lines
from galley_watch.notes.plain_text import plain
from galley_watch.notes.servings import servings_of
from galley_watch.notes.words import ENGLISH, Words
from galley_watch.values.note_properties import NOTE_PROPERTIES
from galley_watch.values.staged import StagedRecipe

# Properties are shown as Markdown by Dataview's tables and as links by Obsidian, and Obsidian writes them anew without our
# quoting on the first click on a check box. So a marker is broken by a blank for good, not by a YAML escape.
_ACTIVE = re.compile(r"<(?=[A-Za-z/!?%])|\[(?=\[)|\](?=\()|!(?=\[)|\{(?=\{)|\b(?!https?:)[A-Za-z][A-Za-z0-9+.-]*:(?=//)|%(?=%)")
_NOT_IN_TAG = re.compile(r"[^\w/-]+")
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_LATEST_MS = 253_402_300_799_000


def properties_of(staged: StagedRecipe, words: Words, names: Mapping[str, str]) -> dict[str, list[str]]:
    """Each of ``NOTE_PROPERTIES`` in order as its lines; none for what a page does not state, save ``source``, which is "" then.

    ``names`` maps our names of properties to the person's.
    """
    return {name: list(_lines(name, names.get(name, name), staged, words)) for name in NOTE_PROPERTIES}


def _lines(ours: str, name: str, staged: StagedRecipe, words: Words) -> Iterator[str]:
    recipe, confidence = staged.read.recipe, staged.read.confidence
    match ours:
        case "title":
            return _text(name, plain(recipe.title) or words.untitled)
        case "source":
            return iter([f"{name}: {quoted(address(staged.source_url))}"])
        case "yield":
            return _text(name, recipe.yields)
        case "author":
            return _text(name, author_of(staged))
        case "language":
            return _text(name, recipe.language and language_of(staged.read))
        case "servings":
            return _number(name, servings_of(plain(recipe.yields or "")))
        case "prep_minutes" | "cook_minutes" | "total_minutes":
            return _number(name, getattr(recipe, ours))
        case "cuisine" | "category" | "keywords":
            return _texts(name, {"cuisine": recipe.cuisines, "category": recipe.categories, "keywords": recipe.keywords}[ours])
        case "nutrition":
            return _texts(name, nutrient_lines(recipe.nutrition, ENGLISH))
        case "tags":
            return _tags(name, staged.tags)
        case "folder":
            return _text(name, "/".join(filter(None, map(plain, staged.folders))))
        case "image":
            return _address(name, recipe.image)
        case "saved":
            return iter([f"{name}: {saved_time(staged.saved_at_ms)}"])
        case "status":
            return iter([f"{name}: inbox"])
        case "approved":
            return iter([f"{name}: false"])
        case "confidence":
            return iter([f"{name}: {shown_confidence(confidence.value)}"])
        case "review_flags":
            return iter(list(_texts(name, doubts_in(confidence, words))) or [f"{name}: []"])
        case "galley_id":
            return iter([f"{name}: {quoted(plain(staged.galley_id))}"])
    raise KeyError(ours)


def shown_confidence(value: float) -> str:
    return f"{min(max(value, 0.0), 1.0):.2f}"


def quoted(text: str) -> str:
    """A double-quoted YAML 1.2 string of one line of plain text."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def inert(text: str) -> str:
    """``text`` plain, with a blank inside each marker that Obsidian, its plugins or Logseq would act on in a property."""
    text = _ACTIVE.sub(lambda found: found[0] + " ", plain(text))
    return text.replace("`", "'") if text.count("`") > 1 else text


def saved_time(saved_at_ms: int) -> str:
    """UTC to the second, without a zone: the form that Obsidian's date-and-time property takes."""
    moment = _EPOCH + timedelta(milliseconds=min(max(saved_at_ms, 0), _LATEST_MS))
    return moment.strftime("%Y-%m-%dT%H:%M:%S")


def _text(name: str, value: str | None) -> Iterator[str]:
    if text := inert(value or ""):
        yield f"{name}: {quoted(text)}"


def _number(name: str, value: int | None) -> Iterator[str]:
    if value is not None:
        yield f"{name}: {value}"


def _address(name: str, url: str | None) -> Iterator[str]:
    if url and url.startswith(("http://", "https://")):
        yield f"{name}: {quoted(address(url))}"


def _texts(name: str, values: Iterable[str]) -> Iterator[str]:
    texts = list(filter(None, map(inert, values)))
    if texts:
        yield f"{name}:"
        yield from (f"  - {quoted(text)}" for text in texts)


def _tags(name: str, tags: Iterable[str]) -> Iterator[str]:
    """``recipe`` first; the link's own tags as Obsidian allows them: letters, digits, ``_``, ``-``, ``/``, not digits alone."""
    yield f"{name}:"
    yield "  - recipe"
    seen = {"recipe"}
    for tag in tags:
        spelt = _NOT_IN_TAG.sub("-", plain(tag)).strip("-/")
        if spelt and not spelt.isdecimal() and spelt.casefold() not in seen:
            seen.add(spelt.casefold())
            yield f"  - {quoted(spelt)}"
