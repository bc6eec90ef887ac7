"""The front matter of a template (pure): the person's own flat properties, ours one by one, or ours all together.

Only what every YAML loader reads alike is taken from the template, so that no note can come out with front matter that does not load.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from galley_watch.notes.placeholders import FRONT_MATTER, PLACEHOLDER, unknown
from galley_watch.notes.template import OtherProperties, Property, TemplateError
from galley_watch.values.note_properties import FIXED_PROPERTIES, NOTE_PROPERTIES, name_fault

_TEXT = r"[^\W_](?:[\w ./()+-]*[\w./()+-])?"
_QUOTED = r""""(?:[^"\\]|\\["\\/])*"|'(?:[^']|'')*'"""
_SCALAR = rf"(?:{_TEXT}|{_QUOTED})"
_OWN = re.compile(rf"(?P<name>[^\s:][^:]*?):(?: +(?:{_SCALAR}|\[ *(?:{_SCALAR} *(?:, *{_SCALAR} *)*)?\]))? *")
_ITEM = re.compile(rf" *- +{_SCALAR} *")
_OURS = re.compile(r"(?P<name>[^\s:][^:]*?): +(?P<placeholder>\{\{.*\}\}) *")
_NEEDED = ("galley_id", "source")


def read_front_matter(lines: list[tuple[int, str]], names: Mapping[str, str]) -> tuple[str | Property | OtherProperties, ...]:
    """The lines between the ``---``, each with its number. Raises ``TemplateError``."""
    reading = _Reading()
    for number, line in lines:
        reading.take(number, line)
    return reading.ended(names, lines[0][0] if lines else 2)


class _Reading:
    def __init__(self) -> None:
        self.parts: list[str | Property | OtherProperties] = []
        self.stated: dict[str, int] = {}
        self.ours: set[str] = set()
        self.rest: int | None = None
        self.list_may_follow = False
        self.item_begins = ""

    def take(self, number: int, line: str) -> None:
        if "{{" in line:
            self._placeholder(number, line)
            self.list_may_follow = False
        elif not line.strip() or line.startswith("#") or self._is_next_item(line):
            self.parts.append(line.rstrip())
        elif own := _OWN.fullmatch(line):
            self._state(number, own["name"])
            if own["name"] in FIXED_PROPERTIES:
                raise TemplateError(number, f"write `{own['name']}: {{{{{own['name']}}}}}`: {FIXED_PROPERTIES[own['name']]}.")
            self.list_may_follow, self.item_begins = line.rstrip().endswith(":"), ""
            self.parts.append(line.rstrip())
        else:
            raise TemplateError(
                number, "front matter holds flat properties only: `name: text`, `name: [a, b]`, or items under `name:`; quote other text."
            )

    def _is_next_item(self, line: str) -> bool:
        if not self.list_may_follow or not _ITEM.fullmatch(line):
            return False
        begins = line[: line.index("-")] + "-"
        self.item_begins = self.item_begins or begins
        return begins == self.item_begins

    def _placeholder(self, number: int, line: str) -> None:
        alone = PLACEHOLDER.fullmatch(line.strip())
        if alone and alone["name"] == FRONT_MATTER and not alone["mark"]:
            if self.rest is not None:
                raise TemplateError(number, f"{{{{{FRONT_MATTER}}}}} stands on line {self.rest} already.")
            self.rest = number
            self.parts.append(OtherProperties(frozenset()))
            return
        pair = _OURS.fullmatch(line)
        placeholder = PLACEHOLDER.fullmatch(pair["placeholder"]) if pair else None
        if pair is None or placeholder is None or placeholder["mark"]:
            raise TemplateError(number, "in front matter a placeholder stands alone, as in `name: {{title}}`.")
        name, ours = pair["name"], placeholder["name"]
        if ours not in NOTE_PROPERTIES:
            raise TemplateError(number, unknown(ours, (FRONT_MATTER, *NOTE_PROPERTIES)))
        for fixed, why in FIXED_PROPERTIES.items():
            if (name == fixed) != (ours == fixed):
                raise TemplateError(number, f"write `{fixed}: {{{{{fixed}}}}}`: {why}.")
        self._state(number, name)
        self.ours.add(ours)
        self.parts.append(Property(ours, name))

    def _state(self, number: int, name: str) -> None:
        if fault := name_fault(name):
            raise TemplateError(number, f"{name!a} is no name for a property: {fault}.")
        earlier = self.stated.setdefault(name.casefold(), number)
        if earlier != number:
            raise TemplateError(number, f"`{name}` stands on line {earlier} already.")

    def ended(self, names: Mapping[str, str], first: int) -> tuple[str | Property | OtherProperties, ...]:
        if self.rest is None:
            for needed in _NEEDED:
                if needed not in self.ours:
                    raise TemplateError(
                        first, f"the front matter lacks {needed}: write `{needed}: {{{{{needed}}}}}` or {{{{{FRONT_MATTER}}}}} in it."
                    )
            return tuple(self.parts)
        stated = {ours for ours in NOTE_PROPERTIES if ours in self.ours or names.get(ours, ours).casefold() in self.stated}
        rest = OtherProperties(frozenset(stated))
        return tuple(rest if isinstance(part, OtherProperties) else part for part in self.parts)
