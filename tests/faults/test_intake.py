"""The drop folder under fire: stopped while thousands of files come, killed at any moment of reading, asked to end in the middle of it."""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from pathlib import Path

import pytest

from tests.faults.conftest import Extent
from tests.faults.product import Product

FAR_AWAY = "https://recipes.example/"


def fill(product: Product, count: int, prefix: str = "") -> list[str]:
    """Small files, every tenth with two links, every hundredth a list."""
    urls = []
    for number in range(count):
        url = f"{FAR_AWAY}{prefix}{number}"
        urls.append(url)
        if number % 100 == 0:
            more = [f"{url}/{page}" for page in range(20)]
            (product.drop / f"{prefix}{number}.txt").write_text("".join(f"{each}\n" for each in [url, *more]))
            urls += more
        else:
            product.drop_url(f"{prefix}{number}.url", url)
    return urls


def export(path: Path, links: int) -> list[str]:
    """As browsers write them, without a single </DT>."""
    urls = [f"https://site{number % 50}.example/recipes/{number}/a-dish-with-a-name" for number in range(links)]
    entries = "".join(f'    <DT><A HREF="{url}" ADD_DATE="1700000000">A dish with a name {url[-20:]}</A>\n' for url in urls)
    temporary = path.with_name(f".{path.name}")
    temporary.write_text(f"<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<H1>Bookmarks</H1>\n<DL><p>\n{entries}</DL><p>\n", "utf-8")
    temporary.rename(path)
    return urls


def check_each_once(product: Product, urls: list[str]) -> None:
    found = [row["url"] for row in product.rows("SELECT url FROM ingestion_queue")]
    assert len(found) == len(set(found))
    assert set(found) == set(urls)


def queued(product: Product) -> int:
    rows = product.rows("SELECT count(*) AS number FROM ingestion_queue")
    return int(rows[0]["number"]) if rows else 0


@pytest.mark.timeout(600)
def test_files_dropped_while_the_process_is_stopped(product: Product, extent: Extent) -> None:
    count = extent.of(1_500, 20_000)
    product.call("pause")
    process = product.start()
    product.wait_until(lambda: product.answers_signals(), 20)
    os.kill(process.pid, signal.SIGSTOP)
    urls = fill(product, count)
    os.kill(process.pid, signal.SIGCONT)
    product.wait_until(lambda: queued(product) >= len(urls), 240)
    check_each_once(product, urls)
    assert product.stop() == 0


@pytest.mark.timeout(1800)
def test_killed_at_random_moments_while_files_come(product: Product, extent: Extent, chance: random.Random) -> None:
    kills = extent.of(5, 100)
    product.call("pause")
    urls: list[str] = []
    for number in range(kills):
        urls += fill(product, 120, f"{number}-")
        if number % 10 == 3:
            urls += export(product.drop / f"{number}.html", 12_000)
        product.start()
        product.wait_until(lambda: product.answers_signals(), 20)
        time.sleep(chance.uniform(0, 0.7))  # the kill is to come anywhere between looking, reading and putting
        product.kill()
        found = [row["url"] for row in product.rows("SELECT url FROM ingestion_queue")]
        assert len(found) == len(set(found))
        assert set(found) <= set(urls)
    assert product.once(240).returncode == 0
    check_each_once(product, urls)
    product.wait_until(lambda: not product.processes(), 10)


@pytest.mark.timeout(300)
def test_asked_to_end_in_the_middle_of_a_large_import(product: Product, extent: Extent) -> None:
    product.call("pause")
    urls = export(product.drop / "bookmarks.html", extent.of(30_000, 100_000))
    for wait in extent.of(1, 4) * [0.4, 0.9, 1.5]:
        process = product.start()
        product.wait_until(lambda: product.answers_signals(), 20)
        time.sleep(wait)  # to be asked anywhere between the first look and the commit
        assert product.stop(5) == 0
        assert queued(product) in (0, len(urls))
        assert process.poll() == 0
        product.wait_until(lambda: not product.processes(), 5)
    assert product.once(120).returncode == 0
    check_each_once(product, urls)


def test_moved_to_the_archive_after_a_kill_at_any_moment(product: Product, extent: Extent, chance: random.Random) -> None:
    product.configure({"after": "archive"}, {})
    product.call("pause")
    urls: list[str] = []
    for number in range(extent.of(2, 20)):
        urls += [f"{FAR_AWAY}{number}-{each}" for each in range(40)]
        for each in range(40):
            product.drop_url(f"{number}-{each}.url", urls[number * 40 + each])
        product.start()
        product.wait_until(lambda: product.answers_signals(), 20)
        time.sleep(chance.uniform(0, 0.6))
        product.kill()
    assert product.once().returncode == 0
    check_each_once(product, urls)
    left = [path for path in product.drop.rglob("*.url") if "done" not in path.parts]
    assert left == []
    assert len(list(product.drop.rglob("done/*/*.url"))) == len(urls)


def memory_mb(process: int, name: str) -> float:
    return int(Path(f"/proc/{process}/status").read_text().split(f"{name}:")[1].split()[0]) / 1024


@pytest.mark.timeout(300)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_a_large_export_is_taken_whole_in_little_memory(product: Product, extent: Extent) -> None:
    product.call("pause")
    first = fill(product, 50)
    process = product.start()
    product.wait_until(lambda: queued(product) == len(first), 30)
    Path(f"/proc/{process.pid}/clear_refs").write_text("5")  # forgets the peak until now
    before = memory_mb(process.pid, "VmRSS")
    urls = export(product.drop / "bookmarks.html", extent.of(20_000, 100_000))
    product.wait_until(lambda: queued(product) == len(first) + len(urls), 60)
    assert memory_mb(process.pid, "VmHWM") - before <= 25
    check_each_once(product, [*first, *urls])
    assert product.stop() == 0


@pytest.mark.timeout(300)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_a_folder_in_which_nothing_happens_costs_nothing(product: Product, extent: Extent) -> None:
    product.configure({"settle_seconds": 1.0, "rescan_seconds": 60}, {})
    product.call("pause")
    urls = fill(product, extent.of(1_000, 10_000))
    process = product.start()
    product.wait_until(lambda: queued(product) == len(urls), 60)
    time.sleep(8)  # the last events of the files are over
    before, seconds = busy_seconds(process.pid), extent.of(10, 120)
    time.sleep(seconds)
    assert busy_seconds(process.pid) - before <= 0.002 * seconds
    assert product.stop() == 0


def busy_seconds(process: int) -> float:
    """Of the processor, of all threads together."""
    return sum(int(task.read_text().split()[0]) for task in Path(f"/proc/{process}/task").glob("*/schedstat")) / 1e9
