"""The drop folder as a person and their sync programs treat it: what is taken, when, and what is left alone."""

from __future__ import annotations

import asyncio
import errno
import hashlib
import logging
import os
import shutil
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import ModuleType

import pytest

from galley_watch import ledger_read
from galley_watch.db import open_database
from galley_watch.errors import NotNow
from galley_watch.intake import DropState, Intake, ScanResult, folder, loop, taking
from galley_watch.queue import Queue
from galley_watch.values.event import DropEvent, FileUnreadable
from galley_watch.values.intake import FileKind
from tests.intake.fakes import FakeClock, FakeLedger, settings_for


class Kitchen:
    """A drop folder with its intake, events off, and a clock in hand."""

    def __init__(self, path: Path) -> None:
        self.settings = settings_for(path)
        self.drop = self.settings.drop_folder
        self.drop.mkdir(exist_ok=True)
        self.clock = FakeClock()
        self.ledger = FakeLedger()
        self.events: list[DropEvent] = []
        self.restart()

    def restart(self) -> None:
        self.intake = Intake(self.settings, self.ledger, self.clock, self.events.append, events=False)

    def write(self, name: str, link: str = "https://example.com/a") -> Path:
        path = self.drop / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"[InternetShortcut]\nURL={link}\n" if name.endswith(".url") else f"{link}\n", "utf-8")
        return path

    def scan(self, after_seconds: float = 0.0) -> ScanResult:
        self.clock.now += after_seconds
        return asyncio.run(self.intake.scan_once())

    def settle(self) -> ScanResult:
        self.scan()
        return self.scan(1.0)

    @property
    def links(self) -> list[str]:
        return sorted(job.url or "" for job in self.ledger.jobs.values())


@pytest.fixture
def kitchen(tmp_path: Path) -> Kitchen:
    return Kitchen(tmp_path)


def test_a_file_is_taken_on_the_second_look_after_it_was_quiet(kitchen: Kitchen) -> None:
    kitchen.write("a.txt")
    first = kitchen.scan()
    assert (first.state, first.files, first.waiting, first.next_in_seconds) == (DropState.WATCHING, 0, 1, 0.25)
    assert kitchen.scan(0.5).next_in_seconds == 0.5
    assert kitchen.scan(0.4).files == 0
    taken = kitchen.scan(0.2)
    assert (taken.files, taken.jobs, taken.waiting, taken.next_in_seconds) == (1, 1, 0, None)
    assert kitchen.links == ["https://example.com/a"]
    assert [event.name for event in kitchen.events] == ["a.txt"]


WEBLOC = b'<?xml version="1.0"?><plist version="1.0"><dict><key>URL</key><string>https://example.com/a</string></dict></plist>'
NETSCAPE = b'<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p>\n<DT><A HREF="https://example.com/a">A</A>\n</DL><p>\n'


@pytest.mark.parametrize(
    ("name", "content", "seconds"),
    [
        ("a.url", b"[InternetShortcut]\r\nURL=https://example.com/a\r\n", 0.25),
        ("a.desktop", b"[Desktop Entry]\nType=Link\nURL=https://example.com/a\n", 0.25),
        ("a.webloc", WEBLOC, 0.25),
        ("a.html", NETSCAPE, 0.25),
        ("a.html", NETSCAPE.replace(b"</DL><p>\n", b""), 1.0),
        ("a.txt", b"https://example.com/a\n", 1.0),
        ("a.url", b"[InternetShortcut]\r\nURL=https://example.com/a", 2.5),
        ("a.txt", b"https://example.com/first\nhttps://example.com/a", 2.5),
    ],
)
def test_what_is_visibly_whole_is_taken_soon_and_a_cut_line_waits(kitchen: Kitchen, name: str, content: bytes, seconds: float) -> None:
    (kitchen.drop / name).write_bytes(content)
    begun = kitchen.clock.now
    result = kitchen.scan()
    while not result.files:
        assert result.next_in_seconds
        result = kitchen.scan(result.next_in_seconds)
    assert kitchen.clock.now - begun == pytest.approx(seconds)
    assert "https://example.com/a" in kitchen.links


def test_a_file_that_grows_is_left_until_it_is_whole(kitchen: Kitchen) -> None:
    path = kitchen.write("links.txt")
    for number in range(5):
        assert kitchen.scan(0.8).files == 0
        with path.open("a") as file:
            file.write(f"https://example.com/{number}\n")
    kitchen.settle()
    assert len(kitchen.links) == 6
    assert kitchen.ledger.puts == 1


