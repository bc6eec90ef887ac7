"""What intake costs: a bookmark export of 100,000 links, 10,000 small files, and a folder in which nothing happens.

    python benchmarks/intake.py [export] [files] [idle]

Without words all three. Each runs the real intake on a real ledger in a new temporary folder.
"""

from __future__ import annotations

import asyncio
import gc
import resource
import sys
import tempfile
import time
from pathlib import Path

from galley_watch.clock import SystemClock
from galley_watch.db import open_database
from galley_watch.intake import Intake
from galley_watch.queue import Queue
from galley_watch.values.settings import FetchSettings, IntakeSettings, Settings

LINKS = 100_000
FILES = 10_000
IDLE_SECONDS = 20


def memory_mb() -> float:
    words = Path("/proc/self/status").read_text().split("VmHWM:")[1].split()
    return int(words[0]) / 1024


def forget_peak() -> None:
    Path("/proc/self/clear_refs").write_text("5")


def export(path: Path) -> None:
    """As browsers write them: no <DT> is closed, one folder of 5,000, many hosts."""
    with path.open("w", encoding="utf-8") as file:
        file.write("<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<TITLE>Bookmarks</TITLE>\n<H1>Bookmarks</H1>\n<DL><p>\n")
        for number in range(LINKS):
            if number % 1000 == 0 or number == 5000:
                if number and not 0 < number < 5000:
                    file.write("</DL><p>\n")
                if not 0 < number < 5000:
                    file.write(f"<DT><H3>Folder {number}</H3>\n<DL><p>\n")
            file.write(
                f'    <DT><A HREF="https://site{number % 2000}.example/recipes/{number}/a-dish-with-a-name?page={number % 7}"'
                f' ADD_DATE="1700000000" TAGS="dinner,fish">A dish with number {number} &amp; a name</A>\n'
            )
        file.write("</DL><p>\n</DL><p>\n")


async def longest_gap(until: asyncio.Event) -> float:
    """How long the event loop was held at most, in seconds beyond the millisecond slept each time."""
    longest = 0.0
    while not until.is_set():
        before = time.perf_counter()
        await asyncio.sleep(0.001)
        longest = max(longest, time.perf_counter() - before - 0.001)
    return longest


def settings_in(folder: Path) -> Settings:
    (folder / "drop").mkdir()
    return Settings(folder / "drop", folder / "review", folder / "state", intake=IntakeSettings(), fetch=FetchSettings())


async def taken(settings: Settings) -> str:
    clock = SystemClock()
    database = open_database(settings.state_folder, clock)
    try:
        queue = Queue(database, clock, settings.fetch, lambda: 0.5)
        intake = Intake(settings, queue, clock, events=False)
        (settings.drop_folder / "first.url").write_text("[InternetShortcut]\nURL=https://first.example/\n")
        await intake.take_present()  # what is imported and allocated once
        yield_to = asyncio.Event()
        dropped = settings.drop_folder.with_name("dropped")
        for path in sorted(dropped.iterdir()):
            path.rename(settings.drop_folder / path.name)
        await intake.scan_once()
        await asyncio.sleep(settings.intake.settle_seconds + 0.05)
        gc.collect()
        forget_peak()
        before_mb, before = memory_mb(), time.perf_counter()
        gap = asyncio.create_task(longest_gap(yield_to))
        result = await intake.scan_once()
        seconds = time.perf_counter() - before
        yield_to.set()
        held = await gap
        yield_to.clear()
        gap = asyncio.create_task(longest_gap(yield_to))
        await asyncio.sleep(seconds)
        yield_to.set()
        noise = await gap
        peak_mb = memory_mb() - before_mb
    finally:
        await asyncio.to_thread(database.close)
    child_mb = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    return (
        f"{result.files:,} files, {result.jobs:,} links in {seconds:.2f} s; memory +{peak_mb:.1f} MB (reading process {child_mb:.0f} MB);"
        f" event loop held at most {held * 1000:.0f} ms ({noise * 1000:.0f} ms by other work on this machine, as long with nothing to do)"
    )


async def idle(settings: Settings) -> str:
    clock = SystemClock()
    database = open_database(settings.state_folder, clock)
    try:
        queue = Queue(database, clock, settings.fetch, lambda: 0.5)
        intake = Intake(settings, queue, clock)
        await intake.take_present()
        stop = asyncio.Event()
        running = asyncio.create_task(intake.run(stop))
        await asyncio.sleep(8)
        before = time.process_time()
        scans = time.process_time()
        await asyncio.sleep(IDLE_SECONDS)
        used = time.process_time() - before
        scans = time.process_time()
        await intake.scan_once()
        scan = time.process_time() - scans
        stop.set()
        await running
    finally:
        await asyncio.to_thread(database.close)
    share = used / IDLE_SECONDS + scan / settings.intake.rescan_seconds
    return f"idle with {FILES:,} files: {share * 100:.3f} % of one core (a look takes {scan * 1000:.0f} ms of it each minute)"


def main(words: list[str]) -> None:
    for word in words or ["export", "files", "idle"]:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            settings = settings_in(folder)
            dropped = folder / "dropped"
            dropped.mkdir()
            if word == "export":
                export(dropped / "bookmarks.html")
            else:
                for number in range(FILES):
                    (dropped / f"{number}.url").write_text(f"[InternetShortcut]\nURL=https://site{number % 50}.example/{number}\n")
            if word == "idle":
                for path in dropped.iterdir():
                    path.rename(settings.drop_folder / path.name)
            print(word, asyncio.run(idle(settings) if word == "idle" else taken(settings)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
