"""How sure are we of a recipe and of each field, and why (pure): named signals, their weights in one table.

A field's confidence is the logistic of the sum of its weights, so that each weight is the change in log-odds that its signal brings.
They are estimated from how often fields with the signal are right on saved pages, drawn towards caution where few sites show it, and tried
on sites that they were not estimated from (``benchmarks/extract_weights.py``). The recipe's confidence is the chance that title,
ingredients and method are all right: the product of the three.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from galley_watch.values.confidence import FieldConfidence, RecipeConfidence
from galley_watch.values.extraction import Extraction, Signal
from galley_watch.values.ingredient import IngredientTree, LineKind

CORE = ("title", "ingredients", "instructions")
OTHERS = ("total_minutes", "prep_minutes", "cook_minutes", "yields")
BASE = {
    "title": 3.8,
    "ingredients": 4.0,
    "instructions": 4.0,
    "total_minutes": 3.0,
    "prep_minutes": 3.4,
    "cook_minutes": 3.4,
    "yields": 3.2,
}
_UNSURE_TREE = 0.5
_LOOK_AT_CORE, _LOOK_AT_OTHERS = 0.95, 0.9
"""Below this a field's reasons are put before the person; above it they would be noise on notes that are right."""
_MISSING = 0.02

# (field, signal): (weight in log-odds, words for the cook; {0} and {1} are the signal's numbers). "" says nothing: all is well.
WEIGHTS: dict[tuple[str, str], tuple[float, str]] = {
    ("title", "agrees"): (0.8, ""),
    ("title", "differs"): (-0.4, "the page calls itself something else"),
    ("title", "from_head"): (-0.8, "the title is the page's own, not the recipe's"),
    ("title", "several_recipes"): (-0.7, "the page holds {0} recipes; this is the one it seems to be about"),
    ("ingredients", "missing"): (-9.0, "no ingredients found"),
    ("ingredients", "from_page_text"): (-1.8, "the ingredients were picked out of the text"),
    ("ingredients", "from_unnamed_text"): (-2.5, "no heading stands over the ingredients; where they begin and end is a guess"),
    ("ingredients", "in_one_element"): (1.8, ""),
    ("ingredients", "from_page_data"): (-1.8, "the ingredients come from a part of the page that is not shown"),
    ("ingredients", "multiplied"): (-0.7, "the amounts seem to be for one portion and were multiplied by {0}"),
    ("ingredients", "from_microdata"): (-0.8, ""),
    ("ingredients", "repaired"): (-0.7, "a part of the page was broken and had to be mended to read the recipe"),
    ("ingredients", "in_one_run"): (0.7, ""),
    ("ingredients", "more_between"): (-1.5, "the page shows more between the ingredients than is written here"),
    ("ingredients", "all_on_page"): (-0.7, "the page shows the ingredients in another order"),
    ("ingredients", "lists_agree"): (0.2, ""),
    ("ingredients", "lists_shorter"): (-2.5, "the list on the page has {0} lines, this one {1}"),
    ("ingredients", "text_agrees"): (0.5, ""),
    ("ingredients", "text_differs"): (-1.1, "the page writes some ingredients differently"),
    ("ingredients", "text_says_more"): (-0.6, "the page says more about the ingredients than is written here"),
    ("ingredients", "text_says_other"): (-1.8, "the page shows other ingredients than those written here"),
    ("ingredients", "text_silent"): (-0.9, "the page does not show these ingredients as a list"),
    ("ingredients", "most_on_page"): (-0.6, "{0} of {1} ingredients are not on the page in these words"),
    ("ingredients", "part_on_page"): (-1.8, "{0} of {1} ingredients are not on the page in these words"),
    ("ingredients", "few_on_page"): (-0.4, "{0} of {1} ingredients are not on the page in these words"),
    ("ingredients", "none_on_page"): (-0.7, "none of the ingredients is on the page"),
    ("ingredients", "amounts_missing"): (-0.4, "{0} of {1} ingredients have no amount"),
    ("ingredients", "amounts_missing_in_most"): (-4.3, "{0} of {1} ingredients have no amount"),
    ("ingredients", "few_lines"): (-2.2, "very few ingredients: {0}"),
    ("ingredients", "long_lines"): (-0.7, "{0} of {1} ingredients are very long"),
    ("ingredients", "lines_not_understood"): (-0.8, "{0} of {1} ingredients could not be fully understood"),
    ("ingredients", "lines_not_ingredients"): (-1.0, "{0} of {1} lines do not look like ingredients"),
    ("instructions", "missing"): (-9.0, "no instructions found"),
    ("instructions", "from_page_text"): (-1.8, "the instructions were picked out of the text"),
    ("instructions", "from_unnamed_text"): (-2.6, "no heading stands over the instructions; where they begin and end is a guess"),
    ("instructions", "in_items"): (1.2, ""),
    ("instructions", "from_page_data"): (-1.9, "the instructions come from a part of the page that is not shown"),
    ("instructions", "from_microdata"): (-0.7, ""),
    ("instructions", "repaired"): (-0.7, "a part of the page was broken and had to be mended to read the recipe"),
    ("instructions", "in_one_run"): (0.6, ""),
    ("instructions", "more_between"): (-1.4, "the page says more between the steps than is written here"),
    ("instructions", "all_on_page"): (0.1, ""),
    ("instructions", "text_agrees"): (0.4, ""),
    ("instructions", "text_differs"): (-1.2, "the page tells some steps differently"),
    ("instructions", "text_says_more"): (-0.8, "the page says more about the steps than is written here"),
    ("instructions", "text_says_other"): (-1.3, "the page shows other instructions than those written here"),
    ("instructions", "text_silent"): (-0.6, "the page does not show these instructions"),
    ("instructions", "many_headings"): (-3.3, "the instructions have {0} headings; one may be a step"),
    ("instructions", "most_on_page"): (-0.6, "{0} of {1} steps are not on the page in these words"),
    ("instructions", "part_on_page"): (-1.6, "{0} of {1} steps are not on the page in these words"),
    ("instructions", "few_on_page"): (-0.7, "{0} of {1} steps are not on the page in these words"),
    ("instructions", "none_on_page"): (-0.5, "none of the steps is on the page"),
    ("instructions", "very_short"): (-4.3, "the instructions are very short"),
    ("instructions", "one_step"): (-0.6, "all of the instructions are one step"),
    ("instructions", "long_steps"): (-0.7, "{0} of {1} steps are very long"),
    ("instructions", "names_among_steps"): (-0.6, "{0} of {1} steps look like headings"),
    ("instructions", "steps_have_names"): (-0.6, ""),
    ("total_minutes", "summed"): (-0.3, "the total time is preparation and cooking added up"),
    ("total_minutes", "only_part"): (-1.5, "the page gives only one time; it counts as the total here"),
    ("total_minutes", "shorter_than_its_parts"): (-2.0, "the total of {0} minutes is less than preparation and cooking together ({1})"),
    ("total_minutes", "very_long"): (-1.0, "takes {0} hours in all"),
    ("prep_minutes", "very_long"): (-1.0, "takes {0} hours to prepare"),
    ("cook_minutes", "very_long"): (-1.0, "takes {0} hours to cook"),
    ("total_minutes", "from_page_text"): (-1.5, "the time was read from the text"),
    ("prep_minutes", "from_page_text"): (-1.5, "the time was read from the text"),
    ("cook_minutes", "from_page_text"): (-1.5, "the time was read from the text"),
    ("yields", "from_page_text"): (-1.2, "the servings were read from the text"),
}


