"""Fixtures of the fault suite: one product and one site a test, how much to do, and its random moments."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.faults import shim
from tests.faults.product import Product
from tests.faults.site import Site

ADDRESSES = tuple(f"127.0.0.{number}" for number in range(1, 10))


@dataclass(frozen=True, slots=True)
class Extent:
    """How much of the suite was asked for."""

    everything: bool

    def of(self, short: int, everything: int) -> int:
        return everything if self.everything else short


@pytest.fixture
def extent(request: pytest.FixtureRequest) -> Extent:
    return Extent(request.config.getoption("--faults") == "all")


@pytest.fixture
def chance(request: pytest.FixtureRequest) -> random.Random:
    """Random numbers of this test alone, the same for the same ``--seed``."""
    return random.Random(f"{request.config.getoption('--seed')} {request.node.name}")


@pytest.fixture
def product(tmp_path: Path) -> Iterator[Product]:
    made = Product(tmp_path)
    yield made
    made.end()


@pytest.fixture
def site() -> Iterator[Site]:
    with Site() as served:
        yield served


@pytest.fixture
def hosts() -> Iterator[Site]:
    """The same site on nine loopback addresses, which are nine hosts."""
    with Site(addresses=ADDRESSES) as served:
        yield served


@pytest.fixture
def shimmed(tmp_path: Path) -> shim.Shim:
    """To be put into the agent's environment by the test (``product.extra_environment``)."""
    if reason := shim.why_not():
        pytest.skip(reason)
    folder = tmp_path / "shim"
    folder.mkdir()
    return shim.Shim(folder)
