"""A recipe and how it was read → the named signals that scoring weighs (pure)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from galley_watch.extract.cross_check.agreement import MOST_BETWEEN, LinesOnPage
from galley_watch.extract.cross_check.word_likeness import SAME, Likeness
from galley_watch.extract.fractions import HAS_AMOUNT
from galley_watch.extract.page_text.likeness import length_in_letters
from galley_watch.extract.source import MARKED_PARTS, TEXTS, Source
from galley_watch.values.extraction import Signal
from galley_watch.values.recipe import Recipe

_LONG_LINE = 160
_LONG_STEP = 1_500
_SHORT_METHOD = 120
_SHORT_STEP = 40
_ENDS = (".", "!", ":", "。", "！")
_SHOWN_WHOLE = ("in_one_run", "text_agrees")
_ALIKE = 0.8
"""Share of the words that two readings have in common where one differs in some lines only."""


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What was noticed on the way: lines shown on the page, items of lists that call themselves
    ingredients, how the page's text is like the markup (None where that was not looked at), names of the page, repairs, fits,
    and of what the page's text names or holds together (``TextReading``).
    """

    sources: Mapping[str, Source]
    ingredients_shown: LinesOnPage
    steps_shown: LinesOnPage
    items_listed: int = 0
    ingredients_told: Likeness | None = None
    steps_told: Likeness | None = None
    names: tuple[str, ...] = ()
    repaired: bool = False
    named_parts: bool = True
    in_one_element: bool = False
    in_items: bool = False
    multiplied: int = 0
    others: int = 0


def signals_of(recipe: Recipe, seen: Circumstances) -> tuple[Signal, ...]:
    """In the order of the fields; what lowers confidence and what raises it."""
    return (*_of_title(recipe, seen), *_of_ingredients(recipe, seen), *_of_method(recipe, seen), *_of_times(recipe, seen))


def _of_title(recipe: Recipe, seen: Circumstances) -> Iterator[Signal]:
    if seen.sources.get("title", Source.PAGE_HEAD) == Source.PAGE_HEAD:
        yield Signal("title", "from_head")
    title = recipe.title.casefold()
    if seen.names:
        agrees = any(title in name.casefold() or name.casefold() in title for name in seen.names)
        yield Signal("title", "agrees" if agrees else "differs")
    if seen.others:
        yield Signal("title", "several_recipes", (seen.others + 1,))


def _of_ingredients(recipe: Recipe, seen: Circumstances) -> Iterator[Signal]:
    lines = recipe.ingredients
    if not lines:
        yield Signal("ingredients", "missing")
        return
    yield from _source("ingredients", seen.sources.get("ingredient_groups"), seen)
    if seen.in_one_element and _is_text(seen, "ingredient_groups"):
        yield Signal("ingredients", "in_one_element")
    yield from _on_page("ingredients", seen.sources.get("ingredient_groups"), seen.ingredients_shown, seen.ingredients_told, lines)
    yield from _listed(seen, lines)
    bare = sum(1 for line in lines if not HAS_AMOUNT.search(line))
    if bare * 4 > len(lines):
        yield Signal("ingredients", "amounts_missing_in_most" if bare * 2 > len(lines) else "amounts_missing", (bare, len(lines)))
    if len(lines) < 3:
        yield Signal("ingredients", "few_lines", (len(lines),))
    if long := sum(1 for line in lines if len(line) > _LONG_LINE):
        yield Signal("ingredients", "long_lines", (long, len(lines)))


def _of_method(recipe: Recipe, seen: Circumstances) -> Iterator[Signal]:
    steps = recipe.instructions
    if not steps:
        yield Signal("instructions", "missing")
        return
    yield from _source("instructions", seen.sources.get("instruction_sections"), seen)
    if seen.in_items and _is_text(seen, "instruction_sections"):
        yield Signal("instructions", "in_items")
    yield from _on_page("instructions", seen.sources.get("instruction_sections"), seen.steps_shown, seen.steps_told, steps)
    headings = [section.heading for section in recipe.instruction_sections if section.heading]
    if not _is_text(seen, "instruction_sections") and sum(len(heading.split()) for heading in headings) * 11 > sum(
        len(step.split()) for step in steps
    ):
        yield Signal("instructions", "many_headings", (len(headings),))
    if sum(map(length_in_letters, steps)) < _SHORT_METHOD:
        yield Signal("instructions", "very_short")
    elif len(steps) == 1:
        yield Signal("instructions", "one_step")
    if long := sum(1 for step in steps if len(step) > _LONG_STEP):
        yield Signal("instructions", "long_steps", (long, len(steps)))
    yield from _names_among(recipe)


