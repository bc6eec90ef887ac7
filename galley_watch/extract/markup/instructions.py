"""``recipeInstructions`` → sections of steps (pure): strings, lists, HowToStep, HowToSection, and each inside the other."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from galley_watch.extract import text
from galley_watch.extract.markup.graph import Graph, get, listed, types_of
from galley_watch.extract.markup.marked_headings import HEADED, NUMBERED, headed_by_signs, is_all_bold, with_marked_headings
from galley_watch.extract.page_text import words
from galley_watch.values.recipe import InstructionSection

MAX_STEPS = 500
_MAX_DEPTH = 12
_LABEL = re.compile(rf"^(?:{words.STEP})\s*\d{{1,2}}\s*[.:)\-–]*\s*$", re.IGNORECASE)

_DIGITS = re.compile(r"\d+")
_COUNT = re.compile(r"^(?:\W{0,2}(?P<digits>\d{1,2})\W{1,4}|(?P<circled>[\u2460-\u2473])\s*)(?=[^\W\d_])")
_COUNT_IN_WORDS = re.compile(
    rf"^(?:{words.STEP})\s+(?P<word>{words.COUNT_WORD})\s*[.:)–-]\s*",
    re.IGNORECASE,
)
_ADDRESS = re.compile(r"^\s*(?:https?://|www\.)\S+\s*$", re.IGNORECASE)
_LIST_TAG = re.compile(r"<(?P<end>/?)(?P<name>li|ul|ol)\b[^<>]{0,500}>", re.IGNORECASE)
_INLINE_NUMBER = re.compile(
    rf"(?:^|(?<=[.!?:;)]))\s*(?P<label>(?:(?:{words.STEP})\s*)?(?P<number>\d{{1,2}})\s*[.):]\s*)(?=[^\W\d_])", re.IGNORECASE
)
_AFTER_SENTENCE = re.compile(r"(?<=[.!])\s*\|+\s*(?=[^\W\d_])")
"""Bars between steps."""
_LOST_BREAK = re.compile(
    r"(?<=[^\W\d_]{2}[.!]),(?=[A-ZÀ-Þ])|"
    r"(?:(?<=[^\W\d_]{3}[.!])|(?<=[^\W\d_][.!]\))|(?<=[^\W\d_]\)[.!]))(?=[A-ZÀ-Þ][a-zà-ÿ])"
)


@dataclass(frozen=True, slots=True)
class Heading:
    text: str


@dataclass(frozen=True, slots=True)
class StepName:
    """What the step after it is called."""

    text: str


Part = str | Heading | StepName


def sections_of(value: Any, graph: Graph) -> tuple[InstructionSection, ...]:
    """The steps under their headings."""
    parts = list(_steps(_lone_text(value, graph), graph, 0))
    if not any(isinstance(part, str) for part in parts):
        parts = [part.text if isinstance(part, Heading) else part for part in parts]
    return sectioned(_headed_by_capitals(_without_numbers(parts)))


def _without_numbers(parts: list[Part]) -> list[Part]:
    """Without the numbers that steps begin with, where these count (the next one, or 1 again): most in the usual forms, or all in any."""
    steps = [part for part in parts if isinstance(part, str)]
    for pattern, needed in ((_COUNT, len(steps)), (NUMBERED, len(steps) // 2 + 1), (_COUNT_IN_WORDS, len(steps))):
        found = [match for step in steps if (match := pattern.match(step))]
        numbers = [_number_of(match, place) for place, match in enumerate(found, 1)]
        if len(numbers) >= max(2, needed) and all(after in (1, before + 1) for before, after in pairwise([0, *numbers])):
            return [pattern.sub("", part, count=1) if isinstance(part, str) else part for part in parts]
    return parts


def _number_of(match: re.Match[str], place: int) -> int:
    """The number that the match states; words are taken to count."""
    if digits := _DIGITS.findall(match[0]):
        return int(digits[-1])
    circled = match.groupdict().get("circled")
    return ord(circled) - 0x245F if circled else place


def _headed_by_capitals(parts: list[Part]) -> list[Part]:
    """ "FOR THE FILLING" among steps that are not in capitals is a heading."""
    said = [part.text if isinstance(part, StepName) else part for part in parts]
    shouted = [isinstance(part, str) and is_in_capitals(part) for part in said]
    steps = [part for part in said if isinstance(part, str)]
    if not any(shouted) or 2 * sum(1 for step in steps if step.isupper()) >= len(steps):
        return parts
    return [Heading(line) if loud and isinstance(line, str) else part for part, line, loud in zip(parts, said, shouted, strict=True)]


def is_in_capitals(line: str) -> bool:
    return 4 <= len(line) <= 60 and line.isupper() and not _DIGITS.search(line) and not line.endswith((".", "!", "?"))


def _lone_text(value: Any, graph: Graph) -> Any:
    """The words of the only step there is, so that they are read as a whole method; else the value itself."""
    items = list(graph.each(value))
    if len(items) != 1 or not isinstance(items[0], dict):
        return value
    inner = get(items[0], "itemListElement", "steps", "step")
    if inner is not None:
        return inner if "howtostep" in types_of(items[0]) and get(items[0], "text", "name") is None else value
    words_of_step = get(items[0], "text")
    name = _text_of(get(items[0], "name"))
    repeats = isinstance(words_of_step, str) and (_only_labels(name) or _repeats(name, [text.plain(words_of_step)]))
    return words_of_step if isinstance(words_of_step, str) and (not name or repeats) else value


def sectioned(parts: Iterable[Part]) -> tuple[InstructionSection, ...]:
    """Steps and headings in order → sections; a heading without steps and the word "Instructions" alone are dropped."""
    sections: list[tuple[str | None, list[str], list[int]]] = [(None, [], [])]
    taken = 0
    for part in parts:
        _, steps, names = sections[-1]
        if isinstance(part, Heading):
            heading = part.text.rstrip(": ").strip()
            sections.append((None if not heading or words.METHOD_HEADING.match(heading) else heading, [], []))
        elif taken < MAX_STEPS:
            taken += 1
            if isinstance(part, StepName):
                names.append(len(steps))
            steps.append(part.text if isinstance(part, StepName) else part)
    return tuple(InstructionSection(heading, tuple(steps), tuple(names)) for heading, steps, names in sections if steps)


def _steps(value: Any, graph: Graph, depth: int) -> Iterator[Part]:
    if depth > _MAX_DEPTH:
        return
    value = graph.resolve(value)
    if isinstance(value, dict):
        value = listed(value) or value
    if isinstance(value, str):
        if not _ADDRESS.match(value):
            yield from blob_steps(value)
    elif isinstance(value, Heading):
        yield value
    elif isinstance(value, list):
        items = _in_order([item for item in value if item not in (None, "", [], {})])
        if len(items) == 1:
            yield from _steps(items[0], graph, depth + 1)
            return
        for item in items:
            if isinstance(item, str):
                yield from _listed(item)
            else:
                yield from _steps(item, graph, depth + 1)
    elif isinstance(value, dict):
        yield from _of_node(value, graph, depth)


def _in_order(items: list[Any]) -> list[Any]:
    """By the places that all of them state, each once."""
    by_place = {int(place): item for item in items if isinstance(item, dict) and (place := str(item.get("position"))).isdecimal()}
    return [by_place[place] for place in sorted(by_place)] if len(by_place) == len(items) else items


def _listed(item: str) -> Iterator[str | Heading]:
    """One string of a list: one step, unless it holds a list of its own."""
    if "<li" in item.lower():
        yield from blob_steps(item)
        return
    step = clean_step(text.plain(_without_ingredients(item) if item.count("\n") > 1 else item))
    if heading := headed_by_signs(step):
        yield Heading(heading)
    elif is_heading(step) or (step and is_all_bold(item) and len(step) <= 60 and not step.endswith((".", "!", "?"))):
        yield Heading(step)
    elif step and not words.ORDINAL_LABEL.match(step) and not _ADDRESS.match(step):
        yield step


def _without_ingredients(item: str) -> str:
    """A step without the list of what goes into it, and without the control that stands between the two."""
    lines = text.lines(item)
    end = next((place for place, line in enumerate(lines) if place and words.INGREDIENTS_HEADING.match(line)), None)
    if end is None:
        return item
    while end > 1 and not lines[end - 1].endswith((".", "!", "?", ")")):
        end -= 1
    return " ".join(lines[:end])


def _of_node(node: dict[str, Any], graph: Graph, depth: int) -> Iterator[Part]:
    name = _text_of(get(node, "name", "headline"))
    inner = get(node, "itemListElement", "steps", "step", "recipeInstructions", "item")
    if "howtosection" in types_of(node) or (inner is not None and "howtostep" not in types_of(node) and get(node, "text") is None):
        if name:
            yield Heading(name)
        yield from _steps(_lone_text(inner if inner is not None else get(node, "text", "description"), graph), graph, depth + 1)
        return
    steps: list[Part] = list(_texts(get(node, "text", "description", "articleBody"), graph))
    if not steps and inner is not None:
        steps = _as_one_step(inner, graph, list(_steps(inner, graph, depth + 1)))
    if name and not _only_labels(name) and not _repeats(name, steps):
        yield StepName(name) if steps and isinstance(steps[0], str) else name
    yield from steps


def _only_labels(name: str) -> bool:
    return bool(words.ORDINAL_LABEL.match(name) or words.METHOD_HEADING.match(name))


def _as_one_step(inner: Any, graph: Graph, steps: list[Part]) -> list[Part]:
    """A step that is made of directions and tips is one step."""
    kinds = [types_of(item) for item in graph.each(inner) if isinstance(item, dict)]
    if len(steps) > 1 and kinds and all(kind & {"howtodirection", "howtotip"} for kind in kinds):
        return [" ".join(step for step in steps if isinstance(step, str))]
    return steps


def _texts(value: Any, graph: Graph) -> Iterator[str | Heading]:
    for item in graph.each(value):
        if isinstance(item, dict):
            item = get(item, "text", "name", "@value")
        if isinstance(item, str):
            yield from _listed(item)


def _text_of(value: Any) -> str:
    while isinstance(value, list) and value:
        value = value[0]
    return text.plain(value) if isinstance(value, str) else ""


def _repeats(name: str, steps: list[Any]) -> bool:
    """Generators fill ``name`` with the step's first words."""
    first = next((step for step in steps if isinstance(step, str)), "")
    bare, begun = (NUMBERED.sub("", words_of_it, count=1).casefold() for words_of_it in (name, first))
    bare = re.sub(r"\W+$", "", bare)
    return bool(first) and (begun.startswith(bare) or bare in ("", "step"))


