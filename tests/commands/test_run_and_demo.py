"""``run`` and ``demo`` as a person starts them, on a terminal and without one."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.agent.kit import RECIPE
from tests.commands.conftest import Command
from tests.review.kit import edit

PROGRAM = [sys.executable, "-m", "galley_watch"]


@pytest.fixture(autouse=True)
def temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "tmp"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    monkeypatch.setattr("tempfile.tempdir", None)
    return folder


def test_the_demo_shows_the_whole_path(command: Command, temporary_folder: Path) -> None:
    began = time.monotonic()
    said = command("demo", "--json")
    assert time.monotonic() - began < 15
    assert said.status == 0, said.err
    report = said.only
    assert (report["staged"], report["failed"], report["waiting_later"]) == (6, 2, 0)
    assert len(report["notes"]) == 6
    assert all(Path(note).read_text("utf-8").startswith("---\n") for note in report["notes"])
    assert {failure["code"] for failure in report["failures"]} == {"timeout", "no_recipe"}
    assert all(failure["sentence"] and failure["advice"] for failure in report["failures"])
    assert Path(report["drop_folder"]).is_relative_to(temporary_folder)
    assert len(list(Path(report["drop_folder"]).iterdir())) == 5


def test_the_demo_for_a_person(command: Command) -> None:
    said = command("demo", "--strict")
    assert said.status == 1
    for words in (
        "One of the notes",
        "## Ingredients",
        "1 link failed, 1 page held no recipe",
        "timeout:",
        "no_recipe:",
        "Where everything is:",
    ):
        assert words in said.out
    assert re.search(r"^20[-0-9]{8} [0-9:]{8}[+-]\d{4} INFO link \d+ has its note ", said.err, re.M)


def test_without_any_configuration_run_makes_the_folders_and_says_where(command: Command, home: Path) -> None:
    said = command("run", "--once")
    assert said.status == 0, said.err
    assert said.out == "0 notes written, 0 links failed.\n"
    assert (home / "Galley/Drop").is_dir()
    assert (home / "Galley/Review").is_dir()
    for folder in (home / "Galley/Drop", home / "Galley/Review"):
        assert str(folder) in said.err
    assert "the defaults are used" in said.err


def test_what_was_decided_in_the_notes_is_told_at_the_end_and_in_the_list(command: Command, tmp_path: Path) -> None:
    config, drop = tmp_path / "config.toml", tmp_path / "drop"
    config.write_text('drop_folder = "drop"\nreview_folder = "review"\nstate_folder = "state"\n[intake]\nsettle_seconds = 0\n')
    drop.mkdir()
    for number in range(3):
        (drop / f"{number}.txt").write_text(RECIPE.format(number).removeprefix("Title: "))
    assert command("run", "--once", "--config", config).out == "3 notes written, 0 links failed.\n"
    for number, (old, new) in enumerate([("approved: false", "approved: true"), ("status: inbox", "status: rejected")]):
        edit(tmp_path / f"review/Chowder {number}.md", old, new)
    assert command("run", "--once", "--config", config).out == "0 notes written, 1 approved, 1 rejected, 0 links failed.\n"
    summary = command("run", "--once", "--json", "--config", config).only
    assert (summary["approved"], summary["rejected"]) == (0, 0), "each is told once"
    listed = command("list", "--json", "--config", config).lines
    assert {job["note_path"]: job["review_status"] for job in listed} == {
        "Chowder 0.md": "approved",
        "Chowder 1.md": "rejected",
        "Chowder 2.md": "pending",
    }
    [rejected] = command("list", "--json", "--review", "rejected", "--config", config).lines
    assert rejected["note_path"] == "Chowder 1.md"
    shown = command("list", "--config", config).out
    assert "Chowder 0.md (approved)\n" in shown
    assert "Chowder 2.md\n" in shown


def test_a_second_run_on_the_same_ledger_is_refused_in_words(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galley_watch.agent.supervisor.LOCK_PATIENCE_SECONDS", 0.2)
    config = tmp_path / "config.toml"
    config.write_text('drop_folder = "drop"\nreview_folder = "review"\nstate_folder = "state"\n')
    first = subprocess.Popen([*PROGRAM, "run", "--config", str(config)], stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        assert first.stderr
        while not (tmp_path / "state/galley.sqlite3").exists():
            assert first.poll() is None, first.stderr.read()
            time.sleep(0.01)  # another process: there is no event to wait for
        said = command("run", "--once", "--config", config)
        assert said.status == 1
        assert "in use" in said.err
        status = command("status", "--json", "--config", config).only
        assert (status["agent"]["running"], status["agent"]["process_id"]) == (True, first.pid)
        asked = command("retry", "--json", "--failed", "--config", config)  # answered by the agent: it is up
        assert asked.only == {"job_ids": [], "read_again": []}
        first.send_signal(signal.SIGTERM)
        _, log = first.communicate(timeout=10)
    finally:
        if first.poll() is None:
            first.kill()
            first.communicate()
    assert first.returncode == 0
    assert "Traceback" not in log


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('drop_folder = "file"\n', "a file is in the way"),
        ('review_folder = "drop/notes"\ndrop_folder = "drop"\n', "lies inside drop_folder"),
    ],
)
def test_folders_that_do_not_work_are_refused_in_words(command: Command, tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / "file").touch()
    config = tmp_path / "config.toml"
    config.write_text(f'state_folder = "state"\n{text}')
    said = command("run", "--once", "--config", config)
    assert said.status in (1, 2)
    assert words in said.err


def test_on_a_terminal_there_is_a_live_line(tmp_path: Path, home: Path) -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [*PROGRAM, "demo"],
        stdin=theirs,
        stdout=subprocess.PIPE,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "80"},
    )
    os.close(theirs)
    shown = b""
    with contextlib.suppress(OSError):  # the other end is closed: the demo has ended
        while chunk := os.read(ours, 4096):
            shown += chunk
    os.close(ours)
    out, _ = process.communicate(timeout=20)
    assert process.returncode == 0, shown
    assert b"staged" in shown
    assert b"\r\x1b[K" in shown
    assert re.search(rb"link \d+ failed \(http://127\.0\.0\.1", shown)
    assert b"INFO" not in shown
    assert b"\x1b" not in out


def test_for_the_journal_each_line_has_its_level_and_no_time(tmp_path: Path, home: Path) -> None:
    """The journal has the time itself; where standard error leads elsewhere, the same variable means nothing."""
    drop = home / "Galley/Drop"
    drop.mkdir(parents=True)
    (drop / "broken.url").write_text("[InternetShortcut]\n")
    with (tmp_path / "journal").open("w+b") as journal:
        stream = os.fstat(journal.fileno())
        environment = {**os.environ, "JOURNAL_STREAM": f"{stream.st_dev}:{stream.st_ino}"}
        subprocess.run([*PROGRAM, "run", "--once"], env=environment, stdout=subprocess.DEVNULL, stderr=journal, check=True, timeout=30)
        lines = (tmp_path / "journal").read_text("utf-8").splitlines()
    assert all(re.match(r"<6>(?!\d)", line) for line in lines if "broken.url" not in line)
    assert [line[:24] for line in lines if "broken.url" in line] == ["<4>broken.url cannot be "]
    elsewhere = subprocess.run([*PROGRAM, "run", "--once"], env=environment, capture_output=True, check=True, timeout=30)
    assert b"<6>" not in elsewhere.stderr
