"""What a link format is, and the registry that finds all of them (pure): one module in ``formats`` with one registered class each."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Protocol, runtime_checkable

from galley_watch.values.intake import FoundLink, Problem, Reading


class UnreadableFileError(Exception):
    """A drop file that gives nothing: its plain sentence becomes the reading's reason."""


@dataclass(frozen=True, slots=True)
class DropFile:
    """One file as the formats see it. ``head`` is the decoded beginning, ``nature`` what it looks like (see ``sniffing``)."""

    name: str
    suffix: str
    data: bytes
    encoding: str
    head: str
    nature: str

    @property
    def text(self) -> str:
        """The whole content decoded; decoded anew each time, since an export may be large."""
        return self.data.decode(self.encoding, "replace").removeprefix("\ufeff")


class LinkFormat(Protocol):
    """One kind of link file. ``name`` is how a person calls it; ``suffixes``, in lower case, are those that its files may have: files with
    a suffix of no format are never opened."""

    name: str

    @property
    def suffixes(self) -> frozenset[str]: ...

    def sniff(self, file: DropFile) -> bool:
        """Is this file ours? By its content; the suffix is only a hint."""
        ...

    def read(self, file: DropFile) -> Reading:
        """All that the file holds. Raises ``UnreadableFileError``."""
        ...


@runtime_checkable
class EntryFormat(LinkFormat, Protocol):
    """A format of long exports, which can tell them entry by entry, so that nobody has to hold all of one at once."""

    def entries(self, file: DropFile) -> Iterator[FoundLink | Problem]:
        """What ``read`` gives, in order, as each entry stands there: one address may come several times. Raises nothing."""
        ...


_REGISTERED: list[LinkFormat] = []
_FOR_THE_REST: list[LinkFormat] = []


def register(kind: type[LinkFormat]) -> type[LinkFormat]:
    """Class decorator: makes a format known that tells its files by a mark of their own."""
    _REGISTERED.append(kind())
    return kind


def register_for_the_rest(kind: type[LinkFormat]) -> type[LinkFormat]:
    """``register`` for the general format of a nature (any JSON, any table …): it takes what no other format claims."""
    _FOR_THE_REST.append(kind())
    return kind


@cache
def all_formats() -> tuple[LinkFormat, ...]:
    """Every format of the package ``formats``, by name."""
    package = importlib.import_module("galley_watch.links.formats")
    for module in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{package.__name__}.{module.name}")
    return tuple(sorted((*_REGISTERED, *_FOR_THE_REST), key=lambda f: f.name))


@cache
def read_suffixes() -> frozenset[str]:
    """Those of every format."""
    return frozenset().union(*(f.suffixes for f in all_formats()))


def format_of(file: DropFile, formats: tuple[LinkFormat, ...] | None = None) -> LinkFormat:
    """The one format that claims the file. Raises ``UnreadableFileError`` where none does, or more than one."""
    claims = [f for f in (all_formats() if formats is None else formats) if f.sniff(file)]
    claims = [f for f in claims if f not in _FOR_THE_REST] or claims
    if len(claims) > 1:
        raise UnreadableFileError(f"More than one format claims this file: {', '.join(f.name for f in claims)}.")
    if not claims:
        raise UnreadableFileError("This is none of the kinds of link file that are read: put the address into a text file instead.")
    return claims[0]
