"""All the lists that a page's data holds → the page's own recipe (pure)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any
from urllib.parse import urlsplit

from galley_watch.extract.fractions import HAS_AMOUNT
from galley_watch.extract.markup.ingredient_lines import GroupHeading, grouped
from galley_watch.extract.markup.instructions import Heading, sectioned
from galley_watch.extract.page_data import stated
from galley_watch.extract.page_data.amounts import Kitchen, amounts_by_id
from galley_watch.extract.page_data.effort import Effort
from galley_watch.extract.page_data.hidden_markup import read_hidden_markup
from galley_watch.extract.page_data.ingredient_values import LineReader
from galley_watch.extract.page_data.keys import fields_of
from galley_watch.extract.page_data.places import Finder, Place, Places
from galley_watch.extract.page_data.portions import are_for_one, says_for_one
from galley_watch.extract.page_data.scripts import further_values_of, values_of
from galley_watch.extract.page_data.step_values import StepReader
from galley_watch.extract.page_data.strictness import are_ingredients, are_steps, belong_together, surely_belong_together
from galley_watch.extract.page_data.unnamed import with_unnamed_lists
from galley_watch.values.recipe import Recipe

_MAX_LOOKED_AT = 300
_MAX_READ = 60
"""Lists of each kind: those that are looked at (menus and labels come first in many pages' data), and those that are read."""
_NAMED = 3.0
_ADDRESSED = 3.0
_FURTHER = 0.4
"""What each level costs that lies between the two lists and the object that holds both."""
_IN_LIST = 1.5
_FULL = 12
_NEAR = 4
"""Levels around a list on which its servings may be stated."""
_FARTHEST = 8
"""Levels between a list and a method that nothing but their contents tells."""


@dataclass(frozen=True, slots=True)
class DataReading:
    """What the data states. ``multiplied``: the eaters by whose number amounts are multiplied that look like those for one, else 0."""

    recipe: Recipe
    multiplied: int = 0


@dataclass(frozen=True, slots=True)
class _Found:
    recipe: Recipe
    points: float
    is_other: bool
    is_named: bool
    among: int | None
    """The identity of the list or table in which its object stands."""
    multiplied: int = 0


def read_page_data(
    scripts: Sequence[str], names: Sequence[str] = (), address: str | None = None, measuring: Iterable[str] = ()
) -> DataReading | None:
    """The recipe that the texts of ``DataSources.speaking`` hold, or None where they do not hold both its ingredients and its method;
    then those of ``DataSources.measuring`` are looked through as well.

    ``names`` are what the page calls itself and ``address`` where it stands: with them its own recipe is told from others it keeps.
    The title is "" where the data states none that the page bears out.
    """
    effort = Effort()
    values = _holding(values_of(scripts, effort))
    if found := list(_candidates(Finder().over(values), names, address)):
        return _own(found)
    if recipe := _in_markup(scripts, values):
        return DataReading(recipe)
    others = [source for source in measuring if source not in scripts]
    named = _holding(values_of(others, effort))
    if named and (found := list(_candidates(Finder().over([*values, *named]), names, address))):
        return _own(found)
    finder = Finder()
    finder.over([*values, *named, *_holding(further_values_of([*scripts, *others], effort))])
    return _own(list(_candidates(with_unnamed_lists(finder), names, address, sure=True)))


def _holding(values: Iterable[Any]) -> list[Any]:
    return [value for value in values if isinstance(value, dict | list)]


def _own(found: Sequence[_Found]) -> DataReading | None:
    best = max((candidate for candidate in found if not candidate.is_other), key=lambda candidate: candidate.points, default=None)
    return DataReading(best.recipe, best.multiplied) if best and not _is_one_of_many(best, found) else None


def _in_markup(scripts: Sequence[str], values: Sequence[Any]) -> Recipe | None:
    return next(
        (
            recipe
            for recipe in read_hidden_markup(scripts, values)
            if are_ingredients(recipe.ingredients) and belong_together(recipe.ingredients, recipe.instructions)
        ),
        None,
    )


def _candidates(places: Places, names: Sequence[str], address: str | None, sure: bool = False) -> Iterator[_Found]:
    """Each list of ingredients with the method that stands nearest to it; ``sure`` asks more of lists that were told by what they hold."""
    step_reader, line_reader = StepReader(), LineReader()
    looked_at = ((place, step_reader.read(place.value)) for place in places.methods[:_MAX_LOOKED_AT])
    methods = list(islice(((place, steps) for place, steps in looked_at if are_steps(steps)), _MAX_READ))
    if not methods:
        return
    for number, place in enumerate(places.ingredients):
        if number >= _MAX_LOOKED_AT:
            return
        lines, multiplied = _lines(line_reader, place, _kitchen_of(place, places), places)
        if not are_ingredients(lines):
            continue
        plain = [line for line in lines if isinstance(line, str)]
        near = sorted(methods, key=lambda method: (_apart(place, method[0]), -_size(method[1])))
        for method, steps in near[:4]:
            told = [step for step in steps if isinstance(step, str)]
            if (surely_belong_together(plain, told) and _apart(place, method) <= _FARTHEST) if sure else belong_together(plain, told):
                yield replace(_rated(place, method, lines, steps, places, names, address), multiplied=multiplied)
                break


def _kitchen_of(place: Place, places: Places) -> Kitchen:
    serves = next((many for owner in _owners(place, places) if (many := stated.serves(owner)) is not None), None)
    return Kitchen(places.tables["unit"], places.tables["food"], amounts_by_id(places.nodes[place.owners[-1]], serves), serves)


def _owners(place: Place, places: Places) -> list[dict[str, Any]]:
    """The objects around the list, the innermost first."""
    return [node for key in reversed(place.owners[-_NEAR:]) if isinstance(node := places.nodes[key], dict)]


def _lines(reader: LineReader, place: Place, kitchen: Kitchen, places: Places) -> tuple[list[str | GroupHeading], int]:
    """The lines of the list, for all who eat where the data keeps its amounts for one; and by how many they are multiplied where only
    the amounts themselves tell that.
    """
    lines = reader.read(place.value, kitchen)
    if kitchen.serves is None or kitchen.serves <= 1:
        return lines, 0
    for_all = replace(kitchen, times=kitchen.serves)
    if any(says_for_one(fields_of(owner)) for owner in _owners(place, places)):
        return reader.read(place.value, for_all), 0
    return (reader.read(place.value, for_all), int(kitchen.serves)) if are_for_one(lines, kitchen.serves) else (lines, 0)


def _shared(one: Place, other: Place) -> int:
    """How many of the objects around them two places have in common."""
    return next(
        (level for level, (a, b) in enumerate(zip(one.owners, other.owners, strict=False)) if a != b),
        min(len(one.owners), len(other.owners)),
    )


def _apart(one: Place, other: Place) -> int:
    return len(one.owners) + len(other.owners) - 2 * _shared(one, other)


def _size(steps: Sequence[str | Heading]) -> int:
    return sum(len(step) for step in steps if isinstance(step, str))


def _rated(
    place: Place,
    method: Place,
    lines: list[str | GroupHeading],
    steps: list[str | Heading],
    places: Places,
    names: Sequence[str],
    address: str | None,
) -> _Found:
    around = place.owners[: _shared(place, method)]
    holders = [node for key in reversed(around) if isinstance(node := places.nodes[key], dict)][:3]
    title = next((title for node in holders[:2] if (title := stated.title_of(node))), "")
    likeness = stated.is_named_like(title, names)
    is_own_address = bool(address) and any(
        _is_address(stated_one, address or "") for node in holders[:1] for stated_one in stated.addresses_of(node)
    )
    holder = holders[0] if holders else {}
    among = _among(holder, around, places)
    is_listed = among in places.in_lists
    points = _NAMED * likeness + _ADDRESSED * is_own_address - _FURTHER * _apart(place, method) - _IN_LIST * is_listed
    points += min(sum(1 for line in lines if isinstance(line, str)), _FULL) / _FULL + min(_size(steps), 1_000) / 1_000
    points += _share_with_amounts(lines) - min(place.order, 100_000) / 1_000_000
    is_other = is_listed and bool(names) and bool(title) and not likeness and not is_own_address
    owners = holders[:1] if stated.title_of(holder) else holders[:2]
    recipe = _recipe_of(title if likeness or not names else "", lines, steps, owners, address)
    return _Found(recipe, points, is_other, bool(likeness) or is_own_address, among)


def _recipe_of(
    title: str, lines: list[str | GroupHeading], steps: list[str | Heading], owners: Sequence[dict[str, Any]], address: str | None
) -> Recipe:
    """The lists, with the facts that the objects around both state, the innermost first."""
    minutes: dict[str, int] = {}
    for owner in owners:
        minutes = {**stated.minutes_stated(owner), **minutes}
    return Recipe(
        title=title,
        ingredient_groups=grouped(lines),
        instruction_sections=sectioned(steps),
        yields=next(filter(None, map(stated.yield_words, owners)), None),
        image=next(filter(None, (stated.image_of(owner, address) for owner in owners)), None),
        author=next(filter(None, map(stated.author_of, owners)), None),
        total_minutes=minutes.get("total_minutes"),
        prep_minutes=minutes.get("prep_minutes"),
        cook_minutes=minutes.get("cook_minutes"),
    )


def _among(holder: dict[str, Any], around: Sequence[int], places: Places) -> int | None:
    """The list, or the table by ids, that holds the object; the run of all values is none."""
    place = next((level for level, key in enumerate(around) if places.nodes[key] is holder), 0)
    return next((key for key in reversed(around[1:place]) if isinstance(places.nodes[key], list) or len(places.nodes[key]) > 1), None)


def _is_one_of_many(best: _Found, found: Sequence[_Found]) -> bool:
    """Does it stand in a list of recipes, and nothing says that it is the page's own?"""
    if best.is_named or best.among is None:
        return False
    names = {candidate.recipe.title for candidate in found if candidate.among == best.among}
    return len(names) > 1


def _share_with_amounts(lines: Sequence[str | GroupHeading]) -> float:
    plain = [line for line in lines if isinstance(line, str)]
    return sum(1 for line in plain if HAS_AMOUNT.search(line)) / (len(plain) or 1)


def _is_address(value: str, address: str) -> bool:
    """The page's address, its path, or the last part of it."""
    path = urlsplit(address).path.rstrip("/")
    last = path.rsplit("/", 1)[-1]
    value = value.split("?", 1)[0].rstrip("/")
    return bool(last) and len(last) > 3 and (value == last or (value.endswith(path) and len(path) > 3))
