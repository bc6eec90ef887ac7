"""Ledgers of these tests lie in memory where the system offers that: each commit is an fsync, and a busy disk makes hundreds slow."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ledger.kit import MEMORY


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        yield Path(folder)
