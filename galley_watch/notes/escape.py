"""Text into Markdown that shows exactly that text and does nothing (pure).

Escaped is only what would be active: in CommonMark and GitHub's additions, in Obsidian and Logseq (wikilinks, tags, block ids,
comments, highlights, macros, bare addresses), and in plugins that search a note's raw text: Templater (``<%``) and Dataview (``::``).
For those a backslash stands *inside* the marker, since they know no escapes.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from html.entities import html5

_PUNCTUATION = r"!-/:-@\[-`{-~"
_ACTIVE = re.compile(
    rf"""
      \\(?=[{_PUNCTUATION}]|$)               # would escape what follows
    | <(?=[A-Za-z/!?])                       # HTML, autolinks
    | (?<=[<%])%                             # Templater, Obsidian comments
    | &(?=(?P<entity>\#?\w+;))               # entities
    | (?<=:): | :(?=//)                      # Dataview fields, bare addresses of any scheme
    | (?<==)=                                # highlights
    | ~(?=~) | (?<=~)~                       # strikethrough, fences
    | (?<=\{{)\{{                            # Logseq macros
    | (?<=\()\((?=[0-9A-Fa-f-]{{36}}\)\))      # Logseq block references
    | (?<!\w)\#(?!\d+(?:\W|$))(?=\S)         # tags; "#1" is none
    | (?<!\w)\#(?=\#*$)                      # the closing marks of a heading
    | \^(?=\[) | (?<!\S)\^(?=[\w-]+$)        # inline footnotes, block ids
    | \[(?=[\[^!]) | (?<=[!\[])\[            # wikilinks, embeds, footnotes, callouts
    """,
    re.VERBOSE,
)
_ACTIVE_ANYWHERE = re.compile(
    r"""
      [\\`*_{}\[\]<>\#^~=|$%]
    | &(?=\S|$)                # entities, also one that text behind it would complete
    | :(?=[:/]|$) | (?<=:): | ^:
    | ^[-+/().!] | (?<=\()\(
    """,
    re.VERBOSE,
)
_LINK_SEAM = re.compile(r"\][(\[:]")
# Marks alone are a rule, and "--" is one too after the "- " of an item.
_BLOCK_START = re.compile(r"[-+*>](?=\s|$)|>|#{1,6}(?=\s|$)|\[|[-*_\s]+$")
_NUMBERED = re.compile(r"\d{1,9}(?=[.)](?:\s|$))")
_RUN = re.compile(r"\*+|_+|~+")
_ENTITIES = {"*": "&#42;", "_": "&#95;", ",": "&#44;"}


def escape_inline(text: str) -> str:
    """One line of plain text for a place where a block has already begun: a heading, the rest of a line."""
    return _with_marks(text, _active_places(text) | _delimiter_places(text), {})


def escape_block(text: str) -> str:
    """One line of plain text for the start of a block: a paragraph or a list item."""
    places = _active_places(text) | _delimiter_places(text)
    if _BLOCK_START.match(text):
        places.add(0)
    if numbered := _NUMBERED.match(text):
        places.add(numbered.end())
    return _with_marks(text, places, {})


def escape_emphasised(text: str, commas: Collection[int] = ()) -> str:
    """One line of plain text to stand between our own ``*`` or ``**``.

    Delimiters, and the commas at these places, become entities: RecipeMD's reference reader looks for emphasis and splits lists
    without knowing backslash escapes.
    """
    places = {index for index, character in enumerate(text) if character in "*_"}
    return _with_marks(text, _active_places(text).union(places, commas), _ENTITIES)


def escape_anywhere(text: str) -> str:
    """One line of plain text to stand beside other text, which may be active itself: every mark that could pair with it is escaped.

    For the places that a person's template chooses; ``escape_inline`` and ``escape_block`` are easier on the eye.
    """
    numbered = _NUMBERED.match(text)
    places = {found.start() for found in _ACTIVE_ANYWHERE.finditer(text)}
    if numbered:
        places.add(numbered.end())
    # An escaped "|" still makes a table of a line above "---", for some readers.
    return _with_marks(text, places, {"|": "&#124;"})


def _with_marks(text: str, places: set[int], entities: dict[str, str]) -> str:
    if not places:
        return text
    return "".join(entities.get(character, "\\" + character) if index in places else character for index, character in enumerate(text))


def _active_places(text: str) -> set[int]:
    places = {match.start() for match in _ACTIVE.finditer(text) if _is_entity(match["entity"])}
    always = {character for character in "`$" if text.count(character) > 1}
    if _LINK_SEAM.search(text):
        always.add("[")
    if always:
        places.update(index for index, character in enumerate(text) if character in always)
    return places


def _is_entity(name: str | None) -> bool:
    """True too for all that is no candidate: "R&D;" is ordinary text, "&lt;" is not."""
    return name is None or name.startswith("#") or name in html5


def _delimiter_places(text: str) -> set[int]:
    """Emphasis marks that could find a partner. Wider than CommonMark's flanking rules, on which readers differ."""
    places: set[int] = set()
    for mark in "*_~":
        runs = [_Run(text, match) for match in _RUN.finditer(text) if match[0][0] == mark]
        opens = [run for run in runs if run.can_open]
        closes = [run for run in runs if run.can_close]
        for run in runs:
            partner_after = run.can_open and closes and closes[-1].start > run.start
            partner_before = run.can_close and opens and opens[0].start < run.start
            if partner_after or partner_before:
                places.update(range(run.start, run.end))
    return places


class _Run:
    __slots__ = ("can_close", "can_open", "end", "start")

    def __init__(self, text: str, match: re.Match[str]) -> None:
        self.start, self.end = match.span()
        before, after = text[self.start - 1 : self.start] if self.start else "", text[self.end : self.end + 1]
        within_a_word = match[0][0] == "_" and before.isalnum() and after.isalnum()
        self.can_open = bool(after) and not after.isspace() and not within_a_word
        self.can_close = bool(before) and not before.isspace() and not within_a_word
