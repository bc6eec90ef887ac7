"""Large exports: all links, in their order, once, with what was refused; broken off at any point, nothing of them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from galley_watch import ledger_read
from galley_watch.db import open_reader
from galley_watch.errors import NotNow
from galley_watch.intake import Intake, frames, intake_of, large_file
from galley_watch.intake.folder import ChangedWhileReadError, SeenFile
from galley_watch.intake.large_file import LARGE_FILE_BYTES, LargeFile
from galley_watch.queue import Queue
from galley_watch.settle import look_of
from galley_watch.values.event import DropEvent, FileOpened, FileTaken
from galley_watch.values.intake import FileKind
from galley_watch.values.job import DropIntake, NewJob
from galley_watch.values.settings import IntakeSettings, Settings
from tests.intake.fakes import settings_for
from tests.ledger.kit import FakeClock, open_queue

LINKS = 9_000


def export(path: Path, links: int = LINKS) -> Path:
    """As browsers write them, with one link that is no link and one of a private address."""
    entries = "".join(
        f'    <DT><A HREF="https://site{n % 40}.example/recipes/{n}/a-dish-with-a-long-name" TAGS="fish,näht">Dish {n} &amp; more</A>\n'
        for n in range(links)
    )
    bad = '<DT><A HREF="javascript:alert(1)">x</A>\n<DT><A HREF="http://192.168.0.1/admin">Router</A>\n'
    path.write_text(
        f"<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<H1>B</H1>\n<DL><p>\n{bad}<DT><H3>Food</H3>\n<DL><p>\n{entries}</DL><p>\n</DL><p>\n", "utf-8"
    )
    assert path.stat().st_size > LARGE_FILE_BYTES or links < LINKS
    return path


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    made = settings_for(tmp_path)
    made.drop_folder.mkdir()
    return made


@pytest.fixture
def queue(settings: Settings) -> Iterator[Queue]:
    with open_queue(settings.state_folder, FakeClock()) as queue:
        yield queue


@pytest.fixture
def reader(queue: Queue, settings: Settings) -> Iterator[sqlite3.Connection]:
    with closing(open_reader(settings.state_folder)) as reader:
        yield reader


def seen(path: Path) -> SeenFile:
    return SeenFile(os.fsencode(path.name), look_of(path.stat()))


def all_of(settings: Settings, path: Path) -> DropIntake:
    file = LargeFile(settings, path.parent, seen(path))
    try:
        intake = file.read()
        assert intake.account is not None
        return intake_from(intake, intake.account())
    finally:
        file.close()


def intake_from(intake: DropIntake, account: DropIntake) -> DropIntake:
    return DropIntake(
        intake.path,
        intake.look,
        intake.content_hash,
        intake.kind,
        tuple(intake.jobs),
        account.refused,
        account.problems,
        account.reason,
        account.bad,
    )


@pytest.mark.parametrize("chosen", [IntakeSettings(), IntakeSettings(only_folders=("Food",), skip_hosts=("site1.example",))])
def test_the_process_reads_what_the_agent_would(tmp_path: Path, chosen: IntakeSettings) -> None:
    settings = settings_for(tmp_path, chosen)
    path = export(tmp_path / "bookmarks.html", 1_700)
    assert all_of(settings, path) == intake_of("bookmarks.html", path.read_bytes(), look_of(path.stat()), settings)


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("page.html", b"<html><head><link rel=canonical href=https://example.com/soup><title>Soup</title><body><article>\xff x"),
        ("recipe.txt", "Suppe\n\nZutaten\n200 g Mehl\n2 Eier\n300 ml Milch\n\nZubereitung\nAlles verrühren.\n".encode()),
        ("broken.url", b"[InternetShortcut]\n"),
        ("empty.html", b""),
        ("caf\udce9.txt", b"https://example.com/a\n"),
    ],
)
def test_other_kinds_too(tmp_path: Path, settings: Settings, name: str, content: bytes) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    assert all_of(settings, path) == intake_of(name, content, look_of(path.stat()), settings)


def test_a_large_export_is_taken_whole_and_known_the_second_time(settings: Settings, queue: Queue, reader: sqlite3.Connection) -> None:
    path = export(settings.drop_folder / "bookmarks.html")
    events: list[DropEvent] = []

    async def take() -> None:
        await Intake(settings, queue, FakeClock(), events.append, events=False).take_present()

    asyncio.run(take())
    urls = [job.url for job in ledger_read.jobs(reader)]
    assert urls == [f"https://site{n % 40}.example/recipes/{n}/a-dish-with-a-long-name" for n in range(LINKS)]
    [row] = ledger_read.drop_files(reader)
    assert (row.taken, row.known, row.refused, row.bad) == (LINKS, 0, 1, 1)
    assert [problem.line for problem in row.problems] == [4, 5]
    assert [type(event) for event in events] == [FileOpened, FileTaken]
    first = reader.execute("SELECT title, folders, tags FROM ingestion_queue WHERE id = 1").fetchone()
    assert (first[0], json.loads(first[1]), json.loads(first[2])) == ("Dish 0 & more", ["Food"], ["fish", "näht"])
    assert reader.execute("SELECT count(*) FROM drop_entries").fetchone()[0] == LINKS
    path.write_text(path.read_text().replace("Dish 0 ", "Dish none "))
    asyncio.run(take())
    [row] = ledger_read.drop_files(reader)
    assert (row.taken, row.known, row.again) == (0, LINKS, 0)


def ended_by(number: signal.Signals, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that reads the file gets this signal in the middle of it."""
    has_more = large_file._Frames._has_more

    def ended(told: large_file._Frames) -> bool:
        if len(told) > 2_000 and told._file._process:
            os.kill(told._file._process.pid, number)
            told._pipe.read()
        return has_more(told)

    monkeypatch.setattr(large_file._Frames, "_has_more", ended)


