"""`after = "archive"`: what was taken is moved out of the way after the commit, nothing is replaced, and no list that grows is touched."""

from __future__ import annotations

import asyncio
import hashlib
import os
from contextlib import closing
from pathlib import Path

import pytest

from galley_watch import ledger_read
from galley_watch.db import open_reader
from galley_watch.errors import NotNow
from galley_watch.files.no_replace import rename_without_replacing
from galley_watch.intake import Intake
from galley_watch.intake.archive import archive_file
from galley_watch.settle import look_of
from galley_watch.values.intake import FileLook
from galley_watch.values.settings import IntakeSettings
from tests.intake.fakes import FakeClock, FakeLedger, settings_for
from tests.ledger.kit import FakeClock as LedgerClock
from tests.ledger.kit import open_queue

RECIPE = "Pancakes\n\nIngredients\n200 g flour\n2 eggs\n300 ml milk\n\nMethod\nWhisk everything.\nFry in a hot pan.\n"
MONTH = "done/1970-01"  # where the clock in hand stands


class Drop:
    def __init__(self, path: Path, after: str = "archive") -> None:
        self.settings = settings_for(path, IntakeSettings(after=after))
        self.root = self.settings.drop_folder
        self.root.mkdir(exist_ok=True)
        self.clock = FakeClock()
        self.ledger = FakeLedger()
        self.restart()

    def restart(self) -> None:
        self.intake = Intake(self.settings, self.ledger, self.clock, events=False)

    def write(self, name: str, content: str = "") -> Path:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content or f"[InternetShortcut]\nURL=https://example.com/{path.stem}\n")
        return path

    def take(self) -> None:
        for _ in range(4):
            asyncio.run(self.intake.scan_once())
            self.clock.now += 1

    def files(self) -> set[str]:
        return {str(path.relative_to(self.root)) for path in self.root.rglob("*") if path.is_file()}


@pytest.fixture
def drop(tmp_path: Path) -> Drop:
    return Drop(tmp_path)


def test_what_was_taken_is_moved_with_its_folders(drop: Drop) -> None:
    drop.write("a.url")
    drop.write("Fish/Soups/b.url")
    drop.write("pancakes.txt", RECIPE)
    drop.write("empty.url").write_text("")
    drop.write("half.url.part")
    drop.take()
    assert drop.files() == {f"{MONTH}/a.url", f"{MONTH}/Fish/Soups/b.url", f"{MONTH}/pancakes.txt", "empty.url", "half.url.part"}
    assert len(drop.ledger.jobs) == 3
    drop.take()
    drop.restart()
    drop.take()
    assert drop.ledger.puts == 4, "what lies in the archive is not read again"


def test_no_name_is_ever_replaced(drop: Drop) -> None:
    long_name = "ä" * 125 + ".url"
    for link in "abc":
        for name in ("soup.url", long_name):
            drop.write(name, f"[InternetShortcut]\nURL=https://example.com/{link}{len(name)}\n")
        drop.take()
    assert {"soup.url", "soup-2.url", "soup-3.url", long_name, "ä" * 124 + "-2.url"} <= {
        name.removeprefix(f"{MONTH}/") for name in drop.files()
    }
    assert len(drop.files()) == len(drop.ledger.jobs) == 6


def test_a_list_may_grow_and_stays(drop: Drop) -> None:
    path = drop.write("links.txt", "https://example.com/1\n")
    for number in range(2, 5):
        drop.take()
        with path.open("a") as file:
            file.write(f"https://example.com/{number}\n")
    drop.take()
    assert drop.files() == {"links.txt"}
    assert len(drop.ledger.jobs) == 4


def test_a_ledger_that_cannot_be_written_moves_nothing(drop: Drop) -> None:
    drop.write("a.url")
    drop.ledger.full = True
    with pytest.raises(NotNow):
        drop.take()
    assert drop.files() == {"a.url"}
    drop.ledger.full = False
    drop.take()
    assert drop.files() == {f"{MONTH}/a.url"}


