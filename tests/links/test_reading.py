"""What holds for every drop file: it never raises, only http and https leave, lines and reasons are said."""

from __future__ import annotations

import plistlib
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galley_watch.links import MAX_FILE_BYTES, read_drop_file
from galley_watch.values.intake import FileKind

FIXTURES = [p for p in (Path(__file__).parents[2] / "fixtures" / "links").rglob("*") if p.is_file() and p.name != "expected.jsonl"]
NAMES = ["a.url", "a.txt", "a.md", "a.html", "a.json", "a.jsonl", "a.jsonlz4", "a.csv", "a.eml", "a.mhtml", "a.webloc", "a.plist", "a"]
PIECES = [
    "[InternetShortcut]\n", "URL=", "https://a.example/b", "http://", "javascript:x", "<DT><A HREF=\"", "\">", "</A>", "<DL>", "<!--",
    "-->", "{\"url\":", "[", "]", "}", "title,url\n", "\"", "\n", "---\n", "From: a\nMIME-Version: 1.0\n\n", "<plist>", "bplist00",
    "mozLz40\0", "\0", "ü", "200 g x\n", "[a](", "<html>", "<title>", "&amp;", "file:///x", "[Desktop Entry]\nType=Link\n",
    "<meta http-equiv=refresh content='0;url=", "+++\n", "[url=", "[/url]",
    "[[", "|", "==", "\\", "\"\\u0000list\":", "5", "`", "title = 1\n",
]  # fmt: skip


def assert_sane(name: str, data: bytes) -> None:
    reading = read_drop_file(name, data)
    assert all(re.match(r"https?://.", link.url, re.I) for link in reading.links)
    assert len({link.url for link in reading.links}) == len(reading.links)
    texts = [text for link in reading.links for text in (link.url, link.title or "", *link.folders, *link.tags)]
    "".join(texts).encode("utf-8")  # no lone surrogates: all of it can be stored
    if reading.kind in (FileKind.ERROR, FileKind.IGNORE):
        assert reading.reason
        assert not reading.links
    elif reading.kind is FileKind.LINKS:
        assert reading.links or reading.page_html is not None
    else:
        assert reading.raw_text


@given(name=st.sampled_from(NAMES), data=st.binary(max_size=200))
def test_any_bytes_read_without_an_exception(name: str, data: bytes) -> None:
    assert_sane(name, data)


@settings(max_examples=300)
@given(name=st.sampled_from(NAMES), pieces=st.lists(st.sampled_from(PIECES), max_size=12))
def test_any_pieces_of_formats_read_without_an_exception(name: str, pieces: list[str]) -> None:
    assert_sane(name, "".join(pieces).encode())


@pytest.mark.parametrize(
    "text", ['{"\\u0000list": 5}', "[5]", "5", "[[], {}, 5]", '[[5], ["x"]]', "null", '{"canonical": [5]}', '{"a": {"b": null}}']
)
@pytest.mark.parametrize("name", ["a.json", "a.jsonl"])
def test_any_json_value_reads_without_an_exception(name: str, text: str) -> None:
    assert_sane(name, text.encode())


@settings(max_examples=400, deadline=None)
@given(path=st.sampled_from(FIXTURES), cut=st.floats(0, 1), flips=st.lists(st.tuples(st.floats(0, 1), st.integers(0, 255)), max_size=3))
def test_damaged_files_read_without_an_exception(path: Path, cut: float, flips: list[tuple[float, int]]) -> None:
    data = bytearray(path.read_bytes())
    for place, byte in flips:
        if data:
            data[int(place * (len(data) - 1))] = byte
    assert_sane(path.name, bytes(data[: int(cut * len(data)) + 1]))


@given(st.text(max_size=60), st.binary(max_size=20))
def test_any_name_is_taken(name: str, data: bytes) -> None:
    read_drop_file(name, data)


def test_a_file_over_the_limit_is_an_error_that_says_so() -> None:
    reading = read_drop_file("big.txt", b"x" * (MAX_FILE_BYTES + 1))
    assert reading.kind is FileKind.ERROR
    assert "64 MB" in (reading.reason or "")


