"""The page of failed links: short, grouped, in order, and whatever a site or a title says does nothing in it."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galley_watch.errors import WHAT_TO_DO, ErrorCode
from galley_watch.notes import is_failed_links_page, render_failed_links
from galley_watch.notes.plain_text import plain
from galley_watch.values.failed_links import UNREAD_FILE, FailedGroup, FailedLink, FailedSite
from tests.notes.payloads import ORDINARY, PAYLOADS
from tests.notes.reading import Parts, check_body_does_nothing, parts_of, properties, split

PROPERTIES = {"galley_page": "failed-links", "try_again": False}
NOON_MS = 1_796_040_000_000


def failed(name: str, sentence: str = "The site has no such page (404).", url: str | None = None) -> FailedLink:
    return FailedLink(url or f"https://soup.example/{name}", name, sentence, NOON_MS)


def group(code: str | None, *links: FailedLink, host: str | None = "soup.example", more: int = 0) -> FailedGroup:
    return FailedGroup(code, len(links) + more, (FailedSite(host, len(links) + more, links),))


def shown(*groups: FailedGroup) -> Parts:
    return parts_of(split(render_failed_links(groups))[1])


def test_it_says_first_that_it_is_written_anew() -> None:
    page = render_failed_links([group("http_4xx", failed("leek"))])
    assert page.splitlines()[:6] == [
        "---",
        "galley_page: failed-links",
        "try_again: false",
        "---",
        "",
        "> galley-watch writes this page anew whenever something changes. What you write into it is lost.",
    ]
    assert properties(page) == PROPERTIES
    assert is_failed_links_page(properties(page))
    assert not is_failed_links_page({"title": "galley_page"})


def test_what_failed_when_why_and_what_to_do() -> None:
    parts = shown(group("http_4xx", failed("Leek soup", url="https://soup.example/leek")))
    assert parts.headings == [(1, "Failed links"), (2, "The page is not there (1)")]
    assert parts.paragraphs[1:] == [
        "1 link failed. To have all of them tried again, tick try_again above; for one of them, save its link once more under a new name.",
        f"The site has no such page (404). {WHAT_TO_DO[ErrorCode.HTTP_4XX]}",
    ]
    assert parts.items == ["Leek soup (soup.example), 2026-11-30"]
    assert parts.links == ["https://soup.example/leek"]


def test_what_passes_by_itself_is_tried_again_without_a_terminal() -> None:
    page = render_failed_links([group("timeout", failed("a"))])
    assert "The site may be slow or down. Later, tick `try_again` above." in page
    assert "galley-watch retry" not in page


def test_a_link_without_a_title_is_named_by_its_address_and_a_text_by_its_file() -> None:
    links = FailedLink("https://www.soup.example/leek", "", "Gone.", NOON_MS), FailedLink(None, "Pasted.txt", "Gone.", NOON_MS)
    parts = shown(group("no_recipe", *links), group("video", FailedLink(None, "", "Gone.", NOON_MS), host=None))
    assert [item.rpartition(", ")[0] for item in parts.items] == ["A text that you saved", "soup.example/leek", "Pasted.txt (soup.example)"]
    assert parts.links == ["https://www.soup.example/leek"]


def test_a_dead_site_takes_a_few_lines_whatever_it_holds() -> None:
    parts = shown(group("dns", *(failed(str(number), "The host is not known.") for number in range(5)), more=495))
    assert len(parts.items) == 6
    assert parts.items[-1] == "and 495 more of soup.example"
    assert sum("is not known" in text for text in (*parts.items, *parts.paragraphs)) == 1
    [paragraph] = [text for text in parts.paragraphs if text.startswith("500 links failed")]
    assert "no recipe" not in paragraph


def test_sites_that_are_not_listed_are_counted() -> None:
    listed = group("dns", failed("a"))
    assert shown(FailedGroup("dns", 9, listed.sites)).items[-1] == "and 8 more of other sites"


def test_files_that_could_not_be_read_come_first() -> None:
    file = FailedLink(None, "My notes.txt", "The file is empty.", NOON_MS)
    parts = shown(group("http_4xx", failed("a")), group(UNREAD_FILE, file, host=None))
    assert parts.headings[1] == (2, "Files that could not be read (1)")
    assert parts.items[0] == "My notes.txt, 2026-11-30"
    assert "1 link failed, 1 file could not be read." in parts.paragraphs[1]


def test_a_sentence_that_differs_stands_with_its_link() -> None:
    parts = shown(group("http_4xx", failed("a"), failed("b"), failed("c", "The site is gone.")))
    assert [item for item in parts.items if "gone" in item] == ["c (soup.example), 2026-11-30: The site is gone."]
    assert sum("404" in text for text in (*parts.items, *parts.paragraphs)) == 1
    each = shown(group("http_4xx", failed("a", "One."), failed("b", "Two.")))
    assert [item.rpartition(" ")[2] for item in each.items] == ["One.", "Two."]


def test_what_still_goes_on_and_what_was_no_recipe_come_last() -> None:
    parts = shown(group(None, failed("a")), group("no_recipe", failed("b")), group("later_code", failed("c")), group("login", failed("d")))
    titles = [title for level, title in parts.headings if level == 2]
    assert titles[0] == "The page wants you to sign in (1)"
    assert sorted(titles[1:3]) == ["Something else (1)", "Still being tried (1)"]
    assert titles[3] == "No recipe was found (1)"
    assert "2 links failed, 1 held no recipe, 1 link is still being tried." in parts.paragraphs[1]
    assert any("tried again by themselves" in text for text in parts.paragraphs)


def test_without_failures_it_says_so() -> None:
    assert shown().paragraphs[1:] == ["Nothing failed, and no link is waiting for a site."]
    assert "once more" not in render_failed_links([group(None, failed("a"))])


@pytest.mark.parametrize("code", ErrorCode)
def test_every_code_has_its_heading(code: ErrorCode) -> None:
    [(_, title)] = [heading for heading in shown(group(code.value, failed("a"))).headings if heading[0] == 2]
    assert title not in ("Something else (1)", "Still being tried (1)")


def check_does_nothing(text: str) -> None:
    link = FailedLink(f"https://soup.example/{text}", text, text, NOON_MS)
    other = FailedLink(text, text, "Gone.", NOON_MS)
    page = render_failed_links([FailedGroup("dns", 3, (FailedSite("soup.example", 1, (link,)), FailedSite(text or None, 2, (other,))))])
    parts = check_body_does_nothing(split(page)[1], {"code_inline"})
    assert properties(page) == PROPERTIES
    assert [level for level, _ in parts.headings] == [1, 2]
    assert len(parts.items) == 3
    if name := plain(text, 120):
        assert parts.items[0].startswith(f"{name} (soup.example), ")
        assert parts.items[0].endswith(f": {plain(text, 300)}") or "Gone." in parts.items[0]


@pytest.mark.parametrize("text", [*PAYLOADS, *ORDINARY], ids=lambda text: ascii(text[:24]))
def test_a_payload_is_shown_and_does_nothing(text: str) -> None:
    check_does_nothing(text)


@settings(max_examples=200, deadline=None)
@given(st.text(st.sampled_from([*"*_`<>[]()!#^%=:~{}$&\\-+.1 a|@,/\"'½é\n", "\u202e"]), max_size=14))
def test_any_mixture_of_markers_does_nothing(text: str) -> None:
    check_does_nothing(text)


@pytest.mark.parametrize("moment_ms", [-(10**17), 0, 10**17])
def test_a_time_that_no_calendar_has_is_a_day_all_the_same(moment_ms: int) -> None:
    [item] = shown(group("timeout", FailedLink("https://soup.example/leek", "Leek soup", "Slow.", moment_ms))).items
    assert re.fullmatch(r"Leek soup \(soup\.example\), \d{4}-\d\d-\d\d", item)
