"""What the bytes of a drop file become: jobs, and a reason for each entry that becomes none."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galley_watch import urls
from galley_watch.intake import intake_of
from galley_watch.links import ReadInTurn
from galley_watch.values.intake import FileKind, FileLook, FoundLink, Reading
from galley_watch.values.settings import FetchSettings, IntakeSettings, Settings
from tests.intake.fakes import settings_for

LOOK = FileLook(1, 2, 3, 4)
SETTINGS = settings_for(Path("/nowhere"))
TEXT = b"Plain pancakes\n\nIngredients\n200 g flour\n2 eggs\n300 ml milk\n\nMethod\nWhisk everything.\nFry in a hot pan.\n"
BOOKMARKS = b"""<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p>
    <DT><A HREF="https://bank.example.com/logout">Log out</A>
    <DT><H3>Food</H3>
    <DL><p>
        <DT><A HREF="https://food.example.com/soup">Soup</A>
        <DT><H3>Cakes</H3>
        <DL><p>
            <DT><A HREF="https://food.example.com/cake">Cake</A>
        </DL><p>
    </DL><p>
    <DT><H3>Work</H3>
    <DL><p>
        <DT><A HREF="https://work.example.com/">Work</A>
    </DL><p>
</DL><p>
"""


def with_intake(**chosen: tuple[str, ...]) -> Settings:
    return settings_for(Path("/nowhere"), IntakeSettings(**chosen))  # type: ignore[arg-type] # mypy cannot tell which keys are given


def test_a_list_of_links() -> None:
    found = intake_of("links.txt", b"https://www.example.com/a#top\nhttps://example.com/b?utm_source=x\n", LOOK, SETTINGS)
    assert (found.path, found.look, found.kind, len(found.content_hash)) == (b"links.txt", LOOK, FileKind.LINKS, 32)
    assert [job.url for job in found.jobs] == ["https://www.example.com/a", "https://example.com/b?utm_source=x"]
    for job in found.jobs:
        assert job.url is not None
        assert job.key == urls.link_key(job.url)
        assert job.galley_id == urls.galley_id(job.key)
        assert job.host == urls.host_of(job.url)


@pytest.mark.parametrize(
    "link",
    [
        "http://ada:sesame@example.com/soup",
        "http://sesame@example.com/soup",
        "http://ada:sesame@[::1/",
        "http://ada:sesame@10.1.2.3/",
        "http://ada:sesame@example.com:99999/",
        "ftp://ada:sesame@example.com/",
    ],
)
def test_a_password_in_a_link_is_in_nothing_that_is_kept(link: str) -> None:
    files = {
        "one.url": f"[InternetShortcut]\r\nURL={link}\r\n",
        "list.txt": f"https://example.com/a\n{link}\n",
        "marks.html": f'<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p>\n<DT><A HREF="{link}">{link}</A>\n</DL>',
    }
    for name, content in files.items():
        assert "sesame" not in str(intake_of(name, content.encode(), LOOK, SETTINGS)), name


def test_one_key_gives_one_job() -> None:
    found = intake_of("links.txt", b"https://example.com/a?utm_source=x\nhttps://example.com/a\nhttp://example.com/a/\n", LOOK, SETTINGS)
    assert len(found.jobs) == 1


def test_a_link_named_twice_keeps_the_first_title_and_the_tags_of_both() -> None:
    twice = (
        b'<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p>\n<DT><A HREF="https://example.com/a" TAGS="fish">https://example.com/a</A>\n'
        b'<DT><A HREF="http://example.com/a/" TAGS="soup,fish">Soup</A>\n<DT><A HREF="https://example.com/a#x">Other</A>\n</DL>\n'
    )
    [job] = intake_of("marks.html", twice, LOOK, SETTINGS).jobs
    assert (job.url, job.title, job.tags) == ("https://example.com/a", "Soup", ("fish", "soup"))


def test_a_link_outside_the_chosen_folder_and_inside_it_is_taken() -> None:
    twice = (
        b'<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p>\n<DT><A HREF="https://example.com/a">A</A>\n<DT><H3>Food</H3>\n<DL><p>\n'
        b'<DT><A HREF="https://example.com/a">A</A>\n</DL><p>\n</DL>\n'
    )
    found = intake_of("marks.html", twice, LOOK, with_intake(only_folders=("Food",)))
    assert ([job.folders for job in found.jobs], found.refused) == ([("Food",)], 1)


def test_given_by_hand_leaves_no_record_of_a_file() -> None:
    assert intake_of("links.txt", b"https://example.com/a\n", None, SETTINGS).path is None


def test_a_name_that_is_not_utf_8_comes_back_as_it_was() -> None:
    found = intake_of("caf\udce9.txt", b"https://example.com/a\n", LOOK, SETTINGS)
    assert found.path == b"caf\xe9.txt"


@pytest.mark.parametrize("link", ["http://127.0.0.1/a", "http://localhost:8080/", "http://0x7f000001/", "http://192.168.1.9/r"])
def test_private_addresses_are_refused_with_line_and_reason(link: str) -> None:
    data = f"https://example.com/a\n{link}\n".encode()
    found = intake_of("links.txt", data, LOOK, SETTINGS)
    assert [job.url for job in found.jobs] == ["https://example.com/a"]
    [problem] = found.problems
    assert (problem.line, found.refused) == (2, 1)
    assert problem.message
    allowing = settings_for(Path("/nowhere"), fetch=FetchSettings(allow_private=True))
    assert len(intake_of("links.txt", data, LOOK, allowing).jobs) == 2


def test_credentials_are_not_kept() -> None:
    [job] = intake_of("links.txt", b"https://cook:secret@example.com/a\n", LOOK, SETTINGS).jobs
    assert "secret" not in repr(job)


def test_skipped_hosts_and_those_below_them() -> None:
    data = b"https://shop.example.com/a\nhttps://example.com/b\nhttps://notexample.com/c\n"
    found = intake_of("links.txt", data, LOOK, with_intake(skip_hosts=("example.com",)))
    assert [job.url for job in found.jobs] == ["https://notexample.com/c"]
    assert [problem.line for problem in found.problems] == [1, 2]
    assert found.refused == 2


@pytest.mark.parametrize(
    ("only", "expected"),
    [
        ((), ["logout", "soup", "cake", ""]),
        (("food",), ["soup", "cake"]),
        (("Food/Cakes",), ["cake"]),
        (("Cakes", "Work"), ["cake", ""]),
        (("Nothing",), []),
    ],
)
def test_only_some_folders_of_a_bookmark_export(only: tuple[str, ...], expected: list[str]) -> None:
    found = intake_of("bookmarks.html", BOOKMARKS, LOOK, with_intake(only_folders=only))
    assert [(job.url or "").rpartition("/")[2] for job in found.jobs] == expected
    assert found.refused == len(found.problems) == 4 - len(expected)


def test_choosing_folders_is_not_meant_for_single_links() -> None:
    found = intake_of("pie.url", b"[InternetShortcut]\r\nURL=https://example.com/pie\r\n", LOOK, with_intake(only_folders=("Food",)))
    assert len(found.jobs) == 1


def test_raw_text_is_the_payload() -> None:
    [job] = intake_of("pancakes.txt", TEXT, LOOK, SETTINGS).jobs
    assert job.raw_text is not None
    assert "200 g flour" in job.raw_text
    assert (job.url, job.host, job.key) == (None, None, urls.text_key(job.raw_text))


def test_a_saved_page_is_the_same_link_as_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever format reads saved pages, this is what it hands over."""
    link = FoundLink("https://cook:secret@cooking.example.com/pie#top", "Apple pie", tags=("cakes",))
    page = Reading(FileKind.LINKS, (link,), page_html=b"<h1>Apple pie</h1>")
    monkeypatch.setattr("galley_watch.intake.content.read_in_turn", lambda *_: ReadInTurn(page))
    [job] = intake_of("Apple pie.html", b"", LOOK, SETTINGS).jobs
    assert (job.page_html, job.title, job.tags) == (b"<h1>Apple pie</h1>", "Apple pie", ("cakes",))
    assert job.url == "https://cooking.example.com/pie"
    assert job.key == urls.link_key("https://cooking.example.com/pie")
    assert job.host == "cooking.example.com"  # for `retry --host`, and for the day its link is fetched after all


