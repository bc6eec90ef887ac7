"""Folders that vanish, come back, or turn out to be something else: what was saved waits for them and is taken up by itself."""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from typing import Any

import pytest

from tests.faults.invariants import check_fetches, check_quiet
from tests.faults.product import Product
from tests.faults.shim import Shim
from tests.faults.site import Site
from tests.faults.test_machine_disks import check_goes_on, check_pauses, drop, good, let_pause_pass, start


def with_all(*values: str) -> list[Any]:
    return [pytest.param(value, marks=pytest.mark.thorough) for value in values]


@pytest.mark.parametrize("fault", ["replaced by a file", "deleted", *with_all("renamed away", "link to nowhere")])
def test_review_folder_is_gone_for_a_while(product: Product, site: Site, shimmed: Shim, fault: str) -> None:
    urls = good(site, 0, 6)
    start(product, shimmed, urls[:2])
    aside = product.folder / "aside"
    product.review.rename(aside)
    if fault == "replaced by a file":
        product.review.write_text("a sync client's mistake", "utf-8")
    elif fault == "link to nowhere":
        product.review.symlink_to(product.folder / "nowhere")
    drop(product, urls[2:])
    check_pauses(product, shimmed)
    assert product.statuses()["staged"] == 2, "the folder could be written: this test shows nothing"
    assert "review folder" in product.log_tail()
    if fault in ("replaced by a file", "link to nowhere"):
        product.review.unlink()
    if fault == "deleted":
        product.review.mkdir()  # made anew, empty; the old notes come back last
    else:
        aside.rename(product.review)
    for _ in range(2):
        let_pause_pass(product, shimmed)
    product.wait_until(lambda: product.statuses()["staged"] == 6, 20)
    if fault == "deleted":
        for note in aside.iterdir():
            note.rename(product.review / note.name)
    check_goes_on(product, shimmed, site, urls)


@pytest.mark.parametrize("fault", ["deleted", *with_all("renamed away", "replaced by a file")])
def test_drop_folder_is_gone_for_a_while(product: Product, site: Site, shimmed: Shim, fault: str) -> None:
    """What it held before is not taken again, what it holds afterwards is taken; the events of a folder that was deleted never come."""
    urls = good(site, 0, 8)
    start(product, shimmed, urls[:4])
    assert product.process
    aside = product.folder / "aside"
    if fault == "deleted":
        shutil.copytree(product.drop, aside)
        shutil.rmtree(product.drop)
    else:
        product.drop.rename(aside)
    if fault == "replaced by a file":
        product.drop.write_text(f"{urls[7]}\n", "utf-8")
    product.wait_until(lambda: "drop folder is offline" in product.log_tail())
    time.sleep(0.3)  # that it goes on living can only be seen by waiting
    assert product.process.poll() is None
    if fault == "replaced by a file":
        product.drop.unlink()
    aside.rename(product.drop)
    drop(product, urls[4:])
    let_pause_pass(product, shimmed)
    product.wait_until(lambda: product.statuses()["staged"] == 8, 20)
    last = site.url("/good/last")
    drop(product, [last])
    product.wait_until(lambda: product.statuses()["staged"] == 9, 20)
    check_goes_on(product, shimmed, site, [*urls, last])
    assert {site.asked[f"/good/{number}"] for number in range(8)} == {1}


def test_drop_folder_comes_and_goes(product: Product, site: Site, shimmed: Shim) -> None:
    urls = good(site, 0, 10)
    product.extra_environment = shimmed.clocks_only
    product.start()
    aside = product.folder / "aside"
    for number, url in enumerate(urls):
        drop(product, [url])
        product.drop.rename(aside)
        time.sleep(0.02 * number)  # anywhere between a look and the reading of a file
        aside.rename(product.drop)
    check_goes_on(product, shimmed, site, urls)


