"""The front matter of a note (pure): flat properties, written line by line so that nothing reorders or retypes them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta

from galley_watch.notes.link import address
from galley_watch.notes.plain_text import plain
from galley_watch.notes.servings import servings_of
from galley_watch.notes.words import Words
from galley_watch.values.staged import StagedRecipe

# Properties are shown as Markdown by Dataview's tables and as links by Obsidian, and Obsidian writes them anew without our
# quoting on the first click on a check box. So a marker is broken by a blank for good, not by a YAML escape.
_ACTIVE = re.compile(r"<(?=[A-Za-z/!?%])|\[(?=\[)|\](?=\()|!(?=\[)|\{(?=\{)|\b(?!https?:)[A-Za-z][A-Za-z0-9+.-]*:(?=//)|%(?=%)")
_NOT_IN_TAG = re.compile(r"[^\w/-]+")
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_LATEST_MS = 253_402_300_799_000


def front_matter_lines(staged: StagedRecipe, words: Words) -> list[str]:
    """The lines from ``---`` to ``---``. What a page does not state is left out, save ``source``, which is "" then."""
    recipe = staged.read.recipe
    return [
        "---",
        *_text("title", plain(recipe.title) or words.untitled),
        f"source: {quoted(address(staged.source_url))}",
        *_text("author", recipe.author),
        *_number("servings", servings_of(plain(recipe.yields or ""))),
        *_text("yield", recipe.yields),
        *_number("prep_minutes", recipe.prep_minutes),
        *_number("cook_minutes", recipe.cook_minutes),
        *_number("total_minutes", recipe.total_minutes),
        *_texts("cuisine", recipe.cuisines),
        *_texts("category", recipe.categories),
        *_texts("keywords", recipe.keywords),
        *_texts("nutrition", (f"{nutrient.name}: {nutrient.amount}" for nutrient in recipe.nutrition)),
        *_tags(staged.tags),
        *_text("folder", "/".join(filter(None, map(plain, staged.folders)))),
        *_address("image", recipe.image),
        *_text("language", recipe.language),
        f"saved: {saved_time(staged.saved_at_ms)}",
        "status: inbox",
        "approved: false",
        f"confidence: {min(max(staged.read.confidence.value, 0.0), 1.0):.2f}",
        *(list(_texts("review_flags", staged.read.confidence.flags)) or ["review_flags: []"]),
        f"galley_id: {quoted(plain(staged.galley_id))}",
        "---",
    ]


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


def _tags(tags: Iterable[str]) -> Iterator[str]:
    """``recipe`` first; the link's own tags as Obsidian allows them: letters, digits, ``_``, ``-``, ``/``, not digits alone."""
    yield "tags:"
    yield "  - recipe"
    seen = {"recipe"}
    for tag in tags:
        name = _NOT_IN_TAG.sub("-", plain(tag)).strip("-/")
        if name and not name.isdecimal() and name.casefold() not in seen:
            seen.add(name.casefold())
            yield f"  - {quoted(name)}"