@pytest.mark.parametrize("moment", [0, 1, 4_102_444_800])
def test_the_files_own_time_means_nothing(kitchen: Kitchen, moment: int) -> None:
    os.utime(kitchen.write("a.url"), (moment, moment))
    assert kitchen.settle().files == 1


def test_what_was_taken_is_not_read_again(kitchen: Kitchen) -> None:
    path = kitchen.write("a.url")
    kitchen.settle()
    kitchen.settle()
    kitchen.restart()
    kitchen.settle()
    assert kitchen.ledger.puts == 1
    path.write_text("[InternetShortcut]\nURL=https://example.com/b\n")
    kitchen.settle()
    assert kitchen.links == ["https://example.com/a", "https://example.com/b"]


def test_unfinished_sightings_survive_no_restart_but_the_file_does(kitchen: Kitchen) -> None:
    kitchen.write("a.url")
    kitchen.scan()
    kitchen.restart()
    assert kitchen.scan(5).files == 0
    assert kitchen.scan(1).files == 1


def test_sub_folders_and_folders_moved_in_whole(kitchen: Kitchen, tmp_path: Path) -> None:
    outside = tmp_path / "outside" / "cakes" / "deep"
    outside.mkdir(parents=True)
    (outside / "a.url").write_text("[InternetShortcut]\nURL=https://example.com/a\n")
    shutil.move(tmp_path / "outside", kitchen.drop / "moved")
    assert kitchen.settle().files == 1
    assert list(kitchen.ledger.files) == [b"moved/cakes/deep/a.url"]


def test_names_need_not_be_utf_8(kitchen: Kitchen) -> None:
    names = [b"caf\xe9.url", b"\xff\xfe.url", "\u00e9.url".encode(), "e\u0301.url".encode(), b"x" * 251 + b".url"]
    for number, name in enumerate(names):
        path = os.fsencode(kitchen.drop) + b"/" + name
        Path(os.fsdecode(path)).write_text(f"[InternetShortcut]\nURL=https://example.com/{number}\n")
    assert kitchen.settle().files == len(names)
    assert {path for path in kitchen.ledger.files if path} == set(names)


def test_litter_is_never_opened_and_says_why(kitchen: Kitchen) -> None:
    for name in ["a.url.part", ".hidden.url", "~$list.txt", ".stversions/a.url", "done/2026-01/b.url"]:
        kitchen.write(name)
    for path in kitchen.drop.rglob("*"):
        if path.is_file():
            path.chmod(0)
    assert kitchen.settle().files == 0
    assert kitchen.ledger.puts == 0
    assert set(kitchen.ledger.reasons) == {b"a.url.part", b".hidden.url", b"~$list.txt", b".stversions", b"done"}
    assert all(reason.startswith("Skipped") for reason in kitchen.ledger.reasons.values())
    kitchen.ledger.reasons.clear()
    kitchen.scan(1)
    kitchen.restart()
    kitchen.scan(1)
    assert not kitchen.ledger.reasons


