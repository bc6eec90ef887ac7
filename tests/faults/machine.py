"""Faults of the machine, made from outside: small disks, disks that turn read-only, limits set on a running agent, a foreign lock."""

from __future__ import annotations

import contextlib
import resource
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.faults.product import Product


@cache
def why_no_disks() -> str | None:
    """Why no file system can be mounted here, None where it can."""
    if not sys.platform.startswith("linux"):
        return "mounts file systems in memory as Linux does"
    with tempfile.TemporaryDirectory() as folder:
        try:
            with Disk(Path(folder), "64k"):
                return None
        except (OSError, subprocess.CalledProcessError):
            return "only root may mount a file system here"


class Disk:
    """A small file system of its own at ``folder``, gone with the block."""

    def __init__(self, folder: Path, size: str) -> None:
        self._folder = folder
        self._size = size

    def __enter__(self) -> Disk:
        self._folder.mkdir(exist_ok=True)
        self._call("mount", "-t", "tmpfs", "-o", f"size={self._size}", "galley-watch-test")
        return self

    def __exit__(self, *_: object) -> None:
        self.unplug()

    def unplug(self) -> None:
        """Gone at once, whoever still has files of it open."""
        with contextlib.suppress(subprocess.CalledProcessError):
            self._call("umount", "--lazy")

    def make_read_only(self) -> None:
        self._call("mount", "-o", "remount,ro")

    def make_writable(self) -> None:
        self._call("mount", "-o", "remount,rw")

    def fill(self) -> None:
        """Not one byte more goes onto it, until ``free``."""
        with contextlib.suppress(OSError), self._filler.open("ab", buffering=0) as file:
            while True:
                file.write(bytes(65_536))
        with contextlib.suppress(OSError), self._filler.open("ab", buffering=0) as file:
            while True:
                file.write(bytes(1))

    def free(self) -> None:
        self._filler.unlink()

    @property
    def _filler(self) -> Path:
        return self._folder / ".filler"

    def _call(self, *words: str) -> None:
        subprocess.run([*words, self._folder], check=True, capture_output=True, timeout=20)


@contextlib.contextmanager
def limited(product: Product, what: int, soft: int) -> Iterator[None]:
    """The running agent under a lower limit (``resource.RLIMIT_…``), as before afterwards (Linux)."""
    assert product.process
    before = resource.prlimit(product.process.pid, what)
    resource.prlimit(product.process.pid, what, (soft, before[1]))
    try:
        yield
    finally:
        resource.prlimit(product.process.pid, what, before)


@contextlib.contextmanager
def locked(product: Product) -> Iterator[None]:
    """Another program holds the ledger for writing."""
    with contextlib.closing(sqlite3.connect(product.state / "galley.sqlite3", isolation_level=None, timeout=10)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
