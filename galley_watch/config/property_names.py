"""The person's own names for a note's properties (pure): which of ours may be called otherwise, and how."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any

from galley_watch.values.note_properties import FIXED_PROPERTIES, NOTE_PROPERTIES, name_fault


class WrongValueError(Exception):
    """Says what the value should have been, to follow "must be"; ``within`` is the key of a table that is to blame."""

    def __init__(self, wanted: str, within: str = "") -> None:
        super().__init__(wanted)
        self.within = within


def property_names(table: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Pairs (our name, the person's) in the order of a note. Raises ``WrongValueError``."""
    for ours, theirs in table.items():
        _check(ours, theirs)
    taken: dict[str, str] = {}
    for ours in NOTE_PROPERTIES:
        name = table.get(ours, ours)
        other = taken.setdefault(name.casefold(), ours)
        if other != ours:
            raise WrongValueError(f"a table of different names: {other} and {ours} would both be called {name}", ours)
    return tuple((ours, table[ours]) for ours in NOTE_PROPERTIES if ours in table)


def _check(ours: str, theirs: Any) -> None:
    if ours not in NOTE_PROPERTIES:
        near = difflib.get_close_matches(ours, NOTE_PROPERTIES, n=1, cutoff=0.5)
        hint = f"did you mean {near[0]}?" if near else f"they are {', '.join(NOTE_PROPERTIES)}"
        raise WrongValueError(f"a table of a note's properties ({ours!a} is none; {hint})", ours)
    if ours in FIXED_PROPERTIES and theirs != ours:
        raise WrongValueError(f"a table without {ours}: this name stays, {FIXED_PROPERTIES[ours]}", ours)
    if not isinstance(theirs, str):
        raise WrongValueError(f"a table of names in quotes ({ours} has none)", ours)
    if fault := name_fault(theirs):
        raise WrongValueError(f"a table of names for properties ({theirs!a} is none: {fault})", ours)
