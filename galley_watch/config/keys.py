"""Which keys there are and what each may hold (pure), taken from the settings' own types, with the bounds that types cannot say."""

from __future__ import annotations

import dataclasses
import ipaddress
import re
import typing
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from galley_watch.config.property_names import WrongValueError, property_names
from galley_watch.values.settings import Settings

_PARTS = typing.get_type_hints(Settings)
SECTIONS: Mapping[str, type] = {name: kind for name, kind in _PARTS.items() if isinstance(kind, type) and dataclasses.is_dataclass(kind)}
FOLDERS = tuple(name for name, kind in _PARTS.items() if kind is Path)

# Lowest and highest value that makes sense; beyond them the agent would hammer a site or never come round.
BOUNDS: Mapping[tuple[str, str], tuple[float, float]] = {
    ("intake", "settle_seconds"): (0, 3600),
    ("intake", "rescan_seconds"): (1, 86_400),
    ("fetch", "deadline_seconds"): (0.1, 600),
    ("fetch", "workers"): (1, 64),
    ("fetch", "per_host_seconds"): (0, 3600),
    ("fetch", "max_attempts"): (1, 100),
    ("fetch", "retry_seconds"): (0.1, 86_400),
    ("fetch", "max_bytes"): (1_000, 1_000_000_000),
    ("fetch", "keep_pages_days"): (0, 36_500),
    ("fetch", "keep_pages_mb"): (0, 1_000_000),
    ("review", "removed_after_seconds"): (0, 31_536_000),
    ("web", "port"): (1, 65_535),
}
CHOICES: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("intake", "after"): ("leave", "archive"),
    ("review", "note_language"): ("recipe", "en", "da", "de", "es", "fr", "it", "nl", "no", "pl", "pt", "sv"),
}
_HOST_LISTS = {("intake", "skip_hosts"), ("intake", "only_hosts"), ("fetch", "allow_private")}
_HOST = re.compile(r"[^\s/:@?#\[\]]+")


@cache
def keys_of(section: str) -> Mapping[str, Any]:
    """Key to its type; ``section`` is "" for the top of the file."""
    return typing.get_type_hints(SECTIONS[section]) if section else dict.fromkeys(FOLDERS, Path)


def all_keys() -> list[tuple[str, str]]:
    """Every (section, key), in the order of the settings."""
    return [(section, key) for section in ("", *SECTIONS) for key in keys_of(section)]


def is_path(section: str, key: str) -> bool:
    return Path in _accepted(section, key)


def _accepted(section: str, key: str) -> set[Any]:
    """The types that a value may have."""
    kind = keys_of(section)[key]
    return {kind} if typing.get_origin(kind) is tuple else set(typing.get_args(kind) or (kind,))


def checked(section: str, key: str, value: Any) -> Any:
    """The value as its setting holds it; a path stays a string here. Raises ``WrongValueError``."""
    accepted = _accepted(section, key)
    if bool in accepted and isinstance(value, bool):
        return value
    if accepted & {int, float} and isinstance(value, int | float) and not isinstance(value, bool):
        return _number(section, key, value, whole=int in accepted)
    if accepted & {str, Path} and isinstance(value, str):
        return _text(section, key, value)
    if tuple[str, ...] in accepted and isinstance(value, list) and all(isinstance(item, str) for item in value):
        return tuple(_listed(section, key, item) for item in value)
    if tuple[tuple[str, str], ...] in accepted and isinstance(value, dict):
        return property_names(value)
    raise WrongValueError(_described(accepted))


def _described(accepted: set[Any]) -> str:
    if accepted >= {bool, tuple[str, ...]}:
        return 'true, false or a list of hosts such as ["nas.local", "192.168.1.0/24"]'
    if tuple[tuple[str, str], ...] in accepted:
        return 'a table such as {title = "name"}'
    words = {bool: "true or false", int: "a whole number", float: "a number", tuple[str, ...]: "a list of texts in quotes"}
    return next((words[kind] for kind in words if kind in accepted), "a text in quotes")


def _number(section: str, key: str, value: float, whole: bool) -> float:
    low, high = BOUNDS[section, key]
    if whole and not isinstance(value, int):
        raise WrongValueError("a whole number")
    if not low <= value <= high:  # written so that nan is refused too
        raise WrongValueError(f"from {low:g} to {high:_}".replace("_", ""))
    return value if whole else float(value)


def _text(section: str, key: str, value: str) -> str:
    choices = CHOICES.get((section, key))
    if choices and value not in choices:
        raise WrongValueError(" or ".join(f'"{choice}"' for choice in choices))
    if not value.strip():
        raise WrongValueError("a text that is not empty")
    if "\0" in value:
        raise WrongValueError("a text without the character NUL")
    if key == "failed_links" and not value.lower().endswith(".md"):
        raise WrongValueError('a Markdown file such as "Failed links.md"')
    if key == "proxy" and not _is_proxy(value):
        raise WrongValueError('an address such as "http://127.0.0.1:3128"')
    return value


def _is_proxy(value: str) -> bool:
    try:
        parts = urlsplit(value)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _listed(section: str, key: str, item: str) -> str:
    if (section, key) in _HOST_LISTS and not (_HOST.fullmatch(item) or _is_network(item.strip("[]"))):
        raise WrongValueError(f"a list of names or addresses without http:// and without a port ({item!a} is none)")
    if not item.strip() or "\0" in item:
        raise WrongValueError("a list without empty texts")
    return item


def _is_network(item: str) -> bool:
    try:
        ipaddress.ip_network(item, strict=False)
    except ValueError:
        return False
    return True
