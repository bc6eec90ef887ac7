"""Frozen values to JSON bytes and back (pure): for the pipe to the worker and for the ledger."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

Value = TypeVar("Value")


def _encode(value: Any) -> Any:
    if isinstance(value, Fraction):
        return str(value)
    raise NotImplementedError(type(value).__name__)


def _decode(kind: type[Any], value: Any) -> Any:
    if kind is Fraction:
        return _fraction(value)
    raise NotImplementedError(kind.__name__)


@lru_cache(maxsize=1_024)
def _fraction(written: str) -> Fraction:
    """A recipe's trees hold dozens, nearly all of them the same few; reading one takes ten times as long as finding it again."""
    return Fraction(written)


def to_json(value: Any) -> bytes:
    """UTF-8 JSON of a value made of dataclasses, tuples, fractions and plain types. Fractions become "3/2"."""
    return msgspec.json.encode(value, enc_hook=_encode)


def from_json(data: bytes | str, kind: type[Value]) -> Value:
    """The value of ``kind`` again. Raises ``ValueError`` (msgspec's) where the bytes do not hold one."""
    return msgspec.json.decode(data, type=kind, dec_hook=_decode)


def to_plain(value: Any) -> Any:
    """The value as dicts, lists, strings and numbers, as ``json.dumps`` takes them."""
    return msgspec.to_builtins(value, enc_hook=_encode)