def test_a_saved_page_of_unknown_origin_is_known_by_its_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    def key_of(html: bytes) -> str:
        page = ReadInTurn(Reading(FileKind.LINKS, page_html=html))
        monkeypatch.setattr("galley_watch.intake.content.read_in_turn", lambda *_: page)
        [job] = intake_of("a.html", b"", LOOK, SETTINGS).jobs
        assert job.url is None
        return job.key

    assert key_of(b"one") == key_of(b"one") != key_of(b"two")


def test_what_is_no_link_file_says_why() -> None:
    assert intake_of("empty.url", b"", LOOK, SETTINGS).kind is FileKind.ERROR
    note = intake_of("note.md", b"---\ngalley_id: r-1\n---\nhttps://example.com/\n", LOOK, SETTINGS)
    assert note.kind is FileKind.IGNORE
    assert note.reason
    assert not note.jobs


@given(st.sampled_from(["a.txt", "a.url", "a.html", "b/a.txt", "a"]), st.binary(max_size=400))
def test_never_raises_and_counts_add_up(name: str, data: bytes) -> None:
    found = intake_of(name, data, LOOK, SETTINGS)
    assert len({job.key for job in found.jobs}) == len(found.jobs)
    assert found.refused <= len(found.problems)
    assert all((job.url is not None) or (job.raw_text is not None) or (job.page_html is not None) for job in found.jobs)


