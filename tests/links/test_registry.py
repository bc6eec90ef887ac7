"""The registry of formats: found by themselves, and never two for one file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import galley_watch.links.formats as formats_package
from galley_watch.links import format as format_module
from galley_watch.links import read_drop_file, skip_reason
from galley_watch.links.format import DropFile, UnreadableFileError, all_formats, format_of, register
from galley_watch.links.gathering import checked, gathered
from galley_watch.links.sniffing import look_at
from galley_watch.values.intake import FileKind, Reading

MODULES = [p.stem for p in Path(formats_package.__path__[0]).glob("*.py") if p.stem != "__init__"]
FIXTURES = [p for p in (Path(__file__).parents[2] / "fixtures" / "links").rglob("*") if p.is_file()]


class Greedy:
    name = "greedy"
    suffixes = frozenset(("greedy",))

    def sniff(self, file: DropFile) -> bool:
        return True

    def read(self, file: DropFile) -> Reading:
        return Reading(FileKind.LINKS)


def test_each_module_registers_one_format() -> None:
    assert sorted(type(f).__module__.rpartition(".")[2] for f in all_formats()) == sorted(MODULES)
    assert len({f.name for f in all_formats()}) == len(MODULES)


def test_two_formats_that_claim_one_file_are_an_error_in_words() -> None:
    file = look_at("a.url", b"[InternetShortcut]\nURL=https://a.example/\n")
    with pytest.raises(UnreadableFileError, match=r"shortcut \(\.url\), greedy"):
        format_of(file, (*all_formats(), Greedy()))


class Marked(Greedy):
    name = "marked"

    def sniff(self, file: DropFile) -> bool:
        return "read later 1" in file.head


class ReadLater:
    """The example of docs/link-files.md: a format in plain text."""

    name = "read-later list (.later)"
    suffixes = frozenset(("later",))

    def sniff(self, file: DropFile) -> bool:
        return file.head.startswith("read later 1\n")

    def read(self, file: DropFile) -> Reading:
        return gathered(checked(line, line=number) for number, line in enumerate(file.text.splitlines()[1:], 2))


@pytest.fixture
def read_later(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    caches = (format_module.all_formats, format_module.read_suffixes)
    all_formats()
    monkeypatch.setattr(format_module, "_REGISTERED", [*format_module._REGISTERED])
    for cached in caches:
        cached.cache_clear()
    register(ReadLater)
    yield
    monkeypatch.undo()
    for cached in caches:
        cached.cache_clear()


@pytest.mark.parametrize(
    "content",
    [
        'read later 1 [{"url": "https://other.example/"}]',
        '{"read later 1": 0, "url": "https://other.example/"}',
        "<!-- read later 1 --><list><link>https://other.example/</link></list>",
        "<!-- read later 1 --><!DOCTYPE html><html><body><p>A page</p></body></html>",
        "title,url,read later 1\nA,https://other.example/,x\n",
    ],
    ids=("text", "json", "xml", "html", "table"),
)
def test_a_mark_of_its_own_goes_before_the_general_format(content: str) -> None:
    for suffix in ("later", "json", "xml", "html", "csv", "md"):
        file = look_at(f"a.{suffix}", content.encode())
        assert format_of(file, (*all_formats(), Marked())).name == Marked.name, (suffix, file.nature)


@pytest.mark.usefixtures("read_later")
def test_a_new_format_in_plain_text_is_one_class() -> None:
    assert skip_reason("a.later") is None
    reading = read_drop_file("a.later", b"read later 1\nhttps://a.example/\nnothing\n")
    assert [link.url for link in reading.links] == ["https://a.example/"]
    assert [problem.line for problem in reading.problems] == [3]
    assert [link.url for link in read_drop_file("a.txt", b"https://b.example/\n").links] == ["https://b.example/"]


def test_a_suffix_of_no_format_is_never_opened() -> None:
    assert skip_reason("a.later") == "Skipped: .later files are not read."


def test_what_no_format_claims_says_what_to_do() -> None:
    with pytest.raises(UnreadableFileError, match="put the address into a text file"):
        format_of(look_at("links", b"\x00\x01\x02"))


def test_no_two_formats_claim_a_fixture_under_any_suffix() -> None:
    for path in FIXTURES:
        for suffix in ("", ".txt", ".url", ".html", ".json", ".csv"):
            file = look_at(path.name + suffix, path.read_bytes())
            claims = [f in format_module._FOR_THE_REST for f in all_formats() if f.sniff(file)]
            assert claims.count(True) <= 1, (path, suffix)
            assert claims.count(False) <= 1, (path, suffix)
