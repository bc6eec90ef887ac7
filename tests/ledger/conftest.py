"""Ledgers of these tests lie in memory where the system offers that: each commit is an fsync, and a busy disk makes hundreds slow."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from galley_watch.queue import Queue
from tests.ledger.kit import MEMORY, FakeClock, open_queue


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        yield Path(folder)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def queue(tmp_path: Path, clock: FakeClock) -> Iterator[Queue]:
    with open_queue(tmp_path, clock) as queue:
        yield queue
