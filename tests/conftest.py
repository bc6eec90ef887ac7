"""Options of the test run: how much of the fault suite (docs/faults.md), and the seed of its random moments."""

from __future__ import annotations

import gc

import pytest

from tests.agent.kit import ReadsHere

FEW = ("test_whole_path.py", "test_kill.py", "test_shutdown.py")
"""What each test run has of the fault suite; the short pass is a step of its own."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("galley-watch")
    group.addoption(
        "--faults", choices=("few", "short", "all"), default="few", help="how much of the fault suite to run (default: few, the whole path)"
    )
    group.addoption("--seed", type=int, default=0, help="seed of the fault suite's random moments (default: 0)")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "thorough: part of the fault suite that runs with --faults all only")


def pytest_report_header(config: pytest.Config) -> str:
    return f"faults: {config.getoption('--faults')}, seed {config.getoption('--seed')}"


@pytest.fixture
def reads_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Agents of this process read pages in a thread."""
    monkeypatch.setattr("galley_watch.agent.supervisor.ReadingWorker", ReadsHere)


def pytest_collection_finish() -> None:
    """Ten thousand tests stay until the end: Python's collector need not go through them again and again."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    extent = config.getoption("--faults")
    left_out = [item for item in items if not _is_wanted(item, extent)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if _is_wanted(item, extent)]


def _is_wanted(item: pytest.Item, extent: str) -> bool:
    if item.path.parent.name != "faults" or extent == "all":
        return True
    return not item.get_closest_marker("thorough") and (extent == "short" or item.path.name in FEW)