def test_symbolic_links_only_inside_the_folder(kitchen: Kitchen, tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("https://example.com/secret\n")
    kitchen.write("real/a.url")
    (kitchen.drop / "outside.txt").symlink_to(secret)
    (kitchen.drop / "up").symlink_to(tmp_path)
    (kitchen.drop / "real" / "round").symlink_to(kitchen.drop)
    (kitchen.drop / "nowhere.url").symlink_to("missing")
    (kitchen.drop / "inside.url").symlink_to("real/a.url")
    assert kitchen.settle().files == 2
    assert set(kitchen.ledger.files) == {b"real/a.url", b"inside.url"}
    assert set(kitchen.ledger.reasons) == {b"outside.txt", b"up"}


def test_pipes_are_not_opened(kitchen: Kitchen) -> None:
    os.mkfifo(kitchen.drop / "a.url")
    assert kitchen.settle().files == 0
    assert b"a.url" in kitchen.ledger.reasons


@pytest.mark.parametrize("number", [errno.EACCES, errno.EBUSY, errno.EDEADLK, errno.EIO], ids=errno.errorcode.get)
def test_a_file_that_cannot_be_read_is_tried_again_ever_less_often(
    kitchen: Kitchen, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, number: int
) -> None:
    """Root may read everything, so the refusal comes from the door to the file itself."""
    locked = {b"a.url", b"b.url"}
    tries: list[float] = []
    read_file = folder.read_file

    def refusing(root: Path, seen: folder.SeenFile) -> bytes:
        if seen.path in locked:
            tries.append(kitchen.clock.now)
            raise OSError(number, os.strerror(number))
        return read_file(root, seen)

    monkeypatch.setattr("galley_watch.intake.taking.read_file", refusing)
    for name in ["a.url", "b.url", "c.url"]:
        kitchen.write(name, f"https://example.com/{name}")
    with caplog.at_level(logging.WARNING):
        result = kitchen.settle()
        assert (result.files, result.waiting, result.unreadable, result.next_in_seconds) == (1, 0, 2, 2.0)
        for _ in range(40):
            kitchen.scan(1.0)
    assert len(tries) == 2 * 5  # at once and after 2, 4, 8, 16 seconds
    assert len(caplog.records) == 1
    assert os.strerror(number) in kitchen.ledger.reasons[b"a.url"]
    assert b"a.url" not in kitchen.ledger.looks
    (kitchen.drop / "b.url").chmod(0o600)  # a change is worth an early try
    locked.clear()
    assert kitchen.settle().files == 1
    assert kitchen.scan(600).unreadable == 0
    assert len(kitchen.links) == 3


def test_a_file_that_changes_while_it_is_read_is_not_taken(kitchen: Kitchen, monkeypatch: pytest.MonkeyPatch) -> None:
    path = kitchen.write("links.txt")
    read_file = folder.read_file

    def late_write(root: Path, seen: folder.SeenFile) -> bytes:
        monkeypatch.undo()
        with path.open("a") as file:
            file.write("https://example.com/late\n")
        return read_file(root, seen)

    monkeypatch.setattr("galley_watch.intake.taking.read_file", late_write)
    assert kitchen.settle().files == 0
    assert kitchen.settle().files == 1
    assert len(kitchen.links) == 2


def test_the_folder_missing_is_offline_and_taken_up_again(kitchen: Kitchen, caplog: pytest.LogCaptureFixture) -> None:
    assert kitchen.intake.drop_state is DropState.STARTING
    kitchen.write("a.url")
    kitchen.settle()
    away = kitchen.drop.rename(kitchen.drop.with_name("away"))
    with caplog.at_level(logging.WARNING):
        assert kitchen.scan(1).state is DropState.OFFLINE
        assert kitchen.scan(1).next_in_seconds
    assert kitchen.intake.drop_state.value == "offline"
    assert len(caplog.records) == 1
    kitchen.drop.write_text("a file in its place")
    assert kitchen.scan(1).state is DropState.OFFLINE
    kitchen.drop.unlink()
    away.rename(kitchen.drop)
    kitchen.write("b.url", "https://example.com/b")
    assert kitchen.settle().state is DropState.WATCHING
    assert kitchen.links == ["https://example.com/a", "https://example.com/b"]
    assert kitchen.ledger.puts == 2


def test_a_broken_file_is_recorded_with_its_reason_and_read_again_when_it_changes(kitchen: Kitchen) -> None:
    (kitchen.drop / "a.url").write_bytes(b"")
    kitchen.settle()
    found = kitchen.ledger.files[b"a.url"]
    assert (found.kind, bool(found.reason)) == (FileKind.ERROR, True)
    assert kitchen.scan(1).waiting == 0
    assert kitchen.events == [FileUnreadable("a.url", "The file is empty.")]
    kitchen.write("a.url")
    assert kitchen.settle().jobs == 1


def test_a_ledger_that_cannot_be_written_loses_nothing(kitchen: Kitchen) -> None:
    kitchen.write("a.url")
    kitchen.ledger.full = True
    with pytest.raises(NotNow):
        kitchen.settle()
    kitchen.ledger.full = False
    assert kitchen.scan(1).files == 1


def test_nothing_in_the_drop_folder_is_touched(kitchen: Kitchen) -> None:
    def state() -> list[tuple[str, int, int, str]]:
        paths = [kitchen.drop, *sorted(kitchen.drop.rglob("*"))]
        return [
            (str(p), p.stat().st_mtime_ns, p.stat().st_ctime_ns, hashlib.sha256(p.read_bytes() if p.is_file() else b"").hexdigest())
            for p in paths
        ]

    for name in ["a.url", "b/c.txt", "d.part", "e.html"]:
        kitchen.write(name)
    before = state()
    kitchen.settle()
    kitchen.settle()
    assert state() == before


def test_take_present_waits_for_what_still_arrives(kitchen: Kitchen) -> None:
    for number in range(20):
        kitchen.write(f"{number}.url", f"https://example.com/{number}")
    result = asyncio.run(kitchen.intake.take_present())
    assert (result.files, result.jobs, result.waiting) == (20, 20, 0)
    assert sum(kitchen.clock.slept) < 2


def test_take_present_leaves_a_file_that_never_rests(kitchen: Kitchen) -> None:
    path = kitchen.write("links.txt")
    kitchen.write("a.url")
    sleep = kitchen.clock.sleep

    async def busy(seconds: float) -> None:
        with path.open("a") as file:
            file.write("https://example.com/more\n")
        await sleep(seconds)

    kitchen.clock.sleep = busy  # type: ignore[method-assign] # another program works while we sleep
    result = asyncio.run(kitchen.intake.take_present())
    assert (result.files, result.waiting) == (1, 1)
    assert sum(kitchen.clock.slept) < 60


def test_take_present_returns_when_the_folder_is_missing(kitchen: Kitchen) -> None:
    kitchen.drop.rmdir()
    assert asyncio.run(kitchen.intake.take_present()).state is DropState.OFFLINE


def test_the_real_ledger_takes_what_the_folder_gives(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    settings.drop_folder.mkdir()
    names = [b"a.url", b"caf\xe9.txt", b"broken.url", b"litter.part"]
    for name in names:
        path = settings.drop_folder / os.fsdecode(name)
        path.write_text("" if name == b"broken.url" else "[InternetShortcut]\nURL=https://example.com/a\n")
    clock = FakeClock()

    async def run(expected: ScanResult) -> None:
        database = open_database(settings.state_folder, clock)
        try:
            queue = Queue(database, clock, settings.fetch, lambda: 0.5)
            assert await Intake(settings, queue, clock, events=False).take_present() == expected
            looks = await queue.known_looks()
            assert sorted(looks) == sorted(names)
        finally:
            await asyncio.to_thread(database.close)

    asyncio.run(run(ScanResult(DropState.WATCHING, files=3, jobs=1)))
    asyncio.run(run(ScanResult(DropState.WATCHING)))


def running(intake: Intake, until: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        stop = asyncio.Event()
        task = asyncio.create_task(intake.run(stop))
        try:
            await until()
        finally:
            stop.set()
            await task

    asyncio.run(run())


def test_run_takes_every_file_with_events_off(kitchen: Kitchen) -> None:
    kitchen.write("a.url")
    taken: asyncio.Queue[DropEvent] = asyncio.Queue()
    kitchen.intake = Intake(kitchen.settings, kitchen.ledger, kitchen.clock, taken.put_nowait, events=False)

    async def until() -> None:
        await taken.get()
        begun = kitchen.clock.now
        kitchen.write("b.url", "https://example.com/b")
        await taken.get()
        assert kitchen.clock.now - begun <= 60 + 1 + 2

    running(kitchen.intake, until)


def test_looking_and_reading_never_hold_the_event_loop(kitchen: Kitchen, monkeypatch: pytest.MonkeyPatch) -> None:
    """By thread and not by time, which other work on the machine would stretch."""
    threads: dict[str, threading.Thread] = {}

    def watched(module: ModuleType, name: str) -> None:
        real = getattr(module, name)

        def spy(*arguments: object) -> object:
            threads[name] = threading.current_thread()
            return real(*arguments)

        monkeypatch.setattr(module, name, spy)

    for module, name in ((loop, "look_around"), (taking, "read_file"), (taking, "intake_of")):
        watched(module, name)
    kitchen.write("a.url")
    assert kitchen.settle().files == 1
    assert set(threads) == {"look_around", "read_file", "intake_of"}
    assert threading.main_thread() not in threads.values()


def test_names_that_differ_in_case_or_composition_are_files_of_their_own_and_their_links_one_job(kitchen: Kitchen) -> None:
    for name in ("Soup.url", "soup.url", "caf\u00e9.url", "cafe\u0301.url"):
        kitchen.write(name)
    present = len(list(kitchen.drop.iterdir()))  # some file systems keep one of two
    assert kitchen.settle().files == present
    assert len(kitchen.ledger.jobs) == 1


def test_a_list_rewritten_in_the_middle_drops_only_what_is_new_in_it(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    settings.drop_folder.mkdir()
    clock = FakeClock()
    path = settings.drop_folder / "links.txt"

    async def run() -> None:
        database = open_database(settings.state_folder, clock)
        try:
            queue = Queue(database, clock, settings.fetch, lambda: 0.5)
            intake = Intake(settings, queue, clock, events=False)

            async def waiting() -> int:
                return (await database.read_aside(ledger_read.counts))["jobs"]["pending"]

            async def rewrite(*names: str) -> None:
                path.write_text("".join(f"https://example.com/{name}\n" for name in names))
                await intake.take_present()

            await rewrite("a", "b", "c")
            await queue.cancel([1, 2, 3])
            await rewrite("a", "new", "b", "c")
            assert await waiting() == 1
            await rewrite("a", "new")
            await rewrite("b", "a", "new")
            assert await waiting() == 2, "taken out and put in again"
        finally:
            await asyncio.to_thread(database.close)

    asyncio.run(run())