def test_a_file_written_to_at_the_last_moment_comes_back(drop: Drop, monkeypatch: pytest.MonkeyPatch) -> None:
    path = drop.write("a.url")
    look = look_of(path.stat())

    def late(source: Path, target: Path) -> None:
        monkeypatch.undo()
        with source.open("a") as file:
            file.write("[InternetShortcut]\nURL=https://example.com/late\n")
        rename_without_replacing(source, target)

    monkeypatch.setattr("galley_watch.intake.archive.rename_without_replacing", late)
    assert archive_file(drop.root, b"a.url", look, "2026-01") is None
    assert drop.files() == {"a.url"}
    drop.take()
    assert len(drop.ledger.jobs) == 2


def test_only_the_file_that_was_looked_at_is_moved(drop: Drop, tmp_path: Path) -> None:
    assert archive_file(drop.root, b"gone.url", FileLook(1, 2, 3, 4), "2026-01") is None
    path = drop.write("a.url")
    assert archive_file(drop.root, b"a.url", FileLook(1, 2, 3, 4), "2026-01") is None
    (drop.root / "link.url").symlink_to(path)
    assert archive_file(drop.root, b"link.url", look_of(path.stat()), "2026-01") is None
    (tmp_path / "outside").mkdir()
    (drop.root / "done").symlink_to(tmp_path / "outside")
    with pytest.raises(NotADirectoryError):
        archive_file(drop.root, b"a.url", look_of(path.stat()), "2026-01")
    assert path.exists()


def test_names_that_are_no_text(drop: Drop) -> None:
    name = b"\xff\xe9.url"
    path = Path(os.fsdecode(os.fsencode(drop.root) + b"/" + name))
    for _ in range(2):
        path.write_text("[InternetShortcut]\nURL=https://example.com/a\n")
        assert archive_file(drop.root, name, look_of(path.stat()), "2026-01")
    assert sorted(os.fsencode(moved.name) for moved in (drop.root / "done/2026-01").iterdir()) == [b"\xff\xe9-2.url", b"\xff\xe9.url"]


def test_what_an_earlier_end_left_behind_is_moved_at_the_next_start(tmp_path: Path) -> None:
    """Killed between commit and move, and a list left alone for a day; on the real ledger."""
    drop = Drop(tmp_path, after="leave")
    drop.write("a.url")
    drop.write("list.txt", "https://example.com/1\n")
    grown = drop.write("grown.txt", "https://example.com/2\n")
    clock = LedgerClock()

    def take(after: str) -> None:
        settings = settings_for(tmp_path, IntakeSettings(after=after))
        with open_queue(settings.state_folder, clock) as queue:
            asyncio.run(Intake(settings, queue, clock, events=False).take_present())

    take("leave")
    assert drop.files() == {"a.url", "list.txt", "grown.txt"}
    clock.pass_seconds(60)
    with grown.open("a") as file:
        file.write("https://example.com/3\n")
    take("leave")
    take("archive")
    assert drop.files() == {"done/2023-11/a.url", "list.txt", "grown.txt"}
    clock.pass_seconds(25 * 3600)
    take("archive")
    assert drop.files() == {"done/2023-11/a.url", "done/2023-11/list.txt", "grown.txt"}


def test_the_same_file_dropped_again_after_it_was_moved_counts_as_dropped(tmp_path: Path) -> None:
    drop = Drop(tmp_path)
    clock = LedgerClock()
    with open_queue(drop.settings.state_folder, clock) as queue:

        async def drop_and_take() -> None:
            drop.write("a.url")
            await Intake(drop.settings, queue, clock, events=False).take_present()

        asyncio.run(drop_and_take())
        asyncio.run(queue.cancel([1]))
        asyncio.run(drop_and_take())
        with closing(open_reader(drop.settings.state_folder)) as reader:
            assert ledger_read.counts(reader)["jobs"]["pending"] == 1
    assert len(drop.files()) == 2


def test_leave_touches_nothing(tmp_path: Path) -> None:
    drop = Drop(tmp_path, after="leave")

    def state() -> list[tuple[str, int, int, str]]:
        paths = [drop.root, *sorted(drop.root.rglob("*"))]
        digests = [hashlib.sha256(p.read_bytes() if p.is_file() else b"").hexdigest() for p in paths]
        return [(str(p), p.stat().st_mtime_ns, p.stat().st_ctime_ns, digest) for p, digest in zip(paths, digests, strict=True)]

    for name in ("a.url", "Fish/b.url", "half.part", "links.txt"):
        drop.write(name)
    before = state()
    drop.take()
    drop.restart()
    drop.take()
    assert state() == before
    assert len(drop.ledger.jobs) == 3
