"""Options of the test run: how much of the fault suite (docs/faults.md), and the seed of its random moments."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("galley-watch")
    group.addoption("--faults", choices=("short", "all"), default="short", help="how much of the fault suite to run (default: short)")
    group.addoption("--seed", type=int, default=0, help="seed of the fault suite's random moments (default: 0)")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "thorough: part of the fault suite that runs with --faults all only")


def pytest_report_header(config: pytest.Config) -> str:
    return f"faults: {config.getoption('--faults')}, seed {config.getoption('--seed')}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--faults") == "all":
        return
    for item in items:
        if item.get_closest_marker("thorough"):
            item.add_marker(pytest.mark.skip(reason="runs with --faults all"))
