"""One JSON-LD script → the values it holds (pure): each script by itself, repaired where it is broken the way generators break it."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from typing import Any

from galley_watch.extract.page_data.javascript import NAME, as_json

MAX_SCRIPT = 5_000_000
"""Characters; a longer script is not read."""
_MAX_NUMBER = 18
_MAX_VALUES = 200

_BETWEEN = " \t\r\n,;"
_ENDS = "}])"
_NAME_OF_VALUE = re.compile(rf'"{NAME}[^"]*"')
_BRACKET_OR_STRING = re.compile(r'"(?:[^"\\]|\\.)*(?:"|\\?$)|[\[{}\]]', re.DOTALL)
_NO_VALUE = re.compile(r'(?:(?<=\{)|,)\s*(?:"(?:[^"\\]|\\.)*"\s*:?\s*)?$')
"""A comma, or the name of a property, with nothing behind it."""
_WRAPPING = re.compile(
    r"^\s*(?:<!--|//\s*<!\[CDATA\[|/\*\s*<!\[CDATA\[\s*\*/|<!\[CDATA\[)|(?://\s*)?-->\s*$|(?://\s*|/\*\s*)?\]\]>(?:\s*\*/)?\s*$"
)
_STRING_OR_COMMA = re.compile(r'"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])', re.DOTALL)
_STRING_OR_COMMENT = re.compile(r'"(?:[^"\\]|\\.)*"|/\*.*?\*/|^\s*//[^\n]*$', re.DOTALL | re.MULTILINE)
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
        return [_DECODER.decode(text)], False
    except ValueError:
        pass
    except RecursionError:  # nested deeper than any recipe: the decoder's own bound
        return [], True
    for attempt in _mended(text):
        try:
            values = list(_values(attempt))
        except ValueError:
            continue
        except RecursionError:
            return [], True
        if values:
            return values, True
    return [], True


def _mended(text: str) -> Iterator[str]:
    """The script with one kind of damage after the other mended; at last as a literal of JavaScript, and with the end that it lacks."""
    for mend in (_unwrap, _unescape_markup, _drop_comments, _drop_commas, _mend_escapes, _mend_quotes):
        text = mend(text)
        if mend is _unescape_markup:
            sound = text
        yield text
    yield (literal := _NAME_OF_VALUE.sub("null", as_json(sound)))
    yield _closed(sound)
    yield _closed(text)
    yield _closed(literal)


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
    """``\\'`` and other escapes that JSON does not know stand for the character itself."""
    return _ESCAPE.sub(lambda found: found[0] if found[1][0] in '"\\/bfnrt' or len(found[1]) == 5 else found[1], text)


def _closed(text: str) -> str:
    """The text with the quotation mark and the brackets that it lacks at its end."""
    missing: list[str] = []
    for found in _BRACKET_OR_STRING.finditer(text):
        if found[0] in ("{", "["):
            missing.append("}" if found[0] == "{" else "]")
        elif found[0] in ("}", "]"):
            if not missing or missing.pop() != found[0]:
                return text
        elif len(found[0]) == 1 or not found[0].endswith('"'):
            text = text.rstrip("\\") + '"'
    if not missing:
        return text
    return (_NO_VALUE.sub("", text) if missing[-1] == "}" else text.rstrip(", \t\r\n")) + "".join(reversed(missing))


def _mend_quotes(text: str) -> str:
    """Escape quotes inside strings: a quote ends its string only where JSON's next character follows."""
    out: list[str] = []
    inside = False
    at = 0
    for found in re.finditer(r'\\.|"', text, re.DOTALL):
        if found[0] != '"':
            continue
        out.append(text[at : found.start()])
        at = found.end()
        if not inside:
            inside = True
            out.append('"')
        elif re.match(r"\s*(?:[:}\]]|,\s*[\"{\[\d\-tfn]|,?\s*$)", text[at : at + 200]):
            inside = False
            out.append('"')
        else:
            out.append('\\"')
    out.append(text[at:])
    return "".join(out)