def test_a_process_that_ends_in_the_middle_leaves_nothing_and_says_so(
    settings: Settings, queue: Queue, reader: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    export(settings.drop_folder / "bookmarks.html")
    ended_by(signal.SIGKILL, monkeypatch)
    asyncio.run(Intake(settings, queue, FakeClock(), events=False).take_present())
    assert ledger_read.counts(reader)["jobs"]["pending"] == 0
    [row] = ledger_read.drop_files(reader)
    assert (row.kind, "ended in the middle" in (row.reason or "")) == (FileKind.ERROR, True)


def test_a_process_told_to_stop_with_the_service_blames_no_file(
    settings: Settings, queue: Queue, reader: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As systemd tells it, at times before the agent hears of it: the next start takes the file."""
    export(settings.drop_folder / "bookmarks.html")
    with monkeypatch.context() as stopping:
        ended_by(signal.SIGTERM, stopping)
        with pytest.raises(NotNow):
            asyncio.run(Intake(settings, queue, FakeClock(), events=False).take_present())
    assert list(ledger_read.drop_files(reader)) == []
    asyncio.run(Intake(settings, queue, FakeClock(), events=False).take_present())
    assert ledger_read.counts(reader)["jobs"]["pending"] == LINKS


def test_a_file_that_changes_while_it_is_read_is_taken_later(settings: Settings, tmp_path: Path) -> None:
    path = export(tmp_path / "bookmarks.html", 50)
    file = LargeFile(settings, path.parent, seen(path))
    try:
        intake = file.read()
        with path.open("a") as more:
            more.write("x")
        with pytest.raises(ChangedWhileReadError):
            list(intake.jobs)
    finally:
        file.close()


def test_given_up_it_ends_at_once(settings: Settings, queue: Queue, reader: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cancelled while the ledger writes it: rolled back, no process left."""
    export(settings.drop_folder / "bookmarks.html")
    processes: list[int] = []
    jobs_from = frames.jobs_from

    async def run() -> None:
        reached = asyncio.Event()
        loop = asyncio.get_running_loop()

        def slow(content: bytes) -> list[NewJob]:
            loop.call_soon_threadsafe(reached.set)
            return jobs_from(content)

        monkeypatch.setattr(frames, "jobs_from", slow)
        start = LargeFile._start

        def started(file: LargeFile) -> subprocess.Popen[bytes]:
            process = start(file)
            processes.append(process.pid)
            return process

        monkeypatch.setattr(LargeFile, "_start", started)
        taking = asyncio.create_task(Intake(settings, queue, FakeClock(), events=False).take_present())
        await reached.wait()
        taking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await taking
        with pytest.raises(ProcessLookupError):
            os.kill(processes[0], 0)
        await queue.known_looks()

    asyncio.run(run())
    assert ledger_read.counts(reader)["jobs"]["pending"] == 0
    assert list(ledger_read.drop_files(reader)) == []


def test_one_that_takes_too_long_is_ended_with_a_reason(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = export(tmp_path / "bookmarks.html", 50)
    monkeypatch.setattr(large_file, "LONGEST_SECONDS", 0.0)
    file = LargeFile(settings, path.parent, seen(path))
    try:
        with pytest.raises(large_file.BrokenOffError, match="took longer than"):
            file.read()
    finally:
        file.close()


def test_given_up_before_it_began(settings: Settings, tmp_path: Path) -> None:
    path = export(tmp_path / "bookmarks.html", 50)
    file = LargeFile(settings, path.parent, seen(path))
    file.give_up()
    try:
        with pytest.raises(NotNow):
            file.read()
    finally:
        file.close()
