"""``add``, ``list``, ``status`` and ``retry``: with no agent they write themselves, while one runs they ask it."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from galley_watch import order_files
from galley_watch.agent.orders import perform
from galley_watch.clock import SystemClock
from galley_watch.config import load_settings
from galley_watch.db import open_database
from galley_watch.queue import Queue
from tests.commands.conftest import Command

URL = "https://example.org/soup"


@pytest.fixture
def config(tmp_path: Path) -> Path:
    path = tmp_path / "config.toml"
    path.write_text('drop_folder = "drop"\nreview_folder = "review"\nstate_folder = "state"\n')
    return path


@contextmanager
def agent(config: Path) -> Iterator[list[object]]:
    """Holds the ledger and carries out orders, as a running agent does; the orders it was given."""
    settings = load_settings(config, {})
    ended, ready = threading.Event(), threading.Event()
    orders: list[object] = []

    async def work() -> None:
        database = open_database(settings.state_folder, SystemClock())
        queue = Queue(database, SystemClock(), settings.fetch, random.random)
        ready.set()
        while not ended.is_set():
            for request in order_files.pending(settings.state_folder):
                orders.append(request.order)
                order_files.answer(settings.state_folder, request, await perform(request.order, queue, settings))
            await asyncio.sleep(0.01)
        database.close()

    thread = threading.Thread(target=asyncio.run, args=(work(),))
    thread.start()
    ready.wait(10)
    try:
        yield orders
    finally:
        ended.set()
        thread.join()


def fail(config: Path, job_id: int) -> None:
    """Make a job one that failed, straight in the ledger."""
    with sqlite3.connect(config.parent / "state/galley.sqlite3") as connection:
        connection.execute(
            "UPDATE ingestion_queue SET status = 'failed', error_code = 'timeout', error = 'Slow \x1b[31msite.', error_stage = 'fetch'"
            " WHERE id = ?",
            (job_id,),
        )
    connection.close()


def test_before_there_is_any_ledger(command: Command, config: Path) -> None:
    said = command("status", "--json", "--config", config)
    assert said.status == 0
    assert said.only["jobs"] == {"pending": 0, "processing": 0, "staged": 0, "failed": 0, "cancelled": 0}
    assert said.only["inbox"] == {"pending": 0, "approved": 0, "rejected": 0, "removed": 0}
    assert said.only["drop_folder"] == {"path": str(config.parent / "drop"), "state": "missing", "free_bytes": None}
    assert [said.only[name] for name in ("last_staged_at", "last_change_at", "oldest_waiting_at")] == [None, None, None]
    assert said.only["ledger"] == {"bytes": 0, "backup_at": None}
    assert command("list", "--json", "--config", config).lines == []
    assert command("status", "--config", config).status == 0
    assert not (config.parent / "state").exists()


def test_every_part_of_an_answer_is_explained(command: Command, config: Path) -> None:
    explained = (Path(__file__).parents[2] / "docs/commands.md").read_text("utf-8")
    added = command("add", "--json", "--config", config, URL).only
    for answer in (added, command("status", "--json", "--config", config).only, command("list", "--json", "--config", config).only):
        assert [key for key in answer if f'"{key}"' not in explained] == []


def test_a_monitor_is_told_what_is_wrong_and_when_things_happened(command: Command, config: Path) -> None:
    def check() -> tuple[int, list[str]]:
        said = command("status", "--check", "--json", "--config", config)
        return said.status, [problem["name"] for problem in said.only["problems"]]

    before_ms = SystemClock().now_ms()
    command("add", "--config", config, URL, "https://example.org/later")
    assert check() == (1, ["agent"])
    quiet = command("status", "--check", "--config", config)
    assert quiet.out == ""
    assert "agent does not run" in quiet.err.lower()
    command("pause", "--config", config)
    assert check() == (1, ["agent"]), "nothing is due for it, and still it should run"
    with agent(config):
        assert check() == (0, [])
        assert command("status", "--check", "--config", config).out == "The agent runs, and nothing is in its way.\n"
        status = command("status", "--json", "--config", config).only
        assert before_ms <= status["oldest_waiting_at"] <= status["last_change_at"]
        assert before_ms <= status["agent"]["since"]
        assert status["last_staged_at"] is None
        assert status["ledger"]["bytes"] > 0
        assert status["state_folder"]["free_bytes"] > 0
        (config.parent / "review").rmdir()
        (config.parent / "review").write_text("in the way")
        assert check() == (1, ["review_folder"])


@pytest.mark.parametrize("running", [False, True])
def test_links_and_files_added_by_hand(command: Command, config: Path, tmp_path: Path, running: bool) -> None:
    links = tmp_path / "links.txt"
    links.write_text("https://example.org/b\nhttps://example.org/c\n")

    def add() -> None:
        said = command("add", "--json", "--config", config, URL, links, "example.org/d")
        assert said.status == 0, said.err
        assert (said.only["taken"], said.only["known"], len(said.only["job_ids"])) == (4, 0, 4)
        again = command("add", "--json", "--config", config, f"{URL}?utm_source=mail")
        assert (again.only["taken"], again.only["known"]) == (0, 1)

    if running:
        with agent(config) as orders:
            add()
            status = command("status", "--json", "--config", config).only
            assert status["agent"]["running"]
            assert status["jobs"]["pending"] == 4
        assert len(orders) == 2
    else:
        add()
    listed = command("list", "--json", "--config", config).lines
    assert {job["url"] for job in listed} == {URL, "https://example.org/b", "https://example.org/c", "https://example.org/d"}
    assert {job["status"] for job in listed} == {"pending"}
    assert not list((config.parent / "drop").iterdir())


@pytest.mark.parametrize("running", [False, True])
def test_failed_links_are_tried_again(command: Command, config: Path, running: bool) -> None:
    ids = command("add", "--json", "--config", config, URL, "https://example.net/b").only["job_ids"]
    for job_id in ids:
        fail(config, job_id)

    def retry() -> None:
        assert command("retry", "--json", "--config", config, "--host", "example.net", "--code", "timeout").only["job_ids"] == ids[1:]
        assert command("retry", "--json", "--config", config, "--failed").only["job_ids"] == ids[:1]

    if running:
        with agent(config):
            retry()
    else:
        retry()
    assert {job["status"] for job in command("list", "--json", "--config", config).lines} == {"pending"}


def test_a_link_is_named_by_its_number_or_its_notes_id(command: Command, config: Path) -> None:
    ids = command("add", "--json", "--config", config, URL, "https://example.net/b").only["job_ids"]
    for job_id in ids:
        fail(config, job_id)
    [first, second] = command("list", "--json", "--config", config).lines
    said = command("retry", "--json", "--config", config, str(first["id"]), second["galley_id"], str(first["id"]))
    assert said.status == 0
    assert said.only == {"job_ids": ids, "read_again": []}
    not_failed = command("retry", "--config", config, str(first["id"]))
    assert not_failed.status == 1
    assert "left as they are" in not_failed.err
    unknown = command("retry", "--config", config, "4711")
    assert unknown.status == 1
    assert "There is no link 4711" in unknown.err
    assert "There is no link without a number" in command("retry", "--config", config, "").err


def test_what_fails_is_said_with_what_to_do(command: Command, config: Path) -> None:
    [job_id] = command("add", "--json", "--config", config, URL).only["job_ids"]
    fail(config, job_id)
    [group] = command("status", "--json", "--config", config).only["failures"]
    assert (group["code"], group["count"], group["examples"]) == ("timeout", 1, [URL])
    shown = command("status", "--config", config).out
    assert "1 link failed with timeout: Slow \\x1b[31msite." in shown
    assert "galley-watch retry --failed" in shown
    assert "timeout: Slow \\x1b[31msite." in command("list", "--config", config).out


def test_the_list_is_narrowed(command: Command, config: Path) -> None:
    ids = command("add", "--json", "--config", config, URL, "https://example.net/b").only["job_ids"]
    fail(config, ids[0])
    assert [job["id"] for job in command("list", "--json", "--config", config, "--status", "failed").lines] == ids[:1]
    assert [job["id"] for job in command("list", "--json", "--config", config, "--host", "Example.NET:443").lines] == ids[1:]
    for name in ("nowhere.txt", "", "/"):
        assert command("list", "--json", "--config", config, "--file", name).lines == [], "a name that fits nothing narrows, too"


@pytest.mark.parametrize(
    ("word", "words"),
    [
        ("missing.txt", "There is no file missing.txt"),
        ("no-such-file", "There is no file no-such-file"),
        ("https://example.org/a b", "no address"),
        ("https://example.org/\udcff", "no address"),
        ("ftp://example.org/a", "ftp://example.org/a"),
        ("http://127.0.0.1/secret", "127.0.0.1"),
        ("http://[::1", "http://[::1"),
    ],
)
def test_what_is_no_link_is_refused_in_words(command: Command, config: Path, word: str, words: str) -> None:
    said = command("add", "--config", config, word)
    assert said.status == 1, said
    assert words in said.err


def test_a_ledger_that_is_damaged_is_said_so_and_mended_by_the_first_that_writes(command: Command, config: Path) -> None:
    command("add", "--config", config, URL)
    ledger = config.parent / "state/galley.sqlite3"
    for beside in config.parent.glob("state/galley.sqlite3-*"):
        beside.unlink()
    whole = ledger.read_bytes()
    for number, damaged in enumerate((b"", b"not a ledger at all" * 300, whole[:4096] + b"\xff" * (len(whole) - 4096)), 1):
        ledger.write_bytes(damaged)
        for words in (["status"], ["list"]):
            said = command(words[0], "--config", config, *words[1:])
            assert said.status == 1, (words, damaged[:20], said)
            assert "ledger" in said.err
        assert ledger.read_bytes() == damaged
        said = command("add", "--config", config, URL)
        assert said.status == 0
        assert "was damaged" in said.err
        kept = [path for path in ledger.parent.glob("galley.sqlite3.damaged-*") if not path.name.endswith(("-wal", "-shm"))]
        assert len(kept) == number
        assert command("list", "--config", config).out.count(URL) == 1


def test_an_unreadable_file_adds_nothing(command: Command, config: Path, tmp_path: Path) -> None:
    (tmp_path / "folder.txt").mkdir()
    (tmp_path / "nowhere.txt").symlink_to(tmp_path / "missing")
    os.mkfifo(tmp_path / "pipe.txt")
    for name, words in (
        ("folder.txt", "is a folder"),
        ("nowhere.txt", "no file that can be read"),
        ("pipe.txt", "no file that can be read"),
    ):
        said = command("add", "--config", config, URL, tmp_path / name)
        assert said.status == 1
        assert words in said.err
    assert command("list", "--json", "--config", config).lines == []


@pytest.mark.parametrize("running", [False, True])
def test_links_are_cancelled_by_number_or_by_their_file(command: Command, config: Path, running: bool) -> None:
    ids = command("add", "--json", "--config", config, URL, "https://example.net/b").only["job_ids"]

    def cancel() -> None:
        assert command("cancel", "--json", "--config", config, str(ids[0])).only == {"job_ids": ids[:1]}
        again = command("cancel", "--config", config, str(ids[0]))
        assert again.status == 1
        assert "left as they are" in again.err
        assert command("cancel", "--json", "--config", config, "--file", "not-there.url").only == {"job_ids": []}

    if running:
        with agent(config):
            cancel()
    else:
        cancel()
    assert [job["status"] for job in command("list", "--json", "--config", config).lines] == ["cancelled", "pending"]
    assert command("retry", "--json", "--config", config, str(ids[0])).only["job_ids"] == ids[:1]


def test_cancel_needs_to_know_what(command: Command, config: Path) -> None:
    said = command("cancel", "--config", config)
    assert said.status == 2
    assert "Name links by their number" in said.err
