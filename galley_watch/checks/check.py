"""What one check found (pure)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Mark(StrEnum):
    """``note``: worth knowing, but it works. ``problem``: something does not work until the person acts."""

    OK = "ok"
    NOTE = "note"
    PROBLEM = "problem"


@dataclass(frozen=True, slots=True)
class Check:
    """One line for the person. ``name`` is stable, and may come several times; ``advice`` is empty where there is nothing to do.

    ``is_configuration``: the problem stops every command that reads the configuration.
    """

    name: str
    state: Mark
    message: str
    advice: str = ""
    is_configuration: bool = False


def ok(name: str, message: str) -> Check:
    return Check(name, Mark.OK, message)


def note(name: str, message: str, advice: str = "") -> Check:
    return Check(name, Mark.NOTE, message, advice)


def problem(name: str, message: str, advice: str, is_configuration: bool = False) -> Check:
    return Check(name, Mark.PROBLEM, message, advice, is_configuration)
