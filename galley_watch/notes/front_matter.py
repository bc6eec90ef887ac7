"""Reading a note's flat front matter (pure), as people and their tools leave it: any quoting, order, line ends, comments.

Not a YAML parser: nested maps and anchors are skipped. Enough to know a note by its ``galley_id`` and to see decisions.
"""

from __future__ import annotations

import re

# The key takes all that it can and gives nothing back: a line of blanks is gone through once.
_KEY = re.compile(r"""(?P<quote>["']?)(?P<key>[^\s"'#:{}\[\],&*!|>%@`-][^"'#:]*+)(?P=quote)\s*+:(?:\s+(?P<value>.*)|\s*)$""")
_ITEM = re.compile(r"\s*-\s+(?P<value>.*)$")
_COMMENT = re.compile(r"(^|\s)#.*$")
_ESCAPE = re.compile(r"\\(x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|.)")
_NAMED_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", "e": "\x1b", "N": "\x85", "_": "\xa0", "L": "\u2028", "P": "\u2029"}
_BLOCK = re.compile(r"[|>][-+0-9]*(?:\s+#.*)?$")
_TYPE = re.compile(r"^!\S*\s+")
_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"|\'((?:[^\']|\'\')*)\'')


def front_matter(text: str) -> dict[str, str | tuple[str, ...]] | None:
    """The properties of a note: text for a scalar, a tuple for a list. None where no front matter begins on the first line and ends.

    Scalars are not typed ("false" is text); of a doubled key the last counts. A byte-order mark and CRLF are taken.
    """
    lines = front_matter_lines(text)
    if lines is None:
        return None
    found: dict[str, str | tuple[str, ...]] = {}
    more: dict[str, list[str]] = {}
    blocks: set[str] = set()
    key = ""
    for line in lines:
        if key in blocks and (not line.strip() or line[0] in " \t"):
            more[key].append(line.strip())
        elif (item := _ITEM.match(line)) and key:
            before = found[key]
            more.setdefault(key, list(before) if isinstance(before, tuple) else []).append(_scalar(item["value"]))
        elif pair := _KEY.match(line):
            key = pair["key"] if pair["quote"] else pair["key"].rstrip()
            found[key] = _value(pair["value"] or "")
            more.pop(key, None)
            blocks.discard(key)
            if _BLOCK.fullmatch(_untagged(pair["value"] or "")):
                more[key] = []
                blocks.add(key)
    return found | {name: " ".join(parts).strip() if name in blocks else tuple(parts) for name, parts in more.items()}


def front_matter_lines(text: str) -> list[str] | None:
    """The lines between the first ``---`` and the next ``---`` (or ``...``); None where there is no such block."""
    lines = iter(text.removeprefix("\ufeff").split("\n"))
    if next(lines).rstrip() != "---":
        return None
    inside: list[str] = []
    for line in lines:
        line = line.removesuffix("\r")
        if line.rstrip() in ("---", "..."):
            return inside
        inside.append(line)
    return None


def galley_id_of(text: str) -> str | None:
    """The ``galley_id`` of a note; None for any other text, a template of notes too."""
    if "galley_id" not in text:
        return None
    value = (front_matter(text) or {}).get("galley_id")
    return value if isinstance(value, str) and value and not value.startswith("{{") else None


def _value(written: str) -> str | tuple[str, ...]:
    written = written.strip()
    if written.startswith("[") and (end := written.rfind("]")) > 0:
        return tuple(_scalar(part) for part in _flow_parts(written[1:end]))
    return _scalar(written)


def _flow_parts(inside: str) -> list[str]:
    parts, start, place, begins = [], 0, 0, True
    while place < len(inside):
        quoted = _QUOTED.match(inside, place) if begins else None
        if quoted:
            place, begins = quoted.end(), False
        elif inside[place] == ",":
            parts.append(inside[start:place])
            start = place = place + 1
            begins = True
        else:
            begins = begins and inside[place].isspace()
            place += 1
    return [part for part in (*parts, inside[start:]) if part.strip()]


def _scalar(written: str) -> str:
    written = _untagged(written)
    if quoted := _QUOTED.match(written):
        double, single = quoted.groups()
        return single.replace("''", "'") if double is None else _ESCAPE.sub(_unescaped, double)
    return _COMMENT.sub("", written).strip()


def _untagged(written: str) -> str:
    """Without a type that a program has written before a value: `!!bool "false"`."""
    return _TYPE.sub("", written.strip(), count=1)


def _unescaped(found: re.Match[str]) -> str:
    code = found[1]
    if len(code) > 1:
        number = int(code[1:], 16)
        return chr(number) if number < 0x110000 else "\ufffd"
    return _NAMED_ESCAPES.get(code, code)