@pytest.mark.parametrize("once", [True, False], ids=["once", "run"])
def test_drop_folder_is_missing_at_the_start(product: Product, site: Site, once: bool) -> None:
    """It is made, and said so: a person who never ran it before has none."""
    urls = good(site, 0, 2)
    product.drop.rmdir()
    if once:
        run = product.once()
        assert run.returncode == 0
        assert str(product.drop) in run.stderr
        drop(product, urls)
        assert product.once().returncode == 0
    else:
        product.start()
        product.wait_until(product.drop.is_dir)
        drop(product, urls)
        product.wait_until(lambda: len(product.jobs()) == 2 and product.is_quiet())
        assert product.stop() == 0
    check_quiet(product, urls, urls)


@pytest.mark.parametrize("name", ["drop", "review", "state"])
def test_a_file_in_the_place_of_a_folder_at_the_start(product: Product, site: Site, name: str) -> None:
    urls = good(site, 0, 2)
    folder: Path = getattr(product, name)
    shutil.rmtree(folder, ignore_errors=True)
    folder.write_text("not a folder", "utf-8")
    run = product.once()
    assert run.returncode == 1
    assert str(folder) in run.stderr
    assert "Traceback" not in run.stderr
    assert folder.read_text("utf-8") == "not a folder"
    folder.unlink()
    folder.mkdir()
    drop(product, urls)
    assert product.once().returncode == 0
    check_quiet(product, urls, urls)
    check_fetches(product, site, urls)


@pytest.mark.parametrize("back", ["mounted", "made anew"])
def test_drop_folder_that_was_there_is_away_at_the_start(product: Product, site: Site, back: str) -> None:
    urls = good(site, 0, 3)
    drop(product, urls[:1])
    assert product.once().returncode == 0
    aside = product.folder / "aside"
    product.drop.rename(aside)
    run = product.once()
    assert (run.returncode, f"The drop folder {product.drop} is not there" in run.stderr) == (0, True)
    product.start()
    product.wait_until(lambda: "drop folder is offline" in product.log_tail())
    assert product.call("add", urls[1]).returncode == 0
    product.wait_until(lambda: product.statuses() == {"staged": 2})
    assert not product.drop.exists()
    if back == "mounted":
        aside.rename(product.drop)
    else:
        product.drop.mkdir()
    drop(product, urls[2:])
    product.wait_until(lambda: product.statuses() == {"staged": 3})
    assert product.stop() == 0
    check_quiet(product, urls, urls)
    check_fetches(product, site, urls)


@pytest.mark.parametrize("back", ["mounted", "made anew"])
def test_review_folder_that_was_there_is_away_at_the_start(product: Product, site: Site, shimmed: Shim, back: str) -> None:
    urls = good(site, 0, 4)
    drop(product, urls[:2])
    assert product.once().returncode == 0
    aside = product.folder / "aside"
    product.review.rename(aside)
    drop(product, urls[2:])
    run = product.once()
    assert run.returncode == 0
    assert f"The review folder {product.review} is not there" in run.stderr
    assert "2 links wait for later" in run.stdout
    product.extra_environment = shimmed.clocks_only
    product.start()
    product.wait_until(product.answers_signals)
    let_pause_pass(product, shimmed)
    product.wait_until(lambda: "the note waits" in product.log_tail())
    assert not product.review.exists()
    assert [(job["attempts"], job["crashes"]) for job in product.jobs()] == [(0, 0)] * 4
    if back == "mounted":
        aside.rename(product.review)
    else:
        product.review.mkdir()
    for _ in range(2):
        let_pause_pass(product, shimmed)
    product.wait_until(lambda: product.statuses() == {"staged": 4}, 20)
    assert product.stop() == 0
    assert {row["review_status"] for row in product.staged()} == {"pending"}
    for note in aside.iterdir() if back == "made anew" else ():
        note.rename(product.review / note.name)
    check_quiet(product, urls, urls)
    check_fetches(product, site, urls)
