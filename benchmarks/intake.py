"""What intake costs: a bookmark export of 100,000 links, 10,000 small files, and a folder in which nothing happens.

    python benchmarks/intake.py [export] [files] [idle]

Without words all three. Each runs the real intake on a real ledger in a new temporary folder.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import hashlib
import re
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from galley_watch.clock import SystemClock
from galley_watch.db import open_database
from galley_watch.db.schema import MIGRATIONS
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


BESIDE = """
import sys, threading, time
longest, ended = 0.0, threading.Event()
threading.Thread(target=lambda: (sys.stdin.read(), ended.set()), daemon=True).start()
while not ended.is_set():
    before = time.perf_counter()
    time.sleep(0.001)
    longest = max(longest, time.perf_counter() - before - 0.001)
print(longest)
"""


@contextmanager
def process_beside() -> Iterator[list[float]]:
    """How long a process that only sleeps is kept waiting at the same time: what the machine does to everybody."""
    process = subprocess.Popen([sys.executable, "-S", "-c", BESIDE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    longest: list[float] = []
    try:
        yield longest
    finally:
        longest.append(float(process.communicate()[0]))


def bare_seconds(folder: Path) -> tuple[float, float]:
    """The least that such an export could cost: finding its addresses, and writing as many rows of the ledger's own tables."""
    before = time.process_time()
    found = re.findall(rb'HREF="([^"]*)"[^>]*>([^<]*)<', (folder / "bookmarks.html").read_bytes())
    links = [(url.decode(), title.decode()) for url, title in found]
    parsed = time.process_time() - before
    with closing(sqlite3.connect(folder / "bare.sqlite3", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        for migration in MIGRATIONS:
            connection.executescript(migration)
        before = time.process_time()
        connection.execute("BEGIN")
        connection.executemany(
            "INSERT INTO ingestion_queue (id, galley_id, link_key, url, host, title, folders, tags, status, stage, run_at, created_at,"
            " updated_at) VALUES (?, ?, ?, ?, ?, ?, '[]', '[]', 'pending', 'fetch', 1, 1, 1)",
            (
                (n, "r-" + hashlib.sha256(url.encode()).hexdigest()[:16], url, url, url.split("/")[2], title)
                for n, (url, title) in enumerate(links, 1)
            ),
        )
        connection.executemany("INSERT INTO link_keys VALUES (?, ?)", ((url, n) for n, (url, _) in enumerate(links, 1)))
        connection.execute("COMMIT")
    return parsed, time.process_time() - before


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
        gc.freeze()  # as the agent does at its start
        forget_peak()
        before_mb = memory_mb()
        used, used_beside = time.process_time(), children_seconds()
        with process_beside() as waited:
            await asyncio.sleep(0.1)  # until it is there
            gap = asyncio.create_task(longest_gap(yield_to))
            before = time.perf_counter()
            result = await intake.scan_once()
            seconds = time.perf_counter() - before
            yield_to.set()
            held = await gap
        used, used_beside = time.process_time() - used, children_seconds() - used_beside
        peak_mb = memory_mb() - before_mb
    finally:
        await asyncio.to_thread(database.close)
    child_mb = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    return (
        f"{result.files:,} files, {result.jobs:,} links in {seconds:.2f} s (processor {used:.2f} s, and {used_beside:.2f} s of processes"
        f" beside); memory +{peak_mb:.1f} MB (largest process beside {child_mb:.0f} MB); event loop held at most {held * 1000:.0f} ms"
        f" (a sleeping process {waited[0] * 1000:.0f} ms)"
    )


def children_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", metavar="WORD", help="export, files or idle")
    words = parser.parse_args().words or ["export", "files", "idle"]
    if unknown := set(words) - {"export", "files", "idle"}:
        parser.error(f"{', '.join(sorted(unknown))}: there is no such part")
    for word in words:
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
            if word == "export":
                parsed, written = bare_seconds(dropped)
                (dropped / "bare.sqlite3").unlink()
                print(f"bare: addresses found in {parsed:.2f} s, rows written in {written:.2f} s of processor", flush=True)
            print(word, asyncio.run(idle(settings) if word == "idle" else taken(settings)), flush=True)


if __name__ == "__main__":
    main()
