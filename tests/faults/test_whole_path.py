"""A dropped link becomes a staged recipe and a note: the whole path, seen from outside."""

from __future__ import annotations

import html
from pathlib import Path

import pytest

from tests.faults.invariants import check_quiet
from tests.faults.product import Product
from tests.faults.site import Site


def bookmarks(urls: list[str]) -> str:
    entries = "".join(f'<DT><A HREF="{html.escape(url)}">A link</A>\n' for url in urls)
    return f"<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<TITLE>Bookmarks</TITLE>\n<H1>Bookmarks</H1>\n<DL><p>\n{entries}</DL><p>\n"


def test_each_kind_of_file_becomes_notes(product: Product, site: Site) -> None:
    urls = [site.url(f"/good/{number}") for number in range(5)]
    product.drop_url("zero.url", urls[0])
    (product.drop / "list.txt").write_text("\n".join(urls[1:3]) + "\n", "utf-8")
    (product.drop / "bookmarks.html").write_text(bookmarks(urls[3:]), "utf-8")
    (product.drop / "raw.txt").write_text(
        "Leek soup\n\nIngredients\n2 leeks\n500 ml milk\n1 tbsp butter\n\nMethod\n"
        "1. Soften the leeks in the butter.\n2. Pour in the milk and warm it.\n",
        "utf-8",
    )
    run = product.once()
    assert run.returncode == 0, run.stderr
    check_quiet(product, urls, good=urls)
    assert len(product.notes()) == 6
    raw = [job for job in product.jobs() if job["raw_text"]]
    assert len(raw) == 1
    assert raw[0]["status"] == "staged", raw[0]["error"]


def test_a_dropped_link_is_a_note_seconds_later(product: Product, site: Site) -> None:
    with product.running():
        product.wait_until(lambda: product.state.is_dir())
        product.drop_url("soup.url", site.url("/good/soup"))
        product.wait_until(lambda: len(product.notes()) == 1, 10)
        product.wait_until(product.is_quiet, 5)
    check_quiet(product, [site.url("/good/soup")])


def test_bad_pages_fail_in_words_and_the_rest_do_not_notice(product: Product, site: Site) -> None:
    product.configure({}, {"max_attempts": 1, "deadline_seconds": 0.5})
    good = [site.url(f"/good/{number}") for number in range(20)]
    bad = {"/hang": "timeout", "/broken": "no_recipe", "/missing": "http_4xx"}
    for number, url in enumerate([*good, *map(site.url, bad)]):
        product.drop_url(f"{number}.url", url)
    run = product.once()
    assert run.returncode == 0, run.stderr
    check_quiet(product, good, good)
    failed = {job["url"]: job for job in product.jobs() if job["status"] == "failed"}
    assert {url: job["error_code"] for url, job in failed.items()} == {site.url(path): code for path, code in bad.items()}
    assert product.call("run", "--once", "--strict").returncode in (0, 1)


def test_strict_makes_a_failed_link_an_exit_status(product: Product, site: Site) -> None:
    product.drop_url("gone.url", site.url("/missing"))
    assert product.call("run", "--once", "--strict").returncode == 1


def test_the_same_link_again_makes_no_second_job(product: Product, site: Site) -> None:
    url = site.url("/good/one")
    product.drop_url("first.url", url)
    assert product.once().returncode == 0
    product.drop_url("again.url", f"{url}?utm_source=mail&fbclid=abc")
    (product.drop / "list.txt").write_text(f"{url}#top\n", "utf-8")
    assert product.once().returncode == 0
    assert len(product.jobs()) == 1
    assert site.asked["/good/one"] == 1
    check_quiet(product, [url], [url])


def test_our_own_note_in_the_drop_folder_is_no_link_file(product: Product, site: Site) -> None:
    product.drop_url("first.url", site.url("/good/one"))
    product.once()
    (product.drop / "copied.md").write_bytes(product.notes()[0].read_bytes())
    (product.drop / "copied.txt").write_bytes(product.notes()[0].read_bytes())
    product.once()
    assert len(product.jobs()) == 1


def test_a_restart_writes_nothing_twice(product: Product, site: Site) -> None:
    url = site.url("/good/one")
    product.drop_url("one.url", url)
    product.once()
    before = {path: path.read_bytes() for path in product.notes()}
    product.once()
    assert {path: path.read_bytes() for path in product.notes()} == before
    check_quiet(product, [url])
    assert site.asked["/good/one"] == 1


def test_the_drop_folder_is_left_as_it_was(product: Product, site: Site) -> None:
    product.drop_url("one.url", site.url("/good/one"))
    (product.drop / "odd.bin").write_bytes(b"\x00\x01")

    def picture() -> dict[Path, tuple[bytes, int]]:
        return {path: (path.read_bytes(), path.stat().st_mtime_ns) for path in product.drop.rglob("*")}

    before = picture()
    product.once()
    assert picture() == before


@pytest.mark.parametrize("upper", [False, True], ids=["the same name", "in capitals"])
def test_a_file_of_the_persons_with_the_notes_name_stays_as_it_is(product: Product, site: Site, upper: bool) -> None:
    product.drop_url("one.url", site.url("/good/one"))
    product.once()
    [name] = [path.name for path in product.notes()]
    product.forget()
    own = product.review / (name.upper().replace(".MD", ".md") if upper else name)
    own.write_text("# My own chowder\n", "utf-8")
    assert product.once().returncode == 0
    assert own.read_text("utf-8") == "# My own chowder\n"
    assert len(product.notes()) == 2
    own.unlink()
    check_quiet(product, [site.url("/good/one")], [site.url("/good/one")])
