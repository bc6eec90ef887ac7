"""A note as others read it, for the tests: its parts by a CommonMark parser, by two YAML loaders, by RecipeMD's own reader."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import yaml
from markdown_it import MarkdownIt
from markdown_it.token import Token
from recipemd.data import Recipe as RecipeMDRecipe
from recipemd.data import RecipeParser
from ruamel.yaml import YAML

MARKDOWN = MarkdownIt("commonmark").enable(["table", "strikethrough"])
OUR_COMMENT = "%% Yours to edit: galley-watch changes nothing here but the status, and only when you tell it to. %%"
INVISIBLE = re.compile("[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff\u00ad\x00-\x09\x0b-\x1f\x7f-\x9f]")
ALIVE_IN_RAW_TEXT = ("<%", "[[", "==", "::", "{{", "~~")
INERT_BLOCKS = {"paragraph", "heading", "bullet_list", "ordered_list", "list_item", "blockquote"}


@dataclass
class Parts:
    """What a reader shows: headings with their level, paragraphs, items, with plain text; links by address."""

    headings: list[tuple[int, str]] = field(default_factory=list)
    paragraphs: list[str] = field(default_factory=list)
    items: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    kinds: set[str] = field(default_factory=set)
    rules: int = 0
    deepest: int = 0


def split(note: str) -> tuple[str, str]:
    """Front matter and body."""
    assert note.startswith("---\n")
    inside, _, body = note[4:].partition("\n---\n")
    return inside + "\n", body.removeprefix("\n")


def parts_of(body: str) -> Parts:
    parts, path = Parts(), []
    for token in MARKDOWN.parse(body):
        kind = token.type.removesuffix("_open")
        if token.type.endswith("_open"):
            path.append((kind, token.tag))
            parts.deepest = max(parts.deepest, sum(1 for name, _ in path if name.endswith("_list")))
        elif token.type.endswith("_close"):
            path.pop()
        if token.type == "hr":
            parts.rules += 1
        elif token.type == "inline":
            shown = _text(token, parts)
            if path[-1][0] == "heading":
                parts.headings.append((int(path[-1][1][1]), shown))
            elif any(name == "list_item" for name, _ in path):
                parts.items.append(shown)
            else:
                parts.paragraphs.append(shown)
        if not token.type.endswith("_close"):
            parts.kinds.add(kind)
    return parts


def _text(token: Token, parts: Parts) -> str:
    shown = []
    for child in token.children or ():
        parts.kinds.add(child.type.removesuffix("_open").removesuffix("_close"))
        shown.append("\n" if child.type.endswith("break") else child.content)
        if child.type == "link_open":
            parts.links.append(str(child.attrs["href"]))
    return "".join(shown)


def properties(note: str) -> dict[str, Any]:
    """The front matter; the two loaders must agree."""
    inside, _ = split(note)
    by_pyyaml = yaml.safe_load(inside)
    assert by_pyyaml == YAML(typ="safe", pure=True).load(inside)
    assert isinstance(by_pyyaml, dict)
    return by_pyyaml


def as_recipemd(note: str) -> RecipeMDRecipe:
    return RecipeParser().parse(split(note)[1])


def check_does_nothing(note: str) -> Parts:
    """What holds for every note, whatever the page said."""
    inside, body = split(note)
    parts = check_body_does_nothing(body, {"hr", "em", "strong"})
    assert (parts.rules, parts.deepest) == (2, 1)
    assert not INVISIBLE.search(inside)
    assert not re.search(r"<%|\[\[|\{\{|%%|\]\(|<[a-zA-Z/!?]", inside)
    found = properties(note)
    assert (found["status"], found["approved"], found["galley_id"]) == ("inbox", False, "r-1")
    assert isinstance(found["title"], str)
    as_recipemd(note)
    return parts


def check_body_does_nothing(body: str, ours: set[str]) -> Parts:
    """``ours``: the kinds of marks that we set ourselves, beside blocks and links."""
    parts = parts_of(body)
    assert parts.kinds <= INERT_BLOCKS | {"inline", "text", "link", "text_special"} | ours
    assert all(link.startswith(("https://", "http://")) for link in parts.links)
    for alive in ALIVE_IN_RAW_TEXT:
        assert alive not in body, alive
    assert "%%" not in body.replace(OUR_COMMENT, "")
    assert not re.search(r"\(\([0-9a-f-]{36}", body)
    assert not re.search(r"\s\^[\w-]+$", body, re.MULTILINE)
    assert not re.search(r"(?:^|(?<=\s))#(?![#\s])(?!\d+(\W|$))\S", body, re.MULTILINE)
    assert not INVISIBLE.search(body)
    return parts