def clean_step(step: str) -> str:
    """Without the bullet or bar that stands before it."""
    return re.sub(r"^(?:[•·▢☐□▪●*✓→➜►▶»|–—-]\s*)+(?=[^\W\d_])", "", step)


def is_heading(step: str) -> bool:
    return step.endswith(":") and len(step) <= 60 and len(step.split()) <= 8


def blob_steps(value: str) -> Iterator[str | Heading]:
    """One string that holds the whole method: paragraphs are steps where it has any, else its lines; typed numbers are dropped."""
    paragraphs = text.paragraphs(with_marked_headings(_with_flat_lists(value)))
    lines = [line for part in paragraphs for line in part.split("\n")]
    counted = sum(1 for part in paragraphs if NUMBERED.match(part))
    by_line = len(paragraphs) == 1 or counted * 2 < len(paragraphs) or sum(1 for line in lines if NUMBERED.match(line)) > counted
    parts = lines if by_line else [" ".join(part.split("\n")) for part in paragraphs]
    if len(parts) == 1:
        parts = unglued(parts[0])
    parts = _under_their_labels(parts)
    numbered = sum(1 for part in parts if NUMBERED.match(part))
    for part in parts:
        if part.startswith(HEADED):
            yield Heading(part.lstrip(HEADED).strip())
            continue
        step = clean_step(NUMBERED.sub("", part, count=1) if numbered * 2 >= len(parts) else part)
        if heading := headed_by_signs(step):
            yield Heading(heading)
        elif is_heading(step) or words.METHOD_HEADING.match(step):
            yield Heading(step)
        elif step and not words.ORDINAL_LABEL.match(step):
            yield step