def _names_among(recipe: Recipe) -> Iterator[Signal]:
    """Short steps without a full stop, where most of the others have theirs: nobody needs to look at those that the page calls names."""
    steps = recipe.instructions
    named = sum(map(_is_like_a_name, steps))
    ended = sum(1 for step in steps if step.endswith(_ENDS))
    if not (named * 3 > len(steps) > 2 and ended * 2 > len(steps) - named):
        return
    told = [step for section in recipe.instruction_sections for place, step in enumerate(section.steps) if place not in section.names]
    unsaid = sum(map(_is_like_a_name, told))
    if unsaid * 3 > len(told):
        yield Signal("instructions", "names_among_steps", (unsaid, len(told)))
    else:
        yield Signal("instructions", "steps_have_names")


def _is_like_a_name(step: str) -> bool:
    return length_in_letters(step) < _SHORT_STEP and not step.endswith(_ENDS)


def _is_text(seen: Circumstances, field_name: str) -> bool:
    return seen.sources.get(field_name) in TEXTS


def _listed(seen: Circumstances, lines: Sequence[str]) -> Iterator[Signal]:
    """The page's own lists, of which there may be one for print."""
    if seen.items_listed >= 2 and not _is_text(seen, "ingredient_groups"):
        if seen.items_listed in (len(lines), 2 * len(lines)):
            yield Signal("ingredients", "lists_agree")
        elif seen.items_listed < len(lines) and not seen.ingredients_shown.in_one_run:
            yield Signal("ingredients", "lists_shorter", (seen.items_listed, len(lines)))


def _of_times(recipe: Recipe, seen: Circumstances) -> Iterator[Signal]:
    stated = (recipe.prep_minutes or 0) + (recipe.cook_minutes or 0)
    for name in ("total_minutes", "prep_minutes", "cook_minutes"):
        minutes = getattr(recipe, name)
        if minutes is None:
            continue
        if minutes > 24 * 60:
            yield Signal(name, "very_long", (minutes // 60,))
        if seen.sources.get(name) in TEXTS:
            yield Signal(name, "from_page_text")
    if recipe.total_minutes and stated > recipe.total_minutes:
        yield Signal("total_minutes", "shorter_than_its_parts", (recipe.total_minutes, stated))
    if seen.sources.get("total_minutes") == Source.SUM_OF_PARTS:
        yield Signal("total_minutes", "summed")
    elif seen.sources.get("total_minutes") == Source.ONLY_PART:
        yield Signal("total_minutes", "only_part")
    if recipe.yields and seen.sources.get("yields") in TEXTS:
        yield Signal("yields", "from_page_text")


def _source(name: str, source: Source | None, seen: Circumstances) -> Iterator[Signal]:
    if source in TEXTS:
        yield Signal(name, "from_page_text" if seen.named_parts else "from_unnamed_text")
    elif source == Source.PAGE_DATA:
        yield Signal(name, "from_page_data")
        if seen.multiplied and name == "ingredients":
            yield Signal(name, "multiplied", (seen.multiplied,))
    elif source in MARKED_PARTS:
        yield Signal(name, "from_microdata")
    elif seen.repaired:
        yield Signal(name, "repaired")


def _on_page(name: str, source: Source | None, found: LinesOnPage, told: Likeness | None, lines: Sequence[str]) -> Iterator[Signal]:
    """What the page shows of a field that it states elsewhere. What data builds the page from is not shown before scripts have run."""
    if source in TEXTS:
        return
    signals = [*_shown(name, found, lines), *([_by_text(name, told)] if told else [])]
    yield from signals if source != Source.PAGE_DATA else (signal for signal in signals if signal.name in _SHOWN_WHOLE)


def _by_text(name: str, told: Likeness) -> Signal:
    """What the page's text, read without its markup, says of the same field."""
    if told.shared >= SAME:
        return Signal(name, "text_agrees")
    if not told.shared:
        return Signal(name, "text_silent")
    if told.says_no_less:
        return Signal(name, "text_says_more")
    return Signal(name, "text_differs" if told.shared >= _ALIKE else "text_says_other")


def _shown(name: str, found: LinesOnPage, lines: Sequence[str]) -> Iterator[Signal]:
    share = found.count / len(lines)
    if found.in_one_run:
        yield Signal(name, "in_one_run" if found.between < MOST_BETWEEN[name] else "more_between")
    elif share == 1:
        yield Signal(name, "all_on_page")
    elif share >= 0.4:
        yield Signal(name, "most_on_page" if share > 0.8 else "part_on_page", (len(lines) - found.count, len(lines)))
    elif share > 0:
        yield Signal(name, "few_on_page", (len(lines) - found.count, len(lines)))
    else:
        yield Signal(name, "none_on_page")
