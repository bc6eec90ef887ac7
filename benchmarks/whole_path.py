"""Drop links to saved pages served on loopback and measure the whole path: seconds, peak memory of the process tree, outcomes.

    python benchmarks/whole_path.py FOLDER_OF_PAGES [--pages 50]

FOLDER_OF_PAGES holds ``SITE/NAME.testhtml``; pages with a JSON-LD recipe are taken in an order fixed by their names.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.faults.invariants import check_quiet
from tests.faults.product import Product
from tests.faults.site import Site, page


def tree_kilobytes(root: int) -> int:
    """Resident memory of a process and its descendants; Linux only."""
    parents: dict[int, list[int]] = {}
    sizes: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents.setdefault(int(fields[1]), []).append(int(folder.name))
        sizes[int(folder.name)] = int(fields[21]) * 4
    waiting, total = [root], 0
    while waiting:
        process = waiting.pop()
        total += sizes.get(process, 0)
        waiting += parents.get(process, [])
    return total


class Peak(threading.Thread):
    def __init__(self, process: int) -> None:
        super().__init__(daemon=True)
        self.process, self.kilobytes, self.ended = process, 0, threading.Event()

    def run(self) -> None:
        while not self.ended.wait(0.05):
            self.kilobytes = max(self.kilobytes, tree_kilobytes(self.process))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--pages", type=int, default=50)
    arguments = parser.parse_args()
    files = [
        path
        for path in sorted(arguments.folder.glob("*/*.testhtml"), key=lambda path: hashlib.sha1(path.name.encode()).digest())
        if b'"Recipe"' in path.read_bytes() and b"application/ld+json" in path.read_bytes()
    ][: arguments.pages]
    with (
        tempfile.TemporaryDirectory() as folder,
        Site({f"/{number}": page(path.read_bytes()) for number, path in enumerate(files)}) as site,
    ):
        product = Product(Path(folder), fetch={"max_attempts": 1})
        good = [site.url(f"/{number}") for number in range(len(files))]
        for number, url in enumerate([*good, *(site.url(path) for path in ("/hang", "/broken", "/missing"))]):
            product.drop_url(f"{number}.url", url)
        began = time.monotonic()
        peak = Peak(product.start().pid)
        peak.start()
        product.wait_until(lambda: len(product.jobs()) == len(good) + 3 and product.is_quiet(), 120)
        seconds = time.monotonic() - began
        peak.ended.set()
        status = product.stop()
        check_quiet(product, good)
        jobs = product.jobs()
        print(f"pages {len(good)}, staged {sum(job['status'] == 'staged' for job in jobs)}, notes {len(product.notes())}, {seconds:.1f} s")
        print("failed:", dict(Counter(job["error_code"] for job in jobs if job["status"] == "failed")))
        for job in jobs:
            if job["status"] == "failed":
                print(f"   {job['url']} {job['stage']} {job['error_code']}: {job['error']}")
        print(f"peak resident memory of the process tree {peak.kilobytes / 1024:.0f} MB; exit status on SIGTERM {status}")


if __name__ == "__main__":
    main()