def _under_their_labels(parts: list[str]) -> list[str]:
    """All that stands between two lines that only count is one step; without such lines the parts themselves."""
    labels = [place for place, part in enumerate(parts) if words.ORDINAL_LABEL.match(part) and _DIGITS.search(part)]
    numbers = [int(_DIGITS.findall(parts[place])[0]) for place in labels]
    if len(labels) < 2 or labels[0] != 0 or numbers != list(range(1, len(labels) + 1)) or any(HEADED in part for part in parts):
        return [part for part in parts if not _LABEL.match(part)]
    return [" ".join(parts[start + 1 : end]) for start, end in pairwise([*labels, len(parts)])]


def _with_flat_lists(value: str) -> str:
    """Without the tags of lists inside items, where most items hold none: such a list is told in its step."""
    depth = items = 0
    holders: set[int] = set()
    inside: list[tuple[int, int]] = []
    for tag in _LIST_TAG.finditer(value):
        is_item, closes = tag["name"].lower() == "li", bool(tag["end"])
        depth -= is_item and closes
        if depth > 0:
            holders.add(items)
            inside.append(tag.span())
        items += is_item and not closes and depth == 0
        depth += is_item and not closes
    if len(holders) * 2 > items:
        return value
    for start, end in reversed(inside):
        value = f"{value[:start]} {value[end:]}"
    return value


def unglued(line: str) -> list[str]:
    """A method whose line breaks were lost: parted at its own numbers (1, 2, …), else where a blank is missing after a sentence."""
    if line.count("•") >= 2:
        return [part for part in map(str.strip, line.split("•")) if part]
    if len(parts := _AFTER_SENTENCE.split(line)) > 2:
        return parts
    starts: list[int] = []
    for found in _INLINE_NUMBER.finditer(line):
        if int(found["number"]) == len(starts) + 1:
            starts.append(found.start("label"))
    if len(starts) >= 2 and (starts[0] == 0 or words.METHOD_HEADING.match(line[: starts[0]])):
        return [line[start:end].strip() for start, end in zip(starts, [*starts[1:], len(line)], strict=True)]
    return _LOST_BREAK.split(line)
