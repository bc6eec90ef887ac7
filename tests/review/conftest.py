"""A second device to move notes to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.ledger.kit import MEMORY


@pytest.fixture
def other_device(tmp_path: Path) -> Iterator[Path]:
    with TemporaryDirectory(dir=MEMORY) as folder:
        if Path(folder).stat().st_dev == tmp_path.stat().st_dev:
            pytest.skip("there is no second device here")
        yield Path(folder)
