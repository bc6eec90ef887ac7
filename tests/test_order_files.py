"""Requests and answers as files: asked, carried out once read, answered; nothing half-written is seen, nobody waits for ever."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from galley_watch import order_files
from galley_watch.errors import AgentError

LONG = 20.0


@contextmanager
def agent(state: Path, replies: dict[str, Any]) -> Iterator[list[dict[str, Any]]]:
    """An agent that answers whatever is pending until the block ends."""
    seen: list[dict[str, Any]] = []
    ended = threading.Event()

    def work() -> None:
        while not ended.wait(0.01):
            for request in order_files.pending(state):
                seen.append(request.order)
                order_files.answer(state, request, replies)

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield seen
    finally:
        ended.set()
        thread.join()


def test_an_order_is_carried_out_and_answered(tmp_path: Path) -> None:
    order = {"order": "add", "files": ["/x/\udcff.url", "/x/ü.url"], "urls": ["https://example.com/ü"]}
    with agent(tmp_path, {"taken": 2}) as seen:
        assert order_files.ask(tmp_path, order, LONG) == {"taken": 2}
    assert seen == [order]
    assert list((tmp_path / "requests").iterdir()) == []


def test_several_at_once_get_their_own_answers(tmp_path: Path) -> None:
    answers: dict[int, Any] = {}

    def one(number: int) -> None:
        answers[number] = order_files.ask(tmp_path, {"number": number}, LONG)

    threads = [threading.Thread(target=one, args=(number,)) for number in range(8)]
    ended = threading.Event()

    def work() -> None:
        while not ended.wait(0.01):
            for request in order_files.pending(tmp_path):
                order_files.answer(tmp_path, request, {"echo": request.order["number"]})

    desk = threading.Thread(target=work)
    for thread in (desk, *threads):
        thread.start()
    for thread in threads:
        thread.join()
    ended.set()
    desk.join()
    assert answers == {number: {"echo": number} for number in range(8)}


def test_nobody_there_ends_the_wait_in_words_and_withdraws_the_order(tmp_path: Path) -> None:
    with pytest.raises(AgentError, match="did not answer within 0") as caught:
        order_files.ask(tmp_path, {"order": "retry"}, 0)
    assert caught.value.code == order_files.NO_ANSWER
    assert order_files.pending(tmp_path) == []


def test_oldest_first(tmp_path: Path) -> None:
    folder = tmp_path / "requests"
    folder.mkdir()
    for number, name in ((3, "a"), (1, "b"), (2, "c")):
        path = folder / f"{name}.json"
        path.write_text(json.dumps({"number": number}))
        os.utime(path, ns=(number, number))
    assert [request.order["number"] for request in order_files.pending(tmp_path)] == [1, 2, 3]


def test_an_order_taken_up_is_waited_for_however_long_it_takes(tmp_path: Path) -> None:
    """The agent has it in hand: to give up, and ask again, would find that nothing is left to do."""
    slow = threading.Event()

    def work() -> None:
        while not (found := order_files.pending(tmp_path)):
            slow.wait(0.01)
        slow.wait(0.5)
        order_files.answer(tmp_path, found[0], {"job_ids": [1]})

    desk = threading.Thread(target=work)
    desk.start()
    assert order_files.ask(tmp_path, {"order": "retry"}, 0.2) == {"job_ids": [1]}
    desk.join()
    assert list((tmp_path / "requests").iterdir()) == []


def test_an_agent_that_ends_with_an_order_in_hand_is_not_waited_for_and_its_next_start_leaves_the_order_alone(tmp_path: Path) -> None:
    taken: list[order_files.Request] = []

    def is_there() -> bool:
        if not taken:
            taken.extend(order_files.pending(tmp_path))
        return False

    with pytest.raises(AgentError) as caught:
        order_files.ask(tmp_path, {"order": "approve"}, LONG, is_there)
    assert caught.value.code == order_files.NO_ANSWER
    assert [request.order for request in taken] == [{"order": "approve"}]
    assert order_files.pending(tmp_path) == []


def test_an_interrupted_command_withdraws_its_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(seconds: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("galley_watch.order_files.time.sleep", interrupt)
    with pytest.raises(KeyboardInterrupt):
        order_files.ask(tmp_path, {"order": "cancel", "ids": [1]}, LONG)
    assert order_files.pending(tmp_path) == []


def test_an_order_that_a_crash_left_half_done_is_carried_out_again(tmp_path: Path) -> None:
    (tmp_path / "requests").mkdir()
    (tmp_path / "requests/one.json").write_text('{"order": "retry"}')
    assert [request.order for request in order_files.pending(tmp_path)] == [{"order": "retry"}]
    [again] = order_files.pending(tmp_path)
    assert again.order == {"order": "retry"}
    order_files.answer(tmp_path, again, {})
    assert order_files.pending(tmp_path) == []


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"\xff", b"[" * 100_000, b"7"])
def test_a_file_that_holds_no_order_is_an_empty_order(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "requests").mkdir()
    (tmp_path / "requests/odd.json").write_bytes(content)
    (tmp_path / "requests/.half.json").write_bytes(b'{"order": ')
    [request] = order_files.pending(tmp_path)
    assert request.order == {}
    order_files.answer(tmp_path, request, {"error": {"code": "unknown_order", "sentence": "…"}})
    assert order_files.pending(tmp_path) == []


def test_answers_that_nobody_fetched_are_cleared(tmp_path: Path) -> None:
    (tmp_path / "requests").mkdir()
    old, new = tmp_path / "requests/a.answer.json", tmp_path / "requests/b.answer.json"
    for path in (old, new):
        path.write_text("{}")
    os.utime(old, (0, 0))
    assert order_files.pending(tmp_path) == []
    assert not old.exists()
    assert new.exists()


def test_before_there_is_any_state_folder_nothing_is_pending(tmp_path: Path) -> None:
    assert order_files.pending(tmp_path / "none") == []


def test_a_state_folder_that_takes_no_file_is_said_in_words(tmp_path: Path) -> None:
    (tmp_path / "requests").write_text("a file in the way")
    with pytest.raises(AgentError, match="cannot be asked") as caught:
        order_files.ask(tmp_path, {}, 1)
    assert caught.value.code == "request_unwritable"
