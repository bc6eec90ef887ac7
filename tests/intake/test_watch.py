"""The watcher wakes whoever scans, and outlives everything that ends watchfiles."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from watchfiles._rust_notify import WatchfilesRustInternalError

from galley_watch.clock import SystemClock
from galley_watch.intake import DropState, Intake
from galley_watch.watch import Watcher
from tests.intake.fakes import FakeClock, FakeLedger, settings_for


@pytest.fixture(autouse=True)
def short_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galley_watch.watch._SILENCE_MS", 300)


def identity(path: Path) -> tuple[int, int]:
    status = path.stat()
    return status.st_dev, status.st_ino


def watching(root: Path, use: Callable[[Watcher], Awaitable[None]]) -> None:
    async def run() -> None:
        watcher = Watcher(root, FakeClock())
        task = asyncio.create_task(watcher.run())
        try:
            await use(watcher)
            assert not task.done()
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    asyncio.run(run())


async def woken(watcher: Watcher, touch: Callable[[], object] | None = None) -> None:
    """Until the watcher wakes; ``touch`` again and again, as the watch may not stand yet."""
    watcher.woken.clear()
    async with asyncio.timeout(30):
        while not watcher.woken.is_set():
            if touch:
                touch()
            await asyncio.wait({asyncio.ensure_future(watcher.woken.wait())}, timeout=0.1)


def test_a_change_wakes(tmp_path: Path) -> None:
    async def use(watcher: Watcher) -> None:
        watcher.root_is(identity(tmp_path))
        await woken(watcher)  # once without any change: what came before the watch stood
        await woken(watcher, (tmp_path / "a.url").touch)

    watching(tmp_path, use)


def test_a_name_that_is_not_utf_8_does_not_end_it(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def use(watcher: Watcher) -> None:
        watcher.root_is(identity(tmp_path))
        strange = tmp_path / os.fsdecode(b"\xff.url")
        await woken(watcher)
        for _ in range(3):
            await woken(watcher, strange.touch)
        await woken(watcher, (tmp_path / "a.url").touch)

    watching(tmp_path, use)
    assert len(caplog.records) <= 1


def test_a_root_deleted_and_made_again_is_watched_again(tmp_path: Path) -> None:
    root = tmp_path / "drop"
    root.mkdir()

    async def use(watcher: Watcher) -> None:
        watcher.root_is(identity(root))
        await woken(watcher)
        shutil.rmtree(root)
        watcher.root_is(None)
        root.mkdir()
        watcher.root_is(identity(root))
        await woken(watcher, (root / "a.url").touch)

    watching(root, use)


def test_another_folder_in_the_roots_place_is_watched(tmp_path: Path) -> None:
    """As when a disk is mounted over it: the old folder still exists, so nothing tells the watch."""
    root, other = tmp_path / "drop", tmp_path / "other"
    root.mkdir()
    other.mkdir()
    place = tmp_path / "place"
    place.symlink_to(root)

    async def use(watcher: Watcher) -> None:
        watcher.root_is(identity(place))
        await woken(watcher)
        place.unlink()
        place.symlink_to(other)
        watcher.root_is(identity(place))
        await woken(watcher)
        await woken(watcher, (other / "a.url").touch)

    watching(place, use)


def test_a_root_made_again_between_two_scans_is_watched_again(tmp_path: Path) -> None:
    """The scan may not notice: file systems give a new folder the inode of the deleted one."""
    root = tmp_path / "drop"
    root.mkdir()

    async def use(watcher: Watcher) -> None:
        watcher.root_is(identity(root))
        await woken(watcher)
        shutil.rmtree(root)
        root.mkdir()
        await woken(watcher)
        await woken(watcher, (root / "a.url").touch)

    watching(root, use)


def test_a_root_that_is_missing_after_all_is_tried_again(tmp_path: Path) -> None:
    root = tmp_path / "drop"

    async def use(watcher: Watcher) -> None:
        watcher.root_is((0, 0))
        await woken(watcher)
        root.mkdir()
        await woken(watcher, (root / "a.url").touch)

    watching(root, use)


def test_a_file_is_taken_on_its_event_long_before_the_next_scan(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    settings.drop_folder.mkdir()
    ledger = FakeLedger()
    taken = asyncio.Event()

    async def run() -> None:
        stop = asyncio.Event()
        intake = Intake(settings, ledger, SystemClock(), lambda _: taken.set())
        task = asyncio.create_task(intake.run(stop))
        while intake.drop_state is not DropState.WATCHING:
            await asyncio.wait({task}, timeout=0.01)
        (settings.drop_folder / "a.url").write_text("[InternetShortcut]\nURL=https://example.com/a\n")
        async with asyncio.timeout(30):
            await taken.wait()
            stop.set()
            await task

    asyncio.run(run())


INSTANCES_USED_UP = WatchfilesRustInternalError("Error creating recommended watcher: Too many open files (os error 24)")
WATCHES_USED_UP = OSError(errno.ENOSPC, "OS file watch limit reached")


@pytest.mark.parametrize(
    ("error", "setting"), [(INSTANCES_USED_UP, "max_user_instances"), (WATCHES_USED_UP, "max_user_watches")], ids=["instances", "watches"]
)
def test_where_no_watch_is_left_the_setting_is_named_and_files_are_still_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception, setting: str
) -> None:
    """The limits are those of the whole machine: to reach them would stop others. The errors are those that watchfiles raises then."""
    settings = settings_for(tmp_path)
    settings.drop_folder.mkdir()
    taken = asyncio.Event()

    def refused(root: Path, end: asyncio.Event) -> None:
        raise error

    monkeypatch.setattr("galley_watch.watch._bursts", refused)

    async def run() -> None:
        stop = asyncio.Event()
        intake = Intake(settings, FakeLedger(), FakeClock(), lambda _: taken.set())
        task = asyncio.create_task(intake.run(stop))
        async with asyncio.timeout(30):
            while not caplog.records:
                await asyncio.wait({task}, timeout=0.01)
            (settings.drop_folder / "a.url").write_text("[InternetShortcut]\nURL=https://example.com/a\n")
            await taken.wait()
            stop.set()
            await task

    with caplog.at_level(logging.WARNING):
        asyncio.run(run())
    [record] = caplog.records
    limit = Path("/proc/sys/fs/inotify", setting)
    words = f"fs.inotify.{setting} = {limit.read_text().strip()} is reached" if limit.exists() else "the system's limit of watches"
    assert words in record.getMessage()
    assert "still found by looking" in record.getMessage()
