"""What needs a look, in the language of the note (pure): by the name of each doubt and its numbers, never by its English sentence."""

from __future__ import annotations

from galley_watch.notes.words import Words
from galley_watch.values.confidence import RecipeConfidence
from galley_watch.values.extraction import Signal

# Signals of different weight, or of different fields, that say the same.
_SAID_AS = {
    "ingredients.part_on_page": "ingredients.most_on_page",
    "ingredients.few_on_page": "ingredients.most_on_page",
    "ingredients.amounts_missing_in_most": "ingredients.amounts_missing",
    "instructions.repaired": "ingredients.repaired",
    "instructions.part_on_page": "instructions.most_on_page",
    "instructions.few_on_page": "instructions.most_on_page",
    "prep_minutes.from_page_text": "total_minutes.from_page_text",
    "cook_minutes.from_page_text": "total_minutes.from_page_text",
}

# A signal that says in part what another says whole: a reader is told the second alone.
_SAID_BY = {
    "ingredients.text_silent": "ingredients.none_on_page",
    "instructions.text_silent": "instructions.none_on_page",
}


def doubts_in(confidence: RecipeConfidence, words: Words) -> tuple[str, ...]:
    """One sentence for each flag; in English where the note is, and for a flag without a signal or without words for it."""
    if len(confidence.doubts) != len(confidence.flags):
        return confidence.flags  # a row from before doubts were kept by their names
    names = {_name(doubt) for doubt in confidence.doubts}
    pairs = zip(confidence.flags, confidence.doubts, strict=True)
    said = (_said(flag, doubt, words) for flag, doubt in pairs if _SAID_BY.get(_name(doubt)) not in names)
    return tuple(dict.fromkeys(said))


def _said(flag: str, doubt: Signal, words: Words) -> str:
    name = _name(doubt)
    sentence = words.doubts.get(_SAID_AS.get(name, name))
    if sentence is None:
        return flag
    try:
        return sentence.format(*doubt.numbers)
    except IndexError:
        return flag


def _name(doubt: Signal) -> str:
    return f"{doubt.field}.{doubt.name}"
