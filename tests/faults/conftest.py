"""Fixtures of the fault suite: one product and one site a test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.product import Product
from tests.faults.site import Site


@pytest.fixture
def product(tmp_path: Path) -> Iterator[Product]:
    made = Product(tmp_path)
    yield made
    if made.process and made.process.poll() is None:
        made.kill()


@pytest.fixture
def site() -> Iterator[Site]:
    with Site() as served:
        yield served
