"""The languages this product reads, one table file each (pure): found by their file, read when first needed."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache, lru_cache

from galley_watch.ingredient.language import Language
from galley_watch.ingredient.neutral import NEUTRAL
from galley_watch.ingredient.neutral import TABLE as NEUTRAL_TABLE
from galley_watch.ingredient.vocabulary import Vocabulary


@cache
def codes() -> tuple[str, ...]:
    """ISO 639-1 codes of the languages that have a table."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))


def table(code: str) -> Language:
    """The table of one of ``codes()``."""
    found: Language = importlib.import_module(f"{__name__}.{code}").TABLE
    return found


@cache
def vocabulary(code: str) -> Vocabulary:
    """The words of one of ``codes()``, ready for look-up; those of ``NEUTRAL`` are numbers and metric units alone."""
    return Vocabulary(NEUTRAL_TABLE if code == NEUTRAL else table(code))


@lru_cache(maxsize=256)  # asked for each line; tags come from pages
def code_of(tag: str | None) -> str | None:
    """The table for a BCP 47 tag ("de-AT", "pt_BR"), None where there is none. Norwegian has two written forms and one table."""
    primary = (tag or "").replace("_", "-").split("-")[0].lower()
    primary = {"nb": "no", "nn": "no"}.get(primary, primary)
    return primary if primary in codes() else None