def score(extraction: Extraction, trees: Sequence[IngredientTree]) -> RecipeConfidence:
    """``trees`` are those of ``recipe.ingredients`` in order; without them only the page's own signals are weighed."""
    signals = signals_for_scoring(extraction, trees)
    stated = [name for name in OTHERS if getattr(extraction.recipe, name) is not None]
    fields = tuple(_field(name, [signal for signal in signals if signal.field == name]) for name in (*CORE, *stated))
    value = math.prod(field.value for field in fields[: len(CORE)])
    doubted = [field for field in fields if field.value < (_LOOK_AT_CORE if field.field in CORE else _LOOK_AT_OTHERS)]
    said: dict[str, Signal] = {}
    for field in doubted:
        for words, signal in _doubts(field.field, [signal for signal in signals if signal.field == field.field]):
            said.setdefault(words, signal)
    return RecipeConfidence(round(value, 4), fields, tuple(said), tuple(said.values()))


def signals_for_scoring(extraction: Extraction, trees: Sequence[IngredientTree]) -> tuple[Signal, ...]:
    """What the page showed, and what the ingredient grammar made of its lines."""
    return (*extraction.evidence.signals, *_of_trees(trees))


def _field(name: str, signals: Sequence[Signal]) -> FieldConfidence:
    """The weights summed; reasons for doubt, the heaviest first."""
    log_odds = BASE[name] + sum(_weight(name, signal)[0] for signal in signals)
    value = max(1 / (1 + math.exp(-log_odds)), _MISSING / 2)
    return FieldConfidence(name, round(value, 4), tuple(dict.fromkeys(words for words, _ in _doubts(name, signals))))


def _doubts(name: str, signals: Sequence[Signal]) -> list[tuple[str, Signal]]:
    """What lowers the field and has words, the heaviest first."""
    weighed = [(*_weight(name, signal), signal) for signal in signals]
    heavy = sorted(
        (weight, words.format(*signal.numbers), signal.numbers, signal.name) for weight, words, signal in weighed if weight < 0 and words
    )
    return [(words, Signal(name, signal_name, numbers)) for _, words, numbers, signal_name in heavy]


def _weight(name: str, signal: Signal) -> tuple[float, str]:
    return WEIGHTS.get((name, signal.name), (0.0, ""))


def _of_trees(trees: Sequence[IngredientTree]) -> Iterator[Signal]:
    """What the ingredient grammar made of the lines."""
    if not trees:
        return
    strange = sum(1 for tree in trees if tree.kind in (LineKind.PROSE, LineKind.JUNK))
    unsure = sum(1 for tree in trees if tree.confidence < _UNSURE_TREE)
    if strange * 4 > len(trees):
        yield Signal("ingredients", "lines_not_ingredients", (strange, len(trees)))
    elif unsure * 3 > len(trees):
        yield Signal("ingredients", "lines_not_understood", (unsure, len(trees)))
