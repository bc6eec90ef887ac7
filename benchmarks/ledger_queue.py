"""How the queue's cost grows, as ratios within one run.

Claims at any length, beside a resting host, against the textbook claim, and from 8 processes at once.

python benchmarks/ledger_queue.py             a short pass (under a minute)
python benchmarks/ledger_queue.py --full      1,000,000 pending links, as the targets state them
python benchmarks/ledger_queue.py --folder F  on another disk (an fsync is part of each commit)
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import BinaryIO

from galley_watch.clock import SystemClock
from galley_watch.db import Database, open_database, transact, transact_in_passing
from galley_watch.queue import Queue, claiming, putting, settling
from galley_watch.values.intake import FileKind
from galley_watch.values.job import DropIntake, NewJob, Stage
from galley_watch.values.outcome import PageKept
from galley_watch.values.page import FetchedPage
from galley_watch.values.settings import FetchSettings

UNPACED = FetchSettings(per_host_seconds=0.0)
HOSTS = 2_000
HANDS_A_ROUND, ALONE_A_ROUND, TEXTBOOK_A_ROUND = 80, 40, 8
CLAIM_ALONE = """
import sqlite3, sys, time
from pathlib import Path
from galley_watch.db import transact
from galley_watch.queue import Queue, claiming
from galley_watch.values.job import Stage
from galley_watch.values.settings import FetchSettings
connection = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=10)
connection.execute("PRAGMA synchronous = FULL")
settings = FetchSettings(per_host_seconds=0.0)
for _ in range(int(sys.argv[3])):
    for claim in transact(connection, claiming.claim, Stage.EXTRACT, sys.argv[2], 1, time.time_ns() // 1_000_000, settings):
        print(claim.job_id)
"""


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def links(count: int, hosts: int = HOSTS, name: str = "page") -> DropIntake:
    jobs = tuple(
        NewJob(
            f"https://{name}{n % hosts}.example/{n}", f"{name}{n}", f"https://{name}{n % hosts}.example/{n}", f"{name}{n % hosts}.example"
        )
        for n in range(count)
    )
    return DropIntake(None, None, b"", FileKind.LINKS, jobs)


def texts(count: int) -> DropIntake:
    return DropIntake(None, None, b"", FileKind.LINKS, tuple(NewJob(f"text{n}", f"text{n}", raw_text=f"Boil {n}.") for n in range(count)))


def fill(database: Database, count: int, hosts: int = HOSTS, name: str = "page") -> None:
    database.write_now(putting.put, links(count, hosts, name), now_ms())


def timed_claims(connection: sqlite3.Connection, count: int, commit: bool) -> list[float]:
    """Milliseconds of each claim. Without commit: the claim itself, with all claims in one transaction that is rolled back."""
    times = []
    if not commit:
        connection.execute("BEGIN IMMEDIATE")
    for _ in range(count):
        started = time.perf_counter()
        if commit:
            claims = transact(connection, claiming.claim, Stage.FETCH, "worker", 1, now_ms(), FetchSettings())
        else:
            claims = claiming.claim(connection, Stage.FETCH, "worker", 1, now_ms(), FetchSettings())
        times.append((time.perf_counter() - started) * 1000)
        assert len(claims) == 1
    if not commit:
        connection.execute("ROLLBACK")
    return times


def said(times: list[float]) -> str:
    ordered = sorted(times)
    return f"p50 {statistics.median(times):.3f} ms, p99 {ordered[int(len(ordered) * 0.99)]:.3f} ms"


def claims_at_length(folder: Path, counts: tuple[int, int], claims: int) -> None:
    p50 = {}
    for count in counts:
        database = open_database(folder / f"length{count}", SystemClock())
        fill(database, count, hosts=min(HOSTS, count))
        for commit in (False, True):
            database.read_now(timed_claims, 50, False)
            times = database.read_now(timed_claims, claims, commit)
            p50[count, commit] = statistics.median(times)
            print(f"claim at {count:>9,} pending, {'with its commit' if commit else 'statement alone'}: {said(times)}")
        database.close()
    for commit in (False, True):
        ratio = p50[counts[1], commit] / p50[counts[0], commit]
        print(f"  p50 ratio {'with its commit' if commit else 'statement alone'}: {ratio:.2f} (target: at most 1.5)")


def claims_beside_a_resting_host(folder: Path, resting: int) -> None:
    database = open_database(folder / "resting", SystemClock())
    fill(database, resting, hosts=1, name="resting")
    database.write_now(claiming.claim, Stage.FETCH, "worker", 1, now_ms(), FetchSettings(per_host_seconds=3_600))
    fill(database, 20, hosts=20, name="other")
    started = time.perf_counter()
    times = database.read_now(timed_claims, 20, True)
    print(f"20 links behind {resting:,} of a resting host: {said(times)}, all claimed in {(time.perf_counter() - started) * 1000:.1f} ms")
    database.close()


def enqueue(folder: Path) -> None:
    database = open_database(folder / "enqueue", SystemClock())
    fill(database, 10_000, name="old")
    intake = links(2_000, name="new")
    started = time.perf_counter()
    database.write_now(putting.put, intake, now_ms())
    print(f"2,000 links enqueued in {(time.perf_counter() - started) * 1000:.1f} ms (target: at most 50)")
    database.close()


def complete_alone(connection: sqlite3.Connection, count: int) -> None:
    """Claim and complete one after the other, each in its own transaction as ``Queue`` does it: the completion with an fsync."""
    for _ in range(count):
        (claim,) = transact_in_passing(connection, claiming.claim, Stage.FETCH, "worker", 1, now_ms(), UNPACED)
        kept = PageKept(FetchedPage(claim.url, b"<h1>Soup</h1>"))
        assert transact(connection, settling.settle, claim, kept, now_ms(), UNPACED, 0.5)


async def complete_by_hands(queue: Queue, count: int) -> None:
    """Claim and complete as the agent does: what is free is claimed at once, eight hands settle at their own pace."""
    done = 0
    while done < count:
        claims = await queue.claim(Stage.FETCH, "worker", 8)
        settled = await asyncio.gather(*(queue.settle(claim, PageKept(FetchedPage(claim.url, b"<h1>Soup</h1>"))) for claim in claims))
        assert all(settled)
        done += len(claims)


def textbook_queue(path: Path, pending: int) -> sqlite3.Connection:
    """The usual queue: no index, default pragmas."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("CREATE TABLE queue (id TEXT PRIMARY KEY, url TEXT, status TEXT, created_at TEXT DEFAULT CURRENT_TIMESTAMP)")
    connection.execute("BEGIN")
    connection.executemany(
        "INSERT INTO queue (id, url, status) VALUES (?, ?, 'pending')", ((f"{n:032x}", f"https://x.example/{n}") for n in range(pending))
    )
    connection.execute("COMMIT")
    return connection


def complete_by_the_textbook(connection: sqlite3.Connection, count: int) -> None:
    for _ in range(count):
        row = connection.execute(
            "UPDATE queue SET status = 'processing' WHERE id = (SELECT id FROM queue WHERE status = 'pending'"
            " ORDER BY created_at LIMIT 1) RETURNING id"
        ).fetchall()
        connection.execute("UPDATE queue SET status = 'done' WHERE id = ?", row[0])


def synced(file: BinaryIO, count: int) -> None:
    """What the disk asks for by itself: so many short writes, each waited for."""
    for number in range(count):
        file.seek(number * 4_096)
        file.write(b"soup" * 1_024)
        file.flush()
        os.fsync(file.fileno())


@contextmanager
def timed(spent: dict[str, float], way: str) -> Iterator[None]:
    started = time.perf_counter()
    yield
    spent[way] += time.perf_counter() - started


def against_the_textbook(folder: Path, pending: int, rounds: int) -> None:
    """All by turns: how long a disk takes for an fsync may change from one second to the next."""
    database = open_database(folder / "ours", SystemClock())
    fill(database, pending)
    queue = Queue(database, SystemClock(), UNPACED, random.random)
    spent = dict.fromkeys(("textbook", "hands", "alone", "fsync"), 0.0)
    with closing(textbook_queue(folder / "textbook.sqlite3", pending)) as usual, (folder / "synced").open("wb") as file:
        synced(file, ALONE_A_ROUND)
        for _ in range(rounds):
            with timed(spent, "textbook"):
                complete_by_the_textbook(usual, TEXTBOOK_A_ROUND)
            with timed(spent, "hands"):
                asyncio.run(complete_by_hands(queue, HANDS_A_ROUND))
            with timed(spent, "alone"):
                database.read_now(complete_alone, ALONE_A_ROUND)
            with timed(spent, "fsync"):
                synced(file, ALONE_A_ROUND)
    database.close()
    usual_ms, fsync_ms = spent["textbook"] * 1000 / (TEXTBOOK_A_ROUND * rounds), spent["fsync"] * 1000 / (ALONE_A_ROUND * rounds)
    print(f"claim + complete at {pending:,} pending: textbook {usual_ms:.3f} ms a job (default pragmas); an fsync takes {fsync_ms:.3f} ms")
    for how, way, jobs in (("eight hands, as the agent works", "hands", HANDS_A_ROUND), ("one after the other", "alone", ALONE_A_ROUND)):
        milliseconds = spent[way] * 1000 / (jobs * rounds)
        print(f"  ours with FULL, {how}: {milliseconds:.3f} ms, {usual_ms / milliseconds:.1f} x (target: at least 25)")


def eight_processes(folder: Path, each: int) -> None:
    database = open_database(folder / "eight", SystemClock())
    database.write_now(putting.put, texts(each * 8), now_ms())
    path = folder / "eight" / "galley.sqlite3"
    started = time.perf_counter()
    workers = [
        subprocess.Popen(
            [sys.executable, "-c", CLAIM_ALONE, path, f"w{n}", str(each)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for n in range(8)
    ]
    answers = [worker.communicate() for worker in workers]
    ids = [int(line) for out, _ in answers for line in out.split()]
    errors = sum(bool(err) for _, err in answers)
    seconds, double = time.perf_counter() - started, len(ids) - len(set(ids))
    print(f"8 processes, {len(ids)} claims in {seconds:.1f} s: {double} double, {errors} processes with errors")
    database.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--folder", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as name:
        folder = Path(name)
        claims_at_length(folder, (1_000, 1_000_000 if options.full else 100_000), 500)
        claims_beside_a_resting_host(folder, 100_000 if options.full else 20_000)
        enqueue(folder)
        against_the_textbook(folder, 60_000, 4 if options.full else 2)
        eight_processes(folder, 250 if options.full else 50)


if __name__ == "__main__":
    main()
