"""JSON of any export, read safely, and the pieces exports share (pure)."""

from __future__ import annotations

import json
from typing import Any

from galley_watch.links.format import UnreadableFileError

_NAMES = ("name", "label", "title", "tag")


def parsed(text: str) -> Any:
    """The JSON value. Raises ``UnreadableFileError`` with the line."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise UnreadableFileError(f"The JSON is cut off or damaged at line {error.lineno}.") from error
    except (ValueError, RecursionError) as error:
        raise UnreadableFileError("The JSON cannot be read: it is nested too deeply or holds a number without end.") from error


def text_of(value: Any) -> str | None:
    return value if isinstance(value, str) else None


def tags_of(value: Any) -> list[str]:
    """Tags as exports state them: a list of names, a list of objects with a name, or one text with commas."""
    if isinstance(value, str):
        return value.split(",")
    if isinstance(value, dict):
        return [key for key in value if isinstance(key, str)]
    if not isinstance(value, list):
        return []
    names = [next((item[key] for key in _NAMES if item.get(key)), None) if isinstance(item, dict) else item for item in value]
    return [name for name in names if isinstance(name, str)]
