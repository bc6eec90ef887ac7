"""Markup against what the page shows (pure): when to read the page's own text too, and which of its parts say more than the markup."""

from __future__ import annotations

import re
from collections.abc import Sequence

from galley_watch.extract.cross_check.lost_in_markup import (
    gives_units,
    has_loose_work,
    is_cut_off,
    lost_units,
    tells_to_the_end,
    was_parted,
)
from galley_watch.extract.cross_check.word_likeness import same_words
from galley_watch.extract.fractions import VULGAR_FRACTIONS, bare_of
from galley_watch.extract.merge import is_whole
from galley_watch.extract.page_text.kitchen_words import kitchen_words
from galley_watch.extract.page_text.likeness import SURE, ingredient_likeness, length_in_letters
from galley_watch.values.recipe import Recipe

_TEASER = 160
"""Characters; a whole method is longer, a line that leads to it is not."""
_LONG_STEP = 250
_NAME = re.compile(r"[^\W\d_]{3,}")
_AMOUNT = re.compile(rf"[1-9{VULGAR_FRACTIONS}]")
"""Where a page's numbers are lost, its markup says "0 g"."""
LONGER = 1.5
"""A list of so many times the lines has more than a remark or two that the markup left out."""
_LEADING_NUMBER = re.compile(r"^\s*\d{1,2}\s*[.):]?\s+")
_SHORT = 12
"""Characters; a shorter line may stand in a step by chance."""
_FEW = 3
_MOST_LOST = 3
_LISTED = 5
_BY_FAR = 2
_LITTLE = 20
"""Characters of a method for each of its ingredients."""


def is_doubtful(recipe: Recipe) -> bool:
    """Is there reason to look for the lists in the page's own text as well?"""
    return (
        not is_whole(recipe)
        or is_cut_wrongly(recipe.ingredients)
        or lacks_amounts(recipe.ingredients)
        or is_teaser(recipe.instructions)
        or is_lump(recipe.instructions)
        or says_little(recipe)
        or is_cut_off(recipe.instructions)
        or lost_units(recipe.ingredients)
        or has_loose_work(recipe.ingredients)
    )


def lacks_facts(recipe: Recipe) -> bool:
    """No yield, or no time at all."""
    return not recipe.yields or not (recipe.total_minutes or recipe.prep_minutes or recipe.cook_minutes)


def is_cut_wrongly(lines: Sequence[str]) -> bool:
    """One line for several ingredients (a blob, "see below"), or lines cut at their commas ("1", "5 cups of milk")."""
    return len(lines) == 1 or any(re.fullmatch(r"\d{1,4}", line) for line in lines)


def is_teaser(steps: Sequence[str]) -> bool:
    return sum(map(length_in_letters, steps)) < _TEASER


def says_little(recipe: Recipe) -> bool:
    """Is the method too short for so many ingredients? Some pages' markup has the first part of it."""
    return 0 < sum(map(len, recipe.instructions)) < _LITTLE * len(recipe.ingredients)


def is_lump(steps: Sequence[str]) -> bool:
    return len(steps) == 1 and len(steps[0]) > _LONG_STEP


def without_amounts(lines: Sequence[str]) -> int:
    return sum(1 for line in lines if not _AMOUNT.search(line))


def lacks_amounts(lines: Sequence[str]) -> bool:
    return without_amounts(lines) * 2 > len(lines)


def states_more(shown: Sequence[str], stated: Sequence[str]) -> bool:
    """Does the page show the same ingredients with their amounts, or in lines where the markup cuts them wrongly?"""
    if not stated or len(shown) < 2 or lacks_amounts(shown):
        return False
    if was_parted(shown, stated) or gives_units(shown, stated):
        return True
    if len(stated) == 1 and len(shown) >= _FEW and lacks_amounts(stated):
        return True
    text = " ".join(shown).casefold()
    known = _NAME.findall(" ".join(stated).casefold())
    if not known or sum(1 for word in known if word in text) < 0.7 * len(known):
        return False
    return is_cut_wrongly(stated) or (lacks_amounts(stated) and without_amounts(shown) < without_amounts(stated))


def is_a_part(stated: Sequence[str], shown: Sequence[str], method: Sequence[str]) -> bool:
    """Does the markup hold only some groups of the list that the page shows? Headings and steps below a list are no more of it.

    ``method`` are the steps of the markup.
    """
    seen = {bare_of(line) for line in shown}
    ours = {bare_of(line) for line in stated}
    if not ours or not ours <= seen or len(seen) < LONGER * len(ours):
        return False
    more, steps = [line for line in shown if bare_of(line) not in ours], bare_of(" ".join(method))
    known, names = set(_NAME.findall(" ".join(stated).casefold())), _NAME.findall(" ".join(more).casefold())
    if sum(1 for name in names if name in known) * 2 > len(names):  # the same list again in other measures
        return False
    return not lacks_amounts(more) and not any(bare_of(_LEADING_NUMBER.sub("", line)) in steps for line in more if len(line) > _SHORT)


def lacks_lines(stated: Sequence[str], shown: Sequence[str]) -> bool:
    """Does the page show the same list in the same order, with a few lines that the markup lost: amounts of something else?"""
    ours = [bare_of(line) for line in stated]
    seen = [bare_of(line) for line in shown]
    known = set(ours)
    more = [line for line, bare in zip(shown, seen, strict=True) if bare not in known]
    if not 0 < len(more) <= _MOST_LOST or len(ours) < _LISTED or [bare for bare in seen if bare in known] != ours:
        return False
    names = set(_NAME.findall(" ".join(stated).casefold()))
    return all(
        ingredient_likeness(line) >= SURE and _AMOUNT.search(line) and not names.issuperset(_NAME.findall(line.casefold())) for line in more
    )


def tells_method_better(shown: Sequence[str], stated: Sequence[str], of_a_part: bool = False) -> bool:
    """Does the page show the method of which the markup has the first words, or as steps where the markup has one lump?

    ``of_a_part``: the markup holds only a part of the ingredients; then its steps may be a part of those that the page shows too.
    """
    if tells_to_the_end(shown, stated):
        return True
    if is_teaser(stated) and sum(map(len, shown)) > 3 * sum(map(len, stated)) + 100:
        return True
    if of_a_part and len(shown) > len(stated) > 0:
        return {bare_of(step) for step in stated} <= {bare_of(step) for step in shown}
    return (len(stated) == 1 and len(shown) > 1 and same_words(shown, stated)) or _goes_on(shown, stated) or _goes_far_on(shown, stated)


def _goes_on(shown: Sequence[str], stated: Sequence[str]) -> bool:
    """Are the steps of the markup the page's first ones, word for word, and speak all others of the kitchen?"""
    more = shown[len(stated) :]
    return bool(stated and more and all(map(kitchen_words, more))) and list(map(bare_of, stated)) == list(
        map(bare_of, shown[: len(stated)])
    )


def _goes_far_on(shown: Sequence[str], stated: Sequence[str]) -> bool:
    """Do the first steps that the page shows hold those of the markup, whatever stands beside them, and are they by far not all?"""
    if not stated or sum(map(len, shown)) < _BY_FAR * sum(map(len, stated)) or len(shown) < len(stated) + 2:
        return False
    if len(stated) == 1:
        return bare_of(" ".join(shown)).startswith(bare_of(stated[0]))
    return all(bare_of(step) in bare_of(seen) for step, seen in zip(stated, shown, strict=False))
