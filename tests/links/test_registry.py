"""The registry of formats: found by themselves, and never two for one file."""

from __future__ import annotations

from pathlib import Path

import pytest

import galley_watch.links.formats as formats_package
from galley_watch.links.format import DropFile, UnreadableFileError, all_formats, format_of
from galley_watch.links.sniffing import look_at
from galley_watch.values.intake import FileKind, Reading

MODULES = [p.stem for p in Path(formats_package.__path__[0]).glob("*.py") if p.stem != "__init__"]
FIXTURES = [p for p in (Path(__file__).parents[2] / "fixtures" / "links").rglob("*") if p.is_file()]


class Greedy:
    name = "greedy"

    def sniff(self, file: DropFile) -> bool:
        return True

    def read(self, file: DropFile) -> Reading:
        return Reading(FileKind.LINKS)


def test_each_module_registers_one_format() -> None:
    assert sorted(type(f).__module__.rpartition(".")[2] for f in all_formats()) == sorted(MODULES)
    assert len({f.name for f in all_formats()}) == len(MODULES)


def test_two_formats_that_claim_one_file_are_an_error_in_words() -> None:
    file = look_at("a.txt", b"https://a.example/")
    with pytest.raises(UnreadableFileError, match=r"greedy, plain text|plain text, greedy"):
        format_of(file, (*all_formats(), Greedy()))


def test_no_two_formats_claim_a_fixture_under_any_suffix() -> None:
    for path in FIXTURES:
        for suffix in ("", ".txt", ".url", ".html", ".json", ".csv"):
            file = look_at(path.name + suffix, path.read_bytes())
            assert len([f for f in all_formats() if f.sniff(file)]) <= 1, (path, suffix)
