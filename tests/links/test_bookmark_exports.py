"""Large and broken bookmark exports: every link, little time, little memory."""

from __future__ import annotations

import re
import time
import tracemalloc
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch.links import read_drop_file
from galley_watch.values.intake import FileKind

HEADER = "<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<TITLE>B</TITLE>\n<H1>B</H1>\n"


def export(links: int, in_one_folder: int = 100) -> bytes:
    """An export as browsers write it: ``<DT>`` and ``<p>`` are never closed."""
    parts = [HEADER, "<DL><p>\n"]
    for number in range(links):
        if number % in_one_folder == 0:
            parts.append(f'<DT><H3 ADD_DATE="1">Folder {number}</H3>\n<DL><p>\n')
        parts.append(
            f'<DT><A HREF="https://r.example/{number}?a=1&amp;b=2" ADD_DATE="1" ICON="data:image/png;base64,iVBORw0K">R {number}</A>\n'
        )
        if number % in_one_folder == in_one_folder - 1:
            parts.append("</DL><p>\n")
    return "".join(parts).encode()


def test_a_hundred_thousand_links_are_all_read_in_seconds() -> None:
    data = export(100_000, in_one_folder=5_000)
    start = time.process_time()
    reading = read_drop_file("bookmarks.html", data)
    assert time.process_time() - start < 6  # measured 1 s; the rest is for busy machines
    assert len(reading.links) == 100_000
    assert reading.links[-1].url == "https://r.example/99999?a=1&b=2"
    assert reading.links[-1].folders == ("Folder 95000",)


def test_reading_keeps_little_beside_the_links() -> None:
    data = export(10_000)
    tracemalloc.start()
    reading = read_drop_file("bookmarks.html", data)
    kept, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(reading.links) == 10_000
    assert peak - kept < 2_000_000


@pytest.mark.parametrize(
    "broken",
    [
        '<DT><A HREF="https://r.example/x ADD_DATE="1">no quote</A>\n',
        '<DT><A HREF="https://r.example/x">the <script> tag</A>\n',
        '<DT><A HREF="https://r.example/x">never closed\n',
        '<DT><A HREF="https://r.example/x" TITLE=don\'t>apostrophe</A>\n',
        '<DT><A HREF="https://r.example/x\n',
        '<DT><A HREF="https://r.example/x">an <!-- opening</A>\n',
        "<DT><H3>a folder without a list\n",
        "<DD>a description with <b> and <a href='https://d.example/'>a link\n",
        "<!-- never closed\n",
        "</DL></DL></DL>\n",
    ],
)
def test_a_broken_entry_takes_no_later_one_along(broken: str) -> None:
    data = f'{HEADER}<DL><p>\n{broken}<DT><A HREF="https://r.example/1">One</A>\n<DT><A HREF="https://r.example/2">Two</A>\n</DL>\n'
    urls = [link.url for link in read_drop_file("b.html", data.encode()).links]
    assert urls[-2:] == ["https://r.example/1", "https://r.example/2"]
    assert "https://d.example/" not in urls


@pytest.mark.parametrize("piece", ["<dl>", "<dt><h3>x</h3><dl>", '<dt><a x="', "<!--", "\n<!-- -", "<script ", "<h1>", '="', "<", "<meta "])
def test_hostile_repetition_stays_linear(piece: str) -> None:
    data = (HEADER + piece * (200_000 // len(piece))).encode()
    start = time.process_time()
    for text in (data, data.replace(b"NETSCAPE-Bookmark-file-1", b"html")):
        assert read_drop_file("b.html", text).kind in (FileKind.ERROR, FileKind.LINKS)
    assert time.process_time() - start < 2


@pytest.mark.parametrize(
    "piece",
    [
        *("http://,", "http://a(", "[x](http://a)", "((((", "http://", "- [ ] ", "www.a.b ", '"http://a" ', " - ", "<!-- ", "<!-- -->"),
        *("](<http://a ", "[http://a ", "<http://a|", "[[http://a][", "[a]", "[a]: http://a\n"),
    ],
)
def test_hostile_text_stays_linear(piece: str) -> None:
    start = time.process_time()
    for name in ("a.txt", "a.md"):
        read_drop_file(name, (piece * (100_000 // len(piece))).encode())
    assert time.process_time() - start < 2


def test_one_link_with_ever_more_tags_costs_little() -> None:
    entries = "".join(f'<DT><A HREF="https://r.example/" TAGS="t{number}">x</A>\n' for number in range(20_000))
    start = time.process_time()
    [link] = read_drop_file("b.html", f"{HEADER}<DL><p>\n{entries}</DL>\n".encode()).links
    assert time.process_time() - start < 2
    assert link.tags == tuple(f"t{number}" for number in range(100))


PIECES = st.sampled_from(
    [
        *('<DT><A HREF="https://r.example/1">One</A>', "<DT>\n<A HREF='https://r.example/2' TAGS=a>Two &amp; <b>three</b></A>", "\n", " "),
        *(
            '<DT><A HREF="https://r.example/3" broken>',
            "</A>",
            "<DD>words",
            "<DT><H3>F</H3>",
            "<DL><p>",
            "</DL>",
            "<!--",
            "-->",
            "title",
            '"',
        ),
        *('<DT><A TITLE="<DT>" HREF="https://r.example/4">x</A>', "<DT><A>", '<dt><a href="place:x">y</a>', "<A HREF=https://r.example/5>"),
    ]
)


@given(st.lists(PIECES, max_size=20))
def test_an_entry_taken_as_one_is_the_same_taken_apart(pieces: list[str]) -> None:
    """A blank in the tag keeps it from being taken as one. It shows in a title that a tag got into."""
    whole = HEADER + "<DL><p>\n" + "".join(pieces)
    apart = read_drop_file("b.html", whole.replace("<DT>", "<DT >").replace("<dt>", "<dt >").encode()).links
    told = [replace(link, title=link.title and re.sub("(?i)<dt >", lambda tag: tag[0].replace(" ", ""), link.title)) for link in apart]
    assert list(read_drop_file("b.html", whole.encode()).links) == told
