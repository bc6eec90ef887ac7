"""The front matter of a note (pure): only its plain keys and lists, without YAML's surprises."""

from __future__ import annotations

import re
from dataclasses import dataclass

_BLOCK = re.compile(r"\s*---[^\S\n]*\n(?P<body>.*?)(?:\n|(?<=\n))(?:---|\.\.\.)[^\S\n]*(?:\n|\Z)", re.S)
_KEY = re.compile(r"(?P<inside>\s*)[\"']?(?P<key>[\w][\w .-]*?)[\"']?[^\S\n]*:(?:[^\S\n]+(?P<value>.*))?")
_ITEM = re.compile(r"\s*-\s+(?P<value>.*)")


@dataclass(frozen=True, slots=True)
class FrontMatter:
    """``values`` by key in lower case, one or many for each; ``lines`` is how many lines it takes; ``body`` is what follows."""

    values: dict[str, tuple[str, ...]]
    lines: int
    body: str

    def first(self, *keys: str) -> str | None:
        return next((self.values[key][0] for key in keys if self.values.get(key)), None)


def _plain(value: str) -> str:
    value = value.strip()
    if len(value) >= 2 and value[0] == value[-1] and value[0] in "\"'":
        inner = value[1:-1]
        return inner.replace('\\"', '"').replace("\\\\", "\\") if value[0] == '"' else inner.replace("''", "'")
    return re.sub(r"\s+#.*", "", value)


def _values(value: str) -> tuple[str, ...]:
    value = value.strip()
    if value.startswith("[") and value.endswith("]") and not value.startswith("[["):
        return tuple(v for part in value[1:-1].split(",") if (v := _plain(part)))
    return (plain,) if (plain := _plain(value)) else ()


def front_matter(text: str) -> FrontMatter | None:
    """The front matter at the beginning of ``text``, None where there is none. Line ends are ``\\n``."""
    block = _BLOCK.match(text)
    if block is None:
        return None
    values: dict[str, tuple[str, ...]] = {}
    key = ""
    for line in block["body"].split("\n"):
        named, item = _KEY.fullmatch(line), _ITEM.fullmatch(line)
        if item and key:
            values[key] = (*values.get(key, ()), *_values(item["value"]))
        elif named and not (named["inside"] and values.get(named["key"].lower())):  # a key inside of another does not replace one
            key = named["key"].lower()
            values[key] = _values(named["value"] or "")
    return FrontMatter(values, text.count("\n", 0, block.end()), text[block.end() :])
