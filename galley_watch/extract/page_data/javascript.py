"""Object literals of JavaScript → JSON (pure): one pass over the tokens, nothing is ever run.

Keys get their quotes, strings their double ones, trailing commas and comments go, ``!0`` and ``void 0`` become what they mean. A name that
stands for a value becomes a string that begins with ``NAME``, so that its value can be put in later.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
from contextlib import suppress
from typing import Any
from urllib.parse import unquote

NAME = "\ue000"


def _no_number(_: str) -> Any:
    """NaN and Infinity are not JSON; a field that holds one states nothing."""


DECODER = json.JSONDecoder(strict=False, parse_constant=_no_number)
_CALLED = (
    r"(?:window\.)?(?:JSON\.parse|decodeURIComponent|decodeURI|unescape|atob|String|Number)|new\s+(?:Date|URL|String|Set|Map)|"
    r"Array|Object\.freeze"
)
_STRING = r""""(?>[^"\\]+|\\.)*+(?:"|\\?\Z)|'(?>[^'\\\n]+|\\.)*+(?:'|(?=\n)|\\?\Z)|`(?>[^`\\]+|\\.)*+(?:`|\\?\Z)"""
_TOKEN = re.compile(
    rf"""(?P<string>{_STRING})"""
    r"""|(?P<comment>/\*(?>[^*]+|\*(?!/))*+(?:\*/|\Z)|(?<![:\w])//[^\n]*)"""
    r"""|(?P<comma>,(?=\s{0,200}[}\]]))"""
    r"""|(?P<flag>![01](?![\w$])|void\s+0\b)"""
    rf"""|(?P<call>(?P<chain>(?:(?:{_CALLED})\s{{0,9}}\(\s{{0,9}}){{1,4}})"""
    rf"""(?P<argument>{_STRING}|-?[\d.]{{0,30}})\s{{0,9}}(?P<closed>(?:\)\s{{0,9}}){{1,4}}))"""
    r"""|(?P<key>(?:[^\W\d]|\$)[\w$]*+(?=\s{0,20}:(?!:))|\d{1,15}(?=\s{0,20}:))"""
    r"""|(?P<word>(?:[^\W\d]|\$)[\w$]*+(?:\.(?:[^\W\d]|\$)[\w$]*+)*+)"""
    r"""|(?P<number>\d[\w.]*+|\.\d+)""",
    re.DOTALL,
)
_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|u\{[0-9a-fA-F]{1,6}\}|x[0-9a-fA-F]{2}|\r\n|.)", re.DOTALL)
_HALF = re.compile("[\ud800-\udfff]")
"""Half of a character that is written as two escapes."""
_PLAIN_NUMBER = re.compile(r"(?:0|[1-9]\d{0,15})(?:\.\d{1,20})?(?:[eE][+-]?\d{1,2})?")
_PLACEHOLDER = re.compile(r"\$\{[^{}]{0,200}\}")
_KEPT = {"true", "false", "null"}
_NOTHING = {"undefined", "NaN", "Infinity"}
_CODES = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": " ", "0": "", "\n": "", "\r\n": ""}


def as_json(script: str) -> str:
    """The script with its literals written as JSON."""
    return _TOKEN.sub(_token, script)


def string_value(literal: str) -> str:
    """What a string in quotes of any kind says."""
    if literal[0] == '"':
        with suppress(ValueError):
            return str(DECODER.decode(literal))
    inner = literal[1:-1] if len(literal) > 1 and literal[-1] == literal[0] else literal[1:]
    if literal[0] == "`" and "${" in inner:
        inner = _PLACEHOLDER.sub("", inner)
    if "\\" not in inner:
        return inner
    value = _ESCAPE.sub(_character, inner)
    return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace") if _HALF.search(value) else value


def _character(found: re.Match[str]) -> str:
    code = found[1]
    if len(code) > 1 and code[0] in "ux":
        number = int(code.strip("ux{}"), 16)
        return chr(number) if number <= 0x10FFFF else ""
    return _CODES.get(code, code)


def _token(found: re.Match[str]) -> str:
    kind, token = found.lastgroup, found[0]
    if kind == "string":
        return token if token[0] == '"' and "\\" not in token and len(token) > 1 and token[-1] == '"' else json.dumps(string_value(token))
    if kind == "word":
        return token if token in _KEPT else "null" if token in _NOTHING else f'"{NAME}{token}"'
    if kind == "key":
        return f'"{token}"'
    if kind == "number":
        return token if _PLAIN_NUMBER.fullmatch(token) else _number(token)
    if kind == "flag":
        return {"!0": "true", "!1": "false"}.get(token, "null")
    return _called(found) if found["call"] else "" if kind == "comma" else " "


def _number(token: str) -> str:
    token = token.replace("_", "").rstrip("n.")[:30]
    try:
        return str(int(token, 16)) if token[:2].lower() == "0x" else f"{float(token):g}"
    except ValueError:
        return "null"


def _called(found: re.Match[str]) -> str:
    """A call of what only unpacks its one argument; brackets that close something else stay."""
    argument, chain = found["argument"], found["chain"]
    rest = ")" * (found["closed"].count(")") - chain.count("("))
    if found["closed"].count(")") < chain.count("("):
        return found[0]
    if argument[:1] not in ('"', "'", "`"):
        return ("null" if argument in ("", "-", ".") else _number(argument)) + rest
    value = string_value(argument)
    for name in reversed(chain.split("(")):
        if "decodeURI" in name or "unescape" in name:
            value = unquote(value)
        elif "atob" in name:
            value = from_base64(value) or ""
    return json.dumps(value) + rest


def from_base64(value: str) -> str | None:
    """The text that is written in base64, or None where it is none."""
    try:
        return base64.b64decode(value + "=" * (-len(value) % 4), altchars=b"-_" if "-" in value or "_" in value else None).decode("utf-8")
    except (binascii.Error, ValueError):
        return None