def test_half_characters_in_json_do_not_reach_the_ledger() -> None:
    half = "\\ud83c"
    entry = f'{{"type": "url", "url": "https://a.example/1", "name": "Pie {half}", "title": "Pie {half}", "tags": ["a{half}"]}}'
    texts = (
        f'[{entry}, {{"url": "https://a.example/{half}"}}]',
        f'{{"lists": [{{"title": "L{half}", "cards": [{entry}]}}]}}',
        f'{{"roots": {{"bookmark_bar": {{"name": "B{half}", "children": [{entry}]}}}}}}',
        f'{{"@type": "Recipe", "name": "Pie {half}", "url": "https://a.example/1"}}',
    )
    for text in texts:
        assert_sane("a.json", text.encode())
        assert [link.url for link in read_drop_file("a.json", text.encode()).links] == ["https://a.example/1"]


def test_sub_folders_become_tags() -> None:
    reading = read_drop_file("Dinner/Quick ones/a.txt", b"#soup https://a.example/1")
    assert reading.links[0].tags == ("soup", "Dinner", "Quick ones")


def test_problems_say_where_and_why_and_stop_nothing() -> None:
    data = (
        b'<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p>\n<DT><A HREF="ftp://a.example/">F</A>\n<DT><A HREF="https://a.example/">G</A>\n</DL>'
    )
    reading = read_drop_file("b.html", data)
    assert [link.url for link in reading.links] == ["https://a.example/"]
    assert [(p.line, p.message) for p in reading.problems] == [(3, "ftp: addresses are not taken; only http and https are.")]


def test_the_problems_of_a_file_are_bounded() -> None:
    reading = read_drop_file("b.csv", b"url\nhttps://a.example/\n" + b"nothing here\n" * 5_000)
    assert (len(reading.links), len(reading.problems), reading.unlisted) == (1, 1_000, 4_000)


def test_no_local_file_is_read_through_an_entity(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("https://a.example/secret")
    for name, body in (
        ("a.webloc", '<!DOCTYPE plist [<!ENTITY x SYSTEM "{uri}">]><plist><dict><key>URL</key><string>&x;</string></dict></plist>'),
        (
            "a.html",
            '<!DOCTYPE html [<!ENTITY x SYSTEM "{uri}">]><html><title>&x;</title><body>&x; and more words than a list has</body></html>',
        ),
    ):
        reading = read_drop_file(name, ('<?xml version="1.0"?>' + body.format(uri=secret.as_uri())).encode())
        assert not reading.links


@pytest.mark.parametrize("depth", [50, 60])
def test_shared_parts_of_a_property_list_are_walked_once(depth: int) -> None:
    node: dict[str, object] = {"WebBookmarkType": "Leaf", "URLString": "https://a.example/leaf"}
    for _ in range(depth):
        node = {"WebBookmarkType": "List", "Title": "x", "Children": [node, node]}
    reading = read_drop_file("Bookmarks.plist", plistlib.dumps(node, fmt=plistlib.FMT_BINARY))
    assert [link.url for link in reading.links] == ["https://a.example/leaf"]


@pytest.mark.parametrize(
    "note",
    [
        "---\ngalley_id: r-1\n---\n",
        "\ufeff---\r\ntitle: Soup\r\n'galley_id' : r-1\r\n---\r\n",
        "\n\n--- \ntags:\n- a\ngalley_id: r-1\n...\n",
        "---\ngalley_page: failed-links\n---\n",
        "---\ngalley_id: r-1\nsource: https://a.example/\n",  # cut off, or its end was deleted
    ],
)
def test_a_note_of_ours_is_no_link_file(note: str) -> None:
    for name in ("a.md", "a.txt"):
        assert read_drop_file(name, f"{note}\nhttps://a.example/\n".encode()).kind is FileKind.IGNORE


@pytest.mark.parametrize(
    "text",
    [
        "---\ntitle: galley_id\n---\n",
        "---\nmore:\n  galley_id: r-1\n---\n",
        "---\ntitle: Soup\n---\ngalley_id: r-1\n",
        "galley_id: r-1\n",
    ],
)
def test_a_note_that_only_speaks_of_ours_is_one(text: str) -> None:
    assert read_drop_file("a.md", f"{text}\nhttps://a.example/\n".encode()).kind is FileKind.LINKS
