"""How fast pages are read: ours through the worker process and in this one, a bare lxml parse, recipe-scrapers' generic mode.

    python benchmarks/extract.py FOLDER [--rounds 3] [--pages N]

FOLDER holds saved pages (``*.testhtml`` or ``*.html``, at any depth). One core, one run: each page goes through every reader in turn, so
that what slows the machine slows them all. A page's time is the median of its rounds. recipe-scrapers is measured where it can be imported;
it is no part of this project. To add it:

    pip install --target SOMEWHERE recipe-scrapers
    PYTHONPATH=SOMEWHERE python benchmarks/extract.py FOLDER
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib
import logging
import os
import statistics
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import lxml.html

from galley_watch.errors import LinkError
from galley_watch.values.page import FetchedPage
from galley_watch.worker import ReadingWorker
from galley_watch.worker.reading import read_payload

Reader = Callable[[FetchedPage], Awaitable[None]]

LXML, HERE, WORKER, PEER = "bare lxml parse", "ours, in-process", "ours, worker", "recipe-scrapers"
NO_SITE_OF_ITS_LIST = "https://pages.example/"  # under its own address a page would be read by the rules written for its site
PEER_FIELDS = ("title", "ingredients", "instructions_list", "total_time", "prep_time", "cook_time", "yields", "image", "author")


def pages_of(folder: Path, most: int | None) -> list[FetchedPage]:
    """Evenly from the whole folder where not all are wanted. The folder's name stands for the site."""
    paths = sorted(path for kind in ("*.testhtml", "*.html") for path in folder.rglob(kind))
    step = max(1, len(paths) // most) if most else 1
    return [FetchedPage(f"https://{path.parent.name}/", path.read_bytes()) for path in paths[::step][:most]]


async def parse_bare(page: FetchedPage) -> None:
    with contextlib.suppress(lxml.etree.LxmlError):
        lxml.html.document_fromstring(page.body)


async def read_here(page: FetchedPage) -> None:
    with contextlib.suppress(LinkError):
        read_payload(page)


def through(worker: ReadingWorker) -> Reader:
    async def read(page: FetchedPage) -> None:
        with contextlib.suppress(LinkError):
            await worker.read(page)

    return read


def peer() -> Reader | None:
    """recipe-scrapers' generic mode, asked for the fields that the comparison is about; None where it is not installed."""
    try:
        scrape_html: Any = importlib.import_module("recipe_scrapers").scrape_html
    except ImportError:
        return None
    logging.disable(logging.CRITICAL)

    async def read(page: FetchedPage) -> None:
        try:
            scraped = scrape_html(page.body.decode("utf-8", "replace"), org_url=NO_SITE_OF_ITS_LIST, supported_only=False)
        except Exception:  # a page it cannot read costs what it costs
            return
        for name in PEER_FIELDS:
            with contextlib.suppress(Exception):
                getattr(scraped, name)()

    return read


async def measure(readers: dict[str, Reader], pages: list[FetchedPage], rounds: int) -> dict[str, list[float]]:
    """Seconds of each page, the median of its rounds, by reader."""
    times: dict[str, list[list[float]]] = {name: [[] for _ in pages] for name in readers}
    for round_number in range(rounds + 1):
        for number, page in enumerate(pages if round_number else pages[:20]):  # the first few once before, to load what is loaded late
            for name, read in readers.items():
                started = time.perf_counter()
                await read(page)
                if round_number:
                    times[name][number].append(time.perf_counter() - started)
    return {name: [statistics.median(of_page) for of_page in by_page] for name, by_page in times.items()}


def report(times: dict[str, list[float]]) -> None:
    def ratio(name: str, other: str) -> tuple[float, float]:
        """How many times as fast, in pages a second over all pages, and in the median of all pages."""
        pairs = zip(times[name], times[other], strict=True)
        return sum(times[other]) / sum(times[name]), statistics.median(theirs / ours for ours, theirs in pairs)

    print(f"{'':20}{'pages a second':>16}{'median ms':>12}{'p95 ms':>9}{'max ms':>9}")
    for name, seconds in times.items():
        ordered = sorted(1000 * second for second in seconds)
        p95 = ordered[min(int(len(ordered) * 0.95), len(ordered) - 1)]
        print(f"{name:20}{len(seconds) / sum(seconds):16.0f}{statistics.median(ordered):12.2f}{p95:9.1f}{ordered[-1]:9.1f}")
    print(f"\n{'':42}{'pages a second':>16}{'median of pairs':>18}")
    for name in (WORKER, HERE):
        for other in (LXML, PEER):
            if other in times:
                overall, median = ratio(name, other)
                print(f"{f'{name} / {other}':42}{overall:15.2f}x{median:17.2f}x")


async def run(folder: Path, rounds: int, most: int | None) -> None:
    worker = ReadingWorker()
    readers: dict[str, Reader] = {LXML: parse_bare, HERE: read_here, WORKER: through(worker)}
    if generic := peer():
        readers[PEER] = generic
    else:
        print("recipe-scrapers is not installed here and left out; the first lines of this file say how to add it.\n")
    pages = pages_of(folder, most)
    if not pages:
        raise SystemExit(f"There are no saved pages in {folder}.")
    await worker.warm()
    try:
        times = await measure(readers, pages, rounds)
    finally:
        await worker.close()
    print(f"{len(pages)} pages, {rounds} rounds, one core\n")
    report(times)


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("--rounds", type=int, default=3)
    arguments.add_argument("--pages", type=int)
    given = arguments.parse_args()
    if hasattr(os, "sched_setaffinity"):  # the worker inherits it
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    asyncio.run(run(given.folder, given.rounds, given.pages))


if __name__ == "__main__":
    main()
