"""What the order desk answers: also to an order that makes no sense, so that it never blocks the ones behind it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from galley_watch.agent.orders import perform
from galley_watch.values.settings import Settings
from tests.ledger.kit import FakeClock, drop, link, open_queue


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ({"order": "retry", "ids": ["x"]}, "bad_order"),
        ({"order": "cancel", "ids": [None]}, "bad_order"),
        ({"order": "cancel", "ids": 7}, "bad_order"),
        ({"order": "dance"}, "unknown_order"),
        ({}, "unknown_order"),
        ({"order": "add", "files": ["/not/there.url"]}, "unreadable_file"),
    ],
)
def test_an_order_that_makes_no_sense_is_answered_in_words(tmp_path: Path, order: dict[str, object], code: str) -> None:
    settings = Settings(tmp_path / "drop", tmp_path / "review", tmp_path / "state")
    with open_queue(tmp_path / "state", FakeClock()) as queue:
        answer = asyncio.run(perform(order, queue, settings))
    assert answer["error"]["code"] == code
    assert answer["error"]["sentence"].endswith(".")


def test_an_order_names_jobs_by_number(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "drop", tmp_path / "review", tmp_path / "state")
    with open_queue(tmp_path / "state", FakeClock()) as queue:
        asyncio.run(queue.put(drop(link("one"), link("two"))))
        assert asyncio.run(perform({"order": "cancel", "ids": [2]}, queue, settings)) == {"job_ids": [2]}
        answer = asyncio.run(perform({"order": "retry", "ids": [2]}, queue, settings))
        assert answer == {"job_ids": [2], "read_again": []}
