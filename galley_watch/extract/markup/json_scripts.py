"""One JSON-LD script → the values it holds (pure): each script by itself, repaired where it is broken the way generators break it."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from typing import Any

MAX_SCRIPT = 5_000_000
"""Characters; a longer script is not read."""
_MAX_NUMBER = 18
_MAX_VALUES = 200

_BETWEEN = " \t\r\n,;"
_ENDS = "}])"
_WRAPPING = re.compile(
    r"^\s*(?:<!--|//\s*<!\[CDATA\[|/\*\s*<!\[CDATA\[\s*\*/|<!\[CDATA\[)|(?://\s*)?-->\s*$|(?://\s*|/\*\s*)?\]\]>(?:\s*\*/)?\s*$"
)
_STRING_OR_COMMA = re.compile(r'"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])', re.DOTALL)
_STRING_OR_COMMENT = re.compile(r'"(?:[^"\\]|\\.)*"|/\*(?>[^*]+|\*(?!/))*+(?:\*/|\Z)|^\s*//[^\n]*$', re.DOTALL | re.MULTILINE)
_CODE = re.compile(r"\\x([0-9a-fA-F]{2})")
_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|.)", re.DOTALL)


def _whole(digits: str) -> int | float:
    return int(digits) if len(digits) <= _MAX_NUMBER else 0.0


def _no_number(_: str) -> None:
    """NaN and Infinity are not JSON; a field that holds one states nothing."""


_DECODER = json.JSONDecoder(strict=False, parse_int=_whole, parse_constant=_no_number)


def read_script(text: str) -> tuple[list[Any], bool]:
    """The values of one script, and whether it had to be repaired. What cannot be repaired holds nothing."""
    if len(text) > MAX_SCRIPT:
        return [], True
    text = text.strip().lstrip("\ufeff")
    if not text:
        return [], False
    try:
        return _opened(_DECODER.decode(text)), False
    except ValueError:
        pass
    except RecursionError:  # nested deeper than any recipe: the decoder's own bound
        return [], True
    for mend in (_unwrap, _unescape_markup, _drop_comments, _drop_commas, _mend_escapes):
        text = mend(text)
        try:
            values = list(_values(text))
        except ValueError:
            continue
        except RecursionError:
            return [], True
        if values:
            return values, True
    from galley_watch.extract.markup.loose_json import loose_values  # for one page in hundreds

    return loose_values(text), True


def _opened(value: Any) -> list[Any]:
    """The value, or where it is a text that holds JSON in its turn the values of that."""
    return read_script(value)[0] if isinstance(value, str) and value.lstrip()[:1] in ("{", "[") else [value]


def _values(text: str) -> Iterator[Any]:
    """The values that stand one after the other, with nothing but commas, semicolons and brackets too many between them."""
    at = 0
    for _ in range(_MAX_VALUES):
        while at < len(text) and text[at] in (_BETWEEN + _ENDS if at else _BETWEEN):
            at += 1
        if at >= len(text):
            return
        value, at = _DECODER.raw_decode(text, at)
        yield value


def _unwrap(text: str) -> str:
    text = re.sub(r"^\s*<!--[^{\[]*?-->", "", text)
    for _ in range(4):
        shorter = _WRAPPING.sub("", text)
        if shorter == text:
            break
        text = shorter
    return text.strip()


def _unescape_markup(text: str) -> str:
    return html.unescape(text) if "&quot;" in text[:200] and '"' not in text[:10] else text


def _drop_comments(text: str) -> str:
    return _STRING_OR_COMMENT.sub(lambda found: found[0] if found[0].startswith('"') else " ", text)


def _drop_commas(text: str) -> str:
    text = _STRING_OR_COMMA.sub(lambda found: "" if found[0] == "," else found[0], text)
    return re.sub(r",(\s*,)+", ",", text)


def _mend_escapes(text: str) -> str:
    """``\\x27`` is a code; other escapes that JSON does not know stand for the character itself."""
    text = _CODE.sub(r"\\u00\1", text)
    return _ESCAPE.sub(lambda found: found[0] if found[1][0] in '"\\/bfnrt' or len(found[1]) == 5 else found[1], text)