def test_only_hosts_and_the_hosts_below_them() -> None:
    links = b"https://food.example/a\nhttps://www.food.example/b\nhttps://seafood.example/c\nhttps://other.example/d\n"
    found = intake_of("links.txt", links, LOOK, with_intake(only_hosts=("food.example",)))
    assert [job.url for job in found.jobs] == ["https://food.example/a", "https://www.food.example/b"]
    assert found.refused == 2
    assert "`only_hosts`" in found.problems[0].message


@pytest.mark.parametrize(
    ("name", "data", "title", "tags"),
    [
        ("Fish/Fry day/pancakes.txt", TEXT, None, ("Fish", "Fry day")),
        ("Fish/page.html", b"<html><title>Soup</title><body><article>x</article>", "Soup", ("Fish",)),
        ("note.md", b"---\ntitle: Best pancakes\ntags: [quick]\n---\n" + TEXT, "Best pancakes", ("quick",)),
        ("mail.eml", b"Subject: Fwd: Pancakes\nMIME-Version: 1.0\nFrom: a@b.example\nTo: c@d.example\n\n" + TEXT, "Pancakes", ()),
        ("Fish/links.txt", b"https://example.com/a\n", None, ("Fish",)),
    ],
)
def test_title_and_tags_travel_with_what_has_no_link_too(name: str, data: bytes, title: str | None, tags: tuple[str, ...]) -> None:
    [job] = intake_of(name, data, LOOK, SETTINGS).jobs
    assert (job.title, job.tags) == (title, tags)


def test_of_very_many_entries_not_taken_some_are_listed_and_all_counted() -> None:
    entries = b"".join(b'<DT><A HREF="https://shop.example/%d">x</A>\n' % number for number in range(3_000))
    found = intake_of(
        "b.html",
        b"<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p>\n" + entries + b"</DL><p>\n",
        LOOK,
        with_intake(skip_hosts=("shop.example",)),
    )
    assert (found.refused, found.bad, len(found.problems)) == (3_000, 0, 1_001)
    assert found.problems[-1].message == "2,000 more entries were not taken."


@pytest.mark.parametrize("name", ["b.csv", "b.html"])
@pytest.mark.parametrize("first", [True, False], ids=["link first", "link last"])
def test_every_bad_entry_is_counted_once(name: str, first: bool) -> None:
    """In a table, which is read as a whole, as in an export, which is told entry by entry."""
    line, head = ("{}\n", "url\n") if name == "b.csv" else ('<DT><A HREF="{}">x</A>\n', "<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p>\n")
    good, bad = line.format("https://a.example/"), line.format("ftp://a.example/") * 1_500
    found = intake_of(name, (head + (good + bad if first else bad + good)).encode(), LOOK, SETTINGS)
    assert (len(found.jobs), found.refused, found.bad, len(found.problems)) == (1, 0, 1_500, 1_001)
    assert found.problems[-1].message == "500 more entries were not taken."
