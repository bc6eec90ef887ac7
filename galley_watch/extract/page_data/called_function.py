"""State that is written as the result of a function, called at once (pure): its literal, and the values of the names in it."""

from __future__ import annotations

import re
from typing import Any

from galley_watch.extract.page_data.effort import Effort
from galley_watch.extract.page_data.javascript import NAME, as_json

_ASSIGNED = re.compile(
    rf'"{NAME}(?P<name>[\w$]+)(?:\.(?P<key>[\w$]+))?"(?:\[(?P<place>\d{{1,6}}|"[^"]{{1,80}}")\])?\s*=\s*(?=["{{\[\d\-tfn])'
)
_FUNCTION = re.compile(r"\(\s*function\s*\(([\w$,\s]{0,100000})\)\s*\{|\(\s*\(([\w$,\s]{0,100000})\)\s*=>\s*\{")
_RETURN = re.compile(rf'"{NAME}return"\s*')
_CALL = re.compile(r"\s*;?\s*\}\s*\)?\s*\(")


def called_function(text: str, effort: Effort) -> tuple[Any, dict[str, Any]] | None:
    """What ``(function(a,b){…return {…}}(1,2))`` returns, and the values of its names."""
    if not (function := _FUNCTION.search(text)):
        return None
    body = as_json(text[function.end() :])
    found = _RETURN.search(body)
    result = effort.decoded(body, found.end()) if found else None
    call = _CALL.match(body, result[1]) if result else None
    if not (found and result and call):
        return None
    arguments, at = [], call.end()
    while (argument := effort.decoded(body, at)) is not None:
        arguments.append(argument[0])
        at = argument[1]
        while body[at : at + 1] in (",", " ", "\n"):
            at += 1
    parameters = (function[1] or function[2] or "").replace(" ", "").split(",")
    names = dict(zip(parameters, arguments, strict=False))
    for assigned in _ASSIGNED.finditer(body, 0, found.start()):
        _assign(names, assigned, effort.decoded(body, assigned.end()))
    return result[0], names


def _assign(names: dict[str, Any], assigned: re.Match[str], value: tuple[Any, int] | None) -> None:
    target, key = names.get(assigned["name"]), assigned["key"] or (assigned["place"] or "").strip('"')
    if value is not None and isinstance(target, dict) and key:
        target[key] = value[0]
